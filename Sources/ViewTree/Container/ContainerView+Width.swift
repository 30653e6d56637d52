import Foundation
import PlatformView

extension ContainerView {
  /// Gives the view a width and the height of its content at this width, and lays it out now.
  ///
  /// ```swift
  /// card.layout(width: view.bounds.width)
  /// ```
  ///
  /// The origin of the frame stays, and so does a transform. For a view in another container, that container determines
  /// the size again in its next layout: call the method of the outermost container.
  ///
  /// - Parameter width: The width in points, finite and 0 or more. With another width, nothing changes.
  /// - Returns: The size of the view before its transform.
  @discardableResult public func layout(width: CGFloat) -> CGSize {
    guard width >= 0, width.isFinite else { return bounds.size }
    let fitting = sizeThatFits(CGSize(width: width, height: CGFloat.infinity))
    let size = CGSize(width: width, height: fitting.height)
    setLayoutFrame(CGRect(origin: layoutFrame.origin, size: size))
    performLayoutPass()
    return size
  }
}
