import BoxEngine
import LayoutEngine

extension LayoutCase {
  /// Sets the style of a node. An index out of range has no effect.
  public mutating func setStyle(_ style: Style, of node: Int) {
    guard nodes.indices.contains(node) else { return }
    nodes[node].style = style
  }

  /// Sets the pins of a node as an item of a box. An index out of range has no effect.
  package mutating func setItem(_ pins: BoxPins?, of node: Int) {
    guard nodes.indices.contains(node) else { return }
    nodes[node].item = pins
  }

  /// Sets the box of a node. An index out of range has no effect.
  package mutating func setBox(_ box: BoxContainer?, of node: Int) {
    guard nodes.indices.contains(node) else { return }
    nodes[node].box = box
  }
}

extension LayoutCase {
  /// Returns the case with letters, lines and baselines of texts scaled by `factor`. Other content keeps its size.
  public func scalingText(by factor: Double) -> LayoutCase {
    var result = self
    for index in nodes.indices { result.nodes[index].measure = nodes[index].measure?.scalingText(by: factor) }
    return result
  }
}

extension MeasureModel {
  /// Returns the content with text scaled by `factor`.
  ///
  /// The result is unchanged if the content is not text, or the factor is not finite and above 0.
  public func scalingText(by factor: Double) -> MeasureModel {
    guard case .text(let text) = content, factor > 0, factor.isFinite, factor != 1 else { return self }
    return MeasureModel(
      .text(text.scaled(by: factor)), baseline: baseline.map { $0 * factor }, lastBaseline: lastBaseline)
  }
}
