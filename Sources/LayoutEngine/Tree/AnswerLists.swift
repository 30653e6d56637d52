/// A cached answer of a node, in the list of its answers.
protocol ListedAnswer: BitwiseCopyable {
  /// The next answer of the same node, or the next free place; −1: none.
  var next: Int32 { get set }
  /// Returns whether the answer was computed in a layout, which is identified by its number.
  func wasGiven(in layout: UInt32) -> Bool
}

/// The cached answers of all nodes.
///
/// The answers of a node form a linked list, whose first place the node stores. The places of removed answers are
/// reused.
struct AnswerLists<Answer: ListedAnswer> {
  private var answers: Buffer<Answer>
  private var firstFree: Int32 = -1

  /// The number of answers of earlier layouts that a list keeps.
  ///
  /// All answers of the current layout are kept, so that a layout computes no answer twice.
  static var answersKept: Int { 8 }

  init() { answers = Buffer() }

  init(copying other: AnswerLists) {
    answers = Buffer(copying: other.answers)
    firstFree = other.firstFree
  }

  func free() { answers.free() }

  #if DEBUG
    /// Starts to count accesses to the memory.
    mutating func countAccesses(_ counter: AccessCounter) { answers.counter = counter }
  #endif

  var table: Table<Answer> { answers.table }

  /// The number of places, including free places.
  var count: Int { answers.count }

  /// Stores an answer in a free place, without a list.
  @inline(__always) mutating func place(_ answer: Answer) -> Int32 {
    guard firstFree >= 0 else {
      answers.append(answer)
      return Int32(answers.count - 1)
    }
    let place = firstFree
    firstFree = answers[Int(place)].next
    answers[Int(place)] = answer
    return place
  }

  /// Removes the last answer of a list longer than `length`, unless the answer was computed in this layout.
  @inline(__always) mutating func shorten(_ first: Int32, to length: Int, in layout: UInt32) {
    guard first >= 0, answers[Int(first)].next >= 0 else { return }
    var (previous, last, count) = (first, first, 1)
    while answers[Int(last)].next >= 0 {
      (previous, last) = (last, answers[Int(last)].next)
      count += 1
    }
    guard count > length, !answers[Int(last)].wasGiven(in: layout) else { return }
    answers[Int(previous)].next = -1
    giveBack(last)
  }

  /// Removes all answers and keeps the memory.
  mutating func removeAll() {
    answers.truncate(to: 0)
    firstFree = -1
  }

  /// Frees the places of a list, or of the rest of a list.
  ///
  /// - Returns: The number of places.
  @discardableResult mutating func giveBack(_ first: Int32) -> Int {
    guard first >= 0 else { return 0 }
    var (last, count) = (first, 1)
    while answers[Int(last)].next >= 0 {
      last = answers[Int(last)].next
      count += 1
    }
    answers[Int(last)].next = firstFree
    firstFree = first
    return count
  }
}
