// Cached results of containers that their states do not hold, valid until they or their descendants change.

/// The input of a computation for a container: the complete cache key.
///
/// The key contains each value that the result depends on, besides the container's subtree.
struct ContainerQuestion: BitwiseCopyable {
  enum Kind: UInt8 {
    /// An intrinsic width of the content box. css-sizing-3 §5.1
    case minContent
    case maxContent
    /// The min-content width of the content box if leaves accept any width.
    ///
    /// See ``Deviations/leavesFitAnyWidth``.
    case leastContent
    /// The height of the content at a known width, without padding and border.
    case contentHeight
    /// A baseline at a known size, as a distance from the top of the border box.
    case firstBaseline
    case lastBaseline
    /// The border box of the content after a layout in a given size, which the root of a stack view adopts; for a
    /// container of another kind at the root, in the limits of the space.
    case extentWidth
    case extentHeight

    /// The baseline set of a baseline computation; otherwise `nil`.
    var baselineSet: BaselineSet? { self == .firstBaseline ? .first : self == .lastBaseline ? .last : nil }

    var isIntrinsicWidth: Bool { rawValue <= Kind.leastContent.rawValue }
  }

  // The numbers come first, so that a stored answer has no unused bytes between its values.

  /// The width and the height of the border box if they are known, or the limits for the extent; otherwise 0.
  var width = 0.0
  var height = 0.0
  /// The definite border box height for the content; NaN: indefinite.
  ///
  /// For intrinsic widths, the value is the height of the content box. It can differ from `height`, because bounds that
  /// depend on the content do not count. css-sizing-3 §2
  var definiteHeight = Double.nan
  /// The content box height at which a wrapping column breaks its lines.
  var breakHeight = Double.infinity
  /// The available space in which leaves are measured, if it is not the content box's own width.
  var availableSpace = MeasureSpace.endless
  var widthFollowsContent = false
  private(set) var kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Returns the same input for another kind of result.
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
      && one.availableSpace == other.availableSpace && one.widthFollowsContent == other.widthFollowsContent
  }
}

extension Arena {
  /// Removes the cached answers of a node, as a leaf or as a container.
  ///
  /// - Returns: The number of answers of a container.
  @discardableResult func removeAnswers(of node: Int32) -> Int {
    guard nodes[node].firstAnswer >= 0 else { return 0 }
    var count = 0
    if nodes[node].traits.contains(.isLeaf) {
      contents.leafAnswers.giveBack(nodes[node].firstAnswer)
    } else {
      count = contents.containerAnswers.giveBack(nodes[node].firstAnswer)
      states[node].marks.insert(.intrinsicWidthsAreLost)
    }
    nodes[node].firstAnswer = -1
    return count
  }

  func storedAnswer(of container: Int32, to question: ContainerQuestion) -> Double? {
    let answers = contents.containerAnswers.table
    var answer = nodes[container].firstAnswer
    while answer >= 0 {
      if answers[Int(answer)].question == question { return answers[Int(answer)].value }
      answer = answers[Int(answer)].next
    }
    return contents.answerLimit.isExceeded ? lastAnswer(of: container, to: question.kind) : nil
  }

  /// The last answer of a kind, where the container has no further answers of this kind: see ``AnswerLimit``.
  @inline(never) private func lastAnswer(of container: Int32, to kind: ContainerQuestion.Kind) -> Double? {
    let answers = contents.containerAnswers.table
    var (answer, count, last) = (nodes[container].firstAnswer, 0, Double?.none)
    while answer >= 0 {
      if answers[Int(answer)].question.kind == kind {
        count += 1
        last = last ?? answers[Int(answer)].value
      }
      answer = answers[Int(answer)].next
    }
    return count >= AnswerLimit.kept ? last : nil
  }

  /// Stores an answer, and replaces an earlier answer to the same question.
  ///
  /// The answer is a width, a height or a baseline; NaN: there is no baseline.
  func store(_ value: Double, of container: Int32, to question: ContainerQuestion) {
    let answers = contents.containerAnswers.table
    var (known, searched) = (nodes[container].firstAnswer, 0)
    while known >= 0, answers[Int(known)].question != question {
      known = answers[Int(known)].next
      searched += 1
    }
    noteAnswer(besides: searched)
    guard known < 0 else {
      answers[Int(known)].value = value
      return
    }
    // Besides the new answer, the list keeps eight answers of earlier layouts.
    nodes[container].firstAnswer = contents.containerAnswers.add(
      value, to: question, before: nodes[container].firstAnswer, keeping: 8, in: contents.layoutCount)
  }
}
