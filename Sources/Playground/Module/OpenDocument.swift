import LayoutDocument
import LayoutEngine
import LayoutRendering

/// The state between two calls of the page: the current document and the conditions of its layout.
struct OpenDocument {
  /// The conditions that the page sets in addition to the document.
  struct Conditions: Equatable {
    /// The width of the screen, in points; `nil`: the value of the document.
    var width: Double?
    /// The height of the screen, in points; `nil`: the value of the document.
    var height: Double?
    /// The factor of all text sizes.
    var textScale = 1.0
    /// The variant of the case.
    var variant = CaseVariant.asWritten
  }

  /// An error for the page.
  struct Problem: Error {
    /// The position in the text; `nil` if the error has none.
    var position: SourcePosition?
    /// The path of the value.
    var path = ""
    var reason: String
    var suggestion: String?
    /// The errors after this one, each in one line.
    var others: [String] = []
  }

  /// The document that was read last.
  private(set) var file = LayoutFile(cases: [])
  /// The current case under the conditions, before its available space is replaced.
  private(set) var layoutCase: LayoutCase?
  /// The layout of the current case.
  private(set) var layout: CaseLayout?
  /// The index of the current case.
  private var caseIndex = 0
  private var conditions = Conditions()

  /// Reads a document.
  ///
  /// After an error, the previous document remains.
  mutating func parse(_ bytes: [UInt8]) throws(Problem) {
    do throws(DocumentError) {
      file = try LayoutFile(parsing: bytes)
    } catch {
      throw Problem(error)
    }
    (layoutCase, layout, caseIndex) = (nil, nil, 0)
  }

  /// Lays out a case of the document.
  ///
  /// If only the available space differs from that of the last layout, the tree is kept.
  mutating func show(case index: Int, _ conditions: Conditions) throws(Problem) {
    guard file.cases.indices.contains(index) else { throw Problem(reason: "there is no such case") }
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

  /// Lays out the case on another pixel grid, or on none.
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

extension OpenDocument.Problem {
  fileprivate init(_ error: DocumentError) {
    self.init(
      position: SourcePosition(line: error.line, column: error.column), path: error.keyPath, reason: error.reason,
      suggestion: error.suggestion, others: error.others.map { $0.description })
  }

  init(_ error: LayoutCaseError) {
    self.init(position: error.position, path: error.path, reason: error.reason)
  }

  /// `{"line": 1, "column": 2, "path": "root", "reason": "…", "suggestion": "…", "others": […]}`, without line and column if there is no
  /// position.
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    if let position {
      writer.key("line")
      writer.value(position.line)
      writer.key("column")
      writer.value(position.column)
    }
    writer.key("path")
    writer.value(path)
    writer.key("reason")
    writer.value(reason)
    if let suggestion {
      writer.key("suggestion")
      writer.value(suggestion)
    }
    writer.key("others")
    writer.value(others)
    writer.endObject()
    return writer.text
  }
}
