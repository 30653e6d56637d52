import LayoutEngine
import LayoutTestSupport
import Testing

/// The history of a tree does not matter: after edits that are undone, and measurements in between, all frames are
/// those of a fresh tree, to the last bit.
@Suite("Warm trees have the frames of fresh trees")
struct WarmTests {
  @Test("cases and random trees", arguments: SpecimenSource.all)
  func trees(_ source: SpecimenSource) throws {
    for (seed, specimen) in try source.specimens().enumerated() { try check(specimen, seed) }
  }

  private func check(_ specimen: Specimen, _ seed: Int) throws {
    var styles = StyleGenerator(seed: UInt64(seed), rules: specimen.plan.rules)
    let cold = try specimen.frames()
    var planted = try PlantedTree(specimen.plan, root: specimen.root)
    try planted.layOut(root: specimen.root, in: specimen.space, scale: specimen.scale)
    let nodes = specimen.plan.subtree(of: specimen.root)
    for _ in 0..<min(nodes.count, 6) {
      let node = styles.random.pick(nodes)
      try planted.tree.setStyle(styles.style(), of: try planted.id(node))
      try planted.layOut(root: specimen.root, in: styles.rootSpace(), scale: styles.scale())
      try planted.tree.setStyle(specimen.plan[node].style, of: try planted.id(node))
      let part = try planted.id(styles.random.pick(nodes))
      _ = try planted.tree.measure(part, in: styles.rootSpace(), measure: planted.probe.function)
      try planted.layOut(root: specimen.root, in: specimen.space, scale: specimen.scale)
      specimen.expect(try specimen.frames(in: planted), are: cold, .exact)
    }
  }
}
