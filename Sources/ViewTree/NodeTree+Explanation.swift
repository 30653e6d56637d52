import Foundation
import LayoutEngine
import LayoutExplanation
import PlatformView

extension NodeTree {
  /// Returns the explanation of the frame of an item. The root is already laid out.
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
  /// Returns the explanation of the frame of an item.
  ///
  /// This object is the layout of the topmost container around the item. No view is moved.
  /// - Returns: `nil` if the item is not laid out, or a layout of the container is in progress.
  package func explanation(of item: ViewNode) -> FrameExplanation? {
    guard let view = node.view else { return nil }
    let tree = ownOrNewTree
    guard tree.layOut(node, size: view.bounds.size, scale: view.layoutScale, givesFrames: false) else { return nil }
    return tree.explanation(of: item)
  }
}

extension ViewNode {
  /// The name of the item, the class name of its view, or its label.
  fileprivate var explainedName: String { name ?? view.map { "\(type(of: $0))" } ?? label }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension PlatformView {
  /// Explains the frame of the view that a `StackView` or a `BoxView` sets.
  ///
  /// The explanation contains the steps to each number, the number without each property, and the properties that have
  /// no effect. Views appear with the names of their items, or with their classes.
  ///
  /// ```swift
  /// badge.layoutExplanation?[.width].causes.first?.text  // "without badge.minWidth (132): 148"
  /// ```
  ///
  /// In a debugger, `po badge.layoutExplanation!` prints the whole explanation. The container is laid out if anything
  /// has changed; no view is moved. The property is `nil` if the view is in no such container, is excluded from the
  /// layout, or a layout of the container is in progress.
  /// - Complexity: As `LayoutTree.explanation(of:names:content:measure:)`. Views are measured for other sizes, too.
  public var layoutExplanation: FrameExplanation? { viewNode.explanation }
}

extension ViewNode {
  /// The explanation of the frame of the item.
  package var explanation: FrameExplanation? {
    var next: ViewNode? = self
    while let node = next {
      if let layout = node.layout { return layout.topmost.explanation(of: self) }
      next = node.outer
    }
    return nil
  }
}
