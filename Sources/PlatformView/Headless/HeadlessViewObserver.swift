#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  /// What follows a view: see ``HeadlessView/observer``.
  package protocol HeadlessViewObserver: AnyObject {
    /// Called after the view came into another superview, or out of one.
    func viewDidMove()
    /// Called before the view gets another size or another place from somebody else than a layout.
    func viewWasPlaced()
    /// Called after a subview changed its place among the subviews.
    func subviewWasReordered(_ subview: HeadlessView)
    /// Called when the view goes. It must not be kept.
    func viewIsGoing()
  }
#endif
