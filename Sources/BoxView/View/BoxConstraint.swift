import Foundation
import PlatformView

/// A constraint as Auto Layout would have got it: a description. Nothing solves it at run time.
///
/// `first.attribute relation multiplier · second.attribute + constant`, and how much it counts.
public struct BoxConstraint: CustomStringConvertible {
  /// What a constraint is about.
  public enum Attribute: String, Sendable, CaseIterable {
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
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

  /// The first view or guide.
  public var firstItem: any BoxAnchor
  /// What of it.
  public var firstAttribute: Attribute
  /// How it relates to the other side.
  public var relation: BoxLayout.Relation
  /// The second view or guide; `nil` for a plain number.
  public var secondItem: (any BoxAnchor)?
  /// What of it.
  public var secondAttribute: Attribute?
  /// The factor of the second attribute. Default: 1.
  public var multiplier: CGFloat
  /// Points that are added.
  public var constant: CGFloat
  /// How much the constraint counts.
  public var priority: PlatformLayoutPriority

  /// One side of a constraint.
  struct Side {
    let item: any BoxAnchor
    let attribute: Attribute
  }

  /// Makes a constraint of two sides, or of one and a number.
  init(_ first: Side, _ pin: BoxLayout.Pin, _ second: Side? = nil, multiplier: CGFloat = 1) {
    firstItem = first.item
    firstAttribute = first.attribute
    relation = pin.relation
    secondItem = second?.item
    secondAttribute = second?.attribute
    self.multiplier = multiplier
    constant = pin.constant
    priority = pin.priority
  }

  /// The constraint in one line: `HeadlessLabel.top >= BoxView.top + 20.0`.
  public var description: String {
    let relation = relation == .equal ? "==" : relation.prefix
    var text = "\(type(of: firstItem)).\(firstAttribute.rawValue) \(relation) "
    if let secondItem, let secondAttribute {
      text += (multiplier == 1 ? "" : "\(multiplier) * ") + "\(type(of: secondItem)).\(secondAttribute.rawValue) + "
    }
    return text + "\(constant)" + (priority == .required ? "" : " @ \(priority.rawValue)")
  }
}

extension BoxConstraint {
  /// Whether two constraints say the same of the same views and guides.
  public static func == (first: BoxConstraint, second: BoxConstraint) -> Bool {
    first.firstItem === second.firstItem && first.firstAttribute == second.firstAttribute
      && first.relation == second.relation && first.secondItem === second.secondItem
      && first.secondAttribute == second.secondAttribute && first.multiplier == second.multiplier
      && first.constant == second.constant && first.priority == second.priority
  }
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
