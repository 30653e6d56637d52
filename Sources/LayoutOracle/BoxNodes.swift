import BoxEngine
import ConstraintEngine
import LayoutDocument
import LayoutEngine

/// The properties of a tree of boxes that determine its constraints.
package protocol BoxTree {
  /// The role of each node.
  ///
  /// The root comes first, and descendants follow their ancestors.
  var roles: [BoxRole] { get }
  /// The items of each container, in order, without hidden items.
  var items: [[Int]] { get }
  /// The properties of a container.
  func box(_ node: Int) -> BoxContainer
  /// The pins of an item.
  func pins(_ node: Int) -> BoxPins
  /// Constraints on the size of an item beyond its pins.
  func sizeConstraints(_ node: Int) -> [DocumentSizeConstraint]
  /// The root's size, if it is given.
  func givenRootSize(_ axis: LayoutAxis) -> Double?
}

extension BoxTree {
  /// No constraints.
  package func sizeConstraints(_ node: Int) -> [DocumentSizeConstraint] { [] }

  /// Whether a constraint couples the width and the height of an item.
  func couplesAxes(_ node: Int) -> Bool {
    sizeConstraints(node).contains { if case .otherDimension = $0.reference { true } else { false } }
  }

  /// Whether a constraint couples the width and the height of any item.
  var couplesAxes: Bool { items.contains { $0.contains { couplesAxes($0) } } }
}

/// The role of a node in the constraints.
package enum BoxRole: Equatable {
  /// A container of boxes: the root, or an item of another container.
  case container
  /// An item whose natural size is the measured size of its content.
  case leaf
  /// An item that is a flex container.
  ///
  /// The layout engine computes its natural size.
  case flex
  /// A guide, or a view without a natural size.
  case empty
  /// A descendant of a flex container.
  case insideFlex
  /// A hidden node, or a descendant of a hidden node.
  case absent

  /// Whether content hugging and compression resistance apply.
  package var hasNaturalSize: Bool { self == .leaf || self == .flex }

  /// Whether the node is the root or an item of a box container.
  var hasSize: Bool { self != .insideFlex && self != .absent }
}

/// The nodes of a case in their roles for BoxView.
struct BoxNodes: BoxTree {
  let layoutCase: LayoutCase
  let roles: [BoxRole]
  let items: [[Int]]

  init(_ layoutCase: LayoutCase) throws(BoxOracleError) {
    guard layoutCase.nodes[0].box != nil else { throw .rootIsNotABox }
    var roles: [BoxRole] = []
    var items = [[Int]](repeating: [], count: layoutCase.nodes.count)
    for (index, node) in layoutCase.nodes.enumerated() {
      let role = BoxNodes.role(of: node, in: roles)
      roles.append(role)
      if let parent = node.parent, roles[parent] == .container, role != .absent { items[parent].append(index) }
    }
    self.layoutCase = layoutCase
    self.roles = roles
    self.items = items
  }

  private static func role(of node: DocumentNode, in roles: [BoxRole]) -> BoxRole {
    if let parent = node.parent {
      switch roles[parent] {
      case .absent: return .absent
      case .flex, .insideFlex: return .insideFlex
      case .container, .leaf, .empty: break
      }
      if node.style.display == .none { return .absent }
    }
    if node.box != nil { return .container }
    if node.measure != nil { return .leaf }
    return node.childCount > 0 ? .flex : .empty
  }

  func box(_ node: Int) -> BoxContainer { layoutCase.nodes[node].box ?? BoxContainer() }

  func sizeConstraints(_ node: Int) -> [DocumentSizeConstraint] { layoutCase.nodes[node].sizeConstraints }

  func pins(_ node: Int) -> BoxPins { layoutCase.nodes[node].item ?? BoxPins() }

  /// Whether a container's leading edge is its right edge.
  func isRightToLeft(_ container: Int) -> Bool {
    switch box(container).direction {
    case .auto: return layoutCase.nodes[0].style.layoutDirection == .rightToLeft
    case .leftToRight: return false
    case .rightToLeft: return true
    }
  }

  /// The root's size, if its style specifies it.
  ///
  /// A percentage refers to the available space, and specifies a size only if the available space is definite.
  func givenRootSize(_ axis: LayoutAxis) -> Double? {
    let style = layoutCase.nodes[0].style
    guard case .length(let length) = axis == .horizontal ? style.width : style.height else { return nil }
    guard length.hasPercentage else { return max(0, length.points) }
    return available(axis).map { max(0, length.resolved(against: $0)) }
  }

  func available(_ axis: LayoutAxis) -> Double? {
    axis == .horizontal ? layoutCase.availableWidth : layoutCase.availableHeight
  }
}

/// The reason why a case cannot be expressed as constraints of boxes.
public enum BoxOracleError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The root of the case is not a box container.
  case rootIsNotABox
  /// The number of frames differs from the number of nodes.
  case wrongFrameCount(Int, expected: Int)
  /// A number in the case is not finite, or a priority is not above 0.
  case unusableNumber(SolverError)
  /// A flex container among the boxes cannot be measured.
  case flexContainer(LayoutCaseError)

  /// The cause and the remedy in one line.
  public var description: String {
    switch self {
    case .rootIsNotABox: return "the root is not a box container; give it a \"box\""
    case .wrongFrameCount(let count, let expected):
      return "\(count) frames were given for \(expected) nodes; give one for each node"
    case .unusableNumber(let error):
      return "a pin, a size or a priority is not a usable number: \(error)"
    case .flexContainer(let error):
      return error.description
    }
  }
}

/// A sum of pins that BoxView rejects, because it combines `>=` and `<=`.
///
/// The gap has no constraint.
public struct IncompatiblePins: Equatable, Sendable {
  /// The index of the node before the gap.
  public var first: Int
  /// The index of the node after the gap.
  public var second: Int
  /// The axis of the gap.
  public var axis: LayoutAxis

  /// Creates a description of a rejected sum.
  public init(first: Int, second: Int, axis: LayoutAxis) {
    self.first = first
    self.second = second
    self.axis = axis
  }
}
