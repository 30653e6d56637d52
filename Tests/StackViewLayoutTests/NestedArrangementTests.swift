import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The styles of items contain margins and weights that follow from the direction and the gaps of their stack.
@Suite("The spacings and weights of a nested stack follow its properties", .bothReportings)
struct NestedArrangementTests {
  private let root = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let row = StackView()
  private let first = picture(20, 10)
  private let second = picture(40, 30)

  init() {
    root.alignItems(.start).addItem(row)
    row.direction(.row).alignItems(.start).define { row in
      row.addItem(first)
      row.addItem(second)
    }
  }

  /// The x and y of both views.
  private var origins: [CGFloat] {
    root.layoutIfNeeded()
    return [first, second].flatMap { $0.numbers[0...1] }
  }

  @Test("another gap does not change a custom spacing")
  func gap() {
    row.setCustomSpacing(7, after: first)
    #expect(origins == [0, 0, 27, 0])
    row.gap(3)
    #expect(origins == [0, 0, 27, 0])
  }

  @Test("a custom spacing follows the direction of the stack")
  func direction() {
    row.setCustomSpacing(7, after: first)
    #expect(origins == [0, 0, 27, 0])
    row.direction(.column)
    #expect(origins == [0, 0, 0, 17])
    row.direction(.rowReverse)
    #expect(origins == [47, 0, 0, 0])
  }

  @Test("a custom spacing follows an inherited layout direction, also in a stack without properties around it")
  func layoutDirection() {
    let (middle, inner) = (StackView(), StackView())
    root.addItem(middle)
    middle.addItem(inner)
    let (third, fourth) = (picture(5, 5), picture(6, 5))
    inner.item.width(40)
    inner.direction(.row).define { inner in
      inner.addItem(third)
      inner.addItem(fourth)
    }
    inner.setCustomSpacing(3, after: third)
    row.setCustomSpacing(7, after: first)
    #expect(origins == [0, 0, 27, 0])
    #expect([third.numbers[0], fourth.numbers[0]] == [0, 8])
    root.layoutDirection(.rightToLeft)
    #expect(origins == [47, 0, 0, 0])
    #expect([third.numbers[0], fourth.numbers[0]] == [35, 26])
  }

  @Test("a custom spacing follows an inherited writing mode")
  func writingMode() {
    row.setCustomSpacing(7, after: first)
    #expect(origins == [0, 0, 27, 0])
    root.writingMode(.verticalLr)
    #expect(origins == [0, 0, 0, 17])
  }

  @Test("a stack that moves takes the layout direction of the stack around it", arguments: [false, true])
  func moved(_ hasLayout: Bool) {
    let (home, target, inner) = (root.addStackView(), root.addStackView(), StackView())
    target.layoutDirection(.rightToLeft)
    home.addItem(inner)
    row.item.width(100)
    row.setCustomSpacing(7, after: first)
    inner.addItem(row)
    if hasLayout { #expect(origins == [0, 0, 27, 0]) }
    target.addItem(inner)
    #expect(origins == [80, 0, 33, 0])
  }

  @Test("the weights of fillProportionally follow the direction")
  func weights() {
    row.distribution(.fillProportionally).item.size(60)
    root.layoutIfNeeded()
    #expect([first.numbers[2], second.numbers[2]] == [20, 40])
    row.direction(.column)
    root.layoutIfNeeded()
    #expect([first.numbers[3], second.numbers[3]] == [15, 45])
  }
}
