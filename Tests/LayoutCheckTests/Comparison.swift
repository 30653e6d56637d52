import LayoutCheck
import LayoutDocument
import LayoutEngine
import Testing

/// Compares a report with the faults that the brute-force implementation finds, including the ranges.
func expectConfirmed(
  _ layoutCase: LayoutCase, _ settings: CheckSettings, _ about: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> CheckReport {
  let report = try layoutCase.check(settings)
  let expected = try BruteForce(layoutCase, settings).places()
  var found: [Subject: Finding] = [:]
  for finding in report.findings.flatMap(\.withSimilar) {
    #expect(found.updateValue(finding, forKey: Subject(finding)) == nil, "\(about): duplicate finding: \(finding.text)")
  }
  for subject in Set(found.keys).union(expected.keys).sorted() {
    guard let finding = found[subject] else {
      Issue.record("\(about): missed \(subject): \(expected[subject] ?? [])", sourceLocation: sourceLocation)
      continue
    }
    guard let places = expected[subject] else {
      Issue.record("\(about): false \(subject): \(finding.ranges)", sourceLocation: sourceLocation)
      continue
    }
    #expect(
      finding.ranges == places.map(\.range), "\(about): \(subject): expected \(places)", sourceLocation: sourceLocation)
    expectSmallest(finding, places, about, sourceLocation)
  }
  return report
}

private func expectSmallest(_ finding: Finding, _ places: [Place], _ about: String, _ sourceLocation: SourceLocation) {
  let smallest = finding.smallest
  let isJump = finding.kind == .jump
  let place = places.first {
    $0.range.textScale == smallest.textScale && $0.range.direction == smallest.direction
      && $0.range.from + (isJump ? 1 : 0) == smallest.width
  }
  #expect(place?.amount == smallest.amount, "\(about): \(finding.text)", sourceLocation: sourceLocation)
  let nearest = places.map { abs($0.range.textScale - 1) }.min()
  #expect(abs(smallest.textScale - 1) == nearest, sourceLocation: sourceLocation)
  if let axis = place?.axis {
    #expect(finding.axis == axis, "\(about): \(finding.text)", sourceLocation: sourceLocation)
  }
  if finding.kind == .overflow { #expect(finding.nodes[1] == place?.item, sourceLocation: sourceLocation) }
}

extension Finding {
  /// The finding, and those that differ only in their items.
  fileprivate var withSimilar: [Finding] {
    [self]
      + similar.map {
        var finding = self
        finding.nodes = $0
        return finding
      }
  }
}
