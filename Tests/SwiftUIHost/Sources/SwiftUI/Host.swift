/// A tree of views that are laid out as SwiftUI does it, with everything counted that a layout asks of its subviews.
///
/// It is written after Apple's documentation of `Layout` and after what is known of SwiftUI from outside. It takes for true:
///
/// 1. A pass asks the outermost view for its size within a proposal, and gives it a place; then each layout places its subviews, and those
///    that are layouts theirs, from the top down.
/// 2. The host remembers what views have answered. Apple says that SwiftUI "automatically reuses both the results of calls into the layout
///    and the values that the layout reads from its subviews"; not how many. Here it is the sizes for the last
///    ``rememberedAnswers`` proposals of each view, and as many guides: three, as others have found SwiftUI to do it.
/// 3. What a view, its layout values, or the list of subviews is, decides whether something has changed. After a change inside a layout
///    nothing is remembered of it and of all layouts around it, and `updateCache` is called before it is used again: "when your layout or
///    its subviews change". Of views beside them everything is remembered. `makeCache` is called once for each layout.
/// 4. `placeSubviews` is called where the bounds or the proposal differ from the last ones, or something inside has changed.
/// 5. Placing a subview asks it for its size within the proposal that it is placed with, as measuring does.
/// 6. A guide that is read from dimensions is that of the view: `explicitAlignment` where it is a layout, and a default where that is
///    `nil`. The default of `explicitAlignment` places the subviews and merges the guides of all of them.
/// 7. The host mirrors a layout where reading runs from right to left.
///
/// It has no state, environment, animation or preferences, and no modifiers but `layoutValue`.
public final class Host {
  /// The outermost view.
  public let root: HostNode
  /// The direction of reading.
  public let layoutDirection: WritingDirection
  /// How many answers of a view are remembered.
  public let rememberedAnswers: Int

  /// Makes a host of one view.
  public init(
    _ view: some View, layoutDirection: WritingDirection = .leftToRight, rememberedAnswers: Int = 3
  ) {
    root = view.makeNode()
    self.layoutDirection = layoutDirection
    self.rememberedAnswers = rememberedAnswers
    root.host = self
  }

  /// Gives the tree another state of the same view. The outermost view has to stay of one kind.
  public func update(_ view: some View) { _ = view.update(root) }

  /// A pass.
  public func layOut(in proposal: ProposedViewSize, at origin: CGPoint = .zero) {
    let size = root.size(in: proposal)
    root.layOut(in: CGRect(origin: origin, size: size), proposal)
  }

  /// A pass in which the outermost view is also asked for its smallest, its largest and its ideal size, as stacks of SwiftUI do it.
  public func layOutWithRange(in proposal: ProposedViewSize) {
    for extreme in [ProposedViewSize.zero, .infinity, .unspecified] { _ = root.size(in: extreme) }
    layOut(in: proposal)
  }

  /// The size of the outermost view within a proposal.
  public func size(in proposal: ProposedViewSize) -> CGSize { root.size(in: proposal) }

  /// A guide of the outermost view within a proposal; `nil` where it says nothing about it.
  public func explicitValue(of guide: VerticalAlignment, in proposal: ProposedViewSize) -> CGFloat? {
    root.explicitValue(of: guide.guide, in: root.size(in: proposal), proposal)
  }

  /// A guide of the outermost view within a proposal; `nil` where it says nothing about it.
  public func explicitValue(of guide: HorizontalAlignment, in proposal: ProposedViewSize) -> CGFloat? {
    root.explicitValue(of: guide.guide, in: root.size(in: proposal), proposal)
  }

  /// The counts of all views begin anew.
  public func resetCounts() { for node in root.nodes { node.counts = HostCounts() } }

  /// The frames of all views but the outermost, depth first.
  public var frames: [CGRect] { root.nodes.dropFirst().map(\.frame) }
}
