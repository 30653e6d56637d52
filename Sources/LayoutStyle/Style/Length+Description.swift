extension Length: CustomStringConvertible {
  /// The points or the percentage of the length, or the function of lengths: `12.0`, `50.0% + 10.0`,
  /// `min(50.0%, 300.0)`.
  public var description: String {
    text { length in
      guard length.hasPercentage else { return length.points.description }
      if length.points == 0 { return "\(length.percent.description)%" }
      return "\(length.percent.description)% \(length.points < 0 ? "-" : "+") \(length.points.magnitude.description)"
    } _: { name, arguments in
      "\(name)(\(arguments.joined(separator: ", ")))"
    }
  }
}
