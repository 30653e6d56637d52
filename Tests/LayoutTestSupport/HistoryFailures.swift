/// Where something with a history differs from something without.
package struct HistoryFailures {
  private var texts: [String] = []

  package init() {}

  package var isEmpty: Bool { texts.isEmpty }

  /// How many there are, and the first ones.
  package var summary: String { "\(texts.count) failures, the first:\n\(texts.prefix(3).joined(separator: "\n"))\n" }

  /// - Parameter difference: `nil` where there is none.
  package mutating func note(_ place: String, _ difference: String?) {
    if let difference { texts.append("\(place): \(difference)") }
  }

  package mutating func note<Answer: Equatable>(_ place: String, _ answer: Answer, expected: Answer) {
    if answer != expected { texts.append("\(place): \(answer), expected \(expected)") }
  }
}
