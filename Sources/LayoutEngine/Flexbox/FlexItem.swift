/// A flex item while it is sized along the main axis. All sizes are border boxes.
struct FlexItem: MainAxisItem, BitwiseCopyable {
  var node: Int32 = -1
  /// The flex base size came from the content, so that it is not definite. css-flexbox-1 §9.8
  var hasContentBasis = false
  var isFrozen = false
  var startMarginIsAuto = false
  var endMarginIsAuto = false

  // `grow` and `shrink` do not lie side by side: read as one pair just after they were stored they would have to wait for the stores.
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

  /// Leaves the automatic minimum open: it is no larger than the base size, so that it matters only where items shrink.
  mutating func leaveMinimumOpen() { minimumMainSize = -1 }
  var hasOpenMinimum: Bool { minimumMainSize < 0 }

  func flexFactor(grows: Bool) -> Double { grows ? grow : shrink }
  func weight(grows: Bool) -> Double { grows ? grow : shrink * (flexBaseSize - mainInset) }
}

/// A flex item while it is sized and aligned across its line.
struct CrossItem: BitwiseCopyable {
  let node: Int32
  let alignment: AlignItems
  /// Its cross size becomes that of its line. css-flexbox-1 §9.4 step 11
  let stretches: Bool
  /// The used main size, and from the main-start edge of the content box to the item.
  var mainSize = 0.0
  var mainOffset = 0.0
  var hasContentBasis = false
  var crossSize = 0.0
  var crossMarginStart = 0.0
  var crossMarginEnd = 0.0
  /// From the outer cross-start edge to the alignment baseline.
  var ascent = 0.0
  /// From the cross-start edge of the content box to the item.
  var crossOffset = 0.0

  /// The same sum as where an item is sized without a line, so that the last digits agree.
  var outerCrossSize: Double { crossSize + (crossMarginStart + crossMarginEnd) }
  /// From the alignment baseline to the outer cross-end edge.
  var descent: Double { outerCrossSize - ascent }
}

/// One line of a container.
struct FlexLine: BitwiseCopyable {
  let firstItem: Int
  let itemCount: Int
  /// Sum of the outer hypothetical main sizes and the gaps.
  var hypotheticalSum = 0.0
  /// Free space along the main axis after flexing.
  var freeSpace = 0.0
  var crossSize = 0.0
  /// What its collapsed items leave behind: the line is no smaller across. css-flexbox-1 §4.4
  var strutSize = 0.0
  /// The largest ascent of the items that are aligned by their first baselines; −∞ where there are none.
  var ascent = -Double.infinity
  /// The largest descent of those that are aligned by their last baselines; −∞ where there are none.
  var lastDescent = -Double.infinity
  /// From the cross-start edge of the content box.
  var crossOffset = 0.0

  /// Where an item that is aligned by a baseline begins: first baselines stand as near to the cross-start edge as they can, last
  /// baselines as near to the cross-end edge. css-align-3 §9.3
  func offset(ofBaselineItem item: CrossItem) -> Double {
    if item.alignment == .lastBaseline { return crossSize - lastDescent - item.ascent }
    return ascent > -.infinity ? ascent - item.ascent : 0
  }

  /// Where its items lie in the workspace.
  var items: Range<Int> { firstItem..<(firstItem + itemCount) }
}
