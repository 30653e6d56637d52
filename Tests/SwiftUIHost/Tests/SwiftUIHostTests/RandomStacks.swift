import LayoutEngine
import StackViewLayout
import SwiftUI

/// Generates random stacks like those in applications.
struct RandomStacks {
  /// The kinds of stacks that are generated.
  struct Kinds: OptionSet {
    var rawValue: Int

    /// Columns that wrap.
    static let wrappingColumns = Kinds(rawValue: 1)
    /// Items that are aligned by their baselines.
    static let baselines = Kinds(rawValue: 2)
    /// Sizes, bounds and bases.
    static let sizes = Kinds(rawValue: 4)
    /// Percentages, keywords, ratios and vertical writing modes.
    static let rare = Kinds(rawValue: 8)

    /// Views that do not become narrower: texts whose words do not break, and icons.
    static let rigid = Kinds(rawValue: 16)

    static let all: Kinds = [.wrappingColumns, .baselines, .sizes, .rare, .rigid]
  }

  var random: SplitMix64
  var kinds = Kinds.all

  init(seed: UInt64, _ kinds: Kinds = .all) {
    random = SplitMix64(seed: seed)
    self.kinds = kinds
  }

  mutating func container() -> Style {
    var style = Style(.css)
    style.direction = random.pick(FlexDirection.self)
    let isRow = style.direction == .row || style.direction == .rowReverse
    if isRow || kinds.contains(.wrappingColumns), random.chance(40) {
      style.wrap = random.pick([.wrap, .wrapReverse])
    }
    style.justifyContent = random.pick(JustifyContent.self)
    style.alignItems = random.pick(AlignItems.allCases.filter(isWanted))
    if random.chance(30) { style.alignContent = random.pick(AlignContent.self) }
    if random.chance(50) { style.gap = Length(points: number(0...12)) }
    if random.chance(30) { style.padding = StyleEdges(Length(points: number(0...10))) }
    guard kinds.contains(.rare) else { return style }
    if random.chance(8) { style.width = PreferredSize(floatLiteral: number(20...200)) }
    if random.chance(8) { style.height = PreferredSize(floatLiteral: number(20...200)) }
    if random.chance(8) { style.minWidth = MinimumSize(floatLiteral: number(0...200)) }
    if random.chance(8) { style.maxWidth = MaximumSize(floatLiteral: number(20...200)) }
    if random.chance(8) { style.padding.left = Length(percent: number(0...20)) }
    if random.chance(8) { style.columnGap = Length(percent: number(0...10)) }
    if random.chance(5) { style.writingMode = random.pick(WritingMode.self) }
    if random.chance(5) { style.width = random.pick([.minContent, .maxContent, .fitContent]) }
    return style
  }

  mutating func item() -> Style {
    var style = Style(.css)
    if random.chance(35) { style.grow = number(0...3) }
    if random.chance(35) { style.shrink = number(0...2) }
    if random.chance(20) { style.alignSelf = random.pick(AlignSelf.allCases.filter(isWanted)) }
    if random.chance(15) { style.order = Int32(random.integer(-1...1)) }
    if random.chance(25) { style.margin = StyleEdges(AutoLength(floatLiteral: number(0...8))) }
    if random.chance(5) { style.position = .absolute }
    if random.chance(4) { style.display = .none }
    guard kinds.contains(.sizes) else { return style }
    if random.chance(12) { style.width = PreferredSize(floatLiteral: number(0...90)) }
    if random.chance(12) { style.height = PreferredSize(floatLiteral: number(0...40)) }
    if random.chance(8) { style.minWidth = MinimumSize(floatLiteral: number(0...60)) }
    if random.chance(8) { style.maxWidth = MaximumSize(floatLiteral: number(20...90)) }
    if random.chance(8) { style.basis = FlexBasis(floatLiteral: number(0...60)) }
    if random.chance(8) { style.overflow = .hidden }
    guard kinds.contains(.rare) else { return style }
    if random.chance(6) { style.aspectRatio = number(1...4) }
    if random.chance(6) { style.width = random.pick([.minContent, .maxContent, .fitContent, .stretch]) }
    if random.chance(6) { style.width = .length(Length(percent: number(0...120))) }
    if random.chance(6) { style.minWidth = random.pick([.minContent, .maxContent, .fitContent]) }
    if random.chance(6) { style.maxWidth = random.pick([.minContent, .maxContent, .fitContent]) }
    if random.chance(6) { style.basis = random.pick([.content, .minContent, .maxContent, .fitContent, .stretch]) }
    if random.chance(6) { style.margin.left = .length(Length(percent: number(0...20))) }
    if random.chance(6) { style.margin.right = .length(Length(points: number(-20...0))) }
    if random.chance(6) { style.padding.left = Length(percent: number(0...20)) }
    if random.chance(6) { style.border.right = number(0...4) }
    if random.chance(6) { style.margin.left = .auto }
    if random.chance(3) { style.writingMode = random.pick(WritingMode.self) }
    return style
  }

  mutating func leaf() -> Leaf {
    switch random.integer(0...9) {
    case 0: .color
    case 1 where kinds.contains(.rigid): .icon(number(0...40), number(0...40))
    case 2: .picture(number(10...60), number(10...60))
    default: text()
    }
  }

  mutating func text() -> Leaf {
    .text(
      (0..<random.integer(1...7)).map { _ in number(2...45) }, lineHeight: number(8...20),
      breaksWords: !kinds.contains(.rigid) || random.chance(50))
  }

  mutating func stack(_ count: ClosedRange<Int> = 0...8) -> Stack {
    Stack(style: container(), items: (0..<random.integer(count)).map { _ in Item(style: item(), leaf: leaf()) })
  }

  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(
      width: random.chance(80) ? number(20...400) : nil, height: random.chance(20) ? number(20...300) : nil)
  }

  /// A random multiple of 0.5.
  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(random.integer(range.lowerBound * 2...range.upperBound * 2)) / 2
  }

  /// The stack with one change.
  mutating func edit(_ stack: Stack) -> Stack {
    var stack = stack
    let count = stack.items.count
    switch random.integer(0...6) {
    case 0: stack.style = container()
    case 1: stack.items.append(Item(style: item(), leaf: leaf()))
    case 2 where count > 0: stack.items.remove(at: random.integer(0...count - 1))
    case 3 where count > 0: stack.items[random.integer(0...count - 1)].style = item()
    case 4 where count > 1: stack.items.swapAt(0, random.integer(1...count - 1))
    case _ where count > 0: stack.items[random.integer(0...count - 1)].leaf = leaf()
    default: stack.items = [Item(style: item(), leaf: leaf())]
    }
    return stack
  }

  private func isWanted(_ alignment: AlignItems) -> Bool {
    kinds.contains(.baselines) || (alignment != .baseline && alignment != .lastBaseline)
  }

  private func isWanted(_ alignment: AlignSelf) -> Bool {
    kinds.contains(.baselines) || (alignment != .baseline && alignment != .lastBaseline)
  }
}
