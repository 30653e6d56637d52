import BoxView
import Foundation
import LayoutExplanation
import Testing
import ViewTestSupport

@Suite("Explanations of views in boxes", .bothReportings) struct BoxExplanationTests {
  private let box = BoxView(axis: .x, spacing: 10)
  private let icon = TestView()
  private let field = TestView()

  init() {
    box.frame = CGRect(x: 0, y: 0, width: 343, height: 44)
    box.items = [icon.boxed.width(24).height(24).centerY(), field.boxed]
    for view in [box, icon, field] as [PlatformView] { view.layoutIfNeeded() }
  }

  @Test("an explanation names the pins that are satisfied")
  func satisfiedPins() throws {
    let explanation = try #require(icon.layoutExplanation)
    #expect(explanation[.width].value == 24)
    #expect(explanation[.width].steps.contains { $0.rule == "pins of a box" && $0.text.contains("width ==24") })
    #expect(explanation[.width].causes.contains { $0.property == "width" && $0.node.node == explanation.node })
    #expect(try #require(field.layoutExplanation)[.x].value == 34)
  }

  @Test("an explanation names a shared baseline")
  func baseline() throws {
    box.items = [icon.boxed.height(24).baseline(), field.boxed.height(40).baseline()]
    let explanation = try #require(icon.layoutExplanation)
    #expect(explanation[.y].value == 16)
    #expect(explanation[.y].steps.contains { $0.text.contains("the first baseline shared with") })
  }

  @Test("an explanation names a pin that is not satisfied, its priority and its violation")
  func violatedPin() throws {
    box.items = [icon.boxed.width(==200 & .defaultHigh), field.boxed.width(200)]
    let explanation = try #require(icon.layoutExplanation)
    #expect(explanation[.width].value == 133)
    #expect(
      explanation[.width].steps.contains {
        $0.text == "width ==200 of \(TestView.self) 1 is violated by 67 (priority 750)"
      })
  }
}
