import PlatformView

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

// Labels that follow the size of text change their fonts without a report: all views in a container are measured again.
extension ContainerLayout {
  /// The size of text has changed for the container's view. Each container measures its own views again.
  package func textSizeDidChange() {
    if node.viewReportsChanges { return }
    node.mark(.hasUnknownItems)
    node.contentDidChange()
  }

  #if canImport(UIKit) && !os(watchOS)
    /// Follows the size of text of the container's view, where the system can tell; otherwise the view calls ``traitsDidChange(since:)``
    /// when its traits change.
    package func followTextSize() {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
      node.view?.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
        view.existingViewNode?.layout?.textSizeDidChange()
      }
    }

    /// The traits of the container's view have changed.
    package func traitsDidChange(since previous: UITraitCollection?) {
      if #available(iOS 17, tvOS 17, visionOS 1, *) { return }
      guard let traits = node.view?.traitCollection else { return }
      if traits.preferredContentSizeCategory != previous?.preferredContentSizeCategory { textSizeDidChange() }
    }
  #endif
}
