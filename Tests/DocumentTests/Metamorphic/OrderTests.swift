import LayoutEngine
import LayoutTestSupport
import Testing

/// If `order` determines the order of children, their order in the document does not matter. css-flexbox-1 §5.4
@Suite("Order")
struct OrderTests {
  @Test("cases and random trees", arguments: SpecimenSource.all)
  func trees(_ source: SpecimenSource) throws {
    for (seed, specimen) in try source.specimens().enumerated() { try check(specimen, seed) }
  }

  private func check(_ specimen: Specimen, _ seed: Int) throws {
    guard specimen.hasBoxes else { return }
    var random = SplitMix64(seed: UInt64(seed))
    var shuffled = specimen
    // Items of boxes are laid out in document order.
    for node in specimen.plan.subtree(of: specimen.root) where specimen.plan[node].box == nil {
      let children = specimen.plan[node].children
      let sorted = children.enumerated().sorted { first, second in
        let orders = (specimen.plan[first.element].style.order, specimen.plan[second.element].style.order)
        return orders.0 == orders.1 ? first.offset < second.offset : orders.0 < orders.1
      }
      for (rank, child) in sorted.enumerated() { shuffled.plan[child.element].style.order = Int32(rank) }
      shuffled.plan[node].children = children.shuffled(using: &random)
    }
    specimen.expect(try shuffled.frames(), are: try specimen.frames(), .exact)
  }
}
