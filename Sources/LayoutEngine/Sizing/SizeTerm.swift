// Preferred sizes and bounds along one axis, as border boxes. css-sizing-3 §3 and §5

/// A preferred size or a bound, with its percentage resolved where the percentage is definite.
struct SizeTerm {
  enum Kind: UInt8 {
    /// `auto` for a preferred or minimum size, `none` for a maximum.
    case automatic
    /// A number of points.
    case definite
    /// A percentage of an indefinite size, which behaves as `auto`. css-sizing-3 §5.2.1
    case unresolved
    // Content keywords are last.
    case minContent
    case maxContent
    case fitContent

    var isContentKeyword: Bool { rawValue >= Kind.minContent.rawValue }

    /// The kind for a keyword that refers to the content; `nil` for others.
    init?(_ keyword: StyleKeyword?) {
      switch keyword {
      case .minContent: self = .minContent
      case .maxContent: self = .maxContent
      case .fitContent: self = .fitContent
      default: return nil
      }
    }
  }

  var kind = Kind.automatic
  var value = 0.0

  /// The number, if the size is definite.
  var definite: Double? { kind == .definite ? value : nil }
}

/// A lower and an upper bound.
struct SizeBounds {
  var minimum = 0.0
  var maximum = Double.infinity

  /// Limits a size to the bounds.
  ///
  /// If the bounds contradict each other, the minimum takes precedence. css-sizing-3 §5.3
  func clamp(_ size: Double) -> Double { max(minimum, min(size, maximum)) }

  /// The bounds, transferred to the other axis by an aspect ratio. css-sizing-4 §7.2
  func transferred(_ size: (Double) -> Double) -> SizeBounds {
    var bounds = SizeBounds()
    if minimum > 0 { bounds.minimum = size(minimum) }
    if maximum < .infinity { bounds.maximum = max(bounds.minimum, size(maximum)) }
    return bounds
  }
}

/// A box that is sized: a node, and the sizes to which its percentages refer.
struct SizedBox {
  let node: Int32
  var basis: PercentageBasis
  /// The size that `stretch` fills, where this differs from the percentage basis.
  ///
  /// For an absolute child this is its inset-modified containing block.
  var stretchSpace = PercentageBasis()
  /// Whether percentages of edges count as 0, because the container's width is not known. css-sizing-3 §5.2.1
  var edgesAreUnresolved = false
  /// Whether the aspect ratio is ignored.
  var ignoresRatio = false
}

/// The preferred size of a box along one axis, with its bounds and edges.
struct AxisSizing {
  let margins: Double
  /// Padding and border, which are the minimal size.
  let floor: Double
  let preferred: SizeTerm
  let minimum: SizeTerm
  let maximum: SizeTerm

  init(_ style: AxisStyle, preferred: SizeTerm, bounds: (minimum: SizeTerm, maximum: SizeTerm)) {
    (margins, floor) = (style.margins, style.inset)
    (self.preferred, minimum, maximum) = (preferred, bounds.minimum, bounds.maximum)
  }

  /// The lower bound as far as it is definite. css-sizing-3 §5.3
  var definiteMinimum: Double { minimum.kind == .definite ? max(minimum.value, floor) : floor }

  /// The upper bound as far as it is definite, never below the lower bound.
  var definiteMaximum: Double {
    maximum.kind == .definite ? max(maximum.value, definiteMinimum) : .infinity
  }

  var definiteBounds: SizeBounds { SizeBounds(minimum: definiteMinimum, maximum: definiteMaximum) }

  /// The stretch-fit size: the available space, less the margins. css-sizing-3 §2.1
  func stretchFitSize(in availableSpace: Double) -> Double { max(floor, availableSpace - margins) }

  func clampDefinite(_ size: Double) -> Double { min(max(size, definiteMinimum), definiteMaximum) }

  /// The preferred size within the definite bounds, if the preferred size is definite.
  var definiteSize: Double? { preferred.definite.map { clampDefinite($0) } }

  /// The bounds, with keywords and the automatic minimum resolved.
  ///
  /// The upper bound limits an automatic minimum; any other minimum takes precedence over the upper bound. css-sizing-3
  /// §5.3, css-flexbox-1 §4.5
  ///
  /// - Parameter content: Returns the size for a content keyword.
  func bounds(content: (SizeTerm.Kind) -> Double, automaticMinimum: () -> Double?) -> SizeBounds {
    var bounds = SizeBounds(minimum: floor)
    switch maximum.kind {
    case .definite: bounds.maximum = maximum.value
    case .minContent, .maxContent, .fitContent: bounds.maximum = content(maximum.kind)
    case .automatic, .unresolved: break
    }
    switch minimum.kind {
    case .definite: bounds.minimum = max(floor, minimum.value)
    case .minContent, .maxContent, .fitContent: bounds.minimum = max(floor, content(minimum.kind))
    case .automatic, .unresolved:
      if let automatic = automaticMinimum() { bounds.minimum = max(floor, min(automatic, bounds.maximum)) }
    }
    bounds.maximum = max(bounds.maximum, bounds.minimum)
    return bounds
  }
}

extension LayoutPasses {
  /// The style of a box along an axis, with its edges resolved.
  @inline(__always) func style<A: StaticAxis>(_ box: SizedBox, _ axis: A.Type) -> AxisStyle {
    guard box.edgesAreUnresolved, flexStyle(box.node).traits.contains(.hasPercentageEdges) else {
      return axisStyle(box.node, axis)
    }
    return unresolvedStyle(box.node, axis, height: box.basis.height)
  }

  /// The style of a node, with percentages of edges counted as 0.
  @inline(never)
  func unresolvedStyle<A: StaticAxis>(_ node: Int32, _ axis: A.Type, height: Double? = nil) -> AxisStyle {
    var style = axisStyle(node, axis)
    guard flexStyle(node).traits.contains(.hasPercentageEdges) else { return style }
    let edges = edges(of: node, PercentageBasis(height: height))
    style.setEdges(
      A.axis, margin: edges.margin, inset: edges.inset,
      sizesContentBox: flexStyle(node).traits.contains(.sizesContentBox))
    return style
  }

  /// The preferred size of a box, with its bounds.
  func sizing<A: StaticAxis>(_ box: SizedBox, _ axis: A.Type) -> AxisSizing {
    let style = style(box, axis)
    return AxisSizing(style, preferred: preferred(box, style, axis), bounds: boundTerms(box, style, axis))
  }

  func preferred<A: StaticAxis>(_ box: SizedBox, _ style: AxisStyle, _ axis: A.Type) -> SizeTerm {
    if style.traits.contains(.isAutomatic) { return SizeTerm() }
    if style.traits.contains(.isKeyword) {
      return SizeTerm(kind: SizeTerm.Kind(lengths(of: box.node)[A.axis].preferred.keyword) ?? .fitContent)
    }
    let isStretch = style.traits.contains(.isStretch)
    let basis = isStretch ? box.stretchSpace[A.axis] ?? box.basis[A.axis] : box.basis[A.axis]
    if style.traits.contains(.isPercentage), basis == nil {
      if isStretch { return SizeTerm() }
      let isLineLength = A.axis == .vertical && isOrthogonal(box.node)
      return isLineLength ? lineLength(ofPercentage: style) : SizeTerm(kind: .unresolved)
    }
    let size = givenSize(of: box.node, axis, style, basis: basis ?? 0, AnyItems.self)
    return SizeTerm(kind: .definite, value: size)
  }

  func boundTerms<A: StaticAxis>(
    _ box: SizedBox, _ style: AxisStyle, _ axis: A.Type
  ) -> (minimum: SizeTerm, maximum: SizeTerm) {
    if style.traits.contains(.hasUnresolvedBounds) { return unresolvedBoundTerms(box, style, axis) }
    var (minimum, maximum) = (SizeTerm(), SizeTerm())
    if !style.traits.contains(.minimumIsAutomatic) { minimum = SizeTerm(kind: .definite, value: style.minimum) }
    if style.maximum < .infinity { maximum = SizeTerm(kind: .definite, value: style.maximum) }
    return (minimum, maximum)
  }

  /// The bounds with percentages or keywords.
  ///
  /// A percentage of an indefinite size counts as 0 in a minimum, and as `none` in a maximum. css-sizing-3 §5.2.1
  @inline(never) private func unresolvedBoundTerms<A: StaticAxis>(
    _ box: SizedBox, _ style: AxisStyle, _ axis: A.Type
  ) -> (minimum: SizeTerm, maximum: SizeTerm) {
    let (basis, lengths) = (box.basis[A.axis], lengths(of: box.node)[A.axis])
    func term(_ bound: PackedLength) -> SizeTerm {
      guard let keyword = bound.keyword else {
        if bound.hasPercentage, basis == nil { return SizeTerm(kind: .unresolved) }
        return SizeTerm(kind: .definite, value: borderBox(resolved(bound, against: basis ?? 0), style))
      }
      if keyword == .stretch { return stretchedTerm(box, style, axis) ?? SizeTerm(kind: .unresolved) }
      return SizeTerm(kind: SizeTerm.Kind(keyword) ?? .automatic)
    }
    var (minimum, maximum) = (term(lengths.minimum), term(lengths.maximum))
    if minimum.kind == .unresolved { minimum = SizeTerm(kind: .definite, value: minimumOfIndefinite(lengths, style)) }
    if maximum.kind == .unresolved { maximum = SizeTerm() }
    return (minimum, maximum)
  }

  /// A minimum that refers to an indefinite size.
  private func minimumOfIndefinite(_ lengths: StyleLengths.Axis, _ style: AxisStyle) -> Double {
    lengths.minimum.isKeyword ? style.inset : borderBox(resolved(lengths.minimum, against: 0), style)
  }

  /// The bound `stretch`; `nil` where the available space is indefinite. css-sizing-4 §4
  @inline(never) private func stretchedTerm<A: StaticAxis>(
    _ box: SizedBox, _ style: AxisStyle, _ axis: A.Type
  ) -> SizeTerm? {
    guard let available = box.stretchSpace[A.axis] ?? box.basis[A.axis] else { return nil }
    return SizeTerm(kind: .definite, value: borderBox(stretchedLength(style, in: available), style))
  }

  // MARK: - Lengths

  /// The length for which the margin box fills the available space. css-sizing-4 §4
  func stretchedLength(_ style: AxisStyle, in availableSpace: Double) -> Double {
    availableSpace - style.margins - style.addedInset
  }

  /// A preferred size that is a length, as a border box.
  ///
  /// The computation is the same for points and percentages, so that it has no branch that the processor has to
  /// predict.
  @inline(__always) func givenSize<A: StaticAxis, I: ItemKind>(
    of node: Int32, _ axis: A.Type, _ style: AxisStyle, basis: Double, _ itemKind: I.Type
  ) -> Double {
    let number = A.number(sizes[node])
    let percent = number * Double(style.percentShare)
    var length = (number - percent) + percent * 0.01 * basis
    if !I.isSimple, style.traits.contains(.hasMixedSize) {
      // A style that is passed to a function is copied first, for all sizes.
      length =
        style.traits.contains(.isStretch)
        ? stretchedLength(style, in: basis) : mixedSize(of: node, axis, basis: basis)
    }
    return borderBox(length, style)
  }

  /// The border box for a size of the content box or the border box.
  ///
  /// Lengths are bounded, but percentages of large sizes are not.
  func borderBox(_ length: Double, _ style: AxisStyle) -> Double {
    (length.atMost(.largestExtent).atLeast(0) + style.addedInset).atLeast(style.inset)
  }

  @inline(never) private func mixedSize<A: StaticAxis>(of node: Int32, _ axis: A.Type, basis: Double) -> Double {
    resolved(lengths(of: node)[A.axis].preferred, against: basis)
  }
}
