import Foundation
import PlatformView
import StackViewLayout
import ViewTestSupport

/// A stack of pictures or labels, for examples of documentation.
struct ExampleStack {
  let stack = StackView()
  let views: [PlatformView]

  /// A stack of pictures of these sizes, width and height.
  init(_ sizes: [CGFloat]...) {
    views = sizes.map { TestImageView(image: TestImage(size: CGSize(width: $0[0], height: $0[1]))) }
    for view in views { stack.addItem(view) }
  }

  /// A stack of labels: 8 points a letter, 16 a line.
  init(texts: String...) {
    views = texts.map { TestLabel($0) }
    for view in views { stack.addItem(view) }
  }

  subscript(index: Int) -> StackItem { views[index].item }

  /// Lays the stack out; the frames of its views, as x, y, width and height.
  func frames(_ width: CGFloat, _ height: CGFloat) -> [[CGFloat]] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return views.map(\.numbers)
  }

  /// The size that fits a width, or indefinite space.
  func fitting(_ width: CGFloat = .infinity, _ height: CGFloat = .infinity) -> [CGFloat] {
    let size = stack.sizeThatFits(CGSize(width: width, height: height))
    return [size.width, size.height]
  }
}

extension PlatformView {
  /// The frame as x, y, width and height, to a thousandth of a point.
  var numbers: [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
  }
}

/// A picture of this size.
func picture(_ width: CGFloat, _ height: CGFloat) -> TestImageView {
  TestImageView(image: TestImage(size: CGSize(width: width, height: height)))
}
