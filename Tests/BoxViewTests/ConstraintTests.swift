import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

@Suite("Constraints that correspond to items", .bothReportings)
struct ConstraintTests {
  private let box = BoxView(axis: .y, spacing: 20, insets: PlatformEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
  private let a = SizedView(10, 10, "a")
  private let b = SizedView(10, 10, "b")

  private var texts: [String] { box.managedConstraints.map(\.description) }

  @Test("chain, edges, centers, sizes and flex, row by row")
  func table() {
    box.items = [
      a.boxed.top(>=3).bottom((==10).exact(300)).width(>=50).flex(1),
      b.boxed.top(5).left(nil).centerX(offset: 6, padding: nil).relativeHeight(0.5).flex(2),
    ]
    #expect(
      texts == [
        "SizedView.top >= BoxView.top + 4.0",
        "SizedView.leading == BoxView.leading + 2.0",
        "BoxView.trailing == SizedView.trailing + 8.0",
        "SizedView.top == SizedView.bottom + 35.0 @ 300.0",
        "BoxView.bottom == SizedView.bottom + 4.0",
        "SizedView.centerX == BoxView.centerX + 3.0",
        "SizedView.width >= 50.0",
        "SizedView.height == 0.5 * BoxView.height + 0.0",
        "SizedView.height == 2.0 * SizedView.height + 0.0",
      ])
    let gap = box.managedConstraints[3]
    #expect(gap.firstItem === b && gap.secondItem === a)
    #expect(gap.firstAttribute == .top && gap.secondAttribute == .bottom)
    #expect(gap == gap)
    #expect(gap.priority.rawValue == 300)
  }

  @Test("a gap takes the place of the spacing to the next item")
  func gaps() {
    box.items = [a.boxed.gap(5).bottom(1), b.boxed.gap(7)]
    #expect(texts.contains("SizedView.top == SizedView.bottom + 6.0"))
    #expect(texts.contains("BoxView.bottom == SizedView.bottom + 4.0"))
  }

  @Test("without a pin on either side there is no constraint, and no spacing")
  func noPin() {
    box.items = [a.boxed.bottom(nil), b.boxed]
    #expect(!texts.contains { $0.hasPrefix("SizedView.top == SizedView.bottom") })
    box.items = [a.boxed.bottom(>=3), b.boxed.top(<=5)]
    #expect(texts.count == 6)
  }

  @Test("an excluded view has constraints only on its own sizes")
  func leftOut() {
    box.excludeHiddenViews = true
    box.items = [a.boxed.width(30).relativeHeight(0.5), b.boxed]
    a.isHidden = true
    #expect(texts.count == 5)
    #expect(texts.contains("SizedView.width == 30.0"))
  }

  @Test("the frames of a layout satisfy every pinned distance")
  func frames() {
    box.items = [a.boxed.left(3).height(30), b.boxed.top(7).right(5).height(40)]
    box.layOut(width: 100)
    func position(_ item: (any BoxAnchorable)?, _ attribute: BoxConstraint.Attribute?) -> CGFloat {
      guard let view = item as? PlatformView else { return .nan }
      let frame = view === box ? view.bounds : view.frame
      switch attribute {
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .leading: return frame.minX
      case .trailing: return frame.maxX
      case .height: return frame.height
      default: return .nan
      }
    }
    #expect(box.managedConstraints.count == 9)
    for constraint in box.managedConstraints {
      let other = constraint.secondItem.map { position($0, constraint.secondAttribute) } ?? 0
      #expect(position(constraint.firstItem, constraint.firstAttribute) == other + constraint.constant)
    }
  }

  @Test("descriptions of constraints")
  func descriptions() {
    box.items = [a.boxed, b.boxed]
    #expect(
      a.pin(.left, to: .right, of: b, offset: 4)?.description == "SizedView.leading == SizedView.trailing + 4.0")
    #expect(a.pin(.top)?.secondItem === box)
    #expect(TestView().pin(.top) == nil)
    #expect(a.pinWidth(30).description == "SizedView.width == 30.0")
    #expect(a.pinHeight(to: b, multiPin: *0.5).description == "SizedView.height == 0.5 * SizedView.height + 0.0")
    #expect(a.pinSize(CGSize(width: 3, height: 4)).map(\.constant) == [3, 4])
    #expect(a.pinAspectFromSize()?.multiplier == 1)
    #expect(TestView().pinAspectFromSize() == nil)
    #expect([a, b].pinSameWidth().map(\.description) == ["SizedView.width == SizedView.width + 0.0"])
    #expect([SizedView]().pinSameHeight().isEmpty)
  }

  @Test("a switch gives items the layouts of its state")
  func constraintSwitch() {
    box.items = [a.boxed, b.boxed]
    let toggle = ConstraintSwitch(onSet: [a.boxed.height(50)], offSet: [a.boxed.height(20), TestView().boxed])
    box.layOut(width: 100)
    #expect(a.frame.height == 20)
    var states: [Bool] = []
    toggle.stateChangeHandler = { states.append(toggle.state) }
    toggle.state = true
    #expect(states == [true])
    box.layOut(width: 100)
    #expect(a.frame.height == 50)
    #expect(b.frame.minY == 71)
  }
}
