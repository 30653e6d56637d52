/// A growable run of large plain values that stay where they are: it grows by chunks, so that no value is moved, and no memory is taken that is
/// not used soon.
///
/// Only trivial values may be stored, and whoever made it frees it. Debug builds check each index.
@safe struct ChunkedBuffer<Element: BitwiseCopyable> {
  private var chunks: Buffer<UnsafeMutablePointer<Element>>
  private(set) var count = 0
  var counter = AccessCounter()

  private static var chunkLength: Int { 16 }

  init() { unsafe chunks = Buffer() }

  init(copying other: ChunkedBuffer) {
    unsafe chunks = Buffer()
    counter = other.counter
    for index in 0..<other.count { append(other[index]) }
  }

  subscript(index: Int) -> Element {
    get { unsafe pointer(to: index).pointee }
    nonmutating set { unsafe pointer(to: index).pointee = newValue }
  }

  /// Where an element lies.
  @unsafe func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    MemoryBounds(count: count, counter).check(index)
    return unsafe chunks[index / Self.chunkLength] + index % Self.chunkLength
  }

  mutating func append(_ element: Element) {
    if count % Self.chunkLength == 0 { unsafe chunks.append(.allocate(capacity: Self.chunkLength)) }
    count += 1
    unsafe pointer(to: count - 1).initialize(to: element)
  }

  func free() {
    for index in unsafe 0..<chunks.count { unsafe chunks[index].deallocate() }
    unsafe chunks.free()
  }
}
