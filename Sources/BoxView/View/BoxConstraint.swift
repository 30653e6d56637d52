import Foundation
import PlatformView
import ViewTree

/// A constraint in the form of Auto Layout, `first.attribute relation multiplier · second.attribute + constant`, with a priority.
///
/// The constraints that `pinWidth`, `pinHeight`, `pinSize`, `pinAspect` and `pinSame…` return concern the size of a view or guide. They
/// have an effect while they are active and the view or guide is in a box. All others are descriptions without an effect.
///
/// ```swift
/// let height = panel.pinHeight(50)
/// height.constant = 200
/// height.isActive = false
/// ```
public final class BoxConstraint: ViewIsolated {
  /// The edge, center line or dimension that a constraint concerns.
  public enum Attribute: String, Sendable, CaseIterable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The middle along x.
    case centerX
    /// The middle along y.
    case centerY
    /// The width.
    case width
    /// The height.
    case height
  }

  // A view retains the constraints on its size, so that these must not retain views. No view retains descriptions.
  private weak var weakFirst: (any BoxAnchorable)?
  private weak var weakSecond: (any BoxAnchorable)?
  private let strongItems: (first: any BoxAnchorable, second: (any BoxAnchorable)?)?

  /// The attribute of the first view or guide.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: BoxLayout.Relation
  /// The attribute of the second view or guide; `nil` for a plain number.
  public let secondAttribute: Attribute?
  /// The factor of the second attribute. Default: 1.
  public let multiplier: CGFloat
  /// Points that are added.
  public var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }
  /// The priority of the constraint.
  public var priority: PlatformLayoutPriority { didSet { if priority != oldValue { didChange() } } }
  private var isHeld = false

  /// One side of a constraint.
  struct Side {
    let item: any BoxAnchorable
    let attribute: Attribute
  }

  /// Makes a constraint of two sides, or of one and a number.
  /// - Parameter isSize: Whether the constraint affects the size of its first item. Otherwise it is a description.
  init(
    _ first: Side, _ pin: BoxLayout.Pin, _ second: Side? = nil, multiplier: CGFloat = 1, isSize: Bool = false
  ) {
    strongItems = isSize ? nil : (first.item, second?.item)
    if isSize { (weakFirst, weakSecond) = (first.item, second?.item) }
    firstAttribute = first.attribute
    relation = pin.relation
    secondAttribute = second?.attribute
    self.multiplier = multiplier
    constant = pin.constant
    priority = pin.priority
  }

  /// The first view or guide; `nil` after it is deallocated.
  public var firstItem: (any BoxAnchorable)? { strongItems?.first ?? weakFirst }

  /// The second view or guide; `nil` for a plain number, and after it is deallocated.
  public var secondItem: (any BoxAnchorable)? { strongItems.map { $0.second } ?? weakSecond }

  /// Whether the constraint has an effect. For a description it is always `false`, and setting it changes nothing.
  public var isActive: Bool {
    get { isHeld }
    set {
      guard strongItems == nil, newValue != isHeld, let node = firstItem?.boxNode else { return }
      isHeld = newValue
      if newValue { node.held.constraints.append(self) } else { node.held.constraints.removeAll { $0 === self } }
      node.styleDidChange()
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [BoxConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [BoxConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func didChange() { if isHeld { firstItem?.boxNode?.styleDidChange() } }

  /// The constraint in one line: `HeadlessLabel.top >= BoxView.top + 20.0`.
  public var description: String {
    let relation = relation == .equal ? "==" : relation.prefix
    var text = "\(BoxConstraint.name(of: firstItem)).\(firstAttribute.rawValue) \(relation) "
    if let secondAttribute {
      let factor = multiplier == 1 ? "" : "\(multiplier) * "
      text += factor + "\(BoxConstraint.name(of: secondItem)).\(secondAttribute.rawValue) + "
    }
    return text + "\(constant)" + (priority == .required ? "" : " @ \(priority.rawValue)")
  }

  private static func name(of item: (any BoxAnchorable)?) -> String { item.map { "\(type(of: $0))" } ?? "nil" }
}

extension BoxConstraint: Hashable {
  /// Whether both are the same object. Two constraints with equal values are not equal.
  public nonisolated static func == (first: BoxConstraint, second: BoxConstraint) -> Bool { first === second }

  /// Feeds the identity of the constraint into a hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension BoxConstraint: CustomStringConvertible {}

/// The active constraints on the size of a view or guide, in the order in which they became active. The node of the view or guide keeps
/// them.
final class HeldConstraints: ViewIsolated {
  var constraints: [BoxConstraint] = []
}

extension ViewNode {
  /// The constraints on the item's size, if there have been any.
  var existingHeld: HeldConstraints? { heldConstraints as? HeldConstraints }

  /// The constraints on the item's size.
  fileprivate var held: HeldConstraints {
    if let existingHeld { return existingHeld }
    let held = HeldConstraints()
    heldConstraints = held
    return held
  }
}

extension BoxAnchorable {
  /// The node of the view or guide.
  var boxNode: ViewNode? { (self as? PlatformView)?.viewNode ?? (self as? BoxGuide)?.node }

  /// The node of the view or guide, if it has one.
  var existingBoxNode: ViewNode? { (self as? PlatformView)?.existingViewNode ?? (self as? BoxGuide)?.node }
}

extension BoxEdge {
  /// The attribute of the edge.
  public var attribute: BoxConstraint.Attribute {
    switch self {
    case .top: return .top
    case .left: return .leading
    case .bottom: return .bottom
    case .right: return .trailing
    case .centerX: return .centerX
    case .centerY: return .centerY
    }
  }
}

extension BoxLayout.Axis {
  /// The attribute of sizes along the axis.
  var size: BoxConstraint.Attribute { self == .x ? .width : .height }
}
