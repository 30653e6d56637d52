import LayoutEngine

extension InspectableLayout {
  /// Explains the frame of the view that a StackView or a BoxView sets.
  ///
  /// The explanation contains the steps to each number, the number without each property, and the properties that have
  /// no effect. Views appear with the names of their items, or with their classes.
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
        names: { inspection.name($0) ?? inspection.className($0) ?? inspection.label($0) },
        measure: inspection.measure)
    } ?? nil
  }
}

extension InspectableItem {
  /// Why the item of a StackView has its frame; `nil` while it is not laid out: see ``LayoutEngine/InspectableLayout/layoutExplanation``.
  public var explanation: FrameExplanation? { layoutExplanation }
}
