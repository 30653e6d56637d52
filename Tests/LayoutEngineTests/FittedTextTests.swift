import Testing

@testable import LayoutEngine

/// The measure function of these tests breaks a text as soon as the width is less than its natural width by a last digit.
@Suite("Rounding does not break a text in a container that fits it")
struct FittedTextTests {
  enum Nesting: CaseIterable {
    case root, item, row, column, nestedColumns, absolute, absoluteColumn, wrappingRow, ratioColumn
  }

  private static let paddings = [24.1, 16, 1.0 / 3, 0.1, 12.7]
  private static let textWidths = stride(from: 50, to: 450, by: 25).map { Double($0) / 3 }

  @Test("a text has one line where edges are added to its width and subtracted", arguments: Nesting.allCases)
  func oneLine(_ nesting: Nesting) throws {
    for rules in LayoutRules.allCases {
      for (width, padding) in Self.textWidths.flatMap({ width in Self.paddings.map { (width, $0) } }) {
        var fitted = try FittedText(nesting, rules, padding: padding)
        try fitted.layOut(textWidth: width)
        #expect(fitted.lineCount == 1, "\(rules) width \(width), padding \(padding)")
      }
    }
  }

  @Test("earlier measurements and layouts do not change the frames", arguments: Nesting.allCases)
  func history(_ nesting: Nesting) throws {
    for rules in LayoutRules.allCases {
      for (width, padding) in Self.textWidths.flatMap({ width in Self.paddings.map { (width, $0) } }) {
        // In the first space the text breaks, and in the second space it fits exactly.
        let spaces = [width / 2, width + 4 * padding, 600]
        var edited = try FittedText(nesting, rules, padding: padding)
        for (index, space) in spaces.enumerated() {
          var fresh = try FittedText(nesting, rules, padding: padding)
          try edited.measure(textWidth: width, in: spaces[(index + 1) % 3])
          try edited.layOut(textWidth: width, in: space)
          try fresh.layOut(textWidth: width, in: space)
          #expect(edited.frames == fresh.frames, "\(rules) width \(width), padding \(padding), space \(space)")
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
      return FittedText.measure(input, textWidth: 61.0 / 3)
    }
    for leaf in leaves { #expect(questions[leaf] == 1) }
  }
}

/// A text in containers of which at least one has a padding.
private struct FittedText {
  private var tree: LayoutTree
  private let root: NodeID
  private let leaf: NodeID
  /// The padding of the text itself.
  private let padding: Double

  init(_ nesting: FittedTextTests.Nesting, _ rules: LayoutRules, padding: Double) throws(LayoutTreeError) {
    var plain = Style(rules)
    (plain.direction, plain.alignItems) = (.column, .stretch)
    var padded = plain
    padded.padding = StyleEdges(.points(padding))
    if nesting == .absolute || nesting == .absoluteColumn { padded.position = .absolute }
    let isPadded = nesting == .root || nesting == .item || nesting == .absolute
    self.padding = isPadded ? padding : 0
    tree = LayoutTree(rules: rules)
    leaf = tree.makeLeaf(isPadded ? padded : plain)
    if nesting == .root {
      root = leaf
      return
    }
    var window = plain
    (window.direction, window.alignItems, window.height) = (.row, .start, 400)
    window.width = nesting == .absolute || nesting == .absoluteColumn ? 600 : .auto
    root = tree.makeNode(window)
    var parent = root
    if nesting == .row || nesting == .wrappingRow {
      (padded.direction, padded.wrap) = (.row, nesting == .row ? .noWrap : .wrap)
    }
    if !isPadded { parent = try tree.add(padded, to: parent) }
    if nesting == .nestedColumns { parent = try tree.add(padded, to: parent) }
    try tree.append(leaf, to: parent)
    if nesting == .ratioColumn {
      plain.aspectRatio = 1
      _ = try tree.add(plain, to: parent)
    }
  }

  mutating func layOut(textWidth: Double, in width: Double = 600) throws(LayoutTreeError) {
    try tree.computeLayout(of: root, in: .available(width: width, height: nil)) { _, input in
      Self.measure(input, textWidth: textWidth)
    }
  }

  mutating func measure(textWidth: Double, in width: Double) throws(LayoutTreeError) {
    _ = try tree.measure(root, in: .available(width: width, height: nil)) { _, input in
      Self.measure(input, textWidth: textWidth)
    }
  }

  /// The frames of the text and of the containers around it.
  var frames: [LayoutRect] {
    Array(sequence(first: leaf) { tree.parent(of: $0) }).map { tree.frame(of: $0) }
  }

  var lineCount: Int { Int(((tree.frame(of: leaf).height - 2 * padding) / 10).rounded()) }

  /// A text of two words, which needs a second line in any less than its natural width.
  static func measure(_ input: MeasureInput, textWidth: Double) -> LeafMeasurement {
    let fits: Bool
    switch input.availableWidth {
    case .definite(let width): fits = width >= textWidth
    case .minContent: fits = false
    case .maxContent: fits = true
    }
    return LeafMeasurement(width: fits ? textWidth : textWidth / 2, height: fits ? 10 : 20)
  }
}
