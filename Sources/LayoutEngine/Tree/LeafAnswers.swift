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
  init(room: SIMD2<Double>, height: Double?) {
    self.init(SIMD2(room.x, height ?? room.y), knowsHeight: height != nil)
  }

  /// What the leaf takes at a width that it is given.
  @inline(__always) static func width(_ width: Double) -> LeafQuestion {
    LeafQuestion(SIMD2(width, .infinity), knowsWidth: true)
  }

  /// What it takes by itself in a room of a width that may be endless.
  @inline(__always) static func room(_ width: Double) -> LeafQuestion { LeafQuestion(SIMD2(width, .infinity)) }

  static var maxContent: LeafQuestion { room(.infinity) }
  static var minContent: LeafQuestion { room(-1) }

  /// The question as it is put.
  var input: MeasureInput {
    MeasureInput(
      knownWidth: knowsWidth ? space.x : nil, knownHeight: knowsHeight ? space.y : nil,
      availableWidth: AvailableSpace(number: space.x), availableHeight: AvailableSpace(number: space.y))
  }

  /// Whether a leaf has answered this question when it was offered more, and chose this very width. In less than it takes, or as
  /// min-content, text breaks elsewhere than in its own width.
  @inline(__always) fileprivate func isAnswered(by width: Double, to other: LeafQuestion) -> Bool {
    space.x == width && knowsWidth && !other.knowsWidth && other.space.x >= width && space.y == other.space.y
      && knowsHeight == other.knowsHeight
  }
}

extension AvailableSpace {
  fileprivate init(number: Double) {
    if number < 0 { self = .minContent } else { self = number < .infinity ? .definite(number) : .maxContent }
  }
}

/// What a leaf has answered to one question.
struct LeafAnswer: ListedAnswer {
  fileprivate let size: LayoutSize
  /// NaN where there is none.
  private let firstBaseline: Double
  fileprivate let question: LeafQuestion
  /// The layout in which it was given, by its last bits: one that passes for newer than it is stays for longer.
  private let layout: UInt16
  var next: Int32

  @inline(__always)
  fileprivate init(_ measurement: Measurement, to question: LeafQuestion, in layout: UInt32, next: Int32) {
    self.question = question
    size = measurement.size
    firstBaseline = measurement.firstBaseline ?? .nan
    self.next = next
    self.layout = UInt16(truncatingIfNeeded: layout)
  }

  func wasGiven(in layout: UInt32) -> Bool { self.layout == UInt16(truncatingIfNeeded: layout) }

  var measurement: Measurement {
    Measurement(size: size, firstBaseline: firstBaseline.isNaN ? nil : firstBaseline)
  }
}

extension Arena {
  private var answers: UnsafeMutablePointer<LeafAnswer> { contents.pointee.leafAnswers.base }

  /// What the leaf has answered before, or must answer: at the width that it chose itself it is as it was then.
  @inline(__always) func storedMeasurement(of node: Int32, to question: LeafQuestion) -> Measurement? {
    var next = nodes[Int(node)].firstAnswer
    while next >= 0 {
      let answer = answers + Int(next)
      if question.isAnswered(by: answer.pointee.size.width, to: answer.pointee.question)
        || answer.pointee.question == question
      {
        return answer.pointee.measurement
      }
      next = answer.pointee.next
    }
    return nil
  }

  func store(_ measurement: Measurement, of node: Int32, to question: LeafQuestion) {
    let (first, layout) = (nodes[Int(node)].firstAnswer, contents.pointee.layoutCount)
    let kept = AnswerLists<LeafAnswer>.answersKept
    contents.pointee.leafAnswers.shorten(first, to: kept - 1, in: layout)
    let answer = LeafAnswer(measurement, to: question, in: layout, next: first)
    nodes[Int(node)].firstAnswer = contents.pointee.leafAnswers.place(answer)
  }

  func forgetMeasurements(of node: Int32) {
    contents.pointee.leafAnswers.giveBack(nodes[Int(node)].firstAnswer)
    nodes[Int(node)].firstAnswer = -1
  }
}
