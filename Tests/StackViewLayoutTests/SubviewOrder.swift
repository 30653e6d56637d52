import PlatformView
import StackViewLayout

extension StackView {
  /// Checks that the items of the stack, and of the groups in it, are its subviews, and have their order in each container.
  ///
  /// - Parameters:
  ///   - name: The name of the stack in messages.
  ///   - group: Returns the group of an item without a view.
  /// - Returns: What is wrong.
  func orderFaults(_ name: String, _ group: (StackItem) -> StackGroup?) -> [String] {
    var faults: [String] = []
    var places: [PlatformView: Int] = [:]
    for (place, view) in subviews.enumerated() { places[view] = place }
    var found: Set<PlatformView> = []
    var pending: [any StackContainer] = [self]
    while let container = pending.popLast() {
      let views = container.items.compactMap(\.view)
      let order = views.map { places[$0] ?? -1 }
      if order.contains(-1) || order != order.sorted() { faults.append("\(name): \(order) is not the order") }
      found.formUnion(views)
      pending += container.items.compactMap { group($0) }
    }
    if found.count != subviews.count { faults.append("\(name): \(found.count) items of \(subviews.count)") }
    return faults
  }
}
