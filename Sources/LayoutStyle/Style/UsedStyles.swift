/// The styles that passes read: each resolved for a writing mode.
///
/// Nodes with the same style and writing mode share a used style. A node with percentages of edges has its own, in which
/// passes store the edges, because these depend on the container. css-cascade-5 §4.5
package struct UsedStyles {
  package private(set) var records: Buffer<UsedStyle>
  private var freeRecords: Buffer<Int32>
  /// The lengths that are not resolved, at the places of ``ResolvedStyle/lengths``. The first place has the lengths of
  /// all other styles.
  package private(set) var lengths: Buffer<StyleLengths>
  private var freeLengths: Buffer<Int32>

  package init() {
    records = Buffer(minimumCapacity: StyleTable.initialCapacity)
    freeRecords = Buffer()
    lengths = Buffer()
    lengths.append(StyleLengths())
    freeLengths = Buffer()
  }

  package mutating func apply(_ operation: MemoryOperation) {
    records.apply(operation)
    freeRecords.apply(operation)
    lengths.apply(operation)
    freeLengths.apply(operation)
  }

  /// Returns the place of a style that is resolved for a writing mode; −1: none.
  ///
  /// - Parameter first: The first place of the style.
  package func find(_ axes: NodeTraits, from first: Int32) -> Int32 {
    var place = first
    while place >= 0, records[Int(place)].axes != axes { place = records[Int(place)].next }
    return place
  }

  /// Adds a resolved style without uses.
  ///
  /// - Parameter lengths: The lengths of the style, if not all of them are resolved.
  package mutating func append(_ record: UsedStyle, _ lengths: StyleLengths?) -> Int32 {
    let place = records.insert(record, reusing: &freeRecords)
    if let lengths {
      records[Int(place)].resolved.lengths = self.lengths.insert(lengths, reusing: &freeLengths)
    }
    return place
  }

  /// Returns the place of a used style for one more node: the given place, or that of a copy for this node alone.
  package mutating func share(_ place: Int32) -> Int32 {
    records[Int(place)].useCount += 1
    return records[Int(place)].resolved.flex.traits.contains(.hasPercentageEdges) ? appendCopy(of: place) : place
  }

  @inline(never) private mutating func appendCopy(of place: Int32) -> Int32 {
    var copy = records[Int(place)]
    (copy.original, copy.useCount) = (place, 1)
    return records.insert(copy, reusing: &freeRecords)
  }

  /// The place that nodes share, for the place of a node.
  package func shared(_ place: Int32) -> Int32 {
    let original = records[Int(place)].original
    return original >= 0 ? original : place
  }

  /// The number of nodes that use the style at a shared place.
  package func useCount(of place: Int32) -> Int32 { records[Int(place)].useCount }

  /// Removes the used style of a node.
  ///
  /// - Returns: The place that nodes shared, if no node uses it any more; otherwise −1.
  package mutating func remove(_ place: Int32) -> Int32 {
    let shared = shared(place)
    if shared != place { freeRecords.append(place) }
    records[Int(shared)].useCount -= 1
    return records[Int(shared)].useCount == 0 ? shared : -1
  }

  /// Frees a place without uses, which is not in the list of its style any more.
  package mutating func free(_ place: Int32) {
    freeRecords.append(place)
    let lengths = records[Int(place)].resolved.lengths
    if lengths > 0 { freeLengths.append(lengths) }
  }

  /// Removes a place from the list of its style.
  ///
  /// - Parameter first: The first place of the style.
  /// - Returns: The new first place; −1: none.
  package func unlink(_ place: Int32, from first: Int32) -> Int32 {
    let next = records[Int(place)].next
    if first == place { return next }
    var previous = first
    while records[Int(previous)].next != place { previous = records[Int(previous)].next }
    records[Int(previous)].next = next
    return first
  }

  // MARK: - Percentages of edges

  /// Stores the edges of a node that has its own used style.
  package func setEdges(_ place: Int32, _ margin: Edges<Double>, _ inset: Edges<Double>) {
    records[Int(place)].resolved.setEdges(margin, inset)
  }

  /// Counts the percentages of a node's edges as 0 again.
  package func forgetEdges(_ place: Int32) {
    let original = records[Int(place)].original
    if original >= 0 { records[Int(place)].resolved = records[Int(original)].resolved }
  }
}

/// A style of the ``StyleTable`` as passes read it.
package struct UsedStyle: BitwiseCopyable {
  package fileprivate(set) var resolved: ResolvedStyle
  /// The index of the style in the ``StyleTable``.
  package let style: Int32
  /// The traits for which the style is resolved.
  package let axes: NodeTraits
  /// The next used style of the same style; −1: none.
  package fileprivate(set) var next: Int32
  /// The place that nodes share, of which this one is the copy for a node with percentages of edges; −1: none.
  fileprivate var original: Int32 = -1
  /// The number of nodes that use the style, including those with a copy.
  fileprivate var useCount: Int32 = 0

  package init(_ resolved: ResolvedStyle, ofStyle style: Int32, _ axes: NodeTraits, next: Int32) {
    (self.resolved, self.style, self.axes, self.next) = (resolved, style, axes, next)
  }
}

extension Buffer {
  /// Stores an element at the last free place, or after all elements if no place is free.
  ///
  /// - Returns: The place of the element.
  fileprivate mutating func insert(_ element: Element, reusing freePlaces: inout Buffer<Int32>) -> Int32 {
    guard let place = freePlaces.popLast() else {
      append(element)
      return Int32(count - 1)
    }
    self[Int(place)] = element
    return place
  }
}
