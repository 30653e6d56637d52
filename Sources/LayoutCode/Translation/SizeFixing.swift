import LayoutDocument
import LayoutEngine

// Sizes that a target cannot find in the way of the document: content with a padding of its own is a container in a target, and an aspect
// ratio is that of the border box.

extension Translation {
  /// No more sizes are fixed in a case.
  private static let mostFixedSizes = 24

  /// The tree in which as few nodes as possible have fixed sizes; `nil` if fixed sizes do not lead to the same frames.
  func treeWithFixedSizes(_ options: StyleTranslation.Options) -> CodeTree? {
    guard original.nodes.indices.contains(where: canFixSize) else { return nil }
    var options = options
    while options.fixedSizes.count <= Translation.mostFixedSizes, let tree = tree(options) {
      if obstacle(tree) == nil { return withFewestFixedSizes(options) }
      let different = nodesOfOtherSize(tree).filter { !options.fixedSizes.contains($0) && canFixSize($0) }
      // What is inside comes first: sizes around often follow from it.
      let node = different.indices.first { index in
        index + 1 == different.count || different[index + 1] >= original.nodes[different[index]].subtreeEnd
      }
      guard let node else { return nil }
      options.fixedSizes.insert(different[node])
    }
    return nil
  }

  /// Between two sets of rules only that aspect ratio is fixed which is not one of the border box: a size would hide other differences.
  private func canFixSize(_ node: Int) -> Bool {
    if target == .html { return false }
    return original.rules == target.rules || original.nodes[node].style.hasRatioOfContent
  }

  /// The nodes whose size is another one in a tree, in their order.
  private func nodesOfOtherSize(_ tree: CodeTree) -> [Int] {
    guard let found = tree.layoutCase.frames else { return [] }
    let frames = [tree.originalFrames(found)] + (target == .stackView ? [framesInOwnSize(tree, found)] : [])
    return original.nodes.indices.filter { node in
      frames.contains { frames in
        // Roots are compared by their sizes.
        guard node < frames.count, let frame = frames[node] else { return false }
        return !frame.isSame(as: layout.frames[node], isRoot: true)
      }
    }
  }

  private func withFewestFixedSizes(_ options: StyleTranslation.Options) -> CodeTree? {
    var options = options
    for node in options.fixedSizes.sorted() {
      var fewer = options
      fewer.fixedSizes.remove(node)
      if let tree = tree(fewer), obstacle(tree) == nil { options = fewer }
    }
    return tree(options)
  }
}
