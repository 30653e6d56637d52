import LayoutDocument
import LayoutTestSupport
import Testing

@Suite("All errors of a document")
struct AllErrorsTests {
  @Test("errors of all parts are in the order of the document")
  func everyPart() {
    let text = #"""
      {"cases": [
      {"name": "a", "scale": -1, "root": {"stile": {}, "style": {"widht": 1, "grow": "x", "wrap": "nowrap"}}},
      {"root": {"children": [{"measure": {"fixed": ["a", true], "txt": 1}}, 7, {"frame": [1, 2]}]}, "about": 1},
      3,
      {"name": "a", "available": {"wdth": 1, "height": -2}, "violations": {"0": 1, "9": "x"}},
      {"name": "b", "root": {"box": {"axis": "z", "spacing": "1"}, "item": {"top": ">=", "hugX": 0, "hug": 1},
        "constraints": [{"width": 1, "of": "x"}, {}, {"with": 2}]}, "variants": {"boths": [], "both": [1, [1, "2", {}, 4]]}}
      ]}
      """#
    let expected = [
      "2:24: cases[0].scale: expected a number that is not negative, got -1",
      #"2:37: cases[0].root.stile: unknown key (did you mean "style"?)"#,
      #"2:60: cases[0].root.style.widht: unknown key (did you mean "width"?)"#,
      "2:80: cases[0].root.style.grow: expected a number, got a string",
      #"2:93: cases[0].root.style.wrap: unknown value "nowrap", expected noWrap, wrap, wrapReverse, balance or"#
        + #" balanceReverse (did you mean "noWrap"?)"#,
      #"3:1: cases[1]: missing key "name""#,
      "3:47: cases[1].root.children[0].measure.fixed[0]: expected a number, got a string",
      "3:52: cases[1].root.children[0].measure.fixed[1]: expected a number, got a boolean",
      #"3:59: cases[1].root.children[0].measure.txt: unknown key (did you mean "text"?)"#,
      "3:71: cases[1].root.children[1]: expected an object, got a number",
      "3:84: cases[1].root.children[2].frame: expected [x, y, width, height], got an array of 2",
      "3:104: cases[1].about: expected a string, got a number",
      "4:1: cases[2]: expected an object, got a number",
      #"5:1: cases[3]: missing key "root""#,
      #"5:10: cases[3].name: duplicate case name "a", first at 2:10"#,
      #"5:29: cases[3].available.wdth: unknown key (did you mean "width"?)"#,
      "5:50: cases[3].available.height: expected a number that is not negative, got -2",
      "5:70: cases[3].violations.0: expected a priority between 1 and 1000 as the key",
      "5:83: cases[3].violations.9: expected a number, got a string",
      #"6:40: cases[4].root.box.axis: unknown value "z", expected x or y"#,
      "6:56: cases[4].root.box.spacing: expected a number, got a string",
      #"6:78: cases[4].root.item.top: malformed pin ">=", expected a number or "[==|>=|<=]constant[@priority]""#,
      "6:92: cases[4].root.item.hugX: expected a priority between 1 and 1000, got 0",
      #"6:95: cases[4].root.item.hug: unknown key (did you mean "hugX"?)"#,
      #"7:38: cases[4].root.constraints[0].of: expected "height" or the index of a node, from 0"#,
      #"7:44: cases[4].root.constraints[1]: a constraint needs "width" or "height""#,
      #"7:49: cases[4].root.constraints[2].with: unknown key (did you mean "width"?)"#,
      #"7:76: cases[4].variants.boths: unknown key (did you mean "both"?)"#,
      "7:98: cases[4].variants.both[0]: expected [x, y, width, height], got a number",
      "7:105: cases[4].variants.both[1][1]: expected a number, got a string",
      "7:110: cases[4].variants.both[1][2]: expected a number, got an object",
    ]
    let error = failure(text)
    #expect(error?.errors.map { $0.description } == expected)
    #expect(error?.description == expected.joined(separator: "\n"))
    #expect(error?.errors.allSatisfy { $0.others.isEmpty } == true)
  }

  @Test("each error of many nodes is the one that the node has alone", arguments: 1...40)
  func nodesTogether(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let inputs =
      BadDocumentTests.nodes + BadDocumentTests.keywords + BadDocumentTests.lengths + BadDocumentTests.bounds
      + BadDocumentTests.measures
    var members: [String] = []
    var expected: [String] = []
    for input in inputs.shuffled(using: &random).prefix(30) {
      let lines = String(decoding: input.bytes, as: UTF8.self).split(separator: "\n")
      guard lines.count == 2 else { continue }
      // The node of an input is at the beginning of the second line, and has the path `root`.
      let path = "root.children[\(members.count)]"
      members.append(String(lines[1].dropLast()))
      expected += [
        String(members.count + 1) + input.message.dropFirst().replacing("root", with: path, maxReplacements: 1)
      ]
      // A valid node between them has no error.
      members.append(#"{"style": {"width": 1}}"#)
    }
    let text = "{\"name\": \"all\", \"root\": {\"children\": [\n\(members.joined(separator: ",\n"))\n]}}"
    #expect(failure(text)?.errors.map { $0.description } == expected)
  }

  @Test(
    "errors that follow from another one are left out",
    arguments: [
      // The misspelt key is the one that would be missing.
      #""measure": {"txt": "a", "advance": 1, "lineHeight": 1}"#,
      #""measure": {"text": "a", "advance": "1", "lineHeight": 1}"#,
      #""constraints": [{"widht": 1}]"#,
      // The number of nodes is not known.
      #""children": [{}, 4]}, "variants": {"both": [[0, 0, 1, 1]]"#,
      #""frame": [0, 0, 1, null]}, "variants": {"both": [[0, 0, 1, 1]]"#,
      // A number that is out of range is not read as 0.
      #""style": {"aspectRatio": 1e999}"#,
      // A key that occurs twice is not unknown as well.
      #""constraints": [{"width": 1, "width": 2}]"#,
    ])
  func noConsequences(_ members: String) {
    #expect(failure("{\"name\": \"a\", \"root\": {\(members)}}")?.errors.count == 1)
  }

  @Test("two keys can be missing at once")
  func missingKeys() {
    #expect(failure(#"{"cases": [{}]}"#)?.errors.map { $0.reason } == [#"missing key "name""#, #"missing key "root""#])
    let measure = failure(#"{"name": "a", "root": {"measure": {"text": "a", "natural": 1}}}"#)
    #expect(
      measure?.errors.map { $0.reason } == [
        #"missing key "advance""#, #"missing key "lineHeight""#, #"the key is only valid with "area""#,
      ])
  }

  @Test("duplicate keys and numbers out of range come before the place at which a text is not JSON")
  func beforeSyntax() {
    let text = #"{"a": 1, "b": {"b": [1e999, {"c": 1, "c": 2}]}, "c": [1, -1e999, {"x": tru}]}"#
    #expect(
      failure(text)?.errors.map { $0.description } == [
        "1:22: b.b[0]: number out of range: 1e999", "1:38: b.b[1].c: duplicate key",
        "1:58: c[1]: number out of range: -1e999",
        #"1:72: c[2].x: unexpected character "t", expected a value"#,
      ])
  }

  @Test("many errors, in wide and in deep documents, are all reported")
  func manyErrors() {
    let count = 20_000
    let wide = (0..<count).map { _ in "{\"style\": {\"widht\": 1}}" }.joined(separator: ",\n")
    let errors = failure("{\"name\": \"wide\", \"root\": {\"children\": [\n\(wide)]}}")?.errors ?? []
    #expect(errors.count == count)
    #expect(errors.last?.line == count + 1)
    #expect(errors.last?.keyPath == "root.children[\(count - 1)].style.widht")
    let deep = String(repeating: "{\"a\": 1, \"children\": [", count: count) + String(repeating: "]}", count: count)
    let nested = failure("{\"name\": \"deep\", \"root\": \(deep)}")?.errors ?? []
    #expect(nested.count == count)
    #expect(nested.allSatisfy { $0.reason == "unknown key" && $0.keyPath.utf8.count < 600 })
    #expect(nested.last?.keyPath.hasSuffix(".children[0].a") == true)
    let names = (0..<count).map { "{\"name\": \"n\($0 % 2)\", \"root\": {}}" }.joined(separator: ",\n")
    #expect(failure("{\"cases\": [\n\(names)]}")?.errors.count == count - 2)
  }
}
