import LayoutDocument
import LayoutEngine

/// A coordinate or dimension of a frame.
public enum FrameCoordinate: UInt8, Sendable, CaseIterable {
  /// The left edge, relative to that of the parent's border box.
  case x
  /// The top edge, relative to that of the parent's border box.
  case y
  /// The width of the border box.
  case width
  /// The height of the border box.
  case height

  /// The name of the coordinate: `width`.
  public var name: String {
    switch self {
    case .x: return "x"
    case .y: return "y"
    case .width: return "width"
    case .height: return "height"
    }
  }

  /// The axis along which the number is measured.
  public var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }

  /// Returns the number in a frame.
  public func value(in frame: LayoutRect) -> Double {
    switch self {
    case .x: return frame.x
    case .y: return frame.y
    case .width: return frame.width
    case .height: return frame.height
    }
  }
}

/// The explanation of a node's frame.
///
/// ```swift
/// if let explanation = tree.explanation(of: badge, names: { names[$0] ?? "?" }, measure: measure) {
///   for line in explanation[.width].lines { log(line) }
/// }
/// ```
///
/// Each statement about another layout is the result of a layout of a copy of the tree.
public struct FrameExplanation: Equatable, Sendable {
  /// The node.
  public let node: NodeID
  /// The name of the node: the one that the caller gave, and a number if several nodes have it.
  public let name: String
  /// The frame of the node, in points relative to the parent's border box.
  public let frame: LayoutRect
  /// One explanation for each coordinate, in the order of ``FrameCoordinate``.
  public let coordinates: [CoordinateExplanation]
  /// The properties of the node that change no frame of the layout.
  public let ineffective: [IneffectiveProperty]
  /// Whether every property that may have an influence was removed once.
  ///
  /// In large trees, only properties of the nearest nodes are removed: there may be more causes than those of
  /// ``coordinates``.
  public let triesAllProperties: Bool

  /// The explanation of one coordinate.
  public subscript(coordinate: FrameCoordinate) -> CoordinateExplanation { coordinates[Int(coordinate.rawValue)] }
}

/// The explanation of one coordinate of a frame.
public struct CoordinateExplanation: Equatable, Sendable {
  /// The coordinate.
  public let coordinate: FrameCoordinate
  /// The value, in points.
  public let value: Double
  /// The steps from the space of the root to the value, in order.
  public let steps: [ExplanationStep]
  /// The properties without which the value would differ.
  ///
  /// Properties of the node come first, then those of its nearest ancestors and siblings.
  public let causes: [ExplanationCause]
  /// Siblings and ancestors on whose size and content the value does not depend, except for rounding to the pixel grid.
  public let independentOf: [NamedNode]
}

/// A node with its name.
public struct NamedNode: Equatable, Sendable {
  /// The node.
  public let node: NodeID
  /// The name of the node, which no other node of the explanation has.
  public let name: String
}

/// One step to a number: a rule, its input, and its result.
public struct ExplanationStep: Equatable, Sendable {
  /// The node of the step.
  public let node: NamedNode
  /// The section of the specification, or the name of the rule: `css-flexbox-1 §9.7`.
  public let rule: String
  /// A sentence without a full stop.
  public let text: String
  /// The result of the step, in points.
  public let value: Double
}

/// A property without which a number would differ.
public struct ExplanationCause: Equatable, Sendable {
  /// The node that sets the property.
  public let node: NamedNode
  /// The name of the property in documents: `minWidth`.
  public let property: String
  /// The value in the notation of documents.
  public let value: String
  /// The number without the property, in points.
  public let without: Double
  /// The owner, because pins and styles share some names.
  package let owner: PropertyOwner

  /// The cause as a short text: `without badge.minWidth (132): 148`.
  public var text: String { "without \(node.name).\(property) (\(value)): \(ExplanationText.number(without))" }
}

/// A property of a node that changes no frame.
public struct IneffectiveProperty: Equatable, Sendable {
  /// The name of the property in documents.
  public let property: String
  /// The value in the notation of documents.
  public let value: String
  /// The reason why the property has no effect, as a sentence without a full stop.
  public let reason: String
  package let owner: PropertyOwner

  /// The property with the reason: `grow (1) has no effect: the line has no free space`.
  public var text: String { "\(property) (\(value)) has no effect: \(reason)" }
}
