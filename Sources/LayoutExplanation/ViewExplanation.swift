import LayoutDocument
import LayoutEngine

extension InspectableLayout {
  /// Explains the frame of the view that a StackView or a BoxView sets.
  ///
  /// The explanation contains the steps to each number, the number without each property, and the properties that have
  /// no effect. An item has one name: the one that was set, its text in quotation
  /// marks, its class, or its kind. Where several items have the same name, their number in the tree follows:
  /// `HeadlessLabel 2`.
  ///
  /// ```swift
  /// badge.layoutExplanation?[.width].causes.first?.text  // "without badge.minWidth (132): 148"
  /// ```
  ///
  /// In a debugger, `po badge.layoutExplanation!` prints the whole explanation. It explains the frame that the view gets
  /// in the next layout; no view is moved. The property is `nil` if the view is in no such container, is excluded from the
  /// layout, or a layout of the container is in progress.
  /// - Complexity: As `LayoutTree.explanation(of:names:content:measure:)`. Views are measured for other sizes, too.
  public var layoutExplanation: FrameExplanation? {
    inspectLayout(reportsRefusal: false) { inspection in
      var inspection = inspection
      inspection.layOut()
      return inspection.tree.explanation(
        of: inspection.node,
        names: inspection.shortName,
        measure: inspection.measure)
    } ?? nil
  }
}

extension LayoutInspection {
  /// The name, the text, the class or the kind of a node, which other nodes can have, too.
  package func shortName(_ node: NodeID) -> String {
    if let name = name(node) ?? text(node).flatMap({ ShortNames.quoting($0.text) }) ?? className(node) { return name }
    if tree.isLeaf(node) { return "leaf" }
    return tree.box(of: node) == nil ? ShortNames.kind(of: tree.usedStyle(of: node) ?? Style(tree.rules)) : "box"
  }
}

extension InspectableItem {
  /// Why the item of a StackView has its frame; `nil` while it is not laid out: see ``LayoutEngine/InspectableLayout/layoutExplanation``.
  public var explanation: FrameExplanation? { layoutExplanation }
}
