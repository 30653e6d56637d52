import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Writing documents")
struct RoundTripTests {
  /// Members of a style in canonical form: they are written exactly as here.
  static let styles = [
    #""display": "none""#, #""position": "absolute", "top": 1, "left": "5%", "bottom": "5% + 1", "right": "5% - 1""#,
    #""start": 3, "end": "-5%""#, #""start": "auto""#, #""direction": "row""#, #""direction": "columnReverse""#,
    #""layoutDirection": "rtl", "writingMode": "verticalLr""#, #""wrap": "wrapReverse""#,
    #""justifyContent": "spaceEvenly""#,
    #""alignItems": "baseline""#, #""alignSelf": "stretch""#, #""alignContent": "spaceAround""#,
    #""grow": 0.5, "shrink": 2, "basis": "content""#, #""basis": "12.5%""#, #""basis": 0"#,
    #""width": "minContent", "height": "fitContent""#, #""width": 0.1, "height": 1e-10"#,
    #""minWidth": "auto", "minHeight": "maxContent""#, #""minWidth": 4"#,
    #""maxWidth": "minContent", "maxHeight": 50"#, #""aspectRatio": 1.7777777777777777"#,
    #""gap": 3"#, #""rowGap": 3, "columnGap": "4%""#, #""columnGap": 4"#,
    #""width": 30, "columns": 3"#, #""columns": 10000, "minColumnWidth": 120.5"#, #""minColumnWidth": 0.1"#,
    #""margin": 5"#, #""margin": "auto""#, #""marginHorizontal": "auto", "marginVertical": -2"#,
    #""marginHorizontal": 4"#, #""marginVertical": 4"#,
    #""marginHorizontal": 4, "marginTop": 1, "marginBottom": 2"#,
    #""marginVertical": 3, "marginLeft": 4, "marginRight": 5"#,
    #""marginTop": 1, "marginLeft": 2, "marginBottom": 3, "marginRight": 4, "marginStart": 5, "marginEnd": "auto""#,
    #""marginTop": 1"#, #""padding": "10% - 2.5""#, #""paddingHorizontal": 8, "paddingVertical": 4"#,
    #""paddingStart": 0"#, #""border": 1"#, #""borderBottom": 0.3333333333333333"#,
    #""borderVertical": 1, "borderEnd": 2"#,
    #""aspectRatio": 2, "margin": 1, "padding": 2, "border": 3, "gap": 4, "boxSizing": "contentBox""#,
    #""boxSizing": "contentBox", "overflow": "scroll", "order": -2147483648"#,
    #""alignSelf": "lastBaseline", "justifySelf": "safeEnd", "alignContent": "unsafeCenter""#,
    #""overflowX": "clip", "overflowY": "hidden", "visibility": "hidden""#, #""overflowY": "clip""#,
    #""width": "clamp(-1, 33.3% + 2.5, 300.1)", "minHeight": "max(5%, 0)""#, #""padding": "min(50% - 2, 7)""#,
    #""width": "min(33.3%, 20% + 100.25)", "height": "clamp(5%, 300.1, 50% - 10)""#,
    #""basis": "max(50%, 20% + 10, 120)", "maxWidth": "min(max(50%, 30% + 7), 90%)""#,
  ]

  @Test("canonical styles are written as they were read", arguments: styles)
  func canonicalStyle(_ members: String) throws {
    let text = "{\"name\": \"a\", \"root\":\n  {\"style\": {\(members)}}\n}\n"
    let file = try parsed(text)
    #expect(file.encoded() == text)
    #expect(try parsed(file.encoded()) == file)
  }

  /// Returns the text of a random function of lengths.
  private static func randomFunction(_ random: inout SplitMix64, depth: Int = 0) -> String {
    let names = ["min", "max", "clamp"]
    // Some numbers are 0, or equal to other numbers, in the precision of a function.
    let numbers = ["0", "-0", "50", "50.00000001", "30", "-7.125", "1e-30", "1e-50", "1e16", "0.1"]
    if depth < 3, depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
      let name = names[Int.random(in: 0..<3, using: &random)]
      let count = name == "clamp" ? 3 : Int.random(in: 1...3, using: &random)
      let arguments = (0..<count).map { _ in randomFunction(&random, depth: depth + 1) }
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
    let number = numbers[Int.random(in: 0..<numbers.count, using: &random)]
    if Bool.random(using: &random) { return number }
    return number + "%" + ["", "", " + 10", " - 2.5"][Int.random(in: 0..<4, using: &random)]
  }

  @Test("random functions of lengths are the same after they are written and read", arguments: 0..<4)
  func randomFunctions(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    let tries = SampleSize.of(4_000)
    for _ in 0..<tries {
      let function = Self.randomFunction(&random)
      // A function of more than three lengths is invalid.
      guard let file = try? parsed("{\"name\": \"a\", \"root\": {\"style\": {\"width\": \"\(function)\"}}}") else {
        continue
      }
      count += 1
      let again = try parsed(file.encoded())
      #expect(again.encoded() == file.encoded(), "\(function)")
      #expect(again == file, "\(function)")
    }
    #expect(2 * count > tries)
  }

  @Test(
    "extreme numbers have the same effect after they are written and read",
    // `order` is an integer of 32 bits, which is never extreme.
    arguments: styles.filter { $0.contains(where: \.isNumber) && !$0.contains("order\"") })
  func extremeNumbers(_ members: String) throws {
    var count = 0
    for number in ["1e300", "-1e300", "1e150", "1.7976931348623157e308", "4e-324"] {
      for position in members.indices where members[position].isNumber {
        // The number takes the place of the digits that begin here, without those behind a point.
        if "0123456789.e".contains(members[members.index(before: position)]) { continue }
        let rest = members[position...].drop { "0123456789.e".contains($0) }
        let text = members[..<position] + (members[..<position].last == "-" ? "" : number.prefix { $0 == "-" })
        let style = "\(text)\(number.drop { $0 == "-" })\(rest)"
        guard
          let file = try? parsed(
            """
            {"name": "a", "root": {"style": {"width": 300, "height": 100}, "children": [
              {"style": {\(style)}, "children": [{"style": {"width": 30, "height": 20}}]},
              {"style": {\(style)}, "measure": {"fixed": [50, 20]}}
            ]}}
            """)
        else { continue }
        count += 1
        let again = try parsed(file.encoded())
        #expect(again.encoded() == file.encoded(), "\(style)")
        #expect(try CaseLayout(again.cases[0]).frames == CaseLayout(file.cases[0]).frames, "\(style)")
      }
    }
    #expect(count > 0, "the style is read with one of the numbers")
  }

  @Test("default values of the rules are omitted")
  func defaultsAreOmitted() throws {
    let everything = #"""
      "display": "flex", "position": "relative", "top": "auto", "layoutDirection": "inherit", "writingMode": "inherit",
      "wrap": "noWrap",
      "justifyContent": "start", "alignItems": "stretch", "alignSelf": "auto", "grow": 0, "basis": "auto",
      "width": "auto", "maxWidth": "none", "aspectRatio": "none", "margin": 0, "padding": 0, "border": 0, "gap": 0,
      "overflow": "visible", "justifySelf": "auto", "visibility": "visible", "order": 0
      """#
    let stack =
      #", "direction": "column", "alignContent": "start", "shrink": 0, "minWidth": 0, "boxSizing": "borderBox""#
    let css =
      #", "direction": "row", "alignContent": "stretch", "shrink": 1, "minHeight": "auto", "boxSizing": "contentBox""#
    let first = try caseWith(root: "{\"style\": {\(everything)\(stack)}}", #""scale": 0, "tolerance": 0.1,"#)
    #expect(LayoutFile(cases: [first]).encoded() == "{\"name\": \"test\", \"root\":\n  {}\n}\n")
    let second = try caseWith(root: "{\"style\": {\(everything)\(css)}}", #""defaults": "css","#)
    #expect(LayoutFile(cases: [second]).encoded() == "{\"name\": \"test\", \"defaults\": \"css\", \"root\":\n  {}\n}\n")
  }

  @Test("edges are written with as few keys as possible")
  func edges() throws {
    let written = try caseWith(
      root:
        """
        {"style": {"marginTop": 3, "marginLeft": 3, "marginBottom": 3, "marginRight": 3, "borderTop": 1,
          "paddingLeft": 1, "paddingRight": 1, "paddingTop": 2, "paddingBottom": 2, "borderHorizontal": 0}}
        """
    )
    #expect(
      LayoutFile(cases: [written]).encoded()
        == "{\"name\": \"test\", \"root\":\n"
        + "  {\"style\": {\"margin\": 3, \"paddingHorizontal\": 1, \"paddingVertical\": 2, \"borderTop\": 1}}\n}\n")
  }

  static let cases = [
    #"{"name": "a/b", "about": "x \"y\"", "defaults": "css", "available": {"width": 400, "height": 600}, "scale": 3, "#
      + #""tolerance": 0.01, "root": {}}"#,
    #"{"name": "b", "available": {"height": 1.5}, "root": {}, "#
      + #""optimal": true, "violations": {"1000": 0, "249.5": 12.25}}"#,
    #"{"name": "c", "root": {"id": "r", "frame": [0, -1.5, 20, 30], "#
      + #""children": [{"id": "s"}, {"children": [{}, {}]}, {}]}}"#,
    #"{"name": "d", "root": {"children": [{"measure": {"fixed": [1, 2.5]}, "frame": [0, 0, 1, 2.5]}]}}"#,
    #"{"name": "e", "root": {"measure": {"text": "a\#u{200B}b c", "advance": 7.5, "lineHeight": 20, "baseline": 15}}}"#,
    #"{"name": "f", "root": {"measure": {"area": 8000, "natural": 30, "offset": -1}}}"#,
    #"{"name": "l", "root": {"measure": {"fixed": [30, 20], "baseline": 8.5, "lastBaseline": 18}}}"#,
    #"{"name": "m", "root": {"measure": {"area": 8000, "baseline": 8, "lastBaseline": -1}}}"#,
    #"{"name": "g", "root": {"measure": {"area": 8000}}}"#,
    #"{"name": "h", "root": {"box": {"axis": "y"}, "children": [{"item": {}}, {}]}}"#,
    #"{"name": "i", "root": {"box": {"axis": "x", "spacing": 3, "insets": [1, 2, 3, 4], "rtl": "ltr"}}}"#,
    #"{"name": "j", "root": {"item": {"top": null, "left": 5, "bottom": ">=3", "right": "<=-2@250", "centerX": 0, "#
      + #""centerY": "==1@999", "width": 40, "height": ">=0", "relativeWidth": 0.5, "#
      + #""relativeHeight": "<=*0.5-10@750.5", "#
      + #""flex": 2, "hugX": 1, "hugY": 2, "resistX": 3, "resistY": 4}}}"#,
    #"{"name": "n", "root": {"item": {"top": ">=0", "bottom": ">=0", "baseline": "last", "width": 4}}}"#,
    #"{"name": "k", "root": {"item": {"relativeWidth": "*2+1", "relativeHeight": "*3@5"}}}"#,
  ]

  @Test("several cases are written one per line, as they were read")
  func severalCases() throws {
    let text = "{\"about\": \"all\", \"cases\": [\n" + RoundTripTests.cases.joined(separator: ",\n") + "\n]}\n"
    let file = try parsed(text)
    #expect(file.encoded() == text)
    #expect(try parsed(file.encoded()) == file)
  }

  @Test("one case is written with a line per node", arguments: cases)
  func oneCase(_ text: String) throws {
    let file = try parsed(text)
    let encoded = file.encoded()
    #expect(try parsed(encoded) == file)
    #expect(
      encoded.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains("{") }.count
        == file.cases[0].nodes.count)
    let wrapped = LayoutFile(about: "one", cases: file.cases)
    #expect(try parsed(wrapped.encoded()) == wrapped)
    #expect(try parsed("{\"cases\": [\(text)]}").encoded() == encoded)
  }

  @Test("nodes are indented by their depth")
  func indentation() throws {
    let file = try parsed(#"{"name": "c", "root": {"children": [{"id": "a", "children": [{}, {}]}, {"id": "b"}]}}"#)
    let expected = """
      {"name": "c", "root":
        {"children": [
          {"id": "a", "children": [
            {},
            {}
          ]},
          {"id": "b"}
        ]}
      }

      """
    #expect(file.encoded() == expected)
  }

  @Test("expected frames are set without rounding errors")
  func withFrames() throws {
    let before = try caseWith(
      root: #"{"frame": [9, 9, 9, 9], "children": [{}, {"frame": [1, 1, 1, 1]}]}"#,
      #""optimal": true, "violations": {"50": 1},"#)
    let after = before.withFrames([LayoutRect(width: 200.0 / 3, height: 0.1 + 0.2), LayoutRect(x: 1)])
    #expect(after.nodes[0].expectedFrame == LayoutRect(width: 66.6667, height: 0.3))
    #expect(after.nodes[1].expectedFrame == LayoutRect(x: 1))
    #expect(after.nodes[2].expectedFrame == nil)
    #expect(!after.expectsOptimum)
    #expect(after.violations.isEmpty)
    #expect(LayoutFile(cases: [after]).encoded().contains(#""frame": [0, 0, 66.6667, 0.3]"#))
  }
}
