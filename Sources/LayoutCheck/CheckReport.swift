import LayoutDocument
import LayoutEngine

/// The result of a check.
public struct CheckReport: Equatable, Sendable {
  /// The number of layouts that were checked.
  public var layouts: Int
  /// The findings, in the order of the items. Empty if no problem was found.
  public var findings: [Finding]
  /// What was not checked, each in one sentence without a full stop. Default: none.
  ///
  /// For example: `2 of 5 texts do not follow the text size: title, price`.
  public var notes: [String]
  /// The exact widths without a finding, see ``CheckedScreen/cleanWidths(_:)``. A check does not set them. Default: `nil`.
  public var cleanWidths: [CleanWidths]?

  /// Makes a report. Default: no findings and no notes.
  public init(layouts: Int = 0, findings: [Finding] = [], notes: [String] = []) {
    self.layouts = layouts
    self.findings = findings
    self.notes = notes
  }

  /// Whether no problem was found. A report without findings may have notes.
  public var isEmpty: Bool { findings.isEmpty }
}

extension CheckReport: CustomStringConvertible {
  /// The findings with their remedies and the notes, each in one line.
  ///
  /// A test that expects ``isEmpty`` shows them if it fails.
  public var description: String {
    var lines = isEmpty ? ["no findings in \(layouts) layouts"] : []
    lines += findings.map { $0.description }
    lines += notes.map { "note: \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension Finding: CustomStringConvertible {
  /// The finding, its smallest case and its remedy in one line.
  public var description: String {
    let scale = JSONText.number(smallest.textScale, decimals: 2)
    let place = "\(smallest.width) wide, text × \(scale), \(smallest.direction.word)"
    return "\(kind.word): \(text) (\(place)). Remedy: \(remedy)"
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
    writer.lines(of: findings, level: 0) { finding, writer in finding.write(to: &writer) }
    if !notes.isEmpty {
      writer.key("notes")
      writer.value(notes)
    }
    writeCleanWidths(to: &writer)
    writer.endObject()
    return writer.text + "\n"
  }

  /// Writes the widths without a finding as a member, if the report has them.
  package func writeCleanWidths(to writer: inout JSONWriter) {
    guard let cleanWidths else { return }
    writer.key("cleanWidths")
    writer.lines(of: cleanWidths, level: 0) { widths, writer in widths.write(to: &writer) }
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
    if !similar.isEmpty {
      writer.key("similar")
      writer.beginArray()
      for nodes in similar { writer.value(nodes) }
      writer.endArray()
    }
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
    if let remedyChange {
      writer.key("change")
      remedyChange.write(to: &writer)
    }
    writer.endObject()
  }
}

extension RemedyChange {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("node", name)
    writer.member("part", part.word)
    writer.key("edits")
    writer.beginArray()
    for edit in edits {
      writer.beginObject()
      writer.member("property", edit.property)
      writer.member("from", edit.old)
      writer.member("to", edit.new)
      writer.endObject()
    }
    writer.endArray()
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
