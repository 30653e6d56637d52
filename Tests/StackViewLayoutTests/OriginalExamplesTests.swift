import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The examples of the README of the original StackViewLayout for sizes, for adding items and for directions, with
/// other numbers.
@Suite("The README of the original: stacks and their items", .bothReportings)
struct OriginalExamplesTests {
  private func frames(_ stack: StackView, _ width: CGFloat, _ height: CGFloat) -> [[CGFloat]] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.subviews.map(\.numbers)
  }

  // MARK: - define

  @Test("define has the same effect as separate calls")
  func defineAndWithout() {
    let (defined, plain) = (StackView(), StackView())
    defined.define { stack in
      stack.addItem(picture(40, 30))
      stack.addItem(TestLabel("Name"))
      stack.addItem(TestLabel("Description"))
    }
    plain.addItem(picture(40, 30))
    plain.addItem(TestLabel("Name"))
    plain.addItem(TestLabel("Description"))
    let expected: [[CGFloat]] = [[0, 0, 100, 30], [0, 30, 100, 16], [0, 46, 100, 16]]
    #expect(frames(defined, 100, 100) == expected)
    #expect(frames(plain, 100, 100) == expected)
  }

  @Test("define passes the stack to its closure, and returns it")
  func defineReturnsTheStack() {
    let stack = StackView()
    var handed: StackView?
    let returned = stack.define { handed = $0 }
    #expect(handed === stack)
    #expect(returned === stack)
  }

  @Test("a second define adds to the existing items")
  func defineTwiceAppends() {
    let stack = StackView()
    stack.define { $0.addItem(picture(10, 10)) }
    stack.define { $0.addItem(picture(10, 20)) }
    #expect(frames(stack, 50, 50) == [[0, 0, 50, 10], [0, 10, 50, 20]])
  }

  // MARK: - Sizes of stacks

  @Test("fixed size: the stack keeps it, and its items are placed in it")
  func fixedSize() {
    let column = ExampleStack([80, 30], [80, 30], [80, 30])
    column[1].marginTop(10)
    column[2].marginTop(10)
    #expect(column.frames(200, 300) == [[0, 0, 200, 30], [0, 40, 200, 30], [0, 80, 200, 30]])
    #expect(column.stack.numbers == [0, 0, 200, 300])
  }

  @Test("adjusted size: the height that its items need in a width")
  func adjustedSize() {
    let column = ExampleStack([80, 30], [80, 30], [80, 30])
    column[1].marginTop(10)
    column[2].marginTop(10)
    for endless in [CGFloat.greatestFiniteMagnitude, .infinity, .nan] {
      #expect(column.fitting(200, endless)[1] == 110)
    }
    #expect(column.frames(200, 110) == [[0, 0, 200, 30], [0, 40, 200, 30], [0, 80, 200, 30]])
  }

  @Test("in a stack of the size of its items, justifyContent has no effect")
  func adjustedSizeIgnoresJustifyContent() {
    let column = ExampleStack([80, 30], [80, 30])
    for value in SJustifyContent.allCases {
      column.stack.justifyContent(value)
      let height = column.fitting(200)[1]
      #expect(height == 60)
      #expect(column.frames(200, height) == [[0, 0, 200, 30], [0, 30, 200, 30]], "\(value)")
    }
  }

  @Test("with indefinite space on both axes, a stack has the natural size of its items")
  func naturalSize() {
    let column = ExampleStack(texts: "Hello", "Hello world")
    #expect(column.fitting() == [88, 32])
    #expect(column.stack.intrinsicContentSize == CGSize(width: 88, height: 32))
    #expect(column.stack.systemLayoutSizeFitting(.zero) == CGSize(width: 88, height: 32))
    #expect(column.fitting(60)[1] == 48)
    #expect(column.stack.systemLayoutSizeFitting(CGSize(width: 60, height: 0)).height == 48)
  }

  @Test("a text that has wrapped is as wide as its longest line")
  func textIsAsWideAsItsLongestLine() {
    let column = ExampleStack(texts: "Hello world")
    column.stack.alignItems(.start)
    #expect(column.fitting(60) == [40, 32])
    #expect(column.frames(60, 50) == [[0, 0, 40, 32]])
  }

  @Test("measuring moves no view")
  func measuringMovesNothing() {
    let column = ExampleStack(texts: "Hello world", "Hello")
    let before = column.frames(200, 100)
    _ = column.fitting(40)
    #expect(!column.stack.needsLayout)
    #expect(column.views.map(\.numbers) == before)
  }

  // MARK: - direction

  @Test("a column of three buttons: stretched across, 10 apart")
  func directionColumn() {
    let column = ExampleStack([120, 40], [120, 40], [120, 40])
    column[1].marginTop(10)
    column[2].marginTop(10)
    let expected: [[CGFloat]] = [[0, 0, 240, 40], [0, 50, 240, 40], [0, 100, 240, 40]]
    #expect(column.frames(240, 320) == expected)
    column.stack.direction(.column)
    #expect(column.frames(240, 320) == expected)
  }

  @Test("the same in a row: too tall, too wide, and the margins at the wrong side")
  func directionRowWrong() {
    let row = ExampleStack([120, 40], [120, 40], [120, 40])
    row.stack.direction(.row)
    row[1].marginTop(10)
    row[2].marginTop(10)
    #expect(row.frames(240, 320) == [[0, 0, 120, 320], [120, 10, 120, 310], [240, 10, 120, 310]])
  }

  @Test("corrected: alignItems start, margins at the left, and shrink")
  func directionRowCorrected() {
    let row = ExampleStack([120, 40], [120, 40], [120, 40])
    row.stack.direction(.row).alignItems(.start)
    for index in 0...2 { row[index].shrink(1).marginLeft(index == 0 ? 0 : 15) }
    #expect(row.frames(240, 320) == [[0, 0, 70, 40], [85, 0, 70, 40], [170, 0, 70, 40]])
  }

  @Test("the row corrected by the height that fits")
  func directionRowAdjustedHeight() {
    let row = ExampleStack([120, 40], [120, 40])
    row.stack.direction(.row)
    let height = row.fitting(240)[1]
    #expect(height == 40)
    #expect(row.frames(240, height) == [[0, 0, 120, 40], [120, 0, 120, 40]])
  }

  @Test("in a reverse direction, the first item is at the end")
  func directionReversed() {
    let stack = ExampleStack([20, 10], [30, 20])
    stack.stack.direction(.rowReverse).alignItems(.start)
    #expect(stack.frames(100, 60) == [[80, 0, 20, 10], [50, 0, 30, 20]])
    stack.stack.direction(.columnReverse)
    #expect(stack.frames(100, 60) == [[0, 50, 20, 10], [0, 30, 30, 20]])
  }

  @Test("items are measured in the available width")
  func measuredInTheWidthThereIs() {
    let row = ExampleStack(texts: "Hello world", "Hi there")
    row.stack.direction(.row).alignItems(.start)
    // Each text fits 90 alone; together they overflow.
    #expect(row.frames(90, 100) == [[0, 0, 88, 16], [88, 0, 64, 16]])
    row[0].shrink(1)
    row[1].shrink(1)
    #expect(row.frames(90, 100).map { $0[2] }.reduce(0, +) == 90)
    #expect(row.views.map { $0.frame.height } == [32, 32])
  }
}
