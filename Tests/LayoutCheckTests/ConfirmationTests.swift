import LayoutCheck
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// The findings of a check equal the faults that complete layouts have.
@Suite struct ConfirmationTests {
  private static let examples = SampleSize.some(SpecFolder.files.filter { $0.folder == "examples" })

  @Test("findings of examples are confirmed", arguments: examples)
  func example(file: SpecFile) throws {
    let settings = CheckSettings.sample(180...420, [14.0 / 17, 1, 23.0 / 17, 33.0 / 17, 53.0 / 17])
    for layoutCase in try file.read().cases { _ = try expectConfirmed(layoutCase, settings, layoutCase.name) }
  }

  @Test("findings of random documents are confirmed") func randomDocument() throws {
    var kinds: Set<Finding.Kind> = []
    for seed in 0..<UInt64(SampleSize.value(600, sample: 2)) {
      let layoutCase = try #require(RandomScreen.layoutCase(seed: seed))
      var settings = CheckSettings()
      settings.widths = 100...140
      settings.textScales = [1, 1.5]
      let report = try expectConfirmed(layoutCase, settings, "seed \(seed)")
      kinds.formUnion(report.findings.map(\.kind))
    }
    if SampleSize.usesAll { #expect(kinds == Set(Finding.Kind.allCases)) }
  }
}

/// Random documents with all properties of styles.
enum RandomScreen {
  static func layoutCase(seed: UInt64) -> LayoutCase? {
    let rules: LayoutRules = seed % 2 == 0 ? .stackView : .css
    var styles = StyleGenerator(seed: seed, rules: rules)
    styles.boxShare = seed % 3 == 0 ? 30 : 0
    styles.makesWritingModes = seed % 5 == 0
    let plan = TreePlan.random(nodeCount: 4 + Int(seed % 12), &styles)
    var places: [Int: Int] = [:]
    var nodes: [LayoutCase.Node] = []
    for (place, index) in plan.subtree(of: 0).enumerated() {
      places[index] = place
      let planned = plan[index]
      var node = LayoutCase.Node(
        id: "n\(place)", style: planned.style, measure: planned.content.map(model),
        parent: planned.parent.flatMap { places[$0] })
      (node.box, node.item) = (planned.box, planned.pins)
      nodes.append(node)
    }
    guard !nodes.contains(where: { $0.measure != nil && $0.parent == nil }) else { return nil }
    var result = LayoutCase(name: "random/\(seed)", rules: rules, nodes: nodes)
    result?.availableWidth = seed % 4 == 0 ? nil : 120
    result?.availableHeight = seed % 4 == 1 ? 200 : nil
    return result
  }

  private static func model(_ content: LeafContent) -> MeasureModel {
    switch content {
    case .document(let model): return model
    case .fixed(let size): return MeasureModel(.fixed(size))
    case .area(let area, let natural): return MeasureModel(.area(AreaModel(area: area, natural: natural)))
    case .text(let words, _, let lineHeight, let baseline):
      let text = words.map { String(repeating: "x", count: Int($0 / 5)) }.joined(separator: " ")
      return MeasureModel(.text(TextModel(text, advance: 5, lineHeight: lineHeight)), baseline: baseline)
    case .erratic: return MeasureModel(.fixed(LayoutSize(width: 10, height: 10)))
    }
  }
}
