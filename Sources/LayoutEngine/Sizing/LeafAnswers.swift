// Stored measurements of leaves.

/// A stored measurement of a leaf for one input.
struct LeafAnswer: ListedAnswer {
  let measurement: LeafMeasurement
  fileprivate let input: MeasureInput
  /// The number of the layout that stored the measurement, modulo 2¹⁶.
  ///
  /// An old measurement whose number seems newer is kept for longer.
  private let layout: UInt16
  var next: Int32

  @inline(__always) fileprivate init(
    _ measurement: LeafMeasurement, for input: MeasureInput, in layout: UInt32, next: Int32
  ) {
    self.measurement = measurement
    self.input = input
    self.next = next
    self.layout = UInt16(truncatingIfNeeded: layout)
  }

  func wasGiven(in layout: UInt32) -> Bool { self.layout == UInt16(truncatingIfNeeded: layout) }
}

extension Arena {
  /// The stored measurement of a leaf for an equal input.
  @inline(__always) func storedMeasurement(of leaf: Int32, for input: MeasureInput) -> LeafMeasurement? {
    let answers = contents.leafAnswers.table
    var next = nodes[leaf].firstAnswer
    while next >= 0 {
      let answer = answers[Int(next)]
      if answer.input == input { return answer.measurement }
      next = answer.next
    }
    return nil
  }

  @inline(__always) func store(_ measurement: LeafMeasurement, of leaf: Int32, for input: MeasureInput) {
    let (first, layout) = (nodes[leaf].firstAnswer, contents.layoutCount)
    let kept = AnswerLists<LeafAnswer>.answersKept
    contents.leafAnswers.shorten(first, to: kept - 1, in: layout)
    let answer = LeafAnswer(measurement, for: input, in: layout, next: first)
    nodes[leaf].firstAnswer = contents.leafAnswers.place(answer)
  }
}
