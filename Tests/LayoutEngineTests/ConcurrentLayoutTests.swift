import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Layouts of independent trees at the same time")
struct ConcurrentLayoutTests {
  /// Rows of items that grow, made from a seed.
  private struct Rows {
    var trees: [LayoutTree] = []
    var roots: [NodeID] = []

    init(_ count: Int, itemsPerRow: ClosedRange<Int>, seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      for _ in 0..<count {
        var tree = LayoutTree(rules: .css)
        let root = tree.makeNode(.css { $0.wrap = .wrap })
        for _ in 0..<Int.random(in: itemsPerRow, using: &random) {
          let length = Double.random(in: 1...90, using: &random)
          _ = try tree.appendLeaf(
            .css {
              $0.width = .length(Length(points: length))
              $0.grow = Double.random(in: 0...1, using: &random)
            }, to: root)
        }
        trees.append(tree)
        roots.append(root)
      }
    }

    static func layOut(_ tree: inout LayoutTree, _ root: NodeID) throws(LayoutTreeError) {
      try tree.computeLayout(of: root, in: .available(width: 300, height: nil)) { _, _ in
        LeafMeasurement(width: 10, height: 20)
      }
    }

    var frames: [[LayoutRect]] {
      zip(trees, roots).map { tree, root in ([root] + tree.children(of: root)).map { tree.frame(of: $0) } }
    }
  }

  /// Trees of fewer nodes than a chunk, of several chunks, and trees that are larger than a chunk.
  @Test(
    "frames and order are those of layouts one after the other",
    arguments: SampleSize.value(
      [(0, 1...1), (1, 1...30), (9, 0...20), (60, 0...30), (400, 0...60), (3, 500...4000)],
      sample: [(0, 1...1), (9, 0...20), (60, 0...30), (3, 500...1000)]))
  func frames(_ count: Int, _ items: ClosedRange<Int>) async throws {
    var (rows, expected) = (try Rows(count, itemsPerRow: items, seed: 1), try Rows(count, itemsPerRow: items, seed: 1))
    for index in expected.trees.indices { try Rows.layOut(&expected.trees[index], expected.roots[index]) }
    let roots = rows.roots
    try await LayoutTree.computeLayouts(of: &rows.trees) { tree, index in try Rows.layOut(&tree, roots[index]) }
    #expect(rows.frames == expected.frames)
    #expect(rows.frames.flatMap { $0 }.contains { $0.width > 0 } == (count > 0))
  }

  @Test("all trees are laid out although some fail, and the first error is thrown", arguments: [4, 500])
  func failures(_ count: Int) async throws {
    var rows = try Rows(count, itemsPerRow: 10...20, seed: 2)
    var other = LayoutTree(rules: .css)
    for _ in 0..<100 { _ = other.makeNode(Style(.css)) }
    let foreign = other.makeNode(Style(.css))
    let roots = rows.roots.enumerated().map { $0 % 3 == 2 ? foreign : $1 }
    await #expect(throws: LayoutTreeError.unknownNode(foreign)) {
      try await LayoutTree.computeLayouts(of: &rows.trees) { tree, index in try Rows.layOut(&tree, roots[index]) }
    }
    #expect(rows.trees.count == count)
    for (index, row) in rows.frames.enumerated() { #expect((row[0].width > 0) == (index % 3 != 2)) }
  }

  @Test("trees with copies are laid out, and the copies are unchanged")
  func copies() async throws {
    var rows = try Rows(300, itemsPerRow: 10...20, seed: 3)
    let (copies, roots) = (rows, rows.roots)
    try await LayoutTree.computeLayouts(of: &rows.trees) { tree, index in try Rows.layOut(&tree, roots[index]) }
    #expect(rows.frames.allSatisfy { $0[0].width > 0 })
    #expect(copies.frames.allSatisfy { $0.allSatisfy { $0 == LayoutRect() } })
  }
}
