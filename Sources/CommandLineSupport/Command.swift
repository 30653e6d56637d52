/// What a command is called, takes and does: the parser and the help text are made from it.
package struct Command {
  /// What the value of an option is; its name in the help comes first.
  package enum Value {
    /// A text that is not empty.
    case text(String)
    /// One of these words.
    case choice(String, [String])
    /// A number of this range.
    case number(String, NumberRange)
    /// Names with commas between them. An option that is repeated adds names.
    case list(String)

    /// `FORMAT`
    package var name: String {
      switch self {
      case .text(let name), .choice(let name, _), .number(let name, _), .list(let name): return name
      }
    }

    /// What is wrong with a value that is not empty: `must be text or json, not 'xml'`; `nil` if nothing is.
    func obstacle(to text: String) -> String? {
      switch self {
      case .text, .list: return nil
      case .choice(_, let words):
        if words.contains(text) { return nil }
        let suggestion = Suggestion.text(for: text, among: words)
        return "must be \(words.joined(separator: " or ")), not '\(text)'\(suggestion)"
      case .number(_, let range):
        return range.number(text) == nil ? "needs \(range), not '\(text)'" : nil
      }
    }
  }

  /// An option of a command. It can be given once, unless its value is a list.
  package struct Option {
    /// `--format`
    package var name: String
    /// `-o`
    package var shortName: String?
    /// What the option takes; `nil` for an option without a value.
    package var value: Value?
    /// One line on what it does.
    package var summary: String

    /// Makes an option; without a value it takes none.
    package init(name: String, shortName: String? = nil, value: Value? = nil, summary: String) {
      self.name = name
      self.shortName = shortName
      self.value = value
      self.summary = summary
    }
  }

  /// `layout`
  package var name: String
  /// What follows the options: `FILE…`.
  package var operands: String
  /// One line on what it does.
  package var summary: String
  /// More lines for its own help.
  package var details: [String]
  /// The options, in the order of the help.
  package var options: [Option]

  /// Makes a command.
  package init(name: String, operands: String, summary: String, details: [String], options: [Option]) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options
  }
}
