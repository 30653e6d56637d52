/// Up to four answers of a container, each with its whole question, and where more of them are.
///
/// Four hold all that one layout asks of a node, unless heights decide widths below it. No answer is ever dropped while it
/// holds, so that nothing is asked twice.
struct AnswerBlock<Question: Equatable & BitwiseCopyable, Answer: BitwiseCopyable>: BitwiseCopyable {
  private var questions: (Question, Question, Question, Question)
  private var answers: (Answer, Answer, Answer, Answer)
  private var count: UInt8 = 0
  /// The block that goes on when this one is full; −1: none.
  var next: Int32 = -1

  /// An empty block; the memory is filled with what is given.
  init(filler question: Question, _ answer: Answer) {
    questions = (question, question, question, question)
    answers = (answer, answer, answer, answer)
  }

  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count == 4 }

  mutating func removeAll() { count = 0 }

  func answer(to question: Question) -> Answer? {
    if count > 0, questions.0 == question { return answers.0 }
    if count > 1, questions.1 == question { return answers.1 }
    if count > 2, questions.2 == question { return answers.2 }
    if count > 3, questions.3 == question { return answers.3 }
    return nil
  }

  /// Adds an answer to a block that is not full.
  mutating func append(_ answer: Answer, to question: Question) {
    switch count {
    case 0: (questions.0, answers.0) = (question, answer)
    case 1: (questions.1, answers.1) = (question, answer)
    case 2: (questions.2, answers.2) = (question, answer)
    default: (questions.3, answers.3) = (question, answer)
    }
    count += 1
  }
}

/// What a container has answered since it, or anything below it, changed last.
struct ContainerCache: BitwiseCopyable {
  /// The input with which the children were placed last, if they were.
  var placement: LayoutInput?
  /// The input of its last layout in sweeps. It stays when the others are forgotten: sweeps look at what has changed.
  var sweptInput: LayoutInput?
  var answers = AnswerBlock(filler: LayoutInput(task: .frames), LayoutOutput())
}

extension Arena {
  func forgetAnswers(of node: Int32) {
    var block = nodes[Int(node)].containerCache
    while block >= 0 {
      containerCaches[Int(block)].placement = nil
      containerCaches[Int(block)].answers.removeAll()
      block = containerCaches[Int(block)].answers.next
    }
    forgetMeasurements(of: node)
  }

  // MARK: - Containers

  /// The input with which a container's children were placed last.
  func placement(of node: Int32) -> LayoutInput? {
    let block = nodes[Int(node)].containerCache
    return block >= 0 ? containerCaches[Int(block)].placement : nil
  }

  func storePlacement(_ input: LayoutInput, of node: Int32) {
    if nodes[Int(node)].containerCache < 0 { nodes[Int(node)].containerCache = makeContainerCache() }
    containerCaches[Int(nodes[Int(node)].containerCache)].placement = input
  }

  /// The container's children have been placed otherwise than its cache says.
  func forgetPlacement(of node: Int32) {
    let block = nodes[Int(node)].containerCache
    if block >= 0 {
      containerCaches[Int(block)].placement = nil
      containerCaches[Int(block)].sweptInput = nil
    }
  }

  /// The input with which sweeps placed what is inside a container last, if it was the outermost.
  func sweptInput(of node: Int32) -> LayoutInput? {
    let block = nodes[Int(node)].containerCache
    return block >= 0 ? containerCaches[Int(block)].sweptInput : nil
  }

  func forgetSweptInput(of node: Int32) {
    let block = nodes[Int(node)].containerCache
    if block >= 0 { containerCaches[Int(block)].sweptInput = nil }
  }

  func storeSweptInput(_ input: LayoutInput, of node: Int32) {
    storePlacement(input, of: node)
    containerCaches[Int(nodes[Int(node)].containerCache)].sweptInput = input
  }

  func storedAnswer(of node: Int32, to input: LayoutInput) -> LayoutOutput? {
    var block = nodes[Int(node)].containerCache
    while block >= 0 {
      if let output = containerCaches[Int(block)].answers.answer(to: input) { return output }
      block = containerCaches[Int(block)].answers.next
    }
    return nil
  }

  func store(_ output: LayoutOutput, of node: Int32, to input: LayoutInput) {
    if nodes[Int(node)].containerCache < 0 { nodes[Int(node)].containerCache = makeContainerCache() }
    var block = nodes[Int(node)].containerCache
    while containerCaches[Int(block)].answers.isFull {
      if containerCaches[Int(block)].answers.next < 0 {
        let next = makeContainerCache()
        containerCaches[Int(block)].answers.next = next
      }
      block = containerCaches[Int(block)].answers.next
    }
    containerCaches[Int(block)].answers.append(output, to: input)
  }

  private func makeContainerCache() -> Int32 {
    contents.pointee.containerCaches.append(ContainerCache())
    return Int32(contents.pointee.containerCaches.count - 1)
  }

  private var containerCaches: UnsafeMutablePointer<ContainerCache> { contents.pointee.containerCaches.base }
}
