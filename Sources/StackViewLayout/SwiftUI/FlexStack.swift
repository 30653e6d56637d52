#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  /// Flexbox for SwiftUI: a layout that wraps, grows and shrinks its subviews by the rules of CSS.
  ///
  /// ```swift
  /// FlexStack(wrap: .wrap, gap: 8) {
  ///   ForEach(tags) { tag in
  ///     TagView(tag).flexItem { $0.grow = 1 }
  ///   }
  /// }
  /// ```
  ///
  /// What a subview says of itself is said with ``SwiftUI/View/flexItem(_:)``. Directions of reading are those of SwiftUI, which
  /// mirrors the whole layout where text runs from right to left.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct FlexStack: Layout {
    /// How the stack arranges its subviews: everything that a flex container has in CSS, its own size and margins included.
    public var style: Style

    /// Makes a stack.
    /// - Parameters:
    ///   - direction: The main axis. Default: `.row`.
    ///   - justifyContent: Where free space goes along it. Default: `.start`.
    ///   - alignItems: The alignment across it. Default: `.stretch`.
    ///   - wrap: Whether there may be several lines. Default: `.noWrap`.
    ///   - gap: The space between subviews and between lines, in points. Default: 0.
    public init(
      direction: SDirection = .row, justifyContent: SJustifyContent = .start, alignItems: SAlignItems = .stretch,
      wrap: SWrap = .noWrap, gap: CGFloat = 0
    ) {
      style = Style(.css)
      style.direction = direction
      style.justifyContent = justifyContent
      style.alignItems = alignItems
      style.wrap = wrap
      style.gap = Length(points: Double(gap))
    }

    /// Makes a stack that arranges its subviews as a style says.
    public init(style: Style) { self.style = style }

    /// What is kept between passes: the engine's tree with the answers of the subviews.
    public struct Cache {
      fileprivate var tree = LayoutTree(rules: .css)
      fileprivate var root: NodeID
      fileprivate var leaves: [NodeID] = []
      fileprivate var indices: [NodeID: Int] = [:]

      fileprivate init(_ style: Style, _ subviews: FlexStack.Subviews) {
        tree.leavesInheritWritingModes = false
        root = tree.makeNode(style)
        for (index, subview) in subviews.enumerated() {
          let leaf = tree.makeLeaf(subview[FlexItemKey.self])
          // A new node can always be added.
          try? tree.append(leaf, to: root)
          leaves.append(leaf)
          indices[leaf] = index
        }
      }

      /// Answers for the subviews.
      fileprivate func measure(_ subviews: FlexStack.Subviews) -> MeasureFunction {
        { [indices] node, input in
          guard let index = indices[node], index < subviews.count else {
            return LayoutEngine.Measurement(size: LayoutSize())
          }
          let proposal = ProposedViewSize(
            width: FlexStack.proposal(input.knownWidth, input.availableWidth),
            height: FlexStack.proposal(input.knownHeight, input.availableHeight))
          let dimensions = subviews[index].dimensions(in: proposal)
          return LayoutEngine.Measurement(
            width: Double(dimensions.width), height: Double(dimensions.height),
            firstBaseline: Double(dimensions[VerticalAlignment.firstTextBaseline]),
            lastBaseline: Double(dimensions[VerticalAlignment.lastTextBaseline]))
        }
      }
    }

    /// Makes the tree.
    public func makeCache(subviews: Subviews) -> Cache { Cache(style, subviews) }

    /// Makes the tree anew: SwiftUI does not say which subview has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache(style, subviews) }

    /// The size that the subviews take within what is proposed: fit-content.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      let space = RootSpace.available(width: FlexStack.room(proposal.width), height: FlexStack.room(proposal.height))
      let measure = cache.measure(subviews)
      guard let size = try? cache.tree.measure(cache.root, in: space, measure: measure) else { return .zero }
      return CGSize(width: size.width, height: size.height)
    }

    /// Places the subviews in `bounds`.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      let space = RootSpace.exact(LayoutSize(width: Double(bounds.width), height: Double(bounds.height)))
      let measure = cache.measure(subviews)
      try? cache.tree.computeLayout(of: cache.root, in: space, measure: measure)
      for (subview, leaf) in zip(subviews, cache.leaves) {
        let frame = cache.tree.frame(of: leaf)
        subview.place(
          at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y), anchor: .topLeading,
          proposal: ProposedViewSize(width: frame.width, height: frame.height))
      }
    }

    private static func proposal(_ known: Double?, _ available: AvailableSpace) -> CGFloat? {
      if let known { return CGFloat(known) }
      switch available {
      case .definite(let space): return CGFloat(space)
      case .minContent: return 0
      case .maxContent: return nil
      }
    }

    private static func room(_ extent: CGFloat?) -> Double? {
      guard let extent, extent < .greatestFiniteMagnitude else { return nil }
      return Double(extent)
    }
  }

  /// How a subview of a ``FlexStack`` behaves in it.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FlexItemKey: LayoutValueKey {
    static let defaultValue = Style(.css)
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension View {
    /// Says how the view grows, shrinks, is sized, aligned and spaced in the ``FlexStack`` that it stands in.
    ///
    /// ```swift
    /// Text(title).flexItem {
    ///   $0.grow = 1
    ///   $0.margin.left = 8
    /// }
    /// ```
    /// - Parameter change: Changes the style of a flex item, which begins with the defaults of CSS.
    public func flexItem(_ change: (inout Style) -> Void) -> some View {
      var style = Style(.css)
      change(&style)
      return layoutValue(key: FlexItemKey.self, value: style)
    }
  }
#endif
