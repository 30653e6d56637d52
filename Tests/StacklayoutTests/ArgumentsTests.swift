import CommandLineSupport
import Testing

@testable import stacklayout

@Suite struct ArgumentsTests {
  private func parse(_ words: String..., for command: Command = .layout) throws -> Arguments {
    try Arguments(words[...], for: command)
  }

  @Test func operandsAndOptionsMix() throws {
    let arguments = try parse("a.json", "--format", "json", "-", "--issues", "b.json", "--width=320")
    #expect(arguments.operands == ["a.json", "-", "b.json"])
    #expect(arguments.values == ["--format": "json", "--issues": "", "--width": "320"])
    #expect(try arguments.number(of: "--width") == 320)
    #expect(try arguments.number(of: "--height") == nil)
  }

  @Test func shortOptionsHaveTheirFullName() throws {
    for words in [["-o", "x.svg"], ["-ox.svg"], ["--output", "x.svg"], ["--output=x.svg"]] {
      #expect(try Arguments(words[...], for: .render).values == ["--output": "x.svg"])
    }
    #expect(try parse("-o", "-", for: .render).values == ["--output": "-"])
  }

  @Test func afterTwoDashesAllAreOperands() throws {
    #expect(try parse("--", "--format", "-x").operands == ["--format", "-x"])
  }

  @Test func theLastOneCounts() throws {
    #expect(try parse("--width", "1", "--width", "2").number(of: "--width") == 2)
  }

  @Test func helpIsNoticedAnywhere() throws {
    #expect(try parse("a", "--help").asksForHelp)
    #expect(try parse("-h").asksForHelp)
    #expect(try !parse("--", "-h").asksForHelp)
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
    (["layout", "--width", "wide", "-"], "option '--width' needs a number, 0 or more, not 'wide'"),
    (["layout", "--height", "-3", "-"], "option '--height' needs a number, 0 or more, not '-3'"),
    (["layout", "--scale", "nan", "-"], "option '--scale' needs a number, 0 or more, not 'nan'"),
    (["layout", "--issues=yes", "-"], "option '--issues' takes no value, got 'yes'"),
    (["layout", "--issues", "--format", "json", "-"], "option '--issues' needs '--format text'"),
    (["layout", "-", "-"], "'-' can be given only once"), (["render", "a", "b"], "unexpected argument 'b'"),
    (["conform", "--width", "3", "-"], "unknown option '--width'"), (["help", "layot"], "did you mean 'layout'?"),
    (["help", "layout", "render"], "unexpected argument 'render'"),
    (["page"], "missing path"), (["record"], "missing path"), (["record", "--browser", "x"], "missing path"),
    (["page", "-", "-"], "'-' can be given only once"), (["page", "-", "-o"], "option '-o' needs a value"),
    (["page", "--case", "a", "-"], "unknown option '--case'"), (["record", "-", "a"], "'-' cannot be written to"),
    (["record", "--chek", "a"], "unknown option '--chek' (did you mean '--check'?)"),
    (["record", "--check=no", "a"], "option '--check' takes no value, got 'no'"),
    (["record", "--browser", "--check", "a"], "option '--browser' needs a value"),
    (["recrd", "x"], "unknown command 'recrd' (did you mean 'record'?)"), (["pgae"], "did you mean 'page'?"),
  ])
  func wrongUsageNamesTheArgument(_ words: [String], _ message: String) {
    let run = run(words, input: Array(pair().utf8))
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messageLines.count == 2)
    #expect(run.messages.hasPrefix("stacklayout: "))
    #expect(run.messages.contains(message))
    #expect(run.messageLines.last?.hasPrefix("Try 'stacklayout help") == true)
  }

  @Test func exitCodesAreWhatTheHelpSays() {
    #expect([ExitCode.success, .findings, .badDocument, .usage].map(\.rawValue) == [0, 1, 2, 64])
  }

  @Test func nearestWords() {
    let words = ["layout", "render", "conform", "help"]
    #expect(Suggestion.nearest(to: "layout", among: words) == "layout")
    #expect(Suggestion.nearest(to: "alyout", among: words) == "layout")
    #expect(Suggestion.nearest(to: "hlep", among: words) == "help")
    #expect(Suggestion.nearest(to: "xyz", among: words) == nil)
    #expect(Suggestion.nearest(to: "", among: words) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "l", count: 10_000), among: words) == nil)
  }
}
