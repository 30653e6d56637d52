#if !canImport(UIKit) && !canImport(AppKit)
  import PlatformView

  /// Counts of reads, writes and measurements of views.
  package final class AccessCounts {
    /// The number of property reads of each view.
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
