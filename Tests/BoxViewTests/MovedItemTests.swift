import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// Changes of a box that concern items besides the changed one.
@Suite("Moved items and axes of boxes", .bothReportings)
struct MovedItemTests {
  private let box = BoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = SizedView(10, 10)
  private let second = SizedView(10, 10)

  @Test("a box closes the gap of a guide that moves to another box")
  func movedGuide() {
    let (guide, other) = (BoxGuide(), BoxView())
    box.items = [
      first.boxed.height(10), BoxItem(guide: guide).height(20), second.boxed.height(10).bottom(>=0),
    ]
    box.layoutIfNeeded()
    other.addItem(BoxItem(guide: guide).height(20))
    box.layoutIfNeeded()
    #expect(second.frame.minY == 10)
    #expect(box.sizeThatFits(CGSize(width: 100, height: 100)).height == 20)
  }

  @Test("pins are checked again along another axis")
  func axis() {
    box.items = [first.boxed.bottom(>=5), second.boxed.top(<=3)]
    box.layoutIfNeeded()
    #expect(box.issues().count == 1)
    box.axis = .x
    box.layoutIfNeeded()
    #expect(box.issues().isEmpty)
    box.axis = .y
    box.layoutIfNeeded()
    #expect(box.issues().count == 1)
  }

  @Test("an inserted item stays behind the views in front")
  func frontViews() {
    box.items = [first.boxed]
    let front = TestView()
    box.addSubview(front)
    box.frontViews = [front]
    box.insertItem(second.boxed, before: nil)
    #expect(box.subviews.last === front)
  }
}
