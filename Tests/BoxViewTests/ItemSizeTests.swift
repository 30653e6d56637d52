import BoxView
import LayoutTestSupport
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Sizes of lists of boxes", .bothReportings)
struct ItemSizeTests {
  private final class Cell {
    let box = BoxView(axis: .y, spacing: 6, insets: .all(9))
    let title = TestLabel(nil)
    let text = TestLabel(nil)
    let picture = TestImageView(image: TestImage(size: CGSize(width: 40, height: 30)))
    let plain = TestView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))

    init() {
      let row = BoxView(axis: .x, spacing: 4)
      row.items = [picture.boxed.height(30), text.boxed]
      let stack = StackView().direction(.row)
      stack.addItem(title).shrink(1)
      box.items = [stack.boxed, plain.boxed.height(11), row.boxed]
    }

    func fill(_ id: Int) { (title.text, text.text) = (Cell.words(id), Cell.words(id + 1)) }

    nonisolated static func words(_ id: Int) -> String {
      var random = SplitMix64(seed: UInt64(id))
      return (0..<random.integer(0...25)).map { _ in String(repeating: "w", count: random.integer(1...9)) }
        .joined(separator: " ")
    }
  }

  @Test("prepared sizes equal those of boxes that are measured directly", arguments: [60, 150, 375] as [CGFloat])
  func prepared(width: CGFloat) async {
    let cell = Cell()
    let store = ItemSizeStore<Int>(template: cell.box) { _, id in cell.fill(id) }
    let (title, text) = (TemplateView(cell.title), TemplateView(cell.text))
    let contents = ItemSizeStore<Int>(snapshotOf: Cell().box) { _, _ in }
    let filled = ItemSizeStore<Int>(snapshotOf: cell.box) { contents, id in
      contents.setText(Cell.words(id), of: title)
      contents.setText(Cell.words(id + 1), of: text)
    }
    for store in [store, contents, filled] {
      store.taskLimit = 2
      await store.prepare(0..<60, width: width)
    }
    for id in 0..<60 {
      let fresh = Cell()
      #expect(
        contents.knownSize(of: id, width: width)
          == fresh.box.sizeThatFits(CGSize(width: width, height: CGFloat.infinity)))
      fresh.fill(id)
      fresh.box.noteContent()
      let size = fresh.box.sizeThatFits(CGSize(width: width, height: CGFloat.infinity))
      #expect(store.knownSize(of: id, width: width) == size)
      #expect(filled.knownSize(of: id, width: width) == size)
    }
  }
}
