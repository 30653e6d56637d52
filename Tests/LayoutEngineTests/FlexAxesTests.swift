import Testing

@testable import LayoutEngine

@Suite("Axes")
struct FlexAxesTests {
  /// Which sides main-start and cross-start are.
  private func starts(_ direction: FlexDirection, _ wrap: FlexWrap, rtl: Bool) -> [SideSet] {
    let axes = FlexAxes(direction: direction, wrap: wrap, isRightToLeft: rtl)
    return [axes.startSide(axes.main), axes.startSide(axes.cross)]
  }

  @Test("main-start and cross-start of every combination")
  func startSides() {
    for wrap in [FlexWrap.noWrap, .wrap] {
      #expect(starts(.row, wrap, rtl: false) == [.left, .top])
      #expect(starts(.row, wrap, rtl: true) == [.right, .top])
      #expect(starts(.rowReverse, wrap, rtl: false) == [.right, .top])
      #expect(starts(.rowReverse, wrap, rtl: true) == [.left, .top])
      #expect(starts(.column, wrap, rtl: false) == [.top, .left])
      #expect(starts(.column, wrap, rtl: true) == [.top, .right])
      #expect(starts(.columnReverse, wrap, rtl: false) == [.bottom, .left])
      #expect(starts(.columnReverse, wrap, rtl: true) == [.bottom, .right])
    }
    #expect(starts(.row, .wrapReverse, rtl: false) == [.left, .bottom])
    #expect(starts(.rowReverse, .wrapReverse, rtl: true) == [.left, .bottom])
    #expect(starts(.column, .wrapReverse, rtl: false) == [.top, .right])
    #expect(starts(.columnReverse, .wrapReverse, rtl: true) == [.bottom, .left])
  }

  @Test("start and end are opposite sides, on every axis")
  func edges() {
    let edges = Edges<Double>(top: 1, left: 2, bottom: 3, right: 4)
    let opposite: [Double: Double] = [1: 3, 3: 1, 2: 4, 4: 2]
    for direction in FlexDirection.allCases {
      for wrap in FlexWrap.allCases {
        for isRightToLeft in [false, true] {
          let axes = FlexAxes(direction: direction, wrap: wrap, isRightToLeft: isRightToLeft)
          #expect(axes.isRow == (direction == .row || direction == .rowReverse))
          #expect(axes.cross == axes.main.perpendicular)
          for axis in Axis.allCases {
            #expect(axes.end(edges, axis) == opposite[axes.start(edges, axis)])
            #expect((axes.start(edges, axis) > 2) == axes.isReversed(axis))
            #expect(axes.startSide(axis).isDisjoint(with: axes.endSide(axis)))
          }
        }
      }
    }
  }

  @Test("a reversed axis counts from the far side")
  func physicalPosition() {
    let axes = FlexAxes(direction: .rowReverse, wrap: .noWrap, isRightToLeft: false)
    #expect(axes.physicalPosition(.horizontal, offset: 10, extent: 30, in: 100) == 60)
    #expect(axes.physicalPosition(.vertical, offset: 10, extent: 30, in: 100) == 10)
    #expect(axes.physicalPosition(.horizontal, offset: 90, extent: 30, in: 100) == -20)
  }
}
