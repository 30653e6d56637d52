/// An observer of a view: see ``HeadlessView/observer``.
package protocol HeadlessViewObserver: AnyObject {
  /// Called after the view was hidden or shown, as by key-value observation.
  ///
  /// The method is called whether the view reports its changes or not.
  func viewHiddenDidChange(_ isHidden: Bool)
  /// Called after the view has moved to another superview, or out of one, if the view reports its changes.
  func viewDidMove()
  /// Called before code other than a layout resizes or moves the view, if the view reports its changes.
  func viewWasPlaced()
  /// Called after a subview has moved among the subviews, if the view reports its changes.
  func subviewWasReordered(_ subview: HeadlessView)
  /// Called when the view is deallocated. The view must not be retained.
  func viewWillDeinit()
}
