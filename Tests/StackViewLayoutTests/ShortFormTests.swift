import LayoutEngine
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Methods that stand for several others.
@Suite("Short forms")
@MainActor
struct ShortFormTests {
  private func views(_ count: Int) -> [PlatformView] { (0..<count).map { _ in PlatformView() } }

  private func frames(_ views: [PlatformView]) -> [CGRect] { views.map(\.frame) }

  @Test("flex divides the space by weight, regardless of the contents")
  func flex() {
    let stack = StackView()
    let parts = views(3)
    stack.direction(.row)
    stack.addItem(parts[0]).size(90).flex()
    stack.addItem(parts[1]).height(10).flex(2)
    stack.addItem(parts[2]).size(30)
    stack.frame = CGRect(x: 0, y: 0, width: 330, height: 90)
    stack.layoutIfNeeded()
    #expect(parts.map(\.frame.width) == [100, 200, 30])
    let item = parts[1].item
    #expect((item.grow, item.shrink, item.basis) == (2, 1, 0))
    item.flex(.nan)
    stack.layoutIfNeeded()
    #expect(stack.issues().count == 1)
  }

  #if !canImport(AppKit) || canImport(UIKit)
    /// A stack with the insets that a test sets.
    private final class Screen: StackView {
      var insets = PlatformEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { safeAreaInsetsDidChange() } }

      override var safeAreaInsets: PlatformEdgeInsets {
        get { insets }
        set { insets = newValue }
      }
    }

    @Test("safeAreaPadding adds the insets of the safe area to the padding, also in a definition that runs again")
    func safeArea() {
      let (screen, part) = (Screen(), PlatformView())
      func layOut() -> CGRect {
        screen.layoutIfNeeded()
        return part.frame
      }
      screen.padding(10).safeAreaPadding().addItem(part).grow(1)
      screen.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
      #expect(layOut() == CGRect(x: 10, y: 10, width: 180, height: 380))
      screen.insets = PlatformEdgeInsets(top: 40, left: 5, bottom: 20, right: 0)
      #expect(layOut() == CGRect(x: 15, y: 50, width: 175, height: 320))
      screen.paddingStart(20).layoutDirection(.rightToLeft)
      #expect(layOut() == CGRect(x: 15, y: 50, width: 165, height: 320))
      let outer = StackView()
      outer.padding(1).addItem(screen).grow(1)
      outer.frame = screen.frame
      outer.layoutIfNeeded()
      #expect(layOut() == CGRect(x: 15, y: 50, width: 163, height: 318))
      for isOn in [false, true, false] {
        screen.safeAreaPadding(false).redefine { screen in
          screen.addItem(part).grow(1)
          if isOn { screen.safeAreaPadding() }
        }
        outer.layoutIfNeeded()
        #expect(layOut().minY == (isOn ? 50 : 10))
      }
    }
  #endif

  @Test("shrinksToWords keeps the longest word, and minimums can be those of the content")
  func words() throws {
    let stack = StackView()
    let (title, side) = (PlatformLabel(), PlatformView())
    title.text = "Marlene Okafor-Lindqvist"
    let word = title.sizeThatFits(CGSize(width: 1, height: CGFloat.infinity)).width
    try #require(word > 20)
    stack.direction(.row).alignItems(.start)
    stack.addItem(title).shrinksToWords()
    stack.addItem(side).size(40)
    stack.frame = CGRect(x: 0, y: 0, width: word + 10, height: 100)
    stack.layoutIfNeeded()
    #expect(abs(title.frame.width - word) <= 1 && side.frame.minX >= title.frame.width)
    #expect((title.item.shrink, title.item.minWidth) == (1, .auto))
    title.item.minWidth(0)
    stack.layoutIfNeeded()
    #expect(title.frame.width == word + 10 - 40)
    title.item.minWidth(.auto)
    stack.layoutIfNeeded()
    #expect(abs(title.frame.width - word) <= 1)
    #expect(title.item.minHeight(.auto).minHeight == .auto)
  }

  @Test("a row and a column of a closure can wrap")
  func wrappingGroups() {
    let stack = StackView()
    let parts = views(5)
    stack.addRow(gap: 4, wrap: .wrap) { row in
      for part in parts[..<3] { row.addItem(part).size(40, 10) }
    }
    let column = stack.addColumn(gap: 4, wrap: .wrap) { column in
      for part in parts[3...] { column.addItem(part).size(20, 30) }
    }
    column.height(40)
    stack.layout(width: 100)
    #expect(
      frames(parts) == [
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 44, y: 0, width: 40, height: 10),
        CGRect(x: 0, y: 14, width: 40, height: 10), CGRect(x: 0, y: 24, width: 20, height: 30),
        CGRect(x: 24, y: 24, width: 20, height: 30),
      ])
    #expect(parts[0].item.size(nil, 5).width == .auto && parts[0].item.height == 5)
  }

  @Test("rows, columns and stacks with a closure are items of their container")
  func groups() {
    let stack = StackView()
    let parts = views(6)
    let row = stack.addRow(gap: 8, align: .center, justify: .end) { row in
      row.addItem(parts[0]).size(20)
      row.addItem(parts[1]).size(10)
      row.addColumn(gap: 4) { column in
        for part in parts[2...3] { column.addItem(part).size(12) }
      }.flex()
    }
    let card = stack.addStackView { card in
      card.direction(.row).padding(5)
      card.addItem(parts[4]).size(10)
      card.addColumn(align: .end, justify: .spaceBetween) { $0.addItem(parts[5]).size(7) }.flex()
    }
    row.marginBottom(2)
    stack.layout(width: 100)
    #expect(
      frames(parts) == [
        CGRect(x: 0, y: 4, width: 20, height: 20), CGRect(x: 28, y: 9, width: 10, height: 10),
        CGRect(x: 46, y: 0, width: 12, height: 12), CGRect(x: 46, y: 16, width: 12, height: 12),
        CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 88, y: 5, width: 7, height: 7),
      ])
    #expect(card.view?.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
    let containsBoth = stack.items.elementsEqual([row, card]) { $0 === $1 }
    #expect(containsBoth)
  }

  @Test("dividers are between items, along rows and along columns")
  func dividers() {
    for direction in [SDirection.column, .row] {
      let stack = StackView().direction(direction).alignItems(.center).gap(4)
      let parts = views(3)
      var dividers: [StackItem?] = []
      for part in parts {
        dividers.append(stack.addDivider(thickness: 2) { PlatformView() }?.marginTop(direction == .row ? 3 : 0))
        stack.addItem(part).size(10)
      }
      #expect(dividers[0] == nil && dividers.count == 3 && stack.items.count == 5)
      stack.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      stack.layoutIfNeeded()
      let first = dividers[1]?.view?.frame
      #expect(
        first
          == (direction == .row ? CGRect(x: 14, y: 3, width: 2, height: 57) : CGRect(x: 0, y: 14, width: 60, height: 2))
      )
      #expect(parts[1].frame.origin == (direction == .row ? CGPoint(x: 20, y: 25) : CGPoint(x: 25, y: 20)))
    }
  }

  @Test("dividers of a definition that runs again stay, and leave with the items")
  func dividersOfDefinition() {
    let (stack, parts) = (StackView(), views(3))
    let dividers = define(parts, in: stack)
    #expect(dividers.count == 2)
    #expect(define(parts.reversed(), in: stack).elementsEqual(dividers) { $0 === $1 })
    #expect(define([parts[1], parts[2]], in: stack).elementsEqual(dividers.prefix(1)) { $0 === $1 })
    #expect(define([parts[1]], in: stack).isEmpty)
    #expect(define(parts, in: stack).allSatisfy { view in !dividers.contains { $0 === view } })
  }

  /// Defines the items of a stack with dividers between them, and returns the dividers.
  private func define(_ items: [PlatformView], in stack: StackView) -> [PlatformView] {
    stack.redefine { stack in
      for item in items {
        stack.addDivider { PlatformView() }
        stack.addItem(item)
      }
    }
    return stack.subviews.filter { view in !items.contains { $0 === view } }
  }

  @Test("a layout at a width sets the size, and keeps the origin")
  func layoutAtWidth() {
    let (outer, stack) = (PlatformView(), StackView())
    let parts = views(4)
    stack.direction(.row).wrap(.wrap).gap(10)
    for part in parts { stack.addItem(part).size(40) }
    outer.addSubview(stack)
    stack.frame.origin = CGPoint(x: 7, y: 9)
    #expect(stack.layout(width: 100) == CGSize(width: 100, height: 90))
    #expect(stack.frame == CGRect(x: 7, y: 9, width: 100, height: 90))
    #expect(parts[3].frame == CGRect(x: 50, y: 50, width: 40, height: 40))
    #expect(stack.layout(width: 200) == CGSize(width: 200, height: 40))
    #expect(stack.frame == CGRect(x: 7, y: 9, width: 200, height: 40))
    #expect(parts[3].frame == CGRect(x: 150, y: 0, width: 40, height: 40))
    for invalid in [CGFloat.nan, .infinity, -1] {
      #expect(stack.layout(width: invalid) == CGSize(width: 200, height: 40))
      #expect(stack.frame == CGRect(x: 7, y: 9, width: 200, height: 40))
    }
    #expect(stack.layout(width: 0).width == 0 && stack.frame.origin == CGPoint(x: 7, y: 9))
  }

  // Views of AppKit have no transform: their layers have.
  #if !canImport(AppKit) || canImport(UIKit)
    @Test("a layout at a width keeps a transform")
    func layoutOfTurnedStack() {
      let stack = StackView()
      stack.addItem(PlatformView()).height(40)
      stack.setLayoutFrame(CGRect(x: 7, y: 9, width: 50, height: 20))
      stack.transform = .quarterTurn
      #expect(stack.layout(width: 200) == CGSize(width: 200, height: 40))
      #expect(stack.layoutFrame == CGRect(x: 7, y: 9, width: 200, height: 40))
      #expect(stack.transform == .quarterTurn)
    }
  #endif

  @Test("percentages are multiplied and divided by numbers")
  func arithmetic() {
    #expect(100% / 4 == 25% && 10% * 3 == 30% && 3 * 10% == 30% && (50% + 8) / 2 == 25% + 4)
    let columns: SPercent = 100% / 3 - 32.0 / 3
    #expect(columns == SPercent(100 / 3, plus: -32 / 3))
    #expect(.min(50%, 300) * -2 == .max(-100%, -600) && .clamp(10, 50%, 30) / 2 == .clamp(5, 25%, 15))
    let stack = StackView()
    let part = PlatformView()
    stack.addItem(part).width(50% / 0)
    stack.layout(width: 100)
    #expect(part.frame.width == 100 && stack.issues().count == 1)
  }

  @Test("the direction of reading of an item determines its start edge")
  func layoutDirection() {
    let stack = StackView()
    let part = PlatformView()
    stack.addItem(part).size(10).layoutDirection(.rightToLeft).marginStart(5).alignSelf(.end)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect(part.frame.minX == 85)
  }
}
