import BoxEngine
import ConstraintEngine
import LayoutDocument
import LayoutEngine
import LayoutOracle

/// The boxes of a scene, stated as the constraints that Auto Layout would get and that an application would have in its
/// code.
struct StatedBoxes {
  /// A constraint over numbered variables.
  struct Statement {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
    /// Whether the constraint is that of the root's width.
    var isRootWidth = false

    fileprivate var kind: Kind {
      if !priority.isRequired { return .optional }
      return relation == .equal ? .equation : .inequality
    }
  }

  /// The kind of a constraint for the solver.
  fileprivate enum Kind: CaseIterable {
    case equation
    case optional
    case inequality
  }

  /// A leaf whose height follows from its width.
  struct WrappedLeaf {
    var node: Int
    var content: LeafContent
    /// The optional constraints that hold the leaf at the height of its content.
    var optionalConstraints: [(relation: Relation, priority: Priority)]
  }

  private(set) var statements: [Statement] = []
  private(set) var wrappedLeaves: [WrappedLeaf] = []
  /// The variables: for each node its position and its size along x, and the same along y.
  let variableCount: Int

  init(_ scene: Scene) throws(BenchError) {
    let tree = try SceneBoxes(scene)
    variableCount = 4 * scene.nodes.count
    for axis in LayoutAxis.allCases {
      for node in scene.nodes.indices {
        statements.append(
          Statement(
            terms: [(StatedBoxes.size(node, axis), 1)], relation: .atLeast, constant: 0, priority: .required))
      }
      addRoot(tree, axis)
      let natural = scene.contents.map { $0?.measure(MeasureInput(), rules: scene.rules).size[axis] ?? 0 }
      for statement in BoxConstraints(tree, axis, naturalSizes: natural).statements { add(statement, axis, scene) }
    }
    // Sorted by kind, otherwise in the same order: the solver adds constraints fastest in this order.
    statements = StatedBoxes.Kind.allCases.flatMap { kind in statements.filter { $0.kind == kind } }
  }

  static func begin(_ node: Int, _ axis: LayoutAxis) -> Int { 4 * node + (axis == .horizontal ? 0 : 2) }
  static func size(_ node: Int, _ axis: LayoutAxis) -> Int { begin(node, axis) + 1 }

  /// BoxView's highest priority is Auto Layout's required priority.
  private static func priority(_ level: Double) -> Priority { level >= 1000 ? .required : Priority(level) }

  private mutating func addRoot(_ tree: SceneBoxes, _ axis: LayoutAxis) {
    let size = StatedBoxes.size(0, axis)
    let (relation, length): (Relation, Double?)
    if let given = tree.givenRootSize(axis) {
      (relation, length) = (.equal, given)
    } else {
      (relation, length) = (.atMost, tree.available(axis))
    }
    guard let length else { return }
    statements.append(
      Statement(
        terms: [(size, 1)], relation: relation, constant: length, priority: .required,
        isRootWidth: axis == .horizontal))
  }

  private mutating func add(_ statement: BoxStatement, _ axis: LayoutAxis, _ scene: Scene) {
    let priority = StatedBoxes.priority(statement.priority)
    if axis == .vertical, statement.subject == .natural, let part = statement.parts.first {
      let node = part.quantity.node
      if let content = scene.contents[node], content.heightDependsOnWidth {
        if wrappedLeaves.last?.node != node {
          wrappedLeaves.append(WrappedLeaf(node: node, content: content, optionalConstraints: []))
        }
        wrappedLeaves[wrappedLeaves.count - 1].optionalConstraints.append((statement.relation, priority))
        return
      }
    }
    statements.append(
      Statement(
        terms: statement.parts.map { part in
          let begin = StatedBoxes.begin(part.quantity.node, axis)
          return (part.quantity.isSize ? begin + 1 : begin, part.coefficient)
        }, relation: statement.relation, constant: statement.constant, priority: priority))
  }
}

/// A scene as a tree of boxes for the oracle.
private struct SceneBoxes: BoxTree {
  let scene: Scene
  let roles: [BoxRole]
  let items: [[Int]]

  init(_ scene: Scene) throws(BenchError) {
    if !scene.isBoxes { throw .scene("it has no flexbox") }
    var roles: [BoxRole] = []
    var items = [[Int]](repeating: [], count: scene.nodes.count)
    for (index, node) in scene.nodes.enumerated() {
      guard node.box != nil || node.childCount == 0 && index > 0, node.style.display != .none else {
        throw .scene("\(scene.layoutCase.path(of: index)) is not a box")
      }
      guard node.box?.direction ?? .auto == .auto, node.style.layoutDirection != .rightToLeft else {
        throw .scene("constraints are only stated for left-to-right scenes")
      }
      roles.append(node.box != nil ? .container : scene.contents[index] != nil ? .leaf : .empty)
      if let parent = node.parent { items[parent].append(index) }
    }
    (self.scene, self.roles, self.items) = (scene, roles, items)
  }

  func box(_ node: Int) -> BoxContainer { scene.nodes[node].box ?? BoxContainer() }

  func pins(_ node: Int) -> BoxPins { scene.nodes[node].item ?? BoxPins() }

  func givenRootSize(_ axis: LayoutAxis) -> Double? {
    guard case .length(let length) = scene.nodes[0].style.preferredSize(along: axis) else { return nil }
    guard length.hasPercentage else { return length.points }
    return available(axis).map { length.resolved(against: $0) }
  }

  func available(_ axis: LayoutAxis) -> Double? {
    axis == .horizontal ? scene.layoutCase.availableWidth : scene.layoutCase.availableHeight
  }
}
