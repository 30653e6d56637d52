/// Many lists that grow, in one piece of memory: no allocation and no reference for each of them.
struct ListPool<Element: BitwiseCopyable & Sendable>: Sendable {
  private struct Extent: BitwiseCopyable, Sendable {
    var start = 0
    var count = 0
    var capacity = 0

    var range: Range<Int> { start..<start + count }
  }

  private var extents: [Extent] = []
  private var storage: ContiguousArray<Element> = []
  /// What lists left behind when they moved.
  private var abandoned = 0
  private let filler: Element

  /// Makes a pool without lists; `filler` stands where nothing stands yet.
  init(filler: Element) { self.filler = filler }

  /// Makes an empty list behind the others.
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

  /// Shortens a list; its memory stays with it.
  mutating func truncate(_ list: Int32, to count: Int) { extents[Int(list)].count = count }

  /// Gives a list other elements.
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

  /// The memory of two lists, to read.
  func withLists<Result>(_ first: Int32, _ second: Int32, _ body: (Span<Element>, Span<Element>) -> Result) -> Result {
    let all = storage.span
    return body(all.extracting(extents[Int(first)].range), all.extracting(extents[Int(second)].range))
  }

  /// The memory of a list, to read.
  func withList<Result>(_ list: Int32, _ body: (Span<Element>) -> Result) -> Result {
    body(storage.span.extracting(extents[Int(list)].range))
  }

  // MARK: - Memory

  /// Moves a list to the end, where it can grow.
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

  /// Moves the lists together; each keeps its capacity.
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
