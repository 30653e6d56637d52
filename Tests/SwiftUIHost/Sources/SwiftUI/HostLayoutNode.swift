/// A layout in the tree of a host.
final class HostLayoutNode<L: Layout>: HostNode {
  private var layout: L
  private var children: [HostNode]
  private var cache: L.Cache?
  /// Whether the layout or a view inside has changed since the last call of the layout.
  private var isStale = false
  /// The bounds of the last placement of the subviews.
  private var bounds: CGRect?
  private var proposal: ProposedViewSize?

  init(_ layout: L, _ children: [HostNode]) {
    self.layout = layout
    self.children = children
    super.init()
    for child in children { child.parent = self }
  }

  override var subviews: [HostNode] { children }
  override var isLayout: Bool { true }
  override var host: Host? {
    didSet { for child in children { child.host = host } }
  }

  // MARK: - Changes

  func update(_ layout: L, _ views: [any View]) {
    // SwiftUI compares the fields of a value; the description contains all of them.
    var isChanged = String(reflecting: layout) != String(reflecting: self.layout) || views.count != children.count
    self.layout = layout
    children = views.enumerated().map { index, view in
      if index < children.count, let hasOtherValues = view.update(children[index]) {
        isChanged = isChanged || hasOtherValues
        return children[index]
      }
      isChanged = true
      let node = view.makeNode()
      (node.parent, node.host) = (self, host)
      return node
    }
    if isChanged { markChanged() }
  }

  override func markChanged() {
    isStale = true
    bounds = nil
    super.markChanged()
  }

  // MARK: - Calls of the layout

  private func withLayout<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(nodes: children, layoutDirection: host?.layoutDirection ?? .leftToRight)
    var cache: L.Cache
    if let kept = self.cache {
      cache = kept
      // The cache is not copied while the layout changes it.
      self.cache = nil
      if isStale {
        counts.cachesUpdated += 1
        layout.updateCache(&cache, subviews: subviews)
      }
    } else {
      counts.cachesMade += 1
      cache = layout.makeCache(subviews: subviews)
    }
    isStale = false
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withLayout { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func findValue(of guide: HostGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withLayout { layout, subviews, cache in
      guide.axisIsHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func layOut(in bounds: CGRect, _ proposal: ProposedViewSize) {
    frame = bounds
    if bounds == self.bounds, proposal == self.proposal { return }
    (self.bounds, self.proposal) = (bounds, proposal)
    counts.placementsOfSubviews += 1
    withLayout { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    for child in children {
      let placement = child.takePlacement(in: bounds, proposal)
      var frame = CGRect(origin: placement.origin, size: placement.size)
      if host?.layoutDirection == .rightToLeft { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
      child.layOut(in: frame, placement.proposal)
    }
  }
}

extension HorizontalAlignment {
  fileprivate init(_ guide: HostGuide) { self.guide = guide }
}

extension VerticalAlignment {
  fileprivate init(_ guide: HostGuide) { self.guide = guide }
}
