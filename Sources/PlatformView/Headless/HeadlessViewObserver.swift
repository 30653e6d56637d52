#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  /// What follows a view: see ``HeadlessView/observer``.
  package protocol HeadlessViewObserver: AnyObject {
    /// Called after the view was hidden or shown, in the way of key-value observation: whether the view reports its changes or not.
    func viewHiddenDidChange(_ isHidden: Bool)
    /// Called after the view came into another superview, or out of one, where it reports its changes.
    func viewDidMove()
    /// Called before the view gets another size or another place from somebody else than a layout, where it reports its changes.
    func viewWasPlaced()
    /// Called after a subview changed its place among the subviews, where the view reports its changes.
    func subviewWasReordered(_ subview: HeadlessView)
    /// Called when the view goes. It must not be kept.
    func viewIsGoing()
  }
#endif
