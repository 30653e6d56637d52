/// What a size is asked of, in a system of boxes.
enum BoxSystemNodeKind: UInt8 {
  /// A box container: its size is that of the chains in it.
  case box
  /// A leaf, or a flex container: it has a natural size.
  case content
  /// A guide or a view without content: its pins alone decide its size.
  case empty
}

/// A box container, or an item of one, in one run of the topmost box container around it.
///
/// The entries of a run lie depth first in the workspace, so that what is inside a container follows it directly.
struct BoxSystemNode: BitwiseCopyable {
  let node: Int32
  let kind: BoxSystemNodeKind
  /// Which way the container runs.
  let isRightToLeft: Bool
  /// The entry of the container, counted from that of the topmost; −1 for that.
  let container: Int32
  /// The entry behind the last one inside, counted likewise.
  var end: Int32
  /// Where its pins stand in the tree's table, and, of a container, its own properties.
  let pins: Int32
  let box: Int32
  /// The first of its constraints on its size beyond its pins; −1: none.
  let sizeConstraint: Int32
  // Of a container: its items, those that flex, and the sum of their flex numbers.
  var itemCount: Int32 = 0
  var flexCount: Int32 = 0
  var flexSum = 0.0
  /// What its content takes by itself; the height at the width that it has been given.
  var naturalSize = LayoutSize()

  // What is found out along the axis at work.
  /// The size of a container that required constraints leave no choice of; not a number where they do.
  var knownSize = Double.nan
  /// The cost of each size, its own constraints included.
  var curve = CostCurve()
  /// The first chain of a container's items, and how many there are: one along its axis, one for each item across.
  var firstChain: Int32 = 0
  var chainCount: Int32 = 0
  /// What widths may depend on, where constraints couple both dimensions.
  var coupledHeight = BoxCoupledHeight.unused
  /// In a large system the size of an item that is bound to those of others; not a number elsewhere.
  var estimate = Double.nan
  /// The size depends on that of another entry, or another one on it: it is not shared anew among equals.
  var isTied = false

  var size = LayoutSize()
  /// From the container's leading and top edges.
  var origin = LayoutPoint()

  init(node: Int32, kind: BoxSystemNodeKind, isRightToLeft: Bool, container: Int32, end: Int32, places: BoxPlaces) {
    self.node = node
    self.kind = kind
    self.isRightToLeft = isRightToLeft
    self.container = container
    self.end = end
    pins = places.pins
    box = places.box
    sizeConstraint = places.sizeConstraint
  }
}

/// What a chain cannot say as a sum of lengths: one constraint on two parts of it.
enum BoxCoupling: UInt8 {
  case none
  /// A centre pin weighs what lies in front of an item against what lies behind it.
  case center
  /// A relative pin weighs the size of an item against all else in a container whose own size is open.
  case share
  /// Several centre pins, in a container of a known size: each weighs all that lies in front of its item against the item.
  case centers
}

/// What lies in front of a centered item, where there are several in a chain; the first member of the next part stands for
/// this one and its item.
struct BoxPart: BitwiseCopyable {
  let item: Int32
  let span: BoxSpan
  /// `nil`: the size of the item is the last member.
  let coupling: CostCoupling?
}

/// Gaps and sizes that sum up to the size of a container: its items along its axis, or one of them across.
struct BoxChain: BitwiseCopyable {
  let firstItem: Int32
  let itemCount: Int32
  /// All members. What a coupling binds together is one of them, in front.
  var whole = BoxSpan()
  var coupling = BoxCoupling.none
  /// The item whose centre or size is coupled; −1: none.
  var coupledItem: Int32 = -1
  /// The member that is its size.
  var coupledMember: Int32 = -1
  // With several centres: the parts that end at them.
  var firstPart: Int32 = 0
  var partCount: Int32 = 0
  // The coupled parts: what is in front of the item and behind it; or all but the item, and the item.
  var first = BoxSpan()
  var second = BoxSpan()
  /// What lies in front of the centered item is longer by this than half of what is on both sides; not a number where that is
  /// weighed.
  var fixedOffset = Double.nan
  /// Some centre was not weighed against the size of its item.
  var holdsCenters = false
  /// Items whose size is a multiple of the container's take these parts of it.
  var relative = CostArgument(scale: 0, offset: 0)
  /// The sum of the flex numbers, where there are at least two; otherwise 0.
  var flexSum = 0.0

  /// Its sizes are right only where what is required is kept.
  var assumesRequired: Bool { flexSum > 0 || holdsCenters }

  var parts: Range<Int> { Int(firstPart)..<Int(firstPart + partCount) }

  /// The first of the members in the order of the items.
  func firstMember(_ parts: Buffer<BoxPart>) -> Int {
    switch coupling {
    case .none: return whole.members.lowerBound
    case .center, .share: return first.members.lowerBound
    case .centers: return parts[Int(firstPart)].span.members.lowerBound
    }
  }

  init(firstItem: Int, itemCount: Int) {
    self.firstItem = Int32(firstItem)
    self.itemCount = Int32(itemCount)
  }
}

/// A gap, a size, or several that stand in a fixed relation: one variable of a chain.
struct BoxMember: BitwiseCopyable {
  var curve: CostCurve
  /// The gap where no pin makes it larger or smaller; `nil` for sizes.
  let gapDefault: Double?
  /// The cheapest size, in proportion to which sizes shrink.
  var naturalSize = 0.0
  /// A guide, or a view without content: it grows before other sizes of the same slope.
  var isSpare = false
  /// It takes no part in the distribution that is at work.
  var isLeftOut = false

  // Where the chain's slope leaves it, and what it becomes.
  var minimumMainSize = 0.0
  var maximumMainSize = 0.0
  var flexBaseSize = 0.0
  var targetMainSize = 0.0
  var violation = 0.0
  var isFrozen = false

  init(curve: CostCurve, gapDefault: Double? = nil) {
    self.curve = curve
    self.gapDefault = gapDefault
  }
}

extension BoxMember: FlexibleLength {
  var hypotheticalMainSize: Double { targetMainSize }
  var mainMargins: Double { 0 }

  /// Gaps have given way before sizes do.
  func flexFactor(grows: Bool) -> Double { gapDefault == nil && !isLeftOut ? 1 : 0 }

  /// Sizes grow by equal increments, and shrink in proportion to what they are by themselves.
  func weight(grows: Bool) -> Double { grows ? 1 : naturalSize }
}
