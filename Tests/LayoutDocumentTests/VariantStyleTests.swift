import LayoutDocument
import LayoutEngine
import Testing

@Suite("Styles in variants")
struct VariantStyleTests {
  /// Returns a tree with inherited directions, and with directions that descendants override.
  private func tree(root: String) throws -> LayoutCase {
    try caseWith(
      root: """
        {"style": {"layoutDirection": "\(root)"}, "children": [
          {}, {"style": {"layoutDirection": "ltr"}, "children": [{}]},
          {"style": {"layoutDirection": "rtl", "boxSizing": "contentBox"}, "children": [
            {"style": {"layoutDirection": "ltr"}}]}]}
        """)
  }

  private func directions(_ variant: CaseVariant, root: String) throws -> [WritingDirection] {
    try tree(root: root).variant(variant).nodes.map(\.style.layoutDirection)
  }

  @Test("explicit directions are exchanged; a root that inherits counts as ltr")
  func directionsExchanged() throws {
    let exchanged: [WritingDirection] = [.inherit, .rightToLeft, .inherit, .leftToRight, .rightToLeft]
    for variant in [CaseVariant.otherDirection, .otherBoxSizingAndDirection] {
      #expect(try directions(variant, root: "inherit") == [.rightToLeft] + exchanged)
      #expect(try directions(variant, root: "ltr") == [.rightToLeft] + exchanged)
      #expect(try directions(variant, root: "rtl") == [.leftToRight] + exchanged)
    }
  }

  @Test("box sizings are exchanged in every node")
  func boxSizingsExchanged() throws {
    let written: [BoxSizing] = [.borderBox, .borderBox, .borderBox, .borderBox, .contentBox, .borderBox]
    let exchanged: [BoxSizing] = [.contentBox, .contentBox, .contentBox, .contentBox, .borderBox, .contentBox]
    for (variant, expected) in zip(CaseVariant.allCases, [written, exchanged, written, exchanged]) {
      #expect(try tree(root: "rtl").variant(variant).nodes.map(\.style.boxSizing) == expected)
    }
  }

  @Test("nothing else changes", arguments: CaseVariant.allCases)
  func nothingElse(_ variant: CaseVariant) throws {
    let written = try tree(root: "rtl")
    var changed = written.variant(variant)
    for index in changed.nodes.indices {
      var style = changed.nodes[index].style
      style.boxSizing = written.nodes[index].style.boxSizing
      style.layoutDirection = written.nodes[index].style.layoutDirection
      changed.setStyle(style, of: index)
    }
    #expect(changed == written)
  }

  @Test("exchanging twice results in the written case", arguments: CaseVariant.made)
  func twice(_ variant: CaseVariant) throws {
    let written = try tree(root: "rtl")
    #expect(written.variant(variant).variant(variant) == written)
  }

  @Test("the other direction mirrors a row, and the other box sizing excludes its padding")
  func laidOut() throws {
    let row = try caseWith(
      root: """
        {"style": {"direction": "row", "width": 100, "height": 10, "paddingStart": 20}, "children": [
          {"style": {"width": 30}}]}
        """)
    func frames(_ variant: CaseVariant) throws -> [LayoutRect] { try CaseLayout(row.variant(variant)).frames }
    let child = LayoutRect(x: 20, width: 30, height: 10)
    #expect(try frames(.asWritten) == [LayoutRect(width: 100, height: 10), child])
    #expect(try frames(.otherBoxSizing) == [LayoutRect(width: 120, height: 10), child])
    #expect(try frames(.otherDirection) == [LayoutRect(width: 100, height: 10), child.at(x: 50)])
    #expect(try frames(.otherBoxSizingAndDirection) == [LayoutRect(width: 120, height: 10), child.at(x: 70)])
  }

  @Test("suffixes name the exchanged properties")
  func suffixes() {
    #expect(
      CaseVariant.allCases.map(\.suffix) == [
        "", " (other box sizing)", " (other direction)", " (other box sizing and direction)",
      ])
    #expect(CaseVariant.allCases.map(\.exchangesBoxSizing) == [false, true, false, true])
    #expect(CaseVariant.allCases.map(\.exchangesDirection) == [false, false, true, true])
  }

  @Test("frames of another source are compared with the expected frames")
  func differencesFromFrames() throws {
    let layoutCase = try caseWith(
      root: #"{"frame": [0, 0, 9, 9], "children": [{"frame": [1, 1, 1, 1]}, {}]}"#)
    let root = LayoutRect(x: 5, width: 9, height: 9)
    let far = LayoutRect(x: 4, y: 1, width: 1, height: 1)
    let found = layoutCase.differences(from: [root, far, far])
    #expect(found.map(\.path) == ["root.children[0]"])
    #expect(found.first?.amount == 3)
    #expect(found.first?.actual == far)
    // Nodes without an actual frame are not compared.
    #expect(layoutCase.differences(from: [root]).isEmpty)
    #expect(layoutCase.differences(from: []).isEmpty)
    #expect(layoutCase.differences(from: [LayoutRect(width: .nan), far]).map(\.amount) == [.infinity, 3])
  }
}

extension LayoutRect {
  fileprivate func at(x: Double) -> LayoutRect { LayoutRect(x: x, y: y, width: width, height: height) }
}
