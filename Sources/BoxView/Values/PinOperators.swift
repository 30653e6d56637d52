import Foundation
import PlatformView

// MARK: - Making pins

prefix operator ==
prefix operator >=
prefix operator <=
prefix operator *

/// Exactly this number of points.
public prefix func == (constant: CGFloat) -> BoxLayout.Pin { BoxLayout.Pin(constant: constant) }
/// Exactly this number of points.
public prefix func == (constant: Double) -> BoxLayout.Pin { BoxLayout.Pin(constant) }
/// Exactly this number of points.
public prefix func == (constant: Int) -> BoxLayout.Pin { BoxLayout.Pin(Double(constant)) }
/// Exactly this number of points, where an optional is needed. The result is never `nil`.
@_disfavoredOverload
public prefix func == (constant: Int) -> BoxLayout.Pin? { BoxLayout.Pin(Double(constant)) }
/// Exactly this number of points; `nil` for `nil`.
public prefix func == (constant: CGFloat?) -> BoxLayout.Pin? { .equal(constant) }
/// Exactly this number of points; `nil` for `nil`.
public prefix func == (constant: Double?) -> BoxLayout.Pin? { .equal(constant.map { CGFloat($0) }) }
/// Exactly this number of points; `nil` for `nil`.
public prefix func == (constant: Int?) -> BoxLayout.Pin? { .equal(constant.map { CGFloat($0) }) }

/// At least this number of points.
public prefix func >= (constant: CGFloat) -> BoxLayout.Pin {
  BoxLayout.Pin(constant: constant, relation: .greaterThanOrEqual)
}
/// At least this number of points.
public prefix func >= (constant: Double) -> BoxLayout.Pin { >=CGFloat(constant) }
/// At least this number of points.
public prefix func >= (constant: Int) -> BoxLayout.Pin { >=CGFloat(constant) }
/// At least this number of points; `nil` for `nil`.
public prefix func >= (constant: CGFloat?) -> BoxLayout.Pin? { constant.map { >=$0 } }
/// At least this number of points; `nil` for `nil`.
public prefix func >= (constant: Double?) -> BoxLayout.Pin? { constant.map { >=$0 } }
/// At least this number of points; `nil` for `nil`.
public prefix func >= (constant: Int?) -> BoxLayout.Pin? { constant.map { >=$0 } }

/// At most this number of points.
public prefix func <= (constant: CGFloat) -> BoxLayout.Pin {
  BoxLayout.Pin(constant: constant, relation: .lessThanOrEqual)
}
/// At most this number of points.
public prefix func <= (constant: Double) -> BoxLayout.Pin { <=CGFloat(constant) }
/// At most this number of points.
public prefix func <= (constant: Int) -> BoxLayout.Pin { <=CGFloat(constant) }
/// At most this number of points; `nil` for `nil`.
public prefix func <= (constant: CGFloat?) -> BoxLayout.Pin? { constant.map { <=$0 } }
/// At most this number of points; `nil` for `nil`.
public prefix func <= (constant: Double?) -> BoxLayout.Pin? { constant.map { <=$0 } }
/// At most this number of points; `nil` for `nil`.
public prefix func <= (constant: Int?) -> BoxLayout.Pin? { constant.map { <=$0 } }

/// This multiple of the container's size.
public prefix func * (multiplier: CGFloat) -> BoxLayout.MultiPin { BoxLayout.MultiPin(multiplier: multiplier) }
/// This multiple of the container's size.
public prefix func * (multiplier: Double) -> BoxLayout.MultiPin { BoxLayout.MultiPin(multiplier) }

/// This multiple of the container's size.
public prefix func * (multiplier: Int) -> BoxLayout.MultiPin { *Double(multiplier) }

// MARK: - Combining pins

extension BoxLayout.Pin {
  /// The sum of two pins: the points add up, the priority is the lower one, and the relation is the one that is not `==`. The sum is
  /// `nil` if one pin is `>=` and the other one is `<=`.
  @_disfavoredOverload
  public static func + (first: Self, second: Self) -> Self? {
    first.joined(to: second)
  }

  /// The same pin with this number of points added.
  public static func + (pin: Self, constant: CGFloat) -> Self {
    Self(constant: pin.constant + constant, relation: pin.relation, priority: pin.priority)
  }

  /// The same pin with a priority.
  public static func & (pin: Self, priority: PlatformLayoutPriority) -> Self { pin.withPriority(priority) }
  /// The same pin with a priority.
  public static func & (priority: PlatformLayoutPriority, pin: Self) -> Self { pin.withPriority(priority) }

  /// A size that is a multiple of the container's size, plus the points of the pin: `>=20 * 0.3`.
  public static func * (pin: Self, multiplier: CGFloat) -> BoxLayout.MultiPin? {
    BoxLayout.MultiPin(multiplier: multiplier, pin: pin)
  }
}

extension BoxLayout.MultiPin {
  /// The same pin with this number of points added.
  public static func + (pin: Self, constant: CGFloat) -> Self {
    Self(multiplier: pin.multiplier, pin: pin.pin + constant)
  }

  /// The same pin with a priority.
  public static func & (pin: Self, priority: PlatformLayoutPriority) -> Self { pin.withPriority(priority) }
  /// The same pin with a priority.
  public static func & (priority: PlatformLayoutPriority, pin: Self) -> Self { pin.withPriority(priority) }
}

// The operators of non-optional pins are preferred, because expressions would be ambiguous otherwise.
extension Optional<BoxLayout.Pin> {
  /// The sum of two pins. It is `nil` if one of them is `nil`, or if one is `>=` and the other one is `<=`.
  @_disfavoredOverload
  public static func + (first: Self, second: Self) -> Self {
    guard let first, let second else { return nil }
    return first + second
  }

  /// The same pin with a priority; `nil` for `nil`.
  @_disfavoredOverload
  public static func & (pin: Self, priority: PlatformLayoutPriority) -> Self { pin?.withPriority(priority) }

  /// A size that is a multiple of the container's size, plus the points of the pin; `nil` for `nil`.
  @_disfavoredOverload
  public static func * (pin: Self, multiplier: CGFloat) -> BoxLayout.MultiPin? {
    pin.map { BoxLayout.MultiPin(multiplier: multiplier, pin: $0) }
  }
}
