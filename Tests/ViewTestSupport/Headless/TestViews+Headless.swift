#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Foundation
  import PlatformView

  // The views of tests are headless views where the views of the system are.

  /// A view without content.
  public typealias TestView = HeadlessView
  /// A label with text of fixed advance: 8 points per letter, and 16 per line.
  public typealias TestLabel = HeadlessLabel
  /// A view with the size of its image.
  public typealias TestImageView = HeadlessImageView
  /// An image that consists of a size.
  public typealias TestImage = HeadlessImage
  /// A view that shows a part of its content.
  public typealias TestScrollView = HeadlessScrollView

  extension AffineTransform {
    /// A rotation by 90 degrees.
    public static var quarterTurn: AffineTransform { AffineTransform(rotationByDegrees: 90) }
  }

  /// The accesses of layouts to the views of a test.
  package final class AccessCounts {
    /// The number of property reads of each view.
    package private(set) var reads: [ObjectIdentifier: Int] = [:]
    /// The views that were placed.
    package private(set) var written: Set<ObjectIdentifier> = []
    /// The views that were measured.
    package private(set) var measured: Set<ObjectIdentifier> = []
    /// The number of measurements of all views.
    package private(set) var measurements = 0
    /// The number of layout requests of all views.
    package private(set) var layoutRequests = 0

    package init() {}

    package func reset() {
      (reads, written, measured) = ([:], [], [])
      (measurements, layoutRequests) = (0, 0)
    }

    package func read(_ view: PlatformView) { reads[ObjectIdentifier(view), default: 0] += 1 }
    package func write(_ view: PlatformView) { written.insert(ObjectIdentifier(view)) }
    package func requestLayout() { layoutRequests += 1 }

    package func measure(_ view: PlatformView) {
      measured.insert(ObjectIdentifier(view))
      measurements += 1
    }
  }

  /// A label that counts the accesses to it.
  package final class AccessedLabel: TestLabel {
    private let counts: AccessCounts

    package init(_ text: String, _ counts: AccessCounts) {
      self.counts = counts
      super.init(frame: .zero)
      self.text = text
    }

    package required init?(coder: NSCoder) { nil }

    package override var bounds: CGRect {
      get {
        counts.read(self)
        return super.bounds
      }
      set {
        counts.write(self)
        super.bounds = newValue
      }
    }

    package override var center: CGPoint {
      get {
        counts.read(self)
        return super.center
      }
      set {
        counts.write(self)
        super.center = newValue
      }
    }

    package override var isHidden: Bool {
      get {
        counts.read(self)
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }

    package override func setNeedsLayout() {
      counts.requestLayout()
      super.setNeedsLayout()
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
      counts.measure(self)
      return super.sizeThatFits(size)
    }
  }
#endif
