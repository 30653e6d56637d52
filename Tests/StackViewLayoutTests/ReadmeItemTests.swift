#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing

  /// The examples of StackViewLayout's documentation for growing, shrinking, sizes, bounds and dirty marks of items.
  @Suite("README examples: properties of items", .bothReportings)
  struct ReadmeItemTests {
    /// Three pictures of 40 × 20 in a row.
    private let row = ExampleStack([40, 20], [40, 20], [40, 20])

    init() { row.stack.direction(.row) }

    private func widths(_ width: CGFloat, _ height: CGFloat = 20) -> [CGFloat] {
      row.frames(width, height).map { $0[2] }
    }

    // MARK: - grow and shrink

    @Test("equal grow on equal items makes them equally large")
    func growEqually() {
      for index in 0...2 { row[index].grow(1) }
      #expect(row.frames(180, 20) == [[0, 0, 60, 20], [60, 0, 60, 20], [120, 0, 60, 20]])
    }

    @Test("grow shares the free space: 60 as 30, 15 and 15")
    func growSharesWhatIsLeft() {
      row[0].grow(2)
      row[1].grow(1)
      row[2].grow(1)
      #expect(widths(180) == [70, 55, 55])
    }

    @Test("with a basis of 0, sizes are proportional to grow")
    func growFromNothing() {
      for index in 0...2 { row[index].grow(index == 0 ? 2 : 1).basis(0) }
      #expect(widths(180) == [90, 45, 45])
    }

    @Test("growing starts from the natural size, not from the size cut by a minimum")
    func growingStartsFromTheNaturalSize() {
      for (index, factor) in [1, 2, 1].enumerated() { row[index].grow(CGFloat(factor)) }
      row[2].minWidth(220)
      // The last one is frozen at 220; the others share 600 − 220 − 80 as 1 : 2.
      #expect(widths(600) == [140, 240, 220])
    }

    @Test("grow 0 keeps the size")
    func growOfOne() {
      row[1].grow(1)
      #expect(widths(180) == [40, 100, 40])
      row[1].grow(0)
      #expect(widths(180) == [40, 40, 40])
    }

    @Test("shrink 0, the default, overflows")
    func shrinkIsOffByDefault() {
      #expect(widths(90) == [40, 40, 40])
    }

    @Test("a shrink factor of 3 shrinks three times as much as 1: 30 as 18, 6 and 6")
    func shrinkThreeTimes() {
      row[0].shrink(3)
      row[1].shrink(1)
      row[2].shrink(1)
      #expect(widths(90) == [22, 34, 34])
    }

    @Test("shrinking is weighted by size: 24 as 16 and 8")
    func shrinkIsWeightedBySize() {
      let two = ExampleStack([80, 10], [40, 10])
      two.stack.direction(.row)
      two[0].shrink(1)
      two[1].shrink(1)
      #expect(two.frames(96, 10).map { $0[2] } == [64, 32])
    }

    // MARK: - width, height, size

    @Test("sizes in points")
    func sizesInPoints() {
      row.stack.alignItems(.start)
      row[0].width(100).height(10)
      row[1].size(CGSize(width: 25, height: 30))
      row[2].size(15)
      #expect(row.frames(200, 50) == [[0, 0, 100, 10], [100, 0, 25, 30], [125, 0, 15, 15]])
    }

    @Test("sizes in percent of the content box of the stack")
    func sizesInPercent() {
      row.stack.alignItems(.start).padding(10)
      row[0].width(50%).height(25%)
      row[1].size(10%)
      row[2].width(12.5%).height(100%)
      #expect(row.frames(220, 100) == [[10, 10, 100, 20], [110, 10, 20, 8], [130, 10, 25, 80]])
    }

    @Test("nil resets sizes and bounds")
    func nilResets() {
      row.stack.alignItems(.start)
      for index in 0...2 {
        row[index].size(5).minWidth(90).minHeight(90).maxWidth(1).maxHeight(1).aspectRatio(7).basis(50)
        row[index].minWidth(nil).minHeight(nil).maxWidth(nil).maxHeight(nil).aspectRatio(nil).basis(nil)
      }
      row[0].size(nil)
      row[1].width(nil).height(nil)
      row[2].size(CGSize(width: 7, height: 8)).size(nil)
      #expect(row.frames(200, 50) == [[0, 0, 40, 20], [40, 0, 40, 20], [80, 0, 40, 20]])
      #expect(row[0].width == .auto && row[0].maxHeight == .none && row[0].ratio == nil)
    }

    @Test("grow and shrink override a width")
    func flexingWinsOverWidth() {
      row[0].width(60).grow(1)
      #expect(widths(200) == [120, 40, 40])
      row[0].width(60).shrink(1)
      #expect(widths(100) == [20, 40, 40])
    }

    // MARK: - Bounds

    @Test("a maximum ends stretching, and growing")
    func maximums() {
      let column = ExampleStack([40, 20], [40, 20], [40, 20])
      column[0].maxWidth(100)
      column[1].maxWidth(50%)
      column[2].grow(1).maxHeight(30)
      #expect(column.frames(160, 100) == [[0, 0, 100, 20], [0, 20, 80, 20], [0, 40, 160, 30]])
      column[2].maxHeight(50%)
      #expect(column.frames(160, 100)[2] == [0, 40, 160, 50])
    }

    @Test("a minimum ends shrinking; the other items shrink more")
    func minimums() {
      for index in 0...2 { row[index].shrink(1) }
      row[0].minWidth(35)
      #expect(widths(75) == [35, 20, 20])
      row[0].minWidth(50%)
      #expect(widths(70) == [35, 17.5, 17.5])
      row[0].minWidth(nil).minHeight(30)
      row[1].minHeight(150%)
      row.stack.alignItems(.start)
      #expect(row.frames(120, 30).map { $0[3] } == [30, 45, 20])
    }

    @Test("a minimum overrides a maximum")
    func minimumWinsOverMaximum() {
      row[0].minWidth(50).maxWidth(45)
      #expect(widths(200)[0] == 50)
    }

    @Test("bounds of one side bound the other by the aspect ratio")
    func boundsAndAspectRatio() {
      row.stack.alignItems(.start)
      row[0].aspectRatio(2).maxHeight(15)
      row[1].aspectRatio(2).minWidth(60)
      #expect(row.frames(200, 50) == [[0, 0, 30, 15], [30, 0, 60, 30], [90, 0, 40, 20]])
    }

    // MARK: - markDirty

    @Test("a changed text is laid out if its label, its stack or an enclosing stack is marked dirty", arguments: 0..<3)
    func markDirtyAfterTextChange(_ who: Int) {
      let (outer, inner, label) = (StackView(), StackView(), HeadlessLabel("Hello"))
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
      let labels = column.views.compactMap { $0 as? HeadlessLabel }
      for label in labels { label.measureCount = 0 }
      labels[1].text = "Two and a half"
      labels[1].item.markDirty()
      #expect(column.frames(80, 100) == [[0, 0, 80, 16], [0, 16, 80, 32], [0, 48, 80, 16]])
      #expect(labels[1].measureCount > 0)
      #expect(labels[0].measureCount == 0 && labels[2].measureCount == 0)
    }

    @Test("a deeply nested label is measured once for each width", arguments: [1, 10, 30])
    func nestedLabelsAreMeasuredOnce(_ depth: Int) {
      let (outermost, label) = (StackView(), HeadlessLabel("Hello world"))
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
#endif
