import PlatformView
import ViewTree

/// A switch between two sets of pins: for each state the layouts that some views and guides have in their boxes.
///
/// ```swift
/// let details = ConstraintSwitch(onSet: [panel.boxed.height(200)], offSet: [panel.boxed.height(0)])
/// details.state = true
/// boxView.animateChangesWithDurations(0.3)
/// ```
/// An item of either set replaces the layout of the item that its view or guide has in a box. What stands in no box just then is left
/// out.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class ConstraintSwitch {
  /// The items while the switch is on.
  public let onSet: [BoxItem]
  /// The items while it is off.
  public let offSet: [BoxItem]
  /// Called after the state was set, with the new one. Default: none.
  public var stateChangeHandler: ((Bool) -> Void)?

  /// Whether the switch is on. Setting it gives the items of that state their layouts, also if it is the same state.
  public var state: Bool {
    didSet {
      apply()
      stateChangeHandler?(state)
    }
  }

  /// Makes a switch, and gives the items of its state their layouts.
  /// - Parameters:
  ///   - state: Whether it is on. Default: `false`.
  ///   - onSet: The items while it is on.
  ///   - offSet: The items while it is off.
  public init(state: Bool = false, onSet: [BoxItem], offSet: [BoxItem]) {
    self.state = state
    self.onSet = onSet
    self.offSet = offSet
    apply()
  }

  private func apply() {
    for item in state ? onSet : offSet {
      guard let content = item.node?.container as? BoxContent, let index = content.index(of: item.anchor) else {
        continue
      }
      content.setLayout(item.layout, at: index)
    }
  }
}
