/// Growable lists in one contiguous buffer, without an allocation or a reference count for each list.
struct ListPool<Element: BitwiseCopyable & Sendable>: Sendable {
  private struct Extent: BitwiseCopyable, Sendable {
    var start = 0
    var count = 0
    var capacity = 0

    var range: Range<Int> { start..<start + count }
  }

  private var extents: [Extent] = []
  private var storage: ContiguousArray<Element> = []
  /// The number of elements of the buffer that lists left unused when they moved.
  private var abandoned = 0
  private let filler: Element

  /// Creates a pool without lists; `filler` fills unused elements.
  init(filler: Element) { self.filler = filler }

  /// Adds an empty list.
  mutating func addList() { extents.append(Extent()) }

  func count(_ list: Int32) -> Int { extents[Int(list)].count }

  subscript(list: Int32, index: Int) -> Element {
    get { storage[extents[Int(list)].start + index] }
    set { storage[extents[Int(list)].start + index] = newValue }
  }

  mutating func append(_ element: Element, to list: Int32) {
    let extent = extents[Int(list)]
    if extent.count == extent.capacity { reserve(max(4, extent.capacity * 2), for: list) }
    storage[extents[Int(list)].start + extent.count] = element
    extents[Int(list)].count = extent.count + 1
  }

  /// Shortens a list; its capacity is unchanged.
  mutating func truncate(_ list: Int32, to count: Int) { extents[Int(list)].count = count }

  /// Replaces the elements of a list.
  mutating func replace(_ list: Int32, with elements: Span<Element>) {
    if elements.count > extents[Int(list)].capacity {
      extents[Int(list)].count = 0
      reserve(elements.count + elements.count / 4 + 2, for: list)
    }
    let start = extents[Int(list)].start
    extents[Int(list)].count = elements.count
    var all = storage.mutableSpan
    for index in elements.indices { all[start + index] = elements[index] }
  }

  /// Calls a closure with the elements of two lists.
  func withLists<Result>(_ first: Int32, _ second: Int32, _ body: (Span<Element>, Span<Element>) -> Result) -> Result {
    let all = storage.span
    return body(all.extracting(extents[Int(first)].range), all.extracting(extents[Int(second)].range))
  }

  /// Calls a closure with the elements of a list.
  func withList<Result>(_ list: Int32, _ body: (Span<Element>) -> Result) -> Result {
    body(storage.span.extracting(extents[Int(list)].range))
  }

  // MARK: - Memory

  /// Moves a list to the end of the buffer, with a larger capacity.
  private mutating func reserve(_ capacity: Int, for list: Int32) {
    let old = extents[Int(list)]
    abandoned += old.capacity
    extents[Int(list)].start = storage.count
    extents[Int(list)].capacity = capacity
    storage.append(contentsOf: repeatElement(filler, count: capacity))
    let start = extents[Int(list)].start
    for index in 0..<old.count { storage[start + index] = storage[old.start + index] }
    if abandoned > 1024, abandoned > storage.count / 2 { compact() }
  }

  /// Removes the gaps between the lists; each list keeps its capacity.
  private mutating func compact() {
    var packed: ContiguousArray<Element> = []
    packed.reserveCapacity((storage.count - abandoned) * 3 / 2)
    for list in extents.indices {
      let extent = extents[list]
      extents[list].start = packed.count
      packed.append(contentsOf: storage[extent.start..<extent.start + extent.capacity])
    }
    storage = packed
    abandoned = 0
  }
}
