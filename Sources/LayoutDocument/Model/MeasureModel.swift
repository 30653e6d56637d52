import LayoutEngine

/// The natural size of a leaf, as a document describes it. All sizes are content box sizes in points.
public struct MeasureModel: Equatable, Sendable {
  /// What the content is.
  public enum Content: Equatable, Sendable {
    /// Always this size, whatever is available.
    case fixed(LayoutSize)
    /// The same, of an image or the like: under CSS's rules the ratio of the size is the leaf's natural aspect ratio. css-sizing-3 §5.1
    case image(LayoutSize)
    /// Text of fixed advance that wraps.
    case text(TextModel)
    /// Content that fills an area: as much higher as it is narrower.
    case area(AreaModel)
  }

  /// What the content is.
  public var content: Content
  /// Distance of the first baseline from the top of the content box; `nil`: the bottom of the border box. Where lines of text run from top
  /// to bottom it is the distance from the side of the first line; `nil`: the middle.
  public var baseline: Double?
  /// Distance of the last baseline from the same side; `nil`: as the first. That of a text follows from its lines, which
  /// all have their baselines at the same height: `nil` there.
  public var lastBaseline: Double?

  /// Makes a model.
  public init(_ content: Content, baseline: Double? = nil, lastBaseline: Double? = nil) {
    self.content = content
    self.baseline = baseline
    self.lastBaseline = lastBaseline
  }

  /// The answer to the engine's question under `rules`.
  public func measure(_ input: MeasureInput, rules: LayoutRules) -> Measurement {
    if input.inlineAxis == .vertical { return measureVerticalLines(input, rules: rules) }
    let size = size(for: input, rules: rules)
    return Measurement(size: size, firstBaseline: baseline, lastBaseline: lastBaseline(ofLines: size.height))
  }

  /// The answer where lines run from top to bottom: text and areas are turned, fixed sizes are not.
  private func measureVerticalLines(_ input: MeasureInput, rules: LayoutRules) -> Measurement {
    let turned = size(for: input.transposed, rules: rules)
    var size = LayoutSize(width: turned.height, height: turned.width)
    switch content {
    case .fixed(let fixed), .image(let fixed): size = fixed
    case .text, .area: break
    }
    return Measurement(size: size, firstBaseline: baseline, lastBaseline: lastBaseline(ofLines: size.width))
  }

  private func size(for input: MeasureInput, rules: LayoutRules) -> LayoutSize {
    switch content {
    case .fixed(let fixed), .image(let fixed): return fixed
    case .text(let text): return text.size(for: input, rules: rules)
    case .area(let area): return area.size(for: input)
    }
  }

  /// - Parameter extent: The height of all lines or, where they run from top to bottom, their width.
  private func lastBaseline(ofLines extent: Double) -> Double? {
    guard case .text(let text) = content, let baseline else { return lastBaseline }
    return baseline + max(0, extent - text.lineHeight)
  }
}

/// Content of a given area. With a width `w` it is `area ÷ (w + offset)` high; with a height alone, the other way
/// round.
public struct AreaModel: Equatable, Sendable {
  /// The area, in square points, 0 or more.
  public var area: Double
  /// The width when nothing is given, above 0. Default: 40.
  public var natural: Double
  /// What is added to a given width or height. Default: 0.
  public var offset: Double

  /// The natural width of content that names none, in points.
  public static let defaultNatural = 40.0

  /// Makes content.
  public init(area: Double, natural: Double = AreaModel.defaultNatural, offset: Double = 0) {
    self.area = area
    self.natural = natural
    self.offset = offset
  }

  func size(for input: MeasureInput) -> LayoutSize {
    if let width = AreaModel.given(input.knownWidth, input.availableWidth) {
      return LayoutSize(width: max(width + offset, 0), height: otherExtent(for: width + offset))
    }
    if let height = AreaModel.given(input.knownHeight, input.availableHeight) {
      return LayoutSize(width: otherExtent(for: height + offset), height: max(height + offset, 0))
    }
    return LayoutSize(width: natural, height: otherExtent(for: natural))
  }

  private static func given(_ known: Double?, _ available: AvailableSpace) -> Double? {
    if let known { return known }
    if case .definite(let space) = available { return space }
    return nil
  }

  /// No extent is endless: without room there is nothing to see.
  private func otherExtent(for extent: Double) -> Double {
    let other = area / extent
    return extent > 0 && other.isFinite ? other : 0
  }
}
