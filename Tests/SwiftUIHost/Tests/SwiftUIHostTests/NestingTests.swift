import LayoutEngine
import StackViewLayout
import SwiftUI
import Testing

@Suite("Nested stacks")
struct NestingTests {
  /// Nested rows and columns, with two texts at each level.
  private func nested(_ depth: Int, _ alignItems: SAlignItems) -> any View {
    func text(_ level: Int) -> HostText { HostText([30, 20, CGFloat(level % 7) * 5 + 10]) }
    func level(_ inner: some View, _ level: Int) -> any View {
      FlexStack(direction: level % 2 == 0 ? .row : .column, alignItems: alignItems, gap: 4) {
        text(level)
        inner
        text(level + 1)
      }
    }
    var view: any View = text(0)
    for number in 0..<depth { view = level(view, number) }
    return view
  }

  private func host(_ view: some View) -> Host { Host(view) }

  private func callCount(_ host: Host) -> Int {
    host.root.nodes.reduce(0) { $0 + $1.counts.proposals.count + $1.counts.placements.count + $1.counts.guideReads }
  }

  static let cases: [(SAlignItems, CGFloat?)] = [
    (.stretch, nil), (.stretch, 400), (.stretch, 150), (.baseline, nil), (.baseline, 400), (.baseline, 150),
    (.lastBaseline, 150), (.start, 250),
  ]

  @Test("the number of calls is linear in the number of levels", arguments: cases)
  func linear(_ alignItems: SAlignItems, _ width: CGFloat?) {
    let proposal = ProposedViewSize(width: width, height: nil)
    let counts = (1...20).map { depth in
      let host = host(nested(depth, alignItems))
      host.layOutWithRange(in: proposal)
      return callCount(host)
    }
    // The last ten levels take at most twice as many calls as the first ten. The calls per level are limited, too.
    #expect(counts[19] - counts[9] <= 2 * counts[9], "\(counts)")
    for level in 0..<20 { #expect(counts[level] <= 60 * (level + 1), "\(counts)") }
  }

  @Test("a text at any depth gets at most six different proposals", arguments: cases)
  func depth(_ alignItems: SAlignItems, _ width: CGFloat?) {
    for depth in 1...20 {
      let host = host(nested(depth, alignItems))
      host.layOut(in: ProposedViewSize(width: width, height: nil))
      let most = host.root.leaves.map(\.counts.differentProposals.count).max() ?? 0
      #expect(most <= 6, "depth \(depth)")
    }
  }

  @Test("after a change inside, only the changed view and the stacks around it are updated", arguments: cases)
  func change(_ alignItems: SAlignItems, _ width: CGFloat?) {
    func view(_ word: CGFloat) -> some View {
      FlexStack(direction: .column, alignItems: alignItems) {
        FlexStack(alignItems: alignItems) {
          HostText([word])
          HostText([20, 30])
        }
        FlexStack(alignItems: alignItems) {
          HostText([10, 30])
          HostText([20, 30])
        }
      }
    }
    let proposal = ProposedViewSize(width: width, height: nil)
    let host = Host(view(30))
    host.layOut(in: proposal)
    host.resetCounts()
    host.update(view(35))
    host.layOut(in: proposal)
    #expect(host.root.subviews.map(\.counts.cachesUpdated) == [1, 0])
    #expect(host.root.leaves.map { $0.counts.measurements > 0 } == [true, false, false, false])
    let fresh = Host(view(35))
    fresh.layOut(in: proposal)
    #expect(host.frames == fresh.frames)
  }

  @Test("at another position, each stack places its unchanged subviews, and none is measured", arguments: cases)
  func moved(_ alignItems: SAlignItems, _ width: CGFloat?) {
    let proposal = ProposedViewSize(width: width, height: nil)
    let host = host(nested(10, alignItems))
    host.layOut(in: proposal)
    let frames = host.frames
    host.resetCounts()
    host.layOut(in: proposal, at: CGPoint(x: 5, y: 7))
    #expect(host.frames == frames.map { $0.offsetBy(dx: 5, dy: 7) })
    for node in host.root.nodes.dropFirst() {
      #expect(node.counts.proposals.isEmpty && node.counts.placements.count == 1 && node.counts.guideReads == 0)
    }
  }

  @Test("frames of nested stacks equal those of one engine tree", arguments: [SAlignItems.start, .baseline, .center])
  func oneTree(_ alignItems: SAlignItems) throws {
    let host = host(nested(10, alignItems))
    host.layOut(in: .unspecified)
    var tree = LayoutTree(rules: .css)
    var texts: [NodeID: HostText] = [:]
    func text(_ level: Int) -> NodeID {
      let leaf = tree.makeLeaf(Style(.css))
      texts[leaf] = HostText([30, 20, CGFloat(level % 7) * 5 + 10])
      return leaf
    }
    var order: [NodeID] = [text(0)]
    for level in 0..<10 {
      var style = Style(.css)
      style.direction = level % 2 == 0 ? .row : .column
      (style.alignItems, style.gap) = (alignItems, 4)
      let container = tree.makeNode(style)
      let (first, last) = (text(level), text(level + 1))
      for child in [first, order[0], last] { try tree.append(child, to: container) }
      order = [container, first] + order + [last]
    }
    try tree.computeLayout(of: order[0], in: .unconstrained) { [texts] leaf, input in
      guard let text = texts[leaf] else { return LeafMeasurement(width: 0, height: 0) }
      let size = text.size(
        in: ProposedViewSize(
          width: input.knownWidth.map { CGFloat($0) } ?? (input.availableWidth == .minContent ? 0 : nil), height: nil))
      let baselines = text.baselines(in: size)
      return LeafMeasurement(
        width: size.width, height: size.height, firstBaseline: baselines.map { Double($0.first) },
        lastBaseline: baselines.map { Double($0.last) })
    }
    for (node, id) in zip(host.root.nodes, order).dropFirst() {
      var origin = tree.frame(of: id).origin
      var parent = tree.parent(of: id)
      while let ancestor = parent {
        origin.x += tree.frame(of: ancestor).x
        origin.y += tree.frame(of: ancestor).y
        parent = tree.parent(of: ancestor)
      }
      #expect(abs(node.frame.minX - origin.x) < 1e-9 && abs(node.frame.minY - origin.y) < 1e-9)
    }
  }
}
