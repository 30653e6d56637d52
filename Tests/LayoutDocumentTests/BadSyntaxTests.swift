import LayoutDocument
import Testing

@Suite("Invalid JSON")
struct BadSyntaxTests {
  @Test("errors have line, column and key path", arguments: broken + strings + numbers)
  func refused(_ input: BadInput) { #expect(failure(input.bytes)?.description == input.message) }

  static let broken: [BadInput] = [
    BadInput("", "1:1: the file is empty"),
    BadInput(" \n\t\r\n", "1:1: the file is empty"),
    BadInput("{", #"1:2: unexpected end of the file, expected a key in quotation marks, or "}""#),
    BadInput("nothing", #"1:1: unexpected character "n", expected a value"#),
    BadInput("<html>", #"1:1: unexpected character "<", expected a value"#),
    BadInput(#"{"name" "a"}"#, #"1:9: name: unexpected character "\"", expected ":" after the key"#),
    BadInput(#"{"name": "a" "root": {}}"#, #"1:14: unexpected character "\"", expected "," or "}""#),
    BadInput("{'name': 1}", #"1:2: unexpected character "'", expected a key in quotation marks, or "}""#),
    BadInput("{\"name\": \"a\",\n}", #"2:1: unexpected character "}", expected a key in quotation marks after ",""#),
    BadInput(
      "{\"root\": {\"children\": [{},\n ]}}",
      #"2:2: root.children: unexpected character "]", expected a value after ",""#),
    BadInput(
      #"{"root": {"children": [{} {}]}}"#, #"1:27: root.children: unexpected character "{", expected "," or "]""#),
    BadInput(
      #"{"root": {"children": [{}, tru]}}"#, #"1:28: root.children[1]: unexpected character "t", expected a value"#),
    BadInput(#"{"root": ,}"#, #"1:10: root: unexpected character ",", expected a value"#),
    BadInput(#"{"root": // none"#, #"1:10: root: unexpected character "/", expected a value"#),
    BadInput(#"{"root": {"style": "#, "1:20: root.style: unexpected end of the file, expected a value"),
    BadInput("{}\n{}", #"2:1: unexpected character "{", expected the end of the file"#),
    BadInput(#"{"name": "a", "root": {}}]"#, #"1:26: unexpected character "]", expected the end of the file"#),
    BadInput("{\"a\": \u{7}}", #"1:7: a: unexpected character "\u0007", expected a value"#),
  ]

  static let strings: [BadInput] = [
    BadInput(#"{"name": "abc"#, "1:10: name: unexpected end of the file in a string"),
    BadInput(#"{"name": "abc\"#, "1:10: name: unexpected end of the file in a string"),
    BadInput("{\"name\": \"a\nb\"}", "1:12: name: a control character in a string must be written as an escape"),
    BadInput(
      #"{"name": "a\x"}"#,
      #"1:12: name: unknown escape in a string: a backslash must precede one of "\/bfnrtu"#),
    BadInput(#"{"name": "\u00g0"}"#, #"1:11: name: malformed escape in a string: \u takes four hexadecimal digits"#),
    BadInput(#"{"name": "\ud800x"}"#, "1:11: name: incomplete surrogate pair in a string"),
    BadInput(#"{"name": "\ud800\u0041"}"#, "1:11: name: incomplete surrogate pair in a string"),
    BadInput(#"{"name": "\udc00"}"#, "1:11: name: incomplete surrogate pair in a string"),
    // A column is a Unicode scalar: ä and 😀 take one each.
    BadInput(bytes: Array(#"{"name": "ä😀"#.utf8) + [0xFF], "1:13: name: invalid UTF-8"),
    BadInput(bytes: Array(#"{"name": ""#.utf8) + [0xC3, 0x28], "1:11: name: invalid UTF-8"),
    BadInput(bytes: Array(#"{"name": ""#.utf8) + [0xC0, 0xAF], "1:11: name: invalid UTF-8"),
    BadInput(bytes: Array(#"{"name": ""#.utf8) + [0xED, 0xA0, 0x80], "1:11: name: invalid UTF-8"),
    BadInput(bytes: Array(#"{"name": ""#.utf8) + [0xF4, 0x90, 0x80, 0x80], "1:11: name: invalid UTF-8"),
    BadInput(bytes: Array(#"{"name": ""#.utf8) + [0xE2, 0x82], "1:11: name: invalid UTF-8"),
    BadInput(bytes: Array("{\n".utf8) + [0x80], "2:1: invalid UTF-8"),
    BadInput("{\u{A0}}", "1:2: unexpected character \"\u{A0}\", expected a key in quotation marks, or \"}\""),
  ]

  static let numbers: [BadInput] = [
    BadInput.style(#""width": 1e999"#, "2:21: root.style.width: number out of range: 1e999"),
    BadInput.style(#""width": -1e309"#, "2:21: root.style.width: number out of range: -1e309"),
    BadInput.style(#""width": 012"#, #"2:21: root.style.width: malformed number "012""#),
    BadInput.style(#""width": 1."#, #"2:21: root.style.width: malformed number "1.""#),
    BadInput.style(#""width": 1.5.2"#, #"2:21: root.style.width: malformed number "1.5.2""#),
    BadInput.style(#""width": 1e"#, #"2:21: root.style.width: malformed number "1e""#),
    BadInput.style(#""width": -"#, #"2:21: root.style.width: malformed number "-""#),
    BadInput.style(#""width": +1"#, #"2:21: root.style.width: unexpected character "+", expected a value"#),
    BadInput.style(#""width": .5"#, #"2:21: root.style.width: unexpected character ".", expected a value"#),
    BadInput.style(#""width": NaN"#, #"2:21: root.style.width: unexpected character "N", expected a value"#),
    BadInput.style(#""width": 0x10"#, #"2:22: root.style: unexpected character "x", expected "," or "}""#),
  ]

  @Test("duplicate keys are errors at the second key")
  func duplicateKeys() {
    let plain = BadInput.style(#""width": 1, "height": 2, "width": 3"#, "")
    #expect(failure(plain.bytes)?.description == "2:37: root.style.width: duplicate key")
    // The same key spelt with an escape.
    let escaped = BadInput.style(#""width": 1, "w\u0069dth": 3"#, "")
    #expect(failure(escaped.bytes)?.description == "2:24: root.style.width: duplicate key")
    // Duplicate keys are errors even if the keys are ignored.
    #expect(failure(#"{"name": "a", "x": 1, "x": 2, "root": {}}"#)?.description == "1:23: x: duplicate key")
    let many = (0..<1000).map { "\"k\($0)\": 0, " }.joined()
    #expect(failure("{\(many)\n\"k500\": 1}")?.errors.last?.description == "2:1: k500: duplicate key")
  }

  @Test("unusual keys are escaped and truncated in key paths")
  func unusualKeys() {
    let message = failure("{\"a\\nb\": {\"\": {\"c d\": tru}}}")?.description
    #expect(message == #"1:23: ["a\nb"][""]["c d"]: unexpected character "t", expected a value"#)
    let long = String(repeating: "k", count: 100)
    let cut = failure("{\"\(long)\": x}")
    #expect(cut?.keyPath == "[\"" + String(repeating: "k", count: 40) + "…\"]")
  }

  @Test("a byte order mark is skipped and does not count as a column")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try LayoutFile(parsing: mark + Array(#"{"name": "a", "root": {}}"#.utf8)).cases[0].name == "a")
    #expect(failure(mark + Array("[".utf8))?.column == 2)
    #expect(failure(mark)?.description == "1:1: the file is empty")
  }

  @Test("lines end at line feeds, with or without carriage returns")
  func lineEnds() {
    #expect(
      failure("{\r\n\"name\": \"a\",\r\n\"root\": 1}")?.description == "3:9: root: expected an object, got a number")
  }
}
