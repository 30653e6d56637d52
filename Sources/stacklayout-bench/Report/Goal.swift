/// A goal of the engine: a figure and its limits.
struct Goal: Codable, Equatable {
  /// Whether larger or smaller figures are better.
  enum Sense: String, Codable {
    case atLeast
    case atMost
  }

  /// The result of comparing a figure with its limits.
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
  /// The unit of the figure: ` times`, ` ns`.
  let unit: String
  /// The figure; `nil` if it was not measured.
  let value: Double?
  /// The source of the figure, or the reason why there is none.
  let remark: String
  /// The result of the comparison with the limits.
  let verdict: Verdict

  /// Creates a goal. If there is no figure, `remark` states the reason.
  init(_ name: String, _ limits: Limits, value: Double?, remark: String) {
    self.name = name
    self.value = value
    self.remark = remark
    (sense, target, moonshot, unit) = (limits.sense, limits.target, limits.moonshot, limits.unit)
    verdict = value.map(limits.verdict) ?? .notMeasured
  }

  /// The limits of a figure.
  struct Limits {
    var sense: Sense
    var target: Double
    var moonshot: Double
    var unit: String

    /// At least `target`, ideally `moonshot`.
    static func atLeast(_ target: Double, _ moonshot: Double, _ unit: String) -> Limits {
      Limits(sense: .atLeast, target: target, moonshot: moonshot, unit: unit)
    }

    /// At most `target`, ideally `moonshot`.
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
