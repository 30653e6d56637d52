import LayoutDocument
import LayoutEngine
import LayoutRendering

/// The document that is shown, and how: what stays in memory between two calls of the page.
struct Session {
  /// What the page sets beside the document.
  struct Conditions: Equatable {
    /// The width of the screen, in points; `nil`: as the document says.
    var width: Double?
    /// Its height.
    var height: Double?
    /// What the size of all letters is multiplied by.
    var textScale = 1.0
    /// What the case is run as.
    var variant = CaseVariant.asWritten
  }

  /// What is wrong, as an object for the page.
  struct Problem: Error {
    var json: String
  }

  /// The document that was read last.
  private(set) var file = LayoutFile(cases: [])
  /// The case that is shown, under the conditions, without a space of its own.
  private(set) var layoutCase: LayoutCase?
  /// The same laid out.
  private(set) var layout: CaseLayout?
  /// Which case is shown.
  private var caseIndex = 0
  private var conditions = Conditions()

  /// Reads a document. The one before stays where there is an error.
  mutating func parse(_ bytes: [UInt8]) throws(Problem) {
    do throws(DocumentError) {
      file = try LayoutFile(parsing: bytes)
    } catch {
      throw Problem(error)
    }
    (layoutCase, layout, caseIndex) = (nil, nil, 0)
  }

  /// Lays a case of the document out. A tree that differs in its space alone is kept.
  mutating func show(case index: Int, _ conditions: Conditions) throws(Problem) {
    guard file.cases.indices.contains(index) else { throw Problem(json: "{\"reason\":\"there is no such case\"}") }
    var rest = conditions
    (rest.width, rest.height) = (self.conditions.width, self.conditions.height)
    let keepsTree = layout != nil && index == caseIndex && rest == self.conditions
    let layoutCase =
      keepsTree
      ? self.layoutCase ?? file.cases[index]
      : file.cases[index].variant(conditions.variant).scalingText(by: conditions.textScale)
    (self.layoutCase, self.conditions, caseIndex) = (layoutCase, conditions, index)
    try layOut(layoutCase.replacingSpace(width: conditions.width, height: conditions.height), keepsTree: keepsTree)
  }

  /// Lays the case out on another grid, or on none.
  mutating func snap(to scale: Double) throws(Problem) {
    guard var layoutCase = layout?.layoutCase else { return }
    layoutCase.scale = scale
    try layOut(layoutCase, keepsTree: true)
  }

  private mutating func layOut(_ layoutCase: LayoutCase, keepsTree: Bool) throws(Problem) {
    do throws(LayoutCaseError) {
      if keepsTree, layout != nil { try layout?.update(to: layoutCase) } else { layout = try CaseLayout(layoutCase) }
    } catch {
      layout = nil
      throw Problem(error)
    }
  }
}

extension Session.Problem {
  fileprivate init(_ error: DocumentError) {
    json = Session.Problem.text(
      SourcePosition(line: error.line, column: error.column), error.keyPath, error.reason, error.suggestion)
  }

  init(_ error: LayoutCaseError) {
    json = Session.Problem.text(error.position, error.path, error.reason, nil)
  }

  private static func text(
    _ position: SourcePosition, _ path: String, _ reason: String, _ suggestion: String?
  ) -> String {
    "{\"line\":\(position.line),\"column\":\(position.column),\"path\":\(JSONText.quoted(path)),"
      + "\"reason\":\(JSONText.quoted(reason)),\"suggestion\":\(suggestion.map(JSONText.quoted) ?? "null")}"
  }
}
