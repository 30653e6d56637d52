import Foundation
import PlatformView

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension BoxLayout {
  /// A wish for a distance or a size, in points: exactly, at least or at most so much, and how much the wish counts.
  ///
  /// ```swift
  /// label.boxed.left(>=20).right(==10 & .defaultHigh)
  /// ```
  /// A number that is not finite is kept, counts as 0, and is reported by the layout; so is a priority beyond 1 … 1000, which
  /// counts as the nearest of the two.
  public struct Pin: Hashable, Sendable, CustomStringConvertible {
    /// The distance or size, in points. Default: 0.
    public var constant: CGFloat
    /// How the distance or size relates to it. Default: `.equal`.
    public var relation: Relation
    /// How much the pin counts beside others. Default: `.required`.
    public var priority: PlatformLayoutPriority

    /// `==0`, required.
    public static let zero = Pin()

    /// Makes a pin.
    public init(constant: CGFloat = 0, relation: Relation = .equal, priority: PlatformLayoutPriority = .required) {
      self.constant = constant
      self.relation = relation
      self.priority = priority
    }

    /// Makes a required pin of exactly so many points.
    public init(_ constant: Double) { self.init(constant: CGFloat(constant)) }

    /// Exactly so much; `nil` for `nil`.
    public static func equal(_ constant: CGFloat?) -> Pin? { constant.map { Pin(constant: $0) } }

    /// At least so much; `nil` for `nil`.
    public static func greaterThanOrEqual(_ constant: CGFloat? = 0) -> Pin? {
      constant.map { Pin(constant: $0, relation: .greaterThanOrEqual) }
    }

    /// At most so much; `nil` for `nil`.
    public static func lessThanOrEqual(_ constant: CGFloat?) -> Pin? {
      constant.map { Pin(constant: $0, relation: .lessThanOrEqual) }
    }

    /// As it is written: `20.0`, `>=20.0`, `>=20.0 & 750.0priority`.
    public var description: String {
      relation.prefix + "\(constant)" + (priority == .required ? "" : " & \(priority.rawValue)priority")
    }
  }
}

/// Pins of edges and centres.
public typealias BoxEdgePins = [BoxEdge: BoxLayout.Pin]

/// A wish for a distance or a size: see ``BoxLayout/Pin``.
public typealias Pin = BoxLayout.Pin

extension BoxLayout.Pin: PrioritizedPin {}

extension BoxLayout.Pin: ExpressibleByIntegerLiteral {
  /// A required pin of exactly so many points: `50`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension BoxLayout.Pin: ExpressibleByFloatLiteral {
  /// A required pin of exactly so many points: `50.0`.
  public init(floatLiteral value: Double) { self.init(value) }
}
