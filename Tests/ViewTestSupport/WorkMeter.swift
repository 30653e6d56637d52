import Foundation
import LayoutTestSupport
import PlatformView
import ViewTree

/// Counts the work of calls of StackViewLayout and BoxView, instead of timing the calls.
///
/// Each view and each item counts its visits: code that iterates over the subviews of a view or the items of a
/// container, over ancestors or over descendants, adds the number of steps to an integer. The number grows with the
/// square of the number of items if each call visits all items. The binary search for the index of an item is not
/// counted, but the renewal of its search keys is. Moving memory is not counted: an array of 10,000 items takes
/// 80,000 bytes, and the visits of one layout cost more than moving it a hundred times.
package final class WorkMeter {
  private var views: [PlatformView] = []
  private var items: [ViewNode] = []
  /// The number of calls. Each call counts as one unit of work.
  package var calls = 0

  package init() {}

  /// Counts the visits of a view. The meter keeps the view, so that the view counts after its removal.
  @discardableResult package func add<View: PlatformView>(_ view: View) -> View {
    views.append(view)
    items.append(view.viewNode)
    return view
  }

  /// Counts the visits of an item without a view.
  package func add(_ item: ViewNode) { items.append(item) }

  /// A new label whose visits are counted.
  package func label(_ text: String = "text") -> TestLabel { add(TestLabel(text)) }

  /// The given number of new labels.
  package func labels(_ count: Int) -> [TestLabel] { (0..<count).map { _ in label() } }

  /// The total count so far.
  package var total: Int {
    views.reduce(0) { $0 + $1.visitedViews } + items.reduce(0) { $0 + $1.visitedItems } + calls
  }

  /// The largest exponent with which the work grows when a number is doubled three times.
  ///
  /// - Parameter prepare: Prepares the objects for a number of items, and returns the work.
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

/// Work that must grow no faster than the number of items.
package struct MeteredCalls: Sendable, CustomStringConvertible {
  nonisolated package let description: String
  package let prepare: ViewFunction<() -> Void, Int, WorkMeter>

  /// - Parameters:
  ///   - description: The name of the calls.
  ///   - prepare: Prepares the objects for a number of items, and returns the work.
  nonisolated package init(_ description: String, _ prepare: @escaping ViewFunction<() -> Void, Int, WorkMeter>) {
    self.description = description
    self.prepare = prepare
  }

  /// The initial number of items, which is doubled three times.
  private static let count = 200

  package var exponent: Double { WorkMeter.exponent(from: MeteredCalls.count, prepare) }
}
