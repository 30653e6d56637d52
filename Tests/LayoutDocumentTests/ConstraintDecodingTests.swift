import BoxEngine
import LayoutDocument
import LayoutEngine
import Testing

@Suite("Size constraints of items")
struct ConstraintDecodingTests {
  private func constraints(_ text: String) throws -> [DocumentSizeConstraint] {
    try caseWith(root: #"{"box": {}, "children": [{"constraints": \#(text)}, {}]}"#).nodes[1].sizeConstraints
  }

  @Test(
    "pins, ratios and relations to nodes are read, and written as they were read",
    arguments: [
      ("[]", []),
      (#"[{"width": 7}]"#, [DocumentSizeConstraint(.horizontal, BoxPin(constant: 7))]),
      (
        #"[{"height": ">=20@750"}, {"height": 0.75, "of": "width"}]"#,
        [
          DocumentSizeConstraint(.vertical, BoxPin(relation: .atLeast, constant: 20, priority: 750)),
          DocumentSizeConstraint(.vertical, BoxPin(), .otherDimension(multiplier: 0.75)),
        ]
      ),
      (
        #"[{"width": "<=*2-1@40", "of": "height"}, {"width": "*1+10", "of": 2}]"#,
        [
          DocumentSizeConstraint(
            .horizontal, BoxPin(relation: .atMost, constant: -1, priority: 40), .otherDimension(multiplier: 2)),
          DocumentSizeConstraint(.horizontal, BoxPin(constant: 10), .node(2, multiplier: 1)),
        ]
      ),
    ])
  func read(_ text: String, _ expected: [DocumentSizeConstraint]) throws {
    #expect(try constraints(text) == expected)
    let layoutCase = try caseWith(root: #"{"box": {}, "children": [{"constraints": \#(text)}, {}]}"#)
    let again = try parsed(LayoutFile(cases: [layoutCase]).encoded()).cases[0]
    #expect(again.nodes == layoutCase.nodes)
  }

  @Test("a reference to a missing node is an error of the layout")
  func missingNode() throws {
    let layoutCase = try caseWith(
      root: #"{"box": {}, "children": [{"constraints": [{"width": "*1", "of": 5}]}]}"#)
    let error = #expect(throws: LayoutCaseError.self) { try CaseLayout(layoutCase) }
    #expect(error?.node == 1)
    #expect(error?.reason == "a constraint refers to a node that is not in the case")
  }

  @Test("invalid constraints are rejected", arguments: bad)
  func refused(_ input: BadInput) { #expect(failure(input.bytes)?.description == input.message) }

  static let bad: [BadInput] = [
    .node(#""constraints": {}"#, "2:17: root.constraints: expected an array of constraints, got an object"),
    .node(#""constraints": [3]"#, "2:18: root.constraints[0]: expected an object, got a number"),
    .node(
      #""constraints": [{"of": 3}]"#, #"2:18: root.constraints[0]: a constraint needs "width" or "height""#),
    .node(
      #""constraints": [{"width": 3, "height": 4}]"#,
      #"2:31: root.constraints[0].height: a constraint has either "width" or "height""#),
    .node(
      #""constraints": [{"widht": 3}]"#,
      #"2:19: root.constraints[0].widht: unknown key (did you mean "width"?)"#),
    .node(
      #""constraints": [{"width": 3, "of": "width"}]"#,
      #"2:37: root.constraints[0].of: expected "height" or the index of a node, from 0"#),
    .node(
      #""constraints": [{"height": "*1", "of": 1.5}]"#,
      #"2:41: root.constraints[0].of: expected "width" or the index of a node, from 0"#),
    .node(
      #""constraints": [{"height": "5@0"}]"#,
      #"2:29: root.constraints[0].height: the priority of pin "5@0" is not between 1 and 1000"#),
  ]
}
