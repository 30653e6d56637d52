import Foundation
import LayoutDocument
import LayoutTestSupport
import PlatformView
import StackViewLayout
import ViewTestSupport

/// A stack of labels, and operations on all of them.
struct MeteredStack {
  let meter: WorkMeter
  let stack: StackView
  let labels: [TestLabel]

  init(_ count: Int, _ meter: WorkMeter) {
    self.meter = meter
    stack = meter.add(StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
    labels = meter.labels(count)
    for label in labels { stack.addItem(label) }
    stack.layoutIfNeeded()
  }

  /// Performs an operation on each label, in an order, and lays out once.
  func forEach(_ order: MeteredOrder = .forth, _ body: @escaping (StackView, TestLabel) -> Void) -> () -> Void {
    let ordered = order.of(labels)
    return {
      for label in ordered {
        meter.calls += 1
        body(stack, label)
      }
      stack.layoutIfNeeded()
    }
  }
}

/// The order of an operation on all items.
enum MeteredOrder {
  case forth
  case back
  case random

  func of<Element>(_ elements: [Element]) -> [Element] {
    switch self {
    case .forth: return elements
    case .back: return elements.reversed()
    case .random:
      var generator = SplitMix64(seed: 7)
      return elements.shuffled(using: &generator)
    }
  }
}

nonisolated extension MeteredCalls {
  /// Calls that add something to an empty stack.
  private static func filling(
    _ description: String, _ add: @escaping ViewWork<StackView, Int, WorkMeter>
  ) -> MeteredCalls {
    MeteredCalls(description) { count, meter in
      let stack = meter.add(StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
      return {
        for index in 0..<count {
          meter.calls += 1
          add(stack, index, meter)
        }
        stack.layoutIfNeeded()
      }
    }
  }

  /// Calls for each of the labels in a stack that was laid out.
  private static func editing(
    _ description: String, _ order: MeteredOrder = .forth,
    _ edit: @escaping ViewWork<StackView, TestLabel>
  ) -> MeteredCalls {
    MeteredCalls(description) { count, meter in MeteredStack(count, meter).forEach(order, edit) }
  }

  /// One call for a stack of so many labels.
  private static func single(_ description: String, _ call: @escaping ViewWork<StackView>) -> MeteredCalls {
    MeteredCalls(description) { count, meter in
      let metered = MeteredStack(count, meter)
      return {
        meter.calls += 1
        call(metered.stack)
        metered.stack.layoutIfNeeded()
      }
    }
  }

  static let adding = [
    filling("addItem") { stack, _, meter in stack.addItem(meter.label()) },
    filling("addSpacer") { stack, _, meter in meter.add(stack.addSpacer().node) },
    filling("addDivider") { stack, _, meter in
      stack.addDivider { meter.label() }
      stack.addItem(meter.label())
    },
    filling("addStack") { stack, _, meter in meter.add(stack.addStack().item.node) },
    filling("addStackView") { stack, _, meter in meter.add(stack.addStackView()) },
    filling("addItem to groups in turn") { stack, index, meter in
      let group = stack.addStack()
      meter.add(group.item.node)
      group.addItem(meter.label())
      group.addItem(meter.label())
    },
    filling("addItem and addSubview in turn") { stack, _, meter in
      stack.addItem(meter.label())
      stack.addSubview(meter.label())
    },
    filling("insertItem(at: 0)") { stack, _, meter in stack.insertItem(meter.label(), at: 0) },
    filling("insertItem in the middle") { stack, index, meter in stack.insertItem(meter.label(), at: index / 2) },
    filling("insertItem anywhere") { stack, index, meter in
      stack.insertItem(meter.label(), at: index * 7919 % (index + 1))
    },
    filling("insertItem before spacers") { stack, index, meter in
      meter.add(stack.addSpacer().node)
      stack.insertItem(meter.label(), at: index)
    },
    filling("insertItem before the last") { stack, _, meter in
      let label = meter.label()
      if let last = stack.subviews.last { stack.insertItem(label, before: last) } else { stack.addItem(label) }
    },
    filling("insertItem after the first") { stack, _, meter in
      let label = meter.label()
      if let first = stack.subviews.first { stack.insertItem(label, after: first) } else { stack.addItem(label) }
    },
  ]

  static let removing = [
    editing("removeItem from the first on") { stack, label in stack.removeItem(label) },
    editing("removeItem from the last on", .back) { stack, label in stack.removeItem(label) },
    editing("removeItem in any order", .random) { stack, label in stack.removeItem(label) },
    editing("removeFromSuperview", .random) { _, label in label.removeFromSuperview() },
    editing("removeItem and addItem in turn", .random) { stack, label in
      stack.removeItem(label)
      stack.addItem(label)
    },
    editing("removeFromSuperview and addItem in turn", .random) { stack, label in
      label.removeFromSuperview()
      stack.addItem(label)
    },
    editing("removeFromSuperview and insertItem in turn", .random) { stack, label in
      label.removeFromSuperview()
      stack.insertItem(label, at: 3)
    },
    MeteredCalls("removeItem of spacers") { count, meter in
      let stack = meter.add(StackView())
      let spacers = (0..<count).map { _ in stack.addSpacer() }
      for spacer in spacers { meter.add(spacer.node) }
      stack.layoutIfNeeded()
      return {
        for spacer in MeteredOrder.random.of(spacers) { stack.removeItem(spacer) }
        meter.calls += count
        stack.layoutIfNeeded()
      }
    },
  ]

  static let moving = [
    editing("addItem of the first item") { stack, label in stack.addItem(label) },
    editing("insertItem(at: 0) of the last item", .back) { stack, label in stack.insertItem(label, at: 0) },
    editing("insertItem of an item anywhere", .random) { stack, label in stack.insertItem(label, at: 5) },
    editing("sendSubviewToBack") { stack, label in stack.sendSubviewToBack(label) },
    MeteredCalls("addItem to another stack") { count, meter in
      let metered = MeteredStack(count, meter)
      let other = meter.add(StackView())
      metered.stack.addItem(other)
      return metered.forEach(.random) { _, label in other.addItem(label) }
    },
    MeteredCalls("addItem to another group") { count, meter in
      let metered = MeteredStack(count, meter)
      let group = metered.stack.addStack()
      meter.add(group.item.node)
      return metered.forEach(.random) { _, label in group.addItem(label) }
    },
  ]

  static let styling = [
    editing("hideItem") { stack, label in stack.hideItem(label) },
    editing("style of an item") { _, label in label.item.grow(2).marginTop(3) },
    editing("style of the stack") { stack, label in stack.gap(CGFloat(label.item.node.placeKey & 1) + 1) },
    editing("setCustomSpacing") { stack, label in stack.setCustomSpacing(4, after: label) },
    editing("distribution") { stack, label in
      stack.distribution(.fill)
      stack.distribution(nil)
    },
    editing("markDirty") { _, label in label.item.markDirty() },
    editing("text") { _, label in
      label.text = "another text"
      label.noteContent()
    },
    editing("isIncludedInLayout") { _, label in label.item.isIncludedInLayout(false) },
    editing("displayScale and direction") { _, label in
      label.displayScale = 3
      label.semanticContentAttribute = .forceRightToLeft
    },
  ]

  static let calling = [
    MeteredCalls("redefine with a group for each label") { count, meter in
      let (stack, labels) = (meter.add(StackView()), meter.labels(count))
      stack.defineRows(of: labels)
      stack.layoutIfNeeded()
      return {
        stack.setNeedsLayout()
        stack.defineRows(of: labels.reversed())
        stack.layoutIfNeeded()
      }
    },
    single("layoutIfNeeded") { $0.setNeedsLayout() },
    single("sizeThatFits") { _ = $0.sizeThatFits(CGSize(width: 50, height: 50)) },
    single("items") { _ = $0.items },
    single("issues") { _ = $0.issues() },
    single("snapshot") { stack in _ = stack.snapshot().map { stack.apply($0.frames()) } },
    single("layoutDocument") { _ = $0.layoutDocument() },
    single("markDirty of a stack") { $0.markDirty() },
    single("distribution by natural sizes") { $0.distribution(.fillProportionally) },
  ]
}

extension StackView {
  /// Redefines the stack with a row for each label.
  fileprivate func defineRows(of labels: [TestLabel]) {
    redefine { stack in for label in labels { stack.addRow { $0.addItem(label) } } }
  }
}
