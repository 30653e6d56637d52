// The part of SwiftUI that the tests need, with Apple's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Animatable {}

/// The key of a value that a view provides for its layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The geometry of a collection of views.
public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The default implementation creates a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The default implementation merges the guides of all subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  /// The default implementation merges the guides of all subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  /// The guides of subviews are positioned where the subviews would be placed.
  private func mergedGuide(
    _ guide: HostGuide, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let values = subviews.compactMap { subview -> CGFloat? in
      let placement = subview.takePlacement(in: bounds, proposal)
      let dimensions = subview.dimensions(in: placement.proposal)
      let origin = guide.axisIsHorizontal ? placement.origin.x : placement.origin.y
      return dimensions.explicitValue(of: guide).map { origin + $0 }
    }
    return guide.merged(values)
  }
}

/// The proxies of the subviews of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  let nodes: [HostNode]
  public let layoutDirection: WritingDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.nodes.elementsEqual(other.nodes, by: ===) && one.layoutDirection == other.layoutDirection
  }
}

/// The proxy of a subview for the layout around it. All calls are counted.
public struct LayoutSubview: Equatable {
  let node: HostNode

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.node === other.node }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.counts.proposals.append(proposal)
    return node.size(in: proposal)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.counts.proposals.append(proposal)
    let size = node.size(in: proposal)
    return ViewDimensions(width: size.width, height: size.height, proposal: proposal, node: node)
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    node.counts.placements.append(proposal)
    node.place(at: position, anchor, proposal)
  }

  func takePlacement(in bounds: CGRect, _ proposal: ProposedViewSize) -> HostPlacement {
    node.takePlacement(in: bounds, proposal)
  }
}
