// Stored measurements of leaves.

extension Arena {
  /// The stored measurement of a leaf for an equal input.
  @inline(__always) func storedMeasurement(of leaf: Int32, for input: MeasureInput) -> LeafMeasurement? {
    let answers = contents.leafAnswers.table
    var next = nodes[leaf].firstAnswer
    while next >= 0 {
      let answer = answers[Int(next)]
      if answer.question == input { return answer.value }
      next = answer.next
    }
    return nil
  }

  /// The number of measurements of earlier layouts that the list of a leaf keeps besides a new one.
  static let keptMeasurements = 7

  /// Stores a measurement of a leaf.
  ///
  /// - Parameter isReplacement: Whether the measurement had invalid numbers, which were replaced.
  @inline(__always) func store(
    _ measurement: LeafMeasurement, of leaf: Int32, for input: MeasureInput, isReplacement: Bool
  ) {
    nodes[leaf].firstAnswer = contents.leafAnswers.add(
      measurement, to: input, before: nodes[leaf].firstAnswer, keeping: Arena.keptMeasurements,
      in: contents.layoutCount, isReplacement: isReplacement)
  }

  /// The stored measurement of a leaf for an equal input, as it is listed.
  func listedAnswer(of leaf: Int32, for input: MeasureInput) -> ListedAnswer<MeasureInput, LeafMeasurement>? {
    let answers = contents.leafAnswers.table
    var next = nodes[leaf].firstAnswer
    while next >= 0, answers[Int(next)].question != input { next = answers[Int(next)].next }
    return next >= 0 ? answers[Int(next)] : nil
  }
}
