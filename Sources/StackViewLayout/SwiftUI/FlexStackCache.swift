#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension FlexStack {
    /// What is kept between passes: the engine's tree with the answers of the subviews.
    public struct Cache {
      private var tree = LayoutTree(rules: .css)
      private let root: NodeID
      private var items: [FlexStackItem] = []

      init(_ style: Style, _ subviews: Subviews) {
        tree.leavesInheritWritingModes = false
        tree.reserveCapacity(subviews.count + 1)
        root = tree.makeNode(style)
        for subview in subviews { addItem(subview[FlexItemKey.self], of: style) }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension FlexStack.Cache {
    // MARK: - Changes

    /// Takes over what may have changed. An equal style changes nothing in the tree.
    mutating func update(_ style: Style, _ subviews: LayoutSubviews) {
      try? tree.setStyle(style, of: root)
      for (index, subview) in subviews.enumerated() {
        let itemStyle = subview[FlexItemKey.self]
        if index < items.count {
          try? tree.setStyle(itemStyle, of: items[index].leaf)
          try? tree.markDirty(items[index].leaf)
          items[index] = FlexStackItem(leaf: items[index].leaf, itemStyle, in: style)
        } else {
          addItem(itemStyle, of: style)
        }
      }
      while items.count > subviews.count { try? tree.destroy(items.removeLast().leaf) }
    }

    private mutating func addItem(_ itemStyle: Style, of style: Style) {
      let leaf = tree.makeLeaf(itemStyle)
      // A new node can always be added.
      try? tree.append(leaf, to: root)
      items.append(FlexStackItem(leaf: leaf, itemStyle, in: style))
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
      measuring(subviews) { [root] tree, measure in
        try? tree.computeLayout(of: root, in: space, measure: measure)
      }
    }

    /// The frame of a subview in the last layout, from the top left corner of the stack.
    func frame(at index: Int) -> LayoutRect {
      index < items.count ? tree.frame(of: items[index].leaf) : LayoutRect()
    }

    /// What is proposed to a subview that gets a size.
    func proposal(at index: Int, for size: LayoutSize) -> ProposedViewSize {
      (index < items.count ? items[index].proposal(answeredWith: size) : nil)
        ?? ProposedViewSize(width: size.width, height: size.height)
    }

    /// The distance of a baseline from the top of the stack.
    mutating func baseline(
      _ guide: VerticalAlignment, in size: CGSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
      layOut(in: size, subviews)
      let source = measuring(subviews) { [root] tree, measure in
        try? tree.rootBaseline(isLast: guide == .lastTextBaseline, of: root, measure: measure)
      }
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
      // That of what scrolls lies within the box. css-align-3 §9.1
      return CGFloat(frame.y) + (items[index].clipsBaseline ? min(max(0, baseline), height) : baseline)
    }

    /// Works on the tree with a function that asks the subviews.
    private mutating func measuring<Result>(
      _ subviews: LayoutSubviews, _ body: (inout LayoutTree, @escaping MeasureFunction) -> Result
    ) -> Result {
      let questioner = FlexStackQuestioner(subviews, items)
      // The questioner alone has the items now, so that none is copied when an answer is added.
      items = []
      defer { items = questioner.items }
      return body(&tree) { questioner.measure($0, $1) }
    }
  }

  /// Asks subviews, and keeps what they answer.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  private final class FlexStackQuestioner {
    private let subviews: LayoutSubviews
    private(set) var items: [FlexStackItem]
    private lazy var indices = Dictionary(uniqueKeysWithValues: zip(items.map(\.leaf), items.indices))

    init(_ subviews: LayoutSubviews, _ items: [FlexStackItem]) {
      (self.subviews, self.items) = (subviews, items)
    }

    func measure(_ leaf: NodeID, _ input: MeasureInput) -> LayoutEngine.Measurement {
      guard let index = indices[leaf], index < subviews.count else {
        return LayoutEngine.Measurement(size: LayoutSize())
      }
      return items[index].measure(subviews[index], input)
    }
  }
#endif
