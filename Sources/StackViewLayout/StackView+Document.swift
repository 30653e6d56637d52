import Foundation
import PlatformView
import ViewTree

extension StackView {
  /// Returns a layout document of the stack and of everything laid out below it, with the current frames. The
  /// `stacklayout` tool can replay, draw and check the layout from this file, which can also be attached to a report.
  ///
  /// Styles are those of the engine, so that distributions and spacings are in them. A view is written with the size that it
  /// returns for its width, and its baselines; a `HeadlessLabel` of fixed advances with its text.
  ///
  /// - Parameter name: The name of the case in the document. Default: `stack`.
  /// - Returns: JSON; empty if the stack could not be laid out, because a layout of it is in progress.
  public func layoutDocument(name: String = "stack") -> String {
    guard topmost === self else { return topmost.layoutDocument(name: name) }
    return containerLayout.topmost.layoutDocument(of: item.node, name: name)
  }
}
