// Questions to the measure function of a leaf.

/// Keeps the measure function while a layout runs: a question to a leaf then counts no references.
final class Measurer {
  let function: MeasureFunction

  init(_ function: @escaping MeasureFunction) { self.function = function }
}

extension LayoutPasses {
  /// Measures a leaf, unless it has answered this question before.
  @inline(__always) func measureLeaf(_ node: Int32, _ question: LeafQuestion) -> Measurement {
    arena.storedMeasurement(of: node, to: question) ?? callMeasureFunction(node, question)
  }

  /// What a leaf takes at the width that it has. Where it has chosen that width itself it is not measured again: it has answered then.
  func measureLeaf(_ leaf: Int32, atWidth width: Double) -> Measurement {
    let room = isCSS ? .endless : states[leaf].room
    // In less than it takes text breaks elsewhere than in its own width; and in a room of limited height a leaf chooses the width for
    // the height, and not the other way round.
    if states[leaf].marks.contains(.widthIsNatural), width <= room.width, room.height == .infinity,
      let natural = arena.storedMeasurement(of: leaf, to: LeafQuestion(room: room)), natural.size.width == width
    {
      return natural
    }
    return measureLeaf(leaf, .width(width))
  }

  @inline(never) private func callMeasureFunction(_ node: Int32, _ question: LeafQuestion) -> Measurement {
    arena.statistics.measureCalls += 1
    guard let measurer else { return Measurement(width: 0, height: 0) }
    let id = arena.id(of: node)
    var measurement = measurer._withUnsafeGuaranteedRef { $0.function(id, question.input) }
    if !measurement.isUsable { measurement = measurement.sanitized }
    arena.store(measurement, of: node, to: question)
    return measurement
  }
}

extension Measurement {
  /// Whether nothing has to be replaced.
  @inline(__always) fileprivate var isUsable: Bool {
    size.width > 0 && size.width <= .largestExtent && size.height > 0 && size.height <= .largestExtent
      && (firstBaseline ?? 0).magnitude <= .largestExtent
  }

  /// With nothing in it that is not finite or negative.
  @inline(never) fileprivate var sanitized: Measurement {
    func extent(_ extent: Double) -> Double { extent > 0 && extent < .infinity ? extent.bounded : 0 }
    return Measurement(
      width: extent(size.width), height: extent(size.height),
      firstBaseline: firstBaseline.flatMap { $0.isFinite ? $0.bounded : nil })
  }
}
