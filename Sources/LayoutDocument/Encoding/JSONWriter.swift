/// Writes JSON text in pieces, and inserts commas.
package struct JSONWriter {
  /// The maximum level of indentation, so that the indentation of a deep document is limited.
  private static let deepestIndentation = 32

  private var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// The text that is written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  package mutating func key(_ key: String) {
    separate()
    JSONText.appendQuoted(key, to: &bytes)
    bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
  }

  package mutating func value(_ number: Double) { raw(JSONText.number(number)) }
  package mutating func value(_ number: Int) { raw("\(number)") }

  /// Writes a number rounded to decimal places: see ``JSONText/number(_:decimals:)``.
  package mutating func value(_ number: Double, decimals: Int) { raw(JSONText.number(number, decimals: decimals)) }

  package mutating func value(_ boolean: Bool) { raw(boolean ? "true" : "false") }
  package mutating func null() { raw("null") }

  package mutating func value(_ string: String) {
    separate()
    JSONText.appendQuoted(string, to: &bytes)
    needsComma = true
  }

  package mutating func value(_ strings: [String]) {
    beginArray()
    for string in strings { value(string) }
    endArray()
  }

  package mutating func value(_ numbers: [Double]) {
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }

  /// Writes a key with a text; `nil` is written as `null`.
  package mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    if let text { value(text) } else { null() }
  }

  package mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  package mutating func member(_ key: String, _ number: Double, decimals: Int) {
    self.key(key)
    value(number, decimals: decimals)
  }

  package mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    value(number)
  }

  /// Begins a new line, indented by `level`. A pending comma is written on the old line.
  package mutating func newLine(level: Int) {
    if needsComma {
      bytes.append(UInt8(ascii: ","))
      needsComma = false
    } else if bytes.last == UInt8(ascii: " ") {
      bytes.removeLast()
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes += [UInt8](repeating: UInt8(ascii: " "), count: 2 * min(level, JSONWriter.deepestIndentation))
  }

  /// Begins a new line before a closing bracket.
  package mutating func lastLine(level: Int) {
    needsComma = false
    newLine(level: level)
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes += Array(text.utf8)
    needsComma = true
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes += [UInt8(ascii: ","), UInt8(ascii: " ")] }
    needsComma = false
  }
}
