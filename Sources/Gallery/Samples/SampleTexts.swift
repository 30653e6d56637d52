extension GalleryData {
  /// Returns the value for this amount of data.
  func pick<Value>(_ short: Value, _ usual: Value, _ long: Value, _ absurd: Value) -> Value {
    switch self {
    case .short: return short
    case .usual: return usual
    case .long: return long
    case .absurd: return absurd
    }
  }

  /// Returns a text for the element `index`: a word, some words or many. Some texts are empty if the data is absurd.
  func text(_ index: Int, usual: Int) -> String {
    if self == .absurd, index % 7 == 3 { return "" }
    return SampleTexts.words(pick(1, usual, usual * 3, usual * 8), from: index)
  }

  /// Returns a number for the element `index`. An absurd one has ten digits.
  func number(_ index: Int) -> String {
    let number = index + 1
    return "\(pick(number, number * 37, number * 12_345, 9_876_543_210 - number))"
  }

  /// Returns a price for the element `index`.
  func price(_ index: Int) -> String { pick("\(index + 5)", "$\(index + 9).90", "$1\(index + 10)9.00", number(index)) }

  /// Returns a time of day for the element `index`.
  func time(_ index: Int) -> String { pick("9:41", "\(index % 12 + 1):30", "yesterday", "on a Wednesday in September") }
}

/// Texts of ordinary words. No word has more than ten letters.
enum SampleTexts {
  static let words = """
    a quiet morning on the river with friends and a bicycle wonderful afternoons begin when the weather is good and \
    breakfast takes an hour the mountains are blue from here remember to bring an umbrella because clouds gather \
    in the evening we found a restaurant near the harbour and ordered vegetables bread cheese and strawberry ice
    """.split(separator: " ").map(String.init)

  /// Returns `count` words, of which the first one depends on `index`.
  static func words(_ count: Int, from index: Int = 0) -> String {
    let first = index * 7
    let text = (first..<first + max(count, 0)).map { words[$0 % words.count] }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
