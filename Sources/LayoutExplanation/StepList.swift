import LayoutEngine

/// The steps to one number.
///
/// Each quantity, a size or a position, has its own steps and refers to the quantities from which it follows. A
/// quantity is explained once. Its steps are found backwards from its value.
struct StepList {
  /// A number that steps explain.
  struct Quantity {
    enum Kind: Int, CaseIterable {
      case position
      case size
      /// The size of the content, independent of the size of the box.
      case content
      /// The size inside padding and border.
      case contentBox
    }

    let node: NodeID
    let axis: LayoutAxis
    let kind: Kind
  }

  private enum Element {
    case step(ExplanationStep)
    /// The index of a quantity.
    case reference(Int)
  }

  let subject: ExplanationSubject
  /// The quantities in the order in which they are found, with their elements.
  private var quantities: [Quantity] = []
  private var elements: [[Element]] = []
  /// The indices of quantities by slot, axis and kind; -1 for those that are not found.
  private var indices: [Int32]
  private var current = 0

  init(_ subject: ExplanationSubject, to goal: Quantity) {
    self.subject = subject
    indices = [Int32](repeating: -1, count: subject.tree.slotCount * 2 * Quantity.Kind.allCases.count)
    _ = index(of: goal)
    while current < quantities.count {
      let quantity = quantities[current]
      switch quantity.kind {
      case .position: explainPosition(of: quantity.node, quantity.axis)
      case .size: explainSize(of: quantity.node, quantity.axis)
      case .content: addContentSize(of: quantity.node, quantity.axis, size(of: quantity.node, quantity.axis))
      case .contentBox: explainContentBox(of: quantity.node, quantity.axis)
      }
      current += 1
    }
  }

  /// The steps, from the space of the root to the number: each quantity precedes those that follow from it.
  var inOrder: [ExplanationStep] {
    var steps: [ExplanationStep] = []
    // The elements of each open quantity are taken from the last to the first.
    var (rests, open) = (elements.map { Int32($0.count) }, [0])
    var isBegun = [Bool](repeating: false, count: elements.count)
    isBegun[0] = true
    while let quantity = open.last {
      guard rests[quantity] > 0 else {
        open.removeLast()
        continue
      }
      rests[quantity] -= 1
      switch elements[quantity][Int(rests[quantity])] {
      case .step(let step): steps.append(step)
      case .reference(let other):
        if !isBegun[other] {
          isBegun[other] = true
          open.append(other)
        }
      }
    }
    return steps
  }

  private mutating func index(of quantity: Quantity) -> Int {
    let axis = quantity.axis == .horizontal ? 0 : 1
    let place = (quantity.node.slot * 2 + axis) * Quantity.Kind.allCases.count + quantity.kind.rawValue
    if indices[place] >= 0 { return Int(indices[place]) }
    indices[place] = Int32(quantities.count)
    quantities.append(quantity)
    elements.append([])
    return quantities.count - 1
  }

  /// Adds a step before all steps of the current quantity.
  @inline(never) mutating func add(_ node: NodeID, _ rule: Rule, _ value: Double, _ text: String) {
    let step = ExplanationStep(node: subject.named(node), rule: rule.rawValue, text: text, value: value)
    elements[current].append(.step(step))
  }

  /// Refers to the size of a node, from which the current quantity follows.
  mutating func addSize(of node: NodeID, _ axis: LayoutAxis) {
    refer(to: Quantity(node: node, axis: axis, kind: .size))
  }

  @inline(never) mutating func refer(to quantity: Quantity) {
    let index = index(of: quantity)
    elements[current].append(.reference(index))
  }

  @inline(never) func name(_ node: NodeID) -> String { subject.name(of: node) }

  /// Returns the size of a node before rounding to the pixel grid.
  @inline(never) func size(of node: NodeID, _ axis: LayoutAxis) -> Double {
    subject.unroundedFrame(of: node).size[axis]
  }

  /// Returns the index of a node among the items of the container that lays it out.
  func flexPlace(of node: NodeID) -> (container: NodeID, record: FlexRecord, index: Int)? {
    guard let container = subject.container(of: node), let record = subject.record(of: container),
      let index = record.items.firstIndex(where: { $0.node == node })
    else { return nil }
    return (container, record, index)
  }
}

/// The source of a rule.
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
  case gridTracks = "css-grid-2 §7.2"
  case gridItems = "css-grid-2 §11.3"
  case stackView = "StackViewLayout"
  case pins = "pins of a box"
  case pixelGrid = "the pixel grid"
}
