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
    let numbers = FrameCoordinate.allCases.map {
      "\"\($0.name)\": \(JSONText.number($0.value(in: frame), decimals: 4))"
    }
    let explained = coordinates.map { "\"\($0.name)\": \(self[$0].json)" }
    return "{\(prefix)\"node\": \(JSONText.quoted(name)), \"frame\": {\(numbers.joined(separator: ", "))}, "
      + "\"coordinates\": {\(explained.joined(separator: ", "))}, "
      + "\"ineffective\": [\(ineffective.map { $0.json }.joined(separator: ", "))], "
      + "\"triesAllProperties\": \(triesAllProperties)}"
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

  fileprivate var json: String {
    let steps = steps.map {
      "{\"node\": \(JSONText.quoted($0.node.name)), \"rule\": \(JSONText.quoted($0.rule)), "
        + "\"text\": \(JSONText.quoted($0.text)), \"value\": \(JSONText.number($0.value, decimals: 4))}"
    }
    let causes = causes.map {
      "{\"node\": \(JSONText.quoted($0.node.name)), \"property\": \(JSONText.quoted($0.property)), "
        + "\"value\": \(JSONText.quoted($0.value)), \"without\": \(JSONText.number($0.without, decimals: 4)), "
        + "\"text\": \(JSONText.quoted($0.text))}"
    }
    let independent = independentOf.map { JSONText.quoted($0.name) }
    return "{\"value\": \(JSONText.number(value, decimals: 4)), \"steps\": [\(steps.joined(separator: ", "))], "
      + "\"causes\": [\(causes.joined(separator: ", "))], \"independentOf\": [\(independent.joined(separator: ", "))]}"
  }
}

extension IneffectiveProperty {
  fileprivate var json: String {
    "{\"property\": \(JSONText.quoted(property)), \"value\": \(JSONText.quoted(value)), "
      + "\"text\": \(JSONText.quoted(text))}"
  }
}
