import LayoutEngine

/// The main axis of a stack and its direction. Default: `.column`.
public typealias SDirection = FlexDirection
/// Where the free space of a stack goes along its main axis. Default: `.start`.
public typealias SJustifyContent = JustifyContent
/// How the items of a stack are aligned across it. Default: `.stretch`.
public typealias SAlignItems = AlignItems
/// How one item is aligned across the stack, or between its insets where it is out of the flow. Default: `.auto`, as the stack says.
public typealias SAlignSelf = AlignSelf
/// How the lines of a stack that wraps share its cross size. Default: `.start`.
public typealias SAlignContent = AlignContent
/// Whether a stack takes several lines. Default: `.noWrap`.
public typealias SWrap = FlexWrap
/// In which direction reading runs. Default: `.inherit`, as the view says.
public typealias SLayoutDirection = LayoutDirection
/// Along which axis rows and lines of text run. Default: `.inherit`, as the stack around says.
public typealias SWritingMode = WritingMode
/// Whether an item stands in the flow or is placed by its insets. Default: `.relative`.
public typealias SPosition = Position
/// What happens to content that is larger than its stack or item. Default: `.visible`.
public typealias SOverflow = Overflow

/// How the items of a stack share its main axis, in the words of `UIStackView.Distribution`.
///
/// A distribution changes what the items say only while it is set; `nil` is the default, by which `grow`, `shrink` and
/// `justifyContent` decide alone.
public enum SDistribution: Sendable, CaseIterable {
  /// The items fill the stack. Those with a `grow` of their own take what is left; if none has one, all do alike. All
  /// shrink.
  case fill
  /// All items are equally large.
  case fillEqually
  /// The items fill the stack in proportion to their natural sizes.
  case fillProportionally
  /// The items keep their sizes, with equal spaces between them.
  case equalSpacing
  /// As `equalSpacing`: equal distances of centres are no flexbox. For items of one size both are the same.
  case equalCentering
}

/// `.auto` for a margin: it takes a share of the free space.
public enum SAuto: Sendable {
  /// A share of the free space.
  case auto
}

/// `.content` for a basis: the natural size, whatever the width or height says.
public enum SContent: Sendable {
  /// The natural size.
  case content
}

/// A size that the content decides, or the room there is.
public enum SContentSize: Sendable, CaseIterable {
  /// The smallest size at which nothing is cut that could be broken.
  case minContent
  /// The size that the content takes when there is endless room.
  case maxContent
  /// The room there is, but no less than `minContent` and no more than `maxContent`.
  case fitContent
  /// The size of the container inside its paddings, less the margins of the item. Where the container has no size of its own, a size is
  /// the natural one, and a bound is none.
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
