import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// A view that shows a vertical text, in lines that are 10 points wide.
private final class VerticalLabel: TestView {
  let length: CGFloat
  private(set) var proposals: [CGSize] = []

  init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    proposals.append(size)
    let height = min(length, max(size.height, 10))
    return CGSize(width: 10 * (length / height).rounded(.up), height: height)
  }
}

@Suite("Writing modes of stacks", .bothReportings)
struct WritingModeTests {
  private let title = TestLabel("Spring dawn")

  init() { title.measurer = FixedAdvanceMeasurer(advance: 5, lineHeight: 10) }

  @Test("rows run downwards, and the lines of a view with a vertical mode are as long as its height")
  func readme() {
    let (poem, verse) = (StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 90)), VerticalLabel(length: 140))
    poem.direction(.row).writingMode(.verticalRl)
    poem.addItem(title).marginTop(4)
    poem.addItem(verse).writingMode(.verticalRl)
    verse.item.height(70).alignSelf(.start)
    poem.layoutIfNeeded()
    // The title is a horizontal text of one line, as wide as the stack.
    #expect(title.numbers == [0, 4, 100, 10])
    #expect(verse.numbers == [80, 14, 20, 70])
    #expect(!verse.proposals.isEmpty && verse.proposals.allSatisfy { $0.height == 70 })
  }

  @Test("columns run to the left or to the right, and so do columns of nested stacks")
  func columns() {
    let inner = StackView()
    inner.addItem(picture(10, 5))
    inner.addItem(picture(20, 5))
    let stack = ExampleStack([30, 10], [20, 10])
    stack.stack.writingMode(.verticalLr).addItem(inner)
    #expect(stack.frames(100, 40) + [inner.numbers] == [[0, 0, 30, 40], [30, 0, 20, 40], [50, 0, 30, 40]])
    #expect(inner.subviews.map(\.numbers) == [[0, 0, 10, 40], [10, 0, 20, 40]])
    stack.stack.writingMode(.verticalRl)
    #expect(stack.frames(100, 40) + [inner.numbers] == [[70, 0, 30, 40], [50, 0, 20, 40], [20, 0, 30, 40]])
    #expect(inner.subviews.map(\.numbers) == [[20, 0, 10, 40], [0, 0, 20, 40]])
    inner.writingMode(.horizontalTb)
    #expect(stack.frames(100, 40) + [inner.numbers] == [[70, 0, 30, 40], [50, 0, 20, 40], [30, 0, 20, 40]])
    #expect(inner.subviews.map(\.numbers) == [[0, 0, 20, 5], [0, 5, 20, 5]])
    #expect(stack.stack.writingMode == .verticalRl && inner.item.writingMode == .horizontalTb)
  }

  @Test("spacings and distributions apply along the axes of the writing mode")
  func spacings() {
    let stack = ExampleStack([10, 10], [10, 20])
    stack.stack.direction(.row).alignItems(.start).writingMode(.verticalLr)
    stack.stack.setCustomSpacing(7, after: stack.views[0])
    #expect(stack.frames(50, 100) == [[0, 0, 10, 10], [0, 17, 10, 20]])
    stack.stack.layoutDirection(.rightToLeft)
    #expect(stack.frames(50, 100) == [[0, 90, 10, 10], [0, 63, 10, 20]])
    stack.stack.layoutDirection(.inherit).direction(.column).writingMode(.verticalRl)
    #expect(stack.frames(50, 100) == [[40, 0, 10, 10], [23, 0, 10, 20]])
    stack.stack.setCustomSpacing(0, after: stack.views[0])
    stack.stack.direction(.row).distribution(.fillProportionally)
    #expect(stack.frames(50, 90).map { $0[3] } == [30, 60])
  }

  @Test("a document contains the modes that views do not inherit")
  func document() throws {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stack.direction(.row).writingMode(.verticalRl).alignItems(.start)
    stack.addItem(title)
    stack.addItem(VerticalLabel(length: 40)).writingMode(.verticalLr)
    stack.layoutIfNeeded()
    let file = try LayoutFile(parsing: Array(stack.layoutDocument().utf8))
    let nodes = file.cases[0].nodes
    #expect(nodes.map(\.style.writingMode) == [.verticalRl, .horizontalTb, .verticalLr])
    #expect(try CaseLayout(file.cases[0]).differences().isEmpty)
  }

  @Test("a snapshot is laid out with the vertical lines of views")
  func snapshot() throws {
    let (stack, verse) = (StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), VerticalLabel(length: 120))
    stack.direction(.row).alignItems(.start)
    stack.addItem(verse).writingMode(.verticalRl).height(60)
    stack.layoutIfNeeded()
    #expect(verse.numbers == [0, 0, 20, 60])
    verse.item.height(40)
    let frames = try #require(stack.snapshot()).frames()
    stack.apply(frames)
    // Three lines have the area of the two.
    #expect(verse.numbers == [0, 0, 30, 40])
  }
}
