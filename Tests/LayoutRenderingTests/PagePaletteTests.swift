import Foundation
import Testing

@testable import LayoutRendering

@Suite struct PagePaletteTests {
  @Test("light and dark colors have the same names")
  func namesColors() throws {
    let colors = try JSONSerialization.jsonObject(with: Data(PagePalette.json.utf8)) as? [String: [String: String]]
    let light = try #require(colors?["light"])
    #expect(light.keys.sorted() == colors?["dark"]?.keys.sorted())
    for box in Palette.boxes {
      #expect(light[box.name] == box.light.fill)
      #expect(light[box.name + "-stroke"] == box.light.stroke)
      #expect(
        PagePalette.rules.contains(".\(box.name) { --fill: var(--\(box.name)); --stroke: var(--\(box.name)-stroke) }"))
    }
    #expect((0..<7).map(PagePalette.className) == ["root", "blue", "violet", "teal", "pink", "blue", "violet"])
  }
}
