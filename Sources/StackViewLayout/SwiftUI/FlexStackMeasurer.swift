#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  /// Measures subviews for the engine, and keeps their sizes.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  final class FlexStackMeasurer {
    private let subviews: LayoutSubviews
    private(set) var items: [FlexStackItem]
    private lazy var indices = Dictionary(uniqueKeysWithValues: zip(items.map(\.leaf), items.indices))
    /// Whether the widths of the subviews depend on each other: in a row with one line.
    private let isLine: Bool
    /// Whether min-content widths may be assumed.
    private let assumesMinimums: Bool
    /// Widths that may be less than the minimum widths of their subviews, by the indices of the subviews.
    private var uncertainWidths: [Int: Double] = [:]
    private var roundCount = 0

    init(_ subviews: LayoutSubviews, _ items: [FlexStackItem], isLine: Bool, assumesMinimums: Bool) {
      (self.subviews, self.items, self.isLine, self.assumesMinimums) = (subviews, items, isLine, assumesMinimums)
    }

    func measure(_ leaf: NodeID, _ input: MeasureInput) -> LayoutEngine.LeafMeasurement {
      guard let index = indices[leaf], index < subviews.count else {
        return LayoutEngine.LeafMeasurement(size: LayoutSize())
      }
      if let result = items[index].measure(subviews[index], input, assumesMinimum: assumesMinimums) { return result }
      let width = input.knownWidth ?? 0
      uncertainWidths[index] = width
      // The height has no effect, because the layout is repeated.
      return LayoutEngine.LeafMeasurement(width: width, height: 0)
    }

    /// Notes the used width of a subview.
    func note(_ width: @autoclosure () -> Double, of index: Int) {
      guard index < subviews.count, items[index].dependsOnAssumption else { return }
      let width = width()
      if items[index].isUncertain(width) { uncertainWidths[index] = width }
    }

    /// Measures the subviews with uncertain widths.
    ///
    /// - Returns: The leaves to lay out again; none if no width was uncertain.
    func resolveUncertainWidths() -> [NodeID] {
      if uncertainWidths.isEmpty { return [] }
      defer { uncertainWidths = [:] }
      roundCount += 1
      // Narrow subviews are the most likely to keep their widths.
      let order = uncertainWidths.keys.sorted {
        (items[$0].naturalWidth ?? 0, $0) < (items[$1].naturalWidth ?? 0, $1)
      }
      var widest: Double?
      for index in order {
        let natural = items[index].naturalWidth ?? 0
        // In a line, the others have to shrink by the width that one of them keeps. Much wider ones are measured when
        // that is known.
        if isLine, roundCount <= Self.assumingRounds, let widest, natural > 2 * widest { break }
        if roundCount > Self.assumingRounds {
          items[index].measureMinimum(subviews[index])
        } else if items[index].exceeds(subviews[index], uncertainWidths[index] ?? 0) {
          widest = max(widest ?? 0, natural)
        }
      }
      return order.map { items[$0].leaf }
    }

    /// In later rounds no width is assumed, so that the number of rounds and of proposals is bounded.
    private static var assumingRounds: Int { 2 }
  }
#endif
