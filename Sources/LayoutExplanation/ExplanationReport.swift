import LayoutDocument
import LayoutEngine

extension FrameExplanation {
  /// Returns the explanation as lines of text, beginning with the frame.
  ///
  /// - Parameter coordinates: The coordinates to explain. Default: all.
  public func lines(of coordinates: [FrameCoordinate] = FrameCoordinate.allCases) -> [String] {
    let numbers = FrameCoordinate.allCases.map { "\($0.name) \(ExplanationText.number($0.value(in: frame)))" }
    var lines = ["\(name): \(numbers.joined(separator: ", "))"]
    for coordinate in coordinates {
      lines.append("")
      lines += self[coordinate].lines
    }
    if !ineffective.isEmpty { lines.append("") }
    lines += ineffective.map { $0.text }
    if !triesAllProperties { lines += ["", "the tree is large: properties of farther nodes were not tried"] }
    return lines
  }

  /// Returns the explanation as a JSON object in one line.
  ///
  /// - Parameters:
  ///   - coordinates: The coordinates to explain. Default: all.
  ///   - prefix: Members before the others, each followed by a comma. Default: none.
  public func json(of coordinates: [FrameCoordinate] = FrameCoordinate.allCases, prefix: String = "") -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("node", name)
    writer.key("frame")
    writer.beginObject()
    for coordinate in FrameCoordinate.allCases {
      writer.member(coordinate.name, coordinate.value(in: frame), decimals: 4)
    }
    writer.endObject()
    writer.key("coordinates")
    writer.beginObject()
    for coordinate in coordinates {
      writer.key(coordinate.name)
      self[coordinate].write(to: &writer)
    }
    writer.endObject()
    writer.key("ineffective")
    writer.beginArray()
    for property in ineffective { property.write(to: &writer) }
    writer.endArray()
    writer.key("triesAllProperties")
    writer.value(triesAllProperties)
    writer.endObject()
    return "{" + prefix + writer.text.dropFirst()
  }
}

extension FrameExplanation: CustomDebugStringConvertible {
  /// All lines of text, which a debugger prints.
  public var debugDescription: String { lines().joined(separator: "\n") }
}

extension CoordinateExplanation: CustomDebugStringConvertible {
  /// All lines of text, which a debugger prints.
  public var debugDescription: String { lines.joined(separator: "\n") }

  /// The explanation as lines of text.
  public var lines: [String] {
    var lines = ["\(coordinate.name) \(ExplanationText.number(value))"]
    lines += steps.map { "  \($0.text)  [\($0.rule)]" }
    lines += causes.prefix(CoordinateExplanation.shownCauses).map { "  \($0.text)" }
    let hidden = causes.count - CoordinateExplanation.shownCauses
    if hidden > 0 { lines.append("  and \(ExplanationText.count(hidden, "more cause"))") }
    if !independentOf.isEmpty {
      lines.append("  does not depend on \(ExplanationText.list(independentOf.map { $0.name }))")
    }
    return lines
  }

  /// The maximum number of causes in a text. Further causes are counted.
  private static let shownCauses = 8

  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("value", value, decimals: 4)
    writer.key("steps")
    writer.beginArray()
    for step in steps { step.write(to: &writer) }
    writer.endArray()
    writer.key("causes")
    writer.beginArray()
    for cause in causes { cause.write(to: &writer) }
    writer.endArray()
    writer.key("independentOf")
    writer.value(independentOf.map { $0.name })
    writer.endObject()
  }
}

extension ExplanationStep {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("node", node.name)
    writer.member("rule", rule)
    writer.member("text", text)
    writer.member("value", value, decimals: 4)
    writer.endObject()
  }
}

extension ExplanationCause {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("node", node.name)
    writer.member("property", property)
    writer.member("value", value)
    writer.member("without", without, decimals: 4)
    writer.member("text", text)
    writer.endObject()
  }
}

extension IneffectiveProperty {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("property", property)
    writer.member("value", value)
    writer.member("text", text)
    writer.endObject()
  }
}
