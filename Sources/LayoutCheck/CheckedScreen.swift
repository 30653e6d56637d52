import LayoutEngine

/// A ``/LayoutEngine/MeasureFunction`` for the leaves of a screen, with a text scale relative to the default size.
public typealias ScaledMeasureFunction = (NodeID, MeasureInput, Double) -> LeafMeasurement

/// A tree to check, with its leaves and the size of its screen.
///
/// ```swift
/// var screen = CheckedScreen(tree: tree, root: root) { node, input, textScale in
///   measureText(node, input, textScale)
/// }
/// screen.texts = labels
/// let report = try screen.check()
/// ```
public struct CheckedScreen {
  /// The tree. A check uses a copy of it.
  public var tree: LayoutTree
  /// The root of the screen.
  ///
  /// A check sets each width: as the width of the root's style if that is a number of points, otherwise as the
  /// available space.
  public var root: NodeID
  /// The leaves with text.
  public var texts: [NodeID] = []
  /// The measured leaves with other content.
  public var otherLeaves: [NodeID] = []
  /// The available height of the root, in points. Default: `nil`, any height.
  ///
  /// A screen scrolls vertically: the height is only compared with that of a root whose style sets its height. See
  /// ``Finding/Kind/outside``.
  public var height: Double?
  /// The width for which the screen was designed, in points. Default: `nil`, unknown.
  ///
  /// The width determines which possibly intended overlaps are findings.
  public var designWidth: Double?
  /// The direction for which the screen was designed. Default: left to right.
  public var designDirection = CheckDirection.leftToRight
  /// The measure function of the leaves.
  public var measure: ScaledMeasureFunction
  /// The measure function of the texts without a limit on the number of lines. Default: `nil`, as ``measure``.
  ///
  /// It determines whether a text is cut.
  public var measureWholeText: ScaledMeasureFunction?
  /// Returns the name of a node in findings. Default: `node 3`, by its slot.
  public var name: (NodeID) -> String = { "node \($0.slot)" }
  /// Returns the identity of a node's item in all parts of a check; `nil` in a check of a single tree.
  var identity: (NodeID) -> ObjectIdentifier? = { _ in nil }

  /// Makes a screen without leaves.
  public init(tree: LayoutTree, root: NodeID, measure: @escaping ScaledMeasureFunction) {
    self.tree = tree
    self.root = root
    self.measure = measure
  }
}
