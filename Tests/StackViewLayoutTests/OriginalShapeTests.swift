import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The examples of the README of the original StackViewLayout for aspect ratios and for excluded items.
@Suite("The README of the original: aspect ratios and items left out", .bothReportings)
struct OriginalShapeTests {
  private let column = ExampleStack([40, 20], [40, 20])

  // MARK: - aspectRatio

  @Test("the ratio of the image of an image view; other views have none")
  func aspectRatioOfTheImage() {
    column[0].aspectRatio()
    #expect(column[0].ratio == 2)
    let label = TestLabel("Hello")
    label.item.aspectRatio()
    TestImageView(frame: .zero).item.aspectRatio()
    #expect(label.item.ratio == nil)
  }

  @Test("the ratio of another view")
  func aspectRatioOfAnotherView() {
    column[0].aspectRatio(of: picture(30, 10))
    #expect(column[0].ratio == 3)
    column[0].aspectRatio(of: TestView(frame: CGRect(x: 0, y: 0, width: 40, height: 10)))
    #expect(column[0].ratio == 4)
    column[0].aspectRatio(of: TestView())
    #expect(column[0].ratio == 4)
  }

  // MARK: - isIncludedInLayout

  @Test("an excluded item keeps its frame, by property and by method")
  func isIncludedInLayout() {
    let badge = column.views[0]
    badge.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    badge.item.isIncludedInLayout = false
    #expect(column.frames(100, 50) == [[7, 8, 9, 10], [0, 0, 100, 20]])
    badge.item.isIncludedInLayout(true)
    #expect(badge.item.isIncludedInLayout)
    #expect(column.frames(100, 50) == [[0, 0, 100, 20], [0, 20, 100, 20]])
    badge.item.isIncludedInLayout(false)
    #expect(column.frames(100, 50) == [[0, 0, 100, 20], [0, 0, 100, 20]])
    #expect(column.fitting(100) == [100, 20])
  }

  @Test("hidden views leave the layout with their margins")
  func hiddenViewsLeave() {
    column[0].margin(5)
    #expect(column.frames(100, 50) == [[5, 5, 90, 20], [0, 30, 100, 20]])
    column.views[0].isHidden = true
    #expect(column.frames(100, 50)[1] == [0, 0, 100, 20])
    column.views[0].isHidden = false
    #expect(column.frames(100, 50)[1] == [0, 30, 100, 20])
  }
}
