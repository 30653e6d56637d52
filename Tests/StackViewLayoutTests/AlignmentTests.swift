import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Alignments of stacks", .bothReportings)
struct AlignmentTests {
  @Test("safe alignments keep the start of items that are too large, in reading direction")
  func safe() {
    let places: [(SJustifyContent, Bool, CGFloat)] = [
      (.safeEnd, false, 0), (.safeCenter, false, 0), (.unsafeEnd, false, -20), (.unsafeCenter, false, -10),
      // The overflow goes to the left.
      (.safeEnd, true, -20), (.safeStart, true, -20), (.safeCenter, true, -20), (.unsafeEnd, true, 0),
    ]
    let row = ExampleStack([40, 10], [40, 10])
    row.stack.direction(.row)
    for (justify, isRightToLeft, left) in places {
      row.stack.justifyContent(justify).layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
      #expect(row.frames(60, 10).map { $0[0] }.min() == left, "\(justify), \(isRightToLeft)")
    }
    let column = ExampleStack([40, 10])
    column[0].width(40)
    for (align, left) in [(SAlignItems.safeEnd, 0), (.unsafeEnd, -20), (.safeCenter, 0), (.unsafeCenter, -10)] {
      column.stack.alignItems(align)
      #expect(column.frames(20, 10)[0][0] == CGFloat(left), "\(align)")
    }
  }

  @Test("justifySelf places an item out of the flow between its left and right insets")
  func justifySelf() {
    let places: [(SAlignSelf, [CGFloat])] = [
      (.auto, [10, 80]), (.stretch, [10, 80]), (.start, [10, 20]), (.end, [70, 20]), (.center, [40, 20]),
      (.safeEnd, [70, 20]), (.unsafeCenter, [40, 20]),
    ]
    let stack = ExampleStack([20, 10], [20, 10])
    stack[0].position(.absolute).left(10).right(10).top(0)
    for (value, place) in places {
      stack[0].justifySelf(value)
      // It has no effect on items in the flow.
      stack[1].justifySelf(value)
      let frames = stack.frames(100, 50)
      #expect([frames[0][0], frames[0][2]] == place, "\(value)")
      #expect(frames[1] == [0, 0, 100, 10])
    }
    stack[0].left(-15).right(100).width(30)
    for (value, left) in [(SAlignSelf.safeEnd, -15), (.unsafeEnd, -30)] {
      stack[0].justifySelf(value)
      #expect(stack.frames(100, 50)[0][0] == CGFloat(left), "\(value)")
    }
  }

  @Test("lastBaseline aligns the last lines of labels")
  func lastBaseline() {
    let (small, large) = (TestLabel("two lines"), TestLabel("large"))
    small.measurer = FixedAdvanceMeasurer(advance: 8, lineHeight: 16, baseline: 12)
    large.measurer = FixedAdvanceMeasurer(advance: 16, lineHeight: 32, baseline: 24)
    let row = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    row.direction(.row).alignItems(.lastBaseline).define { row in
      row.addItem(small).width(40)
      row.addItem(large)
    }
    row.layoutIfNeeded()
    // 28 and 24 below the tops; the descents are 4 and 8.
    #expect(row.subviews.map(\.numbers) == [[0, 14, 40, 32], [40, 18, 80, 32]])
    small.item.alignSelf(.baseline)
    row.layoutIfNeeded()
    #expect(row.subviews.map(\.numbers) == [[0, 0, 40, 32], [40, 18, 80, 32]])
  }

  @Test("baselines are measured from their first use on, also for the last baseline alone")
  func lateLastBaseline() {
    let label = TestLabel("two lines")
    label.measurer = FixedAdvanceMeasurer(baseline: 12)
    let row = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    row.direction(.row).alignItems(.end).addItem(label).width(40)
    row.addItem(picture(10, 40)).alignSelf(.end)
    row.layoutIfNeeded()
    #expect(label.numbers == [0, 18, 40, 32])
    row.alignItems(.lastBaseline)
    row.subviews[1].item.alignSelf(.auto)
    row.layoutIfNeeded()
    // The bottom of the picture stands on the baseline.
    #expect(row.subviews.map(\.numbers) == [[0, 18, 40, 32], [40, 6, 10, 40]])
  }

  @Test("balanced lines: five equal items in two lines of three and two")
  func balance() {
    let row = ExampleStack([20, 10], [20, 10], [20, 10], [20, 10], [20, 10])
    row.stack.direction(.row).wrap(.balance)
    #expect(row.frames(90, 50).map { $0[1] } == [0, 0, 0, 10, 10])
    row.stack.wrap(.wrap)
    #expect(row.frames(90, 50).map { $0[1] } == [0, 0, 0, 0, 10])
    row.stack.wrap(.balanceReverse)
    #expect(row.frames(90, 20).map { $0[1] } == [10, 10, 10, 0, 0])
  }

  @Test("balanced lines include custom spacing")
  func balanceWithSpacing() {
    let row = ExampleStack([20, 10], [20, 10], [20, 10], [20, 10], [20, 10])
    row.stack.direction(.row).wrap(.balance)
    row.stack.setCustomSpacing(40, after: row.views[1])
    #expect(row.frames(90, 50).map { $0[1] } == [0, 0, 10, 10, 10])
  }

  @Test("distributions override the properties that they determine")
  func distributions() {
    let row = ExampleStack([10, 10], [20, 10])
    row.stack.direction(.row).justifyContent(.safeCenter)
    row[0].basis(.maxContent)
    row[1].basis(.stretch)
    row.stack.distribution(.fillEqually)
    #expect(row.frames(100, 10).map { [$0[0], $0[2]] } == [[0, 50], [50, 50]])
    row[1].basis(.content)
    row.stack.distribution(.equalSpacing)
    #expect(row.frames(100, 10).map { [$0[0], $0[2]] } == [[0, 10], [80, 20]])
    row.stack.distribution(nil)
    #expect(row.frames(100, 10).map { [$0[0], $0[2]] } == [[35, 10], [45, 20]])
  }

  @Test("a snapshot keeps the distance of the last line from the bottom if it estimates a height")
  func snapshot() throws {
    let (text, other) = (TestLabel("some words"), TestLabel("a"))
    for label in [text, other] { label.measurer = FixedAdvanceMeasurer(baseline: 12) }
    let row = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    row.direction(.row).alignItems(.lastBaseline).define { row in
      row.addItem(text).width(50%)
      row.addItem(other)
    }
    let size = CGSize(width: 80, height: 60)
    let frames = try #require(row.snapshot()).frames(in: size)
    row.frame.size = size
    #expect(row.apply(frames))
    // Half of the width takes twice the height.
    #expect(row.subviews.map(\.numbers) == [[0, 28, 40, 32], [40, 44, 8, 16]])
  }

  @Test("a document has the baselines of views")
  func document() throws {
    let label = TestLabel("two lines")
    label.measurer = FixedAdvanceMeasurer(baseline: 12)
    // A label with a limited number of lines is not written as a text.
    label.numberOfLines = 2
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    stack.addItem(label)
    let file = try LayoutFile(parsing: Array(stack.layoutDocument().utf8))
    let fixed = MeasureModel.Content.fixed(LayoutSize(width: 40, height: 32))
    #expect(file.cases[0].nodes[1].measure == MeasureModel(fixed, baseline: 12, lastBaseline: 28))
  }
}

@Suite("Overflow and sizes by content in stacks", .bothReportings)
struct ContentSizeTests {
  @Test("the automatic minimum is that of the content, except for scroll containers")
  func automaticMinimum() {
    let row = ExampleStack(texts: "a longer text")
    row.stack.direction(.row)
    row[0].shrink(1).minWidth = .auto
    for (overflow, width) in [(SOverflow.visible, 48), (.clip, 48), (.hidden, 30), (.scroll, 30)] {
      row[0].overflow(overflow)
      #expect(row.frames(30, 60)[0][2] == CGFloat(width), "\(overflow)")
      row[0].overflow(.visible).overflowY(overflow)
      #expect(row.frames(30, 60)[0][2] == CGFloat(width), "\(overflow) on the other axis")
    }
  }

  @Test("the content size of the outer stack excludes content that an inner stack clips")
  func contentSize() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = stack.addStackView()
    inner.item.width(80).height(30)
    inner.addItem(picture(10, 10)).width(150).height(90)
    for (overflow, size) in [
      (SOverflow.visible, CGSize(width: 150, height: 90)), (.clip, CGSize(width: 100, height: 50)),
      (.hidden, CGSize(width: 100, height: 50)), (.scroll, CGSize(width: 100, height: 50)),
    ] {
      inner.overflow(overflow)
      stack.layoutIfNeeded()
      #expect(stack.contentSize == size, "\(overflow)")
      #expect(inner.contentSize == CGSize(width: 150, height: 90))
    }
  }

  @Test("sizes that fill the container, less margins")
  func stretch() {
    let column = ExampleStack([20, 10], [20, 10], [20, 10])
    column.stack.alignItems(.start).padding(5)
    column[0].width(.stretch).marginLeft(10)
    column[1].minWidth(.stretch)
    column[2].width(500).maxWidth(.stretch).height(10)
    #expect(column.frames(110, 60).map { [$0[0], $0[2]] } == [[15, 90], [5, 100], [5, 100]])
    column[0].width(nil).height(.stretch)
    #expect(column.frames(110, 60)[0] == [15, 5, 20, 50])
    // If the size of the stack is indefinite, they are the natural sizes.
    #expect(column.fitting()[1] == 40)
  }

  @Test("bounds by content")
  func bounds() {
    let column = ExampleStack(texts: "aa bbbb")
    column.stack.alignItems(.start)
    let widths: [(SContentSize, CGFloat, CGFloat)] = [
      // 2 and 4 letters: 32 at least, 56 at best; there are 100.
      (.minContent, 32, 32), (.maxContent, 56, 56), (.fitContent, 56, 56), (.stretch, 100, 100),
    ]
    for (size, minimum, maximum) in widths {
      column[0].width(10).minWidth(size).maxWidth(nil)
      #expect(column.frames(100, 60)[0][2] == minimum, "at least \(size)")
      column[0].width(200).minWidth(nil).maxWidth(size)
      #expect(column.frames(100, 60)[0][2] == maximum, "at most \(size)")
    }
  }

  @Test("bases from the content and from the available space")
  func bases() {
    let row = ExampleStack(texts: "aa bbbb")
    row.stack.direction(.row)
    row[0].width(20)
    let widths: [(SContentSize, CGFloat)] = [
      (.minContent, 32), (.maxContent, 56), (.fitContent, 56), (.stretch, 100),
    ]
    for (size, width) in widths {
      row[0].basis(size)
      #expect(row.frames(100, 60)[0][2] == width, "\(size)")
    }
    row[0].basis(.content)
    #expect(row.frames(100, 60)[0][2] == 56)
    row[0].basis(nil)
    #expect(row.frames(100, 60)[0][2] == 20)
  }
}
