/// A growable array of large trivial values with stable addresses.
///
/// The array grows by chunks, so that values are never moved and little memory is unused. The code that makes the array
/// frees it. Debug builds check each index.
@safe struct ChunkedBuffer<Element: BitwiseCopyable> {
  private var chunks: Buffer<UnsafeMutablePointer<Element>>
  private(set) var count = 0
  private var counter = AccessCounter()

  private static var chunkLength: Int { 16 }

  init() { unsafe chunks = Buffer() }

  subscript(index: Int) -> Element {
    // An address instead of a getter: large values are not copied.
    unsafeAddress { unsafe UnsafePointer(pointer(to: index)) }
    nonmutating set { unsafe pointer(to: index).pointee = newValue }
  }

  /// Returns the address of an element.
  @unsafe func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    MemoryBounds(count: count, counter).check(index)
    // A division of unsigned numbers by the length is a shift.
    let (chunk, offset) = UInt(bitPattern: index).quotientAndRemainder(dividingBy: UInt(Self.chunkLength))
    return unsafe chunks[Int(bitPattern: chunk)] + Int(bitPattern: offset)
  }

  /// Appends a copy of a variable.
  ///
  /// A large value that is not passed as `inout` would be copied for the call as well.
  mutating func append(_ element: inout Element) {
    if count % Self.chunkLength == 0 { unsafe chunks.append(.allocate(capacity: Self.chunkLength)) }
    count += 1
    unsafe pointer(to: count - 1).initialize(from: &element, count: 1)
  }

  mutating func apply(_ operation: MemoryOperation) {
    switch operation {
    case .copy:
      let other = self
      unsafe chunks = Buffer()
      count = 0
      for index in 0..<other.count { unsafe append(&other.pointer(to: index).pointee) }
    case .free:
      for index in unsafe 0..<chunks.count { unsafe chunks[index].deallocate() }
      unsafe chunks.free()
    #if COUNTING
      case .countAccesses(let counter): self.counter = counter
    #endif
    }
  }
}
