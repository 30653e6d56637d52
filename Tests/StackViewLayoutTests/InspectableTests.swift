import Foundation
import PlatformView
import StackViewLayout
import Testing

@Suite("Properties for Interface Builder")
struct InspectableTests {
  @Test("names set the values that have these names, and read them")
  func names() {
    let stack = StackView()
    #expect(stack.inspectableDirection == "column")
    #expect(stack.inspectableAlignItems == "stretch")
    #expect(stack.inspectableJustifyContent == "start")
    for direction in SDirection.allCases {
      stack.inspectableDirection = "\(direction)"
      #expect(stack.direction == direction)
    }
    for alignment in SAlignItems.allCases {
      stack.inspectableAlignItems = "\(alignment)"
      #expect(stack.alignItems == alignment)
    }
    for distribution in SJustifyContent.allCases {
      stack.inspectableJustifyContent = "\(distribution)"
      #expect(stack.justifyContent == distribution)
    }
  }

  @Test("an unknown name has no effect")
  func unknownName() {
    let stack = StackView().direction(.row)
    stack.inspectableDirection = "diagonal"
    #expect(stack.direction == .row)
  }

  @Test("gap and padding are points")
  func points() {
    let stack = StackView()
    (stack.inspectableGap, stack.inspectablePadding) = (6, 4)
    #expect((stack.inspectableGap, stack.inspectablePadding) == (6, 4))
    for _ in 0..<2 { stack.addItem(PlatformView(frame: .zero)).size(10) }
    #expect(stack.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) == CGSize(width: 18, height: 34))
    stack.gap(50%)
    #expect(stack.inspectableGap == 0)
  }
}
