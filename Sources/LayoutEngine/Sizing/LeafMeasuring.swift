// Calls of the measure function of a leaf.

/// Holds the measure function during a layout, so that a call needs no reference counting.
final class Measurer {
  let function: MeasureFunction

  init(_ function: @escaping MeasureFunction) { self.function = function }
}

/// An unowned reference to a measurer, whose lifetime the caller ensures.
@safe struct MeasurerReference {
  private let measurer: Unmanaged<Measurer>

  init(_ measurer: Measurer) { unsafe self.measurer = .passUnretained(measurer) }

  func measure(_ node: NodeID, _ input: MeasureInput) -> LeafMeasurement {
    unsafe measurer._withUnsafeGuaranteedRef { $0.function(node, input) }
  }
}

extension LayoutPasses {
  /// Measures a leaf, unless the result for this input is stored.
  @inline(__always) func measureLeaf(_ node: Int32, _ input: MeasureInput) -> LeafMeasurement {
    arena.storedMeasurement(of: node, for: input) ?? callMeasureFunction(node, input)
  }

  /// The measurement of a leaf at its width.
  ///
  /// Where the width is the natural width of the leaf, this is the measurement that returned the width. The widths may
  /// differ by rounding, because edges were added and subtracted: at a width that is less by a last digit, the last word
  /// of a text would not fit.
  func measureLeaf(_ leaf: Int32, atWidth width: Double) -> LeafMeasurement {
    if states[leaf].marks.contains(.widthFollowsContent),
      let input = naturalWidthInput(of: leaf, measuredWidth: width)
    {
      let natural = measureLeaf(leaf, input)
      if abs(natural.size.width - width) <= width.roundingError { return natural }
    }
    return measureLeaf(leaf, .width(width))
  }

  /// The input for which a leaf returned its own width.
  ///
  /// The result is `nil` if the height of that measurement is not valid at the width.
  func naturalWidthInput(of leaf: Int32, measuredWidth width: Double) -> MeasureInput? {
    // For min-content, a leaf breaks at every break opportunity, which is not necessary at its min-content width.
    let isKeyword = axisStyle(leaf, Horizontal.self).traits.contains(.isKeyword)
    if isKeyword, lengths(of: leaf).horizontal.preferred.keyword == .minContent { return nil }
    if !leavesMeasureInAvailableSpace { return .maxContent }
    // The deviation `givenHeightDeterminesLeafWidth`: a leaf of a given height returned its width at this height.
    if axisStyle(leaf, Vertical.self).traits.hasLength { return nil }
    let availableSpace = states[leaf].availableSpace
    // In less available space than it needs, text breaks at other places than at its own width. With a limited
    // available height, a leaf determines its width from the height, and not the height from the width.
    return width <= availableSpace.width && availableSpace.height == .infinity
      ? MeasureInput(availableSpace: availableSpace) : nil
  }

  @inline(never) private func callMeasureFunction(_ node: Int32, _ input: MeasureInput) -> LeafMeasurement {
    let (measurement, isReplacement) = measurement(of: node, for: input)
    arena.store(measurement, of: node, for: input, isReplacement: isReplacement)
    return measurement
  }

  /// Whether a leaf may return another measurement than one that results depend on.
  ///
  /// Results can depend on measurements that a long list no longer contains.
  func hasOtherMeasurement(_ leaf: Int32) -> Bool {
    let answers = arena.contents.leafAnswers.table
    var (next, count) = (nodes[leaf].firstAnswer, 0)
    while next >= 0 {
      count += 1
      if count > Arena.keptMeasurements { return true }
      let answer = answers[Int(next)]
      if measurement(of: leaf, for: answer.question).used != answer.value { return true }
      next = answer.next
    }
    return false
  }

  /// The measurement of a leaf, and whether its invalid numbers were replaced.
  @inline(__always) private func measurement(
    of node: Int32, for input: MeasureInput
  ) -> (used: LeafMeasurement, isReplacement: Bool) {
    arena.statistics.measureCalls += 1
    guard let measurer else { return (LeafMeasurement(width: 0, height: 0), false) }
    let isTransposed = nodes[node].traits.contains(.isTransposed)
    var measurement = measurer.measure(arena.id(of: node), isTransposed ? input.transposed : input)
    if isTransposed { measurement.size = measurement.size.transposed }
    if measurement.isUsable { return (measurement, false) }
    let sanitized = measurement.sanitized
    return (sanitized, sanitized != measurement)
  }
}

extension LeafMeasurement {
  /// Whether all numbers are usable as they are.
  fileprivate var isUsable: Bool {
    size.width > 0 && size.width <= .largestExtent && size.height > 0 && size.height <= .largestExtent
      && (firstBaseline ?? 0).magnitude <= .largestExtent && (lastBaseline ?? 0).magnitude <= .largestExtent
  }

  /// The measurement without unusable numbers.
  ///
  /// Sizes that are not finite, or negative, are 0, and baselines that are not finite are `nil`.
  @inline(never) fileprivate var sanitized: LeafMeasurement {
    func extent(_ extent: Double) -> Double { extent > 0 && extent < .infinity ? extent.bounded : 0 }
    func usable(_ baseline: Double?) -> Double? { baseline.flatMap { $0.isFinite ? $0.bounded : nil } }
    return LeafMeasurement(
      width: extent(size.width), height: extent(size.height), firstBaseline: usable(firstBaseline),
      lastBaseline: usable(lastBaseline))
  }
}
