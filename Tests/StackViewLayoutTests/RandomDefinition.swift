import BoxView
import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import ViewTestSupport

/// What a definition adds to a stack, and how the stack arranges it.
struct RandomDefinition {
  /// An item, with what it contains.
  indirect enum Part {
    case label(Int, text: String)
    case made(Int, text: String)
    case spacer
    case divider
    case group(RandomDefinition)
    case row(RandomDefinition)
    case stack(RandomDefinition)
    case kept(Int, RandomDefinition)
    case box(Int, labels: [Int])
  }

  /// A part with the properties of its item; 0 is not set.
  struct Item {
    var part: Part
    var settings: Int
    var number: Double
  }

  var items: [Item] = []
  var arrangement = 0
  /// The index after which the gap is another one.
  var spacedItem: Int?

  /// The maximum depth of nested stacks.
  private static let depth = 3

  /// Makes a random definition of labels and stacks, each of which is used at most once.
  static func random(_ random: inout SplitMix64) -> RandomDefinition {
    var pool = Pool(
      labels: Array(0..<12).shuffled(using: &random), made: Array(0..<7).shuffled(using: &random), kept: [0, 1, 2],
      boxes: [0, 1])
    return RandomDefinition(&random, &pool, depth: 0)
  }

  private struct Pool {
    var labels: [Int]
    var made: [Int]
    var kept: [Int]
    var boxes: [Int]
  }

  private init(_ random: inout SplitMix64, _ pool: inout Pool, depth: Int) {
    arrangement = random.chance(50) ? random.integer(1...5) : 0
    for _ in 0..<random.integer(0...4) {
      guard let part = Self.part(&random, &pool, depth: depth) else { continue }
      let settings = random.chance(50) ? random.integer(1...9) : 0
      items.append(Item(part: part, settings: settings, number: Double(random.integer(1...20))))
    }
    spacedItem = random.chance(20) && !items.isEmpty ? random.integer(0...items.count - 1) : nil
  }

  private static func part(_ random: inout SplitMix64, _ pool: inout Pool, depth: Int) -> Part? {
    let text = String(repeating: "ab ", count: random.integer(1...4))
    let kind = random.integer(0...(depth < RandomDefinition.depth ? 9 : 4))
    switch kind {
    case 0...2: return pool.labels.popLast().map { .label($0, text: text) }
    case 3: return pool.made.popLast().map { .made($0, text: text) }
    case 4:
      if random.chance(50) { return .box(&random, &pool.boxes, &pool.labels) }
      return random.chance(50) ? .spacer : .divider
    case 5: return .row(RandomDefinition(&random, &pool, depth: depth + 1))
    case 6: return .stack(RandomDefinition(&random, &pool, depth: depth + 1))
    case 7, 8: return .group(RandomDefinition(&random, &pool, depth: depth + 1))
    default:
      guard let kept = pool.kept.popLast() else { return nil }
      return .kept(kept, RandomDefinition(&random, &pool, depth: depth + 1))
    }
  }

  /// Changes one thing in the definition, or makes another one.
  mutating func change(_ random: inout SplitMix64) {
    if items.isEmpty || random.chance(20) {
      self = .random(&random)
      return
    }
    switch random.integer(0...4) {
    case 0: items.shuffle(using: &random)
    case 1: items.remove(at: random.integer(0...items.count - 1))
    case 2: arrangement = random.integer(0...5)
    case 3: items[random.integer(0...items.count - 1)].settings = random.integer(0...9)
    default:
      let index = random.integer(0...items.count - 1)
      if case .label(let label, _) = items[index].part { items[index].part = .label(label, text: "abc ab a") }
    }
  }
}

extension RandomDefinition.Part {
  fileprivate static func box(
    _ random: inout SplitMix64, _ boxes: inout [Int], _ labels: inout [Int]
  ) -> RandomDefinition.Part? {
    guard let box = boxes.popLast() else { return nil }
    return .box(box, labels: (0..<random.integer(0...2)).compactMap { _ in labels.popLast() })
  }
}

/// The views that random definitions use.
final class DefinedScreen: ViewIsolated {
  let root: StackView
  private let labels = (0..<12).map { _ in TestLabel("") }
  private let kept = (0..<3).map { _ in StackView() }
  private let boxes = (0..<2).map { _ in BoxView() }

  /// The first item, which no definition adds.
  private let header = TestLabel("header")

  init(root: StackView = StackView()) {
    self.root = root
    root.addItem(header).height(5)
    // Properties outside of definitions.
    labels[0].item.grow(2)
    kept[0].direction(.row).padding(1)
    root.frame = CGRect(x: 0, y: 0, width: 150, height: 200)
  }

  /// Runs a definition.
  func define(_ definition: RandomDefinition) { root.redefine { add(definition, to: $0) } }

  func add(_ definition: RandomDefinition, to stack: some StackContainer) {
    arrange(stack, definition.arrangement)
    for (index, item) in definition.items.enumerated() {
      guard let added = add(item.part, to: stack) else { continue }
      set(added, item.settings, item.number)
      if index == definition.spacedItem, let view = added.view { stack.setCustomSpacing(7, after: view) }
    }
  }

  private func add(_ part: RandomDefinition.Part, to stack: some StackContainer) -> StackItem? {
    switch part {
    case .label(let index, let text):
      let label = labels[index]
      label.text = text
      return stack.addItem(label)
    case .made(let id, let text):
      return stack.addItem(id: id) {
        TestLabel("")
      } update: {
        $0.text = text
      }
    case .spacer: return stack.addSpacer()
    case .divider: return stack.addDivider { PlatformView() }
    case .group(let definition): return stack.addStack { add(definition, to: $0) }.item
    case .row(let definition): return stack.addRow(gap: 2) { add(definition, to: $0) }
    case .stack(let definition): return stack.addStackView { add(definition, to: $0) }
    case .kept(let index, let definition):
      let inner = kept[index]
      inner.redefine { add(definition, to: $0) }
      return stack.addItem(inner)
    case .box(let index, let labels):
      let box = boxes[index]
      for label in labels { self.labels[label].text = "box" }
      box.items = labels.map { self.labels[$0].boxed.top(3) }
      return stack.addItem(box)
    }
  }

  private func arrange(_ stack: some StackContainer, _ arrangement: Int) {
    switch arrangement {
    case 1: stack.direction(.row)
    case 2: stack.gap(4).alignItems(.center)
    case 3: stack.padding(3).justifyContent(.end)
    case 4: stack.direction(.row).wrap(.wrap)
    case 5: stack.distribution(.fillEqually)
    default: break
    }
  }

  private func set(_ item: StackItem, _ settings: Int, _ number: Double) {
    switch settings {
    case 1: item.grow(CGFloat(number))
    case 2: item.width(CGFloat(number) * 3)
    case 3: item.flex()
    case 4: item.marginTop(CGFloat(number))
    case 5: item.alignSelf(.end)
    case 6: item.position(.absolute).top(CGFloat(number))
    // The views in a stack that is left out would keep their frames.
    case 7: if item.view is TestLabel { item.isIncludedInLayout(false) }
    case 8: item.keepsSpaceWhenHidden(true).minHeight(30)
    case 9: item.order(-1)
    default: break
    }
  }

  /// The views below the root in order, with their frames.
  func layOut() -> [String] {
    root.layoutIfNeeded()
    var lines: [String] = []
    var pending: [(view: PlatformView, depth: Int)] = [(root, 0)]
    while let (view, depth) = pending.popLast() {
      let text = (view as? TestLabel).map { $0.text ?? "" } ?? ""
      let kept = kept.firstIndex { $0 === view }.map { " \($0)" } ?? ""
      // A view that is left out of the layout keeps its frame.
      let frame = view.item.isIncludedInLayout ? "\(view.frame)" : ""
      lines.append("\(String(repeating: " ", count: depth))\(type(of: view))\(kept) \(text) \(frame)")
      // A box does not change the order of subviews that it has already.
      let subviews = (view as? BoxView)?.managedViews ?? view.subviews
      pending += subviews.reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}
