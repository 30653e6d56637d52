/// The widths, text sizes and directions for which a screen is checked.
///
/// ```swift
/// var settings = CheckSettings()
/// settings.widths = 320...430
/// settings.textScales = [1, 2]
/// ```
public struct CheckSettings: Equatable, Sendable {
  /// The widths of the screen, in points: each whole point of the range. Default: 320 to 1440.
  public var widths = CheckSettings.defaultWidths
  /// The text sizes, relative to the default size. Default: the twelve sizes of iOS.
  ///
  /// Values that are not finite and above 0 are ignored.
  public var textScales = CheckSettings.systemTextScales
  /// The layout directions of the screen. Default: both.
  public var directions = CheckDirection.allCases
  /// The names of items that may overlap, or be outside of the screen. Default: none.
  ///
  /// An overlap of two of these items is not a finding, nor is one of them outside of the screen.
  public var allowedOverlaps: Set<String> = []

  /// Makes the default settings.
  public init() {}

  /// The widths from the narrowest phone to a wide window.
  public static let defaultWidths = 320...1440

  /// The twelve text sizes of iOS, relative to the default size `large`.
  ///
  /// The sizes are those of the body style, 14 to 53 points, divided by 17.
  public static let systemTextScales: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map { $0 / 17 }

  /// The settings without invalid and repeated values.
  var usable: CheckSettings {
    var result = self
    result.widths = max(widths.lowerBound, 0)...max(widths.upperBound, 0)
    result.textScales = []
    for scale in textScales where scale > 0 && scale.isFinite && !result.textScales.contains(scale) {
      result.textScales.append(scale)
    }
    result.directions = CheckDirection.allCases.filter { directions.contains($0) }
    return result
  }
}

/// The layout direction of a screen.
public enum CheckDirection: UInt8, Sendable, CaseIterable {
  /// The direction from left to right.
  case leftToRight
  /// The direction from right to left.
  case rightToLeft

  /// The keyword `ltr` or `rtl`.
  public var word: String { self == .leftToRight ? "ltr" : "rtl" }
}

/// The progress of a check.
public struct CheckProgress: Equatable, Sendable {
  /// The number of layouts that have been checked.
  public var done: Int
  /// The total number of layouts.
  public var total: Int
}
