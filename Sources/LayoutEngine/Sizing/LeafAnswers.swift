// Stored measurements of leaves.

/// A packed input of a measure function: along each axis the known size, or the available space.
struct LeafQuestion: Equatable, BitwiseCopyable {
  /// The known size or the available space; −1 stands for min-content.
  ///
  /// No other number is negative.
  private let space: SIMD2<Double>
  // Whether the width or the height is known.
  private let knowsWidth: Bool
  private let knowsHeight: Bool

  @inline(__always) private init(_ space: SIMD2<Double>, knowsWidth: Bool = false, knowsHeight: Bool = false) {
    self.space = space
    self.knowsWidth = knowsWidth
    self.knowsHeight = knowsHeight
  }

  /// Creates an input for an available space.
  ///
  /// - Parameter height: The height, where it is known.
  init(availableSpace: MeasureSpace, height: Double? = nil) {
    self.init(SIMD2(availableSpace.width, height ?? availableSpace.height), knowsHeight: height != nil)
  }

  /// The input for the size of a leaf at a given width.
  static func width(_ width: Double) -> LeafQuestion {
    LeafQuestion(SIMD2(width, .infinity), knowsWidth: true)
  }

  static var maxContent: LeafQuestion { LeafQuestion(availableSpace: .endless) }
  static var minContent: LeafQuestion { LeafQuestion(SIMD2(-1, .infinity)) }

  /// The unpacked input.
  ///
  /// Inputs that differ in the sign of a zero are equal; therefore the sign of zeros is removed.
  var input: MeasureInput {
    let space = space + SIMD2(repeating: 0)
    return MeasureInput(
      knownWidth: knowsWidth ? space.x : nil, knownHeight: knowsHeight ? space.y : nil,
      availableWidth: AvailableSpace(number: space.x), availableHeight: AvailableSpace(number: space.y))
  }
}

extension AvailableSpace {
  fileprivate init(number: Double) {
    if number < 0 { self = .minContent } else { self = number < .infinity ? .definite(number) : .maxContent }
  }
}

/// A stored measurement of a leaf for one input.
struct LeafAnswer: ListedAnswer {
  let measurement: LeafMeasurement
  fileprivate let question: LeafQuestion
  /// The number of the layout that stored the measurement, modulo 2¹⁶.
  ///
  /// An old measurement whose number seems newer is kept for longer.
  private let layout: UInt16
  var next: Int32

  @inline(__always)
  fileprivate init(_ measurement: LeafMeasurement, to question: LeafQuestion, in layout: UInt32, next: Int32) {
    self.measurement = measurement
    self.question = question
    self.next = next
    self.layout = UInt16(truncatingIfNeeded: layout)
  }

  func wasGiven(in layout: UInt32) -> Bool { self.layout == UInt16(truncatingIfNeeded: layout) }
}

extension Arena {
  /// The stored measurement of a leaf for an equal input.
  @inline(__always) func storedMeasurement(of leaf: Int32, to question: LeafQuestion) -> LeafMeasurement? {
    let answers = contents.leafAnswers.table
    var next = nodes[leaf].firstAnswer
    while next >= 0 {
      let answer = answers[Int(next)]
      if answer.question == question { return answer.measurement }
      next = answer.next
    }
    return nil
  }

  func store(_ measurement: LeafMeasurement, of leaf: Int32, to question: LeafQuestion) {
    let (first, layout) = (nodes[leaf].firstAnswer, contents.layoutCount)
    let kept = AnswerLists<LeafAnswer>.answersKept
    contents.leafAnswers.shorten(first, to: kept - 1, in: layout)
    let answer = LeafAnswer(measurement, to: question, in: layout, next: first)
    nodes[leaf].firstAnswer = contents.leafAnswers.place(answer)
  }
}
