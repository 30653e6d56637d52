/// How often a view was asked what, since its counts were taken last.
public struct HostCounts {
  /// Proposals that the layout around the view measured it with, in the order in which they were made.
  public var proposals: [ProposedViewSize] = []
  /// Proposals that the view was placed with.
  public var placements: [ProposedViewSize] = []
  /// How often a guide was read from the view's dimensions.
  public var guideReads = 0
  /// How often the view had to find out its size, since the host did not remember it.
  public var measurements = 0
  /// How often `makeCache` was called, where the view is a layout.
  public var cachesMade = 0
  /// How often `updateCache` was called.
  public var cachesUpdated = 0
  /// How often `placeSubviews` was called to give frames to subviews.
  public var placementsOfSubviews = 0

  /// Proposals that differ, measured with or placed with.
  public var differentProposals: Set<ProposedViewSize> { Set(proposals).union(placements) }
}

/// Where a layout places a subview.
struct HostPlacement: Equatable {
  var origin: CGPoint
  var size: CGSize
  var proposal: ProposedViewSize
}

/// A view in the tree of a host.
public class HostNode {
  weak var parent: HostNode?
  weak var host: Host?
  var values: [ObjectIdentifier: HostValue] = [:]
  /// What the view was asked.
  public internal(set) var counts = HostCounts()
  /// The frame in the host, after the last pass.
  public internal(set) var frame = CGRect.zero

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(guide: HostGuide, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)] = []
  private var placement: HostPlacement?

  /// The views in it, where it is a layout.
  public var subviews: [HostNode] { [] }

  /// The nodes that are no layouts, depth first.
  public var leaves: [HostNode] { subviews.isEmpty && !isLayout ? [self] : subviews.flatMap(\.leaves) }

  /// All nodes, depth first.
  public var nodes: [HostNode] { [self] + subviews.flatMap(\.nodes) }

  var isLayout: Bool { false }

  // MARK: - What a kind of node finds out

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func findValue(of guide: HostGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  func layOut(in bounds: CGRect, _ proposal: ProposedViewSize) {}

  // MARK: - What the host remembers

  func size(in proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    counts.measurements += 1
    let size = measure(proposal)
    remember((proposal, size), in: &sizes)
    return size
  }

  func explicitValue(of guide: HostGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let known = guides.first { $0.guide == guide && $0.size == size && $0.proposal == proposal }
    if let known { return known.value }
    let value = findValue(of: guide, in: size, proposal)
    remember((guide, size, proposal, value), in: &guides)
    return value
  }

  private func remember<Value>(_ value: Value, in values: inout [Value]) {
    values.insert(value, at: 0)
    if values.count > host?.rememberedAnswers ?? 0 { values.removeLast() }
  }

  /// What stands in the view changed, so that the layouts around it may change.
  func markChanged() {
    sizes = []
    guides = []
    parent?.markChanged()
  }

  /// Tells a layout, and those around it, that it may have changed, though nothing has: SwiftUI cannot always tell.
  public func update() { markChanged() }

  // MARK: - Placement

  func place(at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    let size = size(in: proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    placement = HostPlacement(origin: origin, size: size, proposal: proposal)
  }

  /// The placement that a layout has given to the view. A view that it has forgotten stands in the middle.
  func takePlacement(in bounds: CGRect, _ proposal: ProposedViewSize) -> HostPlacement {
    if placement == nil { place(at: CGPoint(x: bounds.midX, y: bounds.midY), .center, proposal) }
    defer { placement = nil }
    return placement ?? HostPlacement(origin: .zero, size: .zero, proposal: proposal)
  }
}
