// css-flexbox-1 §4.5 Automatic Minimum Size of Flex Items
// https://www.w3.org/TR/css-flexbox-1/#min-size-auto

extension MainSizing {
  /// The smaller of what is specified and what the content needs.
  func automaticMinimumSize() -> Double {
    var contentSizeSuggestion = contentBasedSize(.minContent)
    if passes.flexStyle(box.node).traits.contains(.hasRatio) {
      contentSizeSuggestion = max(contentSizeSuggestion, contentBasedSize(.minContent, .intrinsic))
    }
    return min(contentSizeSuggestion, specifiedSizeSuggestion() ?? .infinity)
  }

  /// The preferred size, unless it is `auto`.
  private func specifiedSizeSuggestion() -> Double? {
    switch sizing.preferred.kind {
    case .automatic: return nil
    case .definite: return sizing.preferred.value
    case .fitContent where A.axis == .horizontal:
      guard let available = container.horizontal.definiteSize else { return nil }
      return passes.fitContentWidth(of: box, available: available, in: space)
    case .minContent: return contentBasedSize(.minContent)
    // Without a ratio this is the content, which says nothing new.
    case .maxContent, .fitContent, .unresolved:
      return passes.flexStyle(box.node).traits.contains(.hasRatio) ? contentBasedSize(.maxContent) : nil
    }
  }
}
