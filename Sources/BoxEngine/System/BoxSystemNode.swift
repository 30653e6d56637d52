import LayoutEngine

/// The kinds of entries in a system of boxes.
enum BoxSystemNodeKind: UInt8 {
  /// A box container, whose size is that of its chains.
  case box
  /// A leaf or a flex container, which has a natural size.
  case content
  /// A guide, or a view without content: only pins determine the size.
  case empty
}

/// A box container, or an item of a box container, in a system of boxes.
///
/// The entries of a system are stored depth first: the entries inside a container follow the entry of the container
/// directly. They are kept between layouts, with the marks of what is still valid: see ``BoxMarks``.
struct BoxSystemNode: BitwiseCopyable {
  let item: ContainerItem
  let id: NodeID
  let kind: BoxSystemNodeKind
  /// Whether the container runs from right to left.
  let isRightToLeft: Bool
  /// The index of the container's entry, relative to the topmost entry; −1 for the topmost entry.
  let container: Int32
  /// The index after the last entry inside, relative to the topmost entry.
  var end: Int32
  /// The places of the pins, and of the properties of a container, in the tables of the tree.
  var pins: Int32
  var box: Int32
  /// The first size constraint in addition to pins; −1: none.
  var sizeConstraint: Int32
  // For a container: the number of items, the number of flex items, and the sum of their flex numbers.
  var itemCount: Int32 = 0
  var flexCount: Int32 = 0
  var flexSum = 0.0
  /// The natural size of the content.
  ///
  /// The height is the one at the width of the item; while widths and heights are solved together, the one at the
  /// natural width, and NaN for a flex container. The search for issues uses the size of the frame.
  var naturalSize = LayoutSize()
  /// Whether the height of content whose width depends on its height is known before widths are solved.
  var heightIsKnown = false
  var marks: BoxMarks = []

  // Results along the current axis.
  /// The size of a container that required constraints fix, or that is already solved; otherwise NaN.
  var knownSize = Double.nan
  var size = LayoutSize()
  /// The distances from the container's leading and top edges.
  var origin = LayoutPoint()
  // For a container: the size for which its items were placed, and the one that was known before measuring, or NaN. Sizes
  // that follow from a known size have other rounding errors.
  var placedSize = LayoutSize()
  var placedKnownSize = LayoutSize()
}

/// What is valid of the entry of a container, and what has changed, since the last solutions of its system.
struct BoxMarks: OptionSet, BitwiseCopyable {
  var rawValue: UInt16

  /// A pin or a natural size inside has changed since the last solution along an axis.
  ///
  /// The containers around the container then have the mark, too.
  static func isStale(_ axis: LayoutAxis) -> BoxMarks { BoxMarks(rawValue: 1 << axis.rawValue) }
  static let isStale: BoxMarks = [isStale(.horizontal), isStale(.vertical)]
  /// The cost is stored, and simple.
  static func hasRow(_ axis: LayoutAxis) -> BoxMarks { BoxMarks(rawValue: 1 << (axis.rawValue + 2)) }
  /// The items, and everything inside of them, were placed for ``BoxSystemNode/placedSize`` and
  /// ``BoxSystemNode/placedKnownSize``.
  static func isPlaced(_ axis: LayoutAxis) -> BoxMarks { BoxMarks(rawValue: 1 << (axis.rawValue + 4)) }
  /// The sizes and origins of the items are their cheapest sizes and the gaps before them.
  static func isSummed(_ axis: LayoutAxis) -> BoxMarks { BoxMarks(rawValue: 1 << (axis.rawValue + 6)) }
  /// Items were placed since the pass has set their widths.
  static let hasNewWidths = BoxMarks(rawValue: 1 << 8)
  /// Items were placed since the pass has set their frames.
  static let hasNewFrames = BoxMarks(rawValue: 1 << 9)
  /// A container inside has the mark ``hasNewFrames``.
  static let leadsToNewFrames = BoxMarks(rawValue: 1 << 10)
  /// For content: the width has changed since the natural height was determined.
  static let heightIsOutdated = BoxMarks(rawValue: 1 << 11)
  /// For content: a container, whose own changes the pass has to visit.
  static let isContainer = BoxMarks(rawValue: 1 << 12)
}

/// The costs of an entry along the current axis, in systems whose lengths are not simple.
struct BoxEntryCosts: BitwiseCopyable {
  /// The cost of each size, with the entry's own constraints.
  var curve = CostCurve()
  /// The first chain of a container's items, and the number of chains: one along its axis, or one for each item across.
  var firstChain: Int32 = 0
  var chainCount: Int32 = 0
  /// The height that required pins fix, for constraints that couple both dimensions; otherwise NaN.
  var coupledHeight = Double.nan
  /// In a large system, the size of an item that is related to other items; otherwise NaN.
  var estimate = Double.nan
  /// Whether the size and the size of another entry depend on each other.
  ///
  /// Such a size is not redistributed among equal lengths.
  var isTied = false
}

/// A constraint on two parts of a chain, which a sum of lengths cannot express.
enum BoxCoupling: UInt8 {
  case none
  /// A center pin balances the lengths before an item against the lengths after the item.
  case center
  /// A relative pin balances the size of an item against all other lengths in a container of open size.
  case share
  /// Several center pins, in a container of known size.
  ///
  /// Each pin balances the lengths before its item against the size of the item.
  case centers
}

/// The lengths before a centered item, in a chain with several center pins.
///
/// The first member of the next part represents this part and its item.
struct BoxPart: BitwiseCopyable {
  let item: Int32
  let span: BoxSpan
  /// The coupling; `nil`: the size of the item is the last member.
  let coupling: CostCoupling?
}

/// Gaps and sizes that add up to the size of a container: the items along its axis, or one of the items across.
struct BoxChain: BitwiseCopyable {
  let firstItem: Int32
  let itemCount: Int32
  /// All members.
  ///
  /// Coupled lengths form one member, at the front.
  var whole = BoxSpan()
  var coupling = BoxCoupling.none
  /// The item whose center or size is coupled; −1: none.
  var coupledItem: Int32 = -1
  // With several centers: the parts that end at the centered items.
  var firstPart: Int32 = 0
  var partCount: Int32 = 0
  // The coupled parts: the lengths before and after the item; or all lengths except the item, and the item.
  var first = BoxSpan()
  var second = BoxSpan()
  /// The difference between the length before the centered item and half of the lengths on both sides.
  ///
  /// The value is NaN where the coupling balances these lengths.
  var fixedOffset = Double.nan
  /// Whether a center was not balanced against the size of its item.
  var holdsCenters = false
  /// The parts of the container that items take whose size is a fixed multiple of the container's size.
  var relative = CostArgument(scale: 0, offset: 0)
  /// The sum of the flex numbers of at least two flex items; otherwise 0.
  var flexSum = 0.0

  /// The member that is the size of the coupled item.
  var coupledMember: Int { Int(coupling == .center ? whole.firstMember + 1 : second.firstMember) }

  /// Whether the sizes are valid only if no required constraint is violated.
  var assumesRequired: Bool { flexSum > 0 || holdsCenters }

  var parts: Range<Int> { Int(firstPart)..<Int(firstPart + partCount) }

  /// The index of the first member, in the order of the items.
  func firstMember(_ parts: Buffer<BoxPart>) -> Int {
    switch coupling {
    case .none: return whole.members.lowerBound
    case .center, .share: return first.members.lowerBound
    case .centers: return parts[Int(firstPart)].span.members.lowerBound
    }
  }
}

/// A gap, a size, or several sizes in a fixed relation: one variable of a chain.
struct BoxMember: BitwiseCopyable {
  var curve: CostCurve
  /// The length of the gap where no pin makes the gap larger or smaller; `nil` for sizes.
  var gapDefault: Double?
  /// The cheapest size.
  ///
  /// Sizes shrink in proportion to this size.
  var naturalSize = 0.0
  /// Whether the size belongs to a guide, or a view without content, and grows before other sizes of the same slope.
  var isSpare = false
  /// Whether the member is excluded from the current distribution.
  var isLeftOut = false

  // The bounds at the slope of the chain, and the distributed length.
  var minimumMainSize = 0.0
  var maximumMainSize = 0.0
  var flexBaseSize = 0.0
  var targetMainSize = 0.0
  var violation = 0.0
  var isFrozen = false
  /// The item, where the length is simple.
  var item: Int32 = -1
}

extension BoxMember {
  /// Creates a simple length that grows up to the end of its rate of growth.
  init(item: Int32, _ length: SimpleLength, isSpare: Bool) {
    self.init(curve: CostCurve())
    (self.item, self.isSpare) = (item, isSpare)
    (minimumMainSize, maximumMainSize) = (length.low, length.low + length.room)
    (flexBaseSize, targetMainSize) = (length.low, length.low)
  }
}

extension BoxMember: FlexibleLength {
  var hypotheticalMainSize: Double { targetMainSize }
  var mainMargins: Double { 0 }

  /// Gaps change before sizes, and take no part in the distribution of sizes.
  func flexFactor(grows: Bool) -> Double { gapDefault == nil && !isLeftOut ? 1 : 0 }

  /// Sizes grow by equal increments, and shrink in proportion to their natural sizes.
  func weight(grows: Bool) -> Double { grows ? 1 : naturalSize }
}
