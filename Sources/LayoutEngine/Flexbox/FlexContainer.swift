/// One run of the algorithm for one container: what is fixed when it begins, and where it stands.
///
/// Runs lie on a stack in the workspace. A run that needs an answer of a child is left where it stands, the child's run goes
/// on top, and the step begins again with the item at `cursor` when the answer is there.
struct FlexContainer {
  let node: Int32
  let input: LayoutInput

  var step = FlexStep.begin
  /// The item, or the child, with which the current step goes on.
  var cursor = 0

  // The run of a box container.
  var boxStep = BoxStep.begin
  /// The entries of its system, in the workspace.
  var firstEntry = 0
  var entryCount = 0

  // Fixed when the run begins.
  var axes = FlexAxes(direction: .row, wrap: .noWrap, isRightToLeft: false)
  var isReverseDirection = false
  var wrap = FlexWrap.noWrap
  /// The content box's width; `nil` while an intrinsic width is computed.
  var contentWidth: Double?
  /// The content box's height, where it is definite.
  var contentHeight: Double?
  /// Under StackViewLayout's rules: the width in which leaves are measured. See ``LayoutInput/measuringWidth``.
  var measuringWidth = Double.infinity
  var measuringHeight = Double.infinity
  var mainGap = 0.0
  var crossGap = 0.0

  // The items and lines of this run, in the workspace.
  var firstItem = 0
  var itemCount = 0
  var firstLine = 0
  var lineCount = 0

  /// The main size is what the lines need.
  var mainSizeFollowsContent = false

  /// Some item's margins along the main axis sum to less than 0.
  var hasNegativeMargins = false

  // What the steps find out.
  /// The content box's main size, once it is known.
  var mainSize = 0.0
  /// The content box's cross size, once it is known.
  var crossSize = 0.0
  /// The largest sum of hypothetical main sizes of a line, gaps included.
  var largestLineSum = 0.0
  /// While an intrinsic width is computed: what the items before `cursor` contribute.
  var contributionSum = 0.0
  var largestContribution = 0.0
  var baseline: Double?
  /// What the lines leave of the container's cross size.
  var crossFreeSpace = 0.0

  init(node: Int32, input: LayoutInput) {
    self.node = node
    self.input = input
  }

  var isSingleLine: Bool { wrap == .noWrap }
  var items: Range<Int> { firstItem..<(firstItem + itemCount) }
  var lines: Range<Int> { firstLine..<(firstLine + lineCount) }

  /// The content box's size along `axis`, where it is definite.
  func definiteContentSize(_ axis: Axis) -> Double? { axis == .horizontal ? contentWidth : contentHeight }
}

/// Where a run stands: the steps at which it may have to wait for a child, and the landmarks between them.
enum FlexStep: UInt8, Comparable {
  case begin
  case intrinsicContributions
  case columnWidths
  case flexBaseSizes
  case linesCollecting
  case linesCollected
  case crossSizes
  case itemBaselines
  case linesSizing
  case linesSized
  case stretchedSizes
  case aligning
  case aligned
  case containerBaseline
  case placing
  case placed
  case absoluteChildren
  case finished

  var next: FlexStep { FlexStep(rawValue: rawValue + 1) ?? .finished }

  static func < (first: FlexStep, second: FlexStep) -> Bool { first.rawValue < second.rawValue }
}

/// A run, where it lies in the workspace. Runs and items are too large to be handed around.
typealias ContainerPointer = UnsafeMutablePointer<FlexContainer>
/// An item, where it lies in the workspace.
typealias ItemPointer = UnsafeMutablePointer<FlexItem>
