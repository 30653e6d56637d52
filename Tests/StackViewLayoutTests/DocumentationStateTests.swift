import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The code of the article about definitions that run again, and of the quick start.
@Suite("Documentation: the state of a screen", .bothReportings)
struct DocumentationStateTests {
  final class ContactCard: StackView {
    let portrait = picture(48, 48)
    let name = TestLabel("Ada Lovelace")
    let status = TestLabel("online")
    var isOnline = false { didSet { setNeedsUpdateItems() } }

    override func updateItems() {
      direction(.row).alignItems(.center).padding(12).gap(12)
      if layoutWidth >= 200 { addItem(portrait).size(48) }
      addColumn(gap: 4) { texts in
        texts.addItem(name)
        if isOnline { texts.addItem(status) }
      }.flex()
    }
  }

  @Test("a card follows its state and its width")
  func card() {
    let (view, card) = (PlatformView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), ContactCard())
    view.addSubview(card)
    card.layout(width: view.bounds.width)
    #expect(card.frame.size == CGSize(width: 320, height: 72))
    #expect(card.name.numbers == [72, 28, 236, 16])
    card.isOnline = true
    card.layout(width: view.bounds.width)
    #expect(card.frame.height == 72)
    #expect([card.name.numbers, card.status.numbers] == [[72, 18, 236, 16], [72, 38, 236, 16]])
    card.layout(width: 150)
    #expect(card.subviews == [card.name, card.status])
    #expect(card.frame.size == CGSize(width: 150, height: 60))
    #expect(card.name.numbers == [12, 12, 126, 16])
    #expect(card.issues().isEmpty)
  }

  struct Message {
    var title: String
  }

  final class Card: StackView {
    let title = TestLabel("")

    func fill(with message: Message) {
      title.text = message.title
      addItem(title)
    }
  }

  final class Inbox: StackView {
    var messages: [Message] = [] { didSet { setNeedsUpdateItems() } }

    override func updateItems() {
      gap(8)
      for message in messages {
        addItem(id: message.title) {
          Card()
        } update: {
          $0.fill(with: message)
        }
      }
    }
  }

  @Test("a list has a view for each element")
  func list() {
    let inbox = Inbox()
    inbox.messages = ["a", "b", "c"].map { Message(title: $0) }
    inbox.layout(width: 100)
    let cards = inbox.subviews
    #expect(cards.map(\.numbers) == [[0, 0, 100, 16], [0, 24, 100, 16], [0, 48, 100, 16]])
    inbox.messages = ["c", "a"].map { Message(title: $0) }
    inbox.layout(width: 100)
    #expect(inbox.subviews == [cards[2], cards[0]])
    #expect(inbox.subviews.map(\.numbers) == [[0, 0, 100, 16], [0, 24, 100, 16]])
  }

  @Test("a definition without a subclass", arguments: [false, true], [false, true])
  func redefinition(_ isWide: Bool, _ isOnline: Bool) {
    let (card, portrait, name, status) = (StackView(), picture(64, 64), TestLabel("Ada"), TestLabel("online"))
    card.addItem(TestLabel("first"))
    for _ in 0..<2 {
      card.redefine { card in
        card.direction(isWide ? .row : .column)
        card.addItem(portrait).size(48)
        card.addItem(name)
        if isOnline { card.addItem(status) }
      }
    }
    #expect(card.direction == (isWide ? .row : .column))
    #expect(card.items.count == (isOnline ? 4 : 3))
  }
}
