import ViewSupport

/// An axis of a view: `NSLayoutConstraint.Axis` without UIKit.
public enum HeadlessLayoutAxis: Sendable {
  /// From the left to the right.
  case horizontal
  /// From the top to the bottom.
  case vertical
}

/// The priorities of a view that were set.
private final class ContentPriorities {
  var hugging: [HeadlessLayoutAxis: HeadlessLayoutPriority] = [:]
  var resistance: [HeadlessLayoutAxis: HeadlessLayoutPriority] = [:]
}

extension HeadlessView {
  /// Whether a content priority of the view was set. All others have the defaults.
  package var mayHaveContentPriorities: Bool {
    !attachments.isEmpty && attachments[.contentPriorities] != nil
  }

  private var contentPriorities: ContentPriorities {
    if let priorities: ContentPriorities = attachment(as: .contentPriorities) { return priorities }
    let priorities = ContentPriorities()
    setAttachment(priorities, as: .contentPriorities)
    return priorities
  }

  /// Returns the priority with which the view is not larger than its content along an axis. Default: 250.
  public func contentHuggingPriority(for axis: HeadlessLayoutAxis) -> HeadlessLayoutPriority {
    mayHaveContentPriorities ? contentPriorities.hugging[axis] ?? .defaultLow : .defaultLow
  }

  /// Sets the priority with which the view is not larger than its content along an axis.
  ///
  /// As in UIKit, the change is not reported to layouts.
  public func setContentHuggingPriority(_ priority: HeadlessLayoutPriority, for axis: HeadlessLayoutAxis) {
    contentPriorities.hugging[axis] = priority
  }

  /// Returns the priority with which the view is not smaller than its content along an axis. Default: 750.
  public func contentCompressionResistancePriority(for axis: HeadlessLayoutAxis) -> HeadlessLayoutPriority {
    mayHaveContentPriorities ? contentPriorities.resistance[axis] ?? .defaultHigh : .defaultHigh
  }

  /// Sets the priority with which the view is not smaller than its content along an axis.
  ///
  /// As in UIKit, the change is not reported to layouts.
  public func setContentCompressionResistancePriority(
    _ priority: HeadlessLayoutPriority, for axis: HeadlessLayoutAxis
  ) {
    contentPriorities.resistance[axis] = priority
  }
}
