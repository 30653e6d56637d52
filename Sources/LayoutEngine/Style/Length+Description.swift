extension Length: CustomStringConvertible {
  /// The points or the percentage of the length, or the function of lengths: `12.0`, `50.0% + 10.0`,
  /// `min(50.0%, 300.0)`.
  public var description: String {
    guard let function else { return Length.text(percent: hasPercentage ? percent : nil, points: points) }
    func call(_ name: String, _ arguments: [String]) -> String { "\(name)(\(arguments.joined(separator: ", ")))" }
    return function.text({ $0.description }, call)
  }

  private static func text(percent: Double?, points: Double) -> String {
    guard let percent else { return points.description }
    if points == 0 { return "\(percent.description)%" }
    return "\(percent.description)% \(points < 0 ? "-" : "+") \(points.magnitude.description)"
  }
}
