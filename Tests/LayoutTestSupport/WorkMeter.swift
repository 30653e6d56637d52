#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import PlatformView
  import ViewTree

  /// How much work calls of the faces are, counted and not timed.
  ///
  /// A view and an item each count what was visited on their behalf: wherever the code goes through the subviews of a view or through
  /// the items of a container, up to the containers around, or down to what is inside, it adds the number of steps to a plain integer.
  /// That is what grows with the square of the number of items where a call looks at all of them. Finding the place of an item is a
  /// binary search and counts nothing; keys that the search needs count when they are given anew. What is not counted is moving memory:
  /// an array of 10,000 items is 80,000 bytes, and the visits of one layout cost more than moving it a hundred times.
  package final class WorkMeter {
    private var views: [HeadlessView] = []
    private var items: [ViewNode] = []
    /// Calls, each of which is a unit of work at least.
    package var calls = 0

    package init() {}

    /// Counts what is visited on behalf of a view from now on. It is kept, so that it counts after it was removed.
    @discardableResult package func add<View: HeadlessView>(_ view: View) -> View {
      views.append(view)
      items.append(view.viewNode)
      return view
    }

    /// Counts what is visited on behalf of an item without a view.
    package func add(_ item: ViewNode) { items.append(item) }

    /// A new label, which is counted.
    package func label(_ text: String = "text") -> HeadlessLabel { add(HeadlessLabel(text)) }

    /// So many new labels.
    package func labels(_ count: Int) -> [HeadlessLabel] { (0..<count).map { _ in label() } }

    /// All that was counted up to now.
    package var total: Int {
      views.reduce(0) { $0 + $1.visitedViews } + items.reduce(0) { $0 + $1.visitedItems } + calls
    }

    /// The largest exponent with which the work grows when a number is doubled three times.
    ///
    /// - Parameter prepare: Makes what is to be worked on, and returns the work, which is done for a number of items.
    package static func exponent(from count: Int, _ prepare: (Int, WorkMeter) -> () -> Void) -> Double {
      Growth.exponent(from: count) { count in
        let meter = WorkMeter()
        let work = prepare(count, meter)
        let before = meter.total
        work()
        return meter.total - before
      }
    }
  }

  /// Work that is to grow no faster than the number of items.
  package struct MeteredCalls: Sendable, CustomStringConvertible {
    package let description: String
    package let prepare: @Sendable (Int, WorkMeter) -> () -> Void

    /// - Parameters:
    ///   - description: What is called.
    ///   - prepare: Makes what is to be worked on, and returns the work.
    package init(_ description: String, _ prepare: @escaping @Sendable (Int, WorkMeter) -> () -> Void) {
      self.description = description
      self.prepare = prepare
    }

    /// With how many items the work is counted, before that number is doubled three times.
    private static let count = 200
    package static let largestExponent = Growth.largestExponent

    package var exponent: Double { WorkMeter.exponent(from: MeteredCalls.count, prepare) }
  }
#endif
