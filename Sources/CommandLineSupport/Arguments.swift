/// The command line after the command's name, taken apart.
package struct Arguments: Equatable {
  /// What is not an option, in order.
  package private(set) var operands: [String] = []
  /// The values of options, by their full names; the last one counts. An option without a value has an empty one.
  package private(set) var values: [String: String] = [:]
  /// Whether help was asked for.
  package private(set) var asksForHelp = false

  private let command: String

  /// Takes `words` apart as `command` declares them: `--name value`, `--name=value`, `-o value`, `-ovalue`, and `--` before
  /// operands that begin with a dash. A dash alone is an operand.
  package init(_ words: ArraySlice<String>, for command: Command) throws(ToolError) {
    self.command = command.name
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-h" || word == "--help" {
        asksForHelp = true
      } else if word.hasPrefix("--") {
        try readLongOption(word, &rest, command)
      } else if word.hasPrefix("-"), word != "-" {
        try readShortOption(word, &rest, command)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether an option was given.
  package func has(_ option: String) -> Bool { values[option] != nil }

  /// The number of an option, 0 or more; `nil` if the option was not given.
  package func number(of option: String) throws(ToolError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number.isFinite, number >= 0 else {
      throw .usage("option '\(option)' needs a number, 0 or more, not '\(text)'", command: command)
    }
    return number
  }

  private mutating func readLongOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(ToolError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = command.options.first(where: { $0.name == name }) else {
      let suggestion = Suggestion.text(for: name, among: command.options.map(\.name) + ["--help"])
      throw .usage("unknown option '\(name)'\(suggestion)", command: command.name)
    }
    try set(option, called: name, to: parts.count > 1 ? parts[1] : nil, &rest)
  }

  private mutating func readShortOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(ToolError) {
    let name = String(word.prefix(2))
    guard let option = command.options.first(where: { $0.shortName == name }) else {
      throw .usage("unknown option '\(word)'", command: command.name)
    }
    let value = word.dropFirst(2)
    try set(option, called: name, to: value.isEmpty ? nil : String(value), &rest)
  }

  private mutating func set(
    _ option: Command.Option, called name: String, to value: String?, _ rest: inout ArraySlice<String>
  ) throws(ToolError) {
    guard option.value != nil else {
      if let value { throw .usage("option '\(name)' takes no value, got '\(value)'", command: command) }
      values[option.name] = ""
      return
    }
    guard let value = value ?? Arguments.nextValue(&rest), !value.isEmpty else {
      throw .usage("option '\(name)' needs a value", command: command)
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let choices = option.choices.joined(separator: " or ")
      let suggestion = Suggestion.text(for: value, among: option.choices)
      throw .usage("option '\(name)' must be \(choices), not '\(value)'\(suggestion)", command: command)
    }
    values[option.name] = value
  }

  /// The next word, unless it is an option itself; a dash alone and negative numbers are values.
  private static func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let word = rest.first else { return nil }
    let second = word.utf8.dropFirst().first ?? UInt8(ascii: "0")
    let isOption = word.hasPrefix("-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    return isOption ? nil : rest.removeFirst()
  }
}
