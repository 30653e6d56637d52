import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@testable import LayoutExplanation

/// The search for suspicious properties finds a property that was altered at random.
@Suite("Suspicions") struct SuspicionTests {
  @Test("the altered property is first in 95 of 100 screens")
  func alteredProperty() throws {
    let count = SampleSize.of(100, all: 1_000)
    var (first, misses, unreconciled) = (0, [String](), [String]())
    var seed: UInt64 = 0
    var screens = 0
    while screens < count {
      seed += 1
      guard let screen = try AlteredScreen(seed: seed) else { continue }
      screens += 1
      let suspicions = screen.suspicions()
      let outcome = "\(seed): \(screen.description); \(suspicions.first?.text ?? "nothing")"
      if screen.isRestorable, suspicions.first.map({ $0.remainder < explanationTolerance }) != true {
        unreconciled.append(outcome)
      }
      if let found = suspicions.first, found.node.name == screen.node, isSame(found.property, screen.property) {
        first += 1
      } else {
        misses.append(outcome)
      }
    }
    // Some other changes have the same effect as the alteration.
    #expect(misses.count <= max(1, count / 20), "\(first) of \(count): \(misses.joined(separator: "\n"))")
    #expect(unreconciled.count <= max(1, count / 20), "\(unreconciled.joined(separator: "\n"))")
  }

  /// Whether two keys set the same property: a document writes edges and gaps with as few keys as possible.
  private func isSame(_ first: String, _ second: String) -> Bool {
    for family in ["margin", "padding", "gap", "Gap"] where first.contains(family) || second.contains(family) {
      return first.lowercased().contains(family.lowercased()) && second.lowercased().contains(family.lowercased())
    }
    return first == second
  }
}

/// A random screen with the frames that it had before one property was altered.
private struct AlteredScreen {
  let node: String
  let property: String
  let description: String
  /// Whether a single change restores the style: an alteration of a shorthand such as `padding` may replace several properties.
  let isRestorable: Bool
  private let planted: PlantedTree
  private let intended: [NodeID: LayoutRect]
  private let names: [NodeID: String]

  /// - Returns: `nil` if the alteration changes no frame by half a point.
  init?(seed: UInt64) throws {
    var styles = StyleGenerator(seed: seed, rules: seed % 2 == 0 ? .css : .stackView)
    styles.couplings = []
    styles.makesContents = false
    var plan = TreePlan.random(nodeCount: styles.random.integer(6...20), &styles)
    let original = try AlteredScreen.layOut(plan)
    let altered = styles.random.integer(0...(plan.nodes.count - 1))
    let isContainer = plan[altered].content == nil && !plan[altered].children.isEmpty
    let alteration = AlteredScreen.alteration(isRoot: altered == 0, isContainer: isContainer, &styles.random)
    guard let style = plan[altered].style.setting(alteration.name, to: alteration.json, plan.rules) else { return nil }
    let set = SetProperty.all(of: plan[altered].style, plan.rules).first { $0.name == alteration.name }
    var restored: Style? = style
    if let set {
      restored = style.setting(alteration.name, to: set.json, plan.rules)
    } else {
      restored?.reset(alteration.name, plan.rules)
    }
    isRestorable = restored == plan[altered].style
    plan[altered].style = style
    planted = try AlteredScreen.layOut(plan)
    var (intended, names, changes) = ([NodeID: LayoutRect](), [NodeID: String](), false)
    for index in plan.nodes.indices {
      let (id, frame) = (try planted.id(index), try original.frame(index))
      names[id] = "\(index)"
      intended[id] = frame
      let other = try planted.frame(index)
      for coordinate in FrameCoordinate.allCases
      where (coordinate.value(in: frame) - coordinate.value(in: other)).magnitude > 0.5 { changes = true }
    }
    guard changes else { return nil }
    (self.intended, self.names) = (intended, names)
    (node, property) = ("\(altered)", alteration.name)
    description = "\(altered).\(alteration.name) \(set?.value ?? "none") became \(alteration.json)"
  }

  func suspicions() -> [Suspicion] {
    planted.tree.suspicions(intended: intended, names: { names[$0] ?? "?" }, measure: planted.probe.function)
  }

  private static func layOut(_ plan: TreePlan) throws -> PlantedTree {
    var planted = try PlantedTree(plan)
    try planted.layOut(in: .available(width: 375, height: 600))
    return planted
  }

  private static func alteration(
    isRoot: Bool, isContainer: Bool, _ random: inout SplitMix64
  ) -> (name: String, json: String) {
    let number = JSONText.number(Double(random.integer(1...160)))
    let small = JSONText.number(Double(random.integer(1...40)))
    var alterations = [
      ("width", number), ("height", number), ("minWidth", number), ("minHeight", number), ("maxWidth", small),
      ("maxHeight", small), ("padding", small), ("paddingLeft", small), ("paddingTop", small),
    ]
    if !isRoot {
      alterations += [
        ("grow", random.pick(["1", "2"])), ("shrink", random.pick(["0", "1"])), ("basis", number), ("margin", small),
        ("marginLeft", small), ("marginTop", small), ("marginBottom", small),
        ("alignSelf", random.pick(["\"center\"", "\"end\""])),
        ("order", "1"),
      ]
    }
    if isContainer {
      let places = ["\"center\"", "\"end\"", "\"start\""]
      alterations += [
        ("justifyContent", random.pick(places + ["\"spaceBetween\""])), ("alignItems", random.pick(places)),
        ("gap", small),
        ("direction", random.pick(["\"row\"", "\"column\"", "\"rowReverse\""])),
      ]
    }
    return random.pick(alterations)
  }
}
