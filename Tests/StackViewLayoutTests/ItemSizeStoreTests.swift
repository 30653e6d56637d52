import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Sizes of lists", .bothReportings)
struct ItemSizeStoreTests {
  /// A store of cells of one random style.
  private func store(style: Int, hasUnknownView: Bool = false) -> (store: ItemSizeStore<Int>, card: RandomCard) {
    let card = RandomCard(style: style, hasUnknownView: hasUnknownView)
    let store = ItemSizeStore<Int>(template: card) { card, id in card.fill(CardContent(seed: id)) }
    store.taskLimit = 3
    return (store, card)
  }

  /// The size of a cell that is made for an item and measured by itself.
  private func freshSize(
    style: Int, _ id: Int, _ width: CGFloat, _ category: PlatformContentSizeCategory? = nil,
    hasUnknownView: Bool = false
  ) -> CGSize {
    let card = RandomCard(style: style, hasUnknownView: hasUnknownView)
    card.preferredContentSizeCategory = category
    card.fill(CardContent(seed: id))
    return card.sizeThatFits(CGSize(width: width, height: CGFloat.infinity))
  }

  @Test(
    "prepared sizes equal those of cells that are measured directly",
    arguments: SampleSize.some(Array(0..<40), oneOf: 16))
  func preparedSizes(style: Int) async {
    let (store, card) = store(style: style)
    let ids = (0..<30).map { $0 + 1000 * style }
    for width in [CGFloat(40), 173.5, .infinity] {
      await store.prepare(ids, width: width)
      for id in ids { #expect(store.knownSize(of: id, width: width) == freshSize(style: style, id, width)) }
    }
    // Sizes that are measured one by one are the same.
    store.invalidateAll()
    for id in ids.prefix(20) {
      #expect(store.knownSize(of: id, width: 200) == nil)
      #expect(store.size(of: id, width: 200) == freshSize(style: style, id, 200))
    }
    #expect(card.bounds.size == .zero)
  }

  @Test(
    "a template that is filled without its views has the sizes of cells with views",
    arguments: SampleSize.some(Array(0..<20), oneOf: 10))
  func contents(style: Int) async {
    let card = RandomCard(style: style, isProportional: false)
    let store = card.store
    store.taskLimit = 2
    store.contentSizeCategory = style % 3 == 0 ? .extraExtraLarge : nil
    let ids = (0..<40).map { $0 + 1000 * style }
    await store.prepare(ids, width: 173.5)
    #expect(card.measureCount == 0)
    for id in ids + [7] {
      let fresh = RandomCard(style: style, isProportional: false)
      fresh.preferredContentSizeCategory = store.contentSizeCategory
      var content = CardContent(seed: id)
      (content.lines, content.hidesImage) = (0, false)
      fresh.fill(content)
      let room = CGSize(width: 173.5, height: CGFloat.infinity)
      #expect(store.size(of: id, width: 173.5) == fresh.sizeThatFits(room))
    }
    #expect(card.measureCount == 0)
  }

  @Test("a changed template applies after invalidateAll, and a view without a snapshot has its natural size")
  func changedTemplate() async {
    let card = StackView().alignItems(.start)
    let label = TestLabel("one")
    let unknown = UnknownView()
    card.addItem(label)
    card.addItem(unknown)
    let view = TemplateView(label)
    let store = ItemSizeStore<Int>(snapshotOf: card) { contents, id in
      if id > 0 { contents.setText(String(repeating: "word ", count: id), of: view) }
    }
    store.taskLimit = 2
    await store.prepare(0..<50, width: 80)
    #expect(store.size(of: 0, width: 80) == CGSize(width: 24, height: 16 + 33))
    #expect(store.size(of: 4, width: 80) == CGSize(width: 72, height: 2 * 16 + 33))
    card.padding(10)
    store.invalidateAll()
    await store.prepare(0..<50, width: 80)
    #expect(store.size(of: 0, width: 80) == CGSize(width: 44, height: 16 + 33 + 20))
    let plain = ItemSizeStore<Int>(snapshotOf: label) { contents, _ in contents.setText("longer", of: view) }
    await plain.prepare(0..<40, width: 80)
    #expect(plain.knownSize(of: 39, width: 80) == CGSize(width: 24, height: 16))
  }

  @Test("views are not measured if their content can be measured without them")
  func viewsAreNotMeasured() async {
    let card = StackView().padding(8)
    let labels = [TestLabel(nil), TestLabel(nil)]
    for label in labels { card.addItem(label) }
    let store = ItemSizeStore<Int>(template: card) { _, id in
      for label in labels { label.text = String(repeating: "word ", count: id % 40) }
    }
    store.taskLimit = 2
    await store.prepare(0..<500, width: 120)
    #expect(labels.allSatisfy { $0.measureCount == 0 })
    #expect(store.height(of: 39, width: 120) == store.size(of: 39, width: 120).height)
    #expect(labels.allSatisfy { $0.measureCount == 0 })
    #expect(store.height(of: 39, width: 60) > store.height(of: 39, width: 120))
  }

  @Test("cells with views without a snapshot are measured with these views", arguments: 0..<10)
  func unknownViews(style: Int) async {
    let (store, _) = store(style: style, hasUnknownView: true)
    await store.prepare(0..<40, width: 210)
    for id in 0..<40 {
      #expect(store.knownSize(of: id, width: 210) == freshSize(style: style, id, 210, hasUnknownView: true))
    }
  }

  @Test("cells may be made for each item, and need not be stacks")
  func builtCells() async {
    let store = ItemSizeStore<Int> { id in
      if id % 3 == 0 { return TestLabel(String(repeating: "ab ", count: id)) }
      let card = RandomCard(style: id % 5)
      card.fill(CardContent(seed: id))
      return card
    }
    store.taskLimit = 2
    await store.prepare(0..<60, width: 99)
    for id in 0..<60 {
      let expected =
        id % 3 == 0
        ? TestLabel(String(repeating: "ab ", count: id)).sizeThatFits(CGSize(width: 99, height: 1e9))
        : freshSize(style: id % 5, id, 99)
      #expect(store.knownSize(of: id, width: 99) == expected)
    }
  }

  @Test(
    "sizes for another text size are those of cells made for it",
    arguments: SampleSize.some(PlatformContentSizeCategory.allCases, oneOf: 8))
  func textSize(_ category: PlatformContentSizeCategory) async {
    for style in 0..<6 {
      let (store, _) = store(style: style)
      await store.prepare(0..<20, width: 300)
      store.contentSizeCategory = category
      await store.prepare(0..<20, width: 300)
      for id in 0..<20 {
        #expect(store.knownSize(of: id, width: 300) == freshSize(style: style, id, 300, category))
      }
    }
  }

  @Test("sizes are rounded up to pixels", arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) async {
    let (store, _) = store(style: 4)
    store.scale = scale
    await store.prepare(0..<30, width: 211)
    for id in 0..<30 {
      let exact = freshSize(style: 4, id, 211)
      let size = store.size(of: id, width: 211)
      for (length, content) in [(size.width, exact.width), (size.height, exact.height)] {
        #expect((length * scale).rounded() / scale == length)
        #expect(length > content - 0.01 && length < content + 1 / scale)
      }
    }
    let height = store.height(of: 3, width: 211)
    store.scale = 0
    #expect(store.knownSize(of: 3, width: 211) == nil)
    #expect(store.height(of: 3, width: 211) <= height)
  }

  @Test("the scale of the template applies if no scale is set")
  func scaleOfTheTemplate() {
    let (store, card) = store(style: 4)
    card.displayScale = 2
    #expect((store.height(of: 1, width: 123) * 2).truncatingRemainder(dividingBy: 1) == 0)
  }

  @Test("only a changed item is measured again")
  func changedItem() async {
    var texts = Array(repeating: "one line", count: 40)
    var fillCount = 0
    let label = TestLabel(nil)
    let card = StackView().alignItems(.start)
    card.addItem(label)
    let store = ItemSizeStore<Int>(template: card) { _, id in
      fillCount += 1
      label.text = texts[id]
    }
    await store.prepare(texts.indices, width: 100)
    #expect(fillCount == 40)
    texts[7] = "some more words than fit on one line"
    #expect(store.height(of: 7, width: 100) == 16)
    store.invalidate(7)
    #expect(store.height(of: 7, width: 100) == 64)
    #expect(store.height(of: 8, width: 100) == 16)
    #expect(fillCount == 41)
    store.invalidate([1, 2, 2])
    await store.prepare(texts.indices, width: 100)
    #expect(fillCount == 43)
  }

  @Test("the size of an item that changes during a preparation is not kept")
  func changedMeanwhile() async {
    let card = StackView().alignItems(.start)
    let label = TestLabel(nil)
    card.addItem(label)
    var store: ItemSizeStore<Int>?
    let made = ItemSizeStore<Int>(template: card) { _, id in
      // The cell of 5 is filled already, in the same chunk or in an earlier one.
      if id == 90 { store?.invalidate(5) }
      label.text = "item \(id)"
    }
    made.taskLimit = 2
    store = made
    await made.prepare(0..<100, width: 80)
    #expect(made.knownSize(of: 5, width: 80) == nil)
    #expect(made.knownSize(of: 4, width: 80) != nil && made.knownSize(of: 95, width: 80) != nil)
    store = nil
    await made.prepare(0..<100, width: 80)
    #expect(made.knownSize(of: 5, width: 80) == CGSize(width: 48, height: 16))
  }

  @Test("a cancelled preparation ends, and keeps only correct sizes")
  func cancelled() async {
    let fillCount = await Task {
      let card = StackView().alignItems(.start)
      let label = TestLabel(nil)
      card.addItem(label)
      var fillCount = 0
      let store = ItemSizeStore<Int>(template: card) { _, id in
        fillCount += 1
        label.text = "item \(id)"
        if id == 200 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      store.taskLimit = 2
      await store.prepare(0..<5000, width: 80)
      #expect(Task.isCancelled)
      for id in 0..<5000 {
        guard let size = store.knownSize(of: id, width: 80) else { continue }
        #expect(size.width == CGFloat(8 * "item \(id)".count))
      }
      #expect(store.size(of: 4999, width: 80) == CGSize(width: 72, height: 16))
      return fillCount
    }.value
    #expect(fillCount > 200 && fillCount < 400)
  }

  @Test("the last four widths are kept")
  func widths() {
    let (store, _) = store(style: 1)
    for width in [100, 200, 300, 400, 100, 500] { _ = store.size(of: 0, width: CGFloat(width)) }
    let known = [100, 200, 300, 400, 500].filter { store.knownSize(of: 0, width: CGFloat($0)) != nil }
    #expect(known == [100, 300, 400, 500])
    #expect(store.size(of: 0, width: -5) == store.size(of: 0, width: 0))
    #expect(store.size(of: 0, width: .nan) == store.size(of: 0, width: .infinity))
  }
}
