#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing

  /// The examples of StackViewLayout's documentation for aspect ratios and for excluded items.
  @Suite("README examples: aspect ratios and items left out", .bothReportings)
  struct ReadmeShapeTests {
    private let column = ExampleStack([40, 20], [40, 20])

    // MARK: - aspectRatio

    @Test("an aspect ratio of 2 is twice as wide as high")
    func aspectRatioOfANumber() {
      column[0].aspectRatio(2)
      #expect(column.frames(160, 100)[0] == [0, 0, 160, 80])
      column[0].aspectRatio(16 / 9).width(80)
      #expect(column.frames(160, 100)[0] == [0, 0, 80, 45])
      column[0].width(nil).aspectRatio(nil)
      #expect(column.frames(160, 100)[0] == [0, 0, 160, 20])
    }

    @Test("the ratio of the image of an image view; other views have none")
    func aspectRatioOfTheImage() {
      column[0].aspectRatio()
      #expect(column[0].ratio == 2)
      let label = HeadlessLabel("Hello")
      label.item.aspectRatio()
      HeadlessImageView(frame: .zero).item.aspectRatio()
      #expect(label.item.ratio == nil)
    }

    @Test("the ratio of another view")
    func aspectRatioOfAnotherView() {
      column[0].aspectRatio(of: picture(30, 10))
      #expect(column[0].ratio == 3)
      column[0].aspectRatio(of: HeadlessView(frame: CGRect(x: 0, y: 0, width: 40, height: 10)))
      #expect(column[0].ratio == 4)
      column[0].aspectRatio(of: HeadlessView())
      #expect(column[0].ratio == 4)
    }

    @Test("the ratio overrides grow: an item stops growing at the cross size of its stack")
    func aspectRatioWinsOverGrow() {
      let row = ExampleStack([40, 20], [40, 20])
      row.stack.direction(.row).alignItems(.start)
      row[0].aspectRatio(2).grow(1)
      #expect(row.frames(300, 50) == [[0, 0, 100, 50], [100, 0, 40, 20]])
      #expect(row.frames(120, 50) == [[0, 0, 80, 40], [80, 0, 40, 20]])
    }

    @Test("the ratio overrides stretch")
    func aspectRatioWinsOverStretch() {
      let row = ExampleStack([40, 20], [40, 20])
      row.stack.direction(.row)
      row[0].aspectRatio(2).width(40)
      #expect(row.frames(300, 50) == [[0, 0, 40, 20], [40, 0, 40, 50]])
    }

    @Test("with a width, a height and a ratio, the width determines the height")
    func aspectRatioWithBothSizes() {
      for direction in [SDirection.row, .column] {
        column.stack.direction(direction)
        column[0].size(CGSize(width: 60, height: 50)).aspectRatio(2)
        #expect(column.frames(200, 100)[0] == [0, 0, 60, 30])
      }
    }

    @Test("a ratio of 0 is ignored and reported")
    func aspectRatioOfZero() {
      column[0].aspectRatio(0)
      #expect(column.frames(160, 100)[0] == [0, 0, 160, 20])
      #expect(column.stack.issues().count == 1)
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
#endif
