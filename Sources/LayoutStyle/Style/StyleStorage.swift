/// The memory of a style, which copies of the style and trees share.
///
/// The values have a stable address, and are read and changed without checks for exclusive access at run time.
final class StyleStorage: ManagedBuffer<StyleFunctions?, StyleValues> {
  // The memory of styles with the defaults of a set of rules. It is never changed, because it has two owners at least
  // while a style shares it.
  nonisolated(unsafe) private static let css = make(StyleValues(.css), nil)
  nonisolated(unsafe) private static let stackView = make(StyleValues(.stackView), nil)

  static func defaults(_ rules: LayoutRules) -> StyleStorage { unsafe rules == .css ? css : stackView }

  static func make(_ values: StyleValues, _ functions: StyleFunctions?) -> StyleStorage {
    // `create` makes an instance of the class on which it is called. The class is named, because Embedded Swift does not
    // know the size of an instance of a class that is not constant.
    let buffer = StyleStorage.create(minimumCapacity: 1) { _ in functions }
    let storage = unsafe unsafeDowncast(buffer, to: StyleStorage.self)
    unsafe storage.address.initialize(to: values)
    return storage
  }

  func copy() -> StyleStorage { unsafe .make(address.pointee, functions) }

  /// The functions of the values.
  var functions: StyleFunctions? {
    // An address instead of the property `header`, whose accesses are checked.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(withUnsafeMutablePointerToHeader { unsafe $0 }) }
    unsafeMutableAddress { unsafe withUnsafeMutablePointerToHeader { unsafe $0 } }
  }

  /// The address of the values. The values are trivial, so that the memory is freed without a `deinit`.
  @unsafe var address: UnsafeMutablePointer<StyleValues> {
    @inline(__always) get { unsafe withUnsafeMutablePointerToElements { unsafe $0 } }
  }
}

/// A trivial reference to the memory of a style, which does not retain the memory.
///
/// A ``StyleTable`` retains and releases the memory of its styles explicitly.
@safe struct StyleReference: BitwiseCopyable, Equatable {
  private let storage: Unmanaged<StyleStorage>

  /// - Parameter storage: The memory, which has to be retained as long as the reference is used.
  @inline(__always) init(_ storage: StyleStorage) { unsafe self.storage = .passUnretained(storage) }

  static func == (first: StyleReference, second: StyleReference) -> Bool { first.identifier == second.identifier }

  func retain() { _ = unsafe storage.retain() }

  func release() { unsafe storage.release() }

  /// The address of the memory.
  @inline(__always) var identifier: UInt { UInt(bitPattern: unsafe storage.toOpaque()) }

  @unsafe @inline(__always) var address: UnsafePointer<StyleValues> {
    unsafe UnsafePointer(storage._withUnsafeGuaranteedRef { unsafe $0.address })
  }

  /// The values, which are not copied.
  var values: StyleValues {
    @inline(__always) unsafeAddress { unsafe address }
  }

  @inline(__always) var memory: StyleMemory { unsafe StyleMemory(address) }

  /// A style that shares the memory.
  var style: Style { unsafe Style(storage.takeUnretainedValue()) }
}
