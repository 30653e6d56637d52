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
  /// The style of a subview is set with ``SwiftUI/View/flexItem(_:)``. The layout direction is that of SwiftUI, which mirrors the whole
  /// layout where text runs from right to left.
  ///
  /// In one pass a subview is measured with at most two proposals: its ideal size, and the width that it gets. There are up to six if the
  /// stack is too narrow for some subviews, or if min-content widths are needed for another reason: for items in a row of one line that
  /// have bounds or `shrink` below 1, percentages, keywords, ratios and columns that wrap. A subview whose size is one that it has
  /// returned is placed with the same proposal. Alignment guides are read only from subviews that are aligned by their baselines.
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

    /// Makes a stack that arranges its subviews by a style.
    /// - Parameter style: The style of the flex container.
    public init(style: Style) { self.style = style }

    /// Makes the tree.
    public func makeCache(subviews: Subviews) -> Cache { Cache(style, subviews) }

    /// Updates the styles of the stack and of its subviews, and discards the sizes of the subviews: SwiftUI does not report which of
    /// them has changed. The tree stays.
    ///
    /// The next pass measures a subview once for each size that it needs. SwiftUI caches the sizes of subviews, so that this costs a
    /// look-up for a subview that has not changed.
    /// - Complexity: O(subviews).
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.update(style, subviews) }

    /// The fit-content size of the stack within the proposal.
    ///
    /// Between two calls of ``updateCache(_:subviews:)`` no subview is measured twice with the same proposal, neither here nor when the
    /// subviews are placed.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      let size = cache.size(in: proposal, subviews)
      return CGSize(width: size.width, height: size.height)
    }

    /// Places the subviews in `bounds`. A subview whose frame has the size that it returned for a proposal gets that proposal again, whose
    /// layout SwiftUI has cached; others are proposed the sizes of their frames.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      cache.layOut(in: bounds.size, subviews)
      for (index, subview) in subviews.enumerated() {
        let frame = cache.frame(at: index)
        subview.place(
          at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y), anchor: .topLeading,
          proposal: cache.proposal(at: index, for: frame.size))
      }
    }

    /// `nil`: the stack has no horizontal guides, and reads none of its subviews.
    public func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Cache
    ) -> CGFloat? { nil }

    /// The first and the last baseline of the text in the stack, by css-flexbox-1 §8.5: the baseline that items of the first or last line
    /// share, or else that of the first or last item. `nil` for other guides, in a stack without subviews, and if lines of text run
    /// vertically. The guide of at most one subview is read.
    public func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
      guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
      return cache.baseline(guide, in: bounds.size, subviews).map { bounds.minY + $0 }
    }
  }

  /// The key of the style of a subview of a ``FlexStack``.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FlexItemKey: LayoutValueKey {
    static let defaultValue = Style(.css)
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension View {
    /// Sets how the view grows, shrinks, is sized, aligned and spaced in the ``FlexStack`` around it.
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
