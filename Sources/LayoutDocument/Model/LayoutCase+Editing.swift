import LayoutEngine

extension LayoutCase {
  /// Gives a node another style. An index out of range changes nothing.
  public mutating func setStyle(_ style: Style, of node: Int) {
    guard nodes.indices.contains(node) else { return }
    nodes[node].style = style
  }
}

extension LayoutCase {
  /// The case with text that is so many times as large: its letters, lines and baselines. What shows no text keeps its size.
  public func scalingText(by factor: Double) -> LayoutCase {
    var result = self
    for index in nodes.indices { result.nodes[index].measure = nodes[index].measure?.scalingText(by: factor) }
    return result
  }
}

extension MeasureModel {
  /// The content with text that is so many times as large; itself if it is no text, or the factor is not above 0 and finite.
  public func scalingText(by factor: Double) -> MeasureModel {
    guard case .text(let text) = content, factor > 0, factor.isFinite, factor != 1 else { return self }
    return MeasureModel(
      .text(text.scaled(by: factor)), baseline: baseline.map { $0 * factor }, lastBaseline: lastBaseline)
  }
}
