/// The rules of StackViewLayout that differ from CSS.
///
/// The two sets of rules share one algorithm. Each member stands for one difference, and the code tests a member where
/// the difference applies. A tree has all members or none: other combinations are not supported.
///
/// Different defaults of properties are not members: see ``Style/init(_:)``.
package struct Deviations: OptionSet, BitwiseCopyable {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Vertical percentages of margins and paddings.
  ///
  /// CSS: they refer to the width of the containing block. css-box-4 §3 and §4. StackViewLayout: they refer to its
  /// height.
  package static let percentageEdgesReferToOwnAxis = Deviations(rawValue: 1 << 0)

  /// Items with an aspect ratio.
  ///
  /// CSS: a stretched cross size and a flexed main size override the ratio. css-flexbox-1 §9.4 step 11 and §9.7,
  /// css-sizing-4 §7. StackViewLayout: the ratio holds where the item is stretched, grows or shrinks. If both a width and
  /// a height are given, the width takes precedence. Growing stops where the cross size would exceed the container, and
  /// the bounds of either axis limit both sizes.
  package static let ratioIsRigid = Deviations(rawValue: 1 << 1)

  /// Leaves with ``Style/isReplaced``, such as images.
  ///
  /// CSS: replaced elements have rules of their own for minimums, contributions and sizes between insets. css-flexbox-1
  /// §4.5, css-sizing-3 §5.2.2, css-position-3 §4. StackViewLayout: the rules of other leaves apply.
  package static let replacedElementsAreOrdinary = Deviations(rawValue: 1 << 2)

  /// The content size of a leaf whose size is `auto`.
  ///
  /// CSS: the max-content size along the main axis, and between min-content and max-content across. css-flexbox-1 §9.2
  /// step 3 and §9.4 step 7. StackViewLayout: along both axes it is the natural size, which is the answer of the measure
  /// function to the available space: the content box of the container less the margins, or, in a container whose width
  /// follows from its content, the space of that container. So a text is as wide as its longest line.
  package static let leavesMeasureInAvailableSpace = Deviations(rawValue: 1 << 3)

  /// The natural size of a leaf that is larger than its container.
  ///
  /// CSS: the leaf overflows. css-flexbox-1 §9.2 step 3. StackViewLayout: the size is limited to the content box of the
  /// container along both axes, before the bounds of the style apply. Along an axis on which the container scrolls, the
  /// size is not limited.
  package static let leavesAreLimitedToContainer = Deviations(rawValue: 1 << 4)

  /// The `auto` width of a leaf with a given height.
  ///
  /// CSS: the width does not depend on the height unless there is an aspect ratio. css-sizing-3 §4. StackViewLayout: the
  /// measure function returns the width at this height.
  package static let givenHeightDeterminesLeafWidth = Deviations(rawValue: 1 << 5)

  /// The lower limit of the fit-content width.
  ///
  /// CSS: the min-content width. css-sizing-3 §2.1. StackViewLayout: leaves accept any width, so that only lengths of
  /// styles keep a container wider than the available space.
  package static let leavesFitAnyWidth = Deviations(rawValue: 1 << 6)

  /// An `auto` dimension of the root.
  ///
  /// CSS: the width is fit-content, and the height is that of the content. css-sizing-3 §2.1, css-flexbox-1 §9.2 step 4.
  /// StackViewLayout: the content is laid out in the available space, the root has the size that the content then takes,
  /// and the content is laid out again at that size.
  package static let rootTakesExtentOfContent = Deviations(rawValue: 1 << 7)

  /// Items across a wrapping column that are not stretched.
  ///
  /// CSS: browsers fit them into their line once more, which may be wider than the column. StackViewLayout: the
  /// hypothetical cross size is the used cross size, as specified. css-flexbox-1 §9.4 step 11.
  package static let hypotheticalCrossSizeIsFinal = Deviations(rawValue: 1 << 8)

  /// The content of an item whose height is not changed by flexing.
  ///
  /// CSS: browsers omit the second layout of the content, which then keeps the definite or indefinite height of the
  /// first layout. StackViewLayout: the used height of the item applies to its content. css-flexbox-1 §9.8.
  package static let unchangedItemsAreLaidOutAgain = Deviations(rawValue: 1 << 9)
}

extension LayoutRules {
  /// The differences of these rules from CSS.
  package var deviations: Deviations {
    switch self {
    case .css: []
    case .stackView:
      [
        .percentageEdgesReferToOwnAxis, .ratioIsRigid, .replacedElementsAreOrdinary, .leavesMeasureInAvailableSpace,
        .leavesAreLimitedToContainer, .givenHeightDeterminesLeafWidth, .leavesFitAnyWidth, .rootTakesExtentOfContent,
        .hypotheticalCrossSizeIsFinal, .unchangedItemsAreLaidOutAgain,
      ]
    }
  }
}
