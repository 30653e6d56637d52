#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  /// A subview of a ``FlexStack``, and the sizes that it has returned since the last update of the cache.
  ///
  /// CSS gives an item its max-content width, its min-content width as the least to which it shrinks, and then its height at the width that it
  /// gets: three proposals. The second is saved where it can be. First the item is laid out as if it could take any width. If the subview,
  /// proposed the width that comes of it, is not wider, then its min-content width is not larger either, and nothing depends on it. Otherwise
  /// its min-content width is found out, and the stack is laid out again.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FlexStackItem {
    let leaf: NodeID
    private let traits: FlexStackItemTraits
    private var answers: [Answer] = []
    /// The width at the ideal size.
    private(set) var naturalWidth: Double?
    /// The min-content width, where it is known.
    private var minimumWidth: Double?
    /// The engine has taken 0 for the min-content width.
    private var assumesMinimum = false

    private struct Answer {
      let proposal: ProposedViewSize
      let measurement: LayoutEngine.LeafMeasurement
    }

    /// While a stack is resized in small steps, every step adds sizes; the oldest ones are dropped.
    private static var answersKept: Int { 6 }

    init(leaf: NodeID, _ traits: FlexStackItemTraits) { (self.leaf, self.traits) = (leaf, traits) }

    /// Whether the content scrolls, so that its baseline is kept within the box.
    var clipsBaseline: Bool { traits.contains(.clipsBaseline) }

    // MARK: - Questions of the engine

    /// Measures the subview for the engine.
    ///
    /// - Parameter assumesMinimum: Whether 0 may be returned for a min-content width that is not known.
    /// - Returns: `nil` if a measurement has to show first whether the subview can be as narrow as has been assumed.
    mutating func measure(
      _ subview: LayoutSubview, _ input: MeasureInput, assumesMinimum mayAssume: Bool
    ) -> LayoutEngine.LeafMeasurement? {
      if input.knownWidth == nil, input.availableWidth == .minContent, let width = minimumAnswer(mayAssume) {
        return LayoutEngine.LeafMeasurement(width: width, height: 0)
      }
      let proposal = ProposedViewSize(input)
      if let known = answer(to: proposal) { return known }
      if mayAssume, let width = input.knownWidth, isDoubtful(width) { return nil }
      return ask(subview, proposal)
    }

    /// The min-content width as far as it is known or assumed.
    private mutating func minimumAnswer(_ mayAssume: Bool) -> Double? {
      if let minimumWidth { return minimumWidth }
      guard mayAssume, traits.contains(.mayAssumeMinimum), naturalWidth != nil else { return nil }
      assumesMinimum = true
      return 0
    }

    /// Measures the subview, unless it has returned a size for the same proposal: min-content and a width of 0 are the same one.
    @discardableResult
    private mutating func ask(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> LayoutEngine.LeafMeasurement {
      if let known = answer(to: proposal) { return known }
      let measurement =
        traits.contains(.alignsBaselines) ? subview.baselines(in: proposal) : subview.size(in: proposal)
      // The ideal size is the one that subviews are placed with most.
      if answers.count == Self.answersKept { answers.remove(at: answers[0].proposal == .unspecified ? 1 : 0) }
      answers.append(Answer(proposal: proposal, measurement: measurement))
      if proposal == .unspecified { naturalWidth = measurement.size.width }
      return measurement
    }

    private func answer(to proposal: ProposedViewSize) -> LayoutEngine.LeafMeasurement? {
      answers.last { $0.proposal == proposal }?.measurement
    }

    // MARK: - Widths that have been assumed

    /// Whether the engine has taken 0 for a min-content width that is not known.
    var dependsOnAssumption: Bool { assumesMinimum && minimumWidth == nil }

    /// Whether a width may be less than the subview takes.
    func isDoubtful(_ width: Double) -> Bool {
      guard dependsOnAssumption, let naturalWidth, width < naturalWidth - Self.slack else { return false }
      return !answers.contains { answer in
        answer.proposal.height == nil && answer.proposal.width.map { abs(Double($0) - width) < Self.slack } ?? false
      }
    }

    /// What sums in another order leave of a width.
    private static var slack: Double { 1e-6 }

    /// Proposes a width that is doubtful.
    ///
    /// - Returns: Whether the subview cannot be as narrow.
    mutating func refuses(_ subview: LayoutSubview, _ width: Double) -> Bool {
      let answered = ask(subview, ProposedViewSize(width: CGFloat(width), height: nil)).size.width
      if answered <= width + Self.slack { return false }
      // A subview that keeps its ideal width here keeps it in less room, too.
      if let naturalWidth, answered >= naturalWidth { minimumWidth = naturalWidth } else { askMinimum(subview) }
      return minimumWidth ?? 0 > width
    }

    /// Finds out the min-content width.
    mutating func askMinimum(_ subview: LayoutSubview) {
      minimumWidth = ask(subview, ProposedViewSize(width: 0, height: nil)).size.width
    }

    // MARK: - Placement

    /// The proposal for which the subview returned a size; along each axis it proposed just that, or nothing.
    func proposal(answeredWith size: LayoutSize) -> ProposedViewSize? {
      func matches(_ proposed: CGFloat?, _ answered: Double, _ extent: Double) -> Bool {
        abs((proposed.map { Double($0) } ?? answered) - extent) < Self.slack
      }
      return answers.last {
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
    /// The proposal that a question of the engine is: min-content is 0, max-content is nothing, the ideal size.
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
