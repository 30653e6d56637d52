import Testing

/// The sentence of the documentation that a test proves on a device. It is printed when the test fails.
nonisolated struct Proof: TestTrait {
  let comments: [Comment]
}

extension Trait where Self == Proof {
  /// Quotes the sentence, or the row of a table, of `README.md` or an article that a test proves.
  ///
  /// `SentenceTests` finds the sentence in the documentation. Spaces and line breaks are equivalent.
  nonisolated static func proves(_ sentence: String) -> Proof { Proof(comments: [Comment(rawValue: sentence)]) }
}
