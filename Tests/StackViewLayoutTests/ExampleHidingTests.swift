import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Hiding and showing, groups and spacers, items out of the flow, transforms, and the results of a layout.
@Suite("Hiding, groups, positions", .bothReportings)
struct ExampleHidingTests {
  /// Three pictures of 20 × 10 in a column, 5 apart.
  private let column = ExampleStack([20, 10], [20, 10], [20, 10])

  init() { column.stack.gap(5) }

  private var tops: [CGFloat] { column.frames(100, 60).map { $0[1] } }

  // MARK: - Hiding

  @Test("a hidden view gives its space and its gap to the others")
  func hiddenViewGivesItsSpace() {
    #expect(tops == [0, 15, 30])
    column.views[1].isHidden = true
    #expect(tops == [0, 15, 15])
    #expect(column.fitting(100)[1] == 25)
  }

  @Test("views in a hidden stack keep their frames, and get new ones when it is shown", arguments: [false, true])
  func viewsInHiddenStack(collapses: Bool) {
    let (root, stack, picture) = (StackView(), StackView(), TestView())
    root.addItem(stack).collapsesWhenHidden(collapses)
    stack.addItem(picture).height(10)
    root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.layoutIfNeeded()
    let frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    #expect(picture.frame == frame)
    stack.isHidden = true
    root.layoutIfNeeded()
    stack.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(picture.frame == frame)
    // A frame that is set by other code is kept, too.
    let moved = CGRect(x: 1, y: 2, width: 3, height: 4)
    picture.frame = moved
    root.setNeedsLayout()
    root.layoutIfNeeded()
    stack.layoutIfNeeded()
    #expect(picture.frame == moved)
    stack.isHidden = false
    root.layoutIfNeeded()
    #expect(picture.frame == frame)
  }

  @Test("a hidden view keeps its space with keepsSpaceWhenHidden")
  func keepsSpaceWhenHidden() {
    column[1].keepsSpaceWhenHidden(true)
    column.views[1].isHidden = true
    #expect(tops == [0, 15, 30])
    column[1].keepsSpaceWhenHidden = false
    #expect(tops == [0, 15, 15])
  }

  /// A text of three words beside a picture of 60 points in 130: three lines with the picture, one without it.
  @Test("a hidden view preserves the height of its row with collapsesWhenHidden")
  func collapsesWhenHidden() {
    let (card, row, picture) = (StackView(), StackView(), TestView())
    let (text, below) = (TestLabel("some more words"), TestLabel("below"))
    card.define { card in
      card.addItem(row)
      card.addItem(below)
    }
    row.direction(.row).gap(10).define { row in
      row.addItem(text).grow(1).basis(0)
      row.addItem(picture).width(60).height(10).shrink(0)
    }
    let lineHeight = text.sizeThatFits(CGSize(width: 1000, height: 1000)).height
    let width = text.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    func layOut() {
      card.frame = CGRect(x: 0, y: 0, width: width, height: 200)
      card.layoutIfNeeded()
    }
    layOut()
    #expect(below.frame.minY == 3 * lineHeight)
    let visible = picture.frame
    picture.item.collapsesWhenHidden(true)
    picture.isHidden = true
    layOut()
    #expect(below.frame.minY == 3 * lineHeight)
    #expect(text.frame.width == width)
    #expect(picture.frame == visible)
    picture.item.keepsSpaceWhenHidden = true
    layOut()
    #expect(text.frame.width == width - 70)
    (picture.item.keepsSpaceWhenHidden, picture.item.collapsesWhenHidden) = (false, false)
    layOut()
    #expect(below.frame.minY == lineHeight)
  }

  @Test("a collapsed stack preserves the height of its content")
  func stackThatCollapses() {
    let (row, inner) = (StackView(), StackView())
    let (first, second) = (TestView(), TestView())
    row.direction(.row).alignItems(.start).define { row in
      row.addItem(first).width(20).height(10)
      row.addItem(inner).collapsesWhenHidden(true)
    }
    inner.define { $0.addItem(second).width(20).height(30) }
    inner.isHidden = true
    #expect(row.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 20, height: 30))
    second.item.height(50)
    #expect(row.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 20, height: 50))
    inner.item.position(.absolute)
    #expect(row.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 20, height: 10))
  }

  @Test("hideItem and showItem, with an animation or without, any number of times", arguments: [false, true])
  func hideItemAndShowItem(_ animate: Bool) {
    _ = tops
    for _ in 0..<2 {
      column.stack.hideItem(column.views[0], animate: animate)
      #expect(column.views[0].isHidden)
      // An animation lays out at once. At its end, a headless view reports that it is hidden.
      #expect(column.stack.needsLayout || column.views[1].numbers == [0, 0, 100, 10])
      #expect(animate || column.stack.needsLayout)
      column.stack.layoutIfNeeded()
      #expect(column.views[1].numbers == [0, 0, 100, 10])
      column.stack.hideItem(column.views[0], animate: animate)
      #expect(!column.stack.needsLayout)
      column.stack.showItem(column.views[0], animate: animate)
      column.stack.layoutIfNeeded()
      #expect(!column.views[0].isHidden)
      #expect(column.views[1].numbers == [0, 15, 100, 10])
    }
  }

  @Test("hiding a view that is not in the stack is reported and has no effect")
  func hideUnknownView() {
    let stranger = TestView()
    column.stack.hideItem(stranger)
    #expect(!stranger.isHidden)
    #expect(column.stack.issues().count == 1)
  }

  // MARK: - Groups and spacers

  @Test("a group arranges its items without a view: they are subviews of the stack")
  func groupWithoutView() {
    let row = StackView()
    let (icon, title, detail) = (picture(40, 40), TestLabel("Title"), TestLabel("Detail"))
    row.direction(.row).gap(8).define { row in
      row.addItem(icon)
      row.addStack { texts in
        texts.justifyContent(.center).padding(0, 4)
        texts.addItem(title)
        texts.addItem(detail)
      }.item.grow(1)
    }
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    row.layoutIfNeeded()
    #expect(row.subviews == [icon, title, detail])
    #expect(row.subviews.map(\.numbers) == [[0, 0, 40, 40], [52, 4, 144, 16], [52, 20, 144, 16]])
  }

  @Test("a spacer takes the remaining space by weight, and at least its length")
  func spacers() {
    let row = ExampleStack([20, 10], [20, 10], [20, 10])
    let stack = StackView()
    stack.direction(.row).define { stack in
      stack.addItem(row.views[0])
      stack.addSpacer()
      stack.addItem(row.views[1])
      let spacer = stack.addSpacer(grow: 2, length: 5)
      stack.addItem(row.views[2])
      #expect(stack.items.count == 5)
      #expect(spacer.view == nil)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 95, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.subviews.count == 3)
    #expect(stack.subviews.map { $0.numbers[0] } == [0, 30, 75])
    #expect(stack.sizeThatFits(CGSize(width: CGFloat.infinity, height: 10)).width == 65)
  }

  @Test("removing a group removes its views")
  func removingAGroup() {
    let group = column.stack.addStack { group in
      group.addItem(picture(20, 10))
      group.addStack { $0.addItem(picture(20, 30)) }
    }
    #expect(column.stack.subviews.count == 5)
    #expect(column.fitting(100)[1] == 85)
    column.stack.removeItem(group.item)
    #expect(column.stack.subviews == column.views)
    #expect(column.fitting(100)[1] == 40)
  }

  // MARK: - position

  @Test("an absolute item takes no space and is placed by its insets")
  func absolutePosition() {
    column[0].position(.absolute).top(5).right(10)
    #expect(column.frames(100, 60) == [[70, 5, 20, 10], [0, 0, 100, 10], [0, 15, 100, 10]])
    column[0].top(nil).right(nil).left(10%).bottom(25%)
    #expect(column.frames(100, 60)[0] == [10, 35, 20, 10])
    column[0].bottom(nil).left(5).right(15).top(2)
    #expect(column.frames(100, 60)[0] == [5, 2, 80, 10])
    column[0].left(nil).right(nil).start(5)
    column.stack.semanticContentAttribute = .forceRightToLeft
    #expect(column.frames(100, 60)[0] == [75, 2, 20, 10])
  }

  @Test("without insets, an absolute item is placed as if it were the only item")
  func absoluteWithoutInsets() {
    column.stack.justifyContent(.center).alignItems(.end)
    column[0].position(.absolute)
    #expect(column.frames(100, 60)[0] == [80, 25, 20, 10])
  }

  @Test("insets shift an item in the flow and move no other item")
  func relativeInsets() {
    column[1].top(3).left(4)
    #expect(column.frames(100, 60) == [[0, 0, 100, 10], [4, 18, 100, 10], [0, 30, 100, 10]])
  }

  // MARK: - Views

  // Views of AppKit have no transform: their layers have.
  #if !canImport(AppKit) || canImport(UIKit)
    @Test("a transform is kept, and applies to the frame of the layout")
    func transformsAreKept() {
      let turned = column.views[1]
      turned.transform = .quarterTurn
      _ = column.frames(100, 60)
      _ = column.frames(80, 60)
      #expect(turned.transform == .quarterTurn)
      #expect(turned.layoutFrame == CGRect(x: 0, y: 15, width: 80, height: 10))
      #expect(turned.numbers == [35, -20, 10, 80])
    }
  #endif

  @Test("contentSize is the extent of all items, and no less than the stack")
  func contentSize() {
    #expect(column.frames(100, 60).count == 3)
    #expect(column.stack.contentSize == CGSize(width: 100, height: 60))
    _ = column.frames(100, 20)
    #expect(column.stack.contentSize == CGSize(width: 100, height: 40))
    column[0].width(130).height(10)
    _ = column.frames(100, 20)
    #expect(column.stack.contentSize == CGSize(width: 130, height: 40))
  }

  @Test("rows run from right to left by the direction of the view or of the stack")
  func rightToLeft() {
    let row = ExampleStack([20, 10], [30, 10])
    let screen = TestView()
    screen.addSubview(row.stack)
    row.stack.direction(.row)
    #expect(row.frames(100, 10).map { $0[0] } == [0, 20])
    screen.semanticContentAttribute = .forceRightToLeft
    #expect(row.frames(100, 10).map { $0[0] } == [80, 50])
    row.stack.layoutDirection(.leftToRight)
    #expect(row.frames(100, 10).map { $0[0] } == [0, 20])
    row.stack.layoutDirection(.inherit)
    #expect(row.frames(100, 10).map { $0[0] } == [80, 50])
  }

  @Test("frames lie on the pixels of the display")
  func pixelGrid() {
    let row = ExampleStack([10, 10], [10, 10], [10, 10])
    row.stack.direction(.row)
    for index in 0...2 { row[index].grow(1) }
    row.stack.displayScale = 2
    #expect(row.frames(100, 10) == [[0, 0, 33.5, 10], [33.5, 0, 33, 10], [66.5, 0, 33.5, 10]])
  }

  // MARK: - Documents and snapshots

  @Test("a layout document replays the layout")
  func layoutDocumentReplays() throws {
    column[0].name("first").marginTop(25%)
    let title = TestLabel("Hello world")
    column.stack.addStackView().direction(.row).addItem(title).shrink(1)
    column.stack.frame = CGRect(x: 0, y: 0, width: 60, height: 200)
    let document = column.stack.layoutDocument(name: "report")
    let file = try LayoutFile(parsing: Array(document.utf8))
    let layout = try CaseLayout(try #require(file.cases.first))
    #expect(file.cases[0].name == "report")
    #expect(file.cases[0].nodes[1].id == "first")
    #expect(layout.differences().isEmpty)
    column.stack.layoutIfNeeded()
    #expect(file.cases[0].nodes[1].expectedFrame == LayoutRect(x: 0, y: 50, width: 60, height: 10))
    #expect(title.numbers == [0, 0, 40, 32])
  }

  @Test("a snapshot is laid out on another thread and applied, unless something has changed")
  func snapshots() async throws {
    let size = CGSize(width: 100, height: 60)
    column.stack.frame = CGRect(origin: .zero, size: size)
    let snapshot = try #require(column.stack.snapshot(in: size))
    let frames = await Task.detached { snapshot.frames() }.value
    #expect(column.views[2].frame.minY == 0)
    #expect(column.stack.apply(frames))
    #expect(column.views.map { $0.numbers[1] } == [0, 15, 30])
    column[0].marginTop(5)
    #expect(!column.stack.apply(frames))
    #expect(column.views.map { $0.numbers[1] } == [0, 15, 30])
    column.stack.layoutIfNeeded()
    #expect(column.views.map { $0.numbers[1] } == [5, 20, 35])
  }
}
