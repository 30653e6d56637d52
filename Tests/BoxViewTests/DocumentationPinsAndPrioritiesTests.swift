import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// The code of the article "Pins and Priorities".
@Suite("Documentation: pins and priorities", .bothReportings)
struct DocumentationPinsAndPrioritiesTests {
  private let row = BoxView(axis: .x)
  private let column = BoxView(axis: .y)
  private let title = SizedView(60, 30)
  private let button = SizedView(40, 30)
  private let field = SizedView(80, 30)
  private let photo = SizedView(400, 300)

  @Test("relations across the axis of a box")
  func relations() {
    column.items = [title.boxed.left(>=20).right(8), button.boxed.left(<=40)]
    column.layOut(200, 60)
    #expect(title.numbers == [132, 0, 60, 30])
    #expect(button.numbers == [40, 30, 160, 30])
  }

  @Test("sums of pins")
  func sums() {
    row.spacing = 20
    row.items = [title.boxed.right(10), button.boxed.left(>=5)]
    row.layOut(200, 30)
    // The gap is at least 35. It grows to 100, because the content keeps its size.
    #expect(title.numbers == [0, 0, 60, 30])
    #expect(button.numbers == [160, 0, 40, 30])
    row.layOut(135, 30)
    #expect(button.numbers == [95, 0, 40, 30])
  }

  @Test("priorities of pins")
  func priorities() {
    row.items = [field.boxed.width((==120).exact(600)), button.boxed]
    row.layOut(200, 30)
    #expect(field.numbers == [0, 0, 120, 30])
    #expect(button.numbers == [120, 0, 80, 30])
    row.layOut(150, 30)
    #expect(field.numbers == [0, 0, 110, 30])
    #expect(button.numbers == [110, 0, 40, 30])
  }

  @Test("optional pins, and a guide in their place")
  func optionalPins() {
    row.items = [field.boxed.right((==10).exact(500))]
    row.layOut(60, 30)
    #expect(field.numbers == [0, 0, 80, 30])
    row.items = [field.boxed, .guide().width((==10).exact(500))]
    row.layOut(60, 30)
    #expect(field.numbers == [0, 0, 60, 30])
    row.layOut(90, 30)
    #expect(field.numbers == [0, 0, 80, 30])
  }

  @Test("content hugging and compression resistance")
  func contentPriorities() {
    row.items = [title.boxed, field.boxed]
    title.huggingX = PlatformLayoutPriority(251)
    field.resistanceX = PlatformLayoutPriority(749)
    row.layOut(200, 30)
    #expect([title.frame.width, field.frame.width] == [60, 140])
    row.layOut(100, 30)
    #expect([title.frame.width, field.frame.width] == [60, 40])
  }

  @Test("flex numbers")
  func flex() {
    row.items = [title.boxed.flex(1), field.boxed.flex(2)]
    row.layOut(300, 30)
    #expect([title.frame.width, field.frame.width] == [100, 200])
  }

  @Test("relative sizes")
  func relativeSizes() {
    row.spacing = 8
    row.items = [title, button].boxed(layout: .zero.withRelativeWidth(MultiPin(multiplier: 0.5, constant: -4)))
    row.layOut(200, 30)
    #expect(title.numbers == [0, 0, 96, 30])
    #expect(button.numbers == [104, 0, 96, 30])
    row.spacing = 10
    row.items = [title.boxed.relativeWidth(0.4), field.boxed]
    row.layOut(200, 30)
    #expect(title.numbers == [0, 0, 80, 30])
    #expect(field.numbers == [90, 0, 110, 30])
  }

  @Test("ratios")
  func ratios() {
    column.items = [photo.boxed.aspectRatio(1.5).bottom(>=0)]
    column.layOut(300, 250)
    #expect(photo.numbers == [0, 0, 300, 200])
  }

  @Test("spacers and guides")
  func guides() {
    row.items = [title.boxed, .spacer(), button.boxed]
    row.layOut(200, 30)
    #expect(title.numbers == [0, 0, 60, 30])
    #expect(button.numbers == [160, 0, 40, 30])
    row.items = [title.boxed, .guide().width(20), button.boxed.right(>=0)]
    row.layOut(200, 30)
    #expect(title.numbers == [0, 0, 60, 30])
    #expect(button.numbers == [80, 0, 40, 30])
  }

  @Test("centers")
  func centers() {
    column.items = [title.boxed.centerX(offset: 10, padding: 16)]
    column.layOut(200, 30)
    #expect(title.numbers == [80, 0, 60, 30])
  }

  @Test("baselines, of which the lower edge is that of a view without one")
  func baselines() {
    let caption = SizedView(40, 12)
    let row = [caption.boxed.baseline(), title.boxed.baseline()].inBoxView(axis: .x, spacing: 8)
    row.layOut(108, 60)
    #expect(caption.numbers == [0, 18, 40, 12])
    #expect(title.numbers == [48, 0, 60, 30])
  }

  @Test("contradictions and issues")
  func issues() {
    field.boxName = "field"
    column.issueHandler = { issue in print(issue.cause, issue.remedy) }
    column.items = [field.boxed.left(20).right(10).width(100)]
    column.layOut(200, 30)
    #expect(field.numbers == [20, 0, 100, 30])
    let texts = column.issues().map(\.description)
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("'field' (a SizedView), item 0 of a BoxView: required pins contradict") == true)
    column.clearIssues()
  }
}
