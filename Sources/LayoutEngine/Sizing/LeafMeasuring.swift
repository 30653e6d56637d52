// Questions to the measure function of a leaf.

/// Keeps the measure function while a layout runs: a question to a leaf then counts no references.
final class Measurer {
  let function: MeasureFunction

  init(_ function: @escaping MeasureFunction) { self.function = function }
}

/// A measurer that somebody else keeps alive.
@safe struct MeasurerReference {
  private let measurer: Unmanaged<Measurer>

  init(_ measurer: Measurer) { unsafe self.measurer = .passUnretained(measurer) }

  @inline(__always) func measure(_ node: NodeID, _ input: MeasureInput) -> Measurement {
    unsafe measurer._withUnsafeGuaranteedRef { $0.function(node, input) }
  }
}

extension LayoutPasses {
  /// Measures a leaf, unless it has answered this question before.
  @inline(__always) func measureLeaf(_ node: Int32, _ question: LeafQuestion) -> Measurement {
    arena.storedMeasurement(of: node, to: question) ?? callMeasureFunction(node, question)
  }

  /// What a leaf takes at the width that it has. Where the leaf has chosen that width itself, it is what the leaf answered then.
  func measureLeaf(_ leaf: Int32, atWidth width: Double) -> Measurement {
    if states[leaf].marks.contains(.widthIsNatural), let question = naturalWidthQuestion(to: leaf, answer: width) {
      let natural = measureLeaf(leaf, question)
      if natural.size.width == width { return natural }
    }
    return measureLeaf(leaf, .width(width))
  }

  /// The question that a leaf answered with its own width; `nil` if the height of that answer does not hold at that width.
  private func naturalWidthQuestion(to leaf: Int32, answer width: Double) -> LeafQuestion? {
    // For min-content a leaf breaks wherever it can, which at its min-content width it need not.
    if axisStyle(leaf, Horizontal.self).traits.contains(.isKeyword), arena.style(leaf).width == .minContent {
      return nil
    }
    if isCSS { return .maxContent }
    // Under StackViewLayout's rules a leaf of a given height has answered how wide that makes it.
    if !axisStyle(leaf, Vertical.self).traits.isDisjoint(with: [.isFixed, .isPercentage]) { return nil }
    let room = states[leaf].room
    // In less than it takes text breaks elsewhere than in its own width; and in a room of limited height a leaf chooses the width for
    // the height, and not the other way round.
    return width <= room.width && room.height == .infinity ? LeafQuestion(room: room) : nil
  }

  @inline(never) private func callMeasureFunction(_ node: Int32, _ question: LeafQuestion) -> Measurement {
    arena.statistics.measureCalls += 1
    guard let measurer else { return Measurement(width: 0, height: 0) }
    var measurement =
      nodes[node].traits.isDisjoint(with: [.isTransposed, .isInnerRoot])
      ? measurer.measure(NodeID(index: node, generation: links[node].generation), question.input)
      : callMeasureFunction(measurer, ofTransposed: node, question)
    if !measurement.isUsable {
      let sanitized = measurement.sanitized
      if sanitized != measurement { states[node].marks.insert(.hasUnusableAnswer) }
      measurement = sanitized
    }
    arena.store(measurement, of: node, to: question)
    return measurement
  }

  /// The same for a leaf, or the inner root of one, whose axes may be exchanged.
  @inline(never) private func callMeasureFunction(
    _ measurer: MeasurerReference, ofTransposed node: Int32, _ question: LeafQuestion
  ) -> Measurement {
    guard nodes[node].traits.contains(.isTransposed) else {
      return measurer.measure(arena.id(of: node), question.input)
    }
    var measurement = measurer.measure(arena.id(of: node), question.input.transposed)
    measurement.size = measurement.size.transposed
    return measurement
  }
}

extension Measurement {
  /// Whether nothing has to be replaced.
  @inline(__always) fileprivate var isUsable: Bool {
    size.width > 0 && size.width <= .largestExtent && size.height > 0 && size.height <= .largestExtent
      && (firstBaseline ?? 0).magnitude <= .largestExtent && (lastBaseline ?? 0).magnitude <= .largestExtent
  }

  /// With nothing in it that is not finite or negative.
  @inline(never) fileprivate var sanitized: Measurement {
    func extent(_ extent: Double) -> Double { extent > 0 && extent < .infinity ? extent.bounded : 0 }
    func usable(_ baseline: Double?) -> Double? { baseline.flatMap { $0.isFinite ? $0.bounded : nil } }
    return Measurement(
      width: extent(size.width), height: extent(size.height), firstBaseline: usable(firstBaseline),
      lastBaseline: usable(lastBaseline))
  }
}
