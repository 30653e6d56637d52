import LayoutDocument
import LayoutEngine

extension CaseLayout {
  /// Why a node of the case has its frame.
  ///
  /// ```swift
  /// let layout = try CaseLayout(layoutCase)
  /// for line in layout.explanation(of: 3)?.lines ?? [] { print(line) }
  /// ```
  /// - Parameter node: The index of the node in the case.
  /// - Returns: `nil` for an index out of range, and for a node that is left out of the layout.
  public func explanation(of node: Int) -> FrameExplanation? {
    guard ids.indices.contains(node) else { return nil }
    var indices: [NodeID: Int] = [:]
    for (index, id) in ids.enumerated() { indices[id] = index }
    let layoutCase = layoutCase
    return tree.explanation(
      of: ids[node],
      names: { id in indices[id].map { layoutCase.displayName(of: $0) } ?? "?" },
      content: { id, size in indices[id].flatMap { layoutCase.contentName(of: $0, in: size) } },
      measure: { id, input in
        guard let index = indices[id], let model = layoutCase.nodes[index].measure else {
          return Measurement(size: LayoutSize())
        }
        return model.measure(input, rules: layoutCase.rules)
      })
  }
}

extension LayoutCase {
  /// The id of a node, or the way to the node where there is none.
  public func displayName(of node: Int) -> String { nodes[node].id ?? path(of: node) }

  /// What the content of a leaf is called in a sentence.
  fileprivate func contentName(of node: Int, in size: LayoutSize) -> String? {
    guard let model = nodes[node].measure else { return nil }
    let name = displayName(of: node)
    switch model.content {
    case .fixed: return "the content of \(name)"
    case .image: return "the image of \(name)"
    case .area: return "the content of \(name)"
    case .text(let text):
      guard text.lineHeight > 0 else { return "the text of \(name)" }
      let measured = model.measure(MeasureInput(knownWidth: size.width), rules: rules).size
      let lines = Int((measured.height / text.lineHeight).rounded())
      return "the text of \(name), in \(lines) line\(lines == 1 ? "" : "s"),"
    }
  }
}
