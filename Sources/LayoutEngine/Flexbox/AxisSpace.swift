/// The content box of a container along one axis.
struct AxisSpace: BitwiseCopyable {
  /// The size; 0 where the size is not known yet.
  var size = 0.0
  /// The ``definiteSize``; 0 where the size is indefinite.
  private(set) var percentageBasis = 0.0
  /// The kinds of preferred sizes that the content determines, including percentages of an indefinite size.
  private(set) var indefiniteSizes: AxisTraits = [.isAutomatic, .isKeyword, .isPercentage]
  /// The distance from the border box's edge to the content box.
  var insetStart = 0.0
  /// Whether the axis starts at the right or at the bottom.
  var isReversed = false

  /// Whether an item of such a cross size becomes as large as its line.
  ///
  /// `stretch` fills the line, independent of the alignment of the item, where the container has an indefinite size, or
  /// several lines. css-sizing-4 §4
  @inline(__always) func stretches<I: ItemKind>(
    _ traits: AxisTraits, _ alignment: AlignItems, isSingleLine: Bool = true, _ itemKind: I.Type = AnyItems.self
  ) -> Bool {
    if traits.contains(.isAutomatic) { return alignment == .stretch }
    // The size of a simple item is not `stretch`.
    return !I.isSimple && traits.contains(.isStretch) && traits.isDisjoint(with: .hasAutoMargins)
      && (indefiniteSizes.contains(.isPercentage) || !isSingleLine)
  }

  var definiteSize: Double? { indefiniteSizes.contains(.isPercentage) ? nil : percentageBasis }

  mutating func setDefinite(_ size: Double?) {
    percentageBasis = size ?? 0
    indefiniteSizes = size == nil ? [.isAutomatic, .isKeyword, .isPercentage] : [.isAutomatic, .isKeyword]
  }

  /// The physical position, from the left or the top of the border box.
  func position(offset: Double, extent: Double) -> Double {
    insetStart + (isReversed ? size - offset - extent : offset)
  }

  func marginStart(_ style: AxisStyle) -> Double { isReversed ? style.marginEnd : style.marginStart }
  func marginEnd(_ style: AxisStyle) -> Double { isReversed ? style.marginStart : style.marginEnd }
  func startMarginIsAuto(_ style: AxisStyle) -> Bool {
    style.traits.contains(isReversed ? .endMarginIsAuto : .startMarginIsAuto)
  }
  func endMarginIsAuto(_ style: AxisStyle) -> Bool {
    style.traits.contains(isReversed ? .startMarginIsAuto : .endMarginIsAuto)
  }
}
