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
  static func number(_ sizes: SizeNumbers) -> Double {
    axis == .horizontal ? sizes.width : sizes.height
  }
  static func space(_ container: FlexContainer) -> AxisSpace {
    axis == .horizontal ? container.horizontal : container.vertical
  }
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
