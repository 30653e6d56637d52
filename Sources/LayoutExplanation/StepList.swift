import LayoutEngine

/// The steps on the way to one number.
///
/// Each quantity, a size or a position, has its own steps and refers to the quantities that it follows from. A quantity is explained once. The
/// steps of a quantity are found from its value backwards.
struct StepList {
  /// A number that steps lead to.
  struct Quantity: Hashable {
    enum Kind: Hashable {
      case position
      case size
      /// The size that the content takes, whatever the size of the box is.
      case content
      /// The size inside padding and border.
      case contentBox
    }

    let node: NodeID
    let axis: Axis
    let kind: Kind
  }

  private enum Element {
    case step(ExplanationStep)
    case reference(Quantity)
  }

  let subject: ExplanationSubject
  private var elements: [Quantity: [Element]] = [:]
  /// Quantities that are referred to and have no steps yet.
  private var pending: [Quantity] = []
  private var current: Quantity

  init(_ subject: ExplanationSubject, to goal: Quantity) {
    self.subject = subject
    current = goal
    pending = [goal]
    elements[goal] = []
    while let next = pending.popLast() {
      current = next
      switch next.kind {
      case .position: explainPosition(of: next.node, next.axis)
      case .size: explainSize(of: next.node, next.axis)
      case .content: addContentSize(of: next.node, next.axis, size(of: next.node, next.axis))
      case .contentBox: explainContentBox(of: next.node, next.axis)
      }
    }
    current = goal
  }

  /// The steps, from the space of the root to the number: each quantity before those that follow from it.
  var inOrder: [ExplanationStep] {
    var (steps, begun) = ([ExplanationStep](), Set([current]))
    var open = [(elements[current] ?? [])[...]]
    while var rest = open.popLast() {
      guard let element = rest.popLast() else { continue }
      open.append(rest)
      switch element {
      case .step(let step): steps.append(step)
      case .reference(let quantity):
        if begun.insert(quantity).inserted { open.append((elements[quantity] ?? [])[...]) }
      }
    }
    return steps
  }

  /// Adds the step before all that the current quantity has so far.
  @inline(never) mutating func add(_ node: NodeID, _ rule: Rule, _ value: Double, _ text: String) {
    let step = ExplanationStep(node: subject.named(node), rule: rule.rawValue, text: text, value: value)
    elements[current, default: []].append(.step(step))
  }

  /// The current quantity follows from the size of a node.
  mutating func addSize(of node: NodeID, _ axis: Axis) { refer(to: Quantity(node: node, axis: axis, kind: .size)) }

  @inline(never) mutating func refer(to quantity: Quantity) {
    elements[current, default: []].append(.reference(quantity))
    guard elements[quantity] == nil else { return }
    elements[quantity] = []
    pending.append(quantity)
  }

  @inline(never) func name(_ node: NodeID) -> String { subject.names(node) }

  /// The size of a node before it was put on the pixel grid.
  @inline(never) func size(of node: NodeID, _ axis: Axis) -> Double { subject.unroundedFrame(of: node).size[axis] }

  /// The place of a node among the items of the container that lays it out.
  func flexPlace(of node: NodeID) -> (container: NodeID, record: FlexRecord, index: Int)? {
    guard let container = subject.container(of: node), let record = subject.record(of: container),
      let index = record.items.firstIndex(where: { $0.node == node })
    else { return nil }
    return (container, record, index)
  }
}

/// Where a rule stands.
enum Rule: String {
  case root = "the space of the root"
  case givenSize = "css-sizing-3 §3"
  case percentage = "css-sizing-3 §5.2.1"
  case content = "css-sizing-3 §5.1"
  case bounds = "css-sizing-3 §5.2"
  case ratio = "css-sizing-4 §5.1"
  case boxModel = "css-sizing-3 §4.1"
  case absolute = "css-position-3 §4"
  case relative = "css-position-3 §3.3"
  case flexBase = "css-flexbox-1 §9.2"
  case automaticMinimum = "css-flexbox-1 §4.5"
  case lines = "css-flexbox-1 §9.3"
  case crossSize = "css-flexbox-1 §9.4"
  case justification = "css-flexbox-1 §9.5"
  case alignment = "css-flexbox-1 §9.6"
  case flexibleLengths = "css-flexbox-1 §9.7"
  case autoMargins = "css-flexbox-1 §8.1"
  case stackView = "StackViewLayout"
  case pins = "pins of a box"
  case pixelGrid = "the pixel grid"
}
