/// A flex item in one run of its container. All sizes are border boxes unless the name says otherwise.
struct FlexItem {
  let box: BoxModel
  let grow: Double
  let shrink: Double
  /// `alignSelf` with `auto` resolved; an item with an auto margin across stands at the start. css-flexbox-1 §8.3
  let alignment: AlignItems
  /// Its cross size becomes that of its line: it is stretched and its cross size property is `auto`. css-flexbox-1 §9.4.11
  let stretches: Bool
  let startMarginIsAuto: Bool
  let endMarginIsAuto: Bool
  let mainMarginStart: Double
  let mainMarginEnd: Double
  let crossMarginStart: Double
  let crossMarginEnd: Double
  /// Padding and border along the main axis.
  let mainInset: Double

  var flexBaseSize = 0.0
  var minimumMainSize = 0.0
  var maximumMainSize = Double.infinity
  var hypotheticalMainSize = 0.0
  /// The flex base size came from the content, so that it is not definite. css-flexbox-1 §9.8
  var hasContentBasis = false
  /// While an intrinsic width is computed: the item contributes its hypothetical size, for it cannot flex to its content's.
  var flexesBelowContent = false
  /// While the intrinsic width of a wrapping column is computed: the width that the item is given.
  var givenWidth: Double?

  var crossSize = 0.0
  /// From the outer cross-start edge to the alignment baseline.
  var ascent = 0.0
  var firstBaseline: Double?
  /// From the main-start edge of the content box to the main-start edge of the item.
  var mainOffset = 0.0
  /// From the cross-start edge of the content box to the cross-start edge of the item.
  var crossOffset = 0.0

  // Changed while flexible lengths are resolved. css-flexbox-1 §9.7
  var targetMainSize = 0.0
  var violation = 0.0
  var isFrozen = false

  var node: Int32 { box.node }
  var mainMargins: Double { mainMarginStart + mainMarginEnd }
  var crossMargins: Double { crossMarginStart + crossMarginEnd }
  var outerHypotheticalMainSize: Double { hypotheticalMainSize + mainMargins }
  var outerCrossSize: Double { crossSize + crossMargins }
  var participatesInBaselineAlignment: Bool { alignment == .baseline }
}

extension FlexItem: MainAxisItem {
  func flexFactor(grows: Bool) -> Double { grows ? grow : shrink }

  func weight(grows: Bool) -> Double { grows ? grow : shrink * (flexBaseSize - mainInset) }
}

/// One line of a container.
struct FlexLine {
  let firstItem: Int
  let itemCount: Int
  /// Sum of the outer hypothetical main sizes and the gaps.
  let hypotheticalSum: Double

  var crossSize = 0.0
  /// The largest ascent of the items that take part in baseline alignment, where there are any.
  var ascent: Double?
  /// Free space along the main axis after flexing.
  var freeSpace = 0.0
  /// From the cross-start edge of the content box.
  var crossOffset = 0.0

  init(items: Range<Int>, hypotheticalSum: Double) {
    firstItem = items.lowerBound
    itemCount = items.count
    self.hypotheticalSum = hypotheticalSum
  }

  /// Where its items lie in the workspace.
  var items: Range<Int> { firstItem..<(firstItem + itemCount) }
}
