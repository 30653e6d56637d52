import StackViewLayout
import Testing
import ViewTestSupport

@Suite("One source for all platforms", .bothReportings)
struct PortableCardTests {
  @Test("a class that is not marked works on any actor")
  func card() {
    let card = PortableCard(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
    card.name.text = "Rosalind"
    card.layoutIfNeeded()
    #expect(card.name.frame == CGRect(x: 54, y: 4, width: 138, height: 40))
    card.insets.left = 0
    card.layoutIfNeeded()
    #expect(card.name.frame.minX == 46)
  }

  @Test("a class that is marked works on the main actor")
  @MainActor
  func mainActorCard() {
    let card = PortableMainActorCard(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
    card.name.text = "Rosalind"
    #expect(card.sizeThatFits(CGSize(width: 300, height: 48)).height == 48)
    #expect(card.sizes == [.zero, CGSize(width: 300, height: 48)])
    #expect(card.measureCount == 1)
  }
}
