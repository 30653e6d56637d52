// The part of SwiftUI that the tests need, with Apple's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Animatable {}

/// A value that a view keeps for the layout that it stands in.
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
  /// The default: the cache is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The default: the guides of all subviews, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  /// The default: the guides of all subviews, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  /// The guides of subviews lie where the subviews would be placed.
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

/// The subviews of a layout, by proxies.
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

/// A subview, as the layout around it sees it. Everything that a layout asks is counted.
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
