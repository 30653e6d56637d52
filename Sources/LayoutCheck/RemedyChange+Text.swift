import LayoutDocument

// The sentence of a remedy, which contains all edits.
extension RemedyChange {
  /// The change as an instruction without a full stop: `let title shrink (shrink 1)`.
  public var text: String {
    if let purpose { return "\(purpose) (\(newValues)\(replacedValues))" }
    if edits.allSatisfy({ $0.new == nil }) { return "remove \(RemedyChange.list(edits.map { old($0) })) from \(owner)" }
    return "give \(owner) \(newValues)\(replacedValues)"
  }

  private var owner: String { part == .box ? "the box \(name)" : name }

  /// The purpose of the best known changes; `nil` for others.
  private var purpose: String? {
    guard part != .box else { return nil }
    let names = edits.map { $0.property }
    func sets(_ property: String) -> String? { edits.first { $0.property == property }?.new }
    func removes(_ property: String) -> Bool { edits.contains { $0.property == property && $0.new == nil } }
    if part == .pins { return pinPurpose }
    for (size, maximum, minimum) in [("width", "maxWidth", "minWidth"), ("height", "maxHeight", "minHeight")]
    where removes(size) {
      if sets(maximum) != nil { return "let the \(size) of \(name) be a maximum" }
      if sets(minimum) != nil { return "let the \(size) of \(name) be a minimum" }
    }
    if names.count == 1, let value = edits[0].new {
      switch names[0] {
      case "shrink": return value == "0" ? "let \(name) keep its size" : "let \(name) shrink"
      case "minWidth" where value == "0": return "let \(name) be narrower than its content"
      case "minWidth" where value == "minContent": return "let \(name) be as wide as its longest word at least"
      case "maxWidth" where value == "100%": return "let \(name) be no wider than its container"
      case "minColumnWidth" where value != "0": return "let \(name) have as many columns as fit"
      case "wrap": return "let the items of \(name) wrap"
      case "overflow", "overflowX", "overflowY": return "let \(name) scroll"
      default: return nil
      }
    }
    return sets("shrink") == "1" && sets("minWidth") == "0" && names.count == 2
      ? "let \(name) shrink below its content" : nil
  }

  private var pinPurpose: String? {
    if edits.count == 1, let value = edits[0].new, let priority = RemedyChange.priority(edits[0].property) {
      return "set the \(priority) of \(name) to \(value)"
    }
    guard edits.count == 1, let old = edits[0].old, let new = edits[0].new else { return nil }
    let property = edits[0].property
    guard property == "width" || property == "height", !old.hasPrefix("<="), !old.hasPrefix(">=") else { return nil }
    if new.hasPrefix("<=") { return "let the \(property) pin of \(name) be a maximum" }
    if new.hasPrefix(">=") { return "let the \(property) pin of \(name) be a minimum" }
    return nil
  }

  /// The words for a priority of content, whose properties have other names in documents than in code.
  private static func priority(_ property: String) -> String? {
    switch property {
    case "resistX": return "horizontal compression resistance"
    case "resistY": return "vertical compression resistance"
    case "hugX": return "horizontal content hugging"
    case "hugY": return "vertical content hugging"
    default: return nil
    }
  }

  /// The new values: `maxWidth 210 and grow 1`.
  private var newValues: String {
    RemedyChange.list(edits.compactMap { edit in edit.new.map { "\(edit.property) \($0)" } })
  }

  /// The values that are replaced: ` in place of width 210`.
  private var replacedValues: String {
    let replaced = edits.filter { $0.old != nil }
    if replaced.isEmpty { return "" }
    // A single property needs its name once.
    if edits.count == 1 { return " in place of \(replaced[0].old ?? "")" }
    return " in place of " + RemedyChange.list(replaced.map { old($0) })
  }

  private func old(_ edit: Edit) -> String { "\(edit.property) \(edit.old ?? "")" }

  /// Returns `a, b and c`.
  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
