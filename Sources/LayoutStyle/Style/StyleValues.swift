/// The places of the lengths of a style, with which its functions are found.
///
/// Edges have six places, in the order top, left, bottom, right, start, end.
enum LengthPlace: UInt8 {
  case width, height, minWidth, minHeight, maxWidth, maxHeight, basis, rowGap, columnGap
  case margin = 9
  case padding = 15
  case inset = 21
  case border = 27
}

extension PackedLength {
  /// Calls `body` with the length and its place, unless the length is 0 or a keyword.
  @inline(__always)
  fileprivate mutating func visit(at place: UInt8, _ body: (inout PackedLength, UInt8) -> Void) {
    if self != .zero, !isKeyword { body(&self, place) }
  }
}

/// The edges of a style.
package struct PackedEdges: Equatable, BitwiseCopyable, Sendable {
  package var top: PackedLength
  package var left: PackedLength
  package var bottom: PackedLength
  package var right: PackedLength
  // Logical edges are ``PackedLength/unset``, or take precedence.
  package var start = PackedLength.unset
  package var end = PackedLength.unset

  init(_ edges: Edges<PackedLength>) {
    (top, left, bottom, right) = (edges.top, edges.left, edges.bottom, edges.right)
  }

  init(_ value: PackedLength) { self.init(Edges(value)) }

  /// - Parameter pack: Returns the memory for a value and its place: 0 to 5.
  init<Value>(_ edges: StyleEdges<Value>, _ pack: (Value, UInt8) -> PackedLength) {
    (top, left, bottom, right) = (pack(edges.top, 0), pack(edges.left, 1), pack(edges.bottom, 2), pack(edges.right, 3))
    if let start = edges.start { self.start = pack(start, 4) }
    if let end = edges.end { self.end = pack(end, 5) }
  }

  /// - Parameter unpack: Returns the value for the memory and its place.
  func unpacked<Value>(_ unpack: (PackedLength, UInt8) -> Value) -> StyleEdges<Value> {
    StyleEdges(
      top: unpack(top, 0), left: unpack(left, 1), bottom: unpack(bottom, 2), right: unpack(right, 3),
      start: start == .unset ? nil : unpack(start, 4), end: end == .unset ? nil : unpack(end, 5))
  }

  package var hasLogicalEdges: Bool { start != .unset || end != .unset }

  /// The physical sides; logical edges that are set take precedence.
  package func physical(isRightToLeft: Bool, isVertical: Bool) -> Edges<PackedLength> {
    unpacked { length, _ in length }.physical(isRightToLeft: isRightToLeft, isVertical: isVertical)
  }

  /// The physical sides of edges of which no logical edge is set.
  package var sides: Edges<PackedLength> { Edges(top: top, left: left, bottom: bottom, right: right) }
  package var hasVerticalPercentage: Bool { top.hasPercentage || bottom.hasPercentage }
  var hasHorizontalPercentage: Bool { left.hasPercentage || right.hasPercentage }

  fileprivate mutating func forEachLength(from place: LengthPlace, _ body: (inout PackedLength, UInt8) -> Void) {
    top.visit(at: place.rawValue, body)
    left.visit(at: place.rawValue + 1, body)
    bottom.visit(at: place.rawValue + 2, body)
    right.visit(at: place.rawValue + 3, body)
    start.visit(at: place.rawValue + 4, body)
    end.visit(at: place.rawValue + 5, body)
  }
}

/// The edges of a style that differ from their defaults.
///
/// Most styles have few, so that the others are neither hashed, compared, checked nor resolved. The bits are in the order
/// of the edges in memory.
package struct EdgeProperties: OptionSet, BitwiseCopyable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let margin = EdgeProperties(rawValue: 1 << 0)
  package static let padding = EdgeProperties(rawValue: 1 << 1)
  package static let inset = EdgeProperties(rawValue: 1 << 2)
  package static let border = EdgeProperties(rawValue: 1 << 3)

  fileprivate mutating func set(_ property: EdgeProperties, _ isSet: Bool) {
    if isSet { insert(property) } else { remove(property) }
  }
}

/// The values of a style without its functions, which trees store.
///
/// The properties fill the memory without gaps, and each value has one representation, so that equal styles have equal
/// bytes: hashes and comparisons use the memory.
package struct StyleValues: BitwiseCopyable, Sendable {
  // The sizes are the first properties: see ``StyleMemory``.
  package var width = PackedLength.automatic
  package var height = PackedLength.automatic
  package var minWidth = PackedLength.automatic
  package var minHeight = PackedLength.automatic
  package var maxWidth = PackedLength.automatic
  package var maxHeight = PackedLength.automatic
  package var basis = PackedLength.automatic
  package var grow = 0.0
  package var shrink = 1.0
  /// ``PackedLength/unset``: none.
  package var aspectRatio = PackedLength.unset
  package var rowGap = PackedLength.zero
  package var columnGap = PackedLength.zero
  package var minColumnWidth = 0.0
  package var order: Int32 = 0
  package var display = Display.flex
  package var position = Position.relative
  package var visibility = NodeVisibility.visible
  package var justifySelf = AlignSelf.auto
  package var direction = FlexDirection.row
  package var layoutDirection = WritingDirection.inherit
  package var wrap = FlexWrap.noWrap
  package var justifyContent = JustifyContent.start
  package var alignItems = AlignItems.stretch
  package var alignSelf = AlignSelf.auto
  package var alignContent = AlignContent.stretch
  package var aspectRatioIsAutomatic = false
  package var isReplaced = false
  package var boxSizing = BoxSizing.contentBox
  package var overflowX = Overflow.visible
  package var overflowY = Overflow.visible
  package var writingMode = WritingMode.inherit
  package private(set) var edges: EdgeProperties = []
  package var columns: Int16 = 0
  // The edges are the last properties: see ``StyleMemory``.
  package var margin = PackedEdges(.zero) { didSet { edges.set(.margin, margin != PackedEdges(.zero)) } }
  package var padding = PackedEdges(.zero) { didSet { edges.set(.padding, padding != PackedEdges(.zero)) } }
  package var inset = PackedEdges(.automatic) { didSet { edges.set(.inset, inset != PackedEdges(.automatic)) } }
  package var border = PackedEdges(.zero) { didSet { edges.set(.border, border != PackedEdges(.zero)) } }

  /// The values with the defaults of `rules`.
  init(_ rules: LayoutRules) {
    guard rules == .stackView else { return }
    direction = .column
    alignContent = .start
    boxSizing = .borderBox
    shrink = 0
    (minWidth, minHeight) = (.zero, .zero)
  }

  /// Whether the box is a scroll container.
  ///
  /// A scroll container on one axis is one on both axes. css-overflow-3 §3.1
  package var isScrollContainer: Bool { overflowX.scrolls || overflowY.scrolls }

  /// Whether the items are in columns of equal width.
  package var hasColumns: Bool { columns > 0 || minColumnWidth > 0 }

  /// Whether overflowing content is visible along an axis. css-overflow-3 §3.1
  package func showsOverflow(along axis: LayoutAxis) -> Bool {
    (axis == .horizontal ? overflowX : overflowY) == .visible && !isScrollContainer
  }

  /// Whether edges are named `start` or `end`, so that they depend on the layout direction.
  package var hasLogicalEdges: Bool {
    !edges.isEmpty
      && (margin.hasLogicalEdges || padding.hasLogicalEdges || inset.hasLogicalEdges || border.hasLogicalEdges)
  }

  /// Calls `body` for each length other than 0 and keywords, with its place: see ``LengthPlace``.
  @inline(never) mutating func forEachLength(_ body: (inout PackedLength, UInt8) -> Void) {
    width.visit(at: LengthPlace.width.rawValue, body)
    height.visit(at: LengthPlace.height.rawValue, body)
    minWidth.visit(at: LengthPlace.minWidth.rawValue, body)
    minHeight.visit(at: LengthPlace.minHeight.rawValue, body)
    maxWidth.visit(at: LengthPlace.maxWidth.rawValue, body)
    maxHeight.visit(at: LengthPlace.maxHeight.rawValue, body)
    basis.visit(at: LengthPlace.basis.rawValue, body)
    rowGap.visit(at: LengthPlace.rowGap.rawValue, body)
    columnGap.visit(at: LengthPlace.columnGap.rawValue, body)
    if edges.contains(.margin) { margin.forEachLength(from: .margin, body) }
    if edges.contains(.padding) { padding.forEachLength(from: .padding, body) }
    if edges.contains(.inset) { inset.forEachLength(from: .inset, body) }
    if edges.contains(.border) { border.forEachLength(from: .border, body) }
  }
}

// MARK: - Memory

/// The memory of the values of a style, which are not copied.
///
/// `width` and `height`, and edges with their default values, are neither hashed nor compared. The values have to be
/// retained as long as the memory is used.
@safe struct StyleMemory {
  private typealias Block = SIMD2<UInt64>

  private let bytes: UnsafeRawPointer
  private let edges: EdgeProperties

  @unsafe init(_ values: UnsafePointer<StyleValues>) {
    unsafe (bytes, edges) = (UnsafeRawPointer(values), values.pointee.edges)
  }

  // A function that is inlined into a loop over styles would load all blocks before the loop.
  @inline(never) func isEqual(to other: StyleMemory) -> Bool {
    guard edges == other.edges else { return false }
    var difference = Block()
    forEachBlock { offset in
      difference |= (unsafe block(at: offset)) ^ (unsafe other.block(at: offset))
    }
    return difference.x | difference.y == 0
  }

  /// A hash that is equal for equal values.
  ///
  /// - Parameter kinds: The kinds of the sizes, which are hashed, too.
  func hash(_ kinds: SizeKinds) -> UInt32 {
    // The sums of sums depend on the positions of the numbers: Fletcher's checksum.
    var sums = Block(kinds.width.bits, kinds.height.bits)
    var totals = sums
    forEachBlock { offset in
      sums &+= unsafe block(at: offset)
      totals &+= sums
    }
    var mixed: UInt64 = 0
    for index in sums.indices {
      mixed = (mixed ^ sums[index]) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ mixed >> 32 ^ totals[index]) &* 0x9E37_79B9_7F4A_7C15
    }
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }

  @unsafe private func block(at offset: Int) -> Block {
    unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Block.self)
  }

  /// Calls `body` with the offset of each block after the sizes. The last block before the edges overlaps the block
  /// before it.
  @inline(__always) private func forEachBlock(_ body: (Int) -> Void) {
    let (length, edgeLength) = (MemoryLayout<Block>.size, MemoryLayout<PackedEdges>.size)
    let firstEdges = MemoryLayout<StyleValues>.size - 4 * edgeLength
    let last = firstEdges - length
    for offset in stride(from: length, to: last, by: length) { body(offset) }
    body(last)
    if edges.isEmpty { return }
    for index in 0..<4 where edges.rawValue & 1 << UInt8(index) != 0 {
      let first = firstEdges + index * edgeLength
      for offset in stride(from: first, to: first + edgeLength, by: length) { body(offset) }
    }
  }
}
