import StackViewLayout
import Testing
import ViewTestSupport

/// The code of the article "Lists".
@Suite("Documentation: lists", .bothReportings)
struct DocumentationListsTests {
  private let card = StackView().padding(8)
  private let name = TestLabel(nil)
  private let status = TestLabel(nil)
  private let people = (0..<40).map { (name: "Person \($0)", status: String(repeating: "at work ", count: $0)) }

  init() {
    card.addItem(name)
    card.addItem(status)
  }

  @Test("sizes of cells that are filled")
  func filledCells() async {
    let sizes = ItemSizeStore<Int>(template: card) { _, row in
      (name.text, status.text) = (people[row].name, people[row].status)
    }
    await sizes.prepare(people.indices, width: 320)
    let height = sizes.height(of: 2, width: 320)
    #expect(height == 48)
    sizes.invalidate(2)
    sizes.contentSizeCategory = .extraLarge
    #expect(sizes.knownSize(of: 3, width: 320) == nil)
  }

  @Test("sizes of a template that is filled without its views")
  func snapshots() async {
    let people = people
    let (nameLabel, statusLabel) = (TemplateView(name), TemplateView(status))
    let quickSizes = ItemSizeStore<Int>(snapshotOf: card) { contents, row in
      contents.setText(people[row].name, of: nameLabel)
      contents.setText(people[row].status, of: statusLabel)
    }
    await quickSizes.prepare(people.indices, width: 320)
    #expect(quickSizes.height(of: 2, width: 320) == 48)
    #expect(quickSizes.height(of: 20, width: 320) == 112)
  }
}
