import LayoutDocument
import LayoutEngine

/// A number of a frame.
public enum FrameCoordinate: UInt8, Sendable, CaseIterable {
  /// The left edge, from that of the parent's border box.
  case x
  /// The top edge, from that of the parent's border box.
  case y
  /// The width of the border box.
  case width
  /// The height of the border box.
  case height

  /// The word for the coordinate: `width`.
  public var name: String {
    switch self {
    case .x: return "x"
    case .y: return "y"
    case .width: return "width"
    case .height: return "height"
    }
  }

  /// The axis along which the number is measured.
  public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// The number in a frame.
  public func value(in frame: LayoutRect) -> Double {
    switch self {
    case .x: return frame.x
    case .y: return frame.y
    case .width: return frame.width
    case .height: return frame.height
    }
  }
}

/// Why a node has the frame that it has.
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
  /// Its name, as given by the caller.
  public let name: String
  /// Its frame, in points relative to the parent's border box.
  public let frame: LayoutRect
  /// One explanation for each coordinate, in the order of ``FrameCoordinate``.
  public let coordinates: [CoordinateExplanation]
  /// The properties that the node sets and that change no frame of the layout.
  public let ineffective: [IneffectiveProperty]
  /// Whether every property that may matter was taken away once. In large trees only those of the nearest nodes are: there may be more
  /// causes than those of ``coordinates``.
  public let triesAllProperties: Bool

  /// The explanation of one coordinate.
  public subscript(coordinate: FrameCoordinate) -> CoordinateExplanation { coordinates[Int(coordinate.rawValue)] }
}

/// Why one coordinate of a frame has its value.
public struct CoordinateExplanation: Equatable, Sendable {
  /// The coordinate.
  public let coordinate: FrameCoordinate
  /// Its value, in points.
  public let value: Double
  /// The steps from the space of the root to the value, in this order.
  public let steps: [ExplanationStep]
  /// The properties without which the value would be another one; those of the node come first, then those of its nearest ancestors
  /// and siblings.
  public let causes: [ExplanationCause]
  /// Siblings and ancestors on whose size and content the value does not depend, but for rounding to the pixel grid.
  public let independentOf: [NamedNode]
}

/// A node with its name.
public struct NamedNode: Equatable, Sendable {
  /// The node.
  public let node: NodeID
  /// Its name, as given by the caller.
  public let name: String
}

/// One step on the way to a number: a rule, the numbers that went in, and the one that came out.
public struct ExplanationStep: Equatable, Sendable {
  /// The node that the step is about.
  public let node: NamedNode
  /// The section of the specification, or the name of the rule: `css-flexbox-1 §9.7`.
  public let rule: String
  /// A sentence without a full stop.
  public let text: String
  /// What came out, in points.
  public let value: Double
}

/// A property without which a number would be another one.
public struct ExplanationCause: Equatable, Sendable {
  /// The node that sets the property.
  public let node: NamedNode
  /// The property, as documents name it: `minWidth`.
  public let property: String
  /// Its value, as documents write it.
  public let value: String
  /// The number that comes out without the property, in points.
  public let without: Double
  /// Pins and styles share some names.
  package let owner: PropertyOwner

  /// The cause as a short text: `without badge.minWidth (132): 148`.
  public var text: String { "without \(node.name).\(property) (\(value)): \(ExplanationText.number(without))" }
}

/// A property that a node sets and that changes no frame.
public struct IneffectiveProperty: Equatable, Sendable {
  /// The property, as documents name it.
  public let property: String
  /// Its value, as documents write it.
  public let value: String
  /// Why it has no effect, as a sentence without a full stop.
  public let reason: String
  package let owner: PropertyOwner

  /// The property with the reason: `grow (1) has no effect: the line has no free space`.
  public var text: String { "\(property) (\(value)) has no effect: \(reason)" }
}
