import Foundation
import LayoutEngine
import LayoutExplanation
import PlatformView

extension NodeTree {
  /// Why an item has its frame. The root has just been laid out.
  fileprivate func explanation(of item: ViewNode) -> FrameExplanation? {
    guard let node = id(of: item) else { return nil }
    let copy = tree
    var names: [NodeID: String] = [:]
    for item in items.all + [root].compactMap({ $0 }) {
      if let id = id(of: item) { names[id] = item.explainedName }
    }
    var explanation: FrameExplanation?
    work { measure in
      explanation = copy.explanation(of: node, names: { names[$0] ?? "an item" }, measure: measure)
    }
    return explanation
  }
}

extension ContainerLayout {
  /// Why an item has its frame: this is the layout of the topmost container around it. No view is moved.
  /// - Returns: `nil` if the item is not laid out, or the container is being laid out just now.
  package func explanation(of item: ViewNode) -> FrameExplanation? {
    guard let view = node.view else { return nil }
    let tree = ownOrNewTree
    guard tree.layOut(node, size: view.bounds.size, scale: view.layoutScale, givesFrames: false) else { return nil }
    return tree.explanation(of: item)
  }
}

extension ViewNode {
  /// The name, that of the view's class, or what the item is.
  fileprivate var explainedName: String { name ?? view.map { "\(type(of: $0))" } ?? label }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension PlatformView {
  /// Why the view has the frame that a `StackView` or a `BoxView` sets: the steps to each number, the number without each
  /// property, and the properties that have no effect. Views appear with the names of their items, or with their classes.
  ///
  /// ```swift
  /// badge.layoutExplanation?[.width].causes.first?.text  // "without badge.minWidth (132): 148"
  /// ```
  ///
  /// In a debugger, `po badge.layoutExplanation!` prints all of it. The container is laid out if anything has changed; no view is moved.
  /// It is `nil` if the view is in no such container, is left out of the layout, or a layout of the container is in progress.
  /// - Complexity: As that of `LayoutTree.explanation(of:names:content:measure:)`. Views are measured for other sizes, too.
  public var layoutExplanation: FrameExplanation? { viewNode.explanation }
}

extension ViewNode {
  /// Why the item has its frame.
  package var explanation: FrameExplanation? {
    var next: ViewNode? = self
    while let node = next {
      if let layout = node.layout { return layout.topmost.explanation(of: self) }
      next = node.outer
    }
    return nil
  }
}
