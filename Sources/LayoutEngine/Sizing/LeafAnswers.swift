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

  @inline(__always) func store(_ measurement: LeafMeasurement, of leaf: Int32, for input: MeasureInput) {
    // Besides the new measurement, the list keeps seven measurements of earlier layouts.
    nodes[leaf].firstAnswer = contents.leafAnswers.add(
      measurement, to: input, before: nodes[leaf].firstAnswer, keeping: 7, in: contents.layoutCount)
  }
}
