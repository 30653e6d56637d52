/// The parsed words of a command line after the command's name.
struct Arguments: Equatable {
  /// The words that are not options, in order.
  private(set) var operands: [String] = []
  /// The values of the options, by full name.
  ///
  /// The value of an option without a value is an empty string. The values of a repeated list option are separated by
  /// commas.
  private(set) var values: [String: String] = [:]
  /// Whether the help option was given.
  private(set) var requestsHelp = false

  private var numbers: [String: Double] = [:]
  private let command: String

  /// Parses `words` by the options of `command`.
  ///
  /// The forms are `--name value`, `--name=value`, `-o value`, `-ovalue`, and `--` before operands that begin with a
  /// dash. A single dash is an operand.
  init(_ words: ArraySlice<String>, for command: Command) throws(ToolError) {
    self.command = command.name
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-h" || word == "--help" {
        requestsHelp = true
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
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The number of an option, which is in the option's range; `nil` if the option was not given.
  func number(of option: String) -> Double? { numbers[option] }

  private mutating func readLongOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(ToolError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    if name == "--help" { throw .usage("option '--help' takes no value, got '\(parts[1])'", command: command.name) }
    guard let option = command.options.first(where: { $0.name == name }) else {
      let suggestion = Suggestion.text(for: name, among: command.options.map { $0.name } + ["--help"])
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
    guard let kind = option.value else {
      if let value { throw .usage("option '\(name)' takes no value, got '\(value)'", command: command) }
      return try insert("", of: option, called: name)
    }
    guard let value = value ?? Arguments.nextValue(&rest), !value.isEmpty else {
      throw .usage("option '\(name)' needs a value", command: command)
    }
    if let obstacle = kind.obstacle(to: value) {
      throw .usage("option '\(name)' \(obstacle)", command: command)
    }
    if case .number(_, let range) = kind { numbers[option.name] = range.number(value) }
    try insert(value, of: option, called: name)
  }

  /// Stores a value.
  ///
  /// Repeating an option is an error unless its value is a list, because the intended value is ambiguous.
  private mutating func insert(
    _ value: String, of option: Command.Option, called name: String
  ) throws(ToolError) {
    guard let earlier = values.updateValue(value, forKey: option.name) else { return }
    guard case .list = option.value else { throw .usage("option '\(name)' is given twice", command: command) }
    values[option.name] = earlier + "," + value
  }

  /// The next word, unless it is an option; a single dash and negative numbers are values.
  private static func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let word = rest.first else { return nil }
    let second = word.utf8.dropFirst().first ?? UInt8(ascii: "0")
    let isOption = word.hasPrefix("-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    return isOption ? nil : rest.removeFirst()
  }
}
