import Foundation
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@testable import LayoutCode

/// Reads the only case of a document.
func readCase(_ text: String) throws -> LayoutCase { try LayoutFile(parsing: Array(text.utf8)).cases[0] }

@Suite("Code of documents")
struct LayoutCodeTests {
  @Test(
    "every case of Spec results in code, or in an error with a node and a reason",
    arguments: SampleSize.some(SpecFolder.files, oneOf: 32))
  func spec(_ file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      for target in CodeTarget.allCases {
        do {
          let code = try LayoutCode.code(of: layoutCase, as: target)
          #expect(code.hasSuffix("\n") && !code.contains("\n\n\n"))
          #expect(try LayoutCode.code(of: layoutCase, as: target) == code)
        } catch {
          #expect(layoutCase.nodes.indices.contains(error.node) && !error.reason.isEmpty)
          #expect(error.path == layoutCase.path(of: error.node))
        }
      }
    }
  }

  @Test(
    "screens of stacks can be written for every target except BoxView",
    arguments: ["login", "settings-form", "tag-list"])
  func examples(_ name: String) throws {
    let file = try #require(SpecFolder.files.first { $0.path == "examples/\(name).json" })
    let layoutCase = try file.read().cases[0]
    for target in [CodeTarget.stackView, .flexStack, .html] {
      #expect(throws: Never.self) { try LayoutCode.code(of: layoutCase, as: target) }
    }
    #expect(throws: LayoutCodeError.self) { try LayoutCode.boxView(layoutCase) }
  }

  @Test("the code contains only values that differ from the defaults")
  func defaults() throws {
    let code = try LayoutCode.stackView(
      readCase(
        """
        {"name": "a/my card", "root": {"id": "card", "style": {"direction": "row", "gap": 8, "padding": 4}, "children": [
          {"id": "photo", "style": {"width": 40, "height": 40}, "measure": {"fixed": [10, 10]}},
          {"style": {"grow": 1}},
          {"id": "class", "style": {"marginHorizontal": "5%"}, "measure": {"text": "a", "advance": 8, "lineHeight": 16}}]}}
        """))
    #expect(code.contains("final class MyCardView: StackView {"))
    #expect(
      code.contains(
        """
            direction(.row).padding(4).gap(8).define { card in
              card.addItem(photo_).size(40)
              card.addSpacer()
              card.addItem(classLabel).marginHorizontal(5%)
            }
        """.replacingOccurrences(of: "photo_", with: "photoView")), "\(code)")
  }

  @Test("values that are defaults only with the rules of the document are written if they change a frame")
  func otherRules() throws {
    let text = """
      {"name": "row", "defaults": "css", "root": {"style": {"width": 100}, "children": [
        {"id": "a", "style": {"width": 80, "height": 10}}, {"id": "b", "style": {"width": 80, "height": 10}}]}}
      """
    let code = try LayoutCode.stackView(readCase(text))
    #expect(code.contains("addItem(aView).shrink(1).width(80).height(10)"), "\(code)")
    #expect(!code.contains("minWidth"))
    let back = try LayoutCode.html(readCase(text.replacingOccurrences(of: "\"css\"", with: "\"stackview\"")))
    #expect(back.contains("flex-direction: column") && !back.contains("min-width"), "\(back)")
  }

  @Test("an error has the first node that cannot be expressed, and the reason")
  func errors() throws {
    let box = try readCase(
      """
      {"name": "b", "root": {"box": {"axis": "x"}, "children": [{"children": [{"measure": {"fixed": [1, 1]}}]}]}}
      """)
    for target in [CodeTarget.stackView, .flexStack, .html] {
      #expect(throws: LayoutCodeError.self) { try LayoutCode.code(of: box, as: target) }
    }
    let error = #expect(throws: LayoutCodeError.self) { try LayoutCode.boxView(box) }
    #expect(error?.path == "root.children[0]" && error?.reason == "a BoxView has no flex containers")
    let ratio = try readCase(
      """
      {"name": "r", "root": {"style": {"direction": "row", "width": 100, "height": 50}, "children": [
        {"style": {"aspectRatio": 1, "grow": 1}}]}}
      """)
    let found = #expect(throws: LayoutCodeError.self) { try LayoutCode.html(ratio) }
    #expect(found?.reason.contains("an aspect ratio is rigid in a StackView") == true, "\(found?.reason ?? "")")
  }

  @Test("pins are written in the notation of BoxView")
  func pins() throws {
    let code = try LayoutCode.boxView(
      readCase(
        """
        {"name": "pins", "root": {"box": {"axis": "x", "spacing": 4, "insets": [1, 2, 3, 4]}, "children": [
          {"id": "a", "measure": {"fixed": [1, 1]}, "item": {"top": ">=0", "bottom": ">=0", "centerY": 0, "hugX": 251}},
          {"item": {"flex": 2}},
          {"id": "c", "measure": {"fixed": [1, 1]}, "item": {"top": ">=0", "bottom": ">=0", "baseline": "first"}},
          {"id": "d", "measure": {"fixed": [1, 1]}, "item": {"top": ">=0", "bottom": 0, "baseline": "last"}},
          {"id": "b", "measure": {"fixed": [1, 1]}, "item": {"left": ">=8@750", "right": null, "width": "40@600"},
           "constraints": [{"height": "*0.5", "of": "width"}]}]}}
        """))
    #expect(code.contains("insets = PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"))
    #expect(code.contains("aView.huggingX = PlatformLayoutPriority(251)"))
    #expect(code.contains("aView.boxed.centerY(),"))
    #expect(code.contains("cView.boxed.baseline(),"))
    #expect(code.contains("dView.boxed.baseline(.last).bottom(0),"), "\(code)")
    #expect(code.contains(".guide().flex(2),"))
    #expect(code.contains("bView.boxed.left((>=8).high()).right(nil).width((==40).withPriority(600)),"), "\(code)")
    #expect(code.contains("bView.pinAspect(0.5)"))
  }
}

@Suite("Names in code")
struct SwiftNamesTests {
  @Test("identifiers are ASCII, in camel case, and not keywords")
  func identifiers() {
    #expect(SwiftNames.identifier("name row-2") == "nameRow2")
    #expect(SwiftNames.identifier("URLField") == "urlField")
    #expect(SwiftNames.identifier("2nd") == "item2nd")
    #expect(SwiftNames.identifier("été") == "t")
    #expect(SwiftNames.identifier("•") == nil && SwiftNames.identifier(nil) == nil)
    var names = SwiftNames()
    #expect(names.unique("class") == "class2")
    #expect(names.unique("row") == "row" && names.unique("row") == "row2" && names.unique("a2") == "a2")
    #expect(names.property("title", kind: .label) == "titleLabel")
    #expect(names.property("title", kind: .label) == "titleLabel2")
    #expect(names.property("nameIcon", kind: .plain) == "nameIcon")
    #expect(names.property(nil, kind: .plain) == "view")
  }

  @Test("values are written as Swift literals")
  func literals() {
    #expect(SwiftText.quoted("a\"\\\n\u{200B}é") == "\"a\\\"\\\\\\n\\u{200B}é\"")
    #expect(
      SwiftValues.number(1e20) == "1e+20" && SwiftValues.number(1e16) == "10000000000000000"
        && SwiftValues.number(0.1) == "0.1")
    #expect(SwiftValues.stackLength(.percent(50)) == "50%")
    #expect(SwiftValues.stackLength(.percent(50) - 10.0) == "50% - 10")
    #expect(SwiftValues.stackLength(.clamp(8, .percent(5.1), 24)) == ".clamp(8, 5.1%, 24)")
    #expect(SwiftValues.stackLength(.clamp(.percent(20), 24, .percent(50.1) - 8)) == ".clamp(20%, 24, 50.1% - 8)")
    let largest = Length.max(.max(.percent(50), .percent(20) + 7), 30)
    #expect(SwiftValues.stackLength(largest) == ".max(.max(50%, 20% + 7), 30)")
    #expect(SwiftValues.styleLength(.percent(50) + 10.0, isLength: true) == "Length(points: 10, percent: 50)")
  }
}
