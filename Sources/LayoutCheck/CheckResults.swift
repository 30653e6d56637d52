import LayoutEngine

/// The findings of a check, in which a screen may be checked in several parts.
///
/// Parts are ranges of widths with different items, and contents of scroll views.
struct CheckResults {
  /// A finding, and the same finding without the names of items.
  struct Entry {
    var finding: Finding
    var anonymous: Finding
    /// The identities of the items; several items can have the same name.
    var items: [ObjectIdentifier?]

    /// Returns whether two entries are the same fault of the same items.
    ///
    /// The number in the name of an item may differ between parts.
    func isSameFault(as other: Entry) -> Bool {
      finding.kind == other.finding.kind && finding.axis == other.finding.axis && items == other.items
        && (!items.contains(nil) || finding.nodes == other.finding.nodes)
    }
  }

  let settings: CheckSettings
  private var entries: [Entry] = []
  private var layouts = 0
  private var notes: [String] = []

  /// The number of equal findings from which on they are one finding.
  private static let groupSize = 3

  init(_ settings: CheckSettings) { self.settings = settings }

  /// The report of all parts.
  var report: CheckReport { CheckReport(layouts: layouts, findings: grouped, notes: notes) }

  /// Adds the findings of a part.
  ///
  /// A finding with the same items as one of another part is added to its ranges.
  mutating func add(_ part: [Entry], layouts: Int) {
    self.layouts += layouts
    let count = entries.count
    for entry in part {
      if let index = entries[..<count].firstIndex(where: { $0.isSameFault(as: entry) }) {
        join(entry, into: &entries[index])
      } else {
        entries.append(entry)
      }
    }
  }

  /// Adds a note, unless the notes contain it.
  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  private func join(_ entry: Entry, into known: inout Entry) {
    if isSmaller(entry.finding.smallest, than: known.finding.smallest) {
      let ranges = known.finding.ranges
      known = entry
      known.finding.ranges = ranges + entry.finding.ranges
    } else {
      known.finding.ranges += entry.finding.ranges
    }
    known.finding.ranges = joined(known.finding.ranges)
    known.anonymous.ranges = known.finding.ranges
  }

  /// Returns the ranges in their order, with adjacent ones as one range.
  private func joined(_ ranges: [Finding.Range]) -> [Finding.Range] {
    var result: [Finding.Range] = []
    for range in ranges.sorted(by: { (order($0), $0.from) < (order($1), $1.from) }) {
      if let last = result.last, order(last) == order(range), last.to + 1 >= range.from {
        result[result.count - 1].to = max(last.to, range.to)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private func order(_ range: Finding.Range) -> Int { order(range.direction, range.textScale) }

  /// Returns the number of the run with a direction and text size.
  private func order(_ direction: CheckDirection, _ textScale: Double) -> Int {
    let scales = settings.textScales
    return (settings.directions.firstIndex(of: direction) ?? 0) * scales.count
      + (scales.firstIndex(of: textScale) ?? 0)
  }

  private func isSmaller(_ case1: Finding.Case, than case2: Finding.Case) -> Bool {
    let (first, second) = ((case1.textScale - 1).magnitude, (case2.textScale - 1).magnitude)
    if first != second { return first < second }
    return (order(case1.direction, case1.textScale), case1.width)
      < (order(case2.direction, case2.textScale), case2.width)
  }

  /// The findings. The first one of several that differ only in their items contains the items of the others.
  private var grouped: [Finding] {
    var groups: [[Entry]] = []
    for entry in entries {
      if let index = groups.firstIndex(where: { $0[0].anonymous == entry.anonymous }) {
        groups[index].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups.flatMap { group -> [Finding] in
      guard group.count >= CheckResults.groupSize else { return group.map { $0.finding } }
      var finding = group[0].finding
      finding.similar = group.dropFirst().map { $0.finding.nodes }
      finding.similarChanges = group.dropFirst().compactMap { $0.finding.remedyChange }
      finding.text += " (and \(group.count - 1) similar findings)"
      return [finding]
    }
  }
}
