/// Maps main and cross, start and end, to physical axes and sides. Only here do directions and right-to-left meet.
///
/// css-flexbox-1 §2 and §5
struct FlexAxes {
  /// The physical axis along which items stand.
  var main: Axis
  /// Main-start is right or bottom.
  var isMainReversed: Bool
  /// Cross-start is right or bottom.
  var isCrossReversed: Bool

  init(direction: FlexDirection, wrap: FlexWrap, isRightToLeft: Bool) {
    let wrapsInReverse = wrap == .wrapReverse
    switch direction {
    case .row, .rowReverse:
      main = .horizontal
      isMainReversed = (direction == .rowReverse) != isRightToLeft
      isCrossReversed = wrapsInReverse
    case .column, .columnReverse:
      main = .vertical
      isMainReversed = direction == .columnReverse
      isCrossReversed = wrapsInReverse != isRightToLeft
    }
  }

  var cross: Axis { main.perpendicular }
  var isRow: Bool { main == .horizontal }

  func isReversed(_ axis: Axis) -> Bool { axis == main ? isMainReversed : isCrossReversed }

  /// The value of the side at which `axis` starts.
  func start<Value>(_ edges: Edges<Value>, _ axis: Axis) -> Value {
    switch (axis, isReversed(axis)) {
    case (.horizontal, false): return edges.left
    case (.horizontal, true): return edges.right
    case (.vertical, false): return edges.top
    case (.vertical, true): return edges.bottom
    }
  }

  /// The value of the side at which `axis` ends.
  func end<Value>(_ edges: Edges<Value>, _ axis: Axis) -> Value {
    switch (axis, isReversed(axis)) {
    case (.horizontal, false): return edges.right
    case (.horizontal, true): return edges.left
    case (.vertical, false): return edges.bottom
    case (.vertical, true): return edges.top
    }
  }

  private static let sides = Edges<SideSet>(top: .top, left: .left, bottom: .bottom, right: .right)

  /// The side at which `axis` starts.
  func startSide(_ axis: Axis) -> SideSet { start(Self.sides, axis) }
  /// The side at which `axis` ends.
  func endSide(_ axis: Axis) -> SideSet { end(Self.sides, axis) }

  /// The physical position, from the top or left, of a box that stands `offset` after the start of a space.
  func physicalPosition(_ axis: Axis, offset: Double, extent: Double, in space: Double) -> Double {
    isReversed(axis) ? space - offset - extent : offset
  }
}

extension FlexDirection {
  /// Whether items stand side by side.
  var isRow: Bool { self == .row || self == .rowReverse }
  /// Whether main-start and main-end are exchanged.
  var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}
