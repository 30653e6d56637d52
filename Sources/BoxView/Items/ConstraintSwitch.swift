import PlatformView
import ViewTree

/// A switch between two sets of constraints on sizes: the constraints of its state are active, the others are not. It can also
/// exchange the layouts of items.
///
/// ```swift
/// let details = ConstraintSwitch(onSet: [panel.pinHeight(200)], offSet: [panel.pinHeight(0)])
/// details.state = true
/// boxView.animateChangesWithDurations(0.3)
/// ```
open class ConstraintSwitch: ViewIsolated {
  /// A closure that is called after the state is set.
  public typealias Handler = () -> Void

  /// The constraints that are active while the switch is on. Setting them activates or deactivates them according to the state;
  /// constraints that are removed from the set stay as they are. Default: none.
  public var onSet: Set<BoxConstraint> = [] { didSet { for constraint in onSet { constraint.isActive = state } } }

  /// The constraints that are active while it is off: see ``onSet``. Default: none.
  public var offSet: Set<BoxConstraint> = [] { didSet { for constraint in offSet { constraint.isActive = !state } } }

  /// The items that have these layouts while the switch is on. Default: none.
  public let onItems: [BoxItem]
  /// The items that have these layouts while it is off. Default: none.
  public let offItems: [BoxItem]

  /// Called after the state was set. Default: none.
  public var stateChangeHandler: Handler?

  /// Whether the switch is on. Setting it activates the constraints of the state, deactivates the others, and sets the layouts of the
  /// items of the state, also if the state is the same as before.
  public var state: Bool {
    didSet {
      apply()
      stateChangeHandler?()
    }
  }

  /// Makes a switch that is off and has empty sets.
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

  /// Makes a switch between layouts of items, and sets the layouts of its state. Views and guides that are in no box at that time are
  /// left out.
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
