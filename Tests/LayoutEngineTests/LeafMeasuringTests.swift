import LayoutTestSupport
import Testing

@testable import LayoutEngine

/// A leaf whose measured width is smaller than the available width is not measured again at the measured width.
@Suite("Leaves are not measured again at a width that they returned")
struct LeafMeasuringTests {
  @Test("text in a row keeps its measured width without another measurement", arguments: LayoutRules.allCases)
  func naturalWidth(_ rules: LayoutRules) throws {
    var row = Style(rules)
    row.direction = .row
    row.alignItems = .start
    let laidOut = try layOut(row, words: [30, 20], rules, width: 500)
    #expect(laidOut.frame == LayoutRect(width: 60, height: 10))
    #expect(laidOut.questions.allSatisfy { $0.knownWidth == nil }, "\(laidOut.questions)")
    // The automatic minimum of CSS, the longest word, matters only where the text has to shrink.
    #expect(laidOut.questions.count == 1)
    guard rules == .css else { return }
    let squeezed = try layOut(row, words: [30, 20], rules, width: 40)
    #expect(squeezed.frame == LayoutRect(width: 40, height: 20))
    #expect(squeezed.questions.contains { $0.availableWidth == .minContent })
  }

  @Test("stretched text is measured again at the stretched width", arguments: LayoutRules.allCases)
  func otherWidth(_ rules: LayoutRules) throws {
    var column = Style(rules)
    column.direction = .column
    let laidOut = try layOut(column, words: [30, 20], rules, width: 40)
    #expect(laidOut.frame == LayoutRect(width: 40, height: 20))
    #expect(laidOut.questions.last?.knownWidth == 40)
  }

  @Test("a leaf that is measured again is laid out again if a measurement has changed", arguments: LayoutRules.allCases)
  func measuredAgain(_ rules: LayoutRules) throws {
    var tree = LayoutTree(rules: rules)
    var style = Style(rules)
    style.alignItems = .start
    let root = tree.makeNode(style)
    let leaf = try tree.appendLeaf(Style(rules), to: root)
    let other = try tree.appendLeaf(Style(rules), to: root)
    var size = LayoutSize(width: 30, height: 10)
    var questions: [NodeID] = []
    let measure: MeasureFunction = { node, _ in
      questions.append(node)
      return LeafMeasurement(size: node == leaf ? size : LayoutSize(width: 5, height: 5))
    }
    let space = RootSpace.exact(LayoutSize(width: 100, height: 100))
    try tree.computeLayout(of: root, in: space, measure: measure)
    #expect(tree.frame(of: leaf).size == size)
    #expect(try !tree.remeasure(root, measure: measure))
    for _ in 0..<2 {
      questions = []
      #expect(try !tree.remeasure(leaf, measure: measure))
      #expect(!questions.isEmpty && questions.allSatisfy { $0 == leaf })
      try tree.computeLayout(of: root, in: space, measure: measure)
      #expect(tree.statistics.containerVisits == 0 && tree.statistics.measureCalls == 0)
    }
    size.height = 12
    #expect(try tree.remeasure(leaf, measure: measure))
    questions = []
    try tree.computeLayout(of: root, in: space, measure: measure)
    #expect(tree.frame(of: leaf).size == size && !questions.contains(other))
    // Unusable measurements stay equal to themselves.
    size.width = .nan
    #expect(try tree.remeasure(leaf, measure: measure))
    try tree.computeLayout(of: root, in: space, measure: measure)
    #expect(try !tree.remeasure(leaf, measure: measure))
    #expect(tree.issues(below: root).count == 1)
  }

  @Test("a leaf with a changed measurement that is no longer cached counts as changed", arguments: LayoutRules.allCases)
  func remeasuringAfterManyInputs(_ rules: LayoutRules) throws {
    var tree = LayoutTree(rules: rules)
    var style = Style(rules)
    style.direction = .column
    let root = tree.makeNode(style)
    let leaf = try tree.appendLeaf(Style(rules), to: root)
    var height = 10.0
    let measure: MeasureFunction = { _, input in
      // Only the measurement of the layout changes.
      let width = input.knownWidth ?? 30
      return LeafMeasurement(width: width, height: width == 100 ? height : 7)
    }
    let space = RootSpace.exact(LayoutSize(width: 100, height: 100))
    try tree.computeLayout(of: root, in: space, measure: measure)
    for width in 0..<12 {
      _ = try tree.measure(root, in: .available(width: Double(width), height: nil), measure: measure)
    }
    height = 20
    #expect(try tree.remeasure(leaf, measure: measure))
    try tree.computeLayout(of: root, in: space, measure: measure)
    #expect(tree.frame(of: leaf).height == 20)
  }

  @Test("a measure input returns its values, also after transposition")
  func questionValues() {
    let spaces: [AvailableSpace] = [.definite(30), .minContent, .maxContent]
    for (index, width) in spaces.enumerated() {
      for (place, height) in spaces.enumerated() {
        var input = MeasureInput(availableWidth: width, availableHeight: height)
        #expect(input.knownWidth == nil && input.knownHeight == nil && input.inlineAxis == .horizontal)
        #expect(input.availableWidth == width && input.availableHeight == height)
        #expect((input == input.transposed) == false)
        #expect(input.transposed.transposed == input)
        #expect(input.transposed.availableWidth == height && input.transposed.availableHeight == width)
        #expect(input.transposed.inlineAxis == .vertical)
        input.availableWidth = spaces[place]
        input.availableHeight = spaces[index]
        #expect(input.availableWidth == height && input.availableHeight == width)
        input.knownHeight = 12
        #expect(input.knownHeight == 12 && input.availableHeight == .definite(12))
        input.knownWidth = 7
        #expect(input == MeasureInput(knownWidth: 7, knownHeight: 12))
        #expect(input.transposed == MeasureInput(knownWidth: 12, knownHeight: 7, inlineAxis: .vertical))
        input.knownWidth = nil
        #expect(input.knownWidth == nil && input.availableWidth == .definite(7))
      }
    }
  }

  /// Short words fit on one line at the width of the longest word, but not at a width of 0.
  @Test("text at its min-content width has fewer lines than at a width of 0")
  func minContent() throws {
    var row = Style(.css)
    row.direction = .row
    row.alignItems = .start
    let laidOut = try layOut(row, words: [50, 15, 15], .css, width: 10)
    #expect(laidOut.frame == LayoutRect(width: 50, height: 20))
    #expect(laidOut.questions.last?.knownWidth == 50)
  }

  @Test("a leaf that is wider than the available width is measured again")
  func overflow() throws {
    var row = Style(.stackView)
    row.direction = .row
    row.alignItems = .start
    row.padding.left = 495
    let laidOut = try layOut(row, words: [50, 15, 15], .stackView, width: 500)
    let widths = laidOut.questions.compactMap(\.knownWidth)
    #expect(widths.count == 1, "\(laidOut.questions)")
  }

  /// −0 and 0 are equal. If measurements at −0 and 0 differed, frames would depend on which of them came first.
  @Test("measure inputs contain no negative zero")
  func signOfZero() throws {
    var numbers: [Double] = []
    for direction in [FlexDirection.row, .column] {
      var tree = LayoutTree(rules: .stackView)
      let root = tree.makeNode(.stackView { ($0.direction, $0.alignItems) = (direction, .start) })
      _ = try tree.add(.stackView(), to: root, isLeaf: true)
      try tree.computeLayout(of: root, in: .available(width: -0.0, height: -0.0)) { _, input in
        numbers += [input.knownWidth, input.knownHeight].compactMap { $0 }
        for case .definite(let availableSpace) in [input.availableWidth, input.availableHeight] {
          numbers.append(availableSpace)
        }
        return LeafMeasurement(width: 0, height: 0)
      }
    }
    #expect(!numbers.isEmpty && numbers.allSatisfy { $0.sign == .plus }, "\(numbers)")
  }

  private func layOut(
    _ container: Style, words: [Double], _ rules: LayoutRules, width: Double
  ) throws -> (frame: LayoutRect, questions: [MeasureInput]) {
    var tree = LayoutTree(rules: rules)
    let root = tree.makeNode(container)
    let leaf = tree.makeLeaf(Style(rules))
    try tree.append(leaf, to: root)
    let probe = MeasureProbe(rules: rules)
    probe.contents[leaf] = .text(words: words, space: 10, lineHeight: 10, baseline: nil)
    try tree.computeLayout(of: root, in: .available(width: width, height: nil), measure: probe.function)
    return (tree.frame(of: leaf), probe.questions[leaf] ?? [])
  }
}
