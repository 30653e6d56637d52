import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Removed objects are not retained.
@Suite("Boxes, views and guides are released", .bothReportings)
struct LifetimeTests {
  @Test("a box is released with everything in it")
  func wholeBox() {
    weak var box: BoxView?
    weak var inner: BoxView?
    weak var view: PlatformView?
    weak var guide: BoxGuide?
    do {
      let (root, child, leaf, space) = (BoxView(), BoxView(axis: .x), SizedView(10, 10), BoxGuide())
      root.issueHandler = { _ in }
      child.items = [leaf.boxed, BoxItem(guide: space)]
      space.addBoxedView(SizedView(5, 5), to: child)
      root.items = [child.boxed, StackView().boxed]
      root.addBoxItem(SizedView(1, 1).boxed)
      root.layOut(50, 50)
      _ = root.managedConstraints
      (box, inner, view, guide) = (root, child, leaf, space)
    }
    #expect(box == nil)
    #expect(inner == nil)
    #expect(view == nil)
    #expect(guide == nil)
  }

  @Test("a removed view is released immediately", arguments: 0..<3)
  func removed(_ way: Int) {
    let root = BoxView()
    weak var view: PlatformView?
    do {
      let leaf = SizedView(10, 10)
      root.items = [leaf.boxed, SizedView(3, 3).boxed]
      root.layOut(50, 50)
      view = leaf
      switch way {
      case 0: leaf.removeFromSuperview()
      case 1: root.items.removeFirst()
      default: TestView().addSubview(leaf)
      }
    }
    #expect(view == nil)
    #expect(root.items.count == 1)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.height == 50)
  }

  @Test("a plain view is released with the items that were added to it")
  func plainView() {
    weak var view: PlatformView?
    weak var leaf: PlatformView?
    do {
      let (plain, added) = (TestView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), SizedView(10, 10))
      plain.addBoxedView(added)
      plain.layoutIfNeeded()
      (view, leaf) = (plain, added)
    }
    #expect(view == nil)
    #expect(leaf == nil)
  }

  @Test("deeply nested boxes are laid out and released")
  func deep() {
    weak var bottom: PlatformView?
    do {
      let leaf = SizedView(10, 10)
      var box = BoxView()
      box.items = [leaf.boxed]
      for _ in 0..<2_000 { box = [box].inBoxView() }
      box.layOut(50, 50)
      #expect(leaf.numbers == [0, 0, 50, 50])
      leaf.natural.height = 20
      box.layOut(width: 50)
      #expect(leaf.numbers == [0, 0, 50, 20])
      #expect(box.issues().isEmpty)
      bottom = leaf
    }
    #expect(bottom == nil)
  }
}
