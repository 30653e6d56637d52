import Foundation
import LayoutExplanation
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Explanations of views", .bothReportings) struct ExplanationTests {
  private let row = StackView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let title = TestView()
  private let badge = TestView()

  init() {
    row.direction(.row).paddingHorizontal(16)
    row.addItem(title).name = "title"
    row.addItem(badge).name = "badge"
    row.item.name = "row"
    title.item.grow(1).width(100)
    badge.item.width(40).minWidth(132)
  }

  @Test("a width is explained by the property that determines it")
  func cause() throws {
    let explanation = try #require(badge.item.explanation)
    #expect(explanation.name == "badge")
    #expect(explanation[.width].value == 132)
    #expect(explanation[.width].causes.map(\.text) == ["without badge.minWidth (132): 40"])
    let first =
      badge.item.explanation?[.width].causes.first?.text  // "without badge.minWidth (132): 40"
    #expect(first == "without badge.minWidth (132): 40")
    #expect(explanation[.width].steps.map(\.text) == ["badge has width 40", "minWidth raises 40 to 132"])
    #expect(explanation[.x].causes.contains { $0.node.name == "title" && $0.property == "grow" && $0.without == 116 })
  }

  @Test("an explanation moves no view, and is that of the next layout")
  func movesNothing() throws {
    row.layoutIfNeeded()
    let frames = [title.frame, badge.frame]
    badge.item.minWidth(100)
    #expect(try #require(title.layoutExplanation)[.width].value == 188)
    #expect([title.frame, badge.frame] == frames)
    row.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 16, y: 0, width: 188, height: 44))
    #expect(badge.frame == CGRect(x: 204, y: 0, width: 100, height: 44))
  }

  @Test("properties without an effect are listed with the reason")
  func ineffective() throws {
    title.item.shrink(1)
    let texts = try #require(title.item.explanation).ineffective.map(\.text)
    #expect(
      texts == [
        "shrink (1) has no effect: no space is missing in its line",
        "width (100) has no effect: title is 156 wide without it",
      ])
  }

  @Test("a debugger prints all of it")
  func debugDescription() throws {
    let text = try #require(badge.layoutExplanation).debugDescription
    #expect(text.hasPrefix("badge: x 172, y 0, width 132, height 44\n\nx 172\n"))
    #expect(text.contains("\n  without badge.minWidth (132): 40\n"))
  }

  @Test("views that are not laid out have no explanation")
  func none() {
    #expect(TestView().layoutExplanation == nil)
    badge.isHidden = true
    #expect(badge.item.explanation == nil)
    title.removeFromSuperview()
    #expect(title.item.explanation == nil)
  }
}
