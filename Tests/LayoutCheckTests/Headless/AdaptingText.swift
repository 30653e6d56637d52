#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Foundation
  import HeadlessViews
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout

  /// A random screen whose definitions depend on the text size, and some of them on the width.
  struct AdaptingText {
    /// The rows of the screen. Each row has another direction, other fonts or other items from a text size on.
    var rows: [RowPlan] = []
    /// Whether a row is a view with a definition of its own.
    var isNested: [Bool] = []
    /// The row that is in a scroll view; `nil`: none.
    var scrolledRow: Int?
    /// The width from which on the screen is a row; `nil`: none.
    var rowWidth: CGFloat?

    struct RowPlan {
      var name = ""
      var texts: [String] = []
      var widths: [CGFloat?] = []
      var columnSize = HeadlessContentSizeCategory.large
      var fontSize = HeadlessContentSizeCategory.large
      /// The item that is only shown below this text size.
      var hidden: (index: Int, size: HeadlessContentSizeCategory)?
      /// The width from which on the row is a row at any text size; `nil`: none.
      var rowWidth: CGFloat?
    }

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      for index in 0..<random.integer(1...3) {
        var row = RowPlan()
        row.name = "row\(index)"
        for _ in 0..<random.integer(1...3) {
          row.texts.append(random.pick(["a", "some words", "a longer text of five words", "unbreakable-letters"]))
          row.widths.append(random.chance(30) ? CGFloat(random.integer(20...160)) : nil)
        }
        row.columnSize = random.pick(HeadlessContentSizeCategory.self)
        row.fontSize = random.pick(HeadlessContentSizeCategory.self)
        if random.chance(50) {
          row.hidden = (random.integer(0...row.texts.count - 1), random.pick(HeadlessContentSizeCategory.self))
        }
        if random.chance(25) { row.rowWidth = CGFloat(random.integer(200...220)) }
        rows.append(row)
        isNested.append(random.chance(60))
      }
      if random.chance(40) {
        let index = random.integer(0...rows.count - 1)
        scrolledRow = index
        // A row in a scroll view scrolls sideways, and is not checked.
        (rows[index].columnSize, rows[index].rowWidth) = (.extraSmall, nil)
      }
      if random.chance(25) { rowWidth = CGFloat(random.integer(200...220)) }
    }

    /// Returns a new screen.
    /// - Parameter fixedSize: The text size with which definitions run; `nil`: that of the view.
    func screen(_ fixedSize: HeadlessContentSizeCategory? = nil) -> StackView { Screen(self, fixedSize) }

    /// A row that is a view.
    final class Row: StackView {
      private let plan: RowPlan
      private let fixedSize: HeadlessContentSizeCategory?
      private let labels: [HeadlessLabel]

      init(_ plan: RowPlan, _ fixedSize: HeadlessContentSizeCategory?) {
        (self.plan, self.fixedSize) = (plan, fixedSize)
        labels = plan.texts.map { text in
          let label = HeadlessLabel(text)
          label.adjustsFontForContentSizeCategory = true
          return label
        }
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func updateItems() {
        let size = fixedSize ?? effectiveContentSizeCategory
        let isWide = plan.rowWidth.map { layoutWidth >= $0 } ?? false
        direction(size >= plan.columnSize && !isWide ? .column : .row).gap(4)
        for (index, label) in labels.enumerated() {
          if let hidden = plan.hidden, hidden.index == index, size >= hidden.size { continue }
          label.measurer = FixedAdvanceMeasurer(advance: size >= plan.fontSize ? 7 : 9, lineHeight: 16)
          let item = addItem(label).name("\(plan.name)-\(index)")
          if let width = plan.widths[index] { item.width(width) }
        }
      }
    }

    private final class Screen: StackView {
      private let plan: AdaptingText
      private let fixedSize: HeadlessContentSizeCategory?
      private let rows: [Row]
      private let scroll = HeadlessScrollView()

      init(_ plan: AdaptingText, _ fixedSize: HeadlessContentSizeCategory?) {
        (self.plan, self.fixedSize) = (plan, fixedSize)
        rows = plan.rows.map { Row($0, fixedSize) }
        super.init(frame: .zero)
        for (row, plan) in zip(rows, plan.rows) { row.item.name(plan.name) }
        item.name("screen")
        if let scrolled = plan.scrolledRow { scroll.addSubview(rows[scrolled]) }
      }

      required init?(coder: NSCoder) { nil }

      override func updateItems() {
        if let width = plan.rowWidth { direction(layoutWidth >= width ? .row : .column) }
        let size = fixedSize ?? effectiveContentSizeCategory
        for (index, row) in rows.enumerated() {
          if index == plan.scrolledRow {
            addItem(scroll).name("scroll").height(50)
          } else if plan.isNested[index] || size < .extraExtraLarge {
            addItem(row)
          }
        }
      }
    }
  }
#endif
