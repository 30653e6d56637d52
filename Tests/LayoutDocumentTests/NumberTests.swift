import LayoutDocument
import Testing

@Suite("Numbers")
struct NumberTests {
  /// Reads a number as the tolerance of a case.
  private func read(_ text: String) throws -> Double {
    try parsed(#"{"name": "n", "tolerance": \#(text), "root": {}}"#).cases[0].tolerance
  }

  @Test(
    "the nearest Double is read",
    arguments: [
      ("0", 0), ("0.1", 0.1), ("12.50", 12.5), ("1E2", 100), ("1e+2", 100), ("5e-1", 0.5), ("0.000001", 1e-6),
      ("123456789012345678", 123_456_789_012_345_680), ("1e22", 1e22), ("1e23", 1e23),
      // Midpoints round to even, numbers slightly above them round up.
      ("9007199254740993", 9_007_199_254_740_992), ("9007199254740993.0000000000000000001", 9_007_199_254_740_994),
      ("9007199254740995", 9_007_199_254_740_996),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("1.7976931348623158e308", Double.greatestFiniteMagnitude),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown), ("4.9e-324", Double.leastNonzeroMagnitude),
      ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", Double.leastNonzeroMagnitude),
      ("1e-999", 0), ("0e999999999999999999", 0), ("0.00000000000000000000000000000000000000001e41", 1),
    ] as [(String, Double)])
  func reading(_ text: String, _ expected: Double) throws { #expect(try read(text) == expected) }

  @Test("numbers of very many digits are read exactly")
  func manyDigits() throws {
    let zeros = String(repeating: "0", count: 1000)
    #expect(try read("1" + zeros + "e-1000") == 1)
    #expect(try read("0." + zeros + "1e1001") == 1)
    #expect(try read("9007199254740993." + zeros + "1") == 9_007_199_254_740_994)
    // A midpoint remains a midpoint, however many zeros follow.
    #expect(try read("9007199254740993." + zeros) == 9_007_199_254_740_992)
    #expect(try read("9007199254740993" + zeros + "e-1000") == 9_007_199_254_740_992)
    #expect(
      failure(#"{"name": "n", "tolerance": 1\#(zeros), "root": {}}"#)?.reason.hasPrefix("number out of range") == true)
  }

  @Test(
    "the shortest text is written",
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-7.5, "-7.5"), (0.1, "0.1"), (66.66666666666667, "66.66666666666667"),
      (1e15, "1000000000000000"), (9_007_199_254_740_994, "9007199254740994"), (1e20, "1e+20"),
      (0.0001, "0.0001"), (0.0000125, "1.25e-05"), (1e300, "1e+300"), (Double.leastNonzeroMagnitude, "5e-324"),
      (Double.infinity, "0"), (Double.nan, "0"),
    ] as [(Double, String)])
  func writing(_ number: Double, _ expected: String) { #expect(JSONText.number(number) == expected) }

  @Test("a written number reads back as the same number")
  func roundTrip() throws {
    var state: UInt64 = 42
    for _ in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state).magnitude
      guard number.isFinite else { continue }
      #expect(try read(JSONText.number(number)) == number)
    }
  }

  @Test("rounding to decimal places removes rounding errors")
  func rounding() {
    #expect(JSONText.number(66.66666666666667, decimals: 4) == "66.6667")
    #expect(JSONText.number(0.1 + 0.2, decimals: 4) == "0.3")
    #expect(JSONText.number(-0.00001, decimals: 4) == "0")
    #expect(JSONText.number(2.5, decimals: 0) == "3")
    #expect(JSONText.number(-2.5, decimals: 0) == "-3")
    #expect(JSONText.number(1e300, decimals: 4) == "1e+300")
  }

  @Test("strings are quoted as JSON requires")
  func quoting() {
    #expect(JSONText.quoted("a\"b\\c\n\t\r\u{1}\u{7F}ä😀/") == #""a\"b\\c\n\t\r\u0001\u007fä😀/""#)
  }
}
