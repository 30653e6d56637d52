#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  /// A subview of a ``FlexStack``, and what it has answered since SwiftUI said last that something may have changed.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FlexStackItem {
    let leaf: NodeID
    /// Whether the layout depends on the baselines of the subview.
    private let alignsBaselines: Bool
    /// Whether the content scrolls, so that its baseline is kept within the box.
    let clipsBaseline: Bool
    private var answers: [Answer] = []

    private struct Answer {
      let proposal: ProposedViewSize
      let measurement: LayoutEngine.Measurement
    }

    /// While a stack is resized in small steps every step adds answers; the oldest ones are dropped.
    private static var answersKept: Int { 6 }

    init(leaf: NodeID, _ style: Style, in container: Style) {
      self.leaf = leaf
      alignsBaselines = style.alignsBaselines(in: container)
      clipsBaseline = [style.overflowX, style.overflowY].contains { $0 == .scroll || $0 == .hidden }
    }

    /// Answers a question of the engine. The engine asks no question twice; but min-content and a width of 0 are the same proposal.
    mutating func measure(_ subview: LayoutSubview, _ input: MeasureInput) -> LayoutEngine.Measurement {
      let proposal = ProposedViewSize(input)
      if let known = answers.first(where: { $0.proposal == proposal }) { return known.measurement }
      let measurement = alignsBaselines ? subview.baselines(in: proposal) : subview.size(in: proposal)
      if answers.count == Self.answersKept { answers.removeFirst() }
      answers.append(Answer(proposal: proposal, measurement: measurement))
      return measurement
    }

    /// The proposal to which the subview answered with a size; along each axis it proposed just that, or nothing.
    func proposal(answeredWith size: LayoutSize) -> ProposedViewSize? {
      func matches(_ proposed: CGFloat?, _ answered: Double, _ extent: Double) -> Bool {
        proposed.map { Double($0) } ?? answered == extent
      }
      return answers.last {
        matches($0.proposal.width, $0.measurement.size.width, size.width)
          && matches($0.proposal.height, $0.measurement.size.height, size.height)
      }?.proposal
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension LayoutSubview {
    fileprivate func size(in proposal: ProposedViewSize) -> LayoutEngine.Measurement {
      let size = sizeThatFits(proposal)
      return LayoutEngine.Measurement(width: Double(size.width), height: Double(size.height))
    }

    /// The size with the baselines, where the subview has some. They cost much more than the size: for a guide SwiftUI goes through everything inside a subview.
    fileprivate func baselines(in proposal: ProposedViewSize) -> LayoutEngine.Measurement {
      let dimensions = dimensions(in: proposal)
      return LayoutEngine.Measurement(
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

  extension Style {
    /// Whether the place of an item depends on a baseline of its content. In columns it does so only where lines of text run vertically.
    fileprivate func alignsBaselines(in container: Style) -> Bool {
      switch alignSelf {
      case .baseline, .lastBaseline: break
      case .auto where container.alignItems == .baseline || container.alignItems == .lastBaseline: break
      default: return false
      }
      let isRow = container.direction == .row || container.direction == .rowReverse
      let hasVerticalLines = writingMode.isVertical || container.writingMode.isVertical
      return isRow || hasVerticalLines
    }
  }
#endif
