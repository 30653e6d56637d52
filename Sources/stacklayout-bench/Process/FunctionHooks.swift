#if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc

  /// Replaces functions in all calls by the libraries of this process.
  ///
  /// Each library calls functions of other libraries through a table of addresses. The tables are found as in the
  /// dynamic linker: by the dynamic section of each loaded object, as specified by the ELF format.
  struct FunctionHooks {
    /// An entry of a table, and its original value.
    private struct Entry {
      let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
      let original: UnsafeMutableRawPointer?
    }

    private var entries: [Entry] = []

    /// Replaces functions by name.
    init(_ replacements: [String: UnsafeMutableRawPointer]) {
      let initials = Set(replacements.keys.compactMap { $0.utf8.first })
      var object = dlopen(nil, RTLD_LAZY).map { LoadedObject(linkMap: $0) }
      while let current = object {
        for (slot, name) in current.slots(beginningWith: initials) {
          guard let replacement = replacements[name], FunctionHooks.makeWritable(slot) else { continue }
          entries.append(Entry(slot: slot, original: slot.pointee))
          slot.pointee = replacement
        }
        object = current.next
      }
    }

    /// Restores the original functions.
    func remove() {
      for entry in entries { entry.slot.pointee = entry.original }
    }

    /// Tables are protected once the linker has filled them.
    private static func makeWritable(_ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Bool {
      let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) / pageSize * pageSize)
      return mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0
    }
  }

  /// An executable or a library in memory. The C library's handle begins with the address, the name and the dynamic
  /// section of the object, and the next object.
  private struct LoadedObject {
    private let linkMap: UnsafeMutableRawPointer

    init(linkMap: UnsafeMutableRawPointer) { self.linkMap = linkMap }

    private func word(_ index: Int) -> UInt { linkMap.load(fromByteOffset: index * 8, as: UInt.self) }

    var next: LoadedObject? { UnsafeMutableRawPointer(bitPattern: word(3)).map(LoadedObject.init) }

    /// The entries of the tables of addresses, with the names of their symbols. Only names that begin with one of
    /// `initials` are read, because programs have many.
    func slots(
      beginningWith initials: Set<UInt8>
    ) -> [(slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>, name: String)] {
      let section = dynamicSection()
      guard let symbols = pointer(section[.symbols]), let strings = pointer(section[.strings]) else { return [] }
      var slots: [(slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>, name: String)] = []
      for (table, size) in [(DynamicTag.calls, DynamicTag.callsSize), (.relocations, .relocationsSize)] {
        guard let relocations = pointer(section[table]), let size = section[size] else { continue }
        for offset in stride(from: 0, to: Int(size), by: LoadedObject.relocationSize) {
          let info = relocations.load(fromByteOffset: offset + 8, as: UInt64.self)
          guard LoadedObject.addressKinds.contains(UInt32(truncatingIfNeeded: info)) else { continue }
          let symbol = symbols + Int(info >> 32) * LoadedObject.symbolSize
          let name = strings + Int(symbol.load(as: UInt32.self))
          guard initials.contains(name.load(as: UInt8.self)) else { continue }
          let address = word(0) + UInt(relocations.load(fromByteOffset: offset, as: UInt64.self))
          guard let slot = UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: address) else { continue }
          slots.append((slot, String(cString: name.assumingMemoryBound(to: CChar.self))))
        }
      }
      return slots
    }

    private enum DynamicTag: UInt64 {
      case callsSize = 2
      case strings = 5
      case symbols = 6
      case relocations = 7
      case relocationsSize = 8
      case calls = 23
    }

    private static let relocationSize = 24
    private static let symbolSize = 24
    /// The kinds of relocations that consist only of the address of a symbol.
    private static let addressKinds: Set<UInt32> = {
      #if arch(x86_64)
        return [6, 7]
      #else
        return [1025, 1026]
      #endif
    }()

    private func dynamicSection() -> [DynamicTag: UInt64] {
      var values: [DynamicTag: UInt64] = [:]
      guard var entry = UnsafeRawPointer(bitPattern: word(2)) else { return values }
      while true {
        let tag = entry.load(as: UInt64.self)
        if tag == 0 { return values }
        if let known = DynamicTag(rawValue: tag) { values[known] = entry.load(fromByteOffset: 8, as: UInt64.self) }
        entry += 16
      }
    }

    /// Addresses are absolute once an object is loaded, except in the object that the kernel provides.
    private func pointer(_ value: UInt64?) -> UnsafeRawPointer? {
      guard let value, value > UInt64(word(0)) else { return nil }
      return UnsafeRawPointer(bitPattern: UInt(value))
    }
  }
#endif
