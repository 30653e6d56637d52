// Questions to the measure function of a leaf.

extension LayoutRun {
  /// Asks a leaf, unless what it answered before says it already.
  func measureLeaf(_ node: Int32, _ input: MeasureInput) -> Measurement {
    if let known = arena.storedMeasurement(of: node, where: { question, _ in question == input }) { return known }
    if let implied = arena.storedMeasurement(of: node, where: { $0.implies($1, for: input) }) { return implied }
    arena.contents.pointee.statistics.measureCalls += 1
    var measurement = measure(arena.id(of: node), input)
    measurement.size.width = sanitizedExtent(measurement.size.width)
    measurement.size.height = sanitizedExtent(measurement.size.height)
    if let baseline = measurement.firstBaseline, !baseline.isFinite { measurement.firstBaseline = nil }
    arena.store(measurement, of: node, to: input)
    return measurement
  }

  private func sanitizedExtent(_ extent: Double) -> Double { extent.isFinite && extent > 0 ? extent : 0 }

  /// The answer that goes with the width that the content got: to a question that named it, or that it follows from.
  func measurement(of node: Int32, forWidth width: Double) -> Measurement? {
    arena.storedMeasurement(of: node) { question, _ in question.knownWidth == width }
      ?? arena.storedMeasurement(of: node) { question, answer in
        question.knownWidth == nil && answer.size.width == width
      }
  }
}

extension MeasureInput {
  /// Whether the answer to this question must be the answer to `other` too: content that was given more room and did not use
  /// it, and content that took by itself the width that it now has.
  fileprivate func implies(_ answer: Measurement, for other: MeasureInput) -> Bool {
    // What breaks wherever it can has more lines than what is just as narrow.
    guard knownWidth == nil, knownHeight == nil, other.knownHeight == nil, availableWidth != .minContent else {
      return false
    }
    // Endless room is no room: there are views that fill what they are offered, and say something smaller without an offer.
    guard case .definite(let room) = availableWidth else { return other.knownWidth == answer.size.width }
    if let width = other.knownWidth { return answer.size.width == width || room == width }
    guard case .definite(let otherRoom) = other.availableWidth else { return false }
    return room >= otherRoom && answer.size.width <= otherRoom && availableHeight.leavesRoom(beyond: answer.size.height)
      && other.availableHeight.holds(answer.size.height)
  }
}

extension AvailableSpace {
  /// Whether an extent fits.
  fileprivate func holds(_ extent: Double) -> Bool {
    if case .definite(let room) = self { return extent <= room }
    return true
  }

  /// Whether an extent cannot have been cut short.
  fileprivate func leavesRoom(beyond extent: Double) -> Bool {
    if case .definite(let room) = self { return extent < room }
    return true
  }
}
