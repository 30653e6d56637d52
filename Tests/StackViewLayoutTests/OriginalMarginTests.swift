import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The examples of the README of the original StackViewLayout for margins: one item of 20 × 10 in a column of 200 × 100, and one
/// below it.
@Suite("The README of the original: margins", .bothReportings)
struct OriginalMarginTests {
  private let column = ExampleStack([20, 10], [20, 10])

  private var item: StackItem { column[0] }

  /// The frame of the item, and how far from the top the next one begins.
  private func frame(_ change: (StackItem) -> Void) -> [CGFloat] {
    item.margin(0)
    change(item)
    let frames = column.frames(200, 100)
    return frames[0] + [frames[1][1]]
  }

  @Test("one side, in points and in percent")
  func oneSide() {
    #expect(frame { $0.marginTop(5) } == [0, 5, 200, 10, 15])
    #expect(frame { $0.marginLeft(5) } == [5, 0, 195, 10, 10])
    #expect(frame { $0.marginBottom(5) } == [0, 0, 200, 10, 15])
    #expect(frame { $0.marginRight(5) } == [0, 0, 195, 10, 10])
    #expect(frame { $0.marginTop(20%) } == [0, 20, 200, 10, 30])
    #expect(frame { $0.marginLeft(20%) } == [40, 0, 160, 10, 10])
    #expect(frame { $0.marginBottom(20%) } == [0, 0, 200, 10, 30])
    #expect(frame { $0.marginRight(20%) } == [0, 0, 160, 10, 10])
  }

  @Test("percent: of the height above and below, of the width at the sides, both inside the padding")
  func verticalPercentagesReferToTheHeight() {
    column.stack.padding(10, 20)
    #expect(frame { $0.marginTop(20%).marginLeft(20%) } == [52, 26, 128, 10, 36])
  }

  @Test("several sides at once")
  func severalSides() {
    #expect(frame { $0.marginHorizontal(20) } == [20, 0, 160, 10, 10])
    #expect(frame { $0.marginHorizontal(10%) } == [20, 0, 160, 10, 10])
    #expect(frame { $0.marginVertical(20) } == [0, 20, 200, 10, 50])
    #expect(frame { $0.marginVertical(10%) } == [0, 10, 200, 10, 30])
    #expect(frame { $0.margin(20) } == [20, 20, 160, 10, 50])
    #expect(frame { $0.margin(10%) } == [20, 10, 160, 10, 30])
    #expect(frame { $0.margin(5, 10) } == [10, 5, 180, 10, 20])
    #expect(frame { $0.margin(5, 10, 15) } == [10, 5, 180, 10, 30])
    #expect(frame { $0.margin(5, 10, 15, 20) } == [10, 5, 170, 10, 30])
  }

  @Test("from insets, as they are and in reading order")
  func insets() {
    let sides = PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = PlatformDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame { $0.margin(sides) } == [2, 1, 194, 10, 14])
    #expect(frame { $0.margin(margins) } == [2, 1, 194, 10, 14])
    column.stack.semanticContentAttribute = .forceRightToLeft
    #expect(frame { $0.margin(sides) } == [2, 1, 194, 10, 14])
    #expect(frame { $0.margin(margins) } == [4, 1, 194, 10, 14])
  }

  @Test("start and end follow the direction of reading")
  func startAndEndFollowReading() {
    #expect(frame { $0.marginStart(5).marginEnd(15) } == [5, 0, 180, 10, 10])
    #expect(frame { $0.marginStart(10%) } == [20, 0, 180, 10, 10])
    column.stack.semanticContentAttribute = .forceRightToLeft
    #expect(frame { $0.marginStart(5).marginEnd(15) } == [15, 0, 180, 10, 10])
    #expect(frame { $0.marginEnd(10%) } == [20, 0, 180, 10, 10])
    column.stack.layoutDirection(.leftToRight)
    #expect(frame { $0.marginStart(5).marginEnd(15) } == [5, 0, 180, 10, 10])
  }

  @Test("horizontal margins set start and end too")
  func horizontalWinsOverEarlierStart() {
    #expect(frame { $0.marginStart(5).marginEnd(5).marginHorizontal(20) } == [20, 0, 160, 10, 10])
    #expect(frame { $0.marginHorizontal(20).marginStart(5) } == [5, 0, 175, 10, 10])
    #expect(frame { $0.marginStart(5).margin(1, 2, 3, 4) } == [2, 1, 194, 10, 14])
  }

  @Test("negative margins make items overlap")
  func negativeMargins() {
    #expect(frame { $0.marginTop(-5) } == [0, -5, 200, 10, 5])
    #expect(frame { $0.marginLeft(-10%) } == [-20, 0, 220, 10, 10])
  }

  @Test("auto margins take the free space")
  func autoMargins() {
    #expect(frame { $0.marginTop(.auto) } == [0, 80, 200, 10, 90])
    #expect(frame { $0.marginLeft(.auto) } == [180, 0, 20, 10, 10])
    #expect(frame { $0.marginHorizontal(.auto) } == [90, 0, 20, 10, 10])
    #expect(frame { $0.margin(.auto) } == [90, 40, 20, 10, 90])
    #expect(frame { $0.marginVertical(.auto) } == [0, 40, 200, 10, 90])
  }

  @Test("margins in the line that adds the item")
  func marginInline() {
    let stack = StackView()
    let separator = TestView()
    stack.addItem(separator).margin(20)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    #expect(separator.numbers == [20, 20, 60, 0])
  }
}
