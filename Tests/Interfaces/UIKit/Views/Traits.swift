// The traits that this package uses of UIKit, which watchOS does not have in this form.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public var isAccessibilityCategory: Bool { false }
}

@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

public enum UILegibilityWeight: Int, @unchecked Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, @unchecked Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  open class var current: UITraitCollection {
    get { UITraitCollection() }
    set {}
  }

  open var displayScale: CGFloat { 0 }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .unspecified }
  open var legibilityWeight: UILegibilityWeight { .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory { .unspecified }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  @available(tvOS, introduced: 9.0, deprecated: 17.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  // The overloads with a target and an action need Objective-C.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@available(iOS 17.0, tvOS 17.0, *)
public protocol UIMutableTraits {
  var displayScale: CGFloat { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
  public var displayScale: CGFloat = 0
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  init() {}
  public func contains(_ trait: UITrait) -> Bool { false }
  public mutating func remove(_ trait: UITrait) {}
}

@available(iOS 17.0, tvOS 17.0, *)
final class Registration: NSObject, @MainActor UITraitChangeRegistration {
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
