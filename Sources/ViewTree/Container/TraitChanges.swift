import PlatformView

// Labels that adjust to the text size or to bold text change their fonts without a report. All views in a container are
// therefore measured again.
extension ContainerLayout {
  /// Handles a change of the text size or weight of the container's view. Each container measures its own views again.
  package func textSizeDidChange() {
    // Items may depend on the size of text.
    if updates != nil { setNeedsItemUpdate() }
    if node.viewReportsChanges { return }
    node.mark(.hasUnknownItems)
    node.contentDidChange()
  }

  /// Handles a change of the pixels per point of the container's view: all frames are placed on the new grid.
  package func scaleDidChange() {
    if surrounding == nil { node.contentDidChange() }
  }

  #if canImport(UIKit) && !os(watchOS)
    /// Starts to observe the traits of the container's view, where the system supports it.
    ///
    /// Otherwise the view calls ``traitsDidChange(since:)`` when its traits change.
    func followTraits() {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
      let traits: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitDisplayScale.self,
        UITraitLayoutDirection.self,
      ]
      node.view?.registerForTraitChanges(traits) { (view: UIView, previous: UITraitCollection) in
        view.existingViewNode?.layout?.follow(view.traitCollection, since: previous)
      }
    }

    /// Handles a change of the traits of the container's view.
    package func traitsDidChange(since previous: UITraitCollection?) {
      if #available(iOS 17, tvOS 17, visionOS 1, *) { return }
      guard let traits = node.view?.traitCollection, let previous else { return }
      follow(traits, since: previous)
    }

    private func follow(_ traits: UITraitCollection, since previous: UITraitCollection) {
      if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory
        || traits.legibilityWeight != previous.legibilityWeight
      {
        textSizeDidChange()
      }
      if traits.displayScale != previous.displayScale { scaleDidChange() }
      if traits.layoutDirection != previous.layoutDirection { directionDidChange() }
    }
  #else
    /// Has no effect: the view reports changes of its traits.
    func followTraits() {}
  #endif
}
