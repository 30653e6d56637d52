import LayoutCheck
import LayoutDocument

/// The text of a finding: the fault, its places, its cause and the remedy.
struct FindingLines {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// The lines of the text; the first line describes the fault.
  var lines: [String] {
    var lines = ["\(finding.kind.word): \(DisplayText.singleLine(finding.text))"]
    if !finding.similar.isEmpty { lines.append("similar: " + similar) }
    lines += places
    let smallest = finding.smallest
    lines.append(
      "smallest case: \(smallest.width) wide, text × \(scale(smallest.textScale)), \(smallest.direction.word), "
        + points(smallest.amount))
    if let cause = finding.cause { lines.append("cause: " + DisplayText.singleLine(cause)) }
    lines.append("remedy: " + DisplayText.singleLine(finding.remedy))
    return lines
  }

  /// The maximum number of similar findings whose items are named.
  private static let mostSimilar = 8

  /// The first items of similar findings.
  private var similar: String {
    let names = finding.similar.prefix(FindingLines.mostSimilar).map { DisplayText.singleLine($0[0]) }
    return names.joined(separator: ", ") + (finding.similar.count > names.count ? ", …" : "")
  }

  /// Consecutive text sizes at which a finding occurs at the same widths.
  private struct Place: Equatable {
    var widths: [String]
    var direction: String
    var scales: [Double]
  }

  /// The places in which the finding occurs: `at 320 to 355 wide, text × 1 to 1.35, ltr and rtl`.
  private var places: [String] {
    var places: [Place] = []
    for range in finding.ranges {
      let widths = range.from == range.to ? "\(range.from)" : "\(range.from) to \(range.to)"
      let direction = range.direction.word
      if let last = places.indices.last, places[last].direction == direction, places[last].scales == [range.textScale] {
        places[last].widths.append(widths)
      } else {
        places.append(Place(widths: [widths], direction: direction, scales: [range.textScale]))
      }
    }
    return joined(places).map { place in
      let scales = place.scales.count > 2 ? [place.scales[0], place.scales[place.scales.count - 1]] : place.scales
      let separator = place.scales.count > 2 ? " to " : ", "
      return "at \(place.widths.joined(separator: ", ")) wide, "
        + "text × \(scales.map { scale($0) }.joined(separator: separator)), \(place.direction)"
    }
  }

  /// Joins consecutive text sizes with the same widths, and directions with the same widths and text sizes.
  private func joined(_ places: [Place]) -> [Place] {
    var bySize: [Place] = []
    for place in places {
      if let last = bySize.indices.last, bySize[last].widths == place.widths, bySize[last].direction == place.direction
      {
        bySize[last].scales += place.scales
      } else {
        bySize.append(place)
      }
    }
    var result: [Place] = []
    for place in bySize {
      let same = result.firstIndex { $0.widths == place.widths && $0.scales == place.scales }
      if let same { result[same].direction += " and " + place.direction } else { result.append(place) }
    }
    return result
  }

  private func points(_ amount: Double) -> String {
    let text = JSONText.number(amount, decimals: 1)
    return text == "1" ? "1 point" : text + " points"
  }

  private func scale(_ scale: Double) -> String { JSONText.number(scale, decimals: 2) }
}
