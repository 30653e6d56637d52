/// The changes that a ``HeadlessView`` reports to the enclosing views and layouts.
///
/// Layouts result in the same frames in both modes. The modes differ in the changes that request a layout
/// automatically:
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
  /// Changes that `UIView` and `NSView` do not report are not reported.
  ///
  /// Tests of layouts then run the same code as on Apple's systems.
  case likeUIKit
}

extension HeadlessView {
  /// The changes that views report which are created in this task. Default: ``HeadlessChangeReporting/complete``.
  ///
  /// A view keeps the value that is set when the view is created.
  ///
  /// ```swift
  /// HeadlessView.$changeReporting.withValue(.likeUIKit) { testLayouts() }
  /// ```
  @TaskLocal public static var changeReporting = HeadlessChangeReporting.complete
}
