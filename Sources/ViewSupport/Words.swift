extension StringProtocol {
  /// The words of a text. Between them, white space permits a line break.
  ///
  /// Spaces of the class GL in UAX #14, such as the no-break space in "10 km", are parts of words.
  package var words: [SubSequence] { split { $0.isWhitespace && !"\u{A0}\u{2007}\u{202F}".contains($0) } }
}
