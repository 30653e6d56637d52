/// At which widths, text sizes and directions a screen is checked.
///
/// ```swift
/// var settings = CheckSettings()
/// settings.widths = 320...430
/// settings.textScales = [1, 2]
/// ```
public struct CheckSettings: Equatable, Sendable {
  /// The widths of the screen, in points: each whole point from the first to the last. Default: 320 to 1440.
  public var widths = CheckSettings.defaultWidths
  /// How many times as large as usual text is. What is not above 0 and finite is left out. Default: the twelve sizes of iOS.
  public var textScales = CheckSettings.systemTextScales
  /// The directions in which the screen reads. Default: both.
  public var directions = CheckDirection.allCases
  /// The names of items that are meant to lie over each other, or outside of the screen: an overlap of two of them is no finding, nor is one
  /// of them that is outside. Default: none.
  public var allowedOverlaps: Set<String> = []

  /// Makes settings with their defaults.
  public init() {}

  /// From the narrowest telephone to a wide window.
  public static let defaultWidths = 320...1440

  /// The twelve sizes of text that people choose from on iOS, relative to the usual one, `large`: by the sizes of the body style, 14 to 53
  /// points, over 17.
  public static let systemTextScales: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map { $0 / 17 }

  /// The settings without values that make no sense, and without repeated ones.
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

/// The direction in which a screen reads.
public enum CheckDirection: UInt8, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  /// `ltr` or `rtl`.
  public var word: String { self == .leftToRight ? "ltr" : "rtl" }
}

/// How far a check has come.
public struct CheckProgress: Equatable, Sendable {
  /// How many layouts have been checked.
  public var done: Int
  /// How many there are in all.
  public var total: Int
}
