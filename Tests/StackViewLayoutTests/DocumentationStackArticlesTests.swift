import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The code of the articles about stacks that the README does not show.
@Suite("Documentation: articles about stacks", .bothReportings)
struct DocumentationStackArticlesTests {
  @Test("the landing page: a name fills the width between an avatar and a button")
  func landingPage() {
    let (avatar, name, follow) = (picture(64, 64), TestLabel("Ada"), picture(60, 30))
    let stack = StackView()
    stack.direction(.row).alignItems(.center).define { stack in
      stack.addItem(avatar).size(40)
      stack.addItem(name).grow(1).marginHorizontal(8)
      stack.addItem(follow)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    stack.layoutIfNeeded()
    #expect(stack.subviews.map(\.numbers) == [[0, 2, 40, 40], [48, 14, 204, 16], [260, 7, 60, 30]])
  }

  @Test("sizes: percentages with points and bounds", arguments: [400.0, 1000.0])
  func percentages(_ width: Double) {
    let (screen, row, title) = (StackView(), StackView(), TestView())
    screen.addItem(row)
    row.direction(.row).addItem(title)
    screen.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    func hasFrame(x: Double, width: Double) -> Bool {
      screen.layoutIfNeeded()
      return abs(Double(title.frame.minX) - x) < 0.001 && abs(Double(title.frame.width) - width) < 0.001
    }
    row.paddingLeft(.clamp(8, 5%, 24))
    title.item.minWidth(.min(20%, 10% + 20))
    let padding = min(0.05 * width, 24)
    let room = width - padding
    title.item.width(50%)
    #expect(hasFrame(x: padding, width: room / 2))
    title.item.width(100% - 20)
    #expect(hasFrame(x: padding, width: room - 20))
    title.item.width(100% / 3)
    screen.layoutIfNeeded()
    #expect(abs(Double(title.frame.width) - room / 3) <= 0.5)
    title.item.marginLeft(-5%)
    title.item.width(100% - 20)
    #expect(hasFrame(x: padding - 0.05 * room, width: room - 20))
    title.item.width(nil)
    title.item.basis(.min(50%, 300))
    #expect(hasFrame(x: padding - 0.05 * room, width: min(room / 2, 300)))
  }

  @Test("sizes: keywords")
  func keywords() {
    let (row, title) = (StackView(), TestLabel("Hello world"))
    row.direction(.row).addItem(title)
    func width(in rowWidth: CGFloat) -> CGFloat {
      row.frame = CGRect(x: 0, y: 0, width: rowWidth, height: 40)
      row.layoutIfNeeded()
      return title.frame.width
    }
    title.item.width(.maxContent)
    #expect(width(in: 100) == 88)
    // Text is measured in the space of the stack, and as wide as its longest line.
    #expect(width(in: 60) == 40)
    title.item.shrink(1).minWidth(.minContent)
    #expect(width(in: 20) == 40)
  }

  @Test("nested stacks: a group that grows and is removed, and a stack that is a view")
  func nesting() {
    let card = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (title, name, status) = (TestLabel("Title"), TestLabel("Ada"), TestLabel("Online"))
    let header = card.addStackView().direction(.row).gap(8)
    header.backgroundColor(.lightGray)
    header.addItem(title)
    let texts = card.addStack { texts in
      texts.addItem(name)
      texts.addItem(status)
    }
    texts.item.grow(1)
    card.layoutIfNeeded()
    #expect(card.subviews == [header, name, status])
    #expect(header.topmostStack === card)
    #expect(header.numbers == [0, 0, 200, 16])
    #expect(title.numbers == [0, 0, 40, 16])
    #expect([name, status].map(\.numbers) == [[0, 16, 200, 16], [0, 32, 200, 16]])
    card.removeItem(texts.item)
    #expect(card.subviews == [header])
    card.addColumn(gap: 4) { texts in
      texts.addItem(name)
      texts.addItem(status)
    }.flex()
    card.layoutIfNeeded()
    #expect([name, status].map(\.numbers) == [[0, 16, 200, 16], [0, 36, 200, 16]])
  }

  @Test("nested stacks: a line at the upper edge of a row of buttons")
  func absoluteItem() {
    let (buttons, line) = (StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), TestView())
    buttons.direction(.row).justifyContent(.spaceAround).paddingTop(13)
    buttons.addItem(line).position(.absolute).top(0).start(0).end(0).height(1)
    for _ in 0..<2 { buttons.addItem(picture(24, 24)).alignSelf(.start) }
    buttons.layoutIfNeeded()
    #expect(buttons.subviews.map(\.numbers) == [[0, 0, 100, 1], [13, 13, 24, 24], [63, 13, 24, 24]])
  }

  @Test("a group whose views are all hidden keeps its paddings and its gap")
  func hiddenGroup() {
    let (stack, inner, last) = (StackView(), picture(20, 10), picture(20, 10))
    stack.gap(5)
    stack.addStack { $0.padding(3).addItem(inner) }
    stack.addItem(last)
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.isHidden = true
    stack.layoutIfNeeded()
    #expect(last.numbers == [0, 11, 50, 10])
  }

  @Test("scroll views: the extent of the items of a stack that is too small")
  func extent() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    for _ in 0..<2 { stack.addItem(picture(30, 20)) }
    stack.layoutIfNeeded()
    let extent = stack.contentSize
    #expect(extent == CGSize(width: 100, height: 40))
  }

  @Test("mistakes: names, the list and the handler")
  func mistakes() {
    var printed: [String] = []
    func print(_ line: Any) { printed.append("\(line)") }
    let (row, title, stranger) = (StackView(), TestLabel("Title"), TestLabel("Elsewhere"))
    row.item.name = "row"
    title.item.name("title")
    row.addItem(title).width(.nan)
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    row.layoutIfNeeded()
    for issue in row.issues() { print(issue) }
    #expect(printed.count == 1)
    #expect(printed.first?.hasPrefix("'title' (a \(TestLabel.self)), item 0 of 'row' (a StackView): ") == true)
    printed = []
    row.issueHandler = { print($0.cause) }
    row.removeItem(stranger)
    #expect(printed.count == 1)
    #expect(printed.first?.hasSuffix(" is not in 'row' (a StackView)") == true)
  }

  @Test("mistakes: a change of content without a mark, and a stack whose views are not compared")
  func unmarkedChange() {
    let (row, title) = (StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), TestLabel("Ada"))
    row.item.name = "row"
    row.alignItems(.start).addItem(title).name("title")
    row.layoutIfNeeded()
    title.text = "Ada Lovelace"
    row.frame.size.height = 30
    row.layoutIfNeeded()
    let text = """
      the content of 'title' (a \(TestLabel.self)), item 0 of 'row' (a StackView) has changed without a mark; the layout \
      uses the size of the earlier content; call markDirty() of the view's item after each change of its content
      """
    #expect(row.issues().map(\.description) == (title.isCompared ? [text] : []))
    row.clearIssues()
    row.reportsUnmarkedChanges = false
    title.text = "Ada"
    row.frame.size.height = 20
    row.layoutIfNeeded()
    #expect(row.issues().isEmpty)
  }
}
