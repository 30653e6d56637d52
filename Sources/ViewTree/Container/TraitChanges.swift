import PlatformView

// Labels that adjust to the text size change their fonts without a report. All views in a container are therefore
// measured again.
extension ContainerLayout {
  /// Handles a change of the text size of the container's view. Each container measures its own views again.
  package func textSizeDidChange() {
    if node.viewReportsChanges { return }
    node.mark(.hasUnknownItems)
    node.contentDidChange()
  }

  #if canImport(UIKit) && !os(watchOS)
    /// Starts to observe the traits of the container's view, where the system supports it.
    ///
    /// Otherwise the view calls ``traitsDidChange(since:)`` when its traits change.
    package func begin() {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
      node.view?.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
        view.existingViewNode?.layout?.textSizeDidChange()
      }
    }

    /// Handles a change of the traits of the container's view.
    package func traitsDidChange(since previous: UITraitCollection?) {
      if #available(iOS 17, tvOS 17, visionOS 1, *) { return }
      guard let traits = node.view?.traitCollection else { return }
      if traits.preferredContentSizeCategory != previous?.preferredContentSizeCategory { textSizeDidChange() }
    }
  #else
    /// Has no effect: the view reports changes of its traits.
    package func begin() {}
  #endif
}
