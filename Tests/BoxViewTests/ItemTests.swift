import BoxView
import Foundation
import LayoutEngine
import PlatformView
import Testing
import ViewTestSupport

@Suite("Items and layouts are values", .bothReportings)
struct ItemTests {
  private let view = TestView()
  private var item: BoxItem { view.boxed }

  @Test("a view becomes an item with four pins of 0")
  func boxed() {
    #expect(item.layout == .zero)
    #expect(item.view === view)
    #expect(item.guide == nil)
    #expect(view.bi.layout == BoxLayout())
    #expect([view, view].boxed.count == 2)
    #expect([view].boxed(layout: .withPins(left: >=3)).map(\.layout.left) == [>=3])
    #expect(BoxLayout.withPins() == .zero)
    let zero = BoxLayout.zero
    #expect([zero.left, zero.right, zero.top, zero.bottom] == [.zero, .zero, .zero, .zero])
  }

  @Test("edges take numbers and pins")
  func edges() {
    let layout = item.left(1).right(>=2).top(==3.5 & .defaultLow).bottom(nil).layout
    #expect(layout.left == ==1)
    #expect(layout.right == >=2)
    #expect(layout.top == (==3.5).low())
    #expect(layout.bottom == nil)
    #expect(item.left(-view.bounds.width).layout.left == ==0)
    #expect(item.left(==5).layout.left == 5.0)
    #expect(item.all(4).layout == .withPins(top: 4.0, left: 4.0, bottom: 4.0, right: 4.0))
    #expect(item.allX(4).allY(nil).layout == .withPins(top: nil, left: 4.0, bottom: nil, right: 4.0))
    let insets = PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(item.insets(insets).layout == .withPins(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0))
  }

  @Test("centering gives both edges of an axis a padding, or no pins")
  func centers() {
    let layout = item.centerX(offset: 4, padding: 10).layout
    #expect(layout.centerX == 4.0)
    #expect([layout.left, layout.right] == [>=10, >=10])
    #expect([layout.top, layout.bottom] == [0.0, 0.0])
    let free = item.centerY(padding: nil).layout
    #expect(free.centerY == 0.0)
    #expect([free.top, free.bottom] == [nil, nil])
    #expect(BoxLayout.xCentered(padding: nil).left == 0.0)
    #expect(BoxLayout.xCentered(offset: 4, padding: 10) == layout)
    #expect(BoxLayout.yCentered().top == >=0)
  }

  @Test("a shared baseline gives both edges a padding, or no pins")
  func baselines() {
    let layout = item.baseline(.last, padding: 10).layout
    #expect(layout.baseline == .last)
    #expect([layout.top, layout.bottom, layout.left] == [>=10, >=10, 0.0])
    let free = item.baseline(padding: nil).layout
    #expect(free.baseline == .first)
    #expect([free.top, free.bottom] == [nil, nil])
    #expect(BoxLayout.zero.withBaseline(.first).top == 0.0)
    #expect("\(BoxLayout.zero.withTop(nil).withBaseline(.last))" == "left:0.0, right:0.0, bottom:0.0, baseline:last")
  }

  @Test("sizes take numbers, pins and factors")
  func sizes() {
    let layout = item.width(10).height(>=20).relativeWidth(0.5).relativeHeight(>=20.0 * 0.3).flex(2).layout
    #expect(layout.width == 10.0)
    #expect(layout.height == >=20)
    #expect(layout.relativeWidth == *0.5)
    #expect(layout.relativeHeight == MultiPin(multiplier: 0.3, constant: 20, relation: .greaterThanOrEqual))
    #expect(layout.flex == 2)
    #expect(item.flex().layout.flex == 1)
    #expect(item.relativeWidth(*0.5 & .defaultHigh).layout.relativeWidth?.priority == .defaultHigh)
    #expect(item.size(CGSize(width: 3, height: 4)).layout == BoxLayout.zero.withWidth(3.0).withHeight(4.0))
  }

  @Test("a gap takes the place of the spacing, or not")
  func gaps() {
    #expect(item.layout.gap == nil)
    #expect(item.gap(4).layout.gap == 4)
    #expect(item.gap(4).gap(nil).layout == item.layout)
    #expect("\(BoxLayout.zero.withGap(6))" == "top:0.0, left:0.0, right:0.0, bottom:0.0, gap:6.0")
  }

  @Test("a point keeps the pins of right and bottom, a rectangle drops them")
  func pointAndRect() {
    #expect(item.point(CGPoint(x: 3, y: 4)).layout == .withPins(top: 4.0, left: 3.0))
    let layout = item.rect(CGRect(x: 3, y: 4, width: 5, height: 6)).layout
    #expect(layout == .withPins(top: 4.0, left: 3.0, bottom: nil, right: nil).withWidth(5.0).withHeight(6.0))
  }

  @Test("items are used under conditions")
  func conditions() {
    #expect(item.useIf(false) == nil)
    #expect(item.useIf(true)?.view === view)
    #expect(item.useIfVisible != nil)
    view.isHidden = true
    #expect(item.useIfVisible == nil)
    #expect(BoxItem.guide().useIfVisible == nil)
  }

  @Test("guides are items")
  func guides() {
    let items: [BoxItem] = [
      .guide(), .width(10), .height(>=20), .relativeWidth(0.5), .relativeHeight(*0.5), .flex(), .flex(3),
    ]
    #expect(items.allSatisfy { $0.guide != nil && $0.view == nil })
    #expect(Set(items.compactMap { $0.guide.map { ObjectIdentifier($0) } }).count == 7)
    #expect(items.map(\.layout.width) == [nil, 10.0, nil, nil, nil, nil, nil])
    #expect(items.map(\.layout.flex) == [nil, nil, nil, nil, nil, 1, 3])
    #expect(items[4].layout.relativeHeight == *0.5)
  }

  @Test("edges by name")
  func edgesByName() {
    var layout = BoxLayout.zero.with(.centerX, ==3)
    layout.setPin(>=5, for: .left)
    for (edge, pin) in zip(BoxEdge.allCases, [Pin.zero, >=5, .zero, .zero, ==3, nil]) {
      #expect(layout.pinForEdge(edge) == pin)
      #expect(BoxEdge(edge.position, along: edge.axis) == edge)
    }
    #expect(BoxLayout.boxEdgePins([.left: >=5, .top: nil]) == BoxLayout.zero.withLeft(>=5).withTop(nil))
    #expect(BoxLayout.Axis.x.other == .y)
  }

  @Test("descriptions")
  func descriptions() {
    #expect("\(BoxLayout.zero.withLeft(>=5).withRight(nil).withBottom(nil))" == "top:0.0, left:>=5.0")
    let layout = BoxLayout.xCentered().withTop(nil).withBottom(nil).withWidth(==8).withFlex(2)
    #expect("\(layout)" == "left:>=0.0, right:>=0.0, centerX:0.0, width:8.0, flex:2.0")
    #expect("\(item.bottom(nil).right(nil))" == "<BoxItem: view: \(TestView.self); layout: top:0.0, left:0.0>")
  }
}
