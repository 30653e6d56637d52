import Foundation
import PlatformView

extension BoxLayout {
  /// A constraint on a size: a multiple of the container's whole size, its insets included, plus a number of points.
  ///
  /// ```swift
  /// image.boxed.relativeWidth(*0.5)
  /// image.boxed.relativeHeight(>=20 * 0.3)  // at least 30 percent and 20 points
  /// ```
  /// With a multiplier that is 0, negative or not a number, the pin has no effect, and is reported as an issue.
  public struct MultiPin: Hashable, Sendable, CustomStringConvertible {
    /// The factor of the container's size. Default: 1.
    public var multiplier: CGFloat
    /// Points that are added, the relation, and the priority.
    public var pin: Pin

    /// Makes a pin.
    public init(multiplier: CGFloat, pin: Pin) {
      self.multiplier = multiplier
      self.pin = pin
    }

    /// Makes a required pin.
    public init(multiplier: CGFloat = 1, constant: CGFloat = 0, relation: Relation = .equal) {
      self.init(multiplier: multiplier, pin: Pin(constant: constant, relation: relation))
    }

    /// Makes a required pin of exactly this multiple of the container's size.
    public init(_ multiplier: Double) { self.init(multiplier: CGFloat(multiplier)) }

    /// As large as the container, with the points, relation and priority of a pin.
    public init(_ pin: Pin) { self.init(multiplier: 1, pin: pin) }

    /// As large as the container, with the points, relation and priority of a pin; `nil` for `nil`.
    public init?(_ pin: Pin?) {
      guard let pin else { return nil }
      self.init(pin)
    }

    /// Points that are added to the multiple. Default: 0.
    public var constant: CGFloat {
      get { pin.constant }
      set { pin.constant = newValue }
    }

    /// The relation of the size to the multiple with its added points. Default: `.equal`.
    public var relation: Relation {
      get { pin.relation }
      set { pin.relation = newValue }
    }

    /// The priority of the pin. Default: `.required`.
    public var priority: PlatformLayoutPriority {
      get { pin.priority }
      set { pin.priority = newValue }
    }

    /// The pin in operator notation: `*0.5`, `*0.5 + >=20.0`.
    public var description: String { pin == .zero ? "*\(multiplier)" : "*\(multiplier) + \(pin)" }
  }
}

/// A constraint on a size relative to the container: see ``BoxLayout/MultiPin``.
public typealias MultiPin = BoxLayout.MultiPin

extension BoxLayout.MultiPin: PrioritizedPin {}
