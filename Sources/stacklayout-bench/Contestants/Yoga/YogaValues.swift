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
    switch size {
    case .auto: self = .auto
    case .length(let length): self.init(length)
    default: self = .unknown
    }
  }

  init(_ size: MinimumSize) {
    switch size {
    case .auto, .length(.zero): self = .auto
    case .length(let length): self.init(length)
    default: self = .unknown
    }
  }

  init(_ size: MaximumSize) {
    switch size {
    case .none: self = .auto
    case .length(let length): self.init(length)
    default: self = .unknown
    }
  }

  init(_ basis: FlexBasis) {
    switch basis {
    case .auto: self = .auto
    case .length(let length): self.init(length)
    default: self = .unknown
    }
  }

  /// Whether the length is a number of points or percent.
  var isLength: Bool {
    switch self {
    case .points, .percent: return true
    case .auto, .unset, .unknown: return false
    }
  }
}

// The raw values of Yoga's enumerations in versions without `auto` as the first case of justification; `nil` for values
// that Yoga cannot express. Yoga's alignments are unsafe: they also apply if the content overflows.

extension FlexDirection {
  var yogaValue: Int32 {
    switch self {
    case .column: return 0
    case .columnReverse: return 1
    case .row: return 2
    case .rowReverse: return 3
    }
  }
}

extension JustifyContent {
  var yogaValue: Int32? {
    switch self {
    case .start, .unsafeStart: return 0
    case .center, .unsafeCenter: return 1
    case .end, .unsafeEnd: return 2
    case .spaceBetween: return 3
    case .spaceAround: return 4
    case .spaceEvenly: return 5
    case .safeStart, .safeEnd, .safeCenter: return nil
    }
  }
}

extension AlignItems {
  var yogaValue: Int32? {
    switch self {
    case .start, .unsafeStart: return 1
    case .center, .unsafeCenter: return 2
    case .end, .unsafeEnd: return 3
    case .stretch: return 4
    case .baseline: return 5
    case .lastBaseline, .safeStart, .safeEnd, .safeCenter: return nil
    }
  }
}

extension AlignSelf {
  var yogaValue: Int32? {
    switch self {
    case .auto: return 0
    case .start, .unsafeStart: return 1
    case .center, .unsafeCenter: return 2
    case .end, .unsafeEnd: return 3
    case .stretch: return 4
    case .baseline: return 5
    case .lastBaseline, .safeStart, .safeEnd, .safeCenter: return nil
    }
  }
}

extension AlignContent {
  var yogaValue: Int32? {
    switch self {
    case .start, .unsafeStart: return 1
    case .center, .unsafeCenter: return 2
    case .end, .unsafeEnd: return 3
    case .stretch: return 4
    case .spaceBetween: return 6
    case .spaceAround: return 7
    case .spaceEvenly: return 8
    case .safeStart, .safeEnd, .safeCenter: return nil
    }
  }
}

extension FlexWrap {
  var yogaValue: Int32? {
    switch self {
    case .noWrap: return 0
    case .wrap: return 1
    case .wrapReverse: return 2
    case .balance, .balanceReverse: return nil
    }
  }
}
