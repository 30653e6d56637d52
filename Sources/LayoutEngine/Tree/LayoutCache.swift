// What containers have answered since they, or anything below them, changed last.

/// A question to a container, packed: a ``LayoutInput`` whole.
struct ContainerQuestion: BitwiseCopyable {
  private struct Marks: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    static let isRightToLeft = Marks(rawValue: 1 << 0)
    static let fitsWidth = Marks(rawValue: 1 << 1)
    static let fitsHeight = Marks(rawValue: 1 << 2)
    static let hasDefiniteHeight = Marks(rawValue: 1 << 3)
    static let hasMeasuringWidth = Marks(rawValue: 1 << 4)
  }

  private var width: Double
  private var height: Double
  /// 0 where there is none.
  private var definiteHeight: Double
  private var breakHeight: Double
  /// 0 where there is none.
  private var measuringWidth: Double
  private var measuringHeight: Double
  private var inset: Edges<Double>
  // Last, so that what follows in an answer stands in the same eight bytes.
  let task: LayoutTask
  private var marks: Marks = []

  init(_ input: LayoutInput) {
    task = input.task
    width = input.width
    height = input.height
    definiteHeight = input.definiteHeight ?? 0
    breakHeight = input.breakHeight
    measuringWidth = input.measuringWidth ?? 0
    measuringHeight = input.measuringHeight
    inset = input.inset
    if input.isRightToLeft { marks.insert(.isRightToLeft) }
    if input.fitsWidth { marks.insert(.fitsWidth) }
    if input.fitsHeight { marks.insert(.fitsHeight) }
    if input.definiteHeight != nil { marks.insert(.hasDefiniteHeight) }
    if input.measuringWidth != nil { marks.insert(.hasMeasuringWidth) }
  }

  var input: LayoutInput {
    LayoutInput(
      task: task, isRightToLeft: marks.contains(.isRightToLeft), width: width, height: height,
      fitsWidth: marks.contains(.fitsWidth), fitsHeight: marks.contains(.fitsHeight),
      definiteHeight: marks.contains(.hasDefiniteHeight) ? definiteHeight : nil, breakHeight: breakHeight,
      measuringWidth: marks.contains(.hasMeasuringWidth) ? measuringWidth : nil, measuringHeight: measuringHeight,
      inset: inset)
  }
}

extension ContainerQuestion: Equatable {
  // What differs most comes first.
  static func == (one: ContainerQuestion, other: ContainerQuestion) -> Bool {
    one.task == other.task && one.marks == other.marks && one.width == other.width && one.height == other.height
      && one.definiteHeight == other.definiteHeight && one.breakHeight == other.breakHeight
      && one.measuringWidth == other.measuringWidth && one.measuringHeight == other.measuringHeight
      && one.inset == other.inset
  }
}

/// What a container has answered to one question, or, for ``LayoutTask/frames``, that its children were placed.
struct ContainerAnswer: ListedAnswer {
  /// What a placement is.
  fileprivate struct Marks: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    static let holds = Marks(rawValue: 1 << 0)
    /// Sweeps placed what is inside. It stays when it does not hold any more: sweeps look at what has changed.
    static let isSwept = Marks(rawValue: 1 << 1)
  }

  fileprivate var question: ContainerQuestion
  fileprivate var marks: Marks = .holds
  /// The layout in which it was given, by its last eight bits: one that passes for newer than it is stays for longer.
  private let layout: UInt8
  var next: Int32
  /// By the task: an extent; a width and a height; a baseline, or not a number where there is none.
  private var first = 0.0
  private var second = 0.0

  fileprivate init(_ output: LayoutOutput, to question: ContainerQuestion, in layout: UInt32, next: Int32) {
    self.question = question
    self.layout = UInt8(truncatingIfNeeded: layout)
    self.next = next
    switch question.task {
    case .extent: (first, second) = (output.size.width, output.size.height)
    case .firstBaseline: first = output.baseline ?? .nan
    default: first = output.extent
    }
  }

  func wasGiven(in layout: UInt32) -> Bool { self.layout == UInt8(truncatingIfNeeded: layout) }

  fileprivate var output: LayoutOutput {
    switch question.task {
    case .extent: LayoutOutput(size: LayoutSize(width: first, height: second))
    case .firstBaseline: LayoutOutput(baseline: first.isNaN ? nil : first)
    default: LayoutOutput(extent: first)
    }
  }
}

extension Arena {
  private var answers: UnsafeMutablePointer<ContainerAnswer> { contents.pointee.containerAnswers.base }

  private func firstAnswer(of node: Int32) -> Int32 {
    nodes[Int(node)].traits.contains(.isLeaf) ? -1 : nodes[Int(node)].firstAnswer
  }

  /// Forgets what a node has answered, as a leaf or as a container.
  func forgetAnswers(of node: Int32) {
    let first = nodes[Int(node)].firstAnswer
    guard first >= 0 else { return }
    guard !nodes[Int(node)].traits.contains(.isLeaf) else { return forgetMeasurements(of: node) }
    guard answers[Int(first)].marks.contains(.isSwept) else { return removeAnswers(of: node) }
    answers[Int(first)].marks.remove(.holds)
    contents.pointee.containerAnswers.giveBack(answers[Int(first)].next)
    answers[Int(first)].next = -1
  }

  /// Gives back the places of all answers.
  func removeAnswers(of node: Int32) {
    guard !nodes[Int(node)].traits.contains(.isLeaf) else { return forgetMeasurements(of: node) }
    contents.pointee.containerAnswers.giveBack(nodes[Int(node)].firstAnswer)
    nodes[Int(node)].firstAnswer = -1
  }

  // MARK: - Placements

  /// The first answer of a container, if it is a placement.
  private func lastPlacement(of node: Int32) -> UnsafeMutablePointer<ContainerAnswer>? {
    let first = firstAnswer(of: node)
    return first >= 0 && answers[Int(first)].question.task == .frames ? answers + Int(first) : nil
  }

  /// The input with which a container's children were placed last.
  func placement(of node: Int32) -> LayoutInput? {
    guard let last = lastPlacement(of: node), last.pointee.marks.contains(.holds) else { return nil }
    return last.pointee.question.input
  }

  /// The input with which sweeps placed what is inside a container last, if it was the outermost.
  func sweptInput(of node: Int32) -> LayoutInput? {
    guard let last = lastPlacement(of: node), last.pointee.marks.contains(.isSwept) else { return nil }
    return last.pointee.question.input
  }

  func storePlacement(_ input: LayoutInput, of node: Int32, isSwept: Bool = false) {
    let last = lastPlacement(of: node)
    var placement = ContainerAnswer(
      LayoutOutput(), to: ContainerQuestion(input), in: contents.pointee.layoutCount,
      next: last?.pointee.next ?? nodes[Int(node)].firstAnswer)
    if isSwept { placement.marks.insert(.isSwept) }
    if let last {
      last.pointee = placement
    } else {
      nodes[Int(node)].firstAnswer = contents.pointee.containerAnswers.place(placement)
    }
  }

  /// The container's children have been placed otherwise than its answers say.
  func forgetPlacement(of node: Int32) {
    guard let last = lastPlacement(of: node) else { return }
    let place = nodes[Int(node)].firstAnswer
    nodes[Int(node)].firstAnswer = last.pointee.next
    last.pointee.next = -1
    contents.pointee.containerAnswers.giveBack(place)
  }

  // MARK: - Answers

  func storedAnswer(of node: Int32, to input: LayoutInput) -> LayoutOutput? {
    var answer = firstAnswer(of: node)
    if answer < 0 { return nil }
    let question = ContainerQuestion(input)
    while answer >= 0 {
      if answers[Int(answer)].question == question { return answers[Int(answer)].output }
      answer = answers[Int(answer)].next
    }
    return nil
  }

  /// Puts an answer on the list, behind the placement.
  func store(_ output: LayoutOutput, of node: Int32, to input: LayoutInput) {
    let (first, layout) = (nodes[Int(node)].firstAnswer, contents.pointee.layoutCount)
    let kept = AnswerLists<ContainerAnswer>.answersKept
    contents.pointee.containerAnswers.shorten(first, to: kept, in: layout)
    let follows = lastPlacement(of: node) != nil
    let answer = ContainerAnswer(
      output, to: ContainerQuestion(input), in: layout, next: follows ? answers[Int(first)].next : first)
    let place = contents.pointee.containerAnswers.place(answer)
    if follows { answers[Int(first)].next = place } else { nodes[Int(node)].firstAnswer = place }
  }
}
