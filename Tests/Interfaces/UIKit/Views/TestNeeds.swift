// The members of UIKit that only tests use. watchOS has no views.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension CALayer {
  public func needsLayout() -> Bool { false }
}

public struct CGAffineTransform: Equatable, Sendable {
  public init(rotationAngle angle: CGFloat) {}
}

extension UIView {
  public var transform: CGAffineTransform {
    get { CGAffineTransform(rotationAngle: 0) }
    set {}
  }
}

extension UIColor {
  public class var black: UIColor { UIColor() }
  public class var gray: UIColor { UIColor() }
  public class var red: UIColor { UIColor() }
}
