import Testing

@testable import stacklayout

@Suite struct ArgumentsTests {
  private func parse(_ words: String..., for command: Command = .layout) throws -> Arguments {
    try Arguments(words[...], for: command)
  }

  @Test func operandsAndOptionsMayBeMixed() throws {
    let arguments = try parse("a.json", "--format", "json", "-", "--issues", "b.json", "--width=320")
    #expect(arguments.operands == ["a.json", "-", "b.json"])
    #expect(arguments.values == ["--format": "json", "--issues": "", "--width": "320"])
    #expect(arguments.number(of: "--width") == 320)
    #expect(arguments.number(of: "--height") == nil)
  }

  @Test func shortOptionsAreStoredByTheirFullName() throws {
    for words in [["-o", "x.svg"], ["-ox.svg"], ["--output", "x.svg"], ["--output=x.svg"]] {
      #expect(try Arguments(words[...], for: .render).values == ["--output": "x.svg"])
    }
    #expect(try parse("-o", "-", for: .render).values == ["--output": "-"])
  }

  @Test func wordsAfterTwoDashesAreOperands() throws {
    #expect(try parse("--", "--format", "-x").operands == ["--format", "-x"])
  }

  @Test func listOptionsMayBeRepeated() throws {
    let option = Command.Option(name: "--names", shortName: "-n", value: .list("NAME"), summary: "")
    let command = Command(name: "", operands: "", summary: "", details: [], options: [option])
    let arguments = try parse("--names", "a,b", "-nc", "--names=d", for: command)
    #expect(arguments.values == ["--names": "a,b,c,d"])
  }

  /// Every option of every command, except lists.
  @Test(arguments: Command.all.flatMap { command in command.options.map { (command.name, $0.name) } })
  func repeatedOptionsAreRejected(_ command: String, _ name: String) throws {
    let option = try #require(Command.named(command)?.options.first { $0.name == name })
    if case .list = option.value { return }
    var words = [name]
    switch option.value {
    case nil: break
    case .text, .number, .list: words.append("1")
    case .choice(_, let choices, _): words.append(choices[0])
    }
    for second in [words, [option.shortName ?? name] + words.dropFirst()] {
      let run = run([command] + words + second + ["missing.json"])
      #expect(run.status == .usage)
      #expect(run.messages.contains("option '\(second[0])' is given twice"))
    }
  }

  @Test(arguments: [
    ("0", 0), ("00", 0), ("0.0", 0), ("0e9", 0), ("7", 7), ("007", 7), (".5", 0.5), ("5.", 5), ("12.5", 12.5),
    ("1e3", 1000), ("1E+3", 1000), ("25e-1", 2.5), ("1e12", 1e12), ("1000000000000", 1e12), ("1e-400", 0),
  ])
  func decimalNumbersAreRead(_ text: String, _ number: Double) throws {
    #expect(try parse("--width", text).number(of: "--width") == number)
    #expect(try parse("--height=" + text).number(of: "--height") == number)
  }

  @Test(arguments: [
    "0x10", "0X1p4", "inf", "Infinity", "nan", "+3", "-0", "-3", "1e", "1e+", "e3", ".", ".e3", "1.2.3", "1,5", "1_000",
    " 1", "1 ", "1e13", "1000000000000.5", "1e999", "1e15",
  ])
  func invalidLengthsAreRejected(_ text: String) {
    for option in ["--width", "--height"] {
      let run = run("layout", "missing.json", option, text)
      #expect(run.status == .usage)
      #expect(run.messages.contains("option '\(option)' needs a number from 0 to 1e12, not '\(text)'"))
    }
  }

  @Test(arguments: [("0", 0), ("0.001", 0.001), ("1000", 1000), ("2.625", 2.625)])
  func scalesAreRead(_ text: String, _ scale: Double) throws {
    #expect(try parse("--scale", text).number(of: "--scale") == scale)
  }

  @Test(arguments: ["0x10", "nan", "0.0009", "1000.1", "1e15"])
  func invalidScalesAreRejected(_ text: String) {
    for command in ["layout", "render"] {
      let run = run(command, "missing.json", "--scale", text)
      #expect(run.status == .usage)
      #expect(run.messages.contains("option '--scale' needs 0 or a number from 0.001 to 1000, not '\(text)'"))
    }
  }

  @Test func helpOptionIsRecognizedAnywhere() throws {
    #expect(try parse("a", "--help").requestsHelp)
    #expect(try parse("-h").requestsHelp)
    #expect(try !parse("--", "-h").requestsHelp)
  }

  @Test(arguments: [
    (["layuot"], "unknown command 'layuot' (did you mean 'layout'?)"), (["rendr", "x"], "did you mean 'render'?"),
    (["frobnicate"], "unknown command 'frobnicate'"),
    (["--verison"], "unknown option '--verison' (did you mean '--version'?)"),
    ([], "missing command"), (["layout"], "missing file"), (["render"], "missing file"), (["conform"], "missing path"),
    (["layout", "--formt", "json", "-"], "unknown option '--formt' (did you mean '--format'?)"),
    (["layout", "-x", "-"], "unknown option '-x'"), (["layout", "--format"], "option '--format' needs a value"),
    (["layout", "--format", "--issues", "-"], "option '--format' needs a value"),
    (["layout", "--format=", "-"], "option '--format' needs a value"),
    (["layout", "--format", "jsn", "-"], "option '--format' must be text or json, not 'jsn' (did you mean 'json'?)"),
    (["layout", "--width", "wide", "-"], "option '--width' needs a number from 0 to 1e12, not 'wide'"),
    (["layout", "--height", "-3", "-"], "option '--height' needs a number from 0 to 1e12, not '-3'"),
    (["layout", "--scale", "nan", "-"], "option '--scale' needs 0 or a number from 0.001 to 1000, not 'nan'"),
    (["layout", "--help=yes"], "option '--help' takes no value, got 'yes'"),
    (["layout", "--issues=yes", "-"], "option '--issues' takes no value, got 'yes'"),
    (["layout", "-", "-"], "'-' can be given only once"), (["render", "a", "b"], "unexpected argument 'b'"),
    (["conform", "--width", "3", "-"], "unknown option '--width'"), (["help", "layot"], "did you mean 'layout'?"),
    (["help", "layout", "render"], "unexpected argument 'render'"),
    (["record"], "missing path"), (["record", "--browser", "x"], "missing path"),
    (["conform", "-", "-"], "'-' can be given only once"), (["render", "-", "-o"], "option '-o' needs a value"),
    (["record", "--case", "a", "-"], "unknown option '--case'"), (["record", "-", "a"], "'-' cannot be written to"),
    (["record", "--page", "--check", "a"], "option '--check' has no effect with '--page'"),
    (["record", "--chek", "a"], "unknown option '--chek' (did you mean '--check'?)"),
    (["record", "--check=no", "a"], "option '--check' takes no value, got 'no'"),
    (["record", "--browser", "--check", "a"], "option '--browser' needs a value"),
    (["recrd", "x"], "unknown command 'recrd' (did you mean 'record'?)"),
  ])
  func usageErrorsNameTheArgument(_ words: [String], _ message: String) {
    let run = run(words, input: Array(pair().utf8))
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messageLines.count == 2)
    #expect(run.messages.hasPrefix("stacklayout: "))
    #expect(run.messages.contains(message))
    #expect(run.messageLines.last?.hasPrefix("Try 'stacklayout help") == true)
  }

  @Test func exitCodesHaveTheDocumentedValues() {
    #expect([ExitCode.success, .findings, .badDocument, .usage].map(\.rawValue) == [0, 1, 2, 64])
  }

  @Test func nearestWordHasTheSmallestEditDistance() {
    let words = ["layout", "render", "conform", "help"]
    #expect(Suggestion.nearest(to: "layout", among: words) == "layout")
    #expect(Suggestion.nearest(to: "alyout", among: words) == "layout")
    #expect(Suggestion.nearest(to: "hlep", among: words) == "help")
    #expect(Suggestion.nearest(to: "xyz", among: words) == nil)
    let paths = ["row-7-title/wide", "row-7-title/narrow", "detail-hotspot"]
    #expect(Suggestion.nearest(to: "narow", among: paths) == "row-7-title/narrow")
    #expect(Suggestion.nearest(to: "row-7-title/wid", among: paths) == "row-7-title/wide")
    #expect(Suggestion.nearest(to: "hotspot", among: paths) == "detail-hotspot")
    #expect(Suggestion.nearest(to: "ho", among: paths) == nil)
    #expect(Suggestion.nearest(to: "", among: words) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "l", count: 10_000), among: words) == nil)
  }
}
