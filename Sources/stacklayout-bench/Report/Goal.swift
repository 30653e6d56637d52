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

  let name: String
  let sense: Sense
  let target: Double
  let moonshot: Double
  /// What follows figures: ` times`, ` ns`.
  let unit: String
  /// The figure; `nil` if it was not measured.
  let value: Double?
  /// Where the figure comes from, or why there is none.
  let remark: String
  /// What was reached.
  let verdict: Verdict

  /// A line whose figure may be missing: then `remark` says why.
  init(_ name: String, _ limits: Limits, value: Double?, remark: String) {
    self.name = name
    self.value = value
    self.remark = remark
    (sense, target, moonshot, unit) = (limits.sense, limits.target, limits.moonshot, limits.unit)
    verdict = value.map(limits.verdict) ?? .notMeasured
  }

  /// What a figure shall be.
  struct Limits {
    var sense: Sense
    var target: Double
    var moonshot: Double
    var unit: String

    /// At least `target`, and better `moonshot`.
    static func atLeast(_ target: Double, _ moonshot: Double, _ unit: String) -> Limits {
      Limits(sense: .atLeast, target: target, moonshot: moonshot, unit: unit)
    }

    /// At most `target`, and better `moonshot`.
    static func atMost(_ target: Double, _ moonshot: Double, _ unit: String) -> Limits {
      Limits(sense: .atMost, target: target, moonshot: moonshot, unit: unit)
    }

    fileprivate func verdict(_ value: Double) -> Verdict {
      if reaches(value, moonshot) { return .moonshot }
      return reaches(value, target) ? .target : .missed
    }

    private func reaches(_ value: Double, _ limit: Double) -> Bool {
      sense == .atLeast ? value >= limit : value <= limit
    }
  }
}
