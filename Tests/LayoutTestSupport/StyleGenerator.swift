import LayoutEngine

/// Makes random styles with every property of a style.
package struct StyleGenerator {
  /// The kind of numbers in the styles.
  package enum Numbers {
    /// Lengths as they occur on screens, fractions among them.
    case usual
    /// Not a number, infinities, huge, tiny and negative numbers among a few usual ones.
    case adversarial
  }

  /// The kind of content of leaves.
  package enum Leaves {
    /// Texts, pictures and content of a fixed size.
    case usual
    /// The same, and in every second leaf erratic measurements, which are the same each time for the same input.
    case erratic
    /// The same, with numbers that are invalid as sizes.
    case adversarial
  }

  /// Properties that make a layout visit a box more than twice.
  package struct Couplings: OptionSet {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Aspect ratios: a height determines a width.
    package static let aspectRatios = Couplings(rawValue: 1)
    /// Wrapping columns: heights determine the number and the widths of lines.
    package static let wrappingColumns = Couplings(rawValue: 2)
    /// Sizes, bounds and bases with min-content, max-content or fit-content, and automatic minimum sizes where they
    /// are not the default.
    package static let contentSizes = Couplings(rawValue: 4)
    /// Percentages, and sizes that fill the container.
    package static let percentages = Couplings(rawValue: 8)
    /// Collapsed items: the other items are also measured at the widths that they would have without collapsing.
    package static let collapsedItems = Couplings(rawValue: 16)
    /// Columns of equal width: leaves are measured in a column, and their natural sizes in the space of the container.
    package static let columns = Couplings(rawValue: 32)

    package static let all: Couplings = [
      .aspectRatios, .wrappingColumns, .contentSizes, .percentages, .collapsedItems, .columns,
    ]
  }

  package var random: SplitMix64
  package let rules: LayoutRules
  package let numbers: Numbers
  /// Couplings that may occur.
  package var couplings = Couplings.all
  /// The percentage of containers that are box containers.
  package var boxShare = 0
  /// The percentage of containers that are containers of layers unless they are boxes, if there are boxes. Default: 0.
  package var layersShare = 0
  package var leaves = Leaves.usual
  /// Whether nodes may have `display: contents`, so that frames are relative to a box further out.
  package var makesContents = true
  /// Whether styles set writing modes.
  package var makesWritingModes = false

  package init(seed: UInt64, rules: LayoutRules, numbers: Numbers = .usual) {
    self.init(random: SplitMix64(seed: seed), rules: rules, numbers: numbers)
  }

  package init(random: SplitMix64, rules: LayoutRules, numbers: Numbers = .usual) {
    self.random = random
    self.rules = rules
    self.numbers = numbers
  }

  package static let adversarialNumbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, -0.0, 0, 1, 33.25, 1e300, -1e300, 1e-300, 1e12, -1e12, 1e13, 1e9,
    1e-9, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// A number in the range, or an adversarial number.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    switch numbers {
    case .adversarial where random.chance(60):
      return random.pick(Self.adversarialNumbers)
    case .adversarial, .usual:
      let value = Double.random(in: range, using: &random)
      // Most lengths are whole numbers, some are halves, and the others are arbitrary.
      switch random.integer(0...9) {
      case 0...6: return value.rounded()
      case 7: return (value * 2).rounded() / 2
      default: return value
      }
    }
  }

  package mutating func length(_ range: ClosedRange<Double>) -> Length {
    switch random.integer(0...9) {
    case 0...6: return Length(points: number(range))
    case _ where !couplings.contains(.percentages): return Length(points: number(range))
    case 7, 8: return Length(percent: number(0...120))
    default: return bounded(Length(points: number(-20...20), percent: number(0...100)), range)
    }
  }

  /// The length, sometimes in a function. Multiples of an eighth are exact, also when they are scaled.
  private mutating func bounded(_ length: Length, _ range: ClosedRange<Double>) -> Length {
    func exact(_ number: Double) -> Double { (number * 8).rounded() / 8 }
    let value = Length(points: exact(length.points), percent: length.percent)
    switch random.integer(0...7) {
    case 0: return .min(value, .points(exact(number(range))))
    case 1:
      let bound = Length(points: exact(number(range)))
      return value.percent < 50 ? .max(value, Length(points: exact(bound.points / 2), percent: 25)) : .max(value, bound)
    case 2: return .clamp(.points(exact(number(range))), value, .points(exact(number(range))))
    default: return length
    }
  }

  /// The content of a leaf.
  package mutating func content() -> LeafContent {
    if leaves != .usual, random.chance(50) {
      return .erratic(seed: random.next(), isAdversarial: leaves == .adversarial)
    }
    return .random(&random)
  }

  /// The style of a container or of a leaf.
  package mutating func style() -> Style {
    var style = Style(rules)
    chooseContainerProperties(&style)
    chooseItemProperties(&style)
    chooseSizes(&style)
    chooseEdges(&style)
    return style
  }

  private mutating func chooseContainerProperties(_ style: inout Style) {
    if random.chance(60) { style.direction = random.pick(FlexDirection.self) }
    if random.chance(8) { style.layoutDirection = random.pick(WritingDirection.self) }
    if makesWritingModes, random.chance(25) { style.writingMode = random.pick(WritingMode.self) }
    if random.chance(25), style.direction.isRow || couplings.contains(.wrappingColumns) {
      style.wrap = random.pick(FlexWrap.self)
    }
    if random.chance(30) { style.justifyContent = random.pick(JustifyContent.self) }
    if random.chance(40) { style.alignItems = random.pick(AlignItems.self) }
    if random.chance(20) { style.alignContent = random.pick(AlignContent.self) }
    if random.chance(15) { style.rowGap = length(0...15) }
    if random.chance(15) { style.columnGap = length(0...15) }
    if couplings.contains(.columns) { chooseColumns(&style) }
  }

  /// Few containers have columns. The numbers are those of another sequence: all other properties are as without columns.
  private func chooseColumns(_ style: inout Style) {
    var other = self
    other.random = SplitMix64(seed: other.random.next())
    if other.random.chance(5) { style.columns = other.random.integer(0...4) }
    if other.random.chance(5) {
      style.minColumnWidth = numbers == .adversarial ? other.number(0...60) : abs(other.number(0...60))
    }
  }

  private mutating func chooseItemProperties(_ style: inout Style) {
    if random.chance(4) { style.display = .none }
    if makesContents, random.chance(3) { style.display = .contents }
    if random.chance(7) { style.position = .absolute }
    if random.chance(10) { style.position = .static }
    if random.chance(10) { style.order = Int32(random.integer(-2...2)) }
    if random.chance(30) { style.alignSelf = random.pick(AlignSelf.self) }
    if random.chance(30) { style.grow = abs(number(0...3)) }
    if random.chance(30) { style.shrink = abs(number(0...3)) }
    if numbers == .adversarial, random.chance(20) { style.grow = number(0...3) }
    if numbers == .adversarial, random.chance(20) { style.shrink = number(0...3) }
    if random.chance(20) { style.basis = basis() }
    if random.chance(10), couplings.contains(.aspectRatios) { style.aspectRatio = number(0.25...4) }
    if style.aspectRatio != nil, random.chance(30) { style.aspectRatioIsAutomatic = true }
    if style.aspectRatio != nil, random.chance(30) { style.isReplaced = true }
    if random.chance(15) { style.overflow = random.pick(Overflow.self) }
    if random.chance(5) { style.overflowX = random.pick(Overflow.self) }
    if random.chance(5) { style.overflowY = random.pick(Overflow.self) }
    if random.chance(5) { style.visibility = random.pick(NodeVisibility.self) }
    if !couplings.contains(.collapsedItems), style.visibility == .collapse { style.visibility = .hidden }
    if couplings == .collapsedItems, random.chance(15) { style.visibility = .collapse }
    if random.chance(style.position == .absolute ? 40 : 3) { style.justifySelf = random.pick(AlignSelf.self) }
    if random.chance(30) { style.boxSizing = random.pick(BoxSizing.self) }
  }

  private mutating func chooseSizes(_ style: inout Style) {
    if random.chance(35) { style.width = preferredSize() }
    if random.chance(35) { style.height = preferredSize() }
    if random.chance(12) { style.minWidth = minimumSize() }
    if random.chance(12) { style.minHeight = minimumSize() }
    if random.chance(12) { style.maxWidth = maximumSize() }
    if random.chance(12) { style.maxHeight = maximumSize() }
  }

  private mutating func chooseEdges(_ style: inout Style) {
    if random.chance(20) { style.margin = edges(0) { .length($0.length(-10...20)) } }
    if random.chance(8) { style.margin = edges(0) { $0.random.chance(50) ? .auto : .length($0.length(0...20)) } }
    if random.chance(20) { style.padding = edges(.zero) { $0.length(0...15) } }
    if random.chance(10) { style.border = edges(0) { $0.number(0...5) } }
    if random.chance(10) || style.position == .absolute {
      style.inset = edges(.auto) { $0.random.chance(40) ? .auto : .length($0.length(-20...60)) }
    }
  }

  private mutating func edges<Value>(
    _ none: Value, _ make: (inout StyleGenerator) -> Value
  ) -> StyleEdges<Value> {
    var edges = StyleEdges(none)
    if random.chance(50) { edges.top = make(&self) }
    if random.chance(50) { edges.left = make(&self) }
    if random.chance(50) { edges.bottom = make(&self) }
    if random.chance(50) { edges.right = make(&self) }
    if random.chance(10) { edges.start = make(&self) }
    if random.chance(10) { edges.end = make(&self) }
    return edges
  }

  private mutating func basis() -> FlexBasis {
    switch random.integer(0...7) {
    case 0, 1: return .auto
    case 2 where couplings.contains(.contentSizes): return .content
    case 3 where couplings.contains(.contentSizes):
      return random.pick([.minContent, .maxContent, .fitContent])
    case 4 where couplings.contains(.percentages): return .stretch
    default: return .length(length(0...120))
    }
  }

  private mutating func preferredSize() -> PreferredSize {
    if fillsContainer() { return .stretch }
    guard couplings.contains(.contentSizes) else { return .length(length(0...140)) }
    switch random.integer(0...9) {
    case 0: return .minContent
    case 1: return .maxContent
    case 2: return .fitContent
    case 3: return .auto
    default: return .length(length(0...160))
    }
  }

  private mutating func minimumSize() -> MinimumSize {
    if fillsContainer() { return .stretch }
    guard couplings.contains(.contentSizes) else { return .length(length(0...140)) }
    switch random.integer(0...8) {
    case 0: return .minContent
    case 1: return .maxContent
    case 2: return .auto
    case 3: return .fitContent
    default: return .length(length(0...120))
    }
  }

  private mutating func maximumSize() -> MaximumSize {
    if fillsContainer() { return .stretch }
    guard couplings.contains(.contentSizes) else { return .length(length(0...140)) }
    switch random.integer(0...8) {
    case 0: return .minContent
    case 1: return .maxContent
    case 2: return .none
    case 3: return .fitContent
    default: return .length(length(0...160))
    }
  }

  /// Whether a size, or a bound of a size, fills the container.
  private mutating func fillsContainer() -> Bool { couplings.contains(.percentages) && random.chance(10) }

  /// A space for a root: exact, available or unconstrained.
  package mutating func rootSpace() -> RootSpace {
    switch random.integer(0...4) {
    case 0: return .unconstrained
    case 1: return .available(width: number(20...600), height: nil)
    case 2: return .available(width: nil, height: number(20...600))
    case 3: return .available(width: number(20...600), height: number(20...600))
    default: return .exact(LayoutSize(width: number(20...600), height: number(20...600)))
    }
  }

  /// A display scale, often 0.
  package mutating func scale() -> Double {
    switch numbers {
    case .usual: return random.pick([0, 0, 1, 1.5, 2, 2.75, 3])
    case .adversarial: return random.pick([0, 1, 3, 1e-300, 1e9, 1e300, -2, .nan, .infinity])
    }
  }
}

extension FlexDirection {
  fileprivate var isRow: Bool { self == .row || self == .rowReverse }
}
