import CommandLineSupport
import LayoutDocument
import LayoutEngine

/// What the command line says about cases: which one, and what to replace in it.
struct CaseOptions {
  private let name: String?
  private let width: Double?
  private let height: Double?
  private let scale: Double?
  private let solver: CaseSolver

  init(_ arguments: Arguments) {
    name = arguments.values["--case"]
    solver = CaseSolver(arguments)
    width = arguments.number(of: "--width")
    height = arguments.number(of: "--height")
    scale = arguments.number(of: "--scale")
  }

  /// The cases that were asked for, of each document, with their replacements, laid out. Those that cannot be laid out
  /// are reported and left out.
  /// - Throws: a usage error when no document has the case.
  func layouts(
    of documents: [Document], command: String, console: inout Console
  ) throws(ToolError) -> [[CaseLayout]] {
    try checkName(documents, command)
    return documents.map { layouts(of: $0, console: &console) }
  }

  /// The places of the cases that were asked for: which document, and which case in it.
  /// - Throws: a usage error when no document has the case.
  func cases(of documents: [Document], command: String) throws(ToolError) -> [(document: Int, index: Int)] {
    try checkName(documents, command)
    return documents.indices.flatMap { document in
      documents[document].file.cases.indices
        .filter { name == nil || documents[document].file.cases[$0].name == name }
        .map { (document: document, index: $0) }
    }
  }

  private func checkName(_ documents: [Document], _ command: String) throws(ToolError) {
    let names = documents.flatMap { $0.file.cases.map { $0.name } }
    if let name, !names.contains(name) {
      throw .usage("there is no case '\(name)'\(Suggestion.text(for: name, among: names))", command: command)
    }
  }

  private func layouts(of document: Document, console: inout Console) -> [CaseLayout] {
    var layouts: [CaseLayout] = []
    for (index, layoutCase) in document.file.cases.enumerated() {
      if let name, layoutCase.name != name { continue }
      do throws(LayoutCaseError) {
        layouts.append(try document.layOut(replacing(in: layoutCase), by: solver))
      } catch {
        console.reportProblem(document.problem(error, inCase: index))
      }
    }
    return layouts
  }

  /// A dimension replaces the available one, and the root's own where its style has a fixed one: so the root is laid out as
  /// if the screen were so large, whichever way the document says how large it is.
  private func replacing(in layoutCase: LayoutCase) -> LayoutCase {
    var result = layoutCase
    if let scale { result.scale = scale }
    if let width { result.availableWidth = width }
    if let height { result.availableHeight = height }
    guard var style = layoutCase.nodes.first?.style else { return result }
    if let width, style.width.isFixed { style.width = .points(content(of: width, along: .horizontal, in: result)) }
    if let height, style.height.isFixed { style.height = .points(content(of: height, along: .vertical, in: result)) }
    result.setStyle(style, of: 0)
    return result
  }

  /// What a root's `width` or `height` must say so that its border box has the extent `outer`.
  private func content(of outer: Double, along axis: Axis, in layoutCase: LayoutCase) -> Double {
    guard let style = layoutCase.nodes.first?.style, style.boxSizing == .contentBox else { return outer }
    let isRightToLeft = style.layoutDirection == .rightToLeft
    let padding = style.padding.physical(isRightToLeft: isRightToLeft)
    let border = style.border.physical(isRightToLeft: isRightToLeft)
    // Percentages of vertical paddings refer to the width in CSS.
    let basis = axis == .horizontal || layoutCase.rules == .css ? layoutCase.availableWidth : layoutCase.availableHeight
    let lengths = axis == .horizontal ? [padding.left, padding.right] : [padding.top, padding.bottom]
    var inner = outer - border.sum(along: axis)
    for length in lengths { inner -= max(length.resolved(against: basis ?? 0), 0) }
    return max(inner, 0)
  }
}

extension PreferredSize {
  /// Whether the size is a number of points, whatever is available.
  fileprivate var isFixed: Bool {
    guard case .length(let length) = self else { return false }
    return !length.hasPercentage
  }
}
