/// The axis of a pass.
///
/// Code for both axes is written once, and compiled for each axis.
protocol StaticAxis {
  /// The other axis.
  associatedtype Perpendicular: StaticAxis
  static var axis: LayoutAxis { get }
}

/// The horizontal axis, along the width.
enum Horizontal: StaticAxis {
  typealias Perpendicular = Vertical
  static var axis: LayoutAxis { .horizontal }
}

/// The vertical axis, along the height.
enum Vertical: StaticAxis {
  typealias Perpendicular = Horizontal
  static var axis: LayoutAxis { .vertical }
}

extension StaticAxis {
  /// The number of the preferred size.
  static func number(_ sizes: PreferredSizeValues) -> Double {
    axis == .horizontal ? sizes.width : sizes.height
  }
  static func space(_ container: FlexContainer) -> AxisSpace {
    axis == .horizontal ? container.horizontal : container.vertical
  }
  static func preferredSize(_ style: Style) -> PreferredSize { axis == .horizontal ? style.width : style.height }
  static func bounds(_ style: Style) -> (minimum: MinimumSize, maximum: MaximumSize) {
    axis == .horizontal ? (style.minWidth, style.maxWidth) : (style.minHeight, style.maxHeight)
  }
  static func gap(_ style: Style) -> Length { axis == .horizontal ? style.columnGap : style.rowGap }
}

/// The kind of items in a container.
///
/// Loops over items are compiled for each kind.
protocol ItemKind {
  static var isSimple: Bool { get }
}

/// Items in a single line without special properties: see ``FlexStyle/Traits/isSimple``.
///
/// Rare properties are not tested.
enum SimpleItems: ItemKind {
  static var isSimple: Bool { true }
}

/// Items of all kinds.
enum AnyItems: ItemKind {
  static var isSimple: Bool { false }
}
