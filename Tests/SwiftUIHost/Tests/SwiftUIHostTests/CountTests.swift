import LayoutEngine
import StackViewLayout
import SwiftUI
import Testing

/// The calls of a stack to its subviews. A pass is one call of `sizeThatFits` and the placement in that size.
@Suite("Calls to subviews")
struct CountTests {
  private static let texts: [[CGFloat]] = (0..<10).map { [30, 20, CGFloat($0 % 4) * 5 + 5] }

  private func flat(_ alignItems: SAlignItems = .stretch, wrap: SWrap = .noWrap) -> Host {
    Host(FlexStack(alignItems: alignItems, wrap: wrap, gap: 4) { for words in Self.texts { HostText(words) } })
  }

  /// Whether a subview took more than its proposal, so that others got less.
  private func refuses(_ item: Item, _ leaf: HostNode) -> Bool {
    leaf.counts.proposals.contains {
      $0.width.map { item.leaf.view.size(in: .init(width: $0, height: nil)).width > $0 + 1e-3 } ?? false
    }
  }

  @Test(
    "each subview is measured with at most two proposals, or five if a subview takes more than its proposal")
  func proposals() {
    var (easy, hard) = (0, 0)
    for seed in seeds(1000) {
      var random = RandomStacks(seed: seed, seed % 2 == 0 ? [.baselines] : [.baselines, .rigid])
      var stack = random.stack()
      for index in stack.items.indices {
        stack.items[index].style.shrink = max(1, stack.items[index].style.shrink)
        stack.items[index].style.position = .relative
      }
      let host = Host(stack.view)
      host.layOut(in: random.proposal())
      let isEasy = !zip(stack.items, host.root.leaves).contains { refuses($0, $1) }
      if isEasy { easy += 1 } else { hard += 1 }
      for leaf in host.root.leaves { #expect(leaf.counts.proposals.count <= (isEasy ? 2 : 5), "seed \(seed)") }
    }
    #expect(easy > 3 * hard, "\(easy) \(hard)")
  }

  @Test("in any stack, a subview is measured with at most six proposals")
  func anyStack() {
    for seed in seeds(600) {
      var random = RandomStacks(seed: seed)
      let host = Host(random.stack().view)
      host.layOut(in: random.proposal())
      for leaf in host.root.leaves { #expect(leaf.counts.proposals.count <= 6, "seed \(seed)") }
    }
  }

  @Test("in a row that is too narrow, each icon and each text is measured with two proposals")
  func iconsAndTexts() {
    let host = Host(
      FlexStack(gap: 4) {
        HostText([30, 40, 20, 35])
        HostIcon(width: 16, height: 16)
        HostText([30, 20, 10, 60, 20])
        HostIcon(width: 20, height: 20)
      })
    host.layOut(in: ProposedViewSize(width: 160, height: nil))
    #expect(host.root.leaves.map(\.counts.proposals.count) == [2, 2, 2, 2])
    #expect(host.root.leaves.map(\.frame.width)[1] == 16)
    #expect(host.root.frame.width == 160)
  }

  /// The proposal of the placement counts, too. Subviews out of flow are measured for the final size of the stack.
  @Test("at the ideal size, each subview gets at most two different proposals")
  func ideal() {
    for seed in seeds(600) {
      var random = RandomStacks(seed: seed, [.baselines])
      let stack = random.stack()
      let host = Host(stack.view)
      host.layOut(in: .unspecified)
      for (item, leaf) in zip(stack.items, host.root.leaves) {
        #expect(leaf.counts.differentProposals.count <= (item.style.position == .absolute ? 3 : 2), "seed \(seed)")
      }
    }
  }

  @Test("no subview is measured with the same proposal twice")
  func repetition() {
    for seed in seeds(600) {
      var random = RandomStacks(seed: seed)
      // The host caches nothing.
      let host = Host(random.stack().view, rememberedAnswers: 0)
      host.layOut(in: random.proposal())
      for leaf in host.root.leaves {
        #expect(Set(leaf.counts.proposals).count == leaf.counts.proposals.count, "seed \(seed)")
      }
    }
  }

  @Test("no guide is read unless something is aligned by baselines")
  func guides() {
    for seed in seeds(600) {
      var random = RandomStacks(seed: seed, [.sizes, .wrappingColumns])
      let host = Host(random.stack().view)
      host.layOutWithRange(in: random.proposal())
      #expect(host.root.leaves.allSatisfy { $0.counts.guideReads == 0 }, "seed \(seed)")
    }
  }

  @Test("only the guides of baseline-aligned subviews are read")
  func alignedGuides() {
    let host = Host(
      FlexStack(alignItems: .center) {
        HostText([20]).flexItem { $0.alignSelf = .baseline }
        HostText([30])
        HostText([10]).flexItem { $0.alignSelf = .lastBaseline }
        HostText([40])
      })
    host.layOut(in: .unspecified)
    #expect(host.root.leaves.map { $0.counts.guideReads > 0 } == [true, false, true, false])
    // Texts have no baseline across a column.
    let column = Host(FlexStack(direction: .column, alignItems: .baseline) { HostText([20]) })
    column.layOut(in: .unspecified)
    #expect(column.root.leaves.map(\.counts.guideReads) == [0])
  }

  @Test("a pass without a change makes no calls; a pass at another position only places subviews", arguments: [0, 3])
  func unchanged(_ rememberedAnswers: Int) {
    for seed in seeds(300) {
      var random = RandomStacks(seed: seed)
      let proposal = random.proposal()
      let host = Host(random.stack().view, rememberedAnswers: rememberedAnswers)
      host.layOut(in: proposal)
      host.resetCounts()
      host.layOut(in: proposal)
      #expect(host.root.leaves.allSatisfy { $0.counts.proposals.isEmpty && $0.counts.placements.isEmpty })
      host.layOut(in: proposal, at: CGPoint(x: 1, y: 2))
      #expect(host.root.leaves.allSatisfy { $0.counts.proposals.isEmpty && $0.counts.placements.count == 1 })
      #expect(host.root.counts.cachesMade == 0 && host.root.counts.cachesUpdated == 0)
    }
  }

  @Test("after a change of one text, the others are not measured, and the cache is kept")
  func oneChange() {
    func view(_ first: CGFloat) -> some View {
      FlexStack(wrap: .wrap, gap: 4) {
        HostText([first])
        for words in Self.texts { HostText(words) }
      }
    }
    let host = Host(view(20))
    let proposal = ProposedViewSize(width: 200, height: nil)
    host.layOut(in: proposal)
    #expect(host.root.counts.cachesMade == 1)
    host.resetCounts()
    host.update(view(25))
    host.layOut(in: proposal)
    #expect(host.root.counts.cachesMade == 0 && host.root.counts.cachesUpdated == 1)
    #expect(host.root.leaves.dropFirst().allSatisfy { $0.counts.measurements == 0 })
    #expect(host.root.leaves[0].counts.measurements > 0)
  }

  @Test("an update without a change repeats the calls of the pass, whose results the host has cached")
  func emptyUpdate() {
    for (alignment, width) in [(SAlignItems.start, nil), (.baseline, nil), (.start, 300)] as [(SAlignItems, CGFloat?)] {
      let host = flat(alignment)
      host.layOut(in: ProposedViewSize(width: width, height: nil))
      let first = host.root.leaves.map(\.counts.proposals)
      host.resetCounts()
      host.root.update()
      host.layOut(in: ProposedViewSize(width: width, height: nil))
      #expect(host.root.counts.cachesUpdated == 1)
      #expect(host.root.leaves.map(\.counts.proposals) == first)
      #expect(host.root.leaves.allSatisfy { $0.counts.measurements == 0 })
    }
  }

  @Test("resizing in small steps takes at most two different proposals per step")
  func resizing() {
    for wrap in [SWrap.noWrap, .wrap] {
      let host = flat(wrap: wrap)
      host.layOutWithRange(in: .unspecified)
      for step in 0..<60 {
        host.resetCounts()
        host.layOut(in: ProposedViewSize(width: 400 - CGFloat(step) * 5, height: nil))
        let most = host.root.leaves.map(\.counts.differentProposals.count).max() ?? 0
        #expect(most <= 2, "step \(step)")
      }
    }
  }
}
