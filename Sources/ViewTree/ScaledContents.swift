import Foundation
import LayoutEngine
import PlatformView

/// The contents of the views of a tree, in one text size at a time.
final class ScaledContents: ViewIsolated {
  private let tree: NodeTree
  private var scale: Double?
  /// The contents of views in that text size, by the slots of their nodes. A view without an entry is measured itself.
  private var contents: [Int: ScaledContent] = [:]
  /// The natural sizes of the contents of leaves in boxes, by slots.
  private var naturalSizes: [Int: NaturalSize] = [:]

  private let leaves: [NodeID]

  init(_ tree: NodeTree, _ leaves: [NodeID]) { (self.tree, self.leaves) = (tree, leaves) }

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
