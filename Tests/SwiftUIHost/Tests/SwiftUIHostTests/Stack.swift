import LayoutEngine
import StackViewLayout
import SwiftUI

/// The seeds of a test with random stacks.
func seeds(_ count: Int, in batch: Int = 0) -> Range<UInt64> {
  UInt64(batch * count)..<UInt64((batch + 1) * count)
}

/// The content of an item.
enum Leaf: Equatable {
  case text([Double], lineHeight: Double, breaksWords: Bool)
  case icon(Double, Double)
  case picture(Double, Double)
  case color

  var view: any HostLeaf {
    switch self {
    case .text(let words, let lineHeight, let breaksWords):
      HostText(words.map { CGFloat($0) }, lineHeight: lineHeight, breaksWords: breaksWords)
    case .icon(let width, let height): HostIcon(width: width, height: height)
    case .picture(let width, let height): HostPicture(width: width, height: height)
    case .color: HostColor()
    }
  }
}

struct Item {
  var style: Style
  var leaf: Leaf
}

/// A `FlexStack` of views without subviews.
struct Stack {
  var style: Style
  var items: [Item]

  var view: some View {
    FlexStack(style: style) {
      for item in items { styled(item.leaf.view, item.style) }
    }
  }

  private func styled(_ view: some View, _ style: Style) -> any View { view.flexItem { $0 = style } }
}

// MARK: - The engine alone

extension Stack {
  /// The result of the engine for the same styles and content, without a cache and without a host.
  struct Reference {
    var size: LayoutSize
    var frames: [LayoutRect]
  }

  func reference(in proposal: ProposedViewSize) throws -> Reference {
    var (tree, root, leaves) = try makeTree()
    let measure = measure(leaves)
    let space = RootSpace.available(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
    let size = try tree.measure(root, in: space, measure: measure)
    try tree.computeLayout(of: root, in: .exact(size), measure: measure)
    return Reference(size: size, frames: leaves.map(tree.frame(of:)))
  }

  /// The distance of a baseline from the top of the stack, as computed by the engine for a container in a
  /// baseline-aligned row.
  func referenceBaseline(isLast: Bool, _ size: LayoutSize) throws -> Double {
    var (tree, root, leaves) = try makeTree()
    var row = Style(.css)
    row.alignItems = isLast ? .lastBaseline : .baseline
    let outer = tree.makeNode(row)
    try tree.append(root, to: outer)
    try tree.updateStyle(of: root) {
      ($0.width, $0.height) = (PreferredSize(floatLiteral: size.width), PreferredSize(floatLiteral: size.height))
      ($0.minWidth, $0.maxWidth, $0.shrink, $0.boxSizing) = (0, .none, 0, .borderBox)
    }
    // The baseline of the probe is its top.
    let probe = tree.makeLeaf(Style(.css))
    try tree.append(probe, to: outer)
    let answer = measure(leaves)
    try tree.computeLayout(of: outer, in: .unconstrained) { leaf, input in
      leaf == probe ? LeafMeasurement(width: 1, height: 1, firstBaseline: 0, lastBaseline: 0) : answer(leaf, input)
    }
    return tree.frame(of: probe).y - tree.frame(of: root).y
  }

  private func makeTree() throws -> (LayoutTree, root: NodeID, leaves: [NodeID]) {
    var tree = LayoutTree(rules: .css)
    tree.leavesInheritWritingModes = false
    let root = tree.makeNode(style)
    var leaves: [NodeID] = []
    for item in items {
      let leaf = tree.makeLeaf(item.style)
      try tree.append(leaf, to: root)
      leaves.append(leaf)
    }
    return (tree, root, leaves)
  }

  private func measure(_ leaves: [NodeID]) -> MeasureFunction {
    let contents = Dictionary(uniqueKeysWithValues: zip(leaves, items.map(\.leaf)))
    return { leaf, input in
      func extent(_ known: Double?, _ available: AvailableSpace) -> CGFloat? {
        if let known { return known }
        return available == .minContent ? 0 : nil
      }
      guard let view = contents[leaf]?.view else { return LeafMeasurement(width: 0, height: 0) }
      let size = view.size(
        in: ProposedViewSize(
          width: extent(input.knownWidth, input.availableWidth),
          height: extent(input.knownHeight, input.availableHeight)))
      let baselines = view.baselines(in: size)
      return LeafMeasurement(
        width: size.width, height: size.height, firstBaseline: baselines.map { Double($0.first) },
        lastBaseline: baselines.map { Double($0.last) })
    }
  }
}
