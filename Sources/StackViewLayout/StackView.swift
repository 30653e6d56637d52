import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// A view that lays out its subviews one after the other, in a row or a column: a flexbox.
///
/// A stack lays out its `subviews`; there is no separate list of arranged subviews. When the stack has a frame, from
/// your code, from Auto Layout or from another stack, it sets the frames of its items. The ``StackItem`` of a view
/// contains the sizes, the flex factors and the margins of the view.
///
/// ```swift
/// let stack = StackView()
/// stack.direction(.row).alignItems(.center).define { stack in
///   stack.addItem(avatar).size(40)
///   stack.addItem(name).grow(1).marginHorizontal(8)
///   stack.addItem(follow)
/// }
/// stack.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
/// stack.layoutIfNeeded()
/// ```
///
/// Stacks in stacks are laid out by the topmost one, in one pass: no view is measured twice for the same space, however deep
/// they nest. Views that are hidden leave the layout with their margins and gaps. Frames are set so that a view's transform is
/// kept, and lie on the pixels of the display.
open class StackView: ContainerView, StackContainer {
  /// The items of the stack. It has no public members.
  public let stackContent = StackContent()

  /// Called with each refused call when it is made, and with each unmarked change after the layout that finds it: see ``issues()``. Only
  /// the handler of the topmost stack is called. Default: none.
  public var issueHandler: ((StackIssue) -> Void)?

  /// The views that are fading out.
  var fades: [ObjectIdentifier: ItemFade] = [:]

  /// Makes a stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a stack from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a stack of no size.
  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    containerNode.content = stackContent
    containerLayout.begin(updatesItems: type(of: self) != StackView.self)
  }

  // MARK: - The tree

  /// The outermost stack that is laid out together with this one: itself, unless it is an item of another container.
  public var topmostStack: StackView {
    var stack = self
    var layout = containerLayout
    while let outer = layout.surrounding {
      if let outerStack = outer.node.view as? StackView { stack = outerStack }
      layout = outer
    }
    return stack
  }

  /// Adds a view as a subview, or moves it: before `next` if possible, but always between the views of `bounds`.
  func placeSubview(_ view: PlatformView, before next: PlatformView?, between bounds: (PlatformView?, PlatformView?)) {
    let old = index(of: view)
    // Indexes do not count the view itself.
    func place(_ other: PlatformView?) -> Int? {
      guard let other, let index = index(of: other) else { return nil }
      return old.map { $0 < index } == true ? index - 1 : index
    }
    var new = place(next) ?? .max
    if let lower = place(bounds.0) { new = max(new, lower + 1) }
    if let upper = place(bounds.1) { new = min(new, upper) }
    placeSubview(view, at: new)
  }

  /// Adds the insets of the safe area to the padding, so that no item is behind a bar or the edge of the screen.
  ///
  /// ```swift
  /// screen.padding(16).safeAreaPadding()
  /// ```
  ///
  /// The padding follows changes of the insets. A stack that fills the screen needs this method; a stack in another stack only if it
  /// touches the edges of the screen.
  ///
  /// - Parameter isOn: Whether the insets add to the padding. Default: `true`; without a call of the method they do not.
  @discardableResult public func safeAreaPadding(_ isOn: Bool = true) -> Self {
    stackContent.setProperties { $0.followsSafeArea = isOn }
    return self
  }

  // MARK: - Results

  /// The extent of all items, from the top left corner of the stack, as they were laid out last: what a scroll view
  /// around the stack has to show. It is at least the stack's own size.
  public var contentSize: CGSize { containerLayout.contentSize }

  /// The probable mistakes in the stack and below it: invalid values, percentages of indefinite sizes, overflow, calls
  /// that were refused, and in debug builds changes of content without a mark. Each issue is listed once, and only while
  /// its cause exists.
  ///
  /// An issue of a layout is listed until a layout runs without it. A refused call is listed until its cause is gone
  /// (a missing item is added, the view that contained the stack no longer contains it, a further layout runs without the
  /// mistake), or until ``clearIssues()``. An unmarked change is listed until the view is measured again, or until
  /// ``clearIssues()``. Each stack keeps the last 100 refused calls and unmarked changes.
  /// - Complexity: O(items below).
  public func issues() -> [StackIssue] {
    let misuses = containerLayout.items.flatMap { ($0.content as? StackContent)?.remainingMisuses ?? [] }
    return misuses
      + containerLayout.engineIssues().map { item, issue in
        StackIssue(kind: .layout(item: item, issue.kind, cause: issue.cause, remedy: issue.remedy))
      }
  }

  /// Removes the refused calls and the unmarked changes of the stack and of the stacks below it from ``issues()``. Issues of the layout are
  /// listed until their causes are gone.
  public func clearIssues() {
    for item in containerLayout.items { (item.content as? StackContent)?.clearMisuses() }
  }

  // MARK: - The platform's view

  /// Adds an item for a new subview.
  open override func didAddSubview(_ subview: PlatformView) {
    super.didAddSubview(subview)
    stackContent.subviewWasAdded(subview)
  }

  /// Removes the item of a subview.
  open override func willRemoveSubview(_ subview: PlatformView) {
    super.willRemoveSubview(subview)
    stackContent.subviewWillBeRemoved(subview)
  }
}
