import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// Names of the original that its example code uses, beside those of items and layouts.
@Suite("Names of the original", .bothReportings)
struct NameTests {
  private let a = SizedView(10, 10)
  private let b = SizedView(20, 10)

  @Test("pins are integer and floating-point literals, and ==4 is a pin")
  func literals() {
    let five: Pin = 5
    let four: Pin = ==4
    let half: Pin = 0.5
    let optional: Pin? = ==4
    #expect([five, four, half] == [Pin(5), Pin(4), Pin(0.5)])
    #expect(optional == four)
    #expect(BoxLayout.zero.withLeft(5).withTop(2.5).withRight(==3).left == 5)
    #expect((==7)?.high() == Pin(7).high())
    #expect(a.boxed.left(5).top(==5).layout == BoxLayout.zero.withLeft(5).withTop(5))
    #expect((five + 2).constant == 7)
    #expect((five + four)?.constant == 9)
    #expect((five * 2)?.multiplier == 2)
  }

  @Test("types of dictionaries, updates and places")
  func types() {
    let edges: BoxLayout.EdgePins = [.left: nil, .top: 5]
    #expect(BoxLayout.boxEdgePins(edges).left == nil)
    let pins: BoxEdgePins = [.left: 3]
    let values: BoxEdge.Values = [.left: 3]
    #expect(pins[.left]?.constant == values[.left])
    let box = BoxView(axis: .x)
    box.items = [a, b].boxed
    let held: [BoxEdge.Constraints] = [[.left: a.pinSameEdge(.left, to: box)]]
    #expect(held[0][.left]?.description == "SizedView.leading == BoxView.leading + 0.0")
    let update: BoxItemUpdate = { $0.left(4) }
    box.updateItemForObject(a, update: update)
    #expect(box.items[0].layout.left == 4)
    let z = BoxLayout.ZPosition.back
    box.insertSubview(TestView(), z: z)
    let anchor: any BoxAnchorable = a
    #expect(box.itemIndexForObject(anchor) == 0)
    #expect(a.al === a)
  }

  @Test("results of methods that return constraints are discardable")
  func discardable() {
    a.pinAspect()
    a.pinAspectFromSize(CGSize(width: 4, height: 3))
    a.pinAspectFromSize()
    a.pinWidth(3)
    a.pinHeight(>=3)
    a.pin(.left, of: b)
    a.pinSameEdge(.top, to: b, pin: 5)
    [a, b].pinSameWidth()
    #expect(a.pinAspect(0.75)?.multiplier == 0.75 && a.pinAspect()?.multiplier == 1)
    #expect(a.pinAspect(0) == nil && a.pinAspect(.nan) == nil && a.pinAspectFromSize(.zero) == nil)
    // A description has no effect.
    let edge = a.pin(.left, of: b)
    edge?.isActive = true
    #expect(edge?.isActive == false)
  }

  @available(*, deprecated)
  private func older() -> [BoxConstraint] {
    [
      a.bxPinWidth(5), a.bxPinWidth(>=5, to: b), a.bxPinWidth(*0.5, to: b), a.bxPinHeight(5),
      a.bxPinHeight(<=5), a.bxPinHeight(*0.5, to: b), a.alWidthPin(5), a.alHeightPin(5, to: b), a.alSetWidth(5),
      a.alSetHeight(5, relation: .greaterThanOrEqual),
    ] + a.bxSetSize(CGSize(width: 1, height: 2)) + a.alSetSize(CGSize(width: 1, height: 2))
      + [a.bxSetAspect(), a.bxSetAspectFromSize(CGSize(width: 2, height: 1)), a.bxPin(.top, of: b)].compactMap { $0 }
      + [a, b].bxSameWidth() + [a, b].bxSameHeight()
  }

  @Test("older names make the same constraints")
  @available(*, deprecated)
  func olderNames() {
    let constraints = older()
    #expect(
      constraints.map { "\($0.firstAttribute.rawValue) \($0.relation) \($0.multiplier) \($0.constant)" } == [
        "width equal 1.0 5.0", "width greaterThanOrEqual 1.0 5.0", "width equal 0.5 0.0", "height equal 1.0 5.0",
        "height lessThanOrEqual 1.0 5.0", "height equal 0.5 0.0", "width equal 1.0 5.0", "height equal 1.0 5.0",
        "width equal 1.0 5.0", "height greaterThanOrEqual 1.0 5.0", "width equal 1.0 1.0", "height equal 1.0 2.0",
        "width equal 1.0 1.0", "height equal 1.0 2.0", "height equal 1.0 0.0", "height equal 0.5 0.0",
        "top equal 1.0 0.0", "width equal 1.0 0.0", "height equal 1.0 0.0",
      ])
    a.alRemoveConstraintsForAttribute(.width)
    #expect(constraints.filter { $0.isActive && $0.firstAttribute == .width }.allSatisfy { $0.secondItem != nil })
  }
}
