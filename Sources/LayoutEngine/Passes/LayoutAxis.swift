/// An axis that a pass goes along. What is the same along both axes is written once, and compiled for each.
protocol LayoutAxis {
  /// The other axis.
  associatedtype Perpendicular: LayoutAxis
  static var axis: Axis { get }
}

/// Along the width.
enum Horizontal: LayoutAxis {
  typealias Perpendicular = Vertical
  static var axis: Axis { .horizontal }
}

/// Along the height.
enum Vertical: LayoutAxis {
  typealias Perpendicular = Horizontal
  static var axis: Axis { .vertical }
}

extension LayoutAxis {
  /// The number of the preferred size.
  static func number(_ sizes: PreferredSizeValues) -> Double {
    axis == .horizontal ? sizes.width : sizes.height
  }
  static func space(_ container: FlexContainer) -> AxisSpace {
    axis == .horizontal ? container.horizontal : container.vertical
  }
  static func preferredSize(_ style: Style) -> PreferredSize { axis == .horizontal ? style.width : style.height }
  static func minimumSize(_ style: Style) -> MinimumSize { axis == .horizontal ? style.minWidth : style.minHeight }
  static func maximumSize(_ style: Style) -> MaximumSize { axis == .horizontal ? style.maxWidth : style.maxHeight }
  static func gap(_ style: Style) -> Length { axis == .horizontal ? style.columnGap : style.rowGap }
}

/// What the items of a container may be. Loops over items are compiled for each kind.
protocol ItemKind {
  static var isSimple: Bool { get }
}

/// Items in a single line that have nothing special: see ``FlexStyle/Traits/isSimple``. Nothing is tested for what is rare.
enum SimpleItems: ItemKind {
  static var isSimple: Bool { true }
}

/// Items of all kinds.
enum AnyItems: ItemKind {
  static var isSimple: Bool { false }
}
