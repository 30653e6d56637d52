import Foundation

/// An edge or center line of an item that can be pinned. `left` is the leading edge.
public enum BoxEdge: String, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The leading edge: the left one, or the right one in a right-to-left layout.
  case left
  /// The lower edge.
  case bottom
  /// The trailing edge: the right one, or the left one in a right-to-left layout.
  case right
  /// The middle along x.
  case centerX
  /// The middle along y.
  case centerY

  /// Numbers of edges.
  public typealias Values = [BoxEdge: CGFloat]

  /// Constraints by the edges that they hold.
  public typealias Constraints = [BoxEdge: BoxConstraint]

  /// Where an edge lies along its axis.
  public enum Position: Sendable, CaseIterable {
    /// `left` or `top`.
    case begin
    /// `centerX` or `centerY`.
    case center
    /// `right` or `bottom`.
    case end
  }

  /// The edge's name, as in descriptions of layouts.
  public var str: String { rawValue }

  /// Where the edge lies along its axis.
  public var position: Position {
    switch self {
    case .left, .top: return .begin
    case .centerX, .centerY: return .center
    case .right, .bottom: return .end
    }
  }

  /// The axis along which the edge is pinned.
  public var axis: BoxLayout.Axis {
    switch self {
    case .left, .right, .centerX: return .x
    case .top, .bottom, .centerY: return .y
    }
  }

  /// The edge of an axis at a position.
  public init(_ position: Position, along axis: BoxLayout.Axis) {
    switch position {
    case .begin: self = axis == .x ? .left : .top
    case .center: self = axis == .x ? .centerX : .centerY
    case .end: self = axis == .x ? .right : .bottom
    }
  }
}
