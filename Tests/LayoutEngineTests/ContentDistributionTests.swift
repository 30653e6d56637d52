import Testing

@testable import LayoutEngine

/// A drawing of a distribution: items of two characters each between the edges of their container.
struct DrawnDistribution: Sendable, CustomTestStringConvertible {
  var justification: JustifyContent
  /// `|` marks the container's edges, and letters stand for items.
  var drawing: String
  var isReversed = false
  var isSafe = false

  init(_ justification: JustifyContent, _ drawing: String, isReversed: Bool = false, isSafe: Bool = false) {
    self.justification = justification
    self.drawing = drawing
    self.isReversed = isReversed
    self.isSafe = isSafe
  }

  var testDescription: String {
    "\(isSafe ? "safe " : "")\(justification)\(isReversed ? " reversed" : ""): \(drawing)"
  }

  private var letters: [Character] {
    drawing.filter(\.isLetter).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private var containerExtent: Int {
    let parts = drawing.split(separator: "|", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[1].count : 0
  }

  /// The drawing of the distribution that the engine computes.
  func drawn() -> String {
    let letters = self.letters
    let distribution = ContentDistribution(
      justification, isSafe: isSafe, freeSpace: Double(containerExtent - 2 * letters.count), count: letters.count,
      isReversed: isReversed)
    var cells: [Int: Character] = [:]
    var position = distribution.leading
    for letter in letters {
      cells[Int(position)] = letter
      cells[Int(position) + 1] = letter
      position += 2 + distribution.between
    }
    let first = min(0, cells.keys.min() ?? 0)
    let end = max(containerExtent, (cells.keys.max() ?? -1) + 1)
    var text = ""
    for cell in first..<end {
      if cell == 0 || cell == containerExtent { text.append("|") }
      text.append(cells[cell] ?? "·")
    }
    return end == containerExtent ? text + "|" : text
  }
}

@Suite("Content distribution")
struct ContentDistributionTests {
  @Test(
    "free space",
    arguments: [
      DrawnDistribution(.start, "|aabbcc······|"),
      DrawnDistribution(.end, "|······aabbcc|"),
      DrawnDistribution(.center, "|···aabbcc···|"),
      DrawnDistribution(.spaceBetween, "|aa···bb···cc|"),
      DrawnDistribution(.spaceAround, "|·aa··bb··cc·|"),
      DrawnDistribution(.spaceEvenly, "|··aa··bb··cc··|"),
    ])
  func freeSpace(_ expected: DrawnDistribution) {
    #expect(expected.drawn() == expected.drawing)
  }

  @Test(
    "free space for one item",
    arguments: [
      DrawnDistribution(.start, "|aa····|"), DrawnDistribution(.end, "|····aa|"),
      DrawnDistribution(.center, "|··aa··|"),
      DrawnDistribution(.spaceBetween, "|aa····|"), DrawnDistribution(.spaceAround, "|··aa··|"),
      DrawnDistribution(.spaceEvenly, "|··aa··|"),
    ])
  func oneItem(_ expected: DrawnDistribution) {
    #expect(expected.drawn() == expected.drawing)
  }

  @Test(
    "no free space",
    arguments: JustifyContent.allCases.flatMap { justification in
      [false, true].map { DrawnDistribution(justification, "|aabb|", isReversed: $0) }
    })
  func noSpace(_ expected: DrawnDistribution) {
    #expect(expected.drawn() == expected.drawing)
  }

  @Test(
    "negative free space: distributed alignment uses its fallback alignment",
    arguments: [
      DrawnDistribution(.start, "|aa|bbcc"),
      DrawnDistribution(.end, "aabb|cc|"),
      DrawnDistribution(.center, "aa|bb|cc"),
      DrawnDistribution(.spaceBetween, "|aa|bbcc"),
      DrawnDistribution(.spaceAround, "|aa|bbcc"),
      DrawnDistribution(.spaceEvenly, "|aa|bbcc"),
      // On a reversed axis, the safe edge is the end of the axis.
      DrawnDistribution(.start, "|aa|bbcc", isReversed: true),
      DrawnDistribution(.end, "aabb|cc|", isReversed: true),
      DrawnDistribution(.center, "aa|bb|cc", isReversed: true),
      DrawnDistribution(.spaceBetween, "|aa|bbcc", isReversed: true),
      DrawnDistribution(.spaceAround, "aabb|cc|", isReversed: true),
      DrawnDistribution(.spaceEvenly, "aabb|cc|", isReversed: true),
    ])
  func overflow(_ expected: DrawnDistribution) {
    #expect(expected.drawn() == expected.drawing)
  }

  @Test(
    "negative free space: safe alignment aligns to the start edge",
    arguments: [JustifyContent.start, .end, .center, .safeStart, .safeEnd, .safeCenter].flatMap {
      [
        DrawnDistribution($0, "|aa|bbcc", isSafe: true),
        DrawnDistribution($0, "aabb|cc|", isReversed: true, isSafe: true),
      ]
    })
  func safeOverflow(_ expected: DrawnDistribution) {
    #expect(expected.drawn() == expected.drawing)
  }

  @Test(
    "safe and unsafe do not affect alignment with free space",
    arguments: [
      DrawnDistribution(.safeStart, "|aabb··|", isSafe: true), DrawnDistribution(.unsafeStart, "|aabb··|"),
      DrawnDistribution(.safeEnd, "|··aabb|", isSafe: true), DrawnDistribution(.unsafeEnd, "|··aabb|"),
      DrawnDistribution(.safeCenter, "|·aabb·|", isSafe: true), DrawnDistribution(.unsafeCenter, "|·aabb·|"),
      DrawnDistribution(.safeEnd, "|··aabb|", isReversed: true, isSafe: true),
      DrawnDistribution(.safeCenter, "|aabb|", isSafe: true),
      // Unsafe alignment does not depend on overflow.
      DrawnDistribution(.unsafeEnd, "aabb|cc|"), DrawnDistribution(.unsafeCenter, "aa|bb|cc"),
      DrawnDistribution(.unsafeCenter, "aa|bb|cc", isReversed: true),
    ])
  func safeWithRoom(_ expected: DrawnDistribution) {
    #expect(expected.drawn() == expected.drawing)
  }

  @Test("no items")
  func noItems() {
    for justification in JustifyContent.allCases {
      let distribution = ContentDistribution(justification, freeSpace: 10, count: 0, isReversed: false)
      #expect(distribution.leading.isFinite && distribution.between == 0, "\(justification)")
    }
  }

  @Test("lines are distributed like items, and stretched lines begin at the start")
  func lines() {
    let pairs: [(AlignContent, JustifyContent)] = [
      (.start, .start), (.end, .end), (.center, .center), (.spaceBetween, .spaceBetween), (.spaceAround, .spaceAround),
      (.spaceEvenly, .spaceEvenly), (.stretch, .start), (.safeStart, .safeStart), (.safeEnd, .safeEnd),
      (.safeCenter, .safeCenter), (.unsafeStart, .start), (.unsafeEnd, .end), (.unsafeCenter, .center),
    ]
    for (alignment, justification) in pairs {
      for (freeSpace, isReversed) in [(12.0, false), (0, false), (-12, false), (-12, true)] {
        let lines = ContentDistribution(alignment, freeSpace: freeSpace, count: 3, isReversed: isReversed)
        let items = ContentDistribution(
          justification, isSafe: justification.isSafe, freeSpace: freeSpace, count: 3, isReversed: isReversed
        )
        #expect(lines == items, "\(alignment), \(freeSpace)")
      }
    }
  }
}
