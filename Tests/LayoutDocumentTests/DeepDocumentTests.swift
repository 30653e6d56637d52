import LayoutDocument
import Testing

@Suite("Deep and large documents")
struct DeepDocumentTests {
  @Test("10,000 nested nodes are read, written and compared, and have short paths")
  func deepNodes() throws {
    let depth = 10_000
    let text =
      "{\"name\": \"deep\", \"root\": " + String(repeating: "{\"children\": [", count: depth)
      + "{\"style\": {\"width\": 7}}" + String(repeating: "]}", count: depth) + "}"
    let file = try parsed(text)
    let nodes = file.cases[0].nodes
    #expect(nodes.count == depth + 1)
    #expect(nodes[depth].depth == depth)
    #expect(nodes[depth].style.width == 7)
    #expect(nodes[0].subtreeEnd == depth + 1)
    #expect(nodes[depth].parent == depth - 1)
    let encoded = file.encoded()
    #expect(encoded.utf8.count < 250 * depth)
    #expect(try parsed(encoded) == file)
    let path = file.cases[0].path(of: depth)
    #expect(path.hasPrefix("root.children[0].children[0]"))
    #expect(path.hasSuffix("…(9968 levels)….children[0]" + String(repeating: ".children[0]", count: 15)))
  }

  @Test("100,000 nested arrays are an error at any place of the document")
  func tooDeep() {
    let arrays = String(repeating: "[", count: 100_000)
    let expected = "more than 50000 nested arrays and objects"
    #expect(failure(arrays)?.reason == expected)
    #expect(failure(arrays)?.column == 50_001)
    #expect(failure(arrays)?.keyPath.utf8.count ?? 1000 < 200)
    #expect(failure("{\"name\": \"a\", \"x\":\n" + arrays)?.reason == expected)
    #expect(failure("{\"name\": \"a\", \"x\":\n" + arrays)?.line == 2)
    #expect(failure(String(repeating: "{\"a\":", count: 100_000))?.reason == expected)
  }

  @Test("an error in a deep node has its key path")
  func deepError() {
    let text =
      "{\"name\": \"deep\", \"root\": " + String(repeating: "{\"children\": [", count: 5000)
      + "\n{\"style\": {\"widht\": 7}}" + String(repeating: "]}", count: 5000) + "}"
    let error = failure(text)
    #expect(error?.line == 2)
    #expect(error?.column == 12)
    #expect(error?.suggestion == "width")
    #expect(error?.keyPath.hasPrefix("root.children[0].children[0]") == true)
    #expect(error?.keyPath.hasSuffix(".children[0].style.widht") == true)
  }

  @Test("many children are read with their positions")
  func manyChildren() throws {
    let count = 20_000
    let children = (0..<count).map { "{\"id\": \"\($0)\"}" }.joined(separator: ",\n")
    let file = try parsed("{\"name\": \"wide\", \"root\": {\"children\": [\n\(children)]}}")
    let wide = file.cases[0]
    #expect(wide.children(of: 0).count == count)
    #expect(wide.nodes[count].childIndex == count - 1)
    #expect(wide.nodes[count].position == SourcePosition(line: count + 1, column: 1))
    #expect(wide.path(of: count) == "root.children[\(count - 1)]")
  }
}
