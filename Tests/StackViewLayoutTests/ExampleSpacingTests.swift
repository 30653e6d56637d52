import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Distributions, gaps, spacings, lines, order and percentages, which the original library lacks or only announces.
@Suite("Sharing and spacing", .bothReportings)
struct ExampleSpacingTests {
  /// Pictures of 20, 40 and 60 in a row, 10 high.
  private let row = ExampleStack([20, 10], [40, 10], [60, 10])

  init() { row.stack.direction(.row) }

  /// The left edges and the widths, one after the other.
  private func spans(_ width: CGFloat) -> [CGFloat] {
    row.frames(width, 10).flatMap { [$0[0], $0[2]] }
  }

  // MARK: - distribution

  @Test("fill: the remaining space goes to all items, or to those that grow; all items shrink")
  func distributionFill() {
    row.stack.distribution(.fill)
    #expect(spans(180) == [0, 40, 40, 60, 100, 80])
    #expect(spans(60) == [0, 10, 10, 20, 30, 30])
    row[1].grow(1)
    #expect(spans(180) == [0, 20, 20, 100, 120, 60])
  }

  @Test("fill: an absolute item that grows does not prevent the others from filling the stack")
  func distributionFillBesideAbsoluteItem() {
    row.stack.distribution(.fill)
    row[2].position(.absolute).grow(1)
    #expect(spans(180)[0..<4] == [0, 80, 80, 100])
  }

  @Test("fillEqually: equal sizes, whatever the natural sizes are")
  func distributionFillEqually() {
    row.stack.distribution(.fillEqually)
    #expect(spans(180) == [0, 60, 60, 60, 120, 60])
    row.stack.gap(15)
    #expect(spans(180) == [0, 50, 65, 50, 130, 50])
    #expect(spans(60) == [0, 10, 25, 10, 50, 10])
  }

  @Test("fillProportionally: by natural size")
  func distributionFillProportionally() {
    row.stack.distribution(.fillProportionally)
    #expect(spans(180) == [0, 30, 30, 60, 90, 90])
    #expect(spans(60) == [0, 10, 10, 20, 30, 30])
  }

  @Test("equalSpacing: equal spaces; equalCentering does the same")
  func distributionEqualSpacing() {
    for value in [SDistribution.equalSpacing, .equalCentering] {
      row.stack.distribution(value)
      #expect(spans(180) == [0, 20, 50, 40, 120, 60], "\(value)")
    }
  }

  @Test("without a distribution, the properties of the items apply again")
  func distributionNone() {
    row.stack.distribution(.fillEqually)
    _ = spans(180)
    row.stack.distribution(nil)
    #expect(spans(180) == [0, 20, 20, 40, 60, 60])
    #expect(row[0].grow == 0 && row[0].shrink == 0 && row[0].basis == .auto)
  }

  @Test("in a column a distribution shares the height")
  func distributionColumn() {
    let column = ExampleStack([10, 20], [10, 40])
    column.stack.distribution(.fillEqually)
    #expect(column.frames(30, 100) == [[0, 0, 30, 50], [0, 50, 30, 50]])
  }

  // MARK: - Gaps and spacings

  @Test("a gap stands between items, not around them, in points or percent")
  func gapBetweenItems() {
    row.stack.gap(10)
    #expect(spans(200) == [0, 20, 30, 40, 80, 60])
    #expect(row.fitting() == [140, 10])
    row.stack.columnGap(5%)
    #expect(spans(200) == [0, 20, 30, 40, 80, 60])
    row.stack.columnGap(0).rowGap(50)
    #expect(spans(200) == [0, 20, 20, 40, 60, 60])
  }

  @Test("margins and gaps add up")
  func gapAndMarginsAddUp() {
    row.stack.gap(10)
    row[1].marginHorizontal(5)
    #expect(spans(200) == [0, 20, 35, 40, 90, 60])
  }

  @Test("custom spacing replaces the gap, except after the last item")
  func customSpacing() {
    row.stack.gap(10)
    row.stack.setCustomSpacing(25, after: row.views[0])
    row.stack.setCustomSpacing(99, after: row.views[2])
    #expect(row.stack.customSpacing(after: row.views[0]) == 25)
    #expect(spans(200) == [0, 20, 45, 40, 95, 60])
    #expect(row.fitting() == [155, 10])
    row.stack.setCustomSpacing(0, after: row.views[0])
    #expect(spans(200) == [0, 20, 20, 40, 70, 60])
    row.stack.setCustomSpacing(nil, after: row.views[0])
    #expect(spans(200) == [0, 20, 30, 40, 80, 60])
  }

  @Test("custom spacing adds to margins, and follows the direction")
  func customSpacingFollowsTheDirection() {
    row.stack.setCustomSpacing(10, after: row.views[0])
    row[0].marginHorizontal(3)
    #expect(spans(200) == [3, 20, 36, 40, 76, 60])
    row.stack.semanticContentAttribute = .forceRightToLeft
    #expect(spans(200) == [177, 20, 124, 40, 64, 60])
    row.stack.direction(.rowReverse)
    #expect(spans(200) == [3, 20, 36, 40, 76, 60])
    row.stack.direction(.column).alignItems(.start)
    row.stack.semanticContentAttribute = .forceLeftToRight
    #expect(row.frames(100, 100).map { $0[1] } == [0, 20, 30])
    row.stack.direction(.columnReverse)
    #expect(row.frames(100, 100).map { $0[1] } == [90, 70, 60])
  }

  @Test("custom spacing after the last visible item has no effect")
  func customSpacingBeforeHidden() {
    row.stack.setCustomSpacing(30, after: row.views[1])
    #expect(row.fitting() == [150, 10])
    row.views[2].isHidden = true
    #expect(row.fitting() == [60, 10])
    row.views[2].isHidden = false
    #expect(row.fitting() == [150, 10])
  }

  @Test("paddings, in points, percent, insets and reading order")
  func paddings() {
    let column = ExampleStack([20, 10])
    let changes: [((StackView) -> Void, [CGFloat])] = [
      ({ $0.padding(5) }, [5, 5, 90, 10]),
      ({ $0.padding(5, 10) }, [10, 5, 80, 10]),
      ({ $0.padding(5, 10, 15) }, [10, 5, 80, 10]),
      ({ $0.padding(5, 10, 15, 20) }, [10, 5, 70, 10]),
      ({ $0.paddingHorizontal(10).paddingTop(3) }, [10, 3, 80, 10]),
      ({ $0.paddingStart(10).paddingEnd(20) }, [10, 0, 70, 10]),
      ({ $0.padding(PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }, [2, 1, 94, 10]),
      ({ $0.padding(PlatformDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }, [2, 1, 94, 10]),
    ]
    for (index, (change, frame)) in changes.enumerated() {
      column.stack.padding(0)
      change(column.stack)
      #expect(column.frames(100, 50) == [frame], "change \(index)")
    }
    column.stack.padding(0)
    column.stack.paddingStart(10).paddingEnd(20).semanticContentAttribute = .forceRightToLeft
    #expect(column.frames(100, 50) == [[20, 0, 70, 10]])
  }

  // MARK: - Lines

  @Test("wrap: a new line where the row is full, lines a row gap apart")
  func wrapping() {
    row.stack.wrap(.wrap).gap(10).alignItems(.start)
    #expect(row.frames(80, 50) == [[0, 0, 20, 10], [30, 0, 40, 10], [0, 20, 60, 10]])
    #expect(row.fitting(80)[1] == 30)
    row.stack.alignContent(.end)
    #expect(row.frames(80, 50).map { $0[1] } == [20, 20, 40])
    row[2].grow(1)
    #expect(row.frames(80, 50)[2] == [0, 40, 80, 10])
    row.stack.wrap(.wrapReverse)
    #expect(row.frames(80, 50).map { $0[1] } == [20, 20, 0])
  }

  // MARK: - order

  @Test("order moves an item in the layout, not among the subviews")
  func order() {
    row[2].order(-1)
    #expect(spans(200) == [60, 20, 80, 40, 0, 60])
    #expect(row.stack.subviews == row.views)
    row[2].order(0)
    #expect(spans(200) == [0, 20, 20, 40, 60, 60])
  }

  // MARK: - Percentages

  @Test("percentages with points")
  func percentagesWithPoints() {
    row[0].width(50% + 10)
    row[1].width(25% - 10)
    row[2].basis(10%)
    #expect(spans(200) == [0, 110, 110, 40, 150, 20])
    #expect(50% + 10 == SPercent(50, plus: 10))
    #expect(-(50% - 10) == -50% + 10)
  }

  @Test("percentages with bounds")
  func percentagesWithBounds() {
    row[0].width(.min(50%, 60))
    row[1].width(.clamp(10, 50% - 90, 60))
    row[2].basis(.max(10% - 15, 12))
    #expect(spans(200) == [0, 60, 60, 10, 70, 12])
    #expect(spans(100) == [0, 50, 50, 10, 60, 12])
    #expect(spans(400) == [0, 60, 60, 60, 120, 25])
  }

  @Test("arithmetic on a percentage applies to its bounds")
  func boundArithmetic() {
    let percent = SPercent.clamp(10, 50%, 30)
    #expect((percent.lowerBound, percent.upperBound) == (10, 30))
    #expect(percent + 5 == .clamp(15, 50% + 5, 35))
    #expect(-percent == .clamp(-30, -50%, -10))
    #expect(SPercent.min(.max(50%, 40), 30) == .clamp(30, 50%, 30))
    #expect(SPercent.max(.min(50%, 30), 40) == .clamp(40, 50%, 40))
    let (smaller, between) = (SPercent.min(50%, 30% + 10), SPercent.clamp(20%, 30, 50%))
    #expect((smaller.value, smaller.points, smaller.upperBound) == (50, 0, nil))
    #expect(between == .max(.min(50%, 30), 20%) && between + 5 == .clamp(20% + 5, 35, 50% + 5))
    #expect(-SPercent.clamp(20%, 10% + 25, 50%) == .min(.max(-10% - 25, -50%), -20%))
  }

  @Test("custom spacing in place of a gap with bounds")
  func spacingAndBoundedGap() {
    row.stack.columnGap(.min(10%, 8))
    row.stack.setCustomSpacing(3, after: row.views[0])
    #expect(spans(200) == [0, 20, 23, 40, 71, 60])
    #expect(spans(50) == [0, 20, 23, 40, 68, 50])
  }

  @Test("negative percentages make items overlap")
  func negativePercentages() {
    row[1].marginLeft(-50%)
    #expect(spans(40)[2] == 0)
    #expect(spans(40)[4] == 40)
  }

  @Test("two halves and a gap overflow; growing from a basis of 0 fits")
  func halvesAndAGap() {
    let two = ExampleStack([20, 10], [60, 10])
    two.stack.direction(.row).gap(10)
    for index in 0...1 { two[index].width(50%) }
    #expect(two.frames(100, 10).map { $0[0] + $0[2] } == [50, 110])
    for index in 0...1 { two[index].width(nil).grow(1).basis(0) }
    #expect(two.frames(100, 10) == [[0, 0, 45, 10], [55, 0, 45, 10]])
  }
}
