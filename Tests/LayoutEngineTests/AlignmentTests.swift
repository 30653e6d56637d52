import Testing

@testable import LayoutEngine

/// The values of different alignment properties correspond to each other by the order of the cases. The tests compare
/// the names of the cases.
@Suite("Alignments")
struct AlignmentTests {
  /// The name of an alignment without `safe` or `unsafe`.
  private func positionName(_ name: String) -> String {
    for prefix in ["safe", "unsafe"] where name.hasPrefix(prefix) {
      return name.dropFirst(prefix.count).lowercased()
    }
    return name
  }

  private func expectNamedPositions<A: OverflowAligned & CaseIterable>(_ alignments: A.Type) {
    for alignment in A.allCases {
      let name = "\(alignment)"
      #expect("\(alignment.position)" == positionName(name))
      #expect(alignment.isSafe == name.hasPrefix("safe"), "\(name)")
    }
  }

  @Test("a safe or unsafe alignment has the position in its name")
  func positions() {
    expectNamedPositions(JustifyContent.self)
    expectNamedPositions(AlignItems.self)
    expectNamedPositions(AlignSelf.self)
    expectNamedPositions(AlignContent.self)
  }

  @Test("alignSelf corresponds to the value of alignItems with the same name")
  func alignSelf() {
    for alignment in AlignSelf.allCases {
      #expect(alignment.alignItems.map { "\($0)" } == (alignment == .auto ? nil : "\(alignment)"))
    }
  }

  @Test("alignContent distributes space as the value of justifyContent with the same name", arguments: [-60.0, 60])
  func alignContent(freeSpace: Double) throws {
    for alignment in AlignContent.allCases {
      let name = alignment == .stretch ? "start" : "\(alignment)"
      let justification = try #require(JustifyContent.allCases.first { "\($0)" == name })
      for isReversed in [false, true] {
        let lines = ContentDistribution(alignment, freeSpace: freeSpace, count: 3, isReversed: isReversed)
        let items = ContentDistribution(
          justification, isSafe: justification.isSafe, freeSpace: freeSpace, count: 3, isReversed: isReversed)
        #expect(lines == items, "\(name)")
      }
    }
  }
}
