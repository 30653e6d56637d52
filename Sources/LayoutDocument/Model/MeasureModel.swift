import LayoutEngine

/// The natural size of a leaf, as a document describes it. All sizes are content box sizes in points.
public struct MeasureModel: Equatable, Sendable {
  /// The kinds of content.
  public enum Content: Equatable, Sendable {
    /// A constant size for all available space.
    case fixed(LayoutSize)
    /// An image or similar content of a constant size.
    ///
    /// With CSS rules, the ratio of the size is the natural aspect ratio: css-sizing-3 §5.1.
    case image(LayoutSize)
    /// Text of fixed advance that wraps.
    case text(TextModel)
    /// Content with a constant area: the height is inversely proportional to the width.
    case area(AreaModel)
  }

  /// The content.
  public var content: Content
  /// The distance of the first baseline from the top of the content box; `nil`: the bottom of the border box.
  ///
  /// For vertical lines, this is the distance from the side of the first line; `nil`: the middle.
  public var baseline: Double?
  /// The distance of the last baseline from the same side; `nil`: that of the first baseline.
  ///
  /// The last baseline of text is computed from its lines, and the property is `nil`.
  public var lastBaseline: Double?

  /// Makes a model.
  public init(_ content: Content, baseline: Double? = nil, lastBaseline: Double? = nil) {
    self.content = content
    self.baseline = baseline
    self.lastBaseline = lastBaseline
  }

  /// Returns the measurement of the content for the engine, by the given rules.
  public func measure(_ input: MeasureInput, rules: LayoutRules) -> LeafMeasurement {
    if input.inlineAxis == .vertical { return measureVerticalLines(input, rules: rules) }
    let size = size(for: input, rules: rules)
    return LeafMeasurement(size: size, firstBaseline: baseline, lastBaseline: lastBaseline(ofLines: size.height))
  }

  /// Returns the measurement for vertical lines.
  ///
  /// The dimensions of texts and areas are exchanged, those of fixed sizes are not.
  private func measureVerticalLines(_ input: MeasureInput, rules: LayoutRules) -> LeafMeasurement {
    let turned = size(for: input.transposed, rules: rules)
    var size = LayoutSize(width: turned.height, height: turned.width)
    switch content {
    case .fixed(let fixed), .image(let fixed): size = fixed
    case .text, .area: break
    }
    return LeafMeasurement(size: size, firstBaseline: baseline, lastBaseline: lastBaseline(ofLines: size.width))
  }

  private func size(for input: MeasureInput, rules: LayoutRules) -> LayoutSize {
    switch content {
    case .fixed(let fixed), .image(let fixed): return fixed
    case .text(let text): return text.size(for: input, rules: rules)
    case .area(let area): return area.size(for: input)
    }
  }

  /// - Parameter extent: The height of all lines; for vertical lines, their width.
  private func lastBaseline(ofLines extent: Double) -> Double? {
    guard case .text(let text) = content, let baseline else { return lastBaseline }
    return baseline + max(0, extent - text.lineHeight)
  }
}

/// Content of a given area.
///
/// For a width `w`, the height is `area ÷ (w + offset)`. For a height alone, the width follows in the same way.
public struct AreaModel: Equatable, Sendable {
  /// The area, in square points, 0 or more.
  public var area: Double
  /// The width if no dimension is given, above 0. Default: 40.
  public var natural: Double
  /// The length that is added to a given width or height. Default: 0.
  public var offset: Double

  /// The default natural width, in points.
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

  /// The extent is always finite: for an extent of 0 or less, the other one is 0.
  private func otherExtent(for extent: Double) -> Double {
    let other = area / extent
    return extent > 0 && other.isFinite ? other : 0
  }
}
