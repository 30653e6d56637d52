/// A condition of a node that holds at neighbouring widths of one run.
struct ConditionInterval: BitwiseCopyable {
  /// Which condition.
  var condition: Int32
  /// The direction and the text size: the number of the run.
  var run: Int32
  /// The first and the last width.
  var from: Int32
  var to: Int32
  /// By how many points it holds at the first width.
  var amount: Double
  /// Another node, or 0 for the horizontal axis and 1 for the vertical one, at the first width.
  var detail: Int32
}

/// The conditions that hold at the width at hand, and the intervals of widths at which conditions held before.
struct ConditionTable {
  private struct State: BitwiseCopyable {
    var from: Int32 = -1
    var detail: Int32 = -1
    var amount = 0.0
  }

  private var states: [State]
  private(set) var intervals: [ConditionInterval] = []
  /// The run that is at work.
  var run: Int32 = 0

  /// A difference of fewer points is no fault: sums of fractions are never exact, and text may be a 64th longer than its line.
  static let tolerance = 0.05

  init(count: Int) { states = Array(repeating: State(), count: count) }

  /// Adds a condition.
  mutating func append() { states.append(State()) }

  /// Notes by how many points a condition holds at a width. It does not if these are less than the tolerance.
  @inline(__always) mutating func note(_ condition: Int, _ amount: Double, detail: Int32 = -1, at width: Int32) {
    if amount > ConditionTable.tolerance {
      if states[condition].from < 0 { states[condition] = State(from: width, detail: detail, amount: amount) }
    } else if states[condition].from >= 0 {
      close(condition, before: width)
    }
  }

  private mutating func close(_ condition: Int, before width: Int32) {
    let state = states[condition]
    states[condition].from = -1
    intervals.append(
      ConditionInterval(
        condition: Int32(condition), run: run, from: state.from, to: width - 1, amount: state.amount,
        detail: state.detail))
  }

  /// Notes an interval that is known as a whole.
  mutating func append(_ condition: Int, from: Int32, to: Int32, _ amount: Double, detail: Int32) {
    intervals.append(
      ConditionInterval(
        condition: Int32(condition), run: run, from: from, to: to, amount: amount, detail: detail))
  }

  /// Ends all intervals before a width: that behind the last one.
  mutating func endRun(before width: Int32) {
    for condition in states.indices where states[condition].from >= 0 { close(condition, before: width) }
  }
}
