import LayoutTestSupport
import Testing

@testable import LayoutEngine

@Suite("What a tree keeps in memory")
struct KeptMemoryTests {
  @Test("nodes that differ in width and height alone share a style")
  func sharedStyles() throws {
    var random = SplitMix64(seed: 1)
    var tree = LayoutTree(rules: .css)
    for _ in 0..<1000 {
      var style = Style(.css)
      style.width = .points(Double.random(in: 0...500, using: &random))
      style.height = .percent(Double.random(in: 0...100, using: &random))
      let node = tree.makeNode(style)
      #expect(tree.style(of: node) == style)
    }
    let count = tree.arena.contents.pointee.styleTable.styles.count
    #expect(count == 1, "\(count) styles")
  }

  @Test("setting a size does not touch the rest, whatever the size", arguments: LayoutRules.allCases)
  func settingSizes(_ rules: LayoutRules) throws {
    let sizes: [PreferredSize] = [
      .auto, 0, 10, .percent(0), .percent(50), .length(.percent(50) + 3), .minContent, .maxContent, .fitContent,
      .points(-1), .points(.nan), .percent(.infinity),
    ]
    for first in sizes {
      for second in sizes {
        var style = Style(rules)
        style.margin = StyleEdges(3)
        style.width = first
        var tree = LayoutTree(rules: rules)
        let node = tree.makeNode(style)
        try tree.updateStyle(of: node) { $0.width = second }
        style.width = second
        var fresh = LayoutTree(rules: rules)
        let made = fresh.makeNode(style)
        #expect(String(describing: tree.style(of: node)) == String(describing: fresh.style(of: made)))
        #expect(tree.usedStyle(of: node) == fresh.usedStyle(of: made))
        #expect(tree.issues(below: node).count == fresh.issues(below: made).count)
      }
    }
  }

  @Test("a leaf keeps a few answers of earlier layouts")
  func answers() throws {
    var tree = LayoutTree(rules: .css)
    var column = Style(.css)
    column.direction = .column
    let root = tree.makeNode(column)
    let leaf = tree.makeLeaf(Style(.css))
    try tree.append(leaf, to: root)
    var calls = 0
    func layOut(width: Double) throws {
      try tree.computeLayout(of: root, in: .exact(LayoutSize(width: width, height: 100))) { _, input in
        calls += 1
        return Measurement(width: input.knownWidth ?? 0, height: 10)
      }
    }
    for width in 1...100 { try layOut(width: Double(width)) }
    let kept = tree.arena.contents.pointee.leafAnswers.count
    #expect(kept <= 10, "\(kept) places")
    calls = 0
    try layOut(width: 99)
    #expect(calls == 0, "an answer of a moment ago")
    try tree.markDirty(leaf)
    try layOut(width: 99)
    #expect(calls == 1)
    #expect(tree.arena.contents.pointee.leafAnswers.count == kept, "places are used again")
  }
}
