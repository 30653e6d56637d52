import LayoutDocument
import LayoutEngine
import Testing

@Suite("Styles")
struct StyleDecodingTests {
  @Test("omitted keys have the defaults of the case's rules")
  func defaults() throws {
    #expect(try style("{}") == Style(.stackView))
    #expect(try style("{}", rules: "css") == Style(.css))
    #expect(try parsed(#"{"name": "a", "root": {}}"#).cases[0].rules == .stackView)
    // The rules apply at any position in the case.
    let late = try parsed(#"{"name": "a", "root": {"style": {"grow": 1}}, "defaults": "css"}"#).cases[0]
    #expect(late.nodes[0].style.shrink == 1)
  }

  @Test("every keyword is read")
  func keywords() throws {
    #expect(try style(#"{"display": "none"}"#).display == .none)
    #expect(try style(#"{"position": "absolute"}"#).position == .absolute)
    let directions: [FlexDirection] = [.row, .column, .rowReverse, .columnReverse]
    let directionWords = ["row", "column", "rowReverse", "columnReverse"]
    for (word, value) in zip(directionWords, directions) {
      #expect(try style(#"{"direction": "\#(word)"}"#).direction == value)
    }
    #expect(try style(#"{"layoutDirection": "ltr"}"#).layoutDirection == .leftToRight)
    #expect(try style(#"{"layoutDirection": "rtl"}"#).layoutDirection == .rightToLeft)
    #expect(try style(#"{"wrap": "wrap"}"#).wrap == .wrap)
    #expect(try style(#"{"wrap": "wrapReverse"}"#).wrap == .wrapReverse)
    let spread: [(String, JustifyContent, AlignContent)] = [
      ("start", .start, .start), ("end", .end, .end), ("center", .center, .center),
      ("spaceBetween", .spaceBetween, .spaceBetween), ("spaceAround", .spaceAround, .spaceAround),
      ("spaceEvenly", .spaceEvenly, .spaceEvenly),
    ]
    for (word, justify, align) in spread {
      #expect(try style(#"{"justifyContent": "\#(word)"}"#).justifyContent == justify)
      #expect(try style(#"{"alignContent": "\#(word)"}"#).alignContent == align)
    }
    #expect(try style(#"{"alignContent": "stretch"}"#).alignContent == .stretch)
    let aligned: [(String, AlignItems, AlignSelf)] = [
      ("stretch", .stretch, .stretch), ("start", .start, .start), ("end", .end, .end), ("center", .center, .center),
      ("baseline", .baseline, .baseline),
    ]
    for (word, items, own) in aligned {
      #expect(try style(#"{"alignItems": "\#(word)"}"#).alignItems == items)
      #expect(try style(#"{"alignSelf": "\#(word)"}"#).alignSelf == own)
    }
    #expect(try style(#"{"alignSelf": "auto"}"#).alignSelf == .auto)
    #expect(try style(#"{"boxSizing": "contentBox"}"#).boxSizing == .contentBox)
    #expect(try style(#"{"overflow": "hidden"}"#).overflow == .hidden)
    #expect(try style(#"{"overflow": "scroll"}"#).overflow == .scroll)
  }

  @Test(
    "lengths are points, a percentage, or both",
    arguments: [
      ("12", Length(points: 12)), ("-0.5", Length(points: -0.5)), (#""50%""#, Length(percent: 50)),
      (#""-5%""#, Length(percent: -5)), (#""12.5% + 10""#, Length(points: 10, percent: 12.5)),
      (#""50% - 10""#, Length(points: -10, percent: 50)), (#""50%-10""#, Length(points: -10, percent: 50)),
      (#""\u00350%""#, Length(percent: 50)),
    ])
  func lengths(_ text: String, _ length: Length) throws {
    #expect(try style(#"{"width": \#(text)}"#).width == .length(length))
    #expect(try style(#"{"minHeight": \#(text)}"#).minHeight == .length(length))
    #expect(try style(#"{"maxWidth": \#(text)}"#).maxWidth == .length(length))
    #expect(try style(#"{"basis": \#(text)}"#).basis == .length(length))
    #expect(try style(#"{"left": \#(text)}"#).inset.left == .length(length))
    #expect(try style(#"{"end": \#(text)}"#).inset.end == .length(length))
    #expect(try style(#"{"marginTop": \#(text)}"#).margin.top == .length(length))
    #expect(try style(#"{"paddingTop": \#(text)}"#).padding.top == length)
    #expect(try style(#"{"rowGap": \#(text)}"#).rowGap == length)
  }

  @Test("lengths may be functions", arguments: LengthTexts.bounds + LengthTexts.functions)
  func functions(_ text: String, _ length: Length) throws {
    #expect(try style(#"{"width": "\#(text)"}"#).width == .length(length))
    #expect(try style(#"{"end": "\#(text)"}"#).inset.end == .length(length))
    #expect(try style(#"{"rowGap": "\#(text)"}"#).rowGap == length)
  }

  @Test("lengths may be keywords")
  func lengthKeywords() throws {
    let sizes: [(String, PreferredSize)] = [
      ("auto", .auto), ("minContent", .minContent), ("maxContent", .maxContent), ("fitContent", .fitContent),
    ]
    for (word, size) in sizes {
      #expect(try style(#"{"width": "\#(word)", "height": "\#(word)"}"#).width == size)
      #expect(try style(#"{"width": "\#(word)", "height": "\#(word)"}"#).height == size)
    }
    let small = try style(#"{"minWidth": "auto", "minHeight": "minContent"}"#)
    #expect(small.minWidth == .auto)
    #expect(small.minHeight == .minContent)
    let large = try style(#"{"maxWidth": "none", "maxHeight": "maxContent"}"#)
    #expect(large.maxWidth == .none)
    #expect(large.maxHeight == .maxContent)
    #expect(try style(#"{"basis": "content"}"#).basis == .content)
    #expect(try style(#"{"basis": "auto"}"#).basis == .auto)
    #expect(try style(#"{"margin": "auto"}"#).margin == StyleEdges(.auto))
    #expect(try style(#"{"top": "auto"}"#).inset.top == .auto)
  }

  @Test("the key of an edge overrides that of two edges, which overrides that of all edges")
  func edgeCascade() throws {
    let edges = try style(
      #"{"paddingTop": 1, "paddingVertical": 2, "padding": 3, "paddingRight": 4}"#)
    #expect(
      edges.padding
        == StyleEdges(
          top: Length(points: 1), left: Length(points: 3), bottom: Length(points: 2), right: Length(points: 4)))
    // The order of the keys does not matter.
    let reversed = try style(#"{"paddingRight": 4, "padding": 3, "paddingVertical": 2, "paddingTop": 1}"#)
    #expect(reversed == edges)
    let horizontal = try style(#"{"borderHorizontal": 5, "borderLeft": 6, "border": 7}"#)
    #expect(horizontal.border == StyleEdges(top: 7, left: 6, bottom: 7, right: 5))
  }

  @Test("start and end are stored separately from left and right")
  func startAndEnd() throws {
    let edges = try style(#"{"marginStart": 1, "marginLeft": 2, "marginEnd": "auto", "margin": 3}"#).margin
    #expect(edges == StyleEdges(top: 3, left: 2, bottom: 3, right: 3, start: 1, end: .auto))
    #expect(edges.physical(isRightToLeft: false).left == 1)
    #expect(edges.physical(isRightToLeft: true).right == 1)
    let inset = try style(#"{"start": 4, "left": 5}"#).inset
    #expect(inset.start == 4)
    #expect(inset.left == 5)
    #expect(inset.right == .auto)
  }

  @Test("rowGap and columnGap override gap")
  func gaps() throws {
    #expect(try style(#"{"gap": 4}"#).rowGap == Length(points: 4))
    #expect(try style(#"{"gap": 4}"#).columnGap == Length(points: 4))
    let mixed = try style(#"{"rowGap": "5%", "gap": 4}"#)
    #expect(mixed.rowGap == Length(percent: 5))
    #expect(mixed.columnGap == Length(points: 4))
  }

  @Test("numbers are read")
  func numbers() throws {
    let flexible = try style(#"{"grow": 0.5, "shrink": 3, "aspectRatio": 1.5, "order": -7}"#)
    #expect(flexible.grow == 0.5)
    #expect(flexible.shrink == 3)
    #expect(flexible.aspectRatio == 1.5)
    #expect(flexible.order == -7)
    #expect(try style(#"{"aspectRatio": "none"}"#).aspectRatio == nil)
    #expect(try style(#"{"aspectRatio": "n\u006fne"}"#).aspectRatio == nil)
  }
}

private enum LengthTexts {
  static let bounds: [(String, Length)] = [
    ("min(50%, 300)", .min(.percent(50), 300)),
    ("max(100,50% + 10)", .max(.percent(50) + 10, 100)),
    ("min( 20%-5 , 7, 9 )", .min(.percent(20) - 5, 7)),
    ("clamp(10, 50%, 30)", .clamp(10, .percent(50), 30)),
    ("min(max(50%, 10), 30)", .clamp(10, .percent(50), 30)),
    ("max(min(50%, 10), 30)", .clamp(30, .percent(50), 30)),
    ("min(5, 3)", 3), ("clamp(1, 9, 4)", 4),
  ]

  static let functions: [(String, Length)] = [
    ("min(50%, 30% + 100)", .min(.percent(50), .percent(30) + 100)),
    ("clamp(20%, 300, 50% - 5)", .clamp(.percent(20), 300, .percent(50) - 5)),
    ("max(30, 50%, 7, 20%-1)", .max(.max(.percent(50), .percent(20) - 1), 30)),
    ("min(max(50%, 30), 20% + 1)", .min(.max(.percent(50), 30), .percent(20) + 1)),
    ("min(5% + 1, 5%)", .percent(5)),
    ("min(1%, 2%+1, 3%+2, 4%+3)", .min(.min(.percent(1), .percent(2) + 1), .min(.percent(3) + 2, .percent(4) + 3))),
    ("max(clamp(1, 5%, 9), 7%)", .max(.max(.min(.percent(5), 9), .percent(7)), 1)),
    ("min(50%, 1e18)", .min(.percent(50), 1e18)),
    ("min(33.333333333333336%, 1234567.125)", .min(.percent(100.0 / 3), 1_234_567.125)),
  ]
}
