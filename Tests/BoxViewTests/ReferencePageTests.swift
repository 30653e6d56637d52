import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// The code of BoxView's reference page, in the older and in the current names.
protocol ReferencePage: Sendable {
  func setItems(_ box: BoxView, _ views: [PlatformView])
  func nestedItems(_ box: BoxView, _ views: [PlatformView])
  func edgePins(_ box: BoxView, _ views: [PlatformView])
  func anyView(_ view: PlatformView, _ views: [PlatformView]) -> [BoxConstraint]
  func neverMirrored(_ box: BoxView)
  func constraintCounts(_ box: BoxView) -> [Int]
}

struct OlderPage: ReferencePage {
  @available(*, deprecated)
  func setItems(_ box: BoxView, _ views: [PlatformView]) {
    box.items = [views[0], views[1]].boxLayout(BoxLayout(top: 1.0, left: 2.0, bottom: 3.0, right: >=4.0))
    box.axis = .vertical
    box.insertItem(views[2].withLayout(.xAligned(offset: 5)), after: views[0])
  }

  @available(*, deprecated)
  func nestedItems(_ box: BoxView, _ views: [PlatformView]) {
    box.items = [
      BoxView(axis: .horizontal).withItems([views[0], views[1]].boxZero).boxAll(4),
      views[2].boxXY(.align(), .tb(1, 2)),
    ]
  }

  @available(*, deprecated)
  func edgePins(_ box: BoxView, _ views: [PlatformView]) {
    box.items = [
      views[0].boxEdgePins([.left: >=3.0, .bottom: 2.0]),
      views[1].boxInsets(.all(5)).boxTopBottom(>=1.0, nil),
      views[2].boxLayout(.pairs(x: BoxLayout.Pin.Pair(.eq(7), .gteq(8)))).boxTop(==4.0),
    ]
  }

  @available(*, deprecated)
  func anyView(_ view: PlatformView, _ views: [PlatformView]) -> [BoxConstraint] {
    view.addBoxItem(views[0].boxLeft(4), rtlDependent: false)
  }

  @available(*, deprecated)
  func neverMirrored(_ box: BoxView) { box.isRTLDependent = false }

  @available(*, deprecated)
  func constraintCounts(_ box: BoxView) -> [Int] { box.itemsEdgeConstraints.map(\.count) }
}

struct NewerPage: ReferencePage {
  func setItems(_ box: BoxView, _ views: [PlatformView]) {
    box.setViews([views[0], views[1]], layout: .withPins(top: 1.0, left: 2.0, bottom: 3.0, right: >=4.0))
    box.axis = .y
    box.insertItem(views[2].boxed.centerX(offset: 5), after: views[0])
  }

  func nestedItems(_ box: BoxView, _ views: [PlatformView]) {
    box.items = [
      BoxView(axis: .x).withItems([views[0], views[1]].boxed).boxed.all(4),
      views[2].boxed.centerX().top(1).bottom(2),
    ]
  }

  func edgePins(_ box: BoxView, _ views: [PlatformView]) {
    box.items = [
      views[0].boxed.left(>=3).bottom(2),
      views[1].boxed.insets(.all(5)).top(>=1).bottom(nil),
      views[2].boxed.left(7).right(>=8).top(4),
    ]
  }

  func anyView(_ view: PlatformView, _ views: [PlatformView]) -> [BoxConstraint] {
    view.addBoxItem(views[0].boxed.right(4))
  }

  func neverMirrored(_ box: BoxView) { box.semanticContentAttribute = .forceLeftToRight }

  func constraintCounts(_ box: BoxView) -> [Int] {
    box.managedViews.map { view in
      box.managedConstraints.filter { $0.firstItem === view || ($0.firstItem === box && $0.secondItem === view) }
        .count
    }
  }
}

@Suite("The reference page, in both generations of names", .bothReportings)
struct ReferencePageTests {
  private static let pages: [any ReferencePage] = [OlderPage(), NewerPage()]
  private let box = BoxView()
  private let views = [SizedView(30, 20, "a"), SizedView(40, 20, "b"), SizedView(50, 20, "c")]

  @Test("items, layouts for all, inserting after a view", arguments: 0..<2)
  func setItems(_ page: Int) {
    Self.pages[page].setItems(box, views)
    box.layOut(width: 100)
    // a: 2, 1. c in the middle and 5: (100 - 50) / 2 + 5, below a and its 3. b: 2, 24 + 20 + 1.
    #expect(views[0].numbers == [2, 1, 30, 20])
    #expect(views[2].numbers == [30, 24, 50, 20])
    #expect(views[1].numbers == [2, 45, 40, 20])
    #expect(box.frame.height == 68)
    // Left and right, and the gap or the top; the last one has the bottom, the middle one its center.
    #expect(Self.pages[page].constraintCounts(box) == [3, 4, 4])
  }

  @Test("a box among the items", arguments: 0..<2)
  func nested(_ page: Int) {
    Self.pages[page].nestedItems(box, views)
    box.layOut(width: 100)
    // The inner box is 92 wide: 22 more than 30 + 40, shared.
    #expect(views[0].numbers == [0, 0, 41, 20])
    #expect(views[1].numbers == [41, 0, 51, 20])
    #expect(views[2].numbers == [25, 29, 50, 20])
    #expect(box.frame.height == 51)
  }

  @Test("pins of edges in all forms", arguments: 0..<2)
  func edgePins(_ page: Int) {
    Self.pages[page].edgePins(box, views)
    box.layOut(100, 80)
    #expect(views[0].numbers == [70, 0, 30, 20])
    // At least 2 + 1 below. Without a bottom pin, the third item is not tied to it, and is placed from the end: 80 -
    // 20.
    #expect(views[1].numbers == [5, 23, 90, 20])
    #expect(views[2].numbers == [7, 60, 50, 20])
  }

  @Test("a single item in any view", arguments: 0..<2)
  func anyView(_ page: Int) {
    let view = TestView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(Self.pages[page].anyView(view, views).count == 4)
    view.layoutIfNeeded()
    #expect(views[0].numbers == [4, 0, 96, 50])
  }

  @Test("a box that is never mirrored", arguments: 0..<2)
  func neverMirrored(_ page: Int) {
    let around = TestView()
    around.semanticContentAttribute = .forceRightToLeft
    around.addSubview(box)
    box.items = [views[0].boxed.left(10)]
    box.layOut(100, 20)
    #expect(views[0].numbers == [0, 0, 90, 20])
    Self.pages[page].neverMirrored(box)
    box.layoutIfNeeded()
    #expect(views[0].numbers == [10, 0, 90, 20])
  }
}
