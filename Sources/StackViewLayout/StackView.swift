import Foundation
import LayoutEngine
import PlatformView

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// A view that lays out its subviews one after the other, in a row or a column: a flexbox.
///
/// A stack lays out whatever is in its `subviews`; it has no second list. Give the stack itself a frame, by hand, by Auto Layout
/// or by another stack, and it gives frames to its items. Each item says through ``StackItem`` how it is sized, how it grows and
/// shrinks, and what space it keeps.
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
open class StackView: PlatformView, StackContainer {
  /// What stands in the stack.
  public let content = StackContent()

  /// Called with each misuse when it happens: see ``issues()``. Only that of the topmost stack is called. Default: none.
  public var issueHandler: ((StackIssue) -> Void)?

  /// The tree, while the stack is the topmost one.
  private var ownTree: StackTree?
  private var isApplyingFrames = false
  /// Something has changed since the last layout of the tree.
  private var hasPendingLayout = true
  /// Somebody has asked for a layout of this stack since the topmost one gave it its frame.
  private var wasAskedForLayout = true
  /// The topmost stack is just giving it its frame.
  private var isReceivingFrame = false

  /// Makes a stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setAttachment(StackItem(view: self, content: content), as: .stackItem)
  }

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Makes a stack from a storyboard or a nib.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setAttachment(StackItem(view: self, content: content), as: .stackItem)
    }

    /// Makes a stack of no size.
    public convenience init() { self.init(frame: .zero) }
  #endif

  // MARK: - The tree

  /// The outermost stack that lays this one out: itself, unless it is an item of another one.
  public var topmost: StackView {
    var stack = self
    while let parent = stack.superview as? StackView, stack.item.isIncludedInLayout { stack = parent }
    return stack
  }

  var ownOrNewTree: StackTree {
    if let ownTree { return ownTree }
    let tree = StackTree()
    ownTree = tree
    return tree
  }

  var hasLayoutInProgress: Bool { topmost.ownTree?.isBusy == true || topmost.isApplyingFrames }

  /// Asks for a layout of everything that is laid out together with this stack.
  func setNeedsTreeLayout() {
    let top = topmost
    // A stack that was the topmost one once and is so no more does not keep what it knew.
    if top !== self { ownTree = nil }
    top.hasPendingLayout = true
    top.setNeedsLayoutPass()
    if !top.hasLayoutInProgress { top.invalidateIntrinsicContentSize() }
  }

  /// Somebody has asked for a layout of this view. It is the topmost stack that lays it out.
  private func layoutWasAskedFor() {
    // The frames of a layout are no reason for another one.
    if isReceivingFrame { return }
    wasAskedForLayout = true
    content.directionMayHaveChanged = true
    item.needsStyle = true
    if topmost !== self { setNeedsTreeLayout() }
  }

  /// Adds a view as a subview without asking what stands where: before another view, but in any case between two.
  func adopt(_ view: PlatformView, before next: PlatformView?, between bounds: (PlatformView?, PlatformView?)) {
    placeSubview(view, at: place(for: view, before: next, between: bounds))
  }

  private func place(
    for view: PlatformView, before next: PlatformView?, between bounds: (PlatformView?, PlatformView?)
  ) -> Int {
    let others = view.superview === self ? subviews.filter { $0 !== view } : subviews
    func index(_ view: PlatformView?) -> Int? { view.flatMap { view in others.lastIndex { $0 === view } } }
    var place = index(next) ?? others.count
    if let lower = index(bounds.0) { place = max(place, lower + 1) }
    if let upper = index(bounds.1) { place = min(place, upper) }
    return place
  }

  // MARK: - Layout

  /// Lays out everything below, if this is the topmost stack; otherwise that one does.
  private func layOutItems() {
    if superview is StackView, item.isIncludedInLayout {
      guard wasAskedForLayout else { return }
      wasAskedForLayout = false
      let top = topmost
      if !top.hasLayoutInProgress, top.hasPendingLayout { top.performLayoutPass() }
      return
    }
    guard !isApplyingFrames else { return }
    hasPendingLayout = false
    guard ownOrNewTree.layOut(item, size: bounds.size, scale: layoutScale) else {
      content.report(.askedDuringLayout)
      return
    }
    giveFrames()
  }

  /// Gives the views the frames of the tree.
  func giveFrames() {
    guard let tree = ownTree else { return }
    isApplyingFrames = true
    defer { isApplyingFrames = false }
    var pending: [(content: StackContent, origin: LayoutPoint)] = [(content, LayoutPoint())]
    while let (content, origin) = pending.popLast() {
      // Who came during the layout has its place in the next one.
      for child in content.children where child.isInLayout && tree.node(of: child) != nil {
        var frame = tree.frame(of: child)
        frame.origin.x += origin.x
        frame.origin.y += origin.y
        guard let view = child.view else {
          if let inner = child.content { pending.append((inner, frame.origin)) }
          continue
        }
        let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        guard let inner = child.content else {
          view.setLayoutFrame(rect)
          continue
        }
        (view as? StackView)?.receive(rect)
        pending.append((inner, LayoutPoint()))
      }
    }
  }

  private func receive(_ frame: CGRect) {
    isReceivingFrame = true
    setLayoutFrame(frame)
    isReceivingFrame = false
    wasAskedForLayout = false
  }

  /// The size that fits the items within `size`. No view is moved, and no layout is asked for.
  ///
  /// - Parameter size: The room there is, in points. Infinite, not a number and `.greatestFiniteMagnitude` mean endless.
  /// - Returns: The size that the items take there; with endless room on both sides the size that they would like best.
  ///   Items that may not shrink can make it larger than the room.
  func fittingSizeOfItems(in size: CGSize) -> CGSize {
    let top = topmost
    let measured = top.ownOrNewTree.measure(
      item, below: top.item, width: StackView.room(size.width), height: StackView.room(size.height))
    guard let measured else {
      content.report(.askedDuringLayout)
      return bounds.size
    }
    return CGSize(width: measured.width, height: measured.height)
  }

  private static func room(_ extent: CGFloat) -> Double? {
    extent < .greatestFiniteMagnitude ? max(Double(extent), 0) : nil
  }

  // MARK: - Results

  /// The extent of all items, from the top left corner of the stack, as they were laid out last: what a scroll view
  /// around the stack has to show. It is at least the stack's own size.
  public var contentSize: CGSize {
    let size = topmost.ownTree?.contentSize(of: item) ?? LayoutSize()
    return CGSize(width: max(size.width, Double(bounds.width)), height: max(size.height, Double(bounds.height)))
  }

  /// What is suspicious in the stack and below it: values that make no sense, percentages of nothing, overflow; and what was
  /// done wrong and refused.
  public func issues() -> [StackIssue] {
    var issues: [StackIssue] = []
    var names: [NodeID: String] = [:]
    var pending = [item]
    while let item = pending.popLast() {
      if let node = item.node { names[node] = item.label }
      issues += item.content?.misuses ?? []
      if item.hadView { item.content?.takeOverSubviews() }
      pending += item.content?.children ?? []
    }
    guard let tree = topmost.ownTree else { return issues }
    for issue in tree.issues(below: item) {
      issues.append(
        StackIssue(
          kind: .layout(
            item: names[issue.node] ?? "an item", issue.kind, cause: issue.cause, remedy: issue.remedy)))
    }
    return issues
  }

  // MARK: - The platform's view

  /// The size that the items would like best.
  open override var intrinsicContentSize: CGSize {
    fittingSizeOfItems(in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Takes a new subview in as an item.
  open override func didAddSubview(_ subview: PlatformView) {
    super.didAddSubview(subview)
    content.subviewsDidChange()
  }

  /// Lets go of an item.
  open override func willRemoveSubview(_ subview: PlatformView) {
    super.willRemoveSubview(subview)
    content.subviewsDidChange()
  }

  #if canImport(AppKit) && !canImport(UIKit)
    /// Stacks count from the top.
    open override var isFlipped: Bool { true }

    /// Lays out the items.
    open override func layout() {
      super.layout()
      layOutItems()
    }

    /// Whether the items will be laid out in the next pass. What is laid out together with them is, too.
    open override var needsLayout: Bool { didSet { if needsLayout { layoutWasAskedFor() } } }

    /// The size that the items would like best.
    open override var fittingSize: NSSize { intrinsicContentSize }

    /// The size that fits the items within `size`: see ``fittingSizeOfItems(in:)``.
    open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSizeOfItems(in: size) }

  #else
    /// Lays out the items.
    open override func layoutSubviews() {
      super.layoutSubviews()
      layOutItems()
    }

    /// Lays out the items in the next pass, and what is laid out together with them.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      layoutWasAskedFor()
    }

    /// The size that fits the items within `size`. No view is moved, and no layout is asked for.
    ///
    /// Infinite, not a number and `.greatestFiniteMagnitude` mean endless room; with endless room on both sides it is the
    /// size that the items would like best.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSizeOfItems(in: size) }

    /// The size that fits the items within `targetSize`; 0 is endless, as in `UIView.layoutFittingCompressedSize`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      func room(_ extent: CGFloat) -> CGFloat { extent > 0 ? extent : .infinity }
      return fittingSizeOfItems(in: CGSize(width: room(targetSize.width), height: room(targetSize.height)))
    }

    #if canImport(UIKit) && !os(watchOS)
      /// The size that fits the items within `targetSize`. Along an axis of required priority it is the target's own.
      open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        var size = systemLayoutSizeFitting(targetSize)
        if horizontalFittingPriority == .required, targetSize.width > 0 { size.width = targetSize.width }
        if verticalFittingPriority == .required, targetSize.height > 0 { size.height = targetSize.height }
        return size
      }
    #endif

    #if !(canImport(UIKit) && !os(watchOS))
      /// Measures an item again whose view says that its content has changed, as labels do.
      open override func subviewContentDidChange(_ subview: HeadlessView) {
        if subview.item.isIncludedInLayout { subview.item.markDirty() }
      }
    #endif

  #endif
}

#if canImport(AppKit) && !canImport(UIKit)
  extension StackView: SelfSizingView {}
#endif
