/// An axis that a pass goes along. What is the same along both axes is written once, and compiled for each.
protocol LayoutAxis {
  static var axis: Axis { get }
  /// The number of the preferred size.
  static func number(_ sizes: PreferredSizeValues) -> Double
  static func space(_ container: FlexContainer) -> AxisSpace
  static func preferredSize(_ style: Style) -> PreferredSize
  static func minimumSize(_ style: Style) -> MinimumSize
  static func maximumSize(_ style: Style) -> MaximumSize
  static func gap(_ style: Style) -> Length
}

/// Along the width.
enum Horizontal: LayoutAxis {
  static var axis: Axis { .horizontal }
  @inline(__always) static func number(_ sizes: PreferredSizeValues) -> Double { sizes.width }
  @inline(__always) static func space(_ container: FlexContainer) -> AxisSpace { container.horizontal }
  static func preferredSize(_ style: Style) -> PreferredSize { style.width }
  static func minimumSize(_ style: Style) -> MinimumSize { style.minWidth }
  static func maximumSize(_ style: Style) -> MaximumSize { style.maxWidth }
  static func gap(_ style: Style) -> Length { style.columnGap }
}

/// Along the height.
enum Vertical: LayoutAxis {
  static var axis: Axis { .vertical }
  @inline(__always) static func number(_ sizes: PreferredSizeValues) -> Double { sizes.height }
  @inline(__always) static func space(_ container: FlexContainer) -> AxisSpace { container.vertical }
  static func preferredSize(_ style: Style) -> PreferredSize { style.height }
  static func minimumSize(_ style: Style) -> MinimumSize { style.minHeight }
  static func maximumSize(_ style: Style) -> MaximumSize { style.maxHeight }
  static func gap(_ style: Style) -> Length { style.rowGap }
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
