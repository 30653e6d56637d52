import Testing

@testable import LayoutEngine
@testable import LayoutStyle

@Suite("Flex axes")
struct FlexAxesTests {
  private enum Side { case top, left, bottom, right }

  private func traits(_ direction: FlexDirection, _ wrap: FlexWrap) -> FlexStyle.Traits {
    var style = Style(.css)
    (style.direction, style.wrap) = (direction, wrap)
    var values = style.values
    return FlexStyle(&values, .css).traits
  }

  /// The sides of main-start and cross-start.
  private func starts(_ direction: FlexDirection, _ wrap: FlexWrap, _ flow: NodeTraits = []) -> [Side] {
    let traits = traits(direction, wrap)
    let main: LayoutAxis = traits.contains(.isRow) ? .horizontal : .vertical
    return [main, main.perpendicular].map { axis in
      let startsAtEnd = traits.startsAtEnd(of: axis, in: Flow(flow))
      if axis == .horizontal { return startsAtEnd ? .right : .left }
      return startsAtEnd ? .bottom : .top
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

  @Test("main and cross axes are reversed by the style")
  func mainAndCross() {
    for direction in FlexDirection.allCases {
      for wrap in FlexWrap.allCases {
        let traits = traits(direction, wrap)
        let isRow = direction == .row || direction == .rowReverse
        #expect(traits.contains(.isRow) == isRow)
        let main: LayoutAxis = isRow ? .horizontal : .vertical
        #expect(traits.reverses(main) == (direction == .rowReverse || direction == .columnReverse))
        #expect(traits.reverses(main.perpendicular) == (wrap == .wrapReverse || wrap == .balanceReverse))
      }
    }
  }

  @Test("start and end are opposite sides, on every axis", arguments: [false, true])
  func margins(isReversed: Bool) {
    var style = Style(.css)
    style.margin = StyleEdges(top: 1, left: .auto, bottom: .auto, right: 4)
    var values = style.values
    let resolved = values.resolve(for: [], .css, LengthTable())
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
    #expect(space.indefiniteSizes.contains(.isPercentage))
    space.setDefinite(40)
    #expect(space.definiteSize == 40)
    #expect(space.percentageBasis == 40)
    #expect(space.indefiniteSizes == [.isAutomatic, .isKeyword])
    space.setDefinite(nil)
    #expect(space.definiteSize == nil)
    #expect(space.percentageBasis == 0)
  }
}
