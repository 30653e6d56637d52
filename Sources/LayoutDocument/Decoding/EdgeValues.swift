import LayoutEngine

/// The edges in a document: each of the nine keys is optional.
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

  /// Returns the edges of a style.
  ///
  /// The key of an edge overrides that of its two sides, which overrides the key of all four. `start` and `end` are
  /// kept separately from `left` and `right`, which they override once the direction is known.
  func resolved(default value: Value) -> StyleEdges<Value> {
    StyleEdges(
      top: top ?? vertical ?? all ?? value, left: left ?? horizontal ?? all ?? value,
      bottom: bottom ?? vertical ?? all ?? value, right: right ?? horizontal ?? all ?? value,
      start: start, end: end)
  }
}
