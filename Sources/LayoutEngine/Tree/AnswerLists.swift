/// A cached answer of a node, in the list of its answers.
struct ListedAnswer<Question: Equatable & BitwiseCopyable, Value: BitwiseCopyable>: BitwiseCopyable {
  var value: Value
  let question: Question
  /// The last bits of the number of the layout, and a bit for ``isReplacement``.
  ///
  /// If an old answer has the same bits as a newer layout, the answer is kept longer.
  private let origin: UInt16
  /// The next answer of the same node, or the next free place; −1: none.
  fileprivate(set) var next: Int32

  fileprivate init(_ value: Value, to question: Question, in layout: UInt32, isReplacement: Bool, next: Int32) {
    (self.value, self.question, self.next) = (value, question, next)
    origin = Self.origin(layout) | (isReplacement ? 1 : 0)
  }

  /// Whether the value replaces an invalid one.
  var isReplacement: Bool { origin & 1 != 0 }

  fileprivate func isOf(_ layout: UInt32) -> Bool { origin & ~1 == Self.origin(layout) }

  private static func origin(_ layout: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: layout &<< 1) }
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
  /// - Parameters:
  ///   - first: The first place of the list; −1: the list is empty.
  ///   - isReplacement: Whether the value replaces an invalid one.
  /// - Returns: The new first place of the list.
  @inline(__always) mutating func add(
    _ value: Value, to question: Question, before first: Int32, keeping length: Int, in layout: UInt32,
    isReplacement: Bool = false
  ) -> Int32 {
    shorten(first, to: length, in: layout)
    let answer = Answer(value, to: question, in: layout, isReplacement: isReplacement, next: first)
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
  ///
  /// Answers that replace invalid ones are kept longer, because they are reported.
  private mutating func shorten(_ first: Int32, to length: Int, in layout: UInt32) {
    guard first >= 0, answers[Int(first)].next >= 0 else { return }
    var (previous, last, count) = (first, first, 1)
    while answers[Int(last)].next >= 0 {
      (previous, last) = (last, answers[Int(last)].next)
      count += 1
    }
    let length = answers[Int(last)].isReplacement ? 4 * length : length
    guard count > length, !answers[Int(last)].isOf(layout) else { return }
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
