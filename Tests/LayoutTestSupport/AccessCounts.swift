#if !canImport(UIKit) && !canImport(AppKit)
  import PlatformView

  /// What was read, written and measured of views.
  package final class AccessCounts {
    /// How many properties of each view were read.
    package var reads: [ObjectIdentifier: Int] = [:]
    /// The views that were placed.
    package var written: Set<ObjectIdentifier> = []
    /// The views that were measured.
    package var measured: Set<ObjectIdentifier> = []

    package init() {}

    package func reset() { (reads, written, measured) = ([:], [], []) }
    package func read(_ view: HeadlessView) { reads[ObjectIdentifier(view), default: 0] += 1 }
    package func write(_ view: HeadlessView) { written.insert(ObjectIdentifier(view)) }
    package func measure(_ view: HeadlessView) { measured.insert(ObjectIdentifier(view)) }
  }
#endif
