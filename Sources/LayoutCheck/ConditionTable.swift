/// A condition of a node that holds at consecutive widths of one run.
struct ConditionInterval: BitwiseCopyable {
  /// The number of the condition.
  var condition: Int32
  /// The number of the run, which has one direction and text size.
  var run: Int32
  /// The first and the last width.
  var from: Int32
  var to: Int32
  /// The amount by which the condition holds at the first width, in points.
  var amount: Double
  /// The index of another node, or 0 for the horizontal and 1 for the vertical axis, at the first width.
  var detail: Int32
}

/// The conditions that hold at the current width, and the intervals of earlier widths at which conditions held.
struct ConditionTable {
  private struct State: BitwiseCopyable {
    var from: Int32 = -1
    var detail: Int32 = -1
    var amount = 0.0
  }

  private var states: [State]
  private(set) var intervals: [ConditionInterval] = []
  /// The number of the current run.
  var run: Int32 = 0

  /// The tolerance in points: sums of fractions are not exact, and text may be 1/64 point longer than its line.
  static let tolerance = 0.05

  init(count: Int) { states = Array(repeating: State(), count: count) }

  /// Adds a condition.
  mutating func append() { states.append(State()) }

  /// Notes the amount by which a condition holds at a width, in points.
  ///
  /// The condition does not hold if the amount is within the tolerance.
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

  /// The conditions that hold at the current width.
  var current: [Int32] {
    states.indices.compactMap { states[$0].from >= 0 ? Int32($0) : nil }
  }

  /// Removes the intervals of earlier widths.
  mutating func removeIntervals() { intervals.removeAll(keepingCapacity: true) }

  /// Adds a complete interval.
  mutating func append(_ condition: Int, from: Int32, to: Int32, _ amount: Double, detail: Int32) {
    intervals.append(
      ConditionInterval(
        condition: Int32(condition), run: run, from: from, to: to, amount: amount, detail: detail))
  }

  /// Ends all intervals before a width, at the end of a run.
  mutating func endRun(before width: Int32) {
    for condition in states.indices where states[condition].from >= 0 { close(condition, before: width) }
  }
}
