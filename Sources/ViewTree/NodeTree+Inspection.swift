import Foundation
import LayoutEngine
import PlatformView

extension PlatformView: InspectableLayout {}

extension PlatformView {
  /// Calls `body` with a copy of the layout tree around the view: see ``/LayoutEngine/InspectableLayout``.
  public func inspectLayout<Result>(reportsRefusal: Bool, _ body: (LayoutInspection) -> Result) -> Result? {
    viewNode.inspectLayout(reportsRefusal: reportsRefusal, body)
  }
}

extension ViewNode {
  /// Calls `body` with a copy of the tree of the topmost container around the item.
  package func inspectLayout<Result>(reportsRefusal: Bool, _ body: (LayoutInspection) -> Result) -> Result? {
    var next: ViewNode? = self
    while let node = next {
      if let layout = node.layout { return layout.topmost.inspect(self, reportsRefusal: reportsRefusal, body) }
      next = node.outer
    }
    return nil
  }
}

extension ContainerLayout {
  /// Calls `body` with a copy of the tree. This object is the layout of the topmost container around the item.
  func inspect<Result>(
    _ item: ViewNode, reportsRefusal: Bool, _ body: (LayoutInspection) -> Result
  ) -> Result? {
    let tree = ownOrNewTree
    guard !tree.isBusy, tree.bringUpToDate(node) != nil else {
      if reportsRefusal { node.content?.reportReentrantLayout() }
      return nil
    }
    guard let view = node.view, let inspected = tree.id(of: item) else { return nil }
    let size = LayoutSize(width: Double(view.bounds.width), height: Double(view.bounds.height))
    return tree.inspect(inspected) { inspection in
      inspection.rootSize = size
      inspection.scale = Double(view.layoutScale)
      inspection.width = item.view.map { Double($0.bounds.width) } ?? 0
      inspection.isRightToLeft = item.view?.isRightToLeft == true
      inspection.hasFixedTextSize = tree.textSize.isRead && !PlatformView.textSizeCanBeReplaced
      return body(inspection)
    }
  }
}

extension NodeTree {
  /// Calls `body` with a copy of the tree, which is up to date. The tree is in use meanwhile.
  fileprivate func inspect<Result>(_ node: NodeID, _ body: (inout LayoutInspection) -> Result) -> Result? {
    guard let root, let rootNode = root.id else { return nil }
    // The tree cannot be read while it is in use.
    let (copy, leaves) = (tree, leafNodes.filter { item(at: $0)?.view != nil })
    // The table does not contain the root.
    let owner = { [unowned self] (node: NodeID) in node == rootNode ? root : item(at: node) }
    let contents = ScaledContents(self, leaves)
    var result: Result?
    work { measure in
      var inspection = LayoutInspection(copy, root: rootNode, node: node, measure: measure)
      inspection.leaves = leaves
      inspection.isText = { owner($0)?.view?.isText == true }
      inspection.measureScaled = { contents.measurement(of: $0, $1, scale: $2) }
      inspection.measureWholeText = { contents.wholeText(of: $0, $1, scale: $2) }
      inspection.scrolledContents = { self.scrolledContents(of: leaves) }
      inspection.leavesWithContainers = { self.leavesWithContainers(leaves) }
      inspection.contentMeasurement = { owner($0)?.contentMeasurement(in: $1) }
      inspection.text = { owner($0)?.view?.fixedAdvanceText }
      inspection.identity = { owner($0).map { ObjectIdentifier($0) } }
      inspection.name = { owner($0)?.name }
      inspection.className = { owner($0)?.view.map { "\(type(of: $0))" } }
      inspection.label = { owner($0)?.label ?? "an item" }
      result = body(&inspection)
    }
    return result
  }
}

extension PlatformView {
  /// Whether the whole text of the view should be visible.
  fileprivate var isText: Bool { contentWithText(scale: 1).map { $0.wholeText != nil } ?? showsWholeText }

  /// The text of a label whose letters have equal widths; `nil` for other views.
  fileprivate var fixedAdvanceText: LayoutInspection.FixedAdvanceText? {
    fixedAdvanceContent.map {
      LayoutInspection.FixedAdvanceText(
        $0.text, advance: Double($0.advance), lineHeight: Double($0.lineHeight),
        baseline: $0.baseline.map { Double($0) })
    }
  }
}

extension ViewNode {
  /// The measurement of the view's content in a frame of this size; `nil` for an item that is not measured.
  fileprivate func contentMeasurement(in frame: LayoutSize) -> LayoutEngine.LeafMeasurement? {
    guard isLeafInTree, let view else { return nil }
    let size = contentSize(of: view, in: frame)
    let (first, last) = view.baselines(forSize: size)
    return LayoutEngine.LeafMeasurement(
      size: LayoutSize(width: Double(size.width), height: Double(size.height)),
      firstBaseline: first.map { Double($0) }, lastBaseline: last.map { Double($0) })
  }

  private func contentSize(of view: PlatformView, in frame: LayoutSize) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: isInLayout ? CGFloat(frame.width) : endless, height: endless)
    guard isInBox else { return imageSize(of: view, in: frame) ?? view.contentSize(proposed: room) }
    // A box measures the width with indefinite available space, and the height with the resulting width.
    let width = contentSize(of: view, proposed: CGSize(width: endless, height: endless)).width
    return CGSize(width: width, height: contentSize(of: view, proposed: room).height)
  }
}
