#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  /// A subview of a ``FlexStack``, and the sizes that it has returned since the last update of the cache.
  ///
  /// CSS needs three sizes of an item: its max-content width, its min-content width, which is the least to which it
  /// shrinks, and its height at the width that it gets. The second measurement is avoided if possible. The item is
  /// first laid out as if it could take any width. The resulting width is proposed to the subview. If the subview is
  /// not wider, its min-content width is not larger either, and has no effect. Otherwise, the min-content width is
  /// measured, and the stack is laid out again.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FlexStackItem {
    let leaf: NodeID
    private let traits: FlexStackItemTraits
    private var results: [MeasuredSize] = []
    /// The width at the ideal size.
    private(set) var naturalWidth: Double?
    /// The min-content width, where it is known.
    private var minimumWidth: Double?
    /// Whether the engine has used 0 as the min-content width.
    private var assumesMinimum = false

    private struct MeasuredSize {
      let proposal: ProposedViewSize
      let measurement: LayoutEngine.LeafMeasurement
    }

    /// While a stack is resized in small steps, every step adds sizes. The oldest ones are removed.
    private static var keptResults: Int { 6 }

    init(leaf: NodeID, _ traits: FlexStackItemTraits) { (self.leaf, self.traits) = (leaf, traits) }

    /// Whether the content scrolls, so that its baseline is kept within the box.
    var clipsBaseline: Bool { traits.contains(.clipsBaseline) }

    // MARK: - Measuring for the engine

    /// Measures the subview for the engine.
    ///
    /// - Parameter assumesMinimum: Whether 0 may be returned for a min-content width that is not known.
    /// - Returns: `nil` if a measurement is needed to determine whether the subview can be as narrow as assumed.
    mutating func measure(
      _ subview: LayoutSubview, _ input: MeasureInput, assumesMinimum mayAssume: Bool
    ) -> LayoutEngine.LeafMeasurement? {
      if input.knownWidth == nil, input.availableWidth == .minContent, let width = knownMinimum(mayAssume) {
        return LayoutEngine.LeafMeasurement(width: width, height: 0)
      }
      let proposal = ProposedViewSize(input)
      if let known = result(of: proposal) { return known }
      if mayAssume, let width = input.knownWidth, isUncertain(width) { return nil }
      return measureOnce(subview, proposal)
    }

    /// The min-content width, as far as it is known or assumed.
    private mutating func knownMinimum(_ mayAssume: Bool) -> Double? {
      if let minimumWidth { return minimumWidth }
      guard mayAssume, traits.contains(.mayAssumeMinimum), naturalWidth != nil else { return nil }
      assumesMinimum = true
      return 0
    }

    /// Measures the subview, unless it was measured with the same proposal. Min-content and a width of 0 are the same
    /// proposal.
    @discardableResult
    private mutating func measureOnce(
      _ subview: LayoutSubview, _ proposal: ProposedViewSize
    ) -> LayoutEngine.LeafMeasurement {
      if let known = result(of: proposal) { return known }
      let measurement =
        traits.contains(.alignsBaselines) ? subview.baselines(in: proposal) : subview.size(in: proposal)
      // The ideal size is the one that subviews are placed with most.
      if results.count == Self.keptResults { results.remove(at: results[0].proposal == .unspecified ? 1 : 0) }
      results.append(MeasuredSize(proposal: proposal, measurement: measurement))
      if proposal == .unspecified { naturalWidth = measurement.size.width }
      return measurement
    }

    private func result(of proposal: ProposedViewSize) -> LayoutEngine.LeafMeasurement? {
      results.last { $0.proposal == proposal }?.measurement
    }

    // MARK: - Assumed widths

    /// Whether the engine has used 0 as a min-content width that is not known.
    var dependsOnAssumption: Bool { assumesMinimum && minimumWidth == nil }

    /// Whether a width may be less than the minimum width of the subview.
    func isUncertain(_ width: Double) -> Bool {
      guard dependsOnAssumption, let naturalWidth, width < naturalWidth - Self.slack else { return false }
      return !results.contains { result in
        result.proposal.height == nil && result.proposal.width.map { abs(Double($0) - width) < Self.slack } ?? false
      }
    }

    /// The tolerance for rounding errors of widths.
    private static var slack: Double { 1e-6 }

    /// Proposes an uncertain width.
    ///
    /// - Returns: Whether the minimum width of the subview is larger than this width.
    mutating func exceeds(_ subview: LayoutSubview, _ width: Double) -> Bool {
      let found = measureOnce(subview, ProposedViewSize(width: CGFloat(width), height: nil)).size.width
      if found <= width + Self.slack { return false }
      // A subview that keeps its ideal width here also keeps it in less space.
      if let naturalWidth, found >= naturalWidth { minimumWidth = naturalWidth } else { measureMinimum(subview) }
      return minimumWidth ?? 0 > width
    }

    /// Measures the min-content width.
    mutating func measureMinimum(_ subview: LayoutSubview) {
      minimumWidth = measureOnce(subview, ProposedViewSize(width: 0, height: nil)).size.width
    }

    // MARK: - Placement

    /// The proposal for which the subview returned a size. Along each axis, the proposal is equal to the size or `nil`.
    func proposal(resultingIn size: LayoutSize) -> ProposedViewSize? {
      func matches(_ proposed: CGFloat?, _ found: Double, _ extent: Double) -> Bool {
        abs((proposed.map { Double($0) } ?? found) - extent) < Self.slack
      }
      return results.last {
        matches($0.proposal.width, $0.measurement.size.width, size.width)
          && matches($0.proposal.height, $0.measurement.size.height, size.height)
      }?.proposal
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension LayoutSubview {
    fileprivate func size(in proposal: ProposedViewSize) -> LayoutEngine.LeafMeasurement {
      let size = sizeThatFits(proposal)
      return LayoutEngine.LeafMeasurement(width: Double(size.width), height: Double(size.height))
    }

    /// The size with the baselines, where the subview has some. They cost much more than the size: to find a guide, SwiftUI goes through
    /// everything inside a subview.
    fileprivate func baselines(in proposal: ProposedViewSize) -> LayoutEngine.LeafMeasurement {
      let dimensions = dimensions(in: proposal)
      return LayoutEngine.LeafMeasurement(
        width: Double(dimensions.width), height: Double(dimensions.height),
        firstBaseline: dimensions[explicit: VerticalAlignment.firstTextBaseline].map { Double($0) },
        lastBaseline: dimensions[explicit: VerticalAlignment.lastTextBaseline].map { Double($0) })
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension ProposedViewSize {
    /// The proposal for a measurement of the engine: min-content is 0, max-content is `nil`, the ideal size.
    fileprivate init(_ input: MeasureInput) {
      func extent(_ known: Double?, _ available: AvailableSpace) -> CGFloat? {
        if let known { return CGFloat(known) }
        switch available {
        case .definite(let space): return CGFloat(space)
        case .minContent: return 0
        case .maxContent: return nil
        }
      }
      self.init(
        width: extent(input.knownWidth, input.availableWidth),
        height: extent(input.knownHeight, input.availableHeight))
    }
  }
#endif
