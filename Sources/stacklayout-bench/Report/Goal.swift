/// A line of what the engine has to show: a figure, and what it shall be.
struct Goal: Codable, Equatable {
  /// Whether larger or smaller figures are better.
  enum Sense: String, Codable {
    case atLeast
    case atMost
  }

  /// What a figure reaches.
  enum Verdict: String, Codable {
    case moonshot
    case target
    case missed
    case notMeasured
  }

  var name: String
  var sense: Sense
  var target: Double
  var moonshot: Double
  /// What follows figures: ` times`, ` ns`.
  var unit: String
  /// The figure; `nil` if it was not measured.
  var value: Double?
  /// Where the figure comes from, or why there is none.
  var remark: String

  /// What was reached.
  var verdict: Verdict {
    guard let value else { return .notMeasured }
    if reaches(value, moonshot) { return .moonshot }
    return reaches(value, target) ? .target : .missed
  }

  private func reaches(_ value: Double, _ limit: Double) -> Bool {
    sense == .atLeast ? value >= limit : value <= limit
  }
}
