import LayoutEngine

/// A probable mistake in a box container, which `LayoutTree.issues(below:)` reports.
///
/// ```swift
/// let issues = tree.issues(below: root)
/// let isContradictory = issues.contains { $0.kind.pinIssueName == .contradictingPins }
/// ```
public enum PinIssue: Equatable, Sendable {
  /// A number of a box container, or of the pins of an item, is invalid and was replaced by its default.
  ///
  /// An invalid size constraint is ignored.
  case unusablePin(BoxProperty)
  /// A priority is not between 1 and 1000, and was replaced by the nearest valid priority.
  case priorityOutOfRange(BoxProperty)
  /// Adjacent pins of two items have opposite relations, `>=` and `<=`, and cannot be added.
  ///
  /// The pins are the end pin of the previous item and the start pin of the node. The gap between the two items is
  /// unconstrained.
  case incompatiblePins(previous: NodeID, axis: LayoutAxis)
  /// Required pins contradict each other.
  ///
  /// The constraints of the node are violated by a number of points.
  case contradictingPins(axis: LayoutAxis, amount: Double)
  /// Content hugging or compression resistance of priority 1000 is violated by required pins, or by other content of
  /// this priority.
  ///
  /// The node is larger than its content by a number of points, or smaller if the number is negative.
  case violatedContentPriority(axis: LayoutAxis, amount: Double)
  /// The size of an item is related to the size of a node outside of the same system of boxes.
  ///
  /// The relation has no effect.
  case unrelatedSize(NodeID)

  /// The names of the issues, as ``/LayoutEngine/ContainerIssue/name``.
  public enum Name: String, Sendable, CaseIterable {
    /// See ``PinIssue/unusablePin(_:)``.
    case unusablePin
    /// See ``PinIssue/priorityOutOfRange(_:)``.
    case priorityOutOfRange
    /// See ``PinIssue/incompatiblePins(previous:axis:)``.
    case incompatiblePins
    /// See ``PinIssue/contradictingPins(axis:amount:)``.
    case contradictingPins
    /// See ``PinIssue/violatedContentPriority(axis:amount:)``.
    case violatedContentPriority
    /// See ``PinIssue/unrelatedSize(_:)``.
    case unrelatedSize
  }

  /// The issue as the engine reports it.
  var containerIssue: ContainerIssue {
    switch self {
    case .unusablePin(let property):
      let used = property == .sizeConstraints ? "the constraint is ignored" : "its default is used"
      return ContainerIssue(
        name: Name.unusablePin.rawValue,
        cause: "\(property.name) is not a number, infinite or too large\(property.isFactor ? ", or not above 0" : "")",
        remedy: "give \(property.name) a finite value\(property.isFactor ? " above 0" : ""); \(used)")
    case .priorityOutOfRange(let property):
      return ContainerIssue(
        name: Name.priorityOutOfRange.rawValue, cause: "the priority of \(property.name) is not between 1 and 1000",
        remedy: "use a priority from 1 to 1000 for \(property.name); the nearest of these is used")
    case .incompatiblePins(let previous, let axis):
      let pins = axis == .horizontal ? ("right", "left") : ("bottom", "top")
      return ContainerIssue(
        name: Name.incompatiblePins.rawValue, axis: axis, otherNode: previous,
        cause: "the \(pins.0) pin of the previous item and the \(pins.1) pin of this item cannot be added: >= and <=",
        remedy: "use the same relation on both sides, or == on one; until then, the gap is unconstrained")
    case .contradictingPins(let axis, let amount):
      let direction = axis == .horizontal ? "horizontally" : "vertically"
      return ContainerIssue(
        name: Name.contradictingPins.rawValue, axis: axis, amount: amount,
        cause: "required pins contradict each other \(direction), by \(LayoutIssue.points(amount)) points",
        remedy: "give one of the pins a priority below 1000, or use >= or <=")
    case .violatedContentPriority(let axis, let amount):
      let constraint = amount > 0 ? "content hugging" : "compression resistance"
      let (larger, smaller) = axis == .horizontal ? ("wider", "narrower") : ("higher", "lower")
      let difference = "\(LayoutIssue.points(amount)) points \(amount > 0 ? larger : smaller) than its content"
      return ContainerIssue(
        name: Name.violatedContentPriority.rawValue, axis: axis, amount: amount,
        cause: "the item is \(difference), although \(constraint) has the priority 1000",
        remedy: "give \(constraint), or a pin that determines the size, a priority below 1000")
    case .unrelatedSize(let node):
      return ContainerIssue(
        name: Name.unrelatedSize.rawValue, otherNode: node,
        cause: "the size is related to that of a node that is not in the same tree of boxes",
        remedy: "put both nodes into the same tree of boxes; until then, the relation has no effect")
    }
  }
}

extension LayoutIssue.Kind {
  /// Makes an issue of a box container.
  public static func pins(_ issue: PinIssue) -> LayoutIssue.Kind { .container(issue.containerIssue) }

  /// The name of an issue of a box container; `nil` for other issues.
  public var pinIssueName: PinIssue.Name? {
    if case .container(let issue) = self { PinIssue.Name(rawValue: issue.name) } else { nil }
  }
}
