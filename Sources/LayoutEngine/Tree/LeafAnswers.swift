// What leaves have answered. Each answer lies in one cache line, and the answers of a leaf are a list.

/// A question to a leaf, packed. No number in it is negative: -1 stands for what is not known, and for min-content.
struct LeafQuestion: Equatable, BitwiseCopyable {
  private let known: SIMD2<Double>
  private let available: SIMD2<Double>

  @inline(__always) private init(known: SIMD2<Double>, available: SIMD2<Double>) {
    self.known = known
    self.available = available
  }

  init(_ input: MeasureInput) {
    known = SIMD2(input.knownWidth ?? -1, input.knownHeight ?? -1)
    available = SIMD2(input.availableWidth.number, input.availableHeight.number)
  }

  /// What the leaf takes at a width that it is given.
  @inline(__always) static func width(_ width: Double) -> LeafQuestion {
    LeafQuestion(known: SIMD2(width, -1), available: SIMD2(width, .infinity))
  }

  /// What it takes by itself in a room of a width that may be endless.
  @inline(__always) static func room(_ width: Double) -> LeafQuestion {
    LeafQuestion(known: SIMD2(-1, -1), available: SIMD2(width, .infinity))
  }

  static var maxContent: LeafQuestion { room(.infinity) }
  static var minContent: LeafQuestion { room(-1) }

  /// The question as it is put.
  var input: MeasureInput {
    MeasureInput(
      knownWidth: known.x < 0 ? nil : known.x, knownHeight: known.y < 0 ? nil : known.y,
      availableWidth: AvailableSpace(number: available.x), availableHeight: AvailableSpace(number: available.y))
  }

  /// Whether a leaf has answered this question when it was offered more, and chose this very width. In less than it takes, or as
  /// min-content, text breaks elsewhere than in its own width.
  @inline(__always) fileprivate func isAnswered(by width: Double, to other: LeafQuestion) -> Bool {
    known.x == width && other.known.x < 0 && other.available.x >= width && known.y == other.known.y
      && available.y == other.available.y
  }
}

extension AvailableSpace {
  fileprivate var number: Double {
    switch self {
    case .definite(let extent): return extent
    case .minContent: return -1
    case .maxContent: return .infinity
    }
  }

  fileprivate init(number: Double) {
    if number < 0 { self = .minContent } else { self = number < .infinity ? .definite(number) : .maxContent }
  }
}

/// What a leaf has answered to one question.
struct LeafAnswer: BitwiseCopyable {
  fileprivate(set) var question: LeafQuestion
  fileprivate let size: LayoutSize
  /// NaN where there is none.
  private var firstBaseline: Double
  /// The next answer of the same leaf, or the next free place; -1: none.
  fileprivate var next: Int32
  /// The layout in which it was given.
  fileprivate var layout: UInt32

  @inline(__always)
  fileprivate init(_ measurement: Measurement, to question: LeafQuestion, layout: UInt32, next: Int32) {
    self.question = question
    size = measurement.size
    firstBaseline = measurement.firstBaseline ?? .nan
    self.next = next
    self.layout = layout
  }

  var measurement: Measurement {
    Measurement(size: size, firstBaseline: firstBaseline.isNaN ? nil : firstBaseline)
  }
}

extension Arena {
  /// How many answers of earlier layouts a leaf keeps. Those of the current layout are all kept, so that nothing is asked
  /// twice in it.
  private static let answersKept = 8

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
    let first = nodes[Int(node)].firstAnswer
    let layout = contents.pointee.layoutCount
    let place = oldestAnswer(after: first) ?? freeAnswer()
    answers[Int(place)] = LeafAnswer(measurement, to: question, layout: layout, next: first)
    nodes[Int(node)].firstAnswer = place
  }

  /// Takes the last answer off a list that has become too long, unless it was given in this layout.
  private func oldestAnswer(after first: Int32) -> Int32? {
    guard first >= 0 else { return nil }
    var (previous, last, count) = (first, first, 1)
    while answers[Int(last)].next >= 0 {
      (previous, last) = (last, answers[Int(last)].next)
      count += 1
    }
    guard count >= Arena.answersKept, answers[Int(last)].layout != contents.pointee.layoutCount else { return nil }
    answers[Int(previous)].next = -1
    return last
  }

  private func freeAnswer() -> Int32 {
    let free = contents.pointee.freeLeafAnswer
    if free >= 0 {
      contents.pointee.freeLeafAnswer = answers[Int(free)].next
      return free
    }
    let nothing = LeafAnswer(Measurement(width: 0, height: 0), to: .maxContent, layout: 0, next: -1)
    contents.pointee.leafAnswers.append(nothing)
    return Int32(contents.pointee.leafAnswers.count - 1)
  }

  func forgetMeasurements(of node: Int32) {
    let first = nodes[Int(node)].firstAnswer
    guard first >= 0 else { return }
    var last = first
    while answers[Int(last)].next >= 0 { last = answers[Int(last)].next }
    answers[Int(last)].next = contents.pointee.freeLeafAnswer
    contents.pointee.freeLeafAnswer = first
    nodes[Int(node)].firstAnswer = -1
  }
}
