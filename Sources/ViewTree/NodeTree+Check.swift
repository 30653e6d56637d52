import Foundation
import LayoutCheck
import LayoutEngine
import PlatformView

extension ContainerLayout {
  /// Checks the layout of a container at every width, text size and direction.
  ///
  /// The check uses a copy of the tree. No view is moved or changed.
  /// - Parameters:
  ///   - root: The container. This object is the layout of the topmost container around it.
  ///   - height: The height of the container, in points; `nil`: that of its content.
  package func check(_ root: ViewNode, _ settings: CheckSettings, height: CGFloat?) -> CheckReport {
    guard let screen = ownOrNewTree.checkedScreen(root, below: node, height: height) else {
      node.content?.reportReentrantLayout()
      return CheckReport()
    }
    return ownOrNewTree.check(screen, settings)
  }
}

extension NodeTree {
  /// Returns a copy of a container's tree for the check; `nil` while the tree is in use.
  fileprivate func checkedScreen(_ container: ViewNode, below root: ViewNode, height: CGFloat?) -> CheckedScreen? {
    guard !isBusy, bringUpToDate(root) != nil, let node = container.id, var style = style(of: container) else {
      return nil
    }
    var copy = tree
    let width = container.view.map { Double($0.bounds.width) } ?? 0
    // The check sets the width of the container, and optionally its height, in place of the sizes of its style.
    style.width = .points(width)
    style.height = height.map { .points(Double($0)) } ?? .auto
    (style.minWidth, style.minHeight, style.maxWidth, style.maxHeight) = (0, 0, .none, .none)
    style.aspectRatio = nil
    try? copy.setStyle(style, of: node)
    let contents = CheckedContents(self)
    var screen = CheckedScreen(tree: copy, root: node) { contents.measurement(of: $0, $1, scale: $2) }
    screen.measureWholeText = { contents.wholeText(of: $0, $1, scale: $2) }
    for leaf in leafNodes {
      guard let view = item(at: leaf)?.view else { continue }
      let isText = view.contentWithText(scale: 1).map { $0.wholeText != nil } ?? view.showsWholeText
      if isText { screen.texts.append(leaf) } else { screen.otherLeaves.append(leaf) }
    }
    screen.designWidth = width > 0 ? width : nil
    screen.designDirection = container.view?.isRightToLeft == true ? .rightToLeft : .leftToRight
    screen.name = { [unowned container] id in contents.name(of: id) ?? container.checkedName }
    return screen
  }

  fileprivate func check(_ screen: CheckedScreen, _ settings: CheckSettings) -> CheckReport {
    var report = CheckReport()
    work { _ in report = screen.check(settings) }
    return report
  }
}

/// The contents of the views of a tree, in one text size at a time.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
private final class CheckedContents {
  private let tree: NodeTree
  private var scale: Double?
  /// The contents of views in that text size, by the slots of their nodes. A view without an entry is measured itself.
  private var contents: [Int: ScaledContent] = [:]
  /// The natural sizes of the contents of leaves in boxes, by slots.
  private var naturalSizes: [Int: NaturalSize] = [:]

  /// The leaves. They cannot be read while the tree is in use.
  private let leaves: [NodeID]

  init(_ tree: NodeTree) { (self.tree, leaves) = (tree, tree.leafNodes) }

  func name(of node: NodeID) -> String? { tree.item(at: node)?.checkedName }

  func measurement(of node: NodeID, _ input: MeasureInput, scale: Double) -> LayoutEngine.LeafMeasurement {
    take(scale)
    guard let content = contents[node.slot]?.content else { return tree.measurement(of: node, input) }
    let isInBox = tree.item(at: node)?.isInBox == true
    let proposed = input.proposal
    let size = isInBox ? boxSize(of: content, node.slot, proposed) : content.sizeThatFits(proposed)
    var measurement = LayoutEngine.LeafMeasurement(width: Double(size.width), height: Double(size.height))
    if tree.usesBaselines, input.inlineAxis == .horizontal {
      measurement.firstBaseline = content.firstBaseline(forSize: size).map { Double($0) }
      measurement.lastBaseline = content.lastBaseline(forSize: size).map { Double($0) }
    }
    return measurement
  }

  /// The size of all lines in the width of the text.
  func wholeText(of node: NodeID, _ input: MeasureInput, scale: Double) -> LayoutEngine.LeafMeasurement {
    take(scale)
    guard let content = contents[node.slot]?.wholeText else { return measurement(of: node, input, scale: scale) }
    let size = content.sizeThatFits(input.proposal)
    return LayoutEngine.LeafMeasurement(width: Double(size.width), height: Double(size.height))
  }

  /// The size of the content of a view in a box: see ``ViewNode/contentSize(of:proposed:)``.
  private func boxSize(of content: any ContentSnapshot, _ slot: Int, _ proposed: CGSize) -> CGSize {
    let natural = naturalSizes[slot] ?? content.naturalSize
    naturalSizes[slot] = natural
    guard natural.size.height > 0, proposed.width < natural.size.width, natural.computesHeights == true else {
      return natural.size
    }
    return content.fittingSize(width: proposed.width)
  }

  private func take(_ scale: Double) {
    if scale == self.scale { return }
    self.scale = scale
    (contents, naturalSizes) = ([:], [:])
    for leaf in leaves {
      guard let view = tree.item(at: leaf)?.view else { continue }
      contents[leaf.slot] = view.contentWithText(scale: CGFloat(scale))
    }
  }
}

extension ViewNode {
  /// The name of the item in findings: its own name, or its label.
  fileprivate var checkedName: String { name ?? label }
}
