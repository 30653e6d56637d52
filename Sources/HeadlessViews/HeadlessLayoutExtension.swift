/// An object that lays out subviews of a view, in addition to the class of the view.
package protocol HeadlessLayoutExtension: AnyObject {
  /// Called in each layout pass of the view, after its own layout.
  func layOutSubviews()
  /// Called when a layout of the view is requested.
  func layoutWasRequested()
  /// Called when the content of a subview has changed.
  func contentDidChange(of subview: HeadlessView)
}
