#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  /// Which changes a ``HeadlessView`` reports to the views and layouts around it.
  ///
  /// Layouts come to the same frames either way. They differ in what they hear by themselves, and in what has to be said:
  ///
  /// | change | `complete` | `likeUIKit` |
  /// | --- | --- | --- |
  /// | a view is hidden or shown | layout is requested | heard by observation, as key-value observation does |
  /// | a view is moved by hand | put right in the next layout | put right when its container is laid out by the view system |
  /// | the content of a view | heard | has to be marked |
  /// | subviews are added, removed, reordered | heard | heard by the overrides of containers |
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
