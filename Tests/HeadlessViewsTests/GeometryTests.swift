import Foundation
import HeadlessViews
import Testing

@Suite("Frames, bounds and transforms")
struct GeometryTests {
  private let view = HeadlessView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
  private let target = CGRect(x: 103.67, y: -16, width: 168.33, height: 34)

  /// A quarter turn, a scale and a shift.
  private static let transforms = [
    AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 0, tY: 0),
    AffineTransform(m11: 2, m12: 0, m21: 0, m22: 0.5, tX: 0, tY: 0),
    AffineTransform(m11: 0.6, m12: 0.8, m21: -0.8, m22: 0.6, tX: 5, tY: -7),
  ]

  @Test("the frame sets bounds and center")
  func frames() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(view.center == CGPoint(x: 25, y: 30))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("bounds grow about the center")
  func growing() {
    view.bounds.size = CGSize(width: 120, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 120, height: 40))
  }

  @Test(
    "the frame encloses the transformed bounds",
    arguments: zip(
      transforms,
      [
        CGRect(x: 40, y: -10, width: 40, height: 100), CGRect(x: -40, y: 30, width: 200, height: 20),
        CGRect(x: 19, y: -19, width: 92, height: 104),
      ]))
  func enclosing(_ transform: AffineTransform, _ expected: CGRect) {
    view.transform = transform
    #expect(view.frame.isClose(to: expected), "\(view.frame)")
    #expect(view.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("a layout frame keeps the transform and comes back", arguments: [.identity] + transforms)
  func layoutFrames(_ transform: AffineTransform) {
    view.transform = transform
    view.bounds.origin = CGPoint(x: 3, y: 4)
    _ = view.placeLayoutFrame(target)
    #expect(view.layoutFrame.isClose(to: target))
    #expect(view.transform == transform)
    #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
    #expect(view.bounds.size == target.size)
  }

  @Test("a layout frame is written only where it differs")
  func writes() {
    final class Counter: HeadlessView {
      var writes = 0
      override var bounds: CGRect { didSet { writes += 1 } }
      override var center: CGPoint { didSet { writes += 1 } }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = view.placeLayoutFrame(target)
    #expect(view.writes == 2)
    _ = view.placeLayoutFrame(target)
    #expect(view.writes == 2)
    _ = view.placeLayoutFrame(target.offsetBy(dx: 1, dy: 0))
    #expect(view.writes == 3)
  }

  @Test("coordinates that are not finite are ignored", arguments: [CGFloat.nan, .infinity, -.infinity, 1.5e308])
  func notFinite(_ number: CGFloat) {
    let old = view.frame
    let rects = [
      CGRect(x: number, y: 0, width: number, height: 1), CGRect(x: 0, y: number, width: 1, height: number),
    ]
    for rect in rects {
      view.frame = rect
      view.bounds = rect
      _ = view.placeLayoutFrame(rect)
      #expect(HeadlessView(frame: rect).frame == .zero)
    }
    #expect(view.frame == old)
    guard number != 1.5e308 else { return }
    view.center = CGPoint(x: number, y: 0)
    view.transform = AffineTransform(m11: number, m12: 0, m21: 0, m22: 1, tX: 0, tY: 0)
    #expect(view.frame == old)
    #expect(view.transform == .identity)
  }

  @Test("a rectangle of negative size is standardized")
  func negative() {
    let rect = CGRect(x: 50, y: 50, width: -20, height: -10)
    let same = CGRect(x: 30, y: 40, width: 20, height: 10)
    view.frame = rect
    #expect(view.frame == same)
    _ = view.placeLayoutFrame(rect.offsetBy(dx: 1, dy: 0))
    #expect(view.layoutFrame == same.offsetBy(dx: 1, dy: 0))
    #expect(HeadlessView(frame: rect).frame == same)
  }

  @Test("a view without content fits its current size")
  func fitting() {
    #expect(view.sizeThatFits(.zero) == CGSize(width: 100, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: HeadlessView.noIntrinsicMetric, height: -1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }
}
