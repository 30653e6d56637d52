import LayoutEngine
import StackViewLayout
import SwiftUI
import Testing

@Suite("Words in narrow stacks")
struct WholeWordTests {
  /// Random words of one to twelve letters.
  private func texts(_ random: inout SplitMix64) -> [String] {
    (0..<random.integer(1...4)).map { _ in
      (0..<random.integer(1...6)).map { _ in String(repeating: "x", count: random.integer(1...12)) }
        .joined(separator: " ")
    }
  }

  private func item(_ text: String) -> Item {
    let words = text.split(separator: " ").map { Double($0.count) * Double(HostText.letter) }
    return Item(style: Style(.css), leaf: .text(words, lineHeight: 10, breaksWords: false))
  }

  @Test("frames are those of texts that do not break words", arguments: 0..<200)
  func frames(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texts = texts(&random)
    var style = Style(.css)
    style.wrap = random.chance(30) ? .wrap : .noWrap
    style.direction = random.chance(30) ? .column : .row
    style.alignItems = [.start, .baseline, .lastBaseline, .center][random.integer(0...3)]
    let reference = Stack(style: style, items: texts.map(item))
    let host = Host(FlexStack(style: style) { for text in texts { FlexText(text) } })
    for width in [CGFloat(0), 10, 37, 80, 200] {
      let proposal = ProposedViewSize(width: width, height: nil)
      host.layOut(in: proposal)
      let expected = try reference.reference(in: proposal)
      #expect(host.root.frame.size == CGSize(width: expected.size.width, height: expected.size.height))
      for (view, frame) in zip(host.root.subviews, expected.frames) {
        #expect(view.frame.origin == CGPoint(x: frame.x, y: frame.y))
      }
    }
  }

  @Test("a plain text breaks its words, and a FlexText keeps them")
  func narrowRow() {
    func widths(_ views: some View) -> [CGFloat] {
      let host = Host(views)
      host.layOut(in: ProposedViewSize(width: 20, height: nil))
      return host.root.subviews.map(\.frame.width)
    }
    let texts = ["layouts engine", "a b c d e f"]
    #expect(widths(FlexStack { for text in texts { Text(text) } })[0] < 14)
    #expect(widths(FlexStack { for text in texts { FlexText(text) } })[0] == 14)
  }

  @Test("a no-break space does not end a word")
  func noBreakSpace() {
    #expect(Host(FlexText("10\u{A0}km away")).size(in: .zero).width == 5 * HostText.letter)
  }

  @Test("the words are measured once after a change, and not without a width")
  func counts() {
    let host = Host(FlexText("one two three"))
    host.layOut(in: .unspecified)
    #expect(host.root.subviews[1].counts.proposals.isEmpty)
    for width in [CGFloat(0), 5, 10, 20] { host.layOut(in: ProposedViewSize(width: width, height: nil)) }
    #expect(host.root.subviews[1].counts.proposals == [.unspecified])
    host.update(FlexText("one two threefold"))
    host.layOut(in: .zero)
    #expect(host.root.frame.width == 18)
  }
}
