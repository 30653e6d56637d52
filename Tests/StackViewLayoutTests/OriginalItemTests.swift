import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The examples of the README of the original StackViewLayout for growing, shrinking, sizes, bounds, aspect ratios and
/// dirty marks of items.
@Suite("The README of the original: properties of items", .bothReportings)
struct OriginalItemTests {
  /// A change of three pictures of 40 × 20 in a row.
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The width and height of the row.
    let size: [CGFloat]
    /// The frames after the change, or the widths of items that stand side by side.
    let frames: [[CGFloat]]
    let change: ViewWork<ExampleStack>

    init(
      _ description: String, _ size: [CGFloat], _ frames: [[CGFloat]],
      _ change: @escaping ViewWork<ExampleStack>
    ) {
      (testDescription, self.size, self.frames, self.change) = (description, size, frames, change)
    }

    init(
      _ description: String, _ width: CGFloat, _ widths: [CGFloat],
      _ change: @escaping ViewWork<ExampleStack>
    ) {
      self.init(description, [width, 20], widths.map { [$0] }, change)
    }
  }

  nonisolated private static let flexing: [Row] = [
    Row("equal grow on equal items makes them equally large", 180, [60, 60, 60]) { row in
      for index in 0...2 { row[index].grow(1) }
    },
    Row("grow shares the free space: 60 as 30, 15 and 15", 180, [70, 55, 55]) { row in
      for index in 0...2 { row[index].grow(index == 0 ? 2 : 1) }
    },
    Row("with a basis of 0, sizes are proportional to grow", 180, [90, 45, 45]) { row in
      for index in 0...2 { row[index].grow(index == 0 ? 2 : 1).basis(0) }
    },
    // The last one is frozen at 220; the others share 600 − 220 − 80 as 1 : 2.
    Row("growing starts from the natural size, not from the minimum", 600, [140, 240, 220]) { row in
      for index in 0...2 { row[index].grow(index == 1 ? 2 : 1) }
      row[2].minWidth(220)
    },
    Row("one item grows", 180, [40, 100, 40]) { $0[1].grow(1) },
    Row("grow 0 keeps the size", 180, [40, 40, 40]) { $0[1].grow(1).grow(0) },
    Row("shrink 0, the default, overflows", 90, [40, 40, 40]) { _ in },
    Row("a shrink factor of 3 shrinks three times as much as 1", 90, [22, 34, 34]) { row in
      for index in 0...2 { row[index].shrink(index == 0 ? 3 : 1) }
    },
    Row("shrinking is weighted by size: 24 as 16 and 8", 136, [64, 32, 40]) { row in
      row[0].width(80).shrink(1)
      row[1].shrink(1)
    },
    Row("grow overrides a width", 200, [120, 40, 40]) { $0[0].width(60).grow(1) },
    Row("shrink overrides a width", 100, [20, 40, 40]) { $0[0].width(60).shrink(1) },
  ]

  nonisolated private static let sizes: [Row] = [
    Row("sizes in points", [200, 50], [[0, 0, 100, 10], [100, 0, 25, 30], [125, 0, 15, 15]]) { row in
      row[0].width(100).height(10)
      row[1].size(CGSize(width: 25, height: 30))
      row[2].size(15)
    },
    Row("sizes in percent", [220, 100], [[10, 10, 100, 20], [110, 10, 20, 8], [130, 10, 25, 80]]) {
      $0.stack.padding(10)
      $0[0].width(50%).height(25%)
      $0[1].size(10%)
      $0[2].width(12.5%).height(100%)
    },
    Row("nil resets sizes and bounds", [200, 50], [[0, 0, 40, 20], [40, 0, 40, 20], [80, 0, 40, 20]]) { row in
      row.stack.alignItems(.start)
      for index in 0...2 {
        row[index].size(5).minWidth(90).minHeight(90).maxWidth(1).maxHeight(1).aspectRatio(7).basis(50)
        row[index].minWidth(nil).minHeight(nil).maxWidth(nil).maxHeight(nil).aspectRatio(nil).basis(nil)
      }
      row[0].size(nil)
      row[1].width(nil).height(nil)
      row[2].size(CGSize(width: 7, height: 8)).size(nil)
      #expect(row[0].width == .auto && row[0].maxHeight == .none && row[0].ratio == nil)
    },
    Row("a maximum ends stretching", [160, 100], [[0, 0, 100, 20], [0, 20, 80, 20], [0, 40, 160, 30]]) {
      $0.stack.direction(.column)
      $0[0].maxWidth(100)
      $0[1].maxWidth(50%)
      $0[2].grow(1).maxHeight(30)
    },
    Row("a maximum in percent ends growing", [160, 100], [[0, 0, 160, 20], [0, 20, 160, 20], [0, 40, 160, 50]]) {
      $0.stack.direction(.column)
      $0[2].grow(1).maxHeight(50%)
    },
    Row("a minimum ends shrinking; the other items shrink more", 75, [35, 20, 20]) { row in
      for index in 0...2 { row[index].shrink(1).minWidth(index == 0 ? 35 : 0) }
    },
    Row("a minimum in percent ends shrinking", 70, [35, 17.5, 17.5]) { row in
      for index in 0...2 { row[index].shrink(1) }
      row[0].minWidth(50%)
    },
    Row("minimum heights", [120, 30], [[0, 0, 40, 30], [40, 0, 40, 45], [80, 0, 40, 20]]) { row in
      row.stack.alignItems(.start)
      row[0].minHeight(30)
      row[1].minHeight(150%)
    },
    Row("a minimum overrides a maximum", 200, [50, 40, 40]) { $0[0].minWidth(50).maxWidth(45) },
  ]

  nonisolated private static let ratios: [Row] = [
    Row("twice as wide as high", [160, 160], [[0, 0, 160, 80], [0, 80, 80, 45], [0, 125, 160, 20]]) {
      $0.stack.direction(.column)
      $0[0].aspectRatio(2)
      $0[1].aspectRatio(16 / 9).width(80)
      $0[2].aspectRatio(2).aspectRatio(nil)
    },
    Row("bounds of one side bound the other", [200, 50], [[0, 0, 30, 15], [30, 0, 60, 30], [90, 0, 40, 20]]) { row in
      row.stack.alignItems(.start)
      row[0].aspectRatio(2).maxHeight(15)
      row[1].aspectRatio(2).minWidth(60)
    },
    Row("growing up to the cross size", [300, 50], [[0, 0, 100, 50], [100, 0, 40, 20], [140, 0, 40, 20]]) {
      $0.stack.alignItems(.start)
      $0[0].aspectRatio(2).grow(1)
    },
    Row("growing below the cross size", [160, 50], [[0, 0, 80, 40], [80, 0, 40, 20], [120, 0, 40, 20]]) { row in
      row.stack.alignItems(.start)
      row[0].aspectRatio(2).grow(1)
    },
    Row("a ratio overrides stretch", [300, 50], [[0, 0, 40, 20], [40, 0, 40, 50], [80, 0, 40, 50]]) {
      $0[0].aspectRatio(2).width(40)
    },
    Row("a width overrides a height", [200, 100], [[0, 0, 60, 30], [60, 0, 40, 100], [100, 0, 40, 100]]) {
      $0[0].size(CGSize(width: 60, height: 50)).aspectRatio(2)
    },
    Row("in a column, too", [200, 100], [[0, 0, 60, 30], [0, 30, 200, 20], [0, 50, 200, 20]]) { row in
      row.stack.direction(.column)
      row[0].size(CGSize(width: 60, height: 50)).aspectRatio(2)
    },
  ]

  private let row = ExampleStack([40, 20], [40, 20], [40, 20])

  init() { row.stack.direction(.row) }

  @Test("frames", arguments: flexing + sizes + ratios)
  func frames(_ example: Row) {
    example.change(row)
    let frames = row.frames(example.size[0], example.size[1])
    #expect((example.frames[0].count == 1 ? frames.map { [$0[2]] } : frames) == example.frames)
  }

  @Test("a ratio of 0 is ignored and reported")
  func ratioOfZero() {
    row[0].aspectRatio(0)
    #expect(row.frames(160, 20).map { $0[2] } == [40, 40, 40])
    #expect(row.stack.issues().count == 1)
  }

  // MARK: - markDirty

  @Test("a changed text is laid out if its label, its stack or an enclosing stack is marked dirty", arguments: 0..<3)
  func markDirtyAfterTextChange(_ who: Int) {
    let (outer, inner, label) = (StackView(), StackView(), TestLabel("Hello"))
    outer.addItem(inner)
    inner.addItem(label)
    inner.addItem(picture(10, 10))
    outer.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    outer.layoutIfNeeded()
    #expect(label.numbers == [0, 0, 80, 16])
    label.text = "Hello world, once more"
    switch who {
    case 0: label.item.markDirty()
    case 1: inner.markDirty()
    default: outer.markDirty()
    }
    #expect(outer.needsLayout)
    outer.layoutIfNeeded()
    #expect(label.numbers == [0, 0, 80, 48])
    #expect(inner.subviews[1].numbers == [0, 48, 80, 10])
    #expect(inner.numbers == [0, 0, 80, 58])
    #expect(outer.sizeThatFits(CGSize(width: 80, height: CGFloat.infinity)).height == 58)
  }

  @Test("only dirty views are measured again")
  func markDirtyMeasuresOneLabel() {
    let column = ExampleStack(texts: "One", "Two", "Three")
    _ = column.frames(80, 100)
    let labels = column.views.compactMap { $0 as? TestLabel }
    for label in labels { label.measureCount = 0 }
    labels[1].text = "Two and a half"
    labels[1].item.markDirty()
    #expect(column.frames(80, 100) == [[0, 0, 80, 16], [0, 16, 80, 32], [0, 48, 80, 16]])
    #expect(labels[1].measureCount > 0)
    #expect(labels[0].measureCount == 0 && labels[2].measureCount == 0)
  }

  @Test("a deeply nested label is measured once for each width", arguments: [1, 10, 30])
  func nestedLabelsAreMeasuredOnce(_ depth: Int) {
    let (outermost, label) = (StackView(), TestLabel("Hello world"))
    var stack = outermost
    for level in 0..<depth {
      let inner = StackView()
      stack.addItem(inner).shrink(1)
      stack.direction(level.isMultiple(of: 2) ? .row : .column)
      stack = inner
    }
    stack.addItem(label)
    outermost.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    outermost.layoutIfNeeded()
    #expect(label.frame.height == 32)
    #expect(label.measureCount <= 2)
  }

  @Test("a setter requests a layout only if it changes a value")
  func settersMarkDirty() {
    _ = row.frames(200, 20)
    #expect(!row.stack.needsLayout)
    row[0].grow(0).width(nil).margin(0)
    row.stack.direction(.row).padding(0).gap(0)
    #expect(!row.stack.needsLayout)
    let changes: [() -> Void] = [
      { row[0].grow(1) }, { row[0].marginTop(1) }, { row.stack.padding(1) }, { row.stack.gap(2) },
      { row.stack.setCustomSpacing(3, after: row.views[0]) }, { row.stack.distribution(.fill) },
      { row.views[0].isHidden = true }, { row[1].isIncludedInLayout(false) }, { row[2].order(-1) },
    ]
    for (index, change) in changes.enumerated() {
      change()
      #expect(row.stack.needsLayout, "change \(index)")
      row.stack.layoutIfNeeded()
    }
  }
}
