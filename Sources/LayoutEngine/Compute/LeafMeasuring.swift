// Questions to the measure function of a leaf.

extension LayoutRun {
  /// Asks a leaf, unless it has answered this question before.
  func measureLeaf(_ node: Int32, _ input: MeasureInput) -> Measurement {
    let question = LeafQuestion(input)
    if let known = arena.storedMeasurement(of: node, to: question) { return known }
    arena.contents.pointee.statistics.measureCalls += 1
    guard let measurer else { return Measurement(width: 0, height: 0) }
    let id = arena.id(of: node)
    var measurement = measurer._withUnsafeGuaranteedRef { $0.function(id, input) }
    measurement.size.width = sanitizedExtent(measurement.size.width)
    measurement.size.height = sanitizedExtent(measurement.size.height)
    measurement.firstBaseline = measurement.firstBaseline.flatMap { $0.isFinite ? $0.bounded : nil }
    arena.store(measurement, of: node, to: question)
    return measurement
  }

  private func sanitizedExtent(_ extent: Double) -> Double { extent > 0 && extent < .infinity ? min(extent, 1e15) : 0 }

  /// What a leaf takes at a width that it is given.
  func measureLeaf(_ node: Int32, atWidth width: Double) -> Measurement {
    measureLeaf(node, MeasureInput(knownWidth: width, availableWidth: .definite(width)))
  }
}
