import Foundation
import HeadlessViews
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Columns of equal width", .bothReportings)
struct ColumnsTests {
  private let photos = ExampleStack([20, 10], [10, 20], [10, 10], [10, 10], [10, 10])

  @Test("a number of columns shares the width, and the items of the last row are as wide as the others")
  func number() {
    photos.stack.columns(3).gap(6)
    #expect(
      photos.frames(132, 100) == [
        [0, 0, 40, 20], [46, 0, 40, 20], [92, 0, 40, 20], [0, 26, 40, 10], [46, 26, 40, 10],
      ])
    #expect(photos.fitting(132) == [132, 36])
  }

  @Test("with a least width there are as many columns as fit")
  func leastWidth() {
    photos.stack.columns(minimum: 40).gap(6)
    #expect(photos.frames(131, 100).map { $0[0] } == [0, 68.5, 0, 68.5, 0])
    #expect(photos.frames(132, 100).map { $0[0] } == [0, 46, 92, 0, 46])
    #expect(photos.frames(30, 200).map { $0[2] } == [40, 40, 40, 40, 40])
  }

  @Test("one to three columns: a number and a least width")
  func largestNumber() {
    photos.stack.columns(3, minimum: 300).columnGap(20)
    for (width, count) in [(320, 1), (619, 1), (620, 2), (939, 2), (940, 3), (1440, 3)] as [(CGFloat, Int)] {
      let size = (width - 20 * CGFloat(count - 1)) / CGFloat(count)
      #expect(photos.frames(width, 100).map { $0[2] }.allSatisfy { abs($0 - size) < 0.001 }, "\(width)")
      #expect(photos.stack.columns == 3 && photos.stack.minColumnWidth == 300)
    }
  }

  @Test("the documentation's examples")
  func documentation() {
    let (month, photos, dashboard) = (StackView(), StackView(), StackView())
    let day = TestLabel("1")
    month.columns(7).gap(2)
    photos.columns(minimum: 120).gap(4)
    dashboard.columns(3, minimum: 280).gap(12)
    month.addItem(day)
    day.item.aspectRatio(1)
    month.layout(width: 82)
    #expect(day.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect((photos.columns, photos.minColumnWidth) == (0, 120))
    #expect((dashboard.columns, dashboard.minColumnWidth) == (3, 280))
  }

  @Test("an item with a width is aligned in its column, and its flex factors have no effect")
  func items() {
    photos.stack.columns(2)
    photos[0].width(30).justifySelf(.center)
    photos[1].width(30).justifySelf(.end)
    photos[2].maxWidth(30).marginLeft(10)
    photos[3].grow(1).basis(20)
    photos[4].width(50%)
    #expect(
      photos.frames(200, 100).map { [$0[0], $0[2]] } == [[35, 30], [170, 30], [10, 30], [100, 100], [0, 50]])
  }

  @Test("spaces and shares of single items have no effect in columns")
  func spacing() {
    photos.stack.columns(3).gap(6)
    let expected = photos.frames(132, 100)
    photos.stack.setCustomSpacing(30, after: photos.views[0])
    photos.stack.distribution(.fillEqually)
    #expect(photos.frames(132, 100) == expected)
    photos.stack.columns(0).direction(.row)
    #expect(photos.frames(128, 100).map { $0[0] } == [0, 46, 68, 90, 112])
  }

  @Test("columns begin at the right in right-to-left layouts")
  func rightToLeft() {
    photos.stack.columns(2).layoutDirection(.rightToLeft)
    #expect(photos.frames(100, 100).map { $0[0] } == [50, 0, 50, 0, 50])
  }

  @Test("columns of a group, and columns that a definition no longer sets")
  func redefined() {
    let stack = StackView()
    let labels = (0..<4).map { _ in TestLabel("ab") }
    func define(_ isWide: Bool) {
      stack.redefine { stack in
        stack.addStack { grid in
          if isWide { grid.columns(2) }
          for label in labels { grid.addItem(label) }
        }
      }
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      stack.layoutIfNeeded()
    }
    define(true)
    #expect(labels.map(\.frame.minX) == [0, 50, 0, 50])
    define(false)
    #expect(labels.map(\.frame.minX) == [0, 0, 0, 0])
    #expect(labels.map(\.frame.minY) == [0, 16, 32, 48])
  }

  @Test("invalid numbers count as not set, and are reported")
  func invalid() {
    photos.stack.columns(-1, minimum: -5)
    #expect(photos.frames(100, 100).map { $0[2] } == [100, 100, 100, 100, 100])
    #expect(photos.stack.issues().count == 2)
  }
}
