import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The items of a box and the subviews of its view.
@Suite("Items and subviews are synchronized", .bothReportings)
struct BoxViewTests {
  private let box = BoxView(axis: .x, spacing: 5)
  private let views = [SizedView(10, 10, "a"), SizedView(20, 20, "b"), SizedView(30, 30, "c")]

  @Test("the defaults")
  func defaults() {
    let box = BoxView()
    #expect(box.axis == .y)
    #expect(box.spacing == 0)
    #expect([box.insets.top, box.insets.left, box.insets.bottom, box.insets.right] == [0, 0, 0, 0])
    #expect(box.items.isEmpty && box.optItems.isEmpty)
    #expect(!box.insetsAreMargins && !box.excludeHiddenViews && !box.forceSubviewsSCA && !box.allowNotManagedViews)
    #expect(box.frontViews == nil && box.backViews == nil)
    #expect(box.needsUpdateItems)
    #expect(box.debugDescription.hasSuffix(" [0 items]"))
  }

  @Test("items add missing views in front, in their order, and remove others")
  func itemsAndSubviews() {
    let stranger = TestView()
    box.addSubview(stranger)
    box.items = [views[1].boxed, views[0].boxed]
    #expect(box.subviews == [stranger, views[1], views[0]])
    #expect(box.managedViews == [views[1], views[0]])
    box.items = [views[0].boxed, views[2].boxed, views[1].boxed]
    #expect(box.subviews == [stranger, views[1], views[0], views[2]])
    box.items = [views[2].boxed]
    #expect(box.subviews == [stranger, views[2]])
    #expect(views[0].superview == nil)
    views[2].removeFromSuperview()
    #expect(box.items.isEmpty)
  }

  @Test("a layout at a width sets the size, and keeps the origin")
  func layoutAtWidth() {
    let text = TestLabel("three short words")
    let column = BoxView(axis: .y, spacing: 5, insets: .all(10))
    column.items = [views[0].boxed.height(30), text.boxed]
    text.numberOfLines = 0
    column.frame.origin = CGPoint(x: 7, y: 9)
    for width in [70, 300] as [CGFloat] {
      let height = 55 + text.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude)).height
      #expect(column.layout(width: width) == CGSize(width: width, height: height))
      #expect(column.frame == CGRect(x: 7, y: 9, width: width, height: height))
      #expect(views[0].frame == CGRect(x: 10, y: 10, width: width - 20, height: 30))
    }
    let frame = column.frame
    for invalid in [CGFloat.nan, .infinity, -1] { #expect(column.layout(width: invalid) == frame.size) }
    #expect(column.frame == frame)
  }

  @Test("inserting moves items, and places views at the given z positions")
  func insert() {
    box.setViews(views)
    let (new, other) = (SizedView(1, 1), SizedView(2, 2))
    box.insertItem(new.boxed, after: views[0])
    #expect(box.managedViews == [views[0], new, views[1], views[2]])
    #expect(box.subviews == [views[0], new, views[1], views[2]])
    box.insertItem(other.boxed, before: views[0], z: .front)
    #expect(box.managedViews == [other, views[0], new, views[1], views[2]])
    #expect(box.subviews.last === other)
    box.insertItem(other.boxed.left(3), after: views[2])
    #expect(box.managedViews == [views[0], new, views[1], views[2], other])
    box.insertItem(new.boxed, after: nil)
    #expect(box.managedViews.first === new)
    #expect(box.subviews.first === new)
    box.insertItem(new.boxed, before: nil)
    #expect(box.managedViews.last === new)
    #expect(box.subviews.last === new)
    box.insertItem(new.boxed.left(7), after: new)
    #expect(box.managedViews.last === new)
    #expect(box.itemForObject(new)?.layout.left == ==7)
    box.insertItem(.guide(), before: views[0])
    #expect(box.items[0].guide === box.managedGuides.first)
  }

  @Test("front and back views")
  func frontAndBack() {
    box.frontViews = [views[0]]
    box.backViews = [views[2]]
    box.setViews(views)
    #expect(box.subviews == [views[2], views[1], views[0]])
    box.insertSubview(views[1], z: .below(views[2]))
    #expect(box.subviews == [views[1], views[2], views[0]])
    box.insertSubview(views[1], z: .above(nil))
    #expect(box.subviews.first === views[1])
  }

  @Test("single items are found, replaced and updated")
  func singleItems() {
    box.setViews(views)
    #expect(box.itemIndexForObject(views[1]) == 1)
    #expect(box.itemIndexForObject(box) == nil)
    box.setLayout(.withPins(left: >=3), for: views[1])
    #expect(box.items[1].layout.left == >=3)
    box.updateItemForObject(views[1]) { $0.width(70) }
    views[1].updateBoxItem { $0.right(4) }
    #expect(box.items[1].layout == BoxLayout.withPins(left: >=3, right: ==4).withWidth(==70))
  }

  @Test("setters request a layout only if they change a value")
  func dirty() {
    box.setViews(views)
    box.layOut(200, 30)
    let edits: [(BoxView) -> Void] = [
      { $0.spacing += 1 }, { $0.axis = .y }, { $0.insets = .all(3) }, { $0.items[0].layout.left = nil },
      { $0.setLayout(.zero, for: $0.managedViews[1].self) }, { $0.managedViews[0].huggingX = .defaultHigh },
      { $0.managedViews[0].updateBoxItem { $0.left(50) } }, { $0.updateConstraints() },
      { $0.excludeHiddenViews = true }, { $0.managedViews[0].isHidden = true },
    ]
    for (index, edit) in edits.enumerated() where index != 4 {
      edit(box)
      #expect(box.needsLayout, "edit \(index)")
      box.layoutIfNeeded()
    }
    #expect(!box.needsLayout)
    box.setLayout(box.items[1].layout, for: views[1])
    box.spacing = box.spacing
    box.layoutIfNeeded()
  }

  @Test("measuring moves no view, and returns the size that the layout takes")
  func measuring() {
    box.items = [views[0].boxed.left(>=7), views[1].boxed.top(>=2), views[2].boxed.right(1)]
    // 7 + 10 + 5 + 20 + 5 + 30 + 1 wide; as high as the largest.
    #expect(box.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) == CGSize(width: 78, height: 30))
    #expect(box.intrinsicContentSize == CGSize(width: 78, height: 30))
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 78, height: 30))
    #expect(views.allSatisfy { $0.frame == .zero })
    #expect(box.needsLayout)
  }

  @Test("updateItems is called before the first layout, and on request")
  func updateItems() {
    final class List: BoxView {
      var count = 0
      override func updateItems() {
        count += 1
        items = (0..<count).map { _ in SizedView(10, 10).boxed }
      }
    }
    let list = List()
    #expect(list.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 10, height: 10))
    list.layOut(100, 100)
    #expect(!list.needsUpdateItems)
    #expect(list.items.count == 1)
    list.setNeedsUpdateItems()
    #expect(list.needsUpdateItems)
    list.layoutIfNeeded()
    #expect(list.items.count == 2)
  }
}
