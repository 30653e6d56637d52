import CommandLineSupport

/// Scripts that complete the tool's commands, options and values in a shell, made from the declared commands.
enum ShellCompletion: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script, which the shell reads when it starts.
  var script: String {
    switch self {
    case .bash: return bashScript
    case .zsh: return zshScript
    case .fish: return fishScript
    }
  }

  // MARK: - Bash

  private var bashScript: String {
    var script = """
      # Completes the arguments of stacklayout in bash.
      _stacklayout() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words='' kind=-f
        if [ "$COMP_CWORD" -eq 1 ]; then
          words='\((Command.all.map { $0.name } + Self.globalOptions.map { $0.name }).joined(separator: " "))'
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]} $previous" in

      """
    for command in Command.all {
      for option in command.options {
        guard let value = option.value else { continue }
        let names = [option.name, option.shortName].compactMap { $0 }.map { "'\(command.name) \($0)'" }
        script += "    \(names.joined(separator: " | "))) \(Self.bashAction(value)) ;;\n"
      }
    }
    script += """
          'help '*) words='\(Command.all.map { $0.name }.joined(separator: " "))' kind='' ;;
          *)
            case "${COMP_WORDS[1]}" in

      """
    for command in Command.all where !command.options.isEmpty {
      script += "        \(command.name)) words='\(Self.optionNames(of: command).joined(separator: " "))' ;;\n"
    }
    script += """
            esac
            case $current in -*) kind='' ;; *) words='' ;; esac
            ;;
        esac
        COMPREPLY=($(compgen ${kind:+"$kind"} -W "$words" -- "$current"))
      }
      complete -o filenames -F _stacklayout stacklayout

      """
    return script
  }

  private static func bashAction(_ value: Command.Value) -> String {
    switch (value, value.completedFiles) {
    case (.choice(_, let words), _): return "words='\(words.joined(separator: " "))' kind=''"
    case (_, .files): return "kind=-f"
    case (_, .folders): return "kind=-d"
    default: return "kind=''"
    }
  }

  // MARK: - Zsh

  private var zshScript: String {
    var script = """
      #compdef stacklayout
      # Completes the arguments of stacklayout in zsh.
      _stacklayout() {
        if ((CURRENT == 2)); then
          local -a commands
          commands=(

      """
    for (name, summary) in Command.all.map({ ($0.name, $0.summary) }) + Self.globalOptions {
      script += "      '\(name):\(Self.quoted(summary, escaping: ":"))'\n"
    }
    script += """
          )
          _describe command commands
          return
        fi
        case ${words[2]} in

      """
    for command in Command.all {
      script += "    \(command.name))\n      shift words\n      ((CURRENT--))\n      _arguments"
      for option in command.options { script += Self.zshOption(option) }
      let operands = command.name == Command.help.name ? "_values command \(Self.commandNames)" : "_files"
      script += " \\\n        '--help[Show this help]' \\\n        '*: :\(operands)'\n      ;;\n"
    }
    return script
      + "  esac\n}\nif [ \"$funcstack[1]\" = _stacklayout ]; then _stacklayout; else compdef _stacklayout stacklayout; fi\n"
  }

  private static func zshOption(_ option: Command.Option) -> String {
    [option.name, option.shortName].compactMap { $0 }.map { name in
      let value = option.value.map { ":\($0.name):\(zshAction($0))" } ?? ""
      return " \\\n        '\(name)[\(quoted(option.summary, escaping: ":[]"))]\(value)'"
    }.joined()
  }

  private static func zshAction(_ value: Command.Value) -> String {
    switch (value, value.completedFiles) {
    case (.choice(_, let words), _): return "(\(words.joined(separator: " ")))"
    case (_, .files): return "_files"
    case (_, .folders): return "_files -/"
    default: return ""
    }
  }

  // MARK: - Fish

  private var fishScript: String {
    var script = "# Completes the arguments of stacklayout in fish.\n"
    for (name, summary) in Command.all.map({ ($0.name, $0.summary) }) {
      script += "complete -c stacklayout -n __fish_use_subcommand -f -a \(name) -d '\(Self.quoted(summary))'\n"
    }
    for (name, summary) in Self.globalOptions {
      script +=
        "complete -c stacklayout -n __fish_use_subcommand -f -l \(name.dropFirst(2)) -d '\(Self.quoted(summary))'\n"
    }
    for command in Command.all {
      let condition = "complete -c stacklayout -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        script += "\(condition) -l \(option.name.dropFirst(2))"
        if let shortName = option.shortName { script += " -s \(shortName.dropFirst())" }
        if let value = option.value { script += Self.fishAction(value) }
        script += " -d '\(Self.quoted(option.summary))'\n"
      }
    }
    return script + "complete -c stacklayout -n '__fish_seen_subcommand_from help' -f -a '\(Self.commandNames)'\n"
  }

  private static func fishAction(_ value: Command.Value) -> String {
    switch (value, value.completedFiles) {
    case (.choice(_, let words), _): return " -x -a '\(words.joined(separator: " "))'"
    case (_, .files): return " -r"
    case (_, .folders): return " -x -a '(__fish_complete_directories)'"
    default: return " -x"
    }
  }

  // MARK: - Parts

  private static let globalOptions = [
    (name: "--help", summary: "Show the help"), (name: "--version", summary: "Show the version"),
    (name: "--generate-completion", summary: "Write a completion script for bash, zsh or fish"),
    (name: "--generate-manual", summary: "Write the manual page"),
  ]

  private static let commandNames = Command.all.map { $0.name }.joined(separator: " ")

  private static func optionNames(of command: Command) -> [String] {
    command.options.flatMap { [$0.name, $0.shortName].compactMap { $0 } } + ["--help"]
  }

  /// A summary for the single quotes of a shell, with a backslash before special characters.
  private static func quoted(_ summary: String, escaping special: String = "") -> String {
    var text = ""
    for character in summary {
      if special.contains(character) { text += "\\" }
      text += character == "'" ? "’" : String(character)
    }
    return text
  }
}

extension Command.Value {
  fileprivate enum CompletedFiles {
    case none
    case files
    case folders
  }

  /// The kind of files that complete the value.
  fileprivate var completedFiles: CompletedFiles {
    switch name {
    case "OUT": return .files
    case "FOLDER": return .folders
    default: return .none
    }
  }
}
