/// A style value that is a length or a keyword.
package protocol LengthOrKeyword: LengthConvertible {
  /// The length; `nil` for a keyword.
  var plainLength: Length? { get }
}

/// A style value that a ``PackedLength`` can hold.
protocol PackedValue: LengthOrKeyword {
  /// The keyword, if the value is not a length.
  var packedKeyword: StyleKeyword { get }
  /// The value for a keyword of the property.
  init(_ keyword: StyleKeyword)
}

extension LengthOrKeyword {
  /// Whether the value is a length that refers to the size of another box.
  package var hasPercentage: Bool { plainLength?.hasPercentage ?? false }

  /// The number of points of a length without a percentage; otherwise `nil`.
  package var fixedPoints: Double? { plainLength.flatMap { $0.hasPercentage ? nil : $0.points } }
}

extension Length: PackedValue {
  package var plainLength: Length? { self }
  var packedKeyword: StyleKeyword { .automatic }
  init(_ keyword: StyleKeyword) { self = .zero }
}

extension AutoLength: PackedValue {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
  var packedKeyword: StyleKeyword { .automatic }
  init(_ keyword: StyleKeyword) { self = .auto }
}

/// A size, with the keywords that all size properties share.
protocol PackedSize: PackedValue, Equatable {
  /// The initial value of the property.
  static var initial: Self { get }
  static var minContent: Self { get }
  static var maxContent: Self { get }
  static var fitContent: Self { get }
  static var stretch: Self { get }
}

extension PackedSize {
  var packedKeyword: StyleKeyword { sharedKeyword }

  fileprivate var sharedKeyword: StyleKeyword {
    if self == .minContent { return .minContent }
    if self == .maxContent { return .maxContent }
    if self == .fitContent { return .fitContent }
    return self == .stretch ? .stretch : .automatic
  }

  init(_ keyword: StyleKeyword) { self = Self.shared(keyword) }

  fileprivate static func shared(_ keyword: StyleKeyword) -> Self {
    switch keyword {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    case .automatic, .content, .unset: return .initial
    }
  }
}

extension PreferredSize: PackedSize {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
  static var initial: PreferredSize { .auto }
}

extension MinimumSize: PackedSize {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
  static var initial: MinimumSize { .auto }
}

extension MaximumSize: PackedSize {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
  static var initial: MaximumSize { .none }
}

extension FlexBasis: PackedSize {
  package var plainLength: Length? { if case .length(let length) = self { length } else { nil } }
  static var initial: FlexBasis { .auto }
  var packedKeyword: StyleKeyword { self == .content ? .content : sharedKeyword }
  init(_ keyword: StyleKeyword) { self = keyword == .content ? .content : .shared(keyword) }
}

extension PreferredSize {
  /// The kind of the size: the number of points or the percentage is 0.
  package var withoutNumber: PreferredSize {
    guard let length = plainLength, length.expression == nil else { return self }
    return .length(Length(length.number.withoutNumber))
  }

  /// The number of a valid size that differs from another size at most in the number; otherwise `nil`.
  ///
  /// Sums and functions are not compared.
  // A call for each new node would retain and release the lengths.
  @inline(__always) package func number(inKindOf other: PackedLength) -> Double? {
    guard let length = plainLength else { return PackedLength(packedKeyword) == other ? 0 : nil }
    let number = length.number.number
    guard length.expression == nil, length.number.withoutNumber == other, number >= 0, number <= Style.largestLength
    else { return nil }
    return number
  }
}
