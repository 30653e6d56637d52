import Foundation
import HeadlessViews
import Testing

@Suite("Places in an array are found by keys")
struct PlacedElementTests {
  private final class Element: PlacedElement {
    var placeKey: Int64 = 0
  }

  /// Pseudo-random numbers that are the same on all platforms.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 9
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("every element is found after any sequence of edits")
  func anyEdits() {
    var numbers = Numbers()
    var elements: [Element] = []
    for step in 0..<2_000 {
      if elements.isEmpty || Int.random(in: 0..<3, using: &numbers) > 0 {
        let place = Int.random(in: 0...elements.count, using: &numbers)
        elements.insertPlaced(Element(), at: place)
      } else {
        let element = elements[Int.random(in: 0..<elements.count, using: &numbers)]
        let isRemoved = elements.removePlaced(element)
        #expect(isRemoved)
        #expect(elements.place(of: element) == nil)
      }
      if step % 50 == 0 { #expect(elements.indices.allSatisfy { elements.place(of: elements[$0]) == $0 }) }
    }
    elements.reverse()
    elements.giveKeys()
    #expect(elements.indices.allSatisfy { elements.place(of: elements[$0]) == $0 })
  }

  @Test("an element of another array is not found")
  func elementOfAnotherArray() {
    var (some, others) = ([Element](), [Element]())
    for _ in 0..<10 {
      some.appendPlaced(Element())
      others.appendPlaced(Element())
    }
    #expect(others.allSatisfy { some.place(of: $0) == nil })
    let isRemoved = some.removePlaced(others[3])
    #expect(!isRemoved)
  }

  @Test("keys are given to few elements, also where all are inserted at one place", arguments: [0.0, 0.3, 0.5, 1])
  func fewKeys(_ share: Double) {
    for count in [1_000, 2_000, 4_000, 8_000] {
      var elements: [Element] = []
      for _ in 0..<10 { elements.appendPlaced(Element()) }
      let work = (0..<count).reduce(0) { work, _ in
        work + elements.insertPlaced(Element(), at: Int(share * Double(elements.count)))
      }
      #expect(Double(work) < Double(count) * log2(Double(count)))
    }
  }

  @Test("a view is a descendant of its ancestors at any depth, and of no other view")
  func ancestors() {
    let chain = makeChain(100)
    let (first, last) = (chain[0], chain[99])
    let stranger = HeadlessView()
    stranger.addSubview(HeadlessView())
    #expect(last.isDescendant(of: first))
    #expect(last.isDescendant(of: chain[50]))
    #expect(!first.isDescendant(of: last))
    #expect(!chain[40].isDescendant(of: chain[60]))
    #expect(!last.isDescendant(of: stranger))
    #expect(!stranger.isDescendant(of: first))
    for _ in 0..<50 { first.addSubview(HeadlessView()) }
    #expect(last.isDescendant(of: first))
    chain[70].removeFromSuperview()
    #expect(!last.isDescendant(of: first))
  }

  @Test("a view inherits the traits of each new superview")
  func traits() {
    let (retina, plain) = (HeadlessView(), HeadlessView())
    retina.displayScale = 3
    retina.semanticContentAttribute = .forceRightToLeft
    let chain = makeChain(4)
    chain[2].displayScale = 2
    func expect(_ scales: [Double], isRightToLeft: Bool, _ location: SourceLocation = #_sourceLocation) {
      #expect(chain.map { Double($0.effectiveDisplayScale) } == scales, sourceLocation: location)
      #expect(chain.allSatisfy { $0.isRightToLeft == isRightToLeft }, sourceLocation: location)
    }
    expect([0, 0, 2, 2], isRightToLeft: false)
    retina.addSubview(chain[0])
    expect([3, 3, 2, 2], isRightToLeft: true)
    retina.displayScale = 1
    chain[2].displayScale = nil
    expect([1, 1, 1, 1], isRightToLeft: true)
    plain.addSubview(chain[0])
    expect([0, 0, 0, 0], isRightToLeft: false)
    retina.addSubview(chain[0])
    chain[0].removeFromSuperview()
    expect([0, 0, 0, 0], isRightToLeft: false)
    var temporary: HeadlessView? = HeadlessView()
    temporary?.displayScale = 2
    temporary?.addSubview(chain[0])
    expect([2, 2, 2, 2], isRightToLeft: false)
    temporary = nil
    expect([0, 0, 0, 0], isRightToLeft: false)
  }
}
