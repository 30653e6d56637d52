import BoxEngine
import LayoutEngine
import Testing

/// The code of the pages of the module BoxEngine.
@Suite("Documentation: boxes")
struct DocumentationBoxTests {
  @Test("a box with a field and a button")
  func box() throws {
    var tree = LayoutTree(rules: .stackView)
    var style = Style(.stackView)
    style.width = 320
    let form = tree.makeNode(style)
    try tree.setBox(BoxContainer(axis: .vertical, spacing: 8, insets: Edges(16)), of: form)
    let field = try tree.appendLeaf(Style(.stackView), to: form)
    let button = try tree.appendLeaf(Style(.stackView), to: form)

    var pins = BoxPins()
    pins.left = BoxPin(relation: .atLeast)
    pins.width = BoxPin(constant: 120)
    try tree.setPins(pins, of: button)

    try tree.computeLayout(of: form, in: .unconstrained) { _, _ in LeafMeasurement(width: 100, height: 44) }
    let fieldFrame = tree.frame(of: field)
    let buttonFrame = tree.frame(of: button)
    let formHeight = tree.frame(of: form).height
    #expect(fieldFrame == LayoutRect(x: 16, y: 16, width: 288, height: 44))
    #expect(buttonFrame == LayoutRect(x: 184, y: 68, width: 120, height: 44))
    #expect(formHeight == 128)
  }

  @Test("contradicting pins are an issue")
  func contradiction() throws {
    var tree = LayoutTree(rules: .stackView)
    var style = Style(.stackView)
    style.width = 100
    let root = tree.makeNode(style)
    try tree.setBox(BoxContainer(), of: root)
    let leaf = try tree.appendLeaf(Style(.stackView), to: root)
    var pins = BoxPins()
    for (width, isExpected) in [(100.0, false), (60, true)] {
      pins.width = BoxPin(constant: width)
      try tree.setPins(pins, of: leaf)
      try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 10, height: 10) }
      let issues = tree.issues(below: root)
      let isContradictory = issues.contains { $0.kind.pinIssueName == .contradictingPins }
      #expect(isContradictory == isExpected)
    }
  }
}
