import LayoutCheck
import LayoutDocument
import LayoutEngine

/// The identity of a fault, for the brute-force implementation and for a report.
struct Subject: Hashable, Comparable, CustomStringConvertible {
  var kind: Finding.Kind
  /// The container of an overflow, the items of an overlap, or the item of any other fault.
  var nodes: [String]
  /// The axis of an overflow.
  var axis: LayoutAxis?

  init(_ kind: Finding.Kind, _ nodes: [String], _ axis: LayoutAxis? = nil) {
    (self.kind, self.nodes, self.axis) = (kind, nodes, axis)
  }

  init(_ finding: Finding) {
    kind = finding.kind
    nodes = finding.kind == .overlap ? finding.nodes : Array(finding.nodes.prefix(1))
    axis = finding.kind == .overflow ? finding.axis : nil
  }

  var description: String { "\(kind) of \(nodes.joined(separator: ", "))\(axis.map { " \($0)" } ?? "")" }

  static func < (first: Subject, second: Subject) -> Bool { first.description < second.description }
}

/// The range of a fault, with the amount at its first width.
struct Place: Equatable, CustomStringConvertible {
  var range: Finding.Range
  var amount: Double
  /// The item with the largest overflow; `nil` for other faults.
  var item: String?
  /// The axis along which items overlap, or are outside of the screen.
  var axis: LayoutAxis?

  var description: String {
    "\(range.from)...\(range.to) at \(range.textScale) \(range.direction.word) by \(amount)\(item.map { " " + $0 } ?? "")"
  }
}
