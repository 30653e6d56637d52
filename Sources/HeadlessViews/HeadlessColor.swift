import Foundation

/// A color with red, green, blue and alpha components, each from 0 to 1: `UIColor` without UIKit.
///
/// ```swift
/// view.backgroundColor = .red
/// view.backgroundColor = HeadlessColor(white: 0.5, alpha: 1)  // the same as .gray
/// ```
public struct HeadlessColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Makes a color. Numbers outside 0 … 1 are clamped; NaN becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = HeadlessColor.share(red)
    self.green = HeadlessColor.share(green)
    self.blue = HeadlessColor.share(blue)
    self.alpha = HeadlessColor.share(alpha)
  }

  /// Makes a gray: 0 is black, 1 is white. Numbers outside 0 … 1 are clamped; NaN becomes 0.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> HeadlessColor {
    HeadlessColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func share(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }
}

extension HeadlessColor {
  /// Black.
  public static let black = HeadlessColor(white: 0, alpha: 1)
  /// A gray with one third of the brightness of white.
  public static let darkGray = HeadlessColor(white: 1 / 3, alpha: 1)
  /// A gray with half of the brightness of white.
  public static let gray = HeadlessColor(white: 0.5, alpha: 1)
  /// A gray with two thirds of the brightness of white.
  public static let lightGray = HeadlessColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = HeadlessColor(white: 1, alpha: 1)
  /// Black with an opacity of 0.
  public static let clear = HeadlessColor(white: 0, alpha: 0)
  /// Red.
  public static let red = HeadlessColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = HeadlessColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = HeadlessColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = HeadlessColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = HeadlessColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = HeadlessColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = HeadlessColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = HeadlessColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = HeadlessColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
