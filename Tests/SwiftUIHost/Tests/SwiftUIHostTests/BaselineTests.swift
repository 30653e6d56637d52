import LayoutEngine
import StackViewLayout
import SwiftUI
import Testing

/// css-flexbox-1 §8.5
@Suite("Baselines of stacks")
struct BaselineTests {
  /// Aligns its subviews by their first baselines, as a stack of SwiftUI does.
  private struct BaselineRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var x = bounds.minX
      for subview in subviews {
        let dimensions = subview.dimensions(in: .unspecified)
        let y = bounds.minY + 100 - dimensions[VerticalAlignment.firstTextBaseline]
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += dimensions.width
      }
    }
  }

  private let first = HostText([20], lineHeight: 20)
  private let second = HostText([30], lineHeight: 40)

  @Test("the baseline of a row is that of its first item; the baseline of a column is that of its first or last item")
  func firstItem() {
    let row = Host(
      FlexStack(alignItems: .end) {
        first
        second
      })
    #expect(row.explicitValue(of: .firstTextBaseline, in: .unspecified) == 35)
    #expect(row.explicitValue(of: .lastTextBaseline, in: .unspecified) == 30)
    let column = Host(
      FlexStack(direction: .column, gap: 4) {
        first
        second
      })
    #expect(column.explicitValue(of: .firstTextBaseline, in: .unspecified) == 15)
    #expect(column.explicitValue(of: .lastTextBaseline, in: .unspecified) == 54)
  }

  @Test("baseline-aligned items determine the baseline of a row, wherever they are in the row")
  func sharedBaseline() {
    let host = Host(
      FlexStack(alignItems: .start) {
        first
        second.flexItem { $0.alignSelf = .baseline }
        first.flexItem { $0.alignSelf = .baseline }
      })
    #expect(host.explicitValue(of: .firstTextBaseline, in: .unspecified) == 30)
    #expect(host.root.leaves[0].counts.guideReads == 0)
  }

  @Test("the baseline of a subview without text is its bottom; a stack without subviews has no baseline")
  func withoutText() {
    let icon = Host(FlexStack(gap: 2) { HostIcon(width: 10, height: 14) })
    #expect(icon.explicitValue(of: .firstTextBaseline, in: .unspecified) == 14)
    let empty = Host(FlexStack(gap: 0) {})
    #expect(empty.explicitValue(of: .firstTextBaseline, in: .unspecified) == nil)
    let hidden = Host(FlexStack { HostText([20]).flexItem { $0.display = .none } })
    #expect(hidden.explicitValue(of: .lastTextBaseline, in: .unspecified) == nil)
    let outOfFlow = Host(FlexStack { HostText([20]).flexItem { $0.position = .absolute } })
    #expect(outOfFlow.explicitValue(of: .firstTextBaseline, in: .unspecified) == nil)
  }

  @Test("other guides do not follow from subviews, and are not read from them")
  func otherGuides() {
    let host = Host(
      FlexStack {
        first
        second
      })
    host.layOut(in: .unspecified)
    for guide in [VerticalAlignment.top, .center, .bottom, VerticalAlignment(custom: "icon")] {
      #expect(host.explicitValue(of: guide, in: .unspecified) == nil)
    }
    for guide in [HorizontalAlignment.leading, .center, .trailing, HorizontalAlignment(custom: "margin")] {
      #expect(host.explicitValue(of: guide, in: .unspecified) == nil)
    }
    #expect(host.root.leaves.allSatisfy { $0.counts.guideReads == 0 })
  }

  /// In a column that wraps, subviews are measured again, too.
  @Test("the baseline of a stack is read from at most one subview", arguments: [false, true])
  func oneGuideRead(_ isLast: Bool) {
    for seed in seeds(500) {
      var random = RandomStacks(seed: seed, [.sizes])
      let proposal = random.proposal()
      let host = Host(random.stack().view)
      host.layOut(in: proposal)
      host.resetCounts()
      _ = host.explicitValue(of: isLast ? .lastTextBaseline : .firstTextBaseline, in: proposal)
      let asked = host.root.leaves.filter { $0.counts.guideReads > 0 || !$0.counts.proposals.isEmpty }
      #expect(asked.count <= 1 && asked.allSatisfy { $0.counts.guideReads == 1 && $0.counts.proposals.count == 1 })
      #expect(asked.allSatisfy { $0.counts.measurements == 0 }, "seed \(seed)")
    }
  }

  @Test("baselines equal those of the engine", arguments: [false, true])
  func reference(_ isLast: Bool) throws {
    for seed in seeds(600) {
      var random = RandomStacks(seed: seed, [.sizes, .wrappingColumns, .baselines])
      let stack = random.stack()
      let proposal = random.proposal()
      let host = Host(stack.view)
      host.layOut(in: proposal)
      let size = host.root.frame.size
      let guide = isLast ? VerticalAlignment.lastTextBaseline : .firstTextBaseline
      guard let baseline = host.explicitValue(of: guide, in: proposal) else {
        let isEmpty = stack.items.allSatisfy { $0.style.display == .none || $0.style.position == .absolute }
        #expect(isEmpty, "seed \(seed)")
        continue
      }
      let reference = try stack.referenceBaseline(isLast: isLast, LayoutSize(width: size.width, height: size.height))
      #expect(abs(baseline - reference) < 1e-9, "seed \(seed), \(stack)")
      // Reading the baseline does not affect the layout.
      host.layOut(in: proposal, at: CGPoint(x: 0, y: 1))
      let fresh = Host(stack.view)
      fresh.layOut(in: proposal, at: CGPoint(x: 0, y: 1))
      #expect(host.frames == fresh.frames)
    }
  }

  @Test("nested stacks are aligned by their baselines")
  func nested() {
    let host = Host(
      BaselineRow {
        FlexStack(direction: .column) {
          FlexStack(alignItems: .end) {
            HostText([10], lineHeight: 8)
            HostText([10], lineHeight: 40)
          }
          second
        }
        first
      })
    host.layOut(in: .unspecified)
    #expect(host.root.subviews.map(\.frame.minY) == [100 - 38, 100 - 15])
    // The baseline is that of the inner stack, which is that of its first text.
    #expect(host.root.leaves.map { $0.counts.guideReads > 0 } == [true, false, false, true])
  }
}
