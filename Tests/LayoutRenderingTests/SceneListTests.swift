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
      let counts = [scene.boxes.count, lines.count, scene.overflows.count]
      #expect(Array(list.numbers.prefix(3)) == counts.map { Double($0) })
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
      let sizes = [SceneList.numbersPerBox, SceneList.numbersPerLine, SceneList.numbersPerOverflow]
      let end = zip(counts, sizes).reduce(7) { $0 + $1.0 * $1.1 }
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
