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
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("layouts", layouts)
    writer.key("findings")
    writer.beginArray()
    for finding in findings {
      writer.newLine(level: 1)
      finding.write(to: &writer)
    }
    if !findings.isEmpty { writer.lastLine(level: 0) }
    writer.endArray()
    writer.endObject()
    return writer.text + "\n"
  }
}

extension Finding {
  /// Returns the finding as a JSON object in one line.
  public func json() -> String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes the finding as a JSON object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.word)
    writer.key("nodes")
    writer.value(nodes)
    writer.member("axis", axis.map { $0 == .horizontal ? "horizontal" : "vertical" })
    writer.key("ranges")
    writer.beginArray()
    for range in ranges { range.write(to: &writer) }
    writer.endArray()
    writer.key("smallest")
    smallest.write(to: &writer)
    writer.member("text", text)
    writer.member("cause", cause)
    writer.member("remedy", remedy)
    writer.endObject()
  }
}

extension Finding.Range {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("textScale", textScale, decimals: 4)
    writer.member("direction", direction.word)
    writer.member("from", from)
    writer.member("to", to)
    writer.endObject()
  }
}

extension Finding.Case {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("width", width)
    writer.member("textScale", textScale, decimals: 4)
    writer.member("direction", direction.word)
    writer.member("amount", amount, decimals: 2)
    writer.endObject()
  }
}
