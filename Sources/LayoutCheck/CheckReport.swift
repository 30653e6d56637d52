import LayoutDocument
import LayoutEngine

/// The result of a check.
public struct CheckReport: Equatable, Sendable {
  /// The number of layouts that were checked.
  public var layouts: Int
  /// The findings, in the order of the items. Empty if no problem was found.
  public var findings: [Finding]

  /// Makes a report. Default: no findings.
  public init(layouts: Int = 0, findings: [Finding] = []) {
    self.layouts = layouts
    self.findings = findings
  }
}

extension CheckReport {
  /// Returns the report as JSON, with one finding per line.
  ///
  /// For example: `{"layouts": 26904, "findings": [{"kind": "overflow", "nodes": ["row", "badge"], …}]}`.
  public func json() -> String {
    if findings.isEmpty { return "{\"layouts\": \(layouts), \"findings\": []}\n" }
    return "{\"layouts\": \(layouts), \"findings\": [\n  " + findings.map { $0.json() }.joined(separator: ",\n  ")
      + "\n]}\n"
  }
}

extension Finding {
  /// Returns the finding as a JSON object in one line.
  public func json() -> String {
    let names = nodes.map { JSONText.quoted($0) }.joined(separator: ", ")
    let ranges = ranges.map { $0.json }.joined(separator: ", ")
    let axis = axis.map { $0 == .horizontal ? "\"horizontal\"" : "\"vertical\"" } ?? "null"
    return "{\"kind\": \"\(kind.word)\", \"nodes\": [\(names)], \"axis\": \(axis), \"ranges\": [\(ranges)], "
      + "\"smallest\": \(smallest.json), \"text\": \(JSONText.quoted(text)), "
      + "\"cause\": \(cause.map { JSONText.quoted($0) } ?? "null"), \"remedy\": \(JSONText.quoted(remedy))}"
  }
}

extension Finding.Range {
  fileprivate var json: String {
    "{\"textScale\": \(JSONText.number(textScale, decimals: 4)), \"direction\": \"\(direction.word)\", "
      + "\"from\": \(from), \"to\": \(to)}"
  }
}

extension Finding.Case {
  fileprivate var json: String {
    "{\"width\": \(width), \"textScale\": \(JSONText.number(textScale, decimals: 4)), "
      + "\"direction\": \"\(direction.word)\", \"amount\": \(JSONText.number(amount, decimals: 2))}"
  }
}
