/// What a layout of a node is asked for.
enum LayoutTask: UInt8 {
  /// The min-content width of the content box.
  case minContentWidth
  /// The max-content width of the content box.
  case maxContentWidth
  /// The min-content width of the content box if leaves take any width: StackViewLayout's leaves are never larger than the room.
  case leastContentWidth
  /// The height that the content takes at a known width, as a border box.
  case contentHeight
  /// The border box that the content takes when it is laid out in a given size: what the root of a stack view adopts.
  case extent
  /// The first baseline at a known size.
  case firstBaseline
  /// Frames for everything below, at a known size.
  case frames

  var isIntrinsicWidth: Bool { self == .minContentWidth || self == .maxContentWidth || self == .leastContentWidth }
}

/// Everything that the layout of a node depends on beside its own subtree. It is the cache key, whole.
struct LayoutInput: Equatable {
  var task: LayoutTask
  /// Which way lines of text run in the node, inherited or its own.
  var isRightToLeft = false
  /// The border box's width; 0 for the intrinsic widths, which do not know it.
  var width = 0.0
  /// The border box's height, for tasks at a known size.
  var height = 0.0
  /// A box container at the root takes the width that its content asks for, and ``width`` is the most that it may be.
  var fitsWidth = false
  /// The same for its height.
  var fitsHeight = false
  /// The border box's height on which what is inside may rely: percentages resolve against it. For the intrinsic widths it
  /// is the content box's. It is not always `height`: bounds that come from the content do not count. css-sizing-3 §2
  var definiteHeight: Double?
  /// The content box height at which a wrapping column breaks its lines; infinite where nothing else needs it.
  var breakHeight = Double.infinity
  /// The content box width in which leaves inside are measured, where that is not the content box's own width; infinite for
  /// endless room. A stack view whose width follows from its content is measured in the room that was there for it, and its
  /// leaves keep what they answered then: in this way each is asked for its natural size once, however deep it lies.
  var measuringWidth: Double?
  /// The content box height in which leaves inside are measured where the room has no end in width.
  var measuringHeight = Double.infinity
  /// The node's padding and border; 0 for the intrinsic widths, which leave them to the asker.
  var inset = Edges(0.0)
}

/// What the layout of a node answers, apart from frames.
struct LayoutOutput: BitwiseCopyable {
  /// A width or a height, by the task.
  var extent = 0.0
  /// For ``LayoutTask/extent``: width and height.
  var size = LayoutSize()
  /// The first baseline below the top of the border box, where there is one.
  var baseline: Double?
}

/// Thrown when an answer is not known yet. The question has been put on the stack of work; when it is answered, the asking
/// step runs again from where it stood. In this way the algorithm reads like recursion, and no tree is too deep for it.
struct Suspension: Error {}
