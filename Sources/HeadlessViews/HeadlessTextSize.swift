import Foundation

/// The text size during a call of code that may depend on it.
///
/// An inspection of a layout runs definitions for text sizes that no view has. The views are not changed meanwhile, so that
/// nothing has to be measured or laid out again afterwards.
final class HeadlessTextSize: @unchecked Sendable {
  // The object is used by the thread of the views alone: a task-local value has to be sendable.

  /// The text size of the running call; `nil` outside of such calls.
  @TaskLocal static var current: HeadlessTextSize?

  /// The category of all views during the call; `nil`: their own.
  private let category: HeadlessContentSizeCategory?
  /// Whether the call has read the category of a view.
  private(set) var isRead = false

  init(_ category: HeadlessContentSizeCategory?) { self.category = category }

  /// Notes that the category of a view is read. Returns the category of the call.
  func read() -> HeadlessContentSizeCategory? {
    isRead = true
    return category
  }
}

extension HeadlessView {
  /// Calls `body`, during which all views have a content size category; `nil`: their own one.
  ///
  /// - Returns: Whether `body` has read the category of a view.
  package static func readsTextSize(as category: HeadlessContentSizeCategory?, _ body: () -> Void) -> Bool {
    let size = HeadlessTextSize(category)
    HeadlessTextSize.$current.withValue(size, operation: body)
    return size.isRead
  }

  /// Whether definitions run for other text sizes than that of their views.
  package static var textSizeCanBeReplaced: Bool { true }

  /// Has no effect and is `nil`: ``readsTextSize(as:_:)`` replaces the category.
  package var replacedTextSize: HeadlessContentSizeCategory? {
    get { nil }
    set {}
  }

  /// The properties of the view's content on which the layout depends, apart from the text size.
  ///
  /// Views that report their changes need no comparison of their contents.
  package var contentKey: String? {
    if reportsChanges { return nil }
    let size = intrinsicContentSize
    return "\((self as? HeadlessLabel)?.numberOfLines ?? 0) \(size.width) \(size.height)"
  }

  /// Calls `body`, and then removes the layout requests that it has caused.
  ///
  /// Requests remain if the views in this view, or their frames, are not the same as before.
  package func keepingLayoutRequests(_ body: () -> Void) {
    let old = layoutRequests
    body()
    let new = layoutRequests
    guard old.map(\.state) == new.map(\.state) else { return }
    for request in old {
      request.view.needsLayout = request.needsLayout
      request.view.hasMarkedDescendants = request.hasMarkedDescendants
    }
  }

  /// The requests of this view, of all views in it, and of the views around it.
  private var layoutRequests: [HeadlessLayoutRequest] {
    var views = [self]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    var outer = superview
    while let view = outer {
      views.append(view)
      outer = view.superview
    }
    noteVisits(views.count)
    return views.map { HeadlessLayoutRequest($0) }
  }
}

/// The layout request of a view, and the state with which the view needs no further layout.
private struct HeadlessLayoutRequest {
  struct State: Equatable {
    let view: ObjectIdentifier
    let superview: ObjectIdentifier?
    let frame: CGRect
    let isHidden: Bool
  }

  let view: HeadlessView
  let state: State
  let needsLayout: Bool
  let hasMarkedDescendants: Bool

  init(_ view: HeadlessView) {
    self.view = view
    state = State(
      view: ObjectIdentifier(view), superview: view.superview.map { ObjectIdentifier($0) }, frame: view.layoutFrame,
      isHidden: view.isHidden)
    (needsLayout, hasMarkedDescendants) = (view.needsLayout, view.hasMarkedDescendants)
  }
}

extension HeadlessContentSizeCategory {
  /// Returns the largest category whose text is not larger than `scale`, relative to ``large``; the smallest one otherwise.
  package static func category(forTextScale scale: Double) -> HeadlessContentSizeCategory {
    // A scale may be rounded.
    allCases.last { Double($0.textScale) <= scale + 0.005 } ?? .extraSmall
  }
}
