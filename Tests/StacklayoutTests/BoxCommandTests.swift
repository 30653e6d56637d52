import Testing

@testable import stacklayout

@Suite struct BoxCommandTests {
  /// Two labels that share the remaining space: one of many layouts that violate only hugging, by 30.
  private func shared(violation: Double = 30) -> String {
    #"""
    {"name": "shared", "optimal": true, "violations": {"1000": 0, "250": \#(violation)},
     "root": {"style": {"width": 100, "height": 10}, "box": {"axis": "x"}, "children": [
       {"measure": {"fixed": [40, 10]}}, {"measure": {"fixed": [30, 10]}}]}}
    """#
  }

  private let column = #"""
    {"name": "column", "root": {"style": {"width": 100}, "box": {"spacing": 5, "insets": [1, 2, 3, 4]}, "children": [
      {"measure": {"fixed": [40, 10]}, "item": {"right": ">=0"}}, {"measure": {"fixed": [30, 20]}}]}}
    """#

  @Test(arguments: [
    ("engine", "boxes: 1 of 1 cases without solving constraints, 100 %\n"), ("constraints", ""),
  ])
  func optimalLayoutPasses(_ solver: String, _ share: String) {
    let run = run("conform", "--solver", solver, "-", document: shared())
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(run.output == "<stdin>: 1 passed, 0 failed\n\(share)1 passed, 0 failed\n")
  }

  @Test func shareOfCasesWithoutConstraintSolverIsReported() {
    let document = #"""
      {"name": "soft", "root": {"style": {"width": 120}, "box": {"axis": "x", "spacing": 4}, "children": [
        {"item": {"left": -4, "bottom": ">=0", "height": "==36@999"}},
        {"item": {"centerX": -4, "left": ">=6", "right": ">=6", "centerY": 2, "top": ">=6", "bottom": ">=6",
          "relativeHeight": "<=*0.25-5@400", "width": ">=24@300"}}]}}
      """#
    let lines = run("conform", "-", document: document).outputLines
    #expect(lines.contains("boxes: 0 of 1 cases without solving constraints, 0 %"))
  }

  @Test func unexpectedViolationIsReportedWithItsPriority() {
    let run = run("conform", "-", document: shared(violation: 25))
    #expect(run.status == .findings)
    #expect(run.outputLines[0] == "shared: the violation at priority 250 is 30, not 25")
    #expect(run.outputLines.last == "0 passed, 1 failed")
    let encoded = StacklayoutTests.run("conform", "--format", "json", "-", document: shared(violation: 25))
    #expect(encoded.output.contains(#"{"case": "shared", "priority": 250, "violation": 30, "least": 25}"#))
  }

  @Test func bothSolversGiveTheSameFrames() {
    let engine = run("layout", "-", document: column)
    #expect(engine.status == .success)
    #expect(
      engine.output == """
        column
        node     x   y  width  height
        column   0   0    100      39
          fixed  2   1     40      10
          fixed  2  16     94      20

        """)
    #expect(run("layout", "--solver", "constraints", "-", document: column).output == engine.output)
  }

  @Test func constraintSolverRequiresABoxAtTheRoot() {
    let run = run("layout", "--solver", "constraints", "-", document: #"{"name": "flex", "root": {}}"#)
    #expect(run.status == .badDocument)
    #expect(run.messages == "<stdin>:1:26: root: the root is not a box container; give it a \"box\"\n")
  }

  @Test func issuesOfBoxesAreListed() {
    let document = #"""
      {"name": "refused", "root": {"style": {"width": 50, "height": 50}, "box": {"axis": "x"}, "children": [
        {"id": "a", "item": {"right": ">=5", "width": 10}}, {"id": "b", "item": {"left": "<=5", "width": 60}}]}}
      """#
    let lines = run("layout", "--issues", "-", document: document).outputLines
    let cause = "(b): the right pin of the previous item and the left pin of this item cannot be added: >= and <="
    #expect(lines.contains { $0.contains(cause) })
  }
}
