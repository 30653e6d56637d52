import LayoutDocument
import LayoutEngine

extension CaseLayout {
  /// Explains the frame of a node of the case. The explanation names nodes as ``/LayoutDocument/LayoutCase/shortNames``.
  ///
  /// ```swift
  /// let layout = try CaseLayout(layoutCase)
  /// for line in layout.explanation(of: 3)?.lines() ?? [] { print(line) }
  /// ```
  /// - Parameter node: The index of the node in the case.
  /// - Returns: `nil` for an index out of range, and for a node that is excluded from the layout.
  public func explanation(of node: Int) -> FrameExplanation? {
    guard ids.indices.contains(node) else { return nil }
    let (indices, layoutCase, names) = (indices, layoutCase, layoutCase.shortNames)
    return tree.explanation(
      of: ids[node],
      names: { id in indices[id].map { names[$0] } ?? "?" },
      content: { id, size in indices[id].flatMap { layoutCase.contentName(of: $0, called: names[$0], in: size) } },
      measure: measure)
  }

  /// The indexes of the case's nodes, by the nodes of the tree.
  private var indices: [NodeID: Int] {
    var indices: [NodeID: Int] = [:]
    for (index, id) in ids.enumerated() { indices[id] = index }
    return indices
  }
}

extension LayoutCase {
  /// Returns the `id` of a node, or its path if there is no `id` or an empty one.
  public func displayName(of node: Int) -> String {
    guard let id = nodes[node].id, !id.isEmpty else { return path(of: node) }
    return id
  }

  /// Returns the name of a leaf's content in a sentence.
  fileprivate func contentName(of node: Int, called name: String, in size: LayoutSize) -> String? {
    guard let model = nodes[node].measure else { return nil }
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
