import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The examples of the README of the original StackViewLayout for the properties of a stack.
@Suite("The README of the original: properties of stacks", .bothReportings)
struct OriginalContainerTests {
  /// The positions of items of 10, 20 and 30 along a stack of 120, with 60 points of free space.
  private static let places: [(SJustifyContent, [CGFloat])] = [
    (.start, [0, 10, 30]),
    (.end, [60, 70, 90]),
    (.center, [30, 40, 60]),
    (.spaceBetween, [0, 40, 90]),
    (.spaceAround, [10, 40, 80]),
    (.spaceEvenly, [15, 40, 75]),
  ]

  /// The positions and the sizes of the same items across a stack of 40.
  private static let crossPlaces: [(SAlignItems, [CGFloat], [CGFloat])] = [
    (.stretch, [0, 0, 0], [40, 40, 40]),
    (.start, [0, 0, 0], [10, 20, 30]),
    (.end, [30, 20, 10], [10, 20, 30]),
    (.center, [15, 10, 5], [10, 20, 30]),
  ]

  @Test("the 48 positions: every justifyContent with every alignItems, in rows and columns")
  func everyPosition() {
    let extents: [CGFloat] = [10, 20, 30]
    let example = ExampleStack([10, 10], [20, 20], [30, 30])
    for (justify, places) in Self.places {
      for (align, crossPlaces, crossExtents) in Self.crossPlaces {
        example.stack.justifyContent(justify).alignItems(align)
        example.stack.direction(.row)
        let rows = (0..<3).map { [places[$0], crossPlaces[$0], extents[$0], crossExtents[$0]] }
        #expect(example.frames(120, 40) == rows, "\(justify), \(align)")
        example.stack.direction(.column)
        let columns = (0..<3).map { [crossPlaces[$0], places[$0], crossExtents[$0], extents[$0]] }
        #expect(example.frames(40, 120) == columns, "\(justify), \(align)")
      }
    }
  }

  @Test("a single item, or no free space: spaceBetween is start, and spaces are never negative")
  func spacesFallBack() {
    let single = ExampleStack([20, 10])
    single.stack.direction(.row)
    single[0].width(20)
    let lefts: [(SJustifyContent, CGFloat, CGFloat)] = [
      (.spaceBetween, 0, 0), (.spaceAround, 40, 0), (.spaceEvenly, 40, 0), (.center, 40, -5),
      (.end, 80, -10),
    ]
    for (justify, withRoom, without) in lefts {
      single.stack.justifyContent(justify)
      #expect(single.frames(100, 10)[0][0] == withRoom, "\(justify)")
      #expect(single.frames(10, 10)[0][0] == without, "\(justify)")
    }
  }

  @Test("alignSelf overrides alignItems for one item, and auto resets it")
  func alignSelf() {
    let row = ExampleStack([10, 10], [10, 10], [10, 10], [10, 10], [10, 10])
    row.stack.direction(.row).alignItems(.center)
    for (index, value) in [SAlignSelf.auto, .stretch, .start, .end, .center].enumerated() {
      row[index].alignSelf(value)
    }
    let expected: [[CGFloat]] = [
      [0, 10, 10, 10], [10, 0, 10, 30], [20, 0, 10, 10], [30, 20, 10, 10], [40, 10, 10, 10],
    ]
    #expect(row.frames(50, 30) == expected)
    row.stack.alignItems(.end)
    #expect(row.frames(50, 30)[0] == [0, 20, 10, 10])
    row[1].alignSelf(.auto)
    #expect(row.frames(50, 30)[1] == [10, 20, 10, 10])
  }

  @Test("alignItems baseline aligns the first lines")
  func alignItemsBaseline() {
    let (small, large) = (TestLabel("small"), TestLabel("large"))
    small.measurer = FixedAdvanceMeasurer(advance: 8, lineHeight: 16, baseline: 12)
    large.measurer = FixedAdvanceMeasurer(advance: 16, lineHeight: 32, baseline: 24)
    let row = StackView()
    row.direction(.row).alignItems(.baseline).define { row in
      row.addItem(small)
      row.addItem(large)
    }
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    row.layoutIfNeeded()
    #expect(row.subviews.map(\.numbers) == [[0, 12, 40, 16], [40, 0, 80, 32]])
  }

  @Test("the defaults are the documented ones")
  func defaults() {
    let stack = StackView()
    #expect(stack.direction == .column)
    #expect(stack.justifyContent == .start)
    #expect(stack.alignItems == .stretch)
    #expect(stack.alignContent == .start)
    #expect(stack.wrap == .noWrap)
    #expect(stack.distribution == nil)
    #expect(stack.layoutDirection == .inherit)
    #expect(stack.rowGap == 0 && stack.columnGap == 0)
    let item = TestView().item
    #expect(item.alignSelf == .auto)
    #expect(item.grow == 0)
    #expect(item.shrink == 0)
    #expect(item.basis == .auto)
    #expect(item.order == 0)
    #expect(item.position == .relative)
    #expect(item.width == .auto && item.height == .auto)
    #expect(item.minWidth == 0 && item.minHeight == 0)
    #expect(item.maxWidth == .none && item.maxHeight == .none)
    #expect(item.ratio == nil)
    #expect(item.isIncludedInLayout)
    #expect(!item.keepsSpaceWhenHidden)
    #expect(!item.collapsesWhenHidden)
  }

  @Test("properties can be set and read")
  func propertiesAreReadable() {
    let stack = StackView()
    stack.direction = .row
    stack.justifyContent = .center
    stack.alignItems = .end
    stack.wrap = .wrap
    stack.alignContent = .center
    let icon = picture(10, 10)
    stack.addItem(icon)
    icon.item.grow = 0
    icon.item.alignSelf = .start
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stack.layoutIfNeeded()
    #expect(icon.numbers == [20, 20, 10, 10])
    #expect(stack.direction == .row && stack.justifyContent == .center && stack.alignItems == .end)
    #expect(icon.item.alignSelf == .start)
  }

  @Test("background and opacity in the chain of addStackView")
  func visualProperties() throws {
    let stack = StackView()
    let line = TestView()
    stack.addStackView().backgroundColor(.gray).alpha(0.9).define { column in
      column.addItem(line).height(1).backgroundColor(.black).alpha(0.7)
    }
    #expect(stack.frame.size == .zero)
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    stack.layoutIfNeeded()
    let inner = try #require(stack.subviews.first)
    #expect(inner.numbers == [0, 0, 60, 1])
    #expect(inner.backgroundColor == .gray)
    #expect(inner.alpha == 0.9)
    #expect(line.numbers == [0, 0, 60, 1])
    #expect(line.backgroundColor == .black)
    #expect(line.alpha == 0.7)
  }

  @Test("names that occur only in examples")
  func namesOfExamples() {
    let stack = StackView()
    let (first, second, third) = (TestView(), TestView(), TestView())
    let other = TestView(frame: CGRect(x: 5, y: 5, width: 70, height: 30))
    stack.addSubviews(first, third)
    #expect(stack.addItem(second, after: first) === second.item)
    #expect(stack.subviews == [first, second, third])
    #expect(stack.addItem(third, after: other) == nil)
    stack.direction(.row).alignItems(.start)
      .padding(insets: PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    first.item.width(of: other).maxWidth(60).height(of: other)
    second.item.size(10)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stack.layoutIfNeeded()
    #expect(first.numbers == [2, 1, 60, 30])
    #expect(second.numbers == [62, 1, 10, 10])
    // The size is that of the other view at the time of the call.
    other.frame.size = CGSize(width: 20, height: 20)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(first.numbers == [2, 1, 60, 30])
    stack.padding(insets: PlatformDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    stack.layoutIfNeeded()
    #expect(first.numbers == [6, 5, 60, 30])
  }

  @Test("nesting: rows of a label and a switch in a column")
  func nesting() {
    let form = StackView()
    var labels: [PlatformView] = []
    var switches: [PlatformView] = []
    form.define { form in
      for text in ["Sound", "Vibration"] {
        let (label, control) = (TestLabel(text), picture(50, 30))
        form.addStackView().direction(.row).alignItems(.center).define { row in
          row.addItem(label).grow(1)
          row.addItem(control)
        }.item.marginVertical(5)
        labels.append(label)
        switches.append(control)
      }
    }
    #expect(form.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)) == CGSize(width: 200, height: 80))
    form.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    form.layoutIfNeeded()
    #expect(form.subviews.map(\.numbers) == [[0, 5, 200, 30], [0, 45, 200, 30]])
    #expect(labels.map(\.numbers) == [[0, 7, 150, 16], [0, 7, 150, 16]])
    #expect(switches.map(\.numbers) == [[150, 0, 50, 30], [150, 0, 50, 30]])
  }
}
