/// A style value that is a length or a keyword.
package protocol LengthOrKeyword: LengthConvertible {
  /// The length; `nil` for a keyword.
  var plainLength: Length? { get }
}

extension LengthOrKeyword {
  /// Whether the value is a length that refers to the size of another box.
  package var hasPercentage: Bool { plainLength?.hasPercentage ?? false }

  /// The number of points of a length without a percentage; otherwise `nil`.
  package var fixedPoints: Double? { plainLength.flatMap { $0.hasPercentage ? nil : $0.points } }

  /// Whether the value is not an invalid length.
  ///
  /// - Parameter signed: Whether negative lengths are valid. Default: `false`.
  func isUsable(signed: Bool = false) -> Bool { plainLength?.isUsable(signed: signed) ?? true }
}

extension Length: LengthOrKeyword {
  package var plainLength: Length? { self }
}

extension AutoLength: LengthOrKeyword {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
}

extension PreferredSize: LengthOrKeyword {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
}

extension MinimumSize: LengthOrKeyword {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
}

extension MaximumSize: LengthOrKeyword {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
}

extension FlexBasis: LengthOrKeyword {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }

  /// Whether the basis does not depend on the content.
  var isLength: Bool { plainLength != nil || self == .stretch }
}
