import LayoutEngine

/// The edges as a document names them: each of the nine keys may be there or not.
struct EdgeValues<Value> {
  private var all: Value?
  private var horizontal: Value?
  private var vertical: Value?
  private var top: Value?
  private var left: Value?
  private var bottom: Value?
  private var right: Value?
  private var start: Value?
  private var end: Value?

  mutating func set(_ value: Value, for key: EdgeKey) {
    switch key {
    case .all: all = value
    case .horizontal: horizontal = value
    case .vertical: vertical = value
    case .top: top = value
    case .left: left = value
    case .bottom: bottom = value
    case .right: right = value
    case .start: start = value
    case .end: end = value
    }
  }

  /// The edges of a style: the key of an edge wins over that of its two sides, and that over the key of all four.
  /// `start` and `end` stay beside `left` and `right`, over which they win once the direction is known.
  func resolved(default value: Value) -> StyleEdges<Value> {
    StyleEdges(
      top: top ?? vertical ?? all ?? value, left: left ?? horizontal ?? all ?? value,
      bottom: bottom ?? vertical ?? all ?? value, right: right ?? horizontal ?? all ?? value,
      start: start, end: end)
  }
}
