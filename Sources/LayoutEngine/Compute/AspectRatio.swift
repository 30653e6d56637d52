// css-sizing-4 §7: preferred aspect ratios
// https://drafts.csswg.org/css-sizing-4/#aspect-ratio

/// A lower and an upper bound.
struct SizeBounds {
  var minimum = 0.0
  var maximum = Double.infinity

  /// The minimum wins where the two contradict each other. css-sizing-3 §5.3
  func clamp(_ size: Double) -> Double { max(minimum, min(size, maximum)) }
}

/// What an aspect ratio refers to.
struct RatioBox {
  /// Width ÷ height.
  let ratio: Double
  /// It is that of the content box.
  let sizesContentBox: Bool
  let horizontalInset: Double
  let verticalInset: Double

  /// The border box width that the aspect ratio gives to a border box height.
  func width(fromHeight height: Double) -> Double {
    if sizesContentBox { return (max(0, height - verticalInset) * ratio + horizontalInset).bounded }
    return max(horizontalInset, height * ratio).bounded
  }

  /// The border box height that the aspect ratio gives to a border box width.
  func height(fromWidth width: Double) -> Double {
    if sizesContentBox { return (max(0, width - horizontalInset) / ratio + verticalInset).bounded }
    return max(verticalInset, width / ratio).bounded
  }
}

extension BoxModel {
  private func ratioBox(_ ratio: Double) -> RatioBox {
    RatioBox(
      ratio: ratio, sizesContentBox: sizesContentBox, horizontalInset: inset.horizontal, verticalInset: inset.vertical)
  }

  /// The border box width that the aspect ratio gives to a border box height.
  func width(fromHeight height: Double, ratio: Double) -> Double { ratioBox(ratio).width(fromHeight: height) }

  /// The border box height that the aspect ratio gives to a border box width.
  func height(fromWidth width: Double, ratio: Double) -> Double { ratioBox(ratio).height(fromWidth: width) }

  /// The bounds of the height, carried over to the width. css-sizing-4 §7.2
  func transferredWidthBounds(ratio: Double) -> SizeBounds {
    let minimum = height.definiteMinimum(floor: inset.vertical)
    let maximum = height.definiteMaximum(floor: inset.vertical)
    var bounds = SizeBounds()
    if minimum > 0 { bounds.minimum = width(fromHeight: minimum, ratio: ratio) }
    if maximum < .infinity { bounds.maximum = max(bounds.minimum, width(fromHeight: maximum, ratio: ratio)) }
    return bounds
  }

  /// Bounds of the width, carried over to the height. css-sizing-4 §7.2
  func transferredHeightBounds(ratio: Double, from widthBounds: SizeBounds) -> SizeBounds {
    var bounds = SizeBounds()
    if widthBounds.minimum > 0 { bounds.minimum = height(fromWidth: widthBounds.minimum, ratio: ratio) }
    if widthBounds.maximum < .infinity {
      bounds.maximum = max(bounds.minimum, height(fromWidth: widthBounds.maximum, ratio: ratio))
    }
    return bounds
  }
}
