import LayoutEngine

/// The steps on the way to one number. They are found from the number backwards.
struct StepList {
  let subject: ExplanationSubject
  private var steps: [ExplanationStep] = []
  /// The sizes that were explained already: a chain never comes back to one.
  private var visited: Set<Quantity> = []

  private struct Quantity: Hashable {
    let node: NodeID
    let axis: Axis
    /// The size that the content takes, whatever the size of the box is.
    let isContent: Bool
  }

  init(_ subject: ExplanationSubject) { self.subject = subject }

  /// The steps, from the space of the root to the number.
  var inOrder: [ExplanationStep] { steps.reversed() }

  /// Adds the step before all that were added so far.
  mutating func add(_ node: NodeID, _ rule: Rule, _ value: Double, _ text: String) {
    steps.append(ExplanationStep(node: subject.named(node), rule: rule.rawValue, text: text, value: value))
  }

  /// Whether the size of a node was not explained before.
  mutating func begin(_ node: NodeID, _ axis: Axis, isContent: Bool = false) -> Bool {
    visited.insert(Quantity(node: node, axis: axis, isContent: isContent)).inserted
  }

  func name(_ node: NodeID) -> String { subject.names(node) }

  /// The size of a node before it was put on the pixel grid.
  func size(of node: NodeID, _ axis: Axis) -> Double { subject.unroundedFrame(of: node).size[axis] }
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
  case gap = "css-align-3 §8"
  case pins = "pins of a box"
  case pixelGrid = "the pixel grid"
}
