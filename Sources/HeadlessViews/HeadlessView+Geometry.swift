import Foundation

extension HeadlessView {
  /// The smallest rectangle that contains the four transformed corners.
  var enclosingFrame: CGRect {
    let size = bounds.size
    let transform = transform
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    if transform == .identity {
      return CGRect(origin: CGPoint(x: center.x - halfWidth, y: center.y - halfHeight), size: size)
    }
    let reachX = abs(transform.m11) * halfWidth + abs(transform.m21) * halfHeight
    let reachY = abs(transform.m12) * halfWidth + abs(transform.m22) * halfHeight
    return CGRect(
      x: center.x + transform.tX - reachX, y: center.y + transform.tY - reachY, width: 2 * reachX, height: 2 * reachY)
  }
}

extension AffineTransform {
  /// Whether all six numbers are finite.
  var isUsable: Bool {
    m11.isFinite && m12.isFinite && m21.isFinite && m22.isFinite && tX.isFinite && tY.isFinite
  }
}
