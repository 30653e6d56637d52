/// A tree of views that is laid out as in SwiftUI, and that counts all calls of layouts to their subviews.
///
/// The host is based on Apple's documentation of `Layout` and on the observed behavior of SwiftUI. Its assumptions are:
///
/// 1. A pass measures the outermost view with a proposal, and places it. Then each layout places its subviews, from the
///    top down.
/// 2. The host caches the results of views. According to Apple, SwiftUI "automatically reuses both the results of calls
///    into the layout and the values that the layout reads from its subviews"; the number of results is not documented.
///    The host keeps the sizes for the last ``rememberedAnswers`` proposals of each view, and as many guides. The default
///    of three follows observations of SwiftUI.
/// 3. A change is a change of a view, of its layout values, or of the list of subviews. After a change inside a layout, the
///    cached results of the layout and of all layouts around it are discarded, and `updateCache` is called before the
///    layout is used again: "when your layout or its subviews change". The cached results of other views are kept.
///    `makeCache` is called once for each layout.
/// 4. `placeSubviews` is called if the bounds or the proposal differ from the last ones, or if a view inside has changed.
/// 5. Placing a subview measures the subview with the proposal of the placement, like any other measurement.
/// 6. A guide that is read from dimensions is that of the view: the result of `explicitAlignment` if the view is a layout,
///    and a default if the result is `nil`. The default implementation of `explicitAlignment` places the subviews and
///    merges the guides of all of them.
/// 7. The host mirrors a layout in a right-to-left environment.
///
/// The host has no state, environment, animation or preferences, and no modifiers except `layoutValue`.
public final class Host {
  /// The outermost view.
  public let root: HostNode
  /// The layout direction.
  public let layoutDirection: WritingDirection
  /// The number of results of a view that are cached.
  public let rememberedAnswers: Int

  /// Creates a host of one view.
  public init(
    _ view: some View, layoutDirection: WritingDirection = .leftToRight, rememberedAnswers: Int = 3
  ) {
    root = view.makeNode()
    self.layoutDirection = layoutDirection
    self.rememberedAnswers = rememberedAnswers
    root.host = self
  }

  /// Updates the tree with a new state of the view. The type of the outermost view must not change.
  public func update(_ view: some View) { _ = view.update(root) }

  /// Performs a pass.
  public func layOut(in proposal: ProposedViewSize, at origin: CGPoint = .zero) {
    let size = root.size(in: proposal)
    root.layOut(in: CGRect(origin: origin, size: size), proposal)
  }

  /// Performs a pass that also measures the minimum, maximum and ideal size of the outermost view, like stacks of
  /// SwiftUI.
  public func layOutWithRange(in proposal: ProposedViewSize) {
    for extreme in [ProposedViewSize.zero, .infinity, .unspecified] { _ = root.size(in: extreme) }
    layOut(in: proposal)
  }

  /// The size of the outermost view within a proposal.
  public func size(in proposal: ProposedViewSize) -> CGSize { root.size(in: proposal) }

  /// A guide of the outermost view within a proposal; `nil` if the view has no explicit value.
  public func explicitValue(of guide: VerticalAlignment, in proposal: ProposedViewSize) -> CGFloat? {
    root.explicitValue(of: guide.guide, in: root.size(in: proposal), proposal)
  }

  /// A guide of the outermost view within a proposal; `nil` if the view has no explicit value.
  public func explicitValue(of guide: HorizontalAlignment, in proposal: ProposedViewSize) -> CGFloat? {
    root.explicitValue(of: guide.guide, in: root.size(in: proposal), proposal)
  }

  /// Resets the counts of all views.
  public func resetCounts() { for node in root.nodes { node.counts = HostCounts() } }

  /// The frames of all views but the outermost, depth first.
  public var frames: [CGRect] { root.nodes.dropFirst().map(\.frame) }
}
