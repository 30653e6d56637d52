/// What a command is called, takes and does: the parser and the help text are made from it.
package struct Command {
  /// An option of a command.
  package struct Option {
    /// `--format`
    package var name: String
    /// `-o`
    package var shortName: String?
    /// What the value is called in the help; `nil` for an option without a value.
    package var value: String?
    /// The values there are, if they can be listed.
    package var choices: [String]
    /// One line on what it does.
    package var summary: String

    /// Makes an option; without the name of a value it takes none.
    package init(
      name: String, shortName: String? = nil, value: String? = nil, choices: [String] = [], summary: String
    ) {
      self.name = name
      self.shortName = shortName
      self.value = value
      self.choices = choices
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
