/// Finds what was probably meant.
package enum Suggestion {
  /// The word that is nearest to `word`, if one is near enough: ` (did you mean 'layout'?)`, else nothing.
  package static func text(for word: String, among words: [String]) -> String {
    guard let nearest = nearest(to: word, among: words) else { return "" }
    return " (did you mean '\(nearest)'?)"
  }

  /// The word with the fewest changes to `word`, at most a third of its letters and one for short words.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let letters = Array(word.utf8)
    // Nobody types a command that long.
    guard letters.count <= 40 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = distance(letters, Array(candidate.utf8))
      guard distance <= max(candidate.utf8.count, letters.count) / 3 + (letters.count < 3 ? 1 : 0) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// How many letters must be inserted, left out, replaced or exchanged with their neighbour.
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
