// The members of UIKit that only tests use. watchOS has no views.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public init(rotationAngle angle: CGFloat) {}
}

extension UIView {
  public var transform: CGAffineTransform {
    get { CGAffineTransform(rotationAngle: 0) }
    set {}
  }
}

@MainActor
open class UIStackView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }

  open var arrangedSubviews: [UIView] { [] }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = UIStackView.Alignment.fill
  open var spacing: CGFloat = 0

  public enum Alignment: Int, @unchecked Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }
}

extension UIColor {
  public class var black: UIColor { UIColor() }
  public class var gray: UIColor { UIColor() }
  public class var red: UIColor { UIColor() }
}
