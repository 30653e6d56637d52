/// Many lists that grow, in one piece of memory: no allocation and no reference for each of them.
struct ListPool<Element: BitwiseCopyable & Sendable>: Sendable {
  private struct Span: BitwiseCopyable, Sendable {
    var start = 0
    var count = 0
    var capacity = 0
  }

  private var spans: [Span] = []
  private var storage: [Element] = []
  /// What lists left behind when they moved.
  private var abandoned = 0
  private let filler: Element

  /// Makes a pool without lists; `filler` stands where nothing stands yet.
  init(filler: Element) { self.filler = filler }

  /// Makes an empty list behind the others.
  mutating func addList() { spans.append(Span()) }

  func count(_ list: Int32) -> Int { spans[Int(list)].count }

  subscript(list: Int32, index: Int) -> Element {
    get { storage[spans[Int(list)].start + index] }
    set { storage[spans[Int(list)].start + index] = newValue }
  }

  mutating func append(_ element: Element, to list: Int32) {
    let span = spans[Int(list)]
    if span.count == span.capacity { reserve(max(4, span.capacity * 2), for: list) }
    storage[spans[Int(list)].start + span.count] = element
    spans[Int(list)].count = span.count + 1
  }

  /// Shortens a list; its memory stays with it.
  mutating func truncate(_ list: Int32, to count: Int) { spans[Int(list)].count = count }

  /// Gives a list other elements.
  mutating func replace(_ list: Int32, with elements: UnsafeBufferPointer<Element>) {
    if elements.count > spans[Int(list)].capacity {
      spans[Int(list)].count = 0
      reserve(elements.count + elements.count / 4 + 2, for: list)
    }
    let start = spans[Int(list)].start
    spans[Int(list)].count = elements.count
    storage.withUnsafeMutableBufferPointer { all in
      for index in 0..<elements.count { all[start + index] = elements[index] }
    }
  }

  /// The memory of two lists, to read.
  func withLists<Result>(
    _ first: Int32, _ second: Int32,
    _ body: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    let one = spans[Int(first)]
    let other = spans[Int(second)]
    return storage.withUnsafeBufferPointer { all in
      body(
        UnsafeBufferPointer(rebasing: all[one.start..<one.start + one.count]),
        UnsafeBufferPointer(rebasing: all[other.start..<other.start + other.count]))
    }
  }

  /// The memory of a list, to read.
  func withList<Result>(_ list: Int32, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    let span = spans[Int(list)]
    return storage.withUnsafeBufferPointer { all in
      body(UnsafeBufferPointer(rebasing: all[span.start..<span.start + span.count]))
    }
  }

  // MARK: - Memory

  /// Moves a list to the end, where it can grow.
  private mutating func reserve(_ capacity: Int, for list: Int32) {
    let old = spans[Int(list)]
    abandoned += old.capacity
    spans[Int(list)].start = storage.count
    spans[Int(list)].capacity = capacity
    storage.append(contentsOf: repeatElement(filler, count: capacity))
    storage.withUnsafeMutableBufferPointer { all in
      let start = all.count - capacity
      for index in 0..<old.count { all[start + index] = all[old.start + index] }
    }
    if abandoned > 1024, abandoned > storage.count / 2 { compact() }
  }

  /// Moves the lists together; each keeps its capacity.
  private mutating func compact() {
    var packed: [Element] = []
    packed.reserveCapacity((storage.count - abandoned) * 3 / 2)
    for list in spans.indices {
      let span = spans[list]
      spans[list].start = packed.count
      packed.append(contentsOf: storage[span.start..<span.start + span.capacity])
    }
    storage = packed
    abandoned = 0
  }
}
