#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  extension HeadlessView {
    /// A point of this view in the coordinates of `view`, or of what is around the root for `nil`. Transforms on the way count.
    public func convert(_ point: CGPoint, to view: HeadlessView?) -> CGPoint {
      let inRoot = pathToRoot.reduce(point) { point, step in step.pointInSuperview(point) }
      guard let view else { return inRoot }
      return view.pathToRoot.reversed().reduce(inRoot) { point, step in step.pointFromSuperview(point) }
    }

    /// A point of `view`, or of what is around the root for `nil`, in the coordinates of this view.
    public func convert(_ point: CGPoint, from view: HeadlessView?) -> CGPoint {
      if let view { return view.convert(point, to: self) }
      return pathToRoot.reversed().reduce(point) { point, step in step.pointFromSuperview(point) }
    }

    /// A rectangle of this view in the coordinates of `view`, or of what is around the root for `nil`: the one around its four corners.
    public func convert(_ rect: CGRect, to view: HeadlessView?) -> CGRect {
      CGRect.around(rect.corners.map { convert($0, to: view) })
    }

    /// A rectangle of `view`, or of what is around the root for `nil`, in the coordinates of this view: the one around its four corners.
    public func convert(_ rect: CGRect, from view: HeadlessView?) -> CGRect {
      CGRect.around(rect.corners.map { convert($0, from: view) })
    }

    /// This view and all above it.
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

    /// The smallest rectangle with all points; zero for none.
    fileprivate static func around(_ points: [CGPoint]) -> CGRect {
      guard let left = points.map(\.x).min(), let top = points.map(\.y).min() else { return .zero }
      let right = points.map(\.x).max() ?? left
      let bottom = points.map(\.y).max() ?? top
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
