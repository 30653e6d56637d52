import LayoutEngine

/// A length in Yoga's terms.
enum YogaLength: Equatable {
  case points(Float)
  case percent(Float)
  /// Computed by Yoga.
  case auto
  /// Not set.
  case unset
  /// Yoga cannot express the length.
  case unknown

  init(_ length: Length?) {
    guard let length else {
      self = .unset
      return
    }
    if !length.hasPercentage {
      self = .points(Float(length.points))
    } else {
      self = length.points == 0 ? .percent(Float(length.percent)) : .unknown
    }
  }

  init(_ length: AutoLength?) {
    switch length {
    case .length(let length): self.init(length)
    case .auto: self = .auto
    case nil: self = .unset
    }
  }

  init(_ size: PreferredSize) {
    if case .length(let length) = size { self.init(length) } else { self = size == .auto ? .auto : .unknown }
  }

  /// An automatic minimum is 0 in Yoga.
  init(_ size: MinimumSize) {
    guard case .length(let length) = size, length != .zero else {
      self = size == .auto || size == 0 ? .auto : .unknown
      return
    }
    self.init(length)
  }

  init(_ size: MaximumSize) {
    if case .length(let length) = size { self.init(length) } else { self = size == .none ? .auto : .unknown }
  }

  init(_ basis: FlexBasis) {
    if case .length(let length) = basis { self.init(length) } else { self = basis == .auto ? .auto : .unknown }
  }

  /// Whether the length is a number of points or percent.
  var isLength: Bool {
    switch self {
    case .points, .percent: return true
    case .auto, .unset, .unknown: return false
    }
  }
}

/// The raw values of Yoga's enumerations in versions without `auto` as the first case of justification. Values that Yoga
/// cannot express are missing. Yoga's alignments are unsafe: they also apply if the content overflows.
enum YogaValues {
  static let direction: [FlexDirection: Int32] = [.column: 0, .columnReverse: 1, .row: 2, .rowReverse: 3]
  static let wrap: [FlexWrap: Int32] = [.noWrap: 0, .wrap: 1, .wrapReverse: 2]
  static let justifyContent: [JustifyContent: Int32] = [
    .start: 0, .unsafeStart: 0, .center: 1, .unsafeCenter: 1, .end: 2, .unsafeEnd: 2, .spaceBetween: 3,
    .spaceAround: 4, .spaceEvenly: 5,
  ]
  static let alignItems: [AlignItems: Int32] = [
    .start: 1, .unsafeStart: 1, .center: 2, .unsafeCenter: 2, .end: 3, .unsafeEnd: 3, .stretch: 4, .baseline: 5,
  ]
  static let alignSelf: [AlignSelf: Int32] = [
    .auto: 0, .start: 1, .unsafeStart: 1, .center: 2, .unsafeCenter: 2, .end: 3, .unsafeEnd: 3, .stretch: 4,
    .baseline: 5,
  ]
  /// This version of Yoga has no `spaceEvenly` for lines.
  static let alignContent: [AlignContent: Int32] = [
    .start: 1, .unsafeStart: 1, .center: 2, .unsafeCenter: 2, .end: 3, .unsafeEnd: 3, .stretch: 4, .spaceBetween: 6,
    .spaceAround: 7,
  ]
}
