import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@testable import LayoutRendering

@Suite struct SceneListTests {
  @Test("boxes and lines are those of the scene", arguments: SpecFolder.files.filter { $0.folder == "examples" })
  func listsScene(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      let layout = try CaseLayout(layoutCase)
      let (scene, list) = (Scene(layout), SceneList(layout))
      let text = String(decoding: list.text, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(
        Array(list.numbers.prefix(3)) == [scene.boxes.count, lines.count, scene.overflows.count].map(Double.init))
      #expect(rect(list.numbers, at: 3) == scene.bounds)
      for (index, box) in scene.boxes.enumerated() {
        let start = 7 + index * SceneList.numbersPerBox
        #expect(list.numbers[start] == Double(box.node))
        #expect(list.numbers[start + 1] == Double(box.depth))
        #expect(rect(list.numbers, at: start + 6) == box.rect)
        #expect(list.numbers[start + 10] == box.border.top)
        #expect(list.numbers[start + 17] == box.padding.right)
        #expect(list.numbers[start + 21] == box.margin.right)
      }
      let end =
        7 + scene.boxes.count * SceneList.numbersPerBox + lines.count * SceneList.numbersPerLine
        + scene.overflows.count * SceneList.numbersPerOverflow
      #expect(list.numbers.count == end)
    }
  }

  @Test("a line has its text and its rectangle")
  func listsLines() throws {
    let list = SceneList(
      try layout(
        #"{"name": "a", "available": {"width": 60}, "root": {"style": {"padding": 5}, "children": [{"measure": {"text": "one twö", "advance": 10, "lineHeight": 12}}]}}"#
      ))
    #expect(String(decoding: list.text, as: UTF8.self) == "one\ntwö\n")
    let lines = 7 + 2 * SceneList.numbersPerBox
    #expect(rect(list.numbers, at: lines) == LayoutRect(x: 5, y: 5, width: 30, height: 12))
    #expect(rect(list.numbers, at: lines + SceneList.numbersPerLine) == LayoutRect(x: 5, y: 17, width: 30, height: 12))
  }

  private func rect(_ numbers: [Double], at start: Int) -> LayoutRect {
    LayoutRect(x: numbers[start], y: numbers[start + 1], width: numbers[start + 2], height: numbers[start + 3])
  }
}

@Suite struct BrowserPictureTests {
  @Test("the elements are those of a page")
  func showsElements() throws {
    let json = #"""
      {"name": "a", "defaults": "css", "available": {"width": 200}, "root":
        {"style": {"width": 90, "gap": 4}, "children": [{"measure": {"fixed": [20, 10]}}, {"style": {"grow": 1}}]}}
      """#
    let layoutCase = try layout(json).layoutCase
    let picture = try BrowserPicture(layoutCase)
    #expect(isWellFormed(picture.markup))
    #expect(picture.stageStyle == "width:200px")
    #expect(picture.rootStyle == "row-gap:4px;column-gap:4px;width:90px")
    #expect(picture.markup.contains("style=\"\(picture.stageStyle)\""))
    #expect(picture.markup.contains("style=\"\(picture.rootStyle)\""))
    let page = PageRenderer().render([
      PageRenderer.Section(document: "a.json", cases: [try PageCase(layoutCase)])
    ])
    let elements = picture.markup.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(elements.allSatisfy { page.contains($0) })
  }

  @Test("a case that browsers cannot lay out is an error")
  func refusesBoxes() throws {
    let layoutCase = try layout(#"{"name": "a", "root": {"box": {"axis": "x"}}}"#).layoutCase
    #expect(throws: LayoutCaseError.self) { try BrowserPicture(layoutCase) }
  }

  @Test("light and dark colors have the same names")
  func namesColors() {
    let schemes = BrowserPicture.palette.components(between: "{", and: "}")
    #expect(schemes.count == 2)
    let names = schemes.map { $0.split(separator: ",").map { $0.split(separator: ":")[0] } }
    #expect(names[0] == names[1])
    for box in Palette.boxes { #expect(BrowserPicture.styleSheet.contains("var(--\(box.name)-stroke)")) }
  }
}

extension String {
  /// The innermost texts between two characters.
  fileprivate func components(between start: Character, and end: Character) -> [Substring] {
    split(separator: end).compactMap { part in part.lastIndex(of: start).map { part[part.index(after: $0)...] } }
  }
}
