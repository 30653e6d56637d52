import Testing

@testable import LayoutEngine

@Suite("Flex axes")
struct FlexAxesTests {
  private func axes(_ direction: FlexDirection, _ wrap: FlexWrap, _ flow: NodeTraits) -> FlexAxes {
    var style = Style(.css)
    (style.direction, style.wrap) = (direction, wrap)
    return FlexAxes(FlexStyle(style, .css).traits, Flow(flow))
  }

  /// The sides of main-start and cross-start.
  private func starts(_ direction: FlexDirection, _ wrap: FlexWrap, _ flow: NodeTraits = []) -> [SideSet] {
    let axes = axes(direction, wrap, flow)
    return [axes.main, axes.cross].map { axis in
      if axis == .horizontal { return axes.isReversed(axis) ? .right : .left }
      return axes.isReversed(axis) ? .bottom : .top
    }
  }

  @Test("main-start and cross-start of every combination")
  func startSides() {
    for wrap in [FlexWrap.noWrap, .wrap] {
      #expect(starts(.row, wrap) == [.left, .top])
      #expect(starts(.row, wrap, .isRightToLeft) == [.right, .top])
      #expect(starts(.rowReverse, wrap) == [.right, .top])
      #expect(starts(.rowReverse, wrap, .isRightToLeft) == [.left, .top])
      #expect(starts(.column, wrap) == [.top, .left])
      #expect(starts(.column, wrap, .isRightToLeft) == [.top, .right])
      #expect(starts(.columnReverse, wrap) == [.bottom, .left])
      #expect(starts(.columnReverse, wrap, .isRightToLeft) == [.bottom, .right])
      #expect(starts(.row, wrap, .hasReversedLines) == [.left, .bottom])
      #expect(starts(.column, wrap, .hasReversedLines) == [.bottom, .left])
      #expect(starts(.columnReverse, wrap, [.hasReversedLines, .isRightToLeft]) == [.top, .right])
    }
    #expect(starts(.row, .wrapReverse) == [.left, .bottom])
    #expect(starts(.row, .wrapReverse, .hasReversedLines) == [.left, .top])
    #expect(starts(.rowReverse, .wrapReverse, .isRightToLeft) == [.left, .bottom])
    #expect(starts(.column, .wrapReverse) == [.top, .right])
    #expect(starts(.columnReverse, .wrapReverse, .isRightToLeft) == [.bottom, .left])
  }

  @Test("main and cross axes are perpendicular, and are reversed by the style and by the flow")
  func mainAndCross() {
    for direction in FlexDirection.allCases {
      for wrap in FlexWrap.allCases {
        for flow in [[], .isRightToLeft, .hasReversedLines] as [NodeTraits] {
          let axes = axes(direction, wrap, flow)
          #expect(axes.main == (direction == .row || direction == .rowReverse ? .horizontal : .vertical))
          #expect(axes.cross == axes.main.perpendicular)
          let reversesMain = direction == .rowReverse || direction == .columnReverse
          let reversesCross = wrap == .wrapReverse || wrap == .balanceReverse
          #expect(axes.isReversed(axes.main) == (reversesMain != Flow(flow).isReversed(axes.main)))
          #expect(axes.isReversed(axes.cross) == (reversesCross != Flow(flow).isReversed(axes.cross)))
          #expect(axes.transposed.main == axes.cross)
          #expect(axes.transposed.isReversed(axes.cross) == axes.isReversed(axes.main))
        }
      }
    }
  }

  @Test("start and end are opposite sides, on every axis", arguments: [false, true])
  func margins(isReversed: Bool) {
    var style = Style(.css)
    style.margin = StyleEdges(top: 1, left: .auto, bottom: .auto, right: 4)
    let resolved = ResolvedStyle(style, .css, isRightToLeft: false)
    var space = AxisSpace()
    space.isReversed = isReversed
    #expect(space.marginStart(resolved.vertical) == (isReversed ? 0 : 1))
    #expect(space.marginEnd(resolved.vertical) == (isReversed ? 1 : 0))
    #expect(space.marginStart(resolved.horizontal) == (isReversed ? 4 : 0))
    #expect(space.marginEnd(resolved.horizontal) == (isReversed ? 0 : 4))
    #expect(space.startMarginIsAuto(resolved.horizontal) == !isReversed)
    #expect(space.endMarginIsAuto(resolved.horizontal) == isReversed)
    #expect(space.startMarginIsAuto(resolved.vertical) == isReversed)
    #expect(space.endMarginIsAuto(resolved.vertical) == !isReversed)
  }

  @Test("positions on a reversed axis count from the far side of the content box")
  func position() {
    var space = AxisSpace()
    space.size = 100
    #expect(space.position(offset: 10, extent: 30) == 10)
    space.isReversed = true
    #expect(space.position(offset: 10, extent: 30) == 60)
    #expect(space.position(offset: 90, extent: 30) == -20)
    space.insetStart = 7
    #expect(space.position(offset: 10, extent: 30) == 67)
    space.isReversed = false
    #expect(space.position(offset: 10, extent: 30) == 17)
  }

  @Test("percentages refer only to a definite size")
  func definiteSize() {
    var space = AxisSpace()
    space.size = 100
    #expect(space.definiteSize == nil)
    #expect(space.percentageBasis == 0)
    #expect(space.openSizes.contains(.isPercentage))
    space.setDefinite(40)
    #expect(space.definiteSize == 40)
    #expect(space.percentageBasis == 40)
    #expect(space.openSizes == [.isAutomatic, .isKeyword])
    space.setDefinite(nil)
    #expect(space.definiteSize == nil)
    #expect(space.percentageBasis == 0)
  }
}
