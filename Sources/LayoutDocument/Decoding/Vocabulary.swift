/// The words that are allowed at one place of a document, with suggestions for misspelt words.
package struct Vocabulary: Sendable {
  package let words: [String]
  private let spelling: [UInt8]
  private let ends: [Int]

  package init(_ words: [String]) {
    self.words = words
    var spelling: [UInt8] = []
    var ends: [Int] = []
    for word in words {
      spelling += Array(word.utf8)
      ends.append(spelling.count)
    }
    self.spelling = spelling
    self.ends = ends
  }

  /// Returns the index of the word that is spelt by the bytes in `range`.
  func index(of bytes: [UInt8], in range: Range<Int>) -> Int? {
    var start = 0
    for (index, end) in ends.enumerated() {
      if end - start == range.count {
        var offset = 0
        while offset < range.count, spelling[start + offset] == bytes[range.lowerBound + offset] { offset += 1 }
        if offset == range.count { return index }
      }
      start = end
    }
    return nil
  }

  /// The words as a list in a message: `row, column or rowReverse`.
  var list: String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " or " : ", " }
      text += word
    }
    return text
  }

  /// Returns the word that is most similar to `bytes`; `nil` if none is similar.
  ///
  /// Case, hyphens and underscores are ignored, and so is a prefix `flex`, as in CSS: `flex-direction` is similar to
  /// `direction`, `no-wrap` to `noWrap`.
  func nearest(to bytes: [UInt8]) -> String? {
    let longest = 64
    guard bytes.count <= longest else { return nil }
    var candidates = [Vocabulary.simplified(bytes)]
    let prefix = Array("flex".utf8)
    if candidates[0].count > prefix.count, candidates[0].starts(with: prefix) {
      candidates.append(Array(candidates[0].dropFirst(prefix.count)))
    }
    var best: (word: String, distance: Int)?
    for word in words {
      let target = Vocabulary.simplified(Array(word.utf8))
      for candidate in candidates {
        let distance = Vocabulary.distance(candidate, target)
        let isNear = distance <= max(1, min(candidate.count, target.count) / 3)
        if isNear, distance < candidate.count, distance < best?.distance ?? .max { best = (word, distance) }
      }
    }
    return best?.word
  }

  private static func simplified(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      result.append(isUpper ? byte | 0x20 : byte)
    }
    return result
  }

  /// Returns the edit distance of two texts.
  ///
  /// This is the minimum number of letters to insert, remove, replace or exchange with a neighbor. The time is
  /// proportional to the product of both lengths.
  package static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
