import LayoutEngine
import Testing

/// The code of the articles "Measuring and caching", "The pixel grid" and "Threads".
@Suite("Documentation: measuring, the pixel grid and threads")
struct DocumentationMeasuringTests {
  /// The paragraph of the article "Measuring and caching".
  struct Paragraph {
    var letters: Int

    func measurement(_ input: MeasureInput) -> LeafMeasurement {
      var width = Double.infinity
      if let known = input.knownWidth {
        width = known
      } else if case .definite(let space) = input.availableWidth {
        width = space
      } else if input.availableWidth == .minContent {
        width = 8
      }
      let lettersPerLine = max(1, min(Double(letters), (width / 8).rounded(.down)))
      let lines = (Double(letters) / lettersPerLine).rounded(.up)
      return LeafMeasurement(width: lettersPerLine * 8, height: lines * 20, firstBaseline: 15)
    }
  }

  @Test("a column of paragraphs, and a change of one of them")
  func column() throws {
    var tree = LayoutTree(rules: .css)
    var style = Style(.css)
    style.direction = .column
    style.width = 100
    let column = tree.makeNode(style)
    let title = try tree.appendLeaf(Style(.css), to: column)
    let body = try tree.appendLeaf(Style(.css), to: column)
    var paragraphs = [title: Paragraph(letters: 10), body: Paragraph(letters: 30)]

    try tree.computeLayout(of: column, in: .unconstrained) { node, input in
      paragraphs[node, default: Paragraph(letters: 0)].measurement(input)
    }
    let bodyFrame = tree.frame(of: body)
    #expect(tree.frame(of: title) == LayoutRect(x: 0, y: 0, width: 100, height: 20))
    #expect(bodyFrame == LayoutRect(x: 0, y: 20, width: 100, height: 60))
    #expect(tree.frame(of: column) == LayoutRect(x: 0, y: 0, width: 100, height: 80))

    paragraphs[body] = Paragraph(letters: 40)
    try tree.markDirty(body)
    try tree.computeLayout(of: column, in: .unconstrained) { node, input in
      paragraphs[node, default: Paragraph(letters: 0)].measurement(input)
    }
    let longBodyFrame = tree.frame(of: body)
    #expect(longBodyFrame == LayoutRect(x: 0, y: 20, width: 100, height: 80))

    var measured: Set<NodeID> = []
    try tree.markDirty(body)
    try tree.computeLayout(of: column, in: .unconstrained) { node, input in
      measured.insert(node)
      return paragraphs[node, default: Paragraph(letters: 0)].measurement(input)
    }
    #expect(measured == [body])
  }

  @Test("a paragraph has the same measurement at the width that it returned")
  func contract() {
    let paragraph = Paragraph(letters: 30)
    let offered = paragraph.measurement(MeasureInput(availableWidth: .definite(100)))
    #expect(offered.size == LayoutSize(width: 96, height: 60))
    #expect(paragraph.measurement(MeasureInput(knownWidth: 96)) == offered)
    #expect(paragraph.measurement(MeasureInput()).size == LayoutSize(width: 240, height: 20))
    let narrowest = paragraph.measurement(MeasureInput(availableWidth: .minContent))
    #expect(narrowest.size == LayoutSize(width: 8, height: 600))
  }

  @Test("three equal shares of 100 pixels")
  func pixelGrid() throws {
    var tree = LayoutTree(rules: .css)
    var style = Style(.css)
    style.width = 100
    style.height = 20
    let row = tree.makeNode(style)
    style = Style(.css)
    style.grow = 1
    let items = try (0..<3).map { _ in try tree.appendNode(style, to: row) }
    try tree.computeLayout(of: row, in: .unconstrained, scale: 1) { _, _ in LeafMeasurement(width: 0, height: 0) }
    let widths = items.map { tree.frame(of: $0).width }
    #expect(widths == [33, 34, 33])
  }

  @Test("a copy is laid out in a task")
  func threads() async throws {
    var tree = LayoutTree(rules: .css)
    var style = Style(.css)
    style.width = 100
    style.height = 60
    let root = tree.makeNode(style)
    let laidOut = try await Task.detached { [tree] in
      var copy = tree
      try copy.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 0, height: 0) }
      return copy
    }.value
    let frame = laidOut.frame(of: root)
    #expect(frame == LayoutRect(width: 100, height: 60))
    #expect(tree.frame(of: root) == LayoutRect())
  }
}
