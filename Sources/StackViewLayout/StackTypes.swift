import LayoutEngine

/// The main axis of a stack and its direction. Default: `.column`.
public typealias SDirection = FlexDirection
/// Where the free space of a stack goes along its main axis. Default: `.start`.
public typealias SJustifyContent = JustifyContent
/// How the items of a stack are aligned across it. Default: `.stretch`.
public typealias SAlignItems = AlignItems
/// How one item is aligned across the stack, or between its insets where it is out of the flow. Default: `.auto`, the stack's `alignItems`.
public typealias SAlignSelf = AlignSelf
/// How the lines of a stack that wraps share its cross size. Default: `.start`.
public typealias SAlignContent = AlignContent
/// Whether a stack takes several lines. Default: `.noWrap`.
public typealias SWrap = FlexWrap
/// The direction of reading. Default: `.inherit`, that of the view.
public typealias SLayoutDirection = WritingDirection
/// The axis along which rows and lines of text run. Default: `.inherit`, that of the surrounding stack.
public typealias SWritingMode = WritingMode
/// Whether an item is in the flow or placed by its insets. Default: `.relative`.
public typealias SPosition = Position
/// What happens to content that is larger than its stack or item. Default: `.visible`.
public typealias SOverflow = Overflow

/// How the items of a stack share its main axis, in the terms of `UIStackView.Distribution`.
///
/// A distribution overrides properties of the items only while it is set. With `nil`, the default, only `grow`,
/// `shrink` and `justifyContent` apply.
public enum SDistribution: Sendable, CaseIterable {
  /// The items fill the stack. Those with a `grow` above 0 take the free space; if there are none, all items do, in equal
  /// shares. All shrink.
  case fill
  /// All items have the same size along the stack.
  case fillEqually
  /// The items fill the stack in proportion to their natural sizes.
  case fillProportionally
  /// The items keep their sizes, with equal spaces between them.
  case equalSpacing
  /// The same as `equalSpacing`. For items of one size both give equal distances between centers.
  case equalCentering
}

/// The value `.auto` of a margin, which takes a share of the free space.
public enum SAuto: Sendable {
  /// A share of the free space.
  case auto
}

/// The value `.content` of a basis: the natural size, regardless of the width or height.
public enum SContent: Sendable {
  /// The natural size.
  case content
}

/// A size that follows from the content or from the available space.
public enum SContentSize: Sendable, CaseIterable {
  /// The min-content size: the smallest size at which content that can break is not cut.
  case minContent
  /// The max-content size: the size of the content with unlimited space.
  case maxContent
  /// The available space, but no less than `minContent` and no more than `maxContent`.
  case fitContent
  /// The size of the container inside its paddings, less the margins of the item. If the size of the container is indefinite, a size is
  /// the natural one, and a bound has no effect.
  case stretch

  var preferredSize: PreferredSize {
    switch self {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    }
  }

  var minimumSize: MinimumSize {
    switch self {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    }
  }

  var maximumSize: MaximumSize {
    switch self {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    }
  }

  var basis: FlexBasis {
    switch self {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    }
  }
}
