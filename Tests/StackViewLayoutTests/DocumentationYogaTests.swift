// Without Foundation, which has another `LeafMeasurement`.
import LayoutEngine
import Testing

/// The tree in the article for readers who come from Yoga.
@Test("Documentation: coming from Yoga, a tree of nodes")
func treeOfYoga() throws {
  var tree = LayoutTree(rules: .stackView)
  var style = Style(.stackView)
  style.direction = .row
  style.alignItems = .center
  style.width = 320
  style.padding = StyleEdges(12)
  style.columnGap = 8
  let root = tree.makeNode(style)

  style = Style(.stackView)
  style.width = 48
  style.aspectRatio = 1
  let picture = tree.makeNode(style)
  try tree.append(picture, to: root)

  style = Style(.stackView)
  style.grow = 1
  let text = tree.makeLeaf(style)
  try tree.append(text, to: root)

  let measureText: MeasureFunction = { _, _ in LeafMeasurement(width: 120, height: 20) }
  try tree.computeLayout(of: root, in: .unconstrained, measure: measureText)
  let left = tree.frame(of: text).x
  #expect(left == 68)
  #expect(tree.frame(of: root) == LayoutRect(width: 320, height: 72))
  #expect(tree.frame(of: picture) == LayoutRect(x: 12, y: 12, width: 48, height: 48))
  #expect(tree.frame(of: text) == LayoutRect(x: 68, y: 26, width: 240, height: 20))
}
