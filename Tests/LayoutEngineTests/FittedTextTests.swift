import Testing

@testable import LayoutEngine

/// The measure function of these tests breaks a text as soon as the width is less than its natural width by a last digit.
@Suite("Rounding does not break a text in a container that fits it")
struct FittedTextTests {
  enum Nesting: CaseIterable {
    case root, item, row, column, nestedColumns, absolute, absoluteColumn, wrappingRow, ratioColumn
  }

  @Test("a text has one line where edges are added to its width and subtracted", arguments: Nesting.allCases)
  func oneLine(_ nesting: Nesting) throws {
    for rules in LayoutRules.allCases {
      for thirds in stride(from: 50, to: 450, by: 7) {
        for padding in [24.1, 16, 1.0 / 3, 0.1, 12.7] {
          let width = Double(thirds) / 3
          let lines = try lineCount(nesting, rules, textWidth: width, padding: padding)
          #expect(lines == 1, "\(rules) width \(width), padding \(padding)")
        }
      }
    }
  }

  @Test("a text in a padded row that fits its texts is measured once")
  func measuredOnce() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { ($0.direction, $0.alignItems) = (.column, .start) })
    let row = try tree.add(.css { ($0.direction, $0.padding) = (.row, StyleEdges(.points(24.1))) }, to: root)
    let padded = Style.css { $0.padding = StyleEdges(.points(0.1)) }
    let leaves = try (0..<3).map { _ in try tree.add(padded, to: row, isLeaf: true) }
    var questions: [NodeID: Int] = [:]
    try tree.computeLayout(of: root, in: .available(width: 500, height: nil)) { leaf, input in
      questions[leaf, default: 0] += 1
      return Self.measure(input, textWidth: 61.0 / 3)
    }
    for leaf in leaves { #expect(questions[leaf] == 1) }
  }

  private func lineCount(
    _ nesting: Nesting, _ rules: LayoutRules, textWidth: Double, padding: Double
  ) throws -> Int {
    var tree = LayoutTree(rules: rules)
    func style(_ set: (inout Style) -> Void = { _ in }) -> Style {
      var style = Style(rules)
      set(&style)
      return style
    }
    let padded = style { $0.padding = StyleEdges(.points(padding)) }
    let leaf = tree.makeLeaf(nesting == .root || nesting == .item || nesting == .absolute ? padded : style())
    let window = style { ($0.direction, $0.alignItems, $0.width, $0.height) = (.row, .start, 600, 400) }
    let root = nesting == .root ? leaf : tree.makeNode(window)
    var container = style { ($0.direction, $0.padding) = (.column, StyleEdges(.points(padding))) }
    switch nesting {
    case .root: break
    case .item: try tree.append(leaf, to: root)
    case .row, .wrappingRow:
      (container.direction, container.wrap) = (.row, nesting == .row ? .noWrap : .wrap)
      try tree.append(leaf, to: try tree.add(container, to: root))
    case .column, .ratioColumn:
      let column = try tree.add(container, to: root)
      try tree.append(leaf, to: column)
      if nesting == .ratioColumn { _ = try tree.add(style { $0.aspectRatio = 1 }, to: column) }
    case .nestedColumns:
      try tree.append(leaf, to: try tree.add(container, to: try tree.add(container, to: root)))
    case .absolute:
      var absolute = padded
      absolute.position = .absolute
      try tree.setStyle(absolute, of: leaf)
      try tree.append(leaf, to: root)
    case .absoluteColumn:
      container.position = .absolute
      try tree.append(leaf, to: try tree.add(container, to: root))
    }
    try tree.computeLayout(of: root, in: .available(width: 600, height: nil)) { _, input in
      Self.measure(input, textWidth: textWidth)
    }
    let insets = tree.usedStyle(of: leaf).map { $0.padding == StyleEdges(.points(padding)) ? 2 * padding : 0 } ?? 0
    return Int(((tree.frame(of: leaf).height - insets) / 10).rounded())
  }

  /// A text of two words, which needs a second line in any less than its natural width.
  private static func measure(_ input: MeasureInput, textWidth: Double) -> LeafMeasurement {
    let fits: Bool
    switch input.availableWidth {
    case .definite(let width): fits = width >= textWidth
    case .minContent: fits = false
    case .maxContent: fits = true
    }
    return LeafMeasurement(width: fits ? textWidth : textWidth / 2, height: fits ? 10 : 20)
  }
}
