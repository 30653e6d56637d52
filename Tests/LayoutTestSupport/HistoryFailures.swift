/// The differences of layouts with a history from fresh layouts.
package struct HistoryFailures {
  private var texts: [String] = []

  package init() {}

  package var isEmpty: Bool { texts.isEmpty }

  /// The number of failures, and the first failures.
  package var summary: String { "\(texts.count) failures, the first:\n\(texts.prefix(3).joined(separator: "\n"))\n" }

  /// - Parameter difference: `nil` if there is none.
  package mutating func note(_ place: String, _ difference: String?) {
    if let difference { texts.append("\(place): \(difference)") }
  }

  package mutating func note<Answer: Equatable>(_ place: String, _ answer: Answer, expected: Answer) {
    if answer != expected { texts.append("\(place): \(answer), expected \(expected)") }
  }
}
