// What is the same along both axes, written once. The compiler makes one version of each sweep for each axis.

/// An axis that a sweep goes along, fixed when the sweep is compiled.
protocol SweepAxis {
  static var axis: Axis { get }
  /// The number of the preferred size.
  static func number(_ sizes: UnsafeMutablePointer<NodeSizes>) -> Double
  /// What an item's style says along the axis in a container of known width, with percentages resolved.
  static func sizing(of item: Int32, in container: SweptContainer, _ sweeps: Sweeps) -> AxisPointer
  /// What an item's content asks for, as a content box, where that is known.
  static func knownContentSize(of item: Int32, _ sweeps: Sweeps) -> Double?
  /// The border box size that an item's content asks for in a container, at most.
  static func contentSize(of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps)
    -> Double
  /// The same, at least: for the automatic minimum size.
  static func leastContentSize(of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps)
    -> Double
  /// The border box size of an item across its container if nothing stretches it and no size is given.
  static func fittingSize(of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps)
    -> Double
}

/// What a style says along an axis, where it lies.
typealias AxisPointer = UnsafeMutablePointer<AxisStyle>

/// Along the width.
enum Widths: SweepAxis {
  static var axis: Axis { .horizontal }
  @inline(__always) static func number(_ sizes: UnsafeMutablePointer<NodeSizes>) -> Double { sizes.pointee.width }
}

/// Along the height.
enum Heights: SweepAxis {
  static var axis: Axis { .vertical }
  @inline(__always) static func number(_ sizes: UnsafeMutablePointer<NodeSizes>) -> Double { sizes.pointee.height }
}

/// A container whose items are sized and placed along one axis.
struct SweptContainer {
  let node: Int32
  /// The content box's size along the axis.
  var size: Double
  /// The same, where percentages may refer to it; otherwise 0.
  let basis: Double
  /// The kinds of preferred sizes that are left to the content: percentages of what is not definite are among them.
  let openSizes: AxisTraits
  /// From the border box's edge to the content box.
  var inset = 0.0
  /// The axis starts at the right or at the bottom.
  var isReversed = false
  /// The room in which leaves inside are measured under StackViewLayout's rules.
  var measuringWidth = Double.infinity
  /// The content heights of items without a height are going to be asked for.
  var asksHeights = false

  init(node: Int32, size: Double, definiteSize: Double?) {
    self.node = node
    self.size = size
    basis = definiteSize ?? 0
    openSizes = definiteSize == nil ? [.isAutomatic, .isPercentage] : .isAutomatic
  }

  var definiteSize: Double? { openSizes.contains(.isPercentage) ? nil : basis }

  /// The physical position, from the left or the top of the border box.
  @inline(__always) func position(offset: Double, extent: Double) -> Double {
    inset + (isReversed ? size - offset - extent : offset)
  }
}

extension Sweeps {
  /// A preferred size that is a length, as a border box. Nothing here depends on whether it is points or a percentage, so that
  /// nothing has to be guessed by the processor.
  @inline(__always) func givenSize<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, _ sizing: AxisPointer, basis: Double, isPlain: Bool
  ) -> Double {
    let number = A.number(sizes(item))
    let percent = number * Double(sizing.pointee.percentShare)
    var length = (number - percent) + percent * 0.01 * basis
    if !isPlain, sizing.pointee.traits.contains(.hasMixedSize) { length = mixedSize(of: item, axis, basis: basis) }
    return borderBox(length, sizing)
  }

  /// The border box for a preferred size in points.
  @inline(__always) func borderBox(_ length: Double, _ sizing: AxisPointer) -> Double {
    // Lengths are bounded, but percentages of large sizes are not.
    (length.atMost(.largestExtent).atLeast(0) + sizing.pointee.addedInset).atLeast(sizing.pointee.inset)
  }

  @inline(never) private func mixedSize<A: SweepAxis>(of item: Int32, _ axis: A.Type, basis: Double) -> Double {
    let style = run.arena.style(item)
    let size = A.axis == .horizontal ? style.pointee.width : style.pointee.height
    guard case .length(let length) = size else { return 0 }
    return length.points + length.percent * 0.01 * basis
  }

  /// The preferred size of an item as a border box; `nil` where it is left to the layout.
  @inline(__always) func preferredSize<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double? {
    guard sizing.pointee.traits.isDisjoint(with: container.openSizes) else { return nil }
    return givenSize(of: item, axis, sizing, basis: container.basis, isPlain: false)
  }

  @inline(__always) func borderBox(_ size: Double, of item: Int32, inset: Double) -> Double {
    style(item).pointee.traits.contains(.sizesContentBox) ? size + inset : max(size, inset)
  }

  /// The bounds of an item's size, without the automatic minimum.
  @inline(__always) func bounds<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, _ sizing: AxisPointer, in container: SweptContainer
  ) -> SizeBounds {
    guard sizing.pointee.traits.contains(.hasOpenBounds) else {
      return SizeBounds(minimum: sizing.pointee.minimum, maximum: sizing.pointee.maximum)
    }
    return openBounds(of: item, axis, inset: sizing.pointee.inset, basis: container.definiteSize)
  }

  @inline(never) private func openBounds<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, inset: Double, basis: Double?
  ) -> SizeBounds {
    let style = run.arena.style(item)
    let resolver = SizingResolver(
      inset: inset, sizesContentBox: style.pointee.boxSizing == .contentBox, basis: basis)
    let sizing =
      A.axis == .horizontal
      ? resolver.sizing(.auto, style.pointee.minWidth, style.pointee.maxWidth)
      : resolver.sizing(.auto, style.pointee.minHeight, style.pointee.maxHeight)
    return SizeBounds(
      minimum: sizing.definiteMinimum(floor: inset), maximum: sizing.definiteMaximum(floor: inset))
  }

  /// `basis`, where it is a length that can be resolved. css-flexbox-1 §7.2.1
  @inline(never) func givenBasis(of item: Int32, inset: Double, basis: Double?) -> Double? {
    guard case .length(let length) = run.arena.style(item).pointee.basis else { return nil }
    if length.hasPercentage, basis == nil { return nil }
    return borderBox(max(0, length.resolved(against: basis ?? 0)), of: item, inset: inset)
  }

  /// Narrows the bounds by the automatic minimum size. css-flexbox-1 §4.5
  @inline(__always) func applyAutomaticMinimum(
    _ content: Double, specified: Double?, floor: Double, to bounds: inout SizeBounds
  ) {
    let automatic = min(content, specified ?? .infinity)
    bounds.minimum = max(floor, min(automatic, bounds.maximum))
    bounds.maximum = max(bounds.maximum, bounds.minimum)
  }
}
