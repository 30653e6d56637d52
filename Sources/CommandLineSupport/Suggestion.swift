/// Finds the word that a misspelled word probably stands for.
package enum Suggestion {
  /// A suggestion for `word`: ` (did you mean 'layout'?)`; an empty string if no word is similar enough.
  package static func text(for word: String, among words: [String]) -> String {
    guard let nearest = nearest(to: word, among: words) else { return "" }
    return " (did you mean '\(nearest)'?)"
  }

  /// The word with the smallest edit distance to `word`.
  ///
  /// The maximum distance is a third of the letters, and one more for words of fewer than three letters.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let letters = Array(word.utf8)
    // Longer words are not compared, because the time is proportional to the product of both lengths.
    guard letters.count <= 40 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = distance(letters, Array(candidate.utf8))
      guard distance <= max(candidate.utf8.count, letters.count) / 3 + (letters.count < 3 ? 1 : 0) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The edit distance: the number of insertions, deletions, replacements and exchanges of adjacent letters.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var distance = min(last[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
