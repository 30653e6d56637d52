import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The introduction of the README of the original StackViewLayout, with other numbers: four pictures of 80 × 40.
@Suite("The README of the original: introduction", .bothReportings)
struct OriginalIntroductionTests {
  private let row = ExampleStack([80, 40], [80, 40], [80, 40], [80, 40])

  init() { row.stack.direction(.row) }

  private func setMargins() {
    for index in 1...3 { row[index].marginLeft(10) }
  }

  @Test("four buttons in a row are placed at the start, side by side")
  func fourButtonsInARow() {
    #expect(row.fitting(400) == [320, 40])
    #expect(row.frames(400, 40) == [[0, 0, 80, 40], [80, 0, 80, 40], [160, 0, 80, 40], [240, 0, 80, 40]])
  }

  @Test("subviews are items too")
  func subviewsAreItems() {
    let stack = StackView()
    let buttons = (0..<4).map { _ in picture(80, 40) }
    stack.direction(.row)
    for button in buttons { stack.addSubview(button) }
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    stack.layoutIfNeeded()
    #expect(buttons.map(\.numbers) == row.frames(400, 40))
  }

  @Test("margins separate the buttons")
  func marginsKeepButtonsApart() {
    setMargins()
    #expect(row.frames(400, 40) == [[0, 0, 80, 40], [90, 0, 80, 40], [180, 0, 80, 40], [270, 0, 80, 40]])
  }

  @Test("spaceBetween distributes the free space between the buttons, in addition to their margins")
  func spaceBetweenSpreadsButtons() {
    setMargins()
    row.stack.justifyContent(.spaceBetween)
    #expect(row.frames(440, 40) == [[0, 0, 80, 40], [120, 0, 80, 40], [240, 0, 80, 40], [360, 0, 80, 40]])
  }

  @Test("a row that is too narrow is packed at the start and overflows at the end")
  func tooNarrowOverflowsAtTheEnd() {
    setMargins()
    row.stack.justifyContent(.spaceBetween)
    #expect(row.frames(230, 40) == [[0, 0, 80, 40], [90, 0, 80, 40], [180, 0, 80, 40], [270, 0, 80, 40]])
    #expect(row.stack.contentSize == CGSize(width: 350, height: 40))
    #expect(row.stack.issues().map(\.remedy).contains { $0.contains("shrink") })
  }

  @Test("items with equal shrink factors shrink by equal amounts, and keep their heights")
  func shrinkFitsTheRow() {
    setMargins()
    row.stack.justifyContent(.spaceBetween)
    for index in 0...3 { row[index].shrink(1) }
    #expect(row.frames(230, 40) == [[0, 0, 50, 40], [60, 0, 50, 40], [120, 0, 50, 40], [180, 0, 50, 40]])
    #expect(row.stack.issues().isEmpty)
  }

  @Test("items with an aspect ratio keep it, and determine the height of the row")
  func shrinkKeepsAspectRatio() {
    setMargins()
    row.stack.justifyContent(.spaceBetween)
    for index in 0...3 { row[index].shrink(1).aspectRatio(2) }
    #expect(row.fitting(230) == [230, 25])
    #expect(row.frames(230, 25) == [[0, 0, 50, 25], [60, 0, 50, 25], [120, 0, 50, 25], [180, 0, 50, 25]])
    #expect(row.frames(440, 40) == [[0, 0, 80, 40], [120, 0, 80, 40], [240, 0, 80, 40], [360, 0, 80, 40]])
  }

  @Test("a second row of buttons: a column of two rows")
  func aSecondRow() {
    let column = StackView()
    var pictures: [PlatformView] = []
    column.define { column in
      for index in 0..<2 {
        column.addStackView().direction(.row).justifyContent(.spaceBetween).define { row in
          for place in 0..<4 {
            let button = picture(80, 40)
            row.addItem(button).shrink(1).aspectRatio().marginLeft(place == 0 ? 0 : 10)
            pictures.append(button)
          }
        }.item.marginTop(index == 0 ? 0 : 10)
      }
    }
    #expect(column.sizeThatFits(CGSize(width: 230, height: CGFloat.infinity)) == CGSize(width: 230, height: 60))
    column.frame = CGRect(x: 0, y: 0, width: 230, height: 60)
    column.layoutIfNeeded()
    #expect(column.subviews.map(\.numbers) == [[0, 0, 230, 25], [0, 35, 230, 25]])
    let inRow: [[CGFloat]] = [[0, 0, 50, 25], [60, 0, 50, 25], [120, 0, 50, 25], [180, 0, 50, 25]]
    #expect(pictures.map(\.numbers) == inRow + inRow)
  }

  /// A screen that gives its row a frame, as the documentation's source code does with its own helper.
  private final class Screen: TestView {
    let row: ExampleStack

    init(_ row: ExampleStack) {
      self.row = row
      super.init(frame: .zero)
      addSubview(row.stack)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width - 20
      let size = row.stack.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      row.stack.frame = CGRect(x: 10, y: safeAreaInsets.top, width: width, height: size.height)
    }
  }

  @Test("a screen lays out the row below its safe area, 10 from both sides")
  func wholeScreen() {
    setMargins()
    row.stack.justifyContent(.spaceBetween)
    for index in 0...3 { row[index].shrink(1).aspectRatio() }
    let screen = Screen(row)
    screen.giveSafeArea(top: 20)
    screen.frame = CGRect(x: 0, y: 0, width: 250, height: 400)
    screen.layoutIfNeeded()
    #expect(row.stack.numbers == [10, screen.safeAreaInsets.top, 230, 25])
    #expect(row.views.map(\.numbers) == [[0, 0, 50, 25], [60, 0, 50, 25], [120, 0, 50, 25], [180, 0, 50, 25]])
    screen.frame.size.width = 460
    screen.layoutIfNeeded()
    #expect(row.stack.numbers == [10, screen.safeAreaInsets.top, 440, 40])
    #expect(row.views.map(\.numbers) == [[0, 0, 80, 40], [120, 0, 80, 40], [240, 0, 80, 40], [360, 0, 80, 40]])
  }
}
