/// A copy of the tree of a view, with which other modules explain, check and write the layout of the view.
///
/// The views make this value; see ``InspectableLayout``. It has no public members.
public struct LayoutInspection {
  /// A copy of the tree. It is up to date, but not laid out: see ``layOut()``.
  package var tree: LayoutTree
  /// The topmost container.
  package let root: NodeID
  /// The node of the inspected view or item.
  package let node: NodeID
  /// The measure function of the leaves.
  package let measure: MeasureFunction
  /// The size of the topmost container's view, in points.
  package var rootSize = LayoutSize()
  /// The pixels per point of the topmost container's view.
  package var scale = 1.0
  /// The current width of the inspected view, in points; 0 for an item without a view.
  package var width = 0.0
  /// Whether the layout direction of the inspected view is from right to left.
  package var isRightToLeft = false
  /// Whether definitions may depend on the text size, and did not run for other text sizes.
  package var hasFixedTextSize = false
  /// The leaves with a view.
  package var leaves: [NodeID] = []
  /// Whether the whole text of a leaf should be visible.
  package var isText: (NodeID) -> Bool = { _ in false }
  /// Returns the measurement of a leaf with a text size relative to the default size.
  package var measureScaled: (NodeID, MeasureInput, Double) -> LeafMeasurement
  /// As ``measureScaled``, without a limit on the number of lines.
  package var measureWholeText: (NodeID, MeasureInput, Double) -> LeafMeasurement
  /// Returns the measurement of the content of a leaf in a frame of this size; `nil` for nodes that are not measured.
  package var contentMeasurement: (NodeID, LayoutSize) -> LeafMeasurement? = { _, _ in nil }
  /// Returns the text of a leaf, if it consists of letters of equal width and its number of lines is not limited.
  package var text: (NodeID) -> FixedAdvanceText? = { _ in nil }
  /// Returns the name of a node that was set.
  package var name: (NodeID) -> String? = { _ in nil }
  /// Returns the name of the class of a node's view.
  package var className: (NodeID) -> String? = { _ in nil }
  /// Returns the description of a node by its place in its containers.
  package var label: (NodeID) -> String = { "node \($0.slot)" }

  /// Returns the identity of a node's item, which is the same in all copies of the tree.
  package var identity: (NodeID) -> ObjectIdentifier? = { _ in nil }
  /// Returns the containers in scroll views of the tree, which lay themselves out, in the width of the visible part.
  package var scrolledContents: () -> [ScrolledContent] = { [] }
  /// Returns the leaves that contain other containers, which lay themselves out.
  package var leavesWithContainers: () -> [NodeID] = { [] }

  /// A container in a scroll view.
  package struct ScrolledContent {
    /// The leaf of the scroll view.
    package let leaf: NodeID
    /// The difference between the widths of the scroll view and of the container, in points.
    package let inset: Double
    /// Calls a function for widths and text sizes as
    /// ``InspectableContainer/inspectLayouts(at:textScales:reportsRefusal:_:)`` does.
    package let inspect: ([Double], [Double], (LayoutInspection, InspectionPart) -> Void) -> Void

    package init(
      leaf: NodeID, inset: Double,
      inspect: @escaping ([Double], [Double], (LayoutInspection, InspectionPart) -> Void) -> Void
    ) {
      (self.leaf, self.inset, self.inspect) = (leaf, inset, inspect)
    }
  }

  /// A text of letters of equal width. All lengths are in points.
  package struct FixedAdvanceText {
    package let text: String
    package let advance: Double
    package let lineHeight: Double
    /// The distance of the first baseline from the top; `nil`: none.
    package let baseline: Double?

    package init(_ text: String, advance: Double, lineHeight: Double, baseline: Double?) {
      (self.text, self.advance, self.lineHeight, self.baseline) = (text, advance, lineHeight, baseline)
    }
  }

  /// Makes an inspection of a node whose leaves do not depend on the text size.
  package init(_ tree: LayoutTree, root: NodeID, node: NodeID, measure: @escaping MeasureFunction) {
    (self.tree, self.root, self.node, self.measure) = (tree, root, node, measure)
    measureScaled = { leaf, input, _ in measure(leaf, input) }
    measureWholeText = measureScaled
  }

  /// Lays out the copy of the tree in the size of the topmost container's view.
  package mutating func layOut() {
    // The root is in the tree.
    try? tree.computeLayout(of: root, in: .exact(rootSize), scale: scale, measure: measure)
  }
}
