/// The counts of calls to a view since the last reset.
public struct HostCounts {
  /// The proposals with which the layout around the view measured the view, in order.
  public var proposals: [ProposedViewSize] = []
  /// The proposals with which the view was placed.
  public var placements: [ProposedViewSize] = []
  /// The number of guides that were read from the view's dimensions.
  public var guideReads = 0
  /// The number of sizes that the view computed because they were not cached.
  public var measurements = 0
  /// The number of calls of `makeCache`, if the view is a layout.
  public var cachesMade = 0
  /// The number of calls of `updateCache`.
  public var cachesUpdated = 0
  /// The number of calls of `placeSubviews` that set the frames of subviews.
  public var placementsOfSubviews = 0

  /// The distinct proposals of measurements and placements.
  public var differentProposals: Set<ProposedViewSize> { Set(proposals).union(placements) }
}

/// The placement of a subview by a layout.
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
  /// The counts of calls to the view.
  public internal(set) var counts = HostCounts()
  /// The frame in the host, after the last pass.
  public internal(set) var frame = CGRect.zero

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(guide: HostGuide, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)] = []
  private var placement: HostPlacement?

  /// The subviews, if the view is a layout.
  public var subviews: [HostNode] { [] }

  /// The nodes that are not layouts, depth first.
  public var leaves: [HostNode] { subviews.isEmpty && !isLayout ? [self] : subviews.flatMap(\.leaves) }

  /// All nodes, depth first.
  public var nodes: [HostNode] { [self] + subviews.flatMap(\.nodes) }

  var isLayout: Bool { false }

  // MARK: - Overridden by kinds of nodes

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func findValue(of guide: HostGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  func layOut(in bounds: CGRect, _ proposal: ProposedViewSize) {}

  // MARK: - Cached results

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

  /// Discards the cached results of the view and of the layouts around it, after a change inside the view.
  func markChanged() {
    sizes = []
    guides = []
    parent?.markChanged()
  }

  /// Marks a layout and the layouts around it as changed, although nothing has changed. SwiftUI does this if it cannot
  /// detect that nothing has changed.
  public func update() { markChanged() }

  // MARK: - Placement

  func place(at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    let size = size(in: proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    placement = HostPlacement(origin: origin, size: size, proposal: proposal)
  }

  /// Takes the placement of the view by its layout. A view that the layout did not place is centered.
  func takePlacement(in bounds: CGRect, _ proposal: ProposedViewSize) -> HostPlacement {
    if placement == nil { place(at: CGPoint(x: bounds.midX, y: bounds.midY), .center, proposal) }
    defer { placement = nil }
    return placement ?? HostPlacement(origin: .zero, size: .zero, proposal: proposal)
  }
}
