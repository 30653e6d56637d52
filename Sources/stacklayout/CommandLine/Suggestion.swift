import LayoutDocument

/// Finds the word that a misspelled word probably stands for.
enum Suggestion {
  /// A suggestion for `word`: ` (did you mean 'layout'?)`; an empty string if no word is similar enough.
  static func text(for word: String, among words: [String]) -> String {
    guard let nearest = nearest(to: word, among: words) else { return "" }
    return " (did you mean '\(nearest)'?)"
  }

  /// The word with the smallest edit distance to `word`, or else the first word that contains it.
  ///
  /// The maximum distance is a third of the letters, and one more for words of fewer than three letters. The last part of
  /// a path, as in the name of a case, counts as the word, too.
  static func nearest(to word: String, among words: [String]) -> String? {
    let letters = Array(word.utf8)
    // Longer words are not compared, because the time is proportional to the product of both lengths.
    guard letters.count <= 40 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let name = candidate.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
      for spelling in [Array(candidate.utf8), name] {
        let distance = Vocabulary.distance(letters, spelling)
        guard distance <= max(spelling.count, letters.count) / 3 + (letters.count < 3 ? 1 : 0) else { continue }
        if distance < best?.distance ?? .max { best = (candidate, distance) }
      }
    }
    return best?.word ?? words.first { letters.count > 2 && $0.contains(word) }
  }
}
