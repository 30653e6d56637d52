import Foundation

extension HeadlessView {
  /// Converts a point of this view to the coordinates of `view`.
  ///
  /// `nil` stands for the coordinates of the root's superview. Transforms are applied.
  public func convert(_ point: CGPoint, to view: HeadlessView?) -> CGPoint {
    let inRoot = pathToRoot.reduce(point) { point, step in step.pointInSuperview(point) }
    guard let view else { return inRoot }
    return view.pathToRoot.reversed().reduce(inRoot) { point, step in step.pointFromSuperview(point) }
  }

  /// Converts a point of `view` to the coordinates of this view.
  ///
  /// `nil` stands for the coordinates of the root's superview.
  public func convert(_ point: CGPoint, from view: HeadlessView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return pathToRoot.reversed().reduce(point) { point, step in step.pointFromSuperview(point) }
  }

  /// Converts a rectangle of this view to the coordinates of `view`.
  ///
  /// `nil` stands for the coordinates of the root's superview. The result encloses the four converted corners.
  public func convert(_ rect: CGRect, to view: HeadlessView?) -> CGRect {
    CGRect.around(rect.corners.map { convert($0, to: view) })
  }

  /// Converts a rectangle of `view` to the coordinates of this view.
  ///
  /// `nil` stands for the coordinates of the root's superview. The result encloses the four converted corners.
  public func convert(_ rect: CGRect, from view: HeadlessView?) -> CGRect {
    CGRect.around(rect.corners.map { convert($0, from: view) })
  }

  /// This view and its ancestors.
  private var pathToRoot: [HeadlessView] {
    var path = [self]
    while let next = path.last?.superview { path.append(next) }
    return path
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let moved = turned(CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY), by: transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let moved = transform == .identity ? offset : turned(offset, by: transform.inverted() ?? .identity)
    return CGPoint(x: moved.x + bounds.midX, y: moved.y + bounds.midY)
  }

  private func turned(_ point: CGPoint, by transform: AffineTransform) -> CGPoint {
    CGPoint(
      x: transform.m11 * point.x + transform.m21 * point.y + transform.tX,
      y: transform.m12 * point.x + transform.m22 * point.y + transform.tY)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Returns the smallest rectangle that contains all points; zero without points.
  fileprivate static func around(_ points: [CGPoint]) -> CGRect {
    guard let left = points.map(\.x).min(), let top = points.map(\.y).min() else { return .zero }
    let right = points.map(\.x).max() ?? left
    let bottom = points.map(\.y).max() ?? top
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
