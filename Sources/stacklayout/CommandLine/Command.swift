/// The name, the arguments and the options of a command, from which the parser and the help text are made.
struct Command {
  /// The kind of an option's value.
  ///
  /// The first associated value is the name of the value in the help text.
  enum Value {
    /// A text that is not empty.
    case text(String)
    /// One of several words.
    ///
    /// The other words are suggested for words that are not similar to them, in lower case.
    case choice(String, [String], suggestions: [String: String] = [:])
    /// A number in a range.
    case number(String, NumberRange)
    /// Names separated by commas.
    ///
    /// A repeated option adds names.
    case list(String)

    /// The name of the value in the help text: `FORMAT`.
    var name: String {
      switch self {
      case .text(let name), .choice(let name, _, _), .number(let name, _), .list(let name): return name
      }
    }

    /// The reason why a nonempty value is invalid: `must be text or json, not 'xml'`; `nil` if the value is valid.
    func obstacle(to text: String) -> String? {
      switch self {
      case .text, .list: return nil
      case .choice(_, let words, let suggestions):
        if words.contains(text) { return nil }
        let suggested = suggestions[text.lowercased()].map { " (did you mean '\($0)'?)" }
        let suggestion = suggested ?? Suggestion.text(for: text, among: words)
        return "must be \(words.joined(separator: " or ")), not '\(text)'\(suggestion)"
      case .number(_, let range):
        return range.number(text) == nil ? "needs \(range), not '\(text)'" : nil
      }
    }
  }

  /// An option of a command.
  ///
  /// It can be given once, unless its value is a list.
  struct Option {
    /// The name of the option: `--format`.
    var name: String
    /// The short name of the option: `-o`.
    var shortName: String?
    /// The kind of the option's value; `nil` for an option without a value.
    var value: Value?
    /// A description of the option in one line.
    var summary: String

    /// Creates an option.
    ///
    /// By default, the option has no short name and no value.
    init(name: String, shortName: String? = nil, value: Value? = nil, summary: String) {
      self.name = name
      self.shortName = shortName
      self.value = value
      self.summary = summary
    }
  }

  /// The name of the command: `layout`.
  var name: String
  /// The operands after the options: `FILE…`.
  var operands: String
  /// A description of the command in one line.
  var summary: String
  /// Additional lines for the help text of the command.
  var details: [String]
  /// The options, in the order of the help text.
  var options: [Option]

  /// Creates a command.
  init(name: String, operands: String, summary: String, details: [String], options: [Option]) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options
  }
}
