import LayoutDocument
import LayoutEngine

extension LayoutTree {
  /// Explains the frame of a node in the last layout.
  ///
  /// The explanation contains the steps that led to each number, the properties without which the number would differ,
  /// and the node's properties without an effect.
  ///
  /// The tree itself is not changed. The number without a property is the result of a layout of a copy of the tree.
  ///
  /// ```swift
  /// let explanation = tree.explanation(of: badge, names: { names[$0] ?? "?" }, measure: measure)
  /// explanation?[.width].causes.first?.text  // "without badge.minWidth (132): 148"
  /// ```
  /// - Parameters:
  ///   - node: A node below the root of the last layout, or that root.
  ///   - names: Returns the names of nodes. Where several nodes have the same name, their number follows: `label 2`.
  ///   - content: Returns a description of the content of a leaf of a size, as the subject of a sentence:
  ///     `the text "Hello" in 2 lines`. `nil` stands for content without a description other than the name of the node.
  ///     Default: none.
  ///   - measure: The measure function of the layout.
  /// - Returns: `nil` if the node is not in the last layout, is excluded from it, or the tree has changed since.
  /// - Complexity: One layout of a changed tree for each property that may have an influence, nearest nodes first: at
  ///   most 60 layouts, in trees of less than a thousand nodes at most 60,000 ÷ nodes.
  public func explanation(
    of node: NodeID, names: @escaping (NodeID) -> String,
    content: @escaping (NodeID, LayoutSize) -> String? = { _, _ in nil }, measure: @escaping MeasureFunction
  ) -> FrameExplanation? {
    guard let subject = ExplanationSubject(self, names: names, numbersNames: true, content: content, measure: measure),
      subject.nodes.contains(node), subject.isShown(node)
    else { return nil }
    var explainer = Explainer(subject: subject, node: node)
    return explainer.explain()
  }
}

extension LayoutTree {
  /// Returns the steps of ``explanation(of:names:content:measure:)`` for a single coordinate.
  ///
  /// - Returns: An empty array if there is no explanation.
  package func explanationSteps(
    to coordinate: FrameCoordinate, of node: NodeID, names: @escaping (NodeID) -> String,
    measure: @escaping MeasureFunction
  ) -> [ExplanationStep] {
    guard
      let subject = ExplanationSubject(
        self, names: names, numbersNames: false, content: { _, _ in nil }, measure: measure),
      subject.nodes.contains(node), subject.isShown(node)
    else { return [] }
    return subject.steps(to: coordinate, of: node)
  }
}

extension ExplanationSubject {
  /// Returns whether neither the node nor an ancestor is excluded from the layout.
  func isShown(_ node: NodeID) -> Bool {
    var next: NodeID? = node
    while let shown = next {
      if style(of: shown).display == .none { return false }
      next = parent(of: shown)
    }
    return true
  }
}

extension ExplanationSubject {
  /// Returns the steps from the space of the root to a number.
  fileprivate func steps(to coordinate: FrameCoordinate, of node: NodeID) -> [ExplanationStep] {
    let (value, unrounded) = (
      coordinate.value(in: frame(of: node)), coordinate.value(in: unroundedFrame(of: node))
    )
    let kind: StepList.Quantity.Kind = coordinate == .width || coordinate == .height ? .size : .position
    var steps = StepList(self, to: StepList.Quantity(node: node, axis: coordinate.axis, kind: kind)).inOrder
    // Rules without steps of their own are summarized in the last step.
    if steps.last?.value.isNearly(unrounded) != true {
      steps.append(
        step(node, .alignment, unrounded, "other rules of its container lead to \(ExplanationText.number(unrounded))"))
    }
    if !value.isNearly(unrounded) { steps.append(gridStep(of: coordinate, node, value, unrounded)) }
    return steps
  }

  /// Returns the step of rounding to the pixel grid, which rounds edges in the coordinates of the root.
  private func gridStep(
    of coordinate: FrameCoordinate, _ node: NodeID, _ value: Double, _ unrounded: Double
  ) -> ExplanationStep {
    let grid = "the grid of \(ExplanationText.count(layout.scale, "pixel")) per point"
    let (start, end) = absoluteEdges(of: node, coordinate.axis)
    let (first, last) = (onGrid(start), onGrid(end))
    var text = "\(grid) moves \(ExplanationText.number(unrounded)) to \(ExplanationText.number(value))"
    if coordinate == .width || coordinate == .height {
      let edges = "its edges, at \(ExplanationText.number(start)) and \(ExplanationText.number(end)) in the root,"
      if (last - first).isNearly(value) {
        text =
          "\(grid) moves \(edges) to \(ExplanationText.number(first)) and \(ExplanationText.number(last)): "
          + ExplanationText.number(value)
      } else if value > unrounded {
        text =
          "\(grid) rounds \(ExplanationText.number(unrounded)) up to \(ExplanationText.number(value)), so that the content fits"
      }
    }
    return step(node, .pixelGrid, value, text)
  }

  private func onGrid(_ position: Double) -> Double { (position * layout.scale).rounded() / layout.scale }

  /// Returns the edges of a node in the coordinates of the root, before rounding to the pixel grid.
  private func absoluteEdges(of node: NodeID, _ axis: LayoutAxis) -> (start: Double, end: Double) {
    var start = 0.0
    var next: NodeID? = node
    while let inner = next {
      if inner != root { start += unroundedFrame(of: inner).start(axis) }
      next = parent(of: inner)
    }
    return (start, start + unroundedFrame(of: node).size[axis])
  }

  private func step(_ node: NodeID, _ rule: Rule, _ value: Double, _ text: String) -> ExplanationStep {
    ExplanationStep(node: named(node), rule: rule.rawValue, text: text, value: value)
  }
}

/// The explanation of a single node.
private struct Explainer {
  /// The maximum number of properties that are tried. In a large tree, only the nearest nodes are included.
  private var mostExperiments: Int { max(60, 60_000 / subject.nodes.count) }

  let subject: ExplanationSubject
  let node: NodeID
  private var causes: [[ExplanationCause]] = [[], [], [], []]
  private var ineffective: [IneffectiveProperty] = []
  private let dependencies: [Dependencies]

  init(subject: ExplanationSubject, node: NodeID) {
    (self.subject, self.node) = (subject, node)
    dependencies = FrameCoordinate.allCases.map { Dependencies(of: $0, of: node, in: subject) }
  }

  mutating func explain() -> FrameExplanation {
    let candidates = candidates()
    var count = 0
    for candidate in candidates where count < mostExperiments {
      for property in subject.properties(of: candidate) where count < mostExperiments {
        tryWithout(property, of: candidate)
        count += 1
      }
    }
    let coordinates = FrameCoordinate.allCases.map { coordinate in
      CoordinateExplanation(
        coordinate: coordinate, value: coordinate.value(in: subject.frame(of: node)),
        steps: subject.steps(to: coordinate, of: node),
        causes: causes[Int(coordinate.rawValue)], independentOf: independentNodes(of: coordinate))
    }
    return FrameExplanation(
      node: node, name: subject.name(of: node), frame: subject.frame(of: node), coordinates: coordinates,
      ineffective: ineffective, triesAllProperties: count < mostExperiments)
  }

  // MARK: - Causes

  /// Returns the nodes whose properties may have an influence.
  ///
  /// These are the node, its ancestors with their children, nearest first, and its descendants.
  private func candidates() -> [NodeID] {
    var (candidates, seen) = ([NodeID](), Set<NodeID>())
    func add(_ candidate: NodeID) {
      guard seen.insert(candidate).inserted else { return }
      if candidate == node || dependencies.contains(where: { $0.areUnknown || $0.nodes.contains(candidate) }) {
        candidates.append(candidate)
      }
    }
    add(node)
    var inner = node
    while let parent = subject.parent(of: inner) {
      add(parent)
      for sibling in subject.tree.children(of: parent) { add(sibling) }
      inner = parent
    }
    for other in subject.nodes { add(other) }
    return candidates
  }

  private mutating func tryWithout(_ property: SetProperty, of candidate: NodeID) {
    let isOwn = candidate == node
    let result = subject.withoutProperty(property, of: candidate) { other in
      (frame: other.frame(of: node), changesNothing: isOwn && subject.hasSameFrames(other))
    }
    guard let result else { return }
    for coordinate in FrameCoordinate.allCases {
      let (value, without) = (coordinate.value(in: subject.frame(of: node)), coordinate.value(in: result.frame))
      guard !value.isNearly(without) else { continue }
      causes[Int(coordinate.rawValue)].append(
        ExplanationCause(
          node: subject.named(candidate), property: property.name, value: property.value, without: without,
          owner: property.owner))
    }
    // A default pin is not a property that was set.
    let isDefault = property.owner == .pins && property.value == "0"
    if isOwn, result.changesNothing, !isDefault {
      let reason = IneffectivenessReason(subject: subject, node: node).reason(of: property)
      ineffective.append(
        IneffectiveProperty(property: property.name, value: property.value, reason: reason, owner: property.owner))
    }
  }

  // MARK: - Independent nodes

  /// Returns siblings and ancestors that are not dependencies, nearest first.
  private func independentNodes(of coordinate: FrameCoordinate) -> [NamedNode] {
    let dependencies = dependencies[Int(coordinate.rawValue)]
    if dependencies.areUnknown { return [] }
    var result: [NamedNode] = []
    var inner = node
    while let parent = subject.parent(of: inner) {
      for sibling in subject.tree.children(of: parent)
      where sibling != inner && !dependencies.nodes.contains(sibling) && subject.style(of: sibling).display != .none {
        result.append(subject.named(sibling))
      }
      if !dependencies.nodes.contains(parent) { result.append(subject.named(parent)) }
      inner = parent
    }
    return result
  }
}
