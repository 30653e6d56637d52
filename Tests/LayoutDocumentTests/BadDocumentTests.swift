import LayoutDocument
import Testing

@Suite("Invalid documents")
struct BadDocumentTests {
  @Test("errors have line, column, key path and suggestion", arguments: files + cases + nodes)
  func refused(_ input: BadInput) { #expect(failure(input.bytes)?.description == input.message) }

  @Test("invalid styles are rejected", arguments: keywords + lengths + bounds)
  func refusedStyle(_ input: BadInput) { #expect(failure(input.bytes)?.description == input.message) }

  @Test("invalid measure models are rejected", arguments: measures)
  func refusedMeasure(_ input: BadInput) { #expect(failure(input.bytes)?.description == input.message) }

  static let files: [BadInput] = [
    BadInput("[]", "1:1: expected an object, got an array"),
    BadInput("\"a\"", "1:1: expected an object, got a string"),
    BadInput("null", "1:1: expected an object, got null"),
    BadInput("{}", #"1:1: the file has neither "cases" nor "root""#),
    BadInput(#"{"name": "a"}"#, #"1:1: the file has neither "cases" nor "root""#),
    BadInput(#"{"Cases": []}"#, #"1:2: Cases: the file has neither "cases" nor "root" (did you mean "cases"?)"#),
    BadInput(#"{"cases": []}"#, "1:11: cases: the file has no cases"),
    BadInput(#"{"cases": {}}"#, "1:11: cases: expected an array of cases, got an object"),
    BadInput(#"{"cases": [], "root": {}}"#, #"1:15: root: a file has either "cases" or the "root" of one case"#),
    BadInput(
      #"{"about": 1, "cases": []}"#,
      "1:11: about: expected a string, got a number\n1:23: cases: the file has no cases"),
  ]

  static let cases: [BadInput] = [
    BadInput(#"{"cases": [1]}"#, "1:12: cases[0]: expected an object, got a number"),
    BadInput(#"{"cases": [{"root": {}}]}"#, #"1:12: cases[0]: missing key "name""#),
    BadInput(#"{"cases": [{"name": "a"}]}"#, #"1:12: cases[0]: missing key "root""#),
    BadInput(#"{"root": {}}"#, #"1:1: missing key "name""#),
    BadInput(#"{"name": 1, "root": {}}"#, "1:10: name: expected a string, got a number"),
    BadInput(#"{"name": "a", "about": [], "root": {}}"#, "1:24: about: expected a string, got an array"),
    BadInput(
      #"{"cases": [{"name": "a", "root": {}},"# + "\n" + #"{"name": "b", "root": {}}, {"name": "a", "root": {}}]}"#,
      #"2:37: cases[2].name: duplicate case name "a", first at 1:21"#),
    BadInput(
      #"{"name": "a", "defaults": "CSS", "root": {}}"#,
      #"1:27: defaults: unknown value "CSS", expected stackview or css (did you mean "css"?)"#),
    BadInput(#"{"name": "a", "available": 3, "root": {}}"#, "1:28: available: expected an object, got a number"),
    BadInput(
      #"{"name": "a", "available": {"heigth": 1}, "root": {}}"#,
      #"1:29: available.heigth: unknown key (did you mean "height"?)"#),
    BadInput(
      #"{"name": "a", "available": {"width": -1}, "root": {}}"#,
      "1:38: available.width: expected a number that is not negative, got -1"),
    BadInput(
      #"{"name": "a", "scale": -2, "root": {}}"#, "1:24: scale: expected a number that is not negative, got -2"),
    BadInput(
      #"{"name": "a", "tolerance": -0.5, "root": {}}"#,
      "1:28: tolerance: expected a number that is not negative, got -0.5"),
    BadInput(#"{"name": "a", "optimal": 1, "root": {}}"#, "1:26: optimal: expected true or false, got a number"),
    BadInput(
      #"{"name": "a", "violations": {"0": 1}, "root": {}}"#,
      #"1:30: violations.0: expected a priority between 1 and 1000 as the key"#),
    BadInput(
      #"{"name": "a", "violations": {"50": 1, "50.0": 1}, "root": {}}"#,
      #"1:39: violations["50.0"]: duplicate priority"#),
  ]

  static let nodes: [BadInput] = [
    BadInput(#"{"name": "a", "root": []}"#, "1:23: root: expected an object, got an array"),
    .node(#""id": 3"#, "2:8: root.id: expected a string, got a number"),
    .node(#""stile": {}"#, #"2:2: root.stile: unknown key (did you mean "style"?)"#),
    .node(#""zzz": {}"#, "2:2: root.zzz: unknown key"),
    .node(#""style": null"#, "2:11: root.style: expected an object, got null"),
    .node(#""children": {}"#, "2:14: root.children: expected an array of nodes, got an object"),
    .node(#""children": [{}, 4]"#, "2:19: root.children[1]: expected an object, got a number"),
    .node(
      "\"children\": [{}, {\"children\": [\n{\"style\": {\"widht\": 1}}]}]",
      #"3:12: root.children[1].children[0].style.widht: unknown key (did you mean "width"?)"#),
    .node(#""frame": 1"#, "2:11: root.frame: expected [x, y, width, height], got a number"),
    .node(#""frame": [1, 2, 3]"#, "2:11: root.frame: expected [x, y, width, height], got an array of 3"),
    .node(#""frame": [1, 2, 3, "4"]"#, "2:21: root.frame[3]: expected a number, got a string"),
    .node(
      #""measure": {"fixed": [1, 2]}, "children": [{}]"#,
      #"2:32: root.children: a node with "measure" is a leaf and has no children"#),
    .node(#""measure": {"fixed": [1, 2]}, "box": {}"#, #"2:1: root: a node has either "box" or "measure""#),
  ]

  static let keywords: [BadInput] = [
    .style(#""alignItem": "center""#, #"2:12: root.style.alignItem: unknown key (did you mean "alignItems"?)"#),
    .style(
      #""flex-direction": "row""#, #"2:12: root.style["flex-direction"]: unknown key (did you mean "direction"?)"#),
    .style(
      #""paddingHorizonal": 1"#,
      #"2:12: root.style.paddingHorizonal: unknown key (did you mean "paddingHorizontal"?)"#),
    .style(
      #""justifyContnet": "end""#, #"2:12: root.style.justifyContnet: unknown key (did you mean "justifyContent"?)"#),
    .style(
      #""wrap": "nowrap""#,
      #"2:20: root.style.wrap: unknown value "nowrap", expected noWrap, wrap, wrapReverse, balance or balanceReverse"#
        + #" (did you mean "noWrap"?)"#),
    .style(
      #""direction": "flex-row""#,
      #"2:25: root.style.direction: unknown value "flex-row", expected row, column, rowReverse or columnReverse"#
        + #" (did you mean "row"?)"#),
    .style(
      #""display": "block""#, #"2:23: root.style.display: unknown value "block", expected flex, none or contents"#),
    .style(#""overflow": true"#, "2:24: root.style.overflow: expected visible, hidden, scroll or clip, got a boolean"),
    .style(
      #""overflowX": "auto""#,
      #"2:25: root.style.overflowX: unknown value "auto", expected visible, hidden, scroll or clip"#),
    .style(
      #""alignItems": null"#,
      "2:26: root.style.alignItems: expected stretch, start, end, center, baseline, lastBaseline,"
        + " safeStart, safeEnd, safeCenter, unsafeStart, unsafeEnd or unsafeCenter, got null"),
    .style(
      #""justifySelf": "safe""#,
      #"2:27: root.style.justifySelf: unknown value "safe", expected auto, stretch, start, end, center, baseline,"#
        + " lastBaseline, safeStart, safeEnd, safeCenter, unsafeStart, unsafeEnd or unsafeCenter"),
    .style(#""justifyItems": "end""#, #"2:12: root.style.justifyItems: unknown key"#),
    .style(
      #""visibility": "none""#,
      #"2:26: root.style.visibility: unknown value "none", expected visible, hidden or collapse"#),
  ]

  static let lengths: [BadInput] =
    [
      "50 %", "50 %x", "50%x", "50% +", "50% 10", "50% + -10", "50% + 10px", "10", "%", "", "1e999%", "10 + 50%",
      "min", "min()", "min(50%", "min(50%,)", "min(50% 10)", "max(50%, 20%", "min(50%, 10) + 5", "clamp(1, 50%)",
      "clamp(1, 50%, 3, 4)", "min(5, 50%)x", "MIN(5, 50%)", "min(1%, 2%+1, 3%+2, 4%+3", "max(clamp(1, 5%), 7%)",
    ].map {
      text in
      .style(
        #""padding": "\#(text)""#,
        #"2:23: root.style.padding: malformed length "\#(text)", expected a number, "50%", "50% + 10", "50% - 10", "min(50%, 300)""#
      )
    }
    + ["min(1%,2%,3%,4%,5%,6%,7%,8%,9%,10%,11%,12%,13%,14%,15%,16%,1)"].map { text in
      .style(
        #""padding": "\#(text)""#,
        #"2:23: root.style.padding: too many arguments in "\#(text.prefix(40))…": functions have at most 16 numbers in"#
          + " all arguments")
    } + [
      .style(
        #""padding": "min(min(min(min(min(min(min(min(min(1)))))))))""#,
        #"2:23: root.style.padding: malformed length "min(min(min(min(min(min(min(min(min(1)))…", expected a number, "50%","#
          + #" "50% + 10", "50% - 10", "min(50%, 300)""#),
      .style(
        #""marginTop": "Auto""#,
        #"2:25: root.style.marginTop: malformed length "Auto", expected a number, "50%", "50% + 10", "50% - 10","#
          + #" "min(50%, 300)", auto"#
          + #" (did you mean "auto"?)"#),
      .style(
        #""maxWidth": "min-content""#,
        #"2:24: root.style.maxWidth: malformed length "min-content", expected a number, "50%", "50% + 10", "50% - 10","#
          + #" "min(50%, 300)", none, minContent, maxContent, fitContent or stretch (did you mean "minContent"?)"#),
      .style(
        #""gap": [1]"#, #"2:19: root.style.gap: expected a number or a string such as "50%", got an array"#),
      .style(
        #""width": null"#,
        #"2:21: root.style.width: expected a number or a string such as "50%","#
          + " auto, minContent, maxContent, fitContent or stretch, got null"),
    ]

  static let bounds: [BadInput] = [
    .style(#""grow": -1"#, "2:20: root.style.grow: expected a number that is not negative, got -1"),
    .style(#""shrink": -0.5"#, "2:22: root.style.shrink: expected a number that is not negative, got -0.5"),
    .style(#""grow": "1""#, "2:20: root.style.grow: expected a number, got a string"),
    .style(#""borderLeft": -3"#, "2:26: root.style.borderLeft: expected a number that is not negative, got -3"),
    .style(#""border": "5%""#, "2:22: root.style.border: expected a number, got a string"),
    .style(#""aspectRatio": 0"#, "2:27: root.style.aspectRatio: expected a number above 0, got 0"),
    .style(#""aspectRatio": -1.5"#, "2:27: root.style.aspectRatio: expected a number above 0, got -1.5"),
    .style(
      #""aspectRatio": "auto""#,
      #"2:27: root.style.aspectRatio: expected a number above 0, "none", or a string such as "auto 1.5","#
        + " got a string"),
    .style(
      #""order": 1.5"#,
      "2:21: root.style.order: expected a whole number between -2147483648 and 2147483647, got 1.5"),
    .style(
      #""order": 3000000000"#,
      "2:21: root.style.order: expected a whole number between -2147483648 and 2147483647, got 3000000000"),
    .style(
      #""columns": 2.5"#, "2:23: root.style.columns: expected a whole number between 0 and 10000, got 2.5"),
    .style(
      #""columns": 10001"#, "2:23: root.style.columns: expected a whole number between 0 and 10000, got 10001"),
    .style(
      #""minColumnWidth": "10%""#, "2:30: root.style.minColumnWidth: expected a number, got a string"),
  ]

  static let measures: [BadInput] = [
    .node(#""measure": []"#, "2:13: root.measure: expected an object, got an array"),
    .node(
      #""measure": {}"#, #"2:13: root.measure: expected one of the keys "fixed", "image", "text" and "area", got 0"#),
    .node(
      #""measure": {"fixed": [1, 2], "area": 3}"#,
      #"2:13: root.measure: expected one of the keys "fixed", "image", "text" and "area", got 2"#),
    .node(#""measure": {"fixd": [1, 2]}"#, #"2:14: root.measure.fixd: unknown key (did you mean "fixed"?)"#),
    .node(#""measure": {"fixed": [1]}"#, "2:23: root.measure.fixed: expected [width, height], got an array of 1"),
    .node(#""measure": {"fixed": [1, -2]}"#, "2:23: root.measure.fixed: expected a size that is not negative"),
    .node(#""measure": {"text": "a", "advance": 3}"#, #"2:13: root.measure: missing key "lineHeight""#),
    .node(#""measure": {"text": "a", "lineHeight": 3}"#, #"2:13: root.measure: missing key "advance""#),
    .node(
      #""measure": {"text": "a", "advance": -3}"#,
      "2:38: root.measure.advance: expected a number that is not negative, got -3"),
    .node(
      #""measure": {"fixed": [1, 2], "advance": 3}"#,
      #"2:31: root.measure.advance: the key is only valid with "text""#),
    .node(
      #""measure": {"text": "a", "advance": 1, "lineHeight": 1, "natural": 3}"#,
      #"2:58: root.measure.natural: the key is only valid with "area""#),
    .node(
      #""measure": {"fixed": [1, 2], "lastBaseline": 3}"#,
      #"2:31: root.measure.lastBaseline: the key is only valid for "fixed" or "area" with "baseline""#),
    .node(
      #""measure": {"area": 5, "lastBaseline": 3}"#,
      #"2:25: root.measure.lastBaseline: the key is only valid for "fixed" or "area" with "baseline""#),
    .node(
      #""measure": {"text": "a", "advance": 1, "lineHeight": 1, "lastBaseline": 3, "baseline": 3}"#,
      #"2:58: root.measure.lastBaseline: the key is only valid for "fixed" or "area" with "baseline""#),
    .node(
      #""measure": {"fixed": [1, 2], "baseline": 1, "lastBaseline": "2"}"#,
      #"2:62: root.measure.lastBaseline: expected a number, got a string"#),
    .node(
      #""measure": {"area": 3, "natural": 0}"#, "2:36: root.measure.natural: expected a number above 0, got 0"),
  ]
}
