import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@testable import LayoutRendering

/// The places of names and numbers in random pictures.
@Suite struct PictureLabelTests {
  private static let seeds = Array(UInt64(0)..<200)

  @Test("labels do not overlap each other, texts or outlines", arguments: seeds)
  func labelsDoNotOverlap(seed: UInt64) throws {
    try checkLabels(of: try randomLayout(seed))
  }

  @Test("labels in documents of Spec do not overlap", arguments: SpecFolder.files)
  func labelsDoNotOverlap(file: SpecFile) throws {
    for layoutCase in try SampleSize.some(file.read().cases, oneOf: 16) {
      try checkLabels(of: try CaseLayout(layoutCase))
    }
  }

  private func checkLabels(of layout: CaseLayout) throws {
    let picture = PictureLayout([layout])
    let panel = try #require(picture.panels.first)
    let labels = panel.labels.labels
    let texts = panel.scene.boxes.flatMap(\.lineRects)
    for (index, label) in labels.enumerated() {
      let others = labels[..<index].map(\.rect) + texts
      #expect(!others.contains { $0.overlaps(label.rect) }, "\(layout.layoutCase.name): \(label.text)")
      let ground = panel.scene.boxes.last { $0.rect.width > 0 && $0.rect.height > 0 && $0.rect.overlaps(label.rect) }
      #expect(ground?.rect.contains(label.rect) != false, "\(layout.layoutCase.name): \(label.text)")
      #expect(panel.bounds.inset(by: -1e-9).contains(label.rect))
    }
    #expect(panel.sceneOrigin.x + panel.bounds.width / picture.pixel <= picture.size.width)
  }

  @Test("every gap, padding, inset and overflow has its number in the picture or in the legend", arguments: seeds)
  func lengthsHaveNumbers(seed: UInt64) throws {
    let picture = PictureLayout([try randomLayout(seed)])
    let panel = picture.panels[0]
    var numbers = panel.pins.filter { $0.kind == .gap }.map { ($0.mark, $0.text) }
    for index in panel.scene.boxes.indices { numbers += panel.scene.strips(of: index).map { ($0.mark, $0.text) } }
    numbers += panel.scene.overflows.map { (.overflow, $0.strip.text) }
    let labels = Set(panel.labels.labels.map(\.text))
    for (mark, text) in numbers where !labels.contains(text) {
      let entry = try #require(picture.legend.first { $0.mark == mark })
      #expect(entry.text.contains(" \(text)") || entry.text.hasSuffix("…"), "\(text)")
    }
  }

  @Test("rows and columns have numbers at all gaps, and in all paddings of 20 pixels or more", arguments: seeds)
  func largeLengthsAreNumbered(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let layout = try tidyLayout(&random)
    let picture = PictureLayout([layout])
    let panel = picture.panels[0]
    #expect(panel.labels.leftOut.isEmpty)
    for pin in panel.pins {
      let isNear = panel.labels.labels.contains { $0.text == pin.text && $0.rect.overlaps(pin.bounds.inset(by: -8)) }
      #expect(isNear, "gap \(pin.text)")
    }
    for strip in panel.scene.strips(of: 0) where min(strip.rect.width, strip.rect.height) >= 20 * picture.pixel {
      let isInside = panel.labels.labels.contains { $0.text == strip.text && strip.rect.contains($0.rect) }
      #expect(isInside, "padding \(strip.text)")
    }
  }

  @Test("entries of the legend have equal distances and are not cut off", arguments: seeds)
  func legendIsEven(seed: UInt64) throws {
    let picture = PictureLayout([try randomLayout(seed)])
    let lines = Dictionary(grouping: picture.legend, by: \.origin.y).sorted { $0.key < $1.key }.map(\.value)
    for (first, second) in zip(lines, lines.dropFirst()) {
      #expect(abs(second[0].origin.y - first[0].origin.y - LegendDrawing.lineHeight) < 1e-9)
      #expect(second.count <= first.count)
    }
    let columns = (lines.first ?? []).indices.map { column in lines.filter { $0.count > column }.map { $0[column] } }
    for (column, next) in zip(columns, columns.dropFirst()) {
      let end = column.map { $0.origin.x + LegendDrawing.width(of: $0) }.max() ?? 0
      #expect(abs(next[0].origin.x - end - LegendDrawing.distance) < 1e-9)
    }
    for column in columns { #expect(Set(column.map(\.origin.x)).count == 1) }
    for entry in picture.legend {
      let end = LayoutPoint(
        x: entry.origin.x + LegendDrawing.width(of: entry), y: entry.origin.y + LegendDrawing.swatch)
      #expect(
        end.x + Typography.pageMargin <= picture.size.width && end.y + Typography.pageMargin <= picture.size.height)
    }
  }

  @Test("letters are not stretched and have the advance of the layout")
  func lettersAreEven() throws {
    let svg = SVGRenderer().render(
      try layout(
        #"{"name": "a", "root": {"children": [{"measure": {"text": "Hi you", "advance": 6.02, "lineHeight": 20}}, {"measure": {"text": "日本", "advance": 12.04, "lineHeight": 30}}]}}"#
      ))
    #expect(!svg.contains("lengthAdjust"))
    #expect(svg.contains(#"font-size="10" x="0" y="13.5" textLength="36.12" xml:space="preserve">Hi you</text>"#))
    #expect(svg.contains(#"font-size="10" x="0" y="38.5" textLength="24.08" xml:space="preserve">日本</text>"#))
  }
}

/// The gaps between items of flex containers.
@Suite struct SceneGapsTests {
  private func gaps(_ style: String, _ children: String) throws -> [ScenePin] {
    SceneGaps(
      of: 0, in: Scene(try layout(#"{"name": "a", "root": {"style": {\#(style)}, "children": [\#(children)]}}"#))
    ).gaps
  }

  private let item = #"{"measure": {"fixed": [20, 10]}}"#

  @Test("gaps of a row lie between the margins of its items")
  func row() throws {
    let wide = #"{"style": {"margin": 3}, "measure": {"fixed": [20, 10]}}"#
    let found = try gaps(#""direction": "row", "width": 200, "gap": 5"#, [item, wide, item].joined(separator: ","))
    #expect(found.map(\.text) == ["5", "5"])
    #expect(found[0].start == LayoutPoint(x: 20, y: 8) && found[0].end.x == 25)
    #expect(found.allSatisfy { $0.axis == .horizontal })
  }

  @Test("a wrapping row has gaps between its lines, and in each line")
  func lines() throws {
    let found = try gaps(
      #""direction": "row", "wrap": "wrap", "width": 50, "rowGap": 7, "columnGap": 4"#,
      Array(repeating: item, count: 4).joined(separator: ","))
    #expect(found.map(\.text) == ["7", "4", "4"])
    #expect(found.map(\.axis) == [.vertical, .horizontal, .horizontal])
  }

  /// Two lines that touch: items of different lines are not neighbors.
  @Test(
    "lines without a gap between them have only gaps of their own items",
    arguments: [#""direction": "row""#, #""direction": "rowReverse""#, #""direction": "row", "wrap": "wrapReverse""#])
  func touchingLines(_ style: String) throws {
    let wrap = style.contains("wrap") ? "" : #", "wrap": "wrap""#
    let short = #"{"style": {"width": 40, "height": 10, "shrink": 0}}"#
    let found = try gaps(#"\#(style)\#(wrap), "columnGap": 10, "width": 100"#, "\(short),\(short),\(short)")
    #expect(found.map(\.text) == ["10"])
    let long = #"{"style": {"width": 95, "height": 10, "shrink": 0}}"#
    let lines = try gaps(
      #"\#(style)\#(wrap), "columnGap": 10, "rowGap": 7, "width": 100"#, "\(short),\(short),\(long)")
    #expect(lines.map(\.text) == ["7", "10"])
  }

  @Test("a collapsed item is not drawn")
  func collapsedItems() throws {
    let item = #"{"style": {"width": 40, "height": 10}}"#
    let collapsed = #"{"id": "gone", "style": {"width": 20, "height": 10, "visibility": "collapse"}}"#
    let found = try gaps(#""direction": "row", "padding": 5, "gap": 8"#, "\(item),\(collapsed),\(item)")
    #expect(found.map(\.text) == ["8"])
  }

  @Test("distributed space is part of the gaps, absolute children and touching items have none")
  func others() throws {
    let spread = try gaps(#""width": 20, "height": 50, "justifyContent": "spaceBetween""#, "\(item),\(item)")
    #expect(spread.map(\.text) == ["30"])
    let absolute = #"{"style": {"position": "absolute", "top": 40, "width": 5, "height": 5}}"#
    #expect(try gaps(#""width": 20, "height": 50"#, "\(item),\(item),\(absolute)").isEmpty)
  }
}

// MARK: - Random layouts

/// The layout of a random document with names: of flex containers, or of boxes for odd seeds.
private func randomLayout(_ seed: UInt64) throws -> CaseLayout {
  if seed.isMultiple(of: 2) { return try CaseLayout(try #require(randomFlexCase(seed))) }
  var generator = BoxTreeGenerator(seed: seed)
  let boxes = generator.layoutCase()
  return try CaseLayout(try #require(boxes))
}

private func randomFlexCase(_ seed: UInt64) -> LayoutCase? {
  var styles = StyleGenerator(seed: seed, rules: .css)
  styles.makesWritingModes = true
  var nodes = [LayoutCase.Node(id: "root", style: styles.style())]
  nodes[0].style.display = .flex
  for index in 0..<styles.random.integer(1...6) {
    let parent = nodes.count
    nodes.append(LayoutCase.Node(id: "container \(index)", style: styles.style(), parent: 0))
    for _ in 0..<styles.random.integer(0...5) {
      var node = LayoutCase.Node(id: styles.random.pick(["a", "item", nil]), style: styles.style(), parent: parent)
      node.measure = styles.random.pick([
        nil, MeasureModel(.fixed(LayoutSize(width: 40, height: 20))),
        MeasureModel(.text(TextModel("some words in lines", advance: 7, lineHeight: 16))),
      ])
      nodes.append(node)
    }
  }
  return LayoutCase(name: "random", rules: .css, nodes: nodes)
}

/// A row or a column with a padding and a gap of 8 points or more, and items without text.
private func tidyLayout(_ random: inout SplitMix64) throws -> CaseLayout {
  var style = Style(.css)
  style.direction = random.pick([.row, .column])
  style.gap = .points(Double(random.integer(8...30)))
  style.padding = StyleEdges(.points(Double(random.integer(8...30))))
  var nodes = [LayoutCase.Node(id: random.chance(50) ? "root" : nil, style: style)]
  for index in 0..<random.integer(2...5) {
    let size = LayoutSize(width: Double(random.integer(20...80)), height: Double(random.integer(20...80)))
    nodes.append(
      LayoutCase.Node(id: "item \(index)", style: Style(.css), measure: MeasureModel(.fixed(size)), parent: 0))
  }
  let tidy = LayoutCase(name: "tidy", rules: .css, nodes: nodes)
  return try CaseLayout(try #require(tidy))
}
