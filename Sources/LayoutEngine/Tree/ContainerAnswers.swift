// What containers have answered to questions that their state does not hold, since they, or anything below them, changed last.

/// A question to a container: everything that the answer depends on beside the container's own subtree. It is the cache key, whole.
struct ContainerQuestion: BitwiseCopyable {
  enum Kind: UInt8 {
    /// An intrinsic width of the content box. css-sizing-3 §5.1
    case minContent
    case maxContent
    /// The min-content width of the content box if leaves take any width: under StackViewLayout's rules leaves are never larger than
    /// the room.
    case leastContent
    /// The height that the content takes at a known width, without padding and border.
    case contentHeight
    /// A baseline at a known size, below the top of the border box.
    case firstBaseline
    case lastBaseline
    /// The border box that the content takes when it is laid out in a given size: what the root of a stack view adopts.
    case extentWidth
    case extentHeight
    /// The widths of the items: their states hold them, and there is no answer.
    case itemWidths

    /// The baseline that is meant, of the questions for one.
    var baselineSet: BaselineSet? { self == .firstBaseline ? .first : self == .lastBaseline ? .last : nil }

    var isIntrinsicWidth: Bool { rawValue <= Kind.leastContent.rawValue }
  }

  private(set) var kind: Kind
  /// The border box's width, and its height, where the question knows them; otherwise 0.
  var width = 0.0
  var height = 0.0
  /// The border box height on which what is inside may rely, of an intrinsic width that of the content box; NaN: none. It is not
  /// always `height`: bounds that come from the content do not count. css-sizing-3 §2
  var definiteHeight = Double.nan
  /// The content box height at which a column that wraps breaks its lines.
  var breakHeight = Double.infinity
  /// The room in which leaves inside are measured, where that is not the content box's own width.
  var room = MeasuringRoom.endless
  var leavesUseOuterRoom = false

  init(_ kind: Kind) { self.kind = kind }

  /// The same question for something else.
  func with(_ kind: Kind) -> ContainerQuestion {
    var question = self
    question.kind = kind
    return question
  }
}

extension ContainerQuestion: Equatable {
  static func == (one: ContainerQuestion, other: ContainerQuestion) -> Bool {
    one.kind == other.kind && one.width == other.width && one.height == other.height
      && one.definiteHeight.isSame(as: other.definiteHeight) && one.breakHeight == other.breakHeight
      && one.room == other.room && one.leavesUseOuterRoom == other.leavesUseOuterRoom
  }
}

extension Double {
  /// Whether a number that may be missing, which is NaN then, is missing. It is one comparison, which `isNaN` is not.
  var isNone: Bool { self != self }

  /// Whether two numbers are equal, or both none.
  func isSame(as other: Double) -> Bool { self == other || isNone && other.isNone }
}

/// What a container has answered to one question: a width, a height or a baseline; NaN where there is no baseline.
struct ContainerAnswer: ListedAnswer {
  fileprivate let question: ContainerQuestion
  /// The layout in which it was given, by its last bits: one that passes for newer than it is stays for longer.
  private let layout: UInt16
  var next: Int32
  fileprivate var value: Double

  fileprivate init(_ value: Double, to question: ContainerQuestion, in layout: UInt32, next: Int32) {
    self.question = question
    self.layout = UInt16(truncatingIfNeeded: layout)
    self.next = next
    self.value = value
  }

  func wasGiven(in layout: UInt32) -> Bool { self.layout == UInt16(truncatingIfNeeded: layout) }
}

extension Arena {
  /// Forgets what a node has answered, as a leaf or as a container.
  func removeAnswers(of node: Int32) {
    guard nodes[node].firstAnswer >= 0 else { return }
    if nodes[node].traits.contains(.isLeaf) {
      contents.leafAnswers.giveBack(nodes[node].firstAnswer)
      states[node].marks.remove(.hasUnusableAnswer)
    } else {
      contents.containerAnswers.giveBack(nodes[node].firstAnswer)
      states[node].marks.insert(.intrinsicWidthsAreLost)
    }
    nodes[node].firstAnswer = -1
  }

  func storedAnswer(of container: Int32, to question: ContainerQuestion) -> Double? {
    let answers = contents.containerAnswers.table
    var answer = nodes[container].firstAnswer
    while answer >= 0 {
      if answers[Int(answer)].question == question { return answers[Int(answer)].value }
      answer = answers[Int(answer)].next
    }
    return nil
  }

  /// Keeps an answer, in place of an earlier one to the same question.
  func store(_ value: Double, of container: Int32, to question: ContainerQuestion) {
    let answers = contents.containerAnswers.table
    var known = nodes[container].firstAnswer
    while known >= 0, answers[Int(known)].question != question { known = answers[Int(known)].next }
    guard known < 0 else {
      answers[Int(known)].value = value
      return
    }
    let (first, layout) = (nodes[container].firstAnswer, contents.layoutCount)
    let kept = AnswerLists<ContainerAnswer>.answersKept
    contents.containerAnswers.shorten(first, to: kept, in: layout)
    let answer = ContainerAnswer(value, to: question, in: layout, next: first)
    nodes[container].firstAnswer = contents.containerAnswers.place(answer)
  }
}
