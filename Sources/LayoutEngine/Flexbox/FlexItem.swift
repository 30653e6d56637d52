/// A flex item during main-axis sizing.
///
/// All sizes are border boxes.
struct FlexItem: FlexibleLength, BitwiseCopyable {
  var node: Int32 = -1
  /// Whether the flex base size follows from the content, and is therefore indefinite. css-flexbox-1 §9.8
  var hasContentBasis = false
  var isFrozen = false
  var startMarginIsAuto = false
  var endMarginIsAuto = false

  // `grow` and `shrink` are not adjacent: reading them as a pair directly after they were stored would stall until the
  // stores finish.
  var grow = 0.0
  /// Padding and border along the main axis.
  var mainInset = 0.0
  var shrink = 0.0
  var mainMarginStart = 0.0
  var mainMarginEnd = 0.0

  var flexBaseSize = 0.0
  var minimumMainSize = 0.0
  var maximumMainSize = Double.infinity
  var hypotheticalMainSize = 0.0
  var targetMainSize = 0.0
  var violation = 0.0
  /// The distance from the main-start edge of the content box to the item, in a ``MainLayout``.
  var mainOffset = 0.0

  var mainMargins: Double { mainMarginStart + mainMarginEnd }
  var outerHypotheticalMainSize: Double { hypotheticalMainSize + mainMargins }

  mutating func setSizes(base: Double, minimum: Double, maximum: Double) {
    let hypothetical = base.atMost(maximum).atLeast(minimum)
    flexBaseSize = base
    minimumMainSize = minimum
    maximumMainSize = maximum
    hypotheticalMainSize = hypothetical
    targetMainSize = hypothetical
  }

  func flexFactor(grows: Bool) -> Double { grows ? grow : shrink }
  func weight(grows: Bool) -> Double { grows ? grow : shrink * (flexBaseSize - mainInset) }
}

/// A flex item during cross-axis sizing and alignment.
struct CrossItem: BitwiseCopyable {
  let node: Int32
  /// The alignment; after the ascent is determined, that of the baseline-sharing group.
  var alignment: AlignItems
  /// Whether the cross size of the item becomes that of its line. css-flexbox-1 §9.4 step 11
  let stretches: Bool
  /// The used main size, and the distance from the main-start edge of the content box to the item.
  var mainSize = 0.0
  var mainOffset = 0.0
  var hasContentBasis = false
  var crossSize = 0.0
  var crossMarginStart = 0.0
  var crossMarginEnd = 0.0
  /// The distance from the outer cross-start edge to the alignment baseline.
  var ascent = 0.0
  /// The distance from the cross-start edge of the content box to the item.
  var crossOffset = 0.0

  /// The outer cross size.
  ///
  /// The sum is the same as for an item that is sized without a line, so that the last digits are equal.
  var outerCrossSize: Double { crossSize + (crossMarginStart + crossMarginEnd) }
  /// The distance from the alignment baseline to the outer cross-end edge.
  var descent: Double { outerCrossSize - ascent }
}

/// A flex line of a container.
struct FlexLine: BitwiseCopyable {
  let firstItem: Int
  let itemCount: Int
  /// The sum of the outer hypothetical main sizes and the gaps.
  var hypotheticalSum = 0.0
  /// The free space along the main axis after flexing.
  var freeSpace = 0.0
  var crossSize = 0.0
  /// The largest strut of the collapsed items: the minimal cross size of the line. css-flexbox-1 §4.4
  var strutSize = 0.0
  /// The largest ascent of the items that are aligned by their first baselines; −∞ without such items.
  var ascent = -Double.infinity
  /// The largest descent of the items that are aligned by their last baselines; −∞ without such items.
  var lastDescent = -Double.infinity
  /// The distance from the cross-start edge of the content box.
  var crossOffset = 0.0

  /// The offset of an item that is aligned by a baseline.
  ///
  /// First baselines are as close to the cross-start edge as possible, last baselines as close to the cross-end edge.
  /// css-align-3 §9.3
  func offset(ofBaselineItem item: CrossItem) -> Double {
    if item.alignment == .lastBaseline { return crossSize - lastDescent - item.ascent }
    return ascent > -.infinity ? ascent - item.ascent : 0
  }

  /// The range of the line's items among the items of the container.
  var items: Range<Int> { firstItem..<(firstItem + itemCount) }
}
