import BoxEngine
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@testable import LayoutExplanation

/// Claims of explanations about other layouts are verified with new trees.
@Suite("Claims of explanations") struct ClaimTests {
  private static let randomTrees = Array(0..<SampleSize.value(5_000, sample: 10))

  @Test("claims of explanations of Spec are true", arguments: SampleSize.some(SpecFolder.files, oneOf: 32))
  func spec(file: SpecFile) throws {
    for (index, layoutCase) in try file.read().cases.enumerated() {
      var random = SplitMix64(seed: UInt64(index))
      let plan = TreePlan(layoutCase)
      guard layoutCase.nodes.allSatisfy({ $0.sizeConstraints.isEmpty }) else { continue }
      let space = RootSpace.available(width: layoutCase.availableWidth, height: layoutCase.availableHeight)
      let check = ClaimCheck(plan: plan, space: space, scale: layoutCase.scale, name: layoutCase.name)
      for _ in 0..<2 { try check.check(random.integer(0...(plan.nodes.count - 1)), &random) }
    }
  }

  @Test("claims of explanations of random trees are true", arguments: [LayoutRules.css, .stackView])
  func randomTrees(rules: LayoutRules) throws {
    for seed in Self.randomTrees {
      var styles = StyleGenerator(seed: UInt64(seed), rules: rules)
      // Most screens have few couplings between axes.
      styles.couplings = seed % 3 == 0 ? .all : seed % 3 == 1 ? [] : [.percentages]
      styles.boxShare = seed % 5 == 0 ? 30 : 0
      styles.makesContents = seed % 7 == 0
      let plan = TreePlan.random(nodeCount: styles.random.integer(2...14), &styles)
      let space: RootSpace =
        styles.random.chance(50)
        ? .exact(LayoutSize(width: 320, height: 480))
        : .available(width: styles.random.chance(70) ? 300 : nil, height: nil)
      let check = ClaimCheck(
        plan: plan, space: space, scale: styles.random.pick([0, 0, 1, 2, 3]), name: "\(rules) \(seed)")
      try check.check(styles.random.integer(0...(plan.nodes.count - 1)), &styles.random)
    }
  }
}

/// Verifies the claims of the explanation of one node.
struct ClaimCheck {
  let plan: TreePlan
  let space: RootSpace
  let scale: Double
  let name: String

  func check(_ node: Int, _ random: inout SplitMix64) throws {
    let original = try layOut(plan)
    guard let explanation = try explanation(of: node, in: original) else { return }
    for coordinate in explanation.coordinates {
      let context = "\(name), node \(node), \(coordinate.coordinate.name)"
      #expect(
        coordinate.steps.last?.value.isNearly(coordinate.value) == true,
        "\(context): the steps lead to \(String(describing: coordinate.steps.last)) and not to \(coordinate.value)")
      for cause in coordinate.causes { try check(cause, coordinate, of: node, original, context) }
      for independent in coordinate.independentOf {
        try check(independent, coordinate.coordinate, of: node, original, context, &random)
      }
    }
    for property in explanation.ineffective {
      let other = try layOut(try without(property.property, property.owner, of: node, original))
      for index in plan.nodes.indices where try !isNearly(other.frame(index), original.frame(index)) {
        Issue.record("\(name), node \(node): \(property.text), but the frame of \(index) changes")
      }
    }
  }

  private func explanation(of node: Int, in planted: PlantedTree) throws -> FrameExplanation? {
    var numbers: [NodeID: Int] = [:]
    for (number, id) in planted.ids { numbers[id] = number }
    return planted.tree.explanation(
      of: try planted.id(node), names: { "\(numbers[$0] ?? -1)" }, measure: planted.probe.function)
  }

  private func check(
    _ cause: ExplanationCause, _ coordinate: CoordinateExplanation, of node: Int, _ original: PlantedTree,
    _ context: String
  ) throws {
    let owner = try #require(Int(cause.node.name))
    let other = try layOut(try without(cause.property, cause.owner, of: owner, original))
    let value = coordinate.coordinate.value(in: try other.frame(node))
    if !value.isNearly(cause.without) || value.isNearly(coordinate.value) {
      Issue.record("\(context): \(cause.text), but the layout without it has \(value)")
    }
  }

  /// Checks that a number does not depend on the size and the content of a node.
  private func check(
    _ independent: NamedNode, _ coordinate: FrameCoordinate, of node: Int, _ original: PlantedTree,
    _ context: String, _ random: inout SplitMix64
  ) throws {
    let owner = try #require(Int(independent.name))
    var changed = plan
    changed[owner].style.change(&random)
    if case .some = changed[owner].content, random.chance(70) {
      changed[owner].content = .document(MeasureModel(.fixed(LayoutSize(width: 77, height: 33))))
    }
    let other = try layOut(changed)
    let before = coordinate.value(in: original.tree.unroundedFrame(of: try original.id(node)))
    let after = coordinate.value(in: other.tree.unroundedFrame(of: try other.id(node)))
    if !before.isNearly(after) {
      Issue.record("\(context): does not depend on \(owner), but changes from \(before) to \(after)")
    }
  }

  private func without(
    _ property: String, _ owner: PropertyOwner, of node: Int, _ original: PlantedTree
  ) throws -> TreePlan {
    var changed = plan
    switch owner {
    case .style:
      // Random styles have invalid values, which no document contains.
      let used = try #require(original.tree.usedStyle(of: try original.id(node)))
      changed[node].style = try #require(used.resetting(property, plan.rules))
    case .box: changed[node].box = try #require(plan[node].box?.resetting(property))
    case .pins:
      let pins: BoxPins = try #require((plan[node].pins ?? BoxPins()).resetting(property))
      changed[node].pins = pins
    }
    return changed
  }

  private func layOut(_ plan: TreePlan) throws -> PlantedTree {
    var planted = try PlantedTree(plan)
    try planted.layOut(in: space, scale: scale)
    return planted
  }

  private func isNearly(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
    FrameCoordinate.allCases.allSatisfy { $0.value(in: first).isNearly($0.value(in: second)) }
  }
}

extension Style {
  /// Changes a size, the bounds, or the flex properties.
  fileprivate mutating func change(_ random: inout SplitMix64) {
    let number = Double(random.integer(0...400))
    switch random.integer(0...6) {
    case 0: width = .points(number)
    case 1: height = .points(number)
    case 2: (width, height) = (.points(number), .points(number / 2))
    case 3: (minWidth, minHeight) = (.points(number), .points(number / 3))
    case 4: (maxWidth, maxHeight) = (.points(number / 4), .points(number / 4))
    case 5: (grow, shrink) = (Double(random.integer(0...3)), Double(random.integer(0...3)))
    default: basis = .points(number)
    }
  }
}
