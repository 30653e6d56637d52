#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension FlexStack {
    /// The data that is kept between passes: the engine's tree with the sizes of the subviews.
    public struct Cache {
      private var tree = LayoutTree(rules: .css)
      private let root: NodeID
      private var items: [FlexStackItem] = []
      /// Whether the stack is a row with one line.
      private var isLine = false

      init(_ style: Style, _ subviews: Subviews) {
        tree.leavesInheritWritingModes = false
        tree.reserveCapacity(subviews.count + 1)
        root = tree.makeNode(style)
        update(style, subviews)
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension FlexStack.Cache {
    // MARK: - Changes

    /// Updates the styles and the number of subviews. An equal style changes nothing in the tree.
    mutating func update(_ style: Style, _ subviews: LayoutSubviews) {
      try? tree.setStyle(style, of: root)
      isLine = style.isRow && !style.wraps
      while items.count > subviews.count { try? tree.destroy(items.removeLast().leaf) }
      let styles = subviews.map { $0[FlexItemKey.self] }
      let traits = FlexStackItemTraits.traits(of: styles, in: style)
      for (index, itemStyle) in styles.enumerated() {
        if index < items.count {
          let leaf = items[index].leaf
          try? tree.setStyle(itemStyle, of: leaf)
          try? tree.markDirty(leaf)
          items[index] = FlexStackItem(leaf: leaf, traits[index])
        } else {
          let leaf = tree.makeLeaf(itemStyle)
          // A new node can always be added.
          try? tree.append(leaf, to: root)
          items.append(FlexStackItem(leaf: leaf, traits[index]))
        }
      }
    }

    // MARK: - Layout

    /// The size that the stack takes.
    mutating func size(in proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutSize {
      func room(_ extent: CGFloat?) -> Double? {
        guard let extent, extent < .greatestFiniteMagnitude else { return nil }
        return Double(extent)
      }
      let space = RootSpace.available(width: room(proposal.width), height: room(proposal.height))
      return measuring(subviews) { [root] tree, measure in
        (try? tree.measure(root, in: space, measure: measure)) ?? LayoutSize()
      }
    }

    /// Gives the subviews their frames.
    mutating func layOut(in size: CGSize, _ subviews: LayoutSubviews) {
      let space = RootSpace.exact(LayoutSize(width: Double(size.width), height: Double(size.height)))
      measuring(subviews, setsFrames: true) { [root] tree, measure in
        try? tree.computeLayout(of: root, in: space, measure: measure)
      }
    }

    /// The frame of a subview in the last layout, from the top left corner of the stack.
    func frame(at index: Int) -> LayoutRect {
      index < items.count ? tree.frame(of: items[index].leaf) : LayoutRect()
    }

    /// The proposal for a subview that gets a size.
    func proposal(at index: Int, for size: LayoutSize) -> ProposedViewSize {
      (index < items.count ? items[index].proposal(resultingIn: size) : nil)
        ?? ProposedViewSize(width: size.width, height: size.height)
    }

    /// The distance of a baseline from the top of the stack.
    mutating func baseline(
      _ guide: VerticalAlignment, in size: CGSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
      layOut(in: size, subviews)
      let measurer = FlexStackMeasurer(subviews, items, isLine: isLine, assumesMinimums: false)
      let source = try? tree.rootBaseline(isLast: guide == .lastTextBaseline, of: root) { measurer.measure($0, $1) }
      items = measurer.items
      switch source {
      case .shared(let distance): return CGFloat(distance)
      case .item(let leaf): return baseline(guide, of: leaf, subviews)
      case nil: return nil
      }
    }

    /// The distance of a subview's baseline from the top of the stack; that of its bottom, where it has no baseline.
    private func baseline(_ guide: VerticalAlignment, of leaf: NodeID, _ subviews: LayoutSubviews) -> CGFloat? {
      guard let index = items.firstIndex(where: { $0.leaf == leaf }), index < subviews.count else { return nil }
      let frame = tree.frame(of: leaf)
      let dimensions = subviews[index].dimensions(in: proposal(at: index, for: frame.size))
      let height = CGFloat(frame.height)
      guard let baseline = dimensions[explicit: guide] else { return CGFloat(frame.y) + height }
      // The baseline of a scroll container is clamped to its box. css-align-3 §9.1
      return CGFloat(frame.y) + (items[index].clipsBaseline ? min(max(0, baseline), height) : baseline)
    }

    /// Uses the tree with a function that measures the subviews, and repeats this until no subview is narrower than its
    /// minimum width.
    private mutating func measuring<Result>(
      _ subviews: LayoutSubviews, setsFrames: Bool = false,
      _ body: (inout LayoutTree, @escaping MeasureFunction) -> Result
    ) -> Result {
      let measurer = FlexStackMeasurer(subviews, items, isLine: isLine, assumesMinimums: true)
      // The measurer holds the only copy of the items now, so that adding a measurement copies nothing.
      let leaves = items.map(\.leaf)
      items = []
      defer { items = measurer.items }
      while true {
        let result = body(&tree) { measurer.measure($0, $1) }
        if setsFrames {
          for (index, leaf) in leaves.enumerated() { measurer.note(contentWidth(of: leaf), of: index) }
        }
        let leaves = measurer.resolveUncertainWidths()
        if leaves.isEmpty { return result }
        for leaf in leaves { try? tree.markDirty(leaf) }
      }
    }

    private func contentWidth(of leaf: NodeID) -> Double {
      let (padding, border) = (tree.resolvedPadding(of: leaf), tree.resolvedBorder(of: leaf))
      return tree.frame(of: leaf).width - padding.left - padding.right - border.left - border.right
    }
  }
#endif
