/// An answer that a node has given, on the list of its answers.
protocol ListedAnswer: BitwiseCopyable {
  /// The next answer of the same node, or the next free place; −1: none.
  var next: Int32 { get set }
  /// Whether it was given in a layout, by the number of that.
  func wasGiven(in layout: UInt32) -> Bool
}

/// The answers of all nodes. Those of a node are a list, whose first place the node knows, and the places of those that are
/// forgotten are used again.
struct AnswerLists<Answer: ListedAnswer> {
  private var answers: Buffer<Answer>
  private var firstFree: Int32 = -1

  /// How many answers of earlier layouts a list keeps. Those of the current layout are all kept, so that nothing is asked twice
  /// in it.
  static var answersKept: Int { 8 }

  init() { answers = Buffer() }

  init(copying other: AnswerLists) {
    answers = Buffer(copying: other.answers)
    firstFree = other.firstFree
  }

  func free() { answers.free() }

  #if DEBUG
    /// Counts accesses to the memory from now on.
    mutating func countAccesses(_ counter: AccessCounter) { answers.counter = counter }
  #endif

  var table: Table<Answer> {
    @inline(__always) get { answers.table }
  }

  /// How many places there are, free ones among them.
  var count: Int { answers.count }

  /// Keeps an answer in a free place, which belongs to no list yet.
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

  /// Drops the last answer of a list that has become longer than `length`, unless it was given in this layout.
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

  /// Forgets all answers, and keeps the memory.
  mutating func removeAll() {
    answers.truncate(to: 0)
    firstFree = -1
  }

  /// Frees the places of a list, or of the rest of one.
  mutating func giveBack(_ first: Int32) {
    guard first >= 0 else { return }
    var last = first
    while answers[Int(last)].next >= 0 { last = answers[Int(last)].next }
    answers[Int(last)].next = firstFree
    firstFree = first
  }
}
