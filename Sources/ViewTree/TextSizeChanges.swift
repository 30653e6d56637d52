#if canImport(UIKit) && !os(watchOS)
  import PlatformView
  import UIKit

  // Labels that follow the size of text change their fonts without a word to the views around: all views in a container are measured again.
  extension ContainerLayout {
    /// Follows the size of text of the container's view, where the system can tell; otherwise the view says with
    /// ``traitsDidChange(since:)`` when its traits change.
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

    /// The topmost container measures all views in it again, and what is in other containers with them.
    private func textSizeDidChange() { if surrounding == nil { node.markDirty() } }
  }
#endif
