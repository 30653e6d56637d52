import BoxView
import Foundation
import PlatformView
import ViewTestSupport

/// A view whose content has a fixed size.
final class SizedView: TestView {
  var natural: CGSize {
    didSet {
      invalidateIntrinsicContentSize()
      noteContent()
    }
  }

  init(_ width: CGFloat, _ height: CGFloat, _ name: String? = nil) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    boxName = name
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
  override func sizeThatFits(_ size: CGSize) -> CGSize { natural }
}

extension PlatformView {
  /// x, y, width and height.
  var numbers: [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }
}

extension BoxView {
  /// Lays out with this size.
  func layOut(_ width: CGFloat, _ height: CGFloat) {
    frame = CGRect(x: frame.minX, y: frame.minY, width: width, height: height)
    layoutIfNeeded()
  }

  /// Lays out with this width and the height that the items need.
  func layOut(width: CGFloat) {
    layOut(width, sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height)
  }
}
