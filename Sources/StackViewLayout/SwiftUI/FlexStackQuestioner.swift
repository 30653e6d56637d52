#if canImport(SwiftUI)
  import LayoutEngine
  import SwiftUI

  /// Measures subviews while the engine works, and keeps their sizes.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  final class FlexStackQuestioner {
    private let subviews: LayoutSubviews
    private(set) var items: [FlexStackItem]
    private lazy var indices = Dictionary(uniqueKeysWithValues: zip(items.map(\.leaf), items.indices))
    /// Whether the widths of the subviews depend on each other: in a row with one line.
    private let isLine: Bool
    /// Whether min-content widths may be assumed.
    private let assumesMinimums: Bool
    /// Widths of subviews that may be less than they take, by the indices of the subviews.
    private var doubts: [Int: Double] = [:]
    private var roundCount = 0

    init(_ subviews: LayoutSubviews, _ items: [FlexStackItem], isLine: Bool, assumesMinimums: Bool) {
      (self.subviews, self.items, self.isLine, self.assumesMinimums) = (subviews, items, isLine, assumesMinimums)
    }

    func measure(_ leaf: NodeID, _ input: MeasureInput) -> LayoutEngine.LeafMeasurement {
      guard let index = indices[leaf], index < subviews.count else {
        return LayoutEngine.LeafMeasurement(size: LayoutSize())
      }
      if let answer = items[index].measure(subviews[index], input, assumesMinimum: assumesMinimums) { return answer }
      let width = input.knownWidth ?? 0
      doubts[index] = width
      // Whatever the height is, the layout is made again.
      return LayoutEngine.LeafMeasurement(width: width, height: 0)
    }

    /// Takes note of the width that a subview has got.
    func note(_ width: @autoclosure () -> Double, of index: Int) {
      guard index < subviews.count, items[index].dependsOnAssumption else { return }
      let width = width()
      if items[index].isDoubtful(width) { doubts[index] = width }
    }

    /// Asks the subviews whose widths are doubtful.
    ///
    /// - Returns: The leaves to be laid out anew, none if nothing was doubtful.
    func settleDoubts() -> [NodeID] {
      if doubts.isEmpty { return [] }
      defer { doubts = [:] }
      roundCount += 1
      // The narrow ones are the likeliest to keep their widths.
      let order = doubts.keys.sorted {
        (items[$0].naturalWidth ?? 0, $0) < (items[$1].naturalWidth ?? 0, $1)
      }
      var refused: Double?
      for index in order {
        let natural = items[index].naturalWidth ?? 0
        // What one of them keeps, the others in a line have to give: those that are much wider are asked when it is known how much.
        if isLine, roundCount <= Self.assumingRounds, let refused, natural > 2 * refused { break }
        if roundCount > Self.assumingRounds {
          items[index].askMinimum(subviews[index])
        } else if items[index].refuses(subviews[index], doubts[index] ?? 0) {
          refused = max(refused ?? 0, natural)
        }
      }
      return order.map { items[$0].leaf }
    }

    /// In later rounds no width is assumed any more, so that their number, and that of the proposals, has a bound.
    private static var assumingRounds: Int { 2 }
  }
#endif
