import LayoutCheck
import LayoutDocument
import LayoutEngine

/// One thing that is wrong, as the second implementation and a report both name it.
struct Subject: Hashable, Comparable, CustomStringConvertible {
  var kind: Finding.Kind
  /// The container of an overflow, the items of an overlap, the item of anything else.
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

/// Where something is wrong, and by how much at the first width of each interval.
struct Place: Equatable, CustomStringConvertible {
  var range: Finding.Range
  var amount: Double
  /// The item that sticks out most, where something sticks out.
  var item: String?
  /// The axis along which items lie over each other, or outside of the screen.
  var axis: LayoutAxis?

  var description: String {
    "\(range.from)...\(range.to) at \(range.textScale) \(range.direction.word) by \(amount)\(item.map { " " + $0 } ?? "")"
  }
}
