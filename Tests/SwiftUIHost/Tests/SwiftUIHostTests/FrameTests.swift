import LayoutEngine
import StackViewLayout
import SwiftUI
import Testing

@Suite("Frames in a host")
struct FrameTests {
  /// The positions of the views, and their sizes in the frames of the engine.
  private func expected(_ stack: Stack, _ reference: Stack.Reference) -> [CGRect] {
    zip(stack.items, reference.frames).map { item, frame in
      let size = item.leaf.view.size(in: ProposedViewSize(width: frame.width, height: frame.height))
      return CGRect(x: frame.x, y: frame.y, width: size.width, height: size.height)
    }
  }

  @Test("frames and sizes equal those of the engine", arguments: 0..<40)
  func reference(_ batch: Int) throws {
    for seed in seeds(50, in: batch) {
      var random = RandomStacks(seed: seed, [.all, [.baselines, .sizes], [.rigid], [.rigid, .baselines]][batch % 4])
      let stack = random.stack()
      let proposal = random.proposal()
      let host = Host(stack.view)
      host.layOut(in: proposal)
      let reference = try stack.reference(in: proposal)
      #expect(host.root.frame.size == CGSize(width: reference.size.width, height: reference.size.height))
      for other in [ProposedViewSize.zero, .unspecified, random.proposal()] {
        let size = try stack.reference(in: other).size
        #expect(host.size(in: other) == CGSize(width: size.width, height: size.height), "seed \(seed), \(other)")
      }
      #expect(isSame(host.frames, expected(stack, reference)), "seed \(seed), \(stack)")
    }
  }

  /// Whether frames are equal apart from rounding errors, for which a view gets no other proposal.
  private func isSame(_ frames: [CGRect], _ others: [CGRect]) -> Bool {
    frames.count == others.count
      && zip(frames, others).allSatisfy { frame, other in
        frame.origin == other.origin && abs(frame.width - other.width) < 1e-5 && abs(frame.height - other.height) < 1e-5
      }
  }

  @Test("earlier edits, sizes and guides do not affect the frames", arguments: 0..<40)
  func edits(_ batch: Int) {
    for seed in seeds(5, in: batch) {
      var random = RandomStacks(seed: seed, [.all, [.baselines, .sizes], [.rigid], [.rigid, .baselines]][batch % 4])
      var stack = random.stack()
      let host = Host(stack.view)
      for _ in 0..<8 {
        let proposal = random.proposal()
        if random.random.chance(20) { _ = host.explicitValue(of: .firstTextBaseline, in: random.proposal()) }
        random.random.chance(30) ? host.layOutWithRange(in: proposal) : host.layOut(in: proposal)
        if random.random.chance(20) { _ = host.explicitValue(of: .lastTextBaseline, in: proposal) }
        if random.random.chance(20) { host.layOut(in: proposal, at: CGPoint(x: 3, y: 4)) }
        host.layOut(in: proposal)
        let fresh = Host(stack.view)
        fresh.layOut(in: proposal)
        #expect(isSame(host.frames, fresh.frames), "seed \(seed), \(stack)")
        #expect(
          host.explicitValue(of: .firstTextBaseline, in: proposal)
            == fresh.explicitValue(of: .firstTextBaseline, in: proposal))
        if random.random.chance(80) { stack = random.edit(stack) }
        host.update(stack.view)
      }
    }
  }

  @Test("changes of a text, an item, the stack and the number of subviews take effect")
  func changes() {
    func view(_ style: Style, _ leaves: [[CGFloat]], grow: Double = 0) -> some View {
      FlexStack(style: style) { for words in leaves { HostText(words).flexItem { $0.grow = grow } } }
    }
    var style = Style(.css)
    style.columnGap = 5
    let host = Host(view(style, [[20], [30]]))
    let proposal = ProposedViewSize(width: 105, height: nil)
    func xs() -> [CGFloat] {
      host.layOut(in: proposal)
      return host.frames.map(\.minX)
    }
    #expect(xs() == [0, 25])
    host.update(view(style, [[40], [30]]))
    #expect(xs() == [0, 45])
    style.justifyContent = .end
    style.width = 105
    host.update(view(style, [[40], [30]]))
    #expect(xs() == [30, 75])
    host.update(view(style, [[40], [30], [10]]))
    #expect(xs() == [15, 60, 95])
    host.update(view(style, [[40]]))
    #expect(xs() == [65])
    host.update(view(style, [[40], [30]], grow: 1))
    #expect(xs() == [0, 60])
    host.update(view(style, []))
    #expect(xs() == [])
  }

  @Test("the stack is mirrored in a right-to-left environment")
  func rightToLeft() {
    let stack = FlexStack(gap: 5) {
      HostText([20])
      HostText([30])
    }
    let host = Host(stack, layoutDirection: .rightToLeft)
    host.layOut(in: ProposedViewSize(width: 105, height: nil), at: CGPoint(x: 100, y: 0))
    #expect(host.root.frame == CGRect(x: 100, y: 0, width: 55, height: 10))
    #expect(host.frames.map(\.minX) == [135, 100])
  }

  @Test("a text does not get less than its size, not even by a rounding error")
  func naturalSize() {
    let host = Host(
      FlexStack(alignItems: .start, gap: 0.1) { for width in [0.1, 0.2, 0.7] { HostText([CGFloat(width)]) } })
    host.layOut(in: ProposedViewSize(width: 300, height: nil), at: CGPoint(x: 0.3, y: 0))
    for leaf in host.root.leaves { #expect(leaf.counts.placements == [.unspecified]) }
  }
}
