/// The size of a node, its placement in its container, and the layout of its children.
///
/// `Style(.css)` and `Style(.stackView)` hold the defaults of the two sets of rules. `Style()` is the same as
/// `Style(.css)`.
///
/// All lengths are in points. When a tree stores a style, it replaces each invalid value by the default of the
/// property. A value is invalid if it is NaN, infinite, too large (see <doc:Limits>), or negative where the property
/// requires a nonnegative value. ``LayoutTree/issues(below:)`` reports the invalid values.
///
/// Copies of a style share their memory until one of them is changed.
public struct Style: @unchecked Sendable {
  // The style is Sendable although it refers to mutable memory: only the sole owner changes the memory.
  private(set) var storage: StyleStorage

  /// Makes a style with the defaults of `rules`.
  public init(_ rules: LayoutRules = .css) { storage = .defaults(rules) }

  init(_ values: StyleValues, _ functions: StyleFunctions?) { storage = .make(values, functions) }

  init(_ storage: StyleStorage) { self.storage = storage }

  /// The memory of the style, which is not retained.
  @inline(__always) var reference: StyleReference { StyleReference(storage) }

  private mutating func makeStorageUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }

  /// Whether two styles share their memory. Styles that share it are equal; equal styles may have memory of their own.
  package func sharesMemory(with other: Style) -> Bool { storage === other.storage }

  /// Makes the style equal to another one, without new memory if no other style shares that of this one.
  package mutating func takeValues(of other: Style) {
    guard isKnownUniquelyReferenced(&storage), storage.functions == nil, other.storage.functions == nil else {
      storage = other.storage
      return
    }
    unsafe storage.address.pointee = other.storage.address.pointee
  }

  package var values: StyleValues {
    // Addresses instead of a getter and a setter: large values are not copied.
    unsafeAddress { unsafe UnsafePointer(storage.address) }
    unsafeMutableAddress {
      makeStorageUnique()
      return unsafe storage.address
    }
  }

  /// The functions of ``values``.
  private(set) var functions: StyleFunctions? {
    get { storage.functions }
    set {
      makeStorageUnique()
      storage.functions = newValue
    }
  }

  /// Whether the node takes part in the layout. Default: `flex`.
  public var display: Display {
    get { values.display }
    set { values.display = newValue }
  }
  /// Whether the node is in the flow or out of the flow. Default: `relative`.
  public var position: Position {
    get { values.position }
    set { values.position = newValue }
  }
  /// Whether the node is visible. Default: `visible`.
  public var visibility: NodeVisibility {
    get { values.visibility }
    set { values.visibility = newValue }
  }
  /// The alignment along a line of text of an item in its column, and of an absolute child between its insets: `left` and
  /// `right`, or `top` and `bottom` where lines are vertical. Default: `auto`, which is `stretch` in a column.
  ///
  /// The property has no effect on items in the flow of a container without ``columns``.
  public var justifySelf: AlignSelf {
    get { values.justifySelf }
    set { values.justifySelf = newValue }
  }
  /// The position in the layout order: ascending, then document order for equal values. Default: 0.
  public var order: Int32 {
    get { values.order }
    set { values.order = newValue }
  }
  /// The distances from the containing block (absolute), or the offset (relative). Default: `auto`.
  ///
  /// The containing block is a padding box.
  public var inset: StyleEdges<AutoLength> {
    get { unpacked(values.inset, .inset) }
    set { values.inset = pack(newValue, from: .inset) }
  }
  /// The space outside the border. Default: 0.
  public var margin: StyleEdges<AutoLength> {
    get { unpacked(values.margin, .margin) }
    set { values.margin = pack(newValue, from: .margin) }
  }
  /// The space between border and content, not negative. Default: 0.
  public var padding: StyleEdges<Length> {
    get { unpacked(values.padding, .padding) }
    set { values.padding = pack(newValue, from: .padding) }
  }
  /// The border widths in points, not negative. Default: 0.
  public var border: StyleEdges<Double> {
    get { values.border.unpacked { number, _ in number.points } }
    set { values.border = PackedEdges(newValue) { number, _ in PackedLength(points: number) } }
  }
  /// The main axis. Default: `row` (css), `column` (stackView).
  public var direction: FlexDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The layout direction, which determines the start and end sides. Default: `inherit`.
  public var layoutDirection: WritingDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// Whether the container has one line or several lines. Default: `noWrap`.
  public var wrap: FlexWrap {
    get { values.wrap }
    set { values.wrap = newValue }
  }
  /// The distribution of free space along the main axis. Default: `start`.
  public var justifyContent: JustifyContent {
    get { values.justifyContent }
    set { values.justifyContent = newValue }
  }
  /// The alignment of items across their line. Default: `stretch`.
  public var alignItems: AlignItems {
    get { values.alignItems }
    set { values.alignItems = newValue }
  }
  /// The alignment of this node in its container. Default: `auto`.
  public var alignSelf: AlignSelf {
    get { values.alignSelf }
    set { values.alignSelf = newValue }
  }
  /// The distribution of the cross size among lines. Default: `stretch` (css), `start` (stackView).
  public var alignContent: AlignContent {
    get { values.alignContent }
    set { values.alignContent = newValue }
  }
  /// The space between lines of a row and between items of a column. Default: 0.
  public var rowGap: Length {
    get { unpacked(values.rowGap, LengthPlace.rowGap.rawValue) }
    set { values.rowGap = pack(newValue, at: LengthPlace.rowGap.rawValue) }
  }
  /// The space between items of a row and between lines of a column. Default: 0.
  public var columnGap: Length {
    get { unpacked(values.columnGap, LengthPlace.columnGap.rawValue) }
    set { values.columnGap = pack(newValue, at: LengthPlace.columnGap.rawValue) }
  }
  /// The number of columns of equal width in which the items are placed, from 0 to 10,000. Default: 0, no columns.
  ///
  /// With columns, the items are placed in rows of as many items as there are columns, whatever their sizes are: ``direction``
  /// `column` counts as `row`, and ``wrap`` `noWrap` as `wrap`. The columns and the gaps between them take the full width. An
  /// item is sized and aligned in its column as across a flex column, by ``justifySelf``; its flex factors and `basis` have no
  /// effect. With ``minColumnWidth``, the number is the largest number of columns.
  ///
  /// The columns are those of `grid-template-columns: repeat(columns, minmax(0, 1fr))`. css-grid-2 §7.2
  public var columns: Int {
    get { Int(values.columns) }
    set { values.columns = Int16(clamping: newValue) }
  }
  /// The least width of the columns in which the items are placed, in points, 0 or more. Default: 0.
  ///
  /// There are as many ``columns`` as fit, and at least one.
  ///
  /// The columns are those of `grid-template-columns: repeat(auto-fill, minmax(minColumnWidth, 1fr))`. css-grid-2 §7.2.3.2
  public var minColumnWidth: Double {
    get { values.minColumnWidth }
    // Adding 0 removes the sign of a negative zero, and equal values have equal bits.
    set { values.minColumnWidth = newValue.isNaN ? .nan : newValue + 0 }
  }
  /// The flex grow factor: the node's share of positive free space, 0 or more. Default: 0.
  public var grow: Double {
    get { values.grow }
    // Adding 0 removes the sign of a negative zero, and equal values have equal bits.
    set { values.grow = newValue.isNaN ? .nan : newValue + 0 }
  }
  /// The flex shrink factor, 0 or more, weighted by the flex base size. Default: 1 (css), 0 (stackView).
  ///
  /// The factor is the node's share of negative free space.
  public var shrink: Double {
    get { values.shrink }
    // Adding 0 removes the sign of a negative zero, and equal values have equal bits.
    set { values.shrink = newValue.isNaN ? .nan : newValue + 0 }
  }
  /// The flex basis: the main size before free space is distributed. Default: `auto`.
  public var basis: FlexBasis {
    get { unpacked(values.basis, LengthPlace.basis.rawValue) }
    set { values.basis = pack(newValue, at: LengthPlace.basis.rawValue) }
  }
  /// The preferred width. Default: `auto`.
  public var width: PreferredSize {
    get { unpacked(values.width, LengthPlace.width.rawValue) }
    set { values.width = pack(newValue, at: LengthPlace.width.rawValue) }
  }
  /// The preferred height. Default: `auto`.
  public var height: PreferredSize {
    get { unpacked(values.height, LengthPlace.height.rawValue) }
    set { values.height = pack(newValue, at: LengthPlace.height.rawValue) }
  }
  /// The minimum width, which takes precedence over the maximum width. Default: `auto` (css), 0 (stackView).
  public var minWidth: MinimumSize {
    get { unpacked(values.minWidth, LengthPlace.minWidth.rawValue) }
    set { values.minWidth = pack(newValue, at: LengthPlace.minWidth.rawValue) }
  }
  /// The minimum height, which takes precedence over the maximum height. Default: `auto` (css), 0 (stackView).
  public var minHeight: MinimumSize {
    get { unpacked(values.minHeight, LengthPlace.minHeight.rawValue) }
    set { values.minHeight = pack(newValue, at: LengthPlace.minHeight.rawValue) }
  }
  /// The maximum width. Default: `none`.
  public var maxWidth: MaximumSize {
    get { unpacked(values.maxWidth, LengthPlace.maxWidth.rawValue) }
    set { values.maxWidth = pack(newValue, at: LengthPlace.maxWidth.rawValue) }
  }
  /// The maximum height. Default: `none`.
  public var maxHeight: MaximumSize {
    get { unpacked(values.maxHeight, LengthPlace.maxHeight.rawValue) }
    set { values.maxHeight = pack(newValue, at: LengthPlace.maxHeight.rawValue) }
  }
  /// The preferred aspect ratio, width ÷ height, above 0. Default: `nil`, none.
  public var aspectRatio: Double? {
    get { values.aspectRatio.fixedPoints }
    set { values.aspectRatio = newValue.map { PackedLength(points: $0) } ?? .unset }
  }
  /// Whether the aspect ratio applies to the content box, regardless of ``boxSizing``. Default: `false`.
  ///
  /// The value `true` corresponds to CSS's `auto` together with a ratio. css-sizing-4 §5.1
  public var aspectRatioIsAutomatic: Bool {
    get { values.aspectRatioIsAutomatic }
    set { values.aspectRatioIsAutomatic = newValue }
  }
  /// Whether the content of a leaf has a natural size and ratio, as an image has: a replaced element. Default: `false`.
  ///
  /// ``aspectRatio`` is then the natural ratio, unless another preferred ratio is set. The property has an effect under
  /// CSS's rules only. css-sizing-3 §5.1
  public var isReplaced: Bool {
    get { values.isReplaced }
    set { values.isReplaced = newValue }
  }
  /// The box that the sizes refer to. Default: `contentBox` (css), `borderBox` (stackView).
  public var boxSizing: BoxSizing {
    get { values.boxSizing }
    set { values.boxSizing = newValue }
  }
  /// The handling of content that is wider than the box. Default: `visible`.
  ///
  /// Scroll containers have no automatic minimum size.
  public var overflowX: Overflow {
    get { values.overflowX }
    set { values.overflowX = newValue }
  }
  /// The handling of content that is higher than the box. Default: `visible`.
  ///
  /// Scroll containers have no automatic minimum size.
  public var overflowY: Overflow {
    get { values.overflowY }
    set { values.overflowY = newValue }
  }
  /// The axis of lines of text, which determines the axes of rows and columns. Default: `inherit`.
  ///
  /// The property has no effect on containers of a ``ContainerKind``.
  public var writingMode: WritingMode {
    get { values.writingMode }
    set { values.writingMode = newValue }
  }
}

extension Style: Equatable {
  /// Whether all properties of two styles are equal. Copies are equal without a comparison of the properties.
  public static func == (first: Style, second: Style) -> Bool {
    if first.storage === second.storage { return true }
    return withExtendedLifetime((first, second)) {
      first.reference.memory.isEqual(to: second.reference.memory) && first.values.width == second.values.width
        && first.values.height == second.values.height && first.functions == second.functions
    }
  }
}

// MARK: - Packing

extension Style {
  private func unpacked<Value: PackedValue>(_ packed: PackedLength, _ place: UInt8) -> Value {
    if let keyword = packed.keyword { return Value(keyword) }
    if packed.isFunction, let expression = functions?.expression(at: place) { return .length(Length(expression)) }
    return .length(Length(packed))
  }

  private mutating func pack<Value: PackedValue>(_ value: Value, at place: UInt8) -> PackedLength {
    let length = value.plainLength
    if functions != nil || length?.expression != nil { functions = functions.setting(length?.expression, at: place) }
    guard let length else { return PackedLength(value.packedKeyword) }
    return length.expression == nil ? length.number : PackedLength(function: 0)
  }

  private func unpacked<Value: PackedValue>(_ packed: PackedEdges, _ place: LengthPlace) -> StyleEdges<Value> {
    packed.unpacked { unpacked($0, place.rawValue + $1) }
  }

  private mutating func pack<Value: PackedValue>(_ edges: StyleEdges<Value>, from place: LengthPlace) -> PackedEdges {
    if let functions {
      // Logical edges that are not set any more have no functions.
      self.functions = (place.rawValue..<place.rawValue + 6).reduce(functions) { $0.setting(nil, at: $1) }
    }
    return PackedEdges(edges) { pack($0, at: place.rawValue + $1) }
  }
}

extension Style {
  /// The row gap and the column gap together.
  ///
  /// The getter returns the row gap.
  public var gap: Length {
    get { rowGap }
    set {
      rowGap = newValue
      columnGap = newValue
    }
  }

  /// The overflow of both axes together.
  ///
  /// The getter returns the overflow of the horizontal axis.
  public var overflow: Overflow {
    get { overflowX }
    set { (overflowX, overflowY) = (newValue, newValue) }
  }

  /// Whether the items are in columns of equal width.
  package var hasColumns: Bool { values.hasColumns }

  /// The direction in which items are placed: with ``columns``, always that of a row.
  package var usedDirection: FlexDirection {
    hasColumns ? (direction.isReverse ? .rowReverse : .row) : direction
  }

  /// Whether items are placed in the direction of lines of text, or against it.
  package var isRow: Bool { hasColumns || direction.isRow }

  /// Whether the container has one line or several lines: with ``columns``, always several.
  package var usedWrap: FlexWrap {
    guard hasColumns else { return wrap }
    return wrap == .wrapReverse || wrap == .balanceReverse ? .wrapReverse : .wrap
  }

  /// Whether overflowing content is visible along an axis. css-overflow-3 §3.1
  package func showsOverflow(along axis: LayoutAxis) -> Bool { values.showsOverflow(along: axis) }
}
