/// A shared library in the ELF format, generated at run time, that only defines symbols.
///
/// A library that was built as a module of another program refers to that program's variables, and cannot be opened
/// without them, even if it never uses them. This library provides an address for each variable.
struct SymbolLibrary {
  private let names: [String]
  private var bytes: [UInt8] = []

  /// The number of zero bytes to which each symbol points.
  private static let symbolSize = 512
  private static let headerSize = 64
  private static let programHeaderSize = 56
  private static let symbolEntrySize = 24

  /// The bytes of the file for 64-bit little-endian machines; `nil` on other machines.
  static func bytes(defining names: [String]) -> [UInt8]? {
    guard let machine else { return nil }
    var library = SymbolLibrary(names: names)
    library.write(machine: machine)
    return library.bytes
  }

  private static var machine: UInt16? {
    #if arch(x86_64)
      return 62
    #elseif arch(arm64)
      return 183
    #else
      return nil
    #endif
  }

  private init(names: [String]) { self.names = names }

  /// The offsets of the parts of the file.
  private struct Parts {
    var hash: Int
    var symbols: Int
    var strings: Int
    var stringsSize: Int
    var dynamic: Int
    var data: Int
    var end: Int
  }

  private var parts: Parts {
    let hash = SymbolLibrary.headerSize + 2 * SymbolLibrary.programHeaderSize
    // One bucket: the entries of the hash table are a chain of all symbols.
    let symbols = SymbolLibrary.aligned(hash + 4 * (3 + names.count + 1))
    let strings = symbols + SymbolLibrary.symbolEntrySize * (names.count + 1)
    let stringsSize = names.reduce(1) { $0 + $1.utf8.count + 1 }
    let dynamic = SymbolLibrary.aligned(strings + stringsSize)
    let data = dynamic + 16 * 6
    return Parts(
      hash: hash, symbols: symbols, strings: strings, stringsSize: stringsSize, dynamic: dynamic, data: data,
      end: data + SymbolLibrary.symbolSize * names.count)
  }

  private static func aligned(_ offset: Int) -> Int { (offset + 15) / 16 * 16 }

  private mutating func write(machine: UInt16) {
    let parts = parts
    writeHeader(machine: machine)
    // The whole file, readable and writable; and the dynamic section.
    writeProgramHeader(type: 1, offset: 0, size: parts.end, alignment: 4096)
    writeProgramHeader(type: 2, offset: parts.dynamic, size: 16 * 6, alignment: 8)
    writeHashTable()
    pad(to: parts.symbols)
    writeSymbols(data: parts.data)
    for name in [""] + names { bytes += Array(name.utf8) + [0] }
    pad(to: parts.dynamic)
    let entries = [(4, parts.hash), (5, parts.strings), (6, parts.symbols), (10, parts.stringsSize), (11, 24), (0, 0)]
    for (tag, value) in entries {
      put(UInt64(tag))
      put(UInt64(value))
    }
    pad(to: parts.end)
  }

  private mutating func writeHeader(machine: UInt16) {
    bytes += [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    put(UInt16(3))
    put(machine)
    put(UInt32(1))
    put(UInt64(0))
    put(UInt64(SymbolLibrary.headerSize))
    put(UInt64(0))
    put(UInt32(0))
    for half in [SymbolLibrary.headerSize, SymbolLibrary.programHeaderSize, 2, 64, 0, 0] { put(UInt16(half)) }
  }

  private mutating func writeProgramHeader(type: UInt32, offset: Int, size: Int, alignment: Int) {
    put(type)
    put(UInt32(6))
    for value in [offset, offset, offset, size, size, alignment] { put(UInt64(value)) }
  }

  private mutating func writeHashTable() {
    let count = UInt32(names.count)
    put(UInt32(1))
    put(count + 1)
    put(UInt32(names.isEmpty ? 0 : 1))
    put(UInt32(0))
    for index in 0..<count { put(index + 1 < count ? index + 2 : UInt32(0)) }
  }

  private mutating func writeSymbols(data: Int) {
    for _ in 0..<3 { put(UInt64(0)) }
    var nameOffset = 1
    for (index, name) in names.enumerated() {
      put(UInt32(nameOffset))
      // A global object, in some section.
      bytes += [0x11, 0]
      put(UInt16(1))
      put(UInt64(data + index * SymbolLibrary.symbolSize))
      put(UInt64(SymbolLibrary.symbolSize))
      nameOffset += name.utf8.count + 1
    }
  }

  private mutating func pad(to size: Int) { bytes += [UInt8](repeating: 0, count: max(size - bytes.count, 0)) }

  private mutating func put<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes += Array($0) }
  }
}
