import PlatformView
import ViewTree

/// A switch between two sets of constraints on sizes, of which those of its state are active. It can also give items of boxes other
/// layouts.
///
/// ```swift
/// let details = ConstraintSwitch(onSet: [panel.pinHeight(200)], offSet: [panel.pinHeight(0)])
/// details.state = true
/// boxView.animateChangesWithDurations(0.3)
/// ```
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
open class ConstraintSwitch {
  /// What is called after the state was set.
  public typealias Handler = () -> Void

  /// The constraints that are active while the switch is on. Setting them activates or deactivates them as the state has it; those that
  /// are no longer in the set stay as they are. Default: none.
  public var onSet: Set<BoxConstraint> = [] { didSet { for constraint in onSet { constraint.isActive = state } } }

  /// The constraints that are active while it is off: see ``onSet``. Default: none.
  public var offSet: Set<BoxConstraint> = [] { didSet { for constraint in offSet { constraint.isActive = !state } } }

  /// The items that have these layouts while the switch is on. Default: none.
  public let onItems: [BoxItem]
  /// The items that have these layouts while it is off. Default: none.
  public let offItems: [BoxItem]

  /// Called after the state was set. Default: none.
  public var stateChangeHandler: Handler?

  /// Whether the switch is on. Setting it activates the constraints of that state, deactivates the others, and gives the items of that
  /// state their layouts, also if it is the same state.
  public var state: Bool {
    didSet {
      apply()
      stateChangeHandler?()
    }
  }

  /// Makes a switch that is off, whose sets are still to be filled.
  public init() {
    (state, onItems, offItems) = (false, [], [])
  }

  /// Makes a switch, and activates the constraints of its state.
  /// - Parameters:
  ///   - state: Whether it is on. Default: `false`.
  ///   - onSet: The constraints that are active while it is on; `nil` ones are left out. Default: none.
  ///   - offSet: The constraints that are active while it is off. Default: none.
  public init(state: Bool = false, onSet: [BoxConstraint?] = [], offSet: [BoxConstraint?] = []) {
    (self.state, onItems, offItems) = (state, [], [])
    (self.onSet, self.offSet) = (Set(onSet.compactMap { $0 }), Set(offSet.compactMap { $0 }))
    apply()
  }

  /// Makes a switch between layouts of items, and gives the items of its state their layouts. What stands in no box just then is left
  /// out.
  /// - Parameters:
  ///   - state: Whether it is on. Default: `false`.
  ///   - onSet: The items while it is on.
  ///   - offSet: The items while it is off.
  public init(state: Bool = false, onSet: [BoxItem], offSet: [BoxItem]) {
    (self.state, onItems, offItems) = (state, onSet, offSet)
    apply()
  }

  private func apply() {
    BoxConstraint.deactivate(Array(state ? offSet : onSet))
    BoxConstraint.activate(Array(state ? onSet : offSet))
    for item in state ? onItems : offItems {
      guard let content = item.node?.container as? BoxContent, let index = content.index(of: item.anchor) else {
        continue
      }
      content.setLayout(item.layout, at: index)
    }
  }
}
