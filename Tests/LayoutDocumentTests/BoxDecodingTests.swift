import BoxEngine
import LayoutDocument
import LayoutEngine
import Testing

@Suite("BoxViews")
struct BoxDecodingTests {
  private func item(_ text: String) throws -> BoxPins? {
    try caseWith(root: #"{"box": {}, "children": [{"item": \#(text)}]}"#).nodes[1].item
  }

  @Test("a container has default values or those of the document")
  func container() throws {
    let plain = try caseWith(root: #"{"box": {}, "children": [{}]}"#)
    #expect(plain.containsBoxes)
    #expect(plain.nodes[0].box == BoxContainer())
    #expect(plain.nodes[1].box == nil)
    #expect(plain.nodes[1].item == nil)
    let full = try caseWith(
      root: #"{"box": {"axis": "x", "spacing": -2.5, "insets": [1, 2, 3, 4], "rtl": "rtl"}}"#)
    #expect(
      full.nodes[0].box
        == BoxContainer(
          axis: .horizontal, spacing: -2.5, insets: Edges(top: 1, left: 2, bottom: 3, right: 4),
          direction: .rightToLeft))
    #expect(try caseWith(root: #"{"box": {"axis": "y", "rtl": "ltr"}}"#).nodes[0].box?.direction == .leftToRight)
  }

  @Test("an item has default values: edges at ==0")
  func itemDefaults() throws {
    let item = try item("{}")
    #expect(item == BoxPins())
    #expect(item?.top == BoxPin(relation: .equal, constant: 0, priority: 1000))
    #expect(item?.centerX == nil)
    #expect(item?.baseline == nil)
    #expect(item?.hugX == 250)
    #expect(item?.resistY == 750)
  }

  @Test(
    "a pin has a relation, a constant and a priority",
    arguments: [
      ("30", BoxPin(constant: 30)), ("-1.5", BoxPin(constant: -1.5)), (#""==5""#, BoxPin(constant: 5)),
      (#""5""#, BoxPin(constant: 5)), (#"">=50""#, BoxPin(relation: .atLeast, constant: 50)),
      (#""<=20@750""#, BoxPin(relation: .atMost, constant: 20, priority: 750)),
      (#"">=-3.5@249.5""#, BoxPin(relation: .atLeast, constant: -3.5, priority: 249.5)),
    ])
  func pins(_ text: String, _ pin: BoxPin) throws {
    let item = try item(#"{"top": \#(text), "centerY": \#(text), "width": \#(text)}"#)
    #expect(item?.top == pin)
    #expect(item?.centerY == pin)
    #expect(item?.width == pin)
  }

  @Test(
    "a relative pin also has a multiplier",
    arguments: [
      ("0.5", BoxRelativePin(multiplier: 0.5)), (#""*0.5""#, BoxRelativePin(multiplier: 0.5)),
      (#""*0.5+10""#, BoxRelativePin(multiplier: 0.5, pin: BoxPin(constant: 10))),
      (
        #"">=*0.5-10@750""#,
        BoxRelativePin(multiplier: 0.5, pin: BoxPin(relation: .atLeast, constant: -10, priority: 750))
      ),
      (#""<=*2@1""#, BoxRelativePin(multiplier: 2, pin: BoxPin(relation: .atMost, priority: 1))),
    ])
  func relativePins(_ text: String, _ pin: BoxRelativePin) throws {
    let item = try item(#"{"relativeWidth": \#(text), "relativeHeight": \#(text)}"#)
    #expect(item?.relativeWidth == pin)
    #expect(item?.relativeHeight == pin)
  }

  @Test("null removes the pin of an edge; other keys have numbers")
  func otherKeys() throws {
    let item = try item(
      #"{"top": null, "left": null, "flex": 2, "gap": -3, "hugX": 251, "hugY": 1, "resistX": 1000, "resistY": 749.5}"#)
    #expect(item?.top == nil)
    #expect(item?.left == nil)
    #expect(item?.right == BoxPin())
    #expect(item?.flex == 2)
    #expect(item?.gap == -3)
    #expect(item?.hugX == 251)
    #expect(item?.hugY == 1)
    #expect(item?.resistX == 1000)
    #expect(item?.resistY == 749.5)
  }

  @Test("invalid boxes and items are rejected", arguments: bad)
  func refused(_ input: BadInput) { #expect(failure(input.bytes)?.description == input.message) }

  static let bad: [BadInput] = [
    .node(#""box": []"#, "2:9: root.box: expected an object, got an array"),
    .node(#""box": {"axes": "x"}"#, #"2:10: root.box.axes: unknown key (did you mean "axis"?)"#),
    .node(#""box": {"axis": "z"}"#, #"2:18: root.box.axis: unknown value "z", expected x or y"#),
    .node(
      #""box": {"insets": [1, 2]}"#, "2:20: root.box.insets: expected [top, left, bottom, right], got an array of 2"),
    .node(#""box": {"rtl": true}"#, "2:17: root.box.rtl: expected auto, ltr or rtl, got a boolean"),
    .node(#""item": {"center": 0}"#, #"2:11: root.item.center: unknown key (did you mean "centerX"?)"#),
    .node(
      #""item": {"top": "> 5"}"#,
      #"2:18: root.item.top: malformed pin "> 5", expected a number or "[==|>=|<=]constant[@priority]""#),
    .node(
      #""item": {"top": ">=5@"}"#,
      #"2:18: root.item.top: malformed pin ">=5@", expected a number or "[==|>=|<=]constant[@priority]""#),
    .node(
      #""item": {"top": ">=5@2000"}"#, #"2:18: root.item.top: the priority of pin ">=5@2000" is not between 1 and 1000"#
    ),
    .node(
      #""item": {"width": "5@0"}"#, #"2:20: root.item.width: the priority of pin "5@0" is not between 1 and 1000"#),
    .node(
      #""item": {"centerX": null}"#,
      #"2:22: root.item.centerX: expected a pin: a number or a string such as ">=50@750", got null"#),
    .node(
      #""item": {"relativeWidth": "0.5"}"#,
      #"2:28: root.item.relativeWidth: malformed pin "0.5", expected a number or"#
        + #" "[==|>=|<=]*multiplier[+constant|-constant][@priority]""#),
    .node(
      #""item": {"baseline": "middle"}"#,
      #"2:23: root.item.baseline: unknown value "middle", expected first or last"#),
    .node(#""item": {"flex": 0}"#, "2:19: root.item.flex: expected a number above 0, got 0"),
    .node(#""item": {"hugX": 1001}"#, "2:19: root.item.hugX: expected a priority between 1 and 1000, got 1001"),
  ]
}
