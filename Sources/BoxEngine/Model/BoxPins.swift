import LayoutEngine

/// The pins of a child of a BoxView.
///
/// `BoxPins()` are the pins of a child for which no pins are set: the four edges are pinned with `==0`.
public struct BoxPins: Equatable, Sendable, BitwiseCopyable {
  /// The pin of the top edge; `nil`: no constraint. Default: `==0`.
  public var top: BoxPin? = BoxPin()
  /// The pin of the leading edge; `nil`: no constraint. Default: `==0`.
  public var left: BoxPin? = BoxPin()
  /// The pin of the bottom edge; `nil`: no constraint. Default: `==0`.
  public var bottom: BoxPin? = BoxPin()
  /// The pin of the trailing edge; `nil`: no constraint. Default: `==0`.
  public var right: BoxPin? = BoxPin()
  /// The pin of the center along x. Default: none.
  public var centerX: BoxPin?
  /// The pin of the center along y. Default: none.
  public var centerY: BoxPin?
  /// The baseline that the item shares with other items of its container. Default: none.
  ///
  /// All items of one horizontal container with the same value have this baseline at the same height: a required
  /// constraint. Items of a vertical container are not aligned by baselines. See ``BoxBaseline``.
  public var baseline: BoxBaseline?
  /// The pin of the width. Default: none.
  public var width: BoxPin?
  /// The pin of the height. Default: none.
  public var height: BoxPin?
  /// The pin of the width relative to the container's width. Default: none.
  public var relativeWidth: BoxRelativePin?
  /// The pin of the height relative to the container's height. Default: none.
  public var relativeHeight: BoxRelativePin?
  /// The share of the item among the flex items along the main axis. Default: none.
  ///
  /// The number is greater than 0 and at most a million. Numbers below a millionth count as a millionth.
  public var flex: Double?
  /// The space between the item and the next one, in place of the container's ``BoxContainer/spacing``. Default: none.
  ///
  /// As the spacing, the gap is added to the pins on both sides. The gap of the last item has no effect.
  public var gap: Double?
  /// The content-hugging priority of the width, 1 to 1000. Default: 250.
  ///
  /// Required pins outrank hugging and resistance of priority 1000, which outrank all other pins.
  public var hugX = BoxPins.defaultHugging
  /// The content-hugging priority of the height, 1 to 1000. Default: 250.
  public var hugY = BoxPins.defaultHugging
  /// The compression-resistance priority of the width, 1 to 1000. Default: 750.
  public var resistX = BoxPins.defaultResistance
  /// The compression-resistance priority of the height, 1 to 1000. Default: 750.
  public var resistY = BoxPins.defaultResistance

  /// Whether the item keeps its natural width where other items can grow at the same cost. Default: `false`.
  ///
  /// With `false`, sizes of equal priority grow by equal amounts. The property selects one of the optimal layouts: it
  /// ranks below every priority level.
  public var keepsWidth = false
  /// Whether the item keeps its natural height where other items can grow at the same cost. Default: `false`.
  public var keepsHeight = false

  /// The content-hugging priority of an item that specifies none.
  public static let defaultHugging = 250.0
  /// The compression-resistance priority of an item that specifies none.
  public static let defaultResistance = 750.0

  /// The level of hugging and resistance of priority 1000: just below that of required pins, and above that of all
  /// optional pins.
  ///
  /// The level is the greatest number below 1000. An optional pin of exactly this priority is on the same level.
  package static var strongestContentLevel: Double { 1000.0.nextDown }

  /// Returns the level at which content of a hugging or resistance priority competes with pins.
  package static func contentLevel(ofPriority priority: Double) -> Double { min(priority, strongestContentLevel) }

  /// Returns the priority that is set for a level.
  package static func priority(ofLevel level: Double) -> Double { level == strongestContentLevel ? 1000 : level }

  /// Creates pins: the four edges are pinned with `==0`.
  public init() {}
}
