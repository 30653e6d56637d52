import LayoutEngine
import Testing

/// The code of the article "Building trees", and of the landing page of the module.
@Suite("Documentation: building trees")
struct DocumentationBuildingTreesTests {
  @Test("the landing page of the module")
  func landingPage() throws {
    var tree = LayoutTree(rules: .css)
    var row = Style(.css)
    row.width = 300
    let root = tree.makeNode(row)
    var item = Style(.css)
    item.grow = 1
    item.height = 40
    let first = tree.makeNode(item)
    try tree.append(first, to: root)
    try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 0, height: 0) }
    let frame = tree.frame(of: first)
    #expect(frame == LayoutRect(x: 0, y: 0, width: 300, height: 40))
  }

  @Test("a row of two items, and an edit")
  func row() throws {
    var tree = LayoutTree(rules: .css)

    var style = Style(.css)
    style.width = 320
    style.padding = StyleEdges(12)
    style.columnGap = 8
    style.alignItems = .center
    let row = tree.makeNode(style)

    style = Style(.css)
    style.width = 48
    style.aspectRatio = 1
    style.shrink = 0
    let picture = tree.makeNode(style)

    style = Style(.css)
    style.grow = 1
    let text = tree.makeLeaf(style)

    try tree.append(picture, to: row)
    try tree.append(text, to: row)

    let measure: MeasureFunction = { _, question in
      var width = 600.0
      if let known = question.knownWidth {
        width = known
      } else if case .definite(let availableSpace) = question.availableWidth {
        width = min(width, availableSpace)
      } else if question.availableWidth == .minContent {
        width = 40
      }
      return LeafMeasurement(width: width, height: 20 * (600 / width).rounded(.up))
    }

    try tree.computeLayout(of: row, in: .unconstrained, scale: 2, measure: measure)
    let pictureFrame = tree.frame(of: picture)
    let textFrame = tree.frame(of: text)
    let rowFrame = tree.frame(of: row)
    #expect(pictureFrame == LayoutRect(x: 12, y: 18, width: 48, height: 48))
    #expect(textFrame == LayoutRect(x: 68, y: 12, width: 264, height: 60))
    #expect(rowFrame == LayoutRect(width: 344, height: 84))

    try tree.updateStyle(of: picture) { $0.width = 96 }
    try tree.computeLayout(of: row, in: .unconstrained, scale: 2, measure: measure)
    let narrowText = tree.frame(of: text)
    #expect(narrowText == LayoutRect(x: 116, y: 30, width: 216, height: 60))
  }

  @Test("a long list, whose nodes share their styles")
  func list() throws {
    let measure: MeasureFunction = { _, _ in LeafMeasurement(width: 30, height: 20) }
    // A list of a thousand rows, 320 points wide.
    var list = LayoutTree(rules: .stackView)
    list.reserveCapacity(2_001)
    let lines = list.makeStyle(Style(.stackView))
    var rowStyle = Style(.stackView)
    rowStyle.direction = .row
    rowStyle.height = 44
    let cell = list.makeStyle(rowStyle)

    let root = try list.makeNode(lines)
    for _ in 0..<1_000 { try list.appendLeaf(lines, to: list.appendNode(cell, to: root)) }
    try list.computeLayout(of: root, in: .available(width: 320, height: nil), measure: measure)
    let height = list.frame(of: root).height
    #expect(height == 44_000)
    #expect(list.childCount(of: root) == 1_000)

    // Another list in the same memory. The styles remain valid, the nodes do not.
    list.removeAllNodes()
    #expect(!list.contains(root))
  }
}
