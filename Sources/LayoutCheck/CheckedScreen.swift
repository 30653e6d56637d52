import LayoutEngine

/// Answers for the leaves of a screen as a ``/LayoutEngine/MeasureFunction`` does, with text that is so many times as large as usual.
public typealias ScaledMeasureFunction = (NodeID, MeasureInput, Double) -> Measurement

/// A tree to be checked, with its leaves and the size of its screen.
///
/// ```swift
/// var screen = CheckedScreen(tree: tree, root: root) { node, input, textScale in … }
/// screen.texts = labels
/// let report = try screen.check()
/// ```
public struct CheckedScreen {
  /// The tree. A check works on a copy of it.
  public var tree: LayoutTree
  /// The screen's root. A check gives it each width: in place of that of its style, if this is a number of points, and else as the space
  /// that there is.
  public var root: NodeID
  /// The leaves that show text.
  public var texts: [NodeID] = []
  /// The leaves that are measured and show something else.
  public var otherLeaves: [NodeID] = []
  /// The height that there is for the root, in points; `nil`, the default, means any. A screen scrolls up and down: only a root whose style
  /// gives its height is compared with it. See ``Finding/Kind/outside``.
  public var height: Double?
  /// The width for which the screen was made, in points; `nil`, the default: unknown. Overlaps that may be meant count by it.
  public var designWidth: Double?
  /// The direction for which the screen was made. Default: left to right.
  public var designDirection = CheckDirection.leftToRight
  /// Answers for the leaves.
  public var measure: ScaledMeasureFunction
  /// Answers for the texts as if nothing limited the number of their lines: by it a text is known to be cut. Default: `nil`, as
  /// ``measure``.
  public var measureWholeText: ScaledMeasureFunction?
  /// What findings call a node. Default: `node 3`, by its slot.
  public var name: (NodeID) -> String = { "node \($0.slot)" }

  /// Describes a screen without leaves.
  public init(tree: LayoutTree, root: NodeID, measure: @escaping ScaledMeasureFunction) {
    self.tree = tree
    self.root = root
    self.measure = measure
  }
}
