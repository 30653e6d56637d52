// What leaves have answered.

/// A question to a leaf, packed: along each axis what is known, or else what there is.
struct LeafQuestion: Equatable, BitwiseCopyable {
  /// −1 stands for min-content; no other number is negative.
  private let space: SIMD2<Double>
  // The content will have this width or height.
  private let knowsWidth: Bool
  private let knowsHeight: Bool

  @inline(__always) private init(_ space: SIMD2<Double>, knowsWidth: Bool = false, knowsHeight: Bool = false) {
    self.space = space
    self.knowsWidth = knowsWidth
    self.knowsHeight = knowsHeight
  }

  /// - Parameter height: A height that is known already.
  init(room: MeasuringRoom, height: Double? = nil) {
    self.init(SIMD2(room.width, height ?? room.height), knowsHeight: height != nil)
  }

  /// What the leaf takes at a given width.
  static func width(_ width: Double) -> LeafQuestion {
    LeafQuestion(SIMD2(width, .infinity), knowsWidth: true)
  }

  static var maxContent: LeafQuestion { LeafQuestion(room: .endless) }
  static var minContent: LeafQuestion { LeafQuestion(SIMD2(-1, .infinity)) }

  /// The question as the leaf gets it. Questions that differ in the sign of a zero are equal, so that no zero has a sign here.
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

/// What a leaf has answered to one question.
struct LeafAnswer: ListedAnswer {
  let measurement: Measurement
  fileprivate let question: LeafQuestion
  /// The layout in which it was given, by its last bits: one that passes for newer than it is stays for longer.
  private let layout: UInt16
  var next: Int32

  @inline(__always)
  fileprivate init(_ measurement: Measurement, to question: LeafQuestion, in layout: UInt32, next: Int32) {
    self.measurement = measurement
    self.question = question
    self.next = next
    self.layout = UInt16(truncatingIfNeeded: layout)
  }

  func wasGiven(in layout: UInt32) -> Bool { self.layout == UInt16(truncatingIfNeeded: layout) }
}

extension Arena {
  /// What the leaf has answered to the same question before.
  @inline(__always) func storedMeasurement(of leaf: Int32, to question: LeafQuestion) -> Measurement? {
    let answers = contents.leafAnswers.table
    var next = nodes[leaf].firstAnswer
    while next >= 0 {
      let answer = answers[Int(next)]
      if answer.question == question { return answer.measurement }
      next = answer.next
    }
    return nil
  }

  func store(_ measurement: Measurement, of leaf: Int32, to question: LeafQuestion) {
    let (first, layout) = (nodes[leaf].firstAnswer, contents.layoutCount)
    let kept = AnswerLists<LeafAnswer>.answersKept
    contents.leafAnswers.shorten(first, to: kept - 1, in: layout)
    let answer = LeafAnswer(measurement, to: question, in: layout, next: first)
    nodes[leaf].firstAnswer = contents.leafAnswers.place(answer)
  }
}
