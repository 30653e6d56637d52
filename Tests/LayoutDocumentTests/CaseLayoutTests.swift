import LayoutDocument
import LayoutEngine
import Testing

@Suite("Layout of cases")
struct CaseLayoutTests {
  private func layout(_ root: String, _ members: String = "") throws -> CaseLayout {
    try CaseLayout(try caseWith(root: root, members))
  }

  @Test("frames have the indexes of their nodes")
  func frames() throws {
    let layout = try layout(
      """
      {"style": {"direction": "row", "width": 100, "height": 50}, "children": [
        {"style": {"width": 20}, "children": [{"style": {"height": 5}}]}, {"style": {"grow": 1}}]}
      """
    )
    #expect(
      layout.frames == [
        LayoutRect(width: 100, height: 50), LayoutRect(width: 20, height: 50), LayoutRect(width: 20, height: 5),
        LayoutRect(x: 20, width: 80, height: 50),
      ])
    #expect(layout.ids.count == 4)
    #expect(layout.tree.frame(of: layout.ids[3]) == layout.frames[3])
  }

  @Test("leaves are measured by their models with the case's rules")
  func measuredLeaves() throws {
    let leaf =
      """
      {"style": {"alignItems": "start"}, "children": [
        {"measure": {"text": "HHHH HH", "advance": 10, "lineHeight": 12}}]}
      """
    #expect(try layout(leaf, #""available": {"width": 65},"#).frames[1].size == LayoutSize(width: 40, height: 24))
    #expect(try layout(leaf).frames[1].size == LayoutSize(width: 70, height: 12))
    let css =
      """
      {"style": {"direction": "column", "alignItems": "start", "width": 65}, "children": [
        {"measure": {"text": "HHHH HH", "advance": 10, "lineHeight": 12}}]}
      """
    #expect(try layout(css, #""defaults": "css","#).frames[1].size == LayoutSize(width: 65, height: 24))
  }

  @Test("percentages of the root refer to the available space")
  func availableSpace() throws {
    let layout = try layout(
      #"{"style": {"width": "50%", "height": "25%"}}"#, #""available": {"width": 300, "height": 200},"#)
    #expect(layout.frames[0].size == LayoutSize(width: 150, height: 50))
  }

  @Test("frames are snapped to the case's scale")
  func scale() throws {
    let root = #"{"style": {"direction": "row", "width": 100, "height": 10}, "children": [{"style": {"width": 33.4}}]}"#
    #expect(try layout(root).frames[1].width == 33.4)
    #expect(try layout(root, #""scale": 1,"#).frames[1].width == 33)
    #expect(try layout(root, #""scale": 2,"#).frames[1].width == 33.5)
  }

  @Test("boxes and pins are laid out, inside flex containers too")
  func boxes() throws {
    let root = #"""
      {"style": {"direction": "row", "width": 100, "height": 40}, "children": [
        {"style": {"width": 60}, "box": {"axis": "y", "spacing": 5}, "children": [
          {"item": {"height": 10}}, {"item": {"left": 7, "right": null, "width": 20}}]}]}
      """#
    let frames = try layout(root).frames
    #expect(frames[1] == LayoutRect(x: 0, y: 0, width: 60, height: 40))
    #expect(frames[2] == LayoutRect(x: 0, y: 0, width: 60, height: 10))
    #expect(frames[3] == LayoutRect(x: 7, y: 15, width: 20, height: 25))
  }

  @Test("other frames replace those of the engine, and additional frames are ignored")
  func otherFrames() throws {
    let layout = try layout(#"{"children": [{}]}"#)
    let other = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layout.withFrames([other]).frames == [other, layout.frames[1]])
    #expect(layout.withFrames([other, other, other]).frames == [other, other])
  }

  @Test("10,000 nested nodes are laid out and compared")
  func deep() throws {
    let depth = 10_000
    let text =
      "{\"name\": \"deep\", \"root\": " + String(repeating: "{\"children\": [", count: depth)
      + "{\"style\": {\"height\": 7}, \"frame\": [0, 0, 9, 8]}" + String(repeating: "]}", count: depth) + "}"
    let layout = try CaseLayout(try parsed(text).cases[0])
    #expect(layout.frames[0].height == 7)
    let differences = layout.differences()
    #expect(differences.map(\.node) == [depth])
    #expect(differences.first?.amount == 9)
  }
}

@Suite("Comparing frames")
struct FrameDifferenceTests {
  private func differences(expecting frame: String, of node: Int, tolerance: String = "0.1") throws -> [FrameDifference]
  {
    let frames = (0..<2).map { $0 == node ? "\"frame\": \(frame)," : "" }
    let layoutCase = try caseWith(
      root: """
        {\(frames[0]) "style": {"padding": 10, "width": 100, "height": 50}, "children": [
          {\(frames[1]) "style": {"height": 20}}]}
        """,
      "\"tolerance\": \(tolerance),")
    return try CaseLayout(layoutCase).differences()
  }

  @Test("equal frames and frames within the tolerance do not differ")
  func equal() throws {
    #expect(try differences(expecting: "[10, 10, 80, 20]", of: 1).isEmpty)
    #expect(try differences(expecting: "[10.1, 9.9, 80.1, 19.9]", of: 1).isEmpty)
    #expect(try differences(expecting: "[15, 5, 85, 25]", of: 1, tolerance: "5").isEmpty)
    #expect(try differences(expecting: "[10, 10, 80, 20]", of: 1, tolerance: "0").isEmpty)
    // A node without an expected frame is not compared.
    #expect(try differences(expecting: "null", of: 2).isEmpty)
  }

  @Test("the amount is the largest difference of a coordinate")
  func different() throws {
    let found = try differences(expecting: "[10.5, 10, 78, 20]", of: 1)
    #expect(
      found == [
        FrameDifference(
          node: 1, path: "root.children[0]", expected: LayoutRect(x: 10.5, y: 10, width: 78, height: 20),
          actual: LayoutRect(x: 10, y: 10, width: 80, height: 20), amount: 2)
      ])
    #expect(try differences(expecting: "[10, 10.11, 80, 20]", of: 1).count == 1)
  }

  @Test("the size of the root is compared, but not its position")
  func root() throws {
    #expect(try differences(expecting: "[64, -20, 100, 50]", of: 0).isEmpty)
    #expect(try differences(expecting: "[0, 0, 100, 51]", of: 0).map(\.path) == ["root"])
  }
}
