import LayoutEngine
import Testing

/// The examples in the documentation comments, with their claims.
@Suite("Examples of the documentation")
struct DocumentationExampleTests {
  @Test("LayoutTree")
  func layoutTree() throws {
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
    #expect(tree.frame(of: first) == LayoutRect(x: 0, y: 0, width: 300, height: 40))
  }

  @Test("LayoutTree.updateStyle")
  func updateStyle() throws {
    var tree = LayoutTree(rules: .css)
    let node = tree.makeNode(Style(.css))
    try tree.updateStyle(of: node) { $0.grow = 1 }
    #expect(tree.style(of: node)?.grow == 1)
  }

  @Test("LengthConvertible")
  func lengths() {
    var style = Style()
    style.width = 120
    #expect(style.width == .length(Length(points: 120)))
    style.width = .percent(50)
    #expect(style.width == .length(Length(percent: 50)))
    style.width = .length(.percent(50) + 10)
    #expect(style.width == .length(Length(points: 10, percent: 50)))
  }

  @Test("LayoutTree.issues")
  func issues() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(10, 10))
    _ = try tree.add(.box(20, 10), to: root)
    try tree.layOut(root)
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
    for issue in tree.issues(below: root) { log("\(issue.cause): \(issue.remedy)") }
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("the content is 10 points wider than the box: let items shrink"))
  }

  @Test("a tree is a value that can be sent to another thread and laid out there")
  func sending() async throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 60))
    let box = try tree.add(.css { $0.grow = 1 }, to: root)
    let laidOut = try await Task.detached { [tree] in
      var copy = tree
      try copy.layOut(root)
      return copy
    }.value
    #expect(laidOut.frame(of: box) == LayoutRect(width: 100, height: 60))
    #expect(tree.frame(of: box) == LayoutRect())
  }
}
