// css-sizing-4 §7: preferred aspect ratios
// https://drafts.csswg.org/css-sizing-4/#aspect-ratio

/// An aspect ratio, and the box to which it applies.
struct RatioBox {
  /// Width ÷ height.
  let ratio: Double
  /// Whether the ratio applies to the content box.
  let sizesContentBox: Bool
  let horizontalInset: Double
  let verticalInset: Double

  /// The border box width for a border box height.
  func width(fromHeight height: Double) -> Double {
    if sizesContentBox { return (max(0, height - verticalInset) * ratio + horizontalInset).bounded }
    return max(horizontalInset, height * ratio).bounded
  }

  /// The border box height for a border box width.
  func height(fromWidth width: Double) -> Double {
    if sizesContentBox { return (max(0, width - horizontalInset) / ratio + verticalInset).bounded }
    return max(verticalInset, width / ratio).bounded
  }
}

extension LayoutPasses {
  /// The aspect ratio of a box; `nil` if the box has none.
  func ratio(of box: SizedBox) -> RatioBox? {
    hasRatio(box) ? ratioBox(of: box) : nil
  }

  /// The bounds of the height, transferred to the width; `nil` without a ratio or without bounds. css-sizing-4 §7.2
  func transferredHeightBounds(of box: SizedBox) -> SizeBounds? {
    let style = style(box, Vertical.self)
    guard let ratio = ratio(of: box), style.inset != 0 || style.traits.contains(.isLimited) else { return nil }
    return sizing(box, Vertical.self).definiteBounds.transferred { ratio.width(fromHeight: $0) }
  }

  /// Whether the content size is the minimum of a size from the ratio.
  ///
  /// This is not the case in a scroll container, nor where the ratio is that of the content. css-sizing-4 §7.3
  func hasContentMinimum(_ node: Int32) -> Bool {
    flexStyle(node).traits.isDisjoint(with: [.isScrollContainer, .isReplaced])
  }

  func isReplaced(_ node: Int32) -> Bool { flexStyle(node).traits.contains(.isReplaced) }

  func hasRatio(_ box: SizedBox) -> Bool { !box.ignoresRatio && flexStyle(box.node).hasRatio }

  /// The aspect ratio of a box that has one.
  @inline(never) func ratioBox(of box: SizedBox) -> RatioBox {
    let flexStyle = flexStyle(box.node)
    return RatioBox(
      ratio: flexStyle.aspectRatio, sizesContentBox: flexStyle.traits.contains(.ratioSizesContentBox),
      horizontalInset: style(box, Horizontal.self).inset, verticalInset: style(box, Vertical.self).inset)
  }
}
