import LayoutEngine

extension LayoutCase {
  /// Gives a node another style. An index out of range changes nothing.
  public mutating func setStyle(_ style: Style, of node: Int) {
    guard nodes.indices.contains(node) else { return }
    nodes[node].style = style
  }
}
