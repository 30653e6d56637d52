/// A cached answer of a node, in the list of its answers.
struct ListedAnswer<Question: Equatable & BitwiseCopyable, Value: BitwiseCopyable>: BitwiseCopyable {
  var value: Value
  let question: Question
  /// The last bits of the number of the layout.
  ///
  /// If an old answer has the same bits as a newer layout, the answer is kept longer.
  fileprivate let layout: UInt16
  /// The next answer of the same node, or the next free place; −1: none.
  fileprivate(set) var next: Int32
}

/// The cached answers of all nodes.
///
/// The answers of a node form a linked list, whose first place the node stores. The places of removed answers are
/// reused.
struct AnswerLists<Question: Equatable & BitwiseCopyable, Value: BitwiseCopyable> {
  typealias Answer = ListedAnswer<Question, Value>

  private var answers: Buffer<Answer>
  private var firstFree: Int32 = -1

  init() { answers = Buffer() }

  mutating func apply(_ operation: MemoryOperation) { answers.apply(operation) }

  var table: Table<Answer> { answers.table }

  /// The number of places, including free places.
  var count: Int { answers.count }

  /// Adds an answer at the front of a list.
  ///
  /// The last answer of a list of more than `length` answers is removed, unless it was computed in this layout: a
  /// layout computes no answer twice.
  ///
  /// - Parameter first: The first place of the list; −1: the list is empty.
  /// - Returns: The new first place of the list.
  @inline(__always) mutating func add(
    _ value: Value, to question: Question, before first: Int32, keeping length: Int, in layout: UInt32
  ) -> Int32 {
    let layout = UInt16(truncatingIfNeeded: layout)
    shorten(first, to: length, in: layout)
    let answer = Answer(value: value, question: question, layout: layout, next: first)
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
  private mutating func shorten(_ first: Int32, to length: Int, in layout: UInt16) {
    guard first >= 0, answers[Int(first)].next >= 0 else { return }
    var (previous, last, count) = (first, first, 1)
    while answers[Int(last)].next >= 0 {
      (previous, last) = (last, answers[Int(last)].next)
      count += 1
    }
    guard count > length, answers[Int(last)].layout != layout else { return }
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
