#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import PlatformView

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

    package func read(_ view: HeadlessView) { reads[ObjectIdentifier(view), default: 0] += 1 }
    package func write(_ view: HeadlessView) { written.insert(ObjectIdentifier(view)) }
    package func requestLayout() { layoutRequests += 1 }

    package func measure(_ view: HeadlessView) {
      measured.insert(ObjectIdentifier(view))
      measurements += 1
    }
  }

  /// A label that counts the accesses to it.
  package final class AccessedLabel: HeadlessLabel {
    private let counts: AccessCounts

    package init(_ text: String, _ counts: AccessCounts) {
      self.counts = counts
      super.init(frame: .zero)
      self.text = text
    }

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
