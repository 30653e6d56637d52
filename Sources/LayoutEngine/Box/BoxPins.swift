/// The pins of a child of a BoxView. `BoxPins()` is what a child has that was given none: the four edges
/// pinned with `==0`.
public struct BoxPins: Equatable, Sendable, BitwiseCopyable {
  /// The pin of the top edge; `nil`: free. Default: `==0`.
  public var top: BoxPin? = BoxPin()
  /// The pin of the leading edge; `nil`: free. Default: `==0`.
  public var left: BoxPin? = BoxPin()
  /// The pin of the bottom edge; `nil`: free. Default: `==0`.
  public var bottom: BoxPin? = BoxPin()
  /// The pin of the trailing edge; `nil`: free. Default: `==0`.
  public var right: BoxPin? = BoxPin()
  /// The pin of the centre along x. Default: none.
  public var centerX: BoxPin?
  /// The pin of the centre along y. Default: none.
  public var centerY: BoxPin?
  /// The pin of the width. Default: none.
  public var width: BoxPin?
  /// The pin of the height. Default: none.
  public var height: BoxPin?
  /// The pin of the width against the container's width. Default: none.
  public var relativeWidth: BoxRelativePin?
  /// The pin of the height against the container's height. Default: none.
  public var relativeHeight: BoxRelativePin?
  /// The share along the main axis among the flex items, above 0 and up to a million, in effect no less than a millionth.
  /// Default: none.
  public var flex: Double?
  /// The priority against growing in width, 1 to 1000. Default: 250.
  public var hugX = BoxPins.defaultHugging
  /// The priority against growing in height, 1 to 1000. Default: 250.
  public var hugY = BoxPins.defaultHugging
  /// The priority against shrinking in width, 1 to 1000. Default: 750.
  public var resistX = BoxPins.defaultResistance
  /// The priority against shrinking in height, 1 to 1000. Default: 750.
  public var resistY = BoxPins.defaultResistance

  /// Whether the item keeps its natural width where other items could grow at the same cost. Default: `false`, sizes of equal rank grow
  /// by equal amounts. It chooses among the best layouts: it counts less than any priority.
  public var keepsWidth = false
  /// Whether the item keeps its natural height where other items could grow at the same cost. Default: `false`.
  public var keepsHeight = false

  /// The hugging priority of an item that names none.
  public static let defaultHugging = 250.0
  /// The compression resistance priority of an item that names none.
  public static let defaultResistance = 750.0

  /// Makes pins: the four edges pinned with `==0`.
  public init() {}
}
