#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  /// Which changes a ``HeadlessView`` reports to the views and layouts around it.
  ///
  /// Layouts come to the same frames either way. They differ in which changes request a layout by themselves:
  ///
  /// | change | `complete` | `likeUIKit` |
  /// | --- | --- | --- |
  /// | a view is hidden or shown | requests a layout | requests a layout, by observation, as key-value observation does |
  /// | a frame that was set by hand | replaced in the next layout | replaced when the view system lays out the container |
  /// | the content of a view | requests a layout | has to be marked |
  /// | subviews are added, removed, reordered | requests a layout | requests a layout, by the overrides of containers |
  public enum HeadlessChangeReporting: Sendable {
    /// Every change is reported.
    case complete
    /// What `UIView` and `NSView` do not report is not reported: tests of layouts then take the paths that they take on Apple's systems.
    case likeUIKit
  }

  extension HeadlessView {
    /// What views report that are made in this task. Default: ``HeadlessChangeReporting/complete``. A view keeps it for its life.
    ///
    /// ```swift
    /// HeadlessView.$changeReporting.withValue(.likeUIKit) { testLayouts() }
    /// ```
    @TaskLocal public static var changeReporting = HeadlessChangeReporting.complete
  }
#endif
