/// A view or an item whose layout can be inspected.
///
/// All views conform to this protocol with the import of StackViewLayout or BoxView. Programs do not need to conform to
/// it. `import LayoutExplanation` adds the property `layoutExplanation`.
public protocol InspectableLayout {
  /// Calls `body` with a copy of the layout tree that contains the view or the item.
  ///
  /// The tree contains everything that is laid out together with the topmost container. No view is moved or changed.
  /// - Parameters:
  ///   - reportsRefusal: Whether a call during a layout of the tree is reported as an issue of the topmost container.
  ///   - body: Called at most once, before this method returns.
  /// - Returns: The result of `body`; `nil`, without a call of `body`, if the view is in no container, or a layout of the
  ///   tree is in progress.
  func inspectLayout<Result>(reportsRefusal: Bool, _ body: (LayoutInspection) -> Result) -> Result?
}

/// An item of a container: the properties of a view in a StackView.
///
/// `import LayoutExplanation` adds the property `explanation`.
public protocol InspectableItem: InspectableLayout {}

/// A view that lays out other views: a StackView or a BoxView.
///
/// `import LayoutCheck` adds the method `check(widths:textScales:directions:allowedOverlaps:height:)`, and
/// `import LayoutDocument` the method `layoutDocument(name:)`.
public protocol InspectableContainer: InspectableLayout {
  /// Calls `body` with copies of the layout tree of the container at several widths and text sizes.
  ///
  /// Definitions that depend on the width of the topmost container run for each width, and those that depend on the text size
  /// for each text size. No view is moved.
  /// - Parameters:
  ///   - widths: The widths in ascending order, in points.
  ///   - textScales: The text sizes, relative to the default size.
  ///   - reportsRefusal: Whether a call during a layout of the tree is reported as an issue of the topmost container.
  ///   - body: Called for each part in which the tree has the same items, before this method returns.
  /// - Returns: `false`, without a call of `body`, if a layout of the tree is in progress.
  func inspectLayouts(
    at widths: [Double], textScales: [Double], reportsRefusal: Bool, _ body: (LayoutInspection, InspectionPart) -> Void
  ) -> Bool
}

/// The widths and text sizes of an inspection at which a container has the same items with the same properties.
///
/// The views make this value; see ``InspectableContainer``. It has no public members.
public struct InspectionPart: Equatable, Sendable {
  /// The widths, in points.
  package var widths: ClosedRange<Double>
  /// The indices of the text sizes.
  package var textScales: Range<Int>

  package init(widths: ClosedRange<Double>, textScales: Range<Int>) {
    (self.widths, self.textScales) = (widths, textScales)
  }
}
