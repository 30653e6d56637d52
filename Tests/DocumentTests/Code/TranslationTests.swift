import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@testable import LayoutCode

@Suite("Translation of boxes")
struct BoxTranslationTests {
  private static func bordered(_ defaults: String) throws -> LayoutCase {
    try readCase(
      """
      {"name": "b", "defaults": "\(defaults)", "root": {"style": {"width": 300, "height": 50, "border": 2}, "children": [
        {"id": "pic", "style": {"width": 40, "aspectRatio": 1}},
        {"id": "over", "style": {"position": "absolute", "left": 10, "right": 20, "top": "10%", "height": 30,
          "marginLeft": "5%"}}]}}
      """)
  }

  @Test("absolute boxes are placed in a StackView as if its padding were a border")
  func absoluteBoxes() throws {
    let code = try LayoutCode.stackView(BoxTranslationTests.bordered("stackview"))
    #expect(code.contains("padding(2).define"))
    #expect(code.contains(".position(.absolute).top(10% + 1.6).left(12).right(22).height(30)"), "\(code)")
    #expect(code.contains(".marginLeft(5% - 0.2)"), "\(code)")
  }

  @Test("logical insets consider the borders of the containing block outside of a static container")
  func logicalSides() throws {
    let layoutCase = try readCase(
      """
      {"name": "l", "root": {"style": {"width": 300, "height": 90, "borderStart": 3, "borderEnd": 8, "borderTop": 1,
        "layoutDirection": "rtl"}, "children": [{"style": {"position": "static", "height": 30}, "children": [
          {"style": {"position": "absolute", "start": 10, "width": "50%", "top": 4, "height": "20%"}}]}]}}
      """)
    let code = try LayoutCode.stackView(layoutCase)
    #expect(code.contains(".top(5).right(13).width(50% - 5.5).height(20% - 0.2)"), "\(code)")
  }

  @Test("a FlexStack has borders and content boxes")
  func borders() throws {
    let code = try LayoutCode.flexStack(BoxTranslationTests.bordered("css"))
    #expect(code.contains("style.border = StyleEdges(2)\n"))
    #expect(code.contains("style.width = 300\n") && code.contains("$0.inset.left = 10\n"), "\(code)")
    #expect(!code.contains("padding") && !code.contains("boxSizing"))
    let inner = try LayoutCode.flexStack(
      readCase(
        """
        {"name": "i", "defaults": "css", "root": {"children": [{"style": {"width": 40, "border": 3}, "children": [
          {"style": {"position": "absolute", "left": 0, "width": 5, "height": 5}}]}]}}
        """))
    // The size of an item is that of its border box.
    #expect(inner.contains("style.border = StyleEdges(3)\n") && inner.contains("$0.width = 46 }"), "\(inner)")
  }

  @Test("an aspect ratio of a content box inside of a border is an error at its node")
  func ratioOfContent() throws {
    let layoutCase = try readCase(
      """
      {"name": "r", "defaults": "css", "root": {"style": {"width": 300}, "children": [
        {"id": "photo", "style": {"border": 2, "padding": 4, "width": 60, "aspectRatio": 2}}]}}
      """)
    for target in [CodeTarget.stackView, .flexStack] {
      let error = #expect(throws: LayoutCodeError.self) { try LayoutCode.code(of: layoutCase, as: target) }
      #expect(error?.description.contains("root.children[0]") == true, "\(String(describing: error))")
    }
  }

  @Test("percentage paddings become points if a target lays out a box without their basis")
  func relativePaddings() throws {
    let text = """
      {"name": "p", "defaults": "css", "root": {"style": {"width": 200, "padding": "5%"}, "children": [
        {"style": {"grow": 1, "padding": "10%"}, "children": [{"style": {"height": 10}}]}]}, "available": {"width": 400}}
      """
    let code = try LayoutCode.flexStack(readCase(text))
    #expect(code.contains("/// Paddings that are percentages in the document are points here, as they are in its"))
    #expect(code.contains("style.padding = StyleEdges(.percent(5))\n"), "\(code)")
    #expect(code.contains("style.padding = StyleEdges(20)\n"), "\(code)")
    #expect(try !LayoutCode.html(readCase(text)).contains("20px"))
  }

  @Test("a static FlexStack is an error only if it contains an absolute box of an outer containing block")
  func staticStacks() throws {
    func text(_ position: String) -> String {
      """
      {"name": "s", "defaults": "css", "root": {"children": [{"style": {"position": "static"}, "children": [
        {"style": {"position": "\(position)", "width": 5, "height": 5}}]}]}}
      """
    }
    #expect(throws: Never.self) { try LayoutCode.flexStack(readCase(text("relative"))) }
    let error = #expect(throws: LayoutCodeError.self) { try LayoutCode.flexStack(readCase(text("absolute"))) }
    #expect(error?.path == "root.children[0]")
  }
}

@Suite("Reasons of errors")
struct RefusalTests {
  private func reason(_ text: String, _ target: CodeTarget) throws -> String {
    let layoutCase = try readCase(text)
    let error = #expect(throws: LayoutCodeError.self) { try LayoutCode.code(of: layoutCase, as: target) }
    return error?.reason ?? ""
  }

  @Test(
    "differences between rules are not reasons if the rules are the same",
    arguments: SampleSize.some(SpecFolder.files, oneOf: 16))
  func sameRules(_ file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      for target in [CodeTarget.stackView, .flexStack, .html] where target.rules == layoutCase.rules {
        do {
          _ = try LayoutCode.code(of: layoutCase, as: target)
        } catch {
          #expect(!error.reason.contains("rigid") && !error.reason.contains("CSS"), "\(layoutCase.name): \(error)")
        }
      }
    }
  }

  @Test("an aspect ratio is a reason if the rules differ")
  func ratio() throws {
    let found = try reason(
      """
      {"name": "r", "defaults": "css", "root": {"style": {"width": 200, "height": 60}, "children": [
        {"style": {"width": 50, "padding": 3}},
        {"style": {"aspectRatio": 2, "grow": 1}, "children": [{"style": {"width": 30, "height": 30}}]}, {"style": {"width": 9}}]}}
      """, .stackView)
    #expect(found.contains(": an aspect ratio is rigid in a StackView"), "\(found)")
  }

  @Test("several properties together are listed as reasons")
  func several() throws {
    let found = try reason(
      """
      {"name": "s", "root": {"style": {"direction": "row", "width": 100, "height": 50}, "children": [
        {"style": {"aspectRatio": 1, "grow": 1, "marginTop": "10%"}}]}}
      """, .html)
    #expect(found.contains("; "), "\(found)")
  }
}
