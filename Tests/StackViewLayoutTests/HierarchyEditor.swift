import Foundation
import LayoutEngine
import LayoutTestSupport
import PlatformView
import StackViewLayout

/// Edits a hierarchy at random through the public methods of views, stacks and items.
struct HierarchyEditor {
  let hierarchy = EditedHierarchy()
  var styles: StyleGenerator
  /// The edits, one line each.
  private(set) var log: [String] = []
  /// The errors that were found immediately.
  var faults: [String] = []

  init(seed: UInt64) {
    styles = StyleGenerator(seed: seed, rules: .stackView)
    hierarchy.root.frame = CGRect(x: 0, y: 0, width: number(20...300), height: number(20...300))
    for _ in 0..<styles.random.integer(1...7) { note(add()) }
    layOut()
  }

  /// Makes one edit.
  mutating func edit() {
    switch styles.random.integer(0...99) {
    case 0..<14: note(changeItem())
    case 14..<28: note(changeContainer())
    case 28..<40: note(add())
    case 40..<52: note(move())
    case 52..<60: note(arrangeSubviews())
    case 60..<66: note(remove())
    case 66..<78: note(show())
    case 78..<84: note(changeContent())
    case 84..<88: note(changeSurroundings())
    case 88..<94: layOut()
    default: note(measure())
    }
  }

  /// Lays out everything that needs it.
  mutating func layOut() {
    note("layout")
    hierarchy.root.layoutIfNeeded()
  }

  private mutating func note(_ line: String) { log.append(line) }

  // MARK: - Random choices

  var random: SplitMix64 {
    get { styles.random }
    set { styles.random = newValue }
  }

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(styles.number(range)) }

  mutating func view() -> PlatformView { random.pick(hierarchy.views + [hierarchy.root]) }

  mutating func container() -> any StackContainer {
    // The root is chosen more often than views that may have no superview.
    random.chance(30) ? hierarchy.root : random.pick(hierarchy.containers)
  }

  mutating func item() -> StackItem {
    let viewless = hierarchy.viewless.map(\.item)
    return random.chance(20) && !viewless.isEmpty ? random.pick(viewless) : view().item
  }

  // MARK: - Adding and moving

  private mutating func add() -> String {
    let container = container()
    switch random.integer(0...9) {
    case 0..<4:
      let label = hierarchy.makeLabel(text())
      return "\(insert(label, in: container)): a label"
    case 4, 5:
      let image = hierarchy.makeImage(random.integer(0...60), random.integer(0...60))
      return "\(insert(image, in: container)): an image"
    case 6, 7: return "\(insert(hierarchy.makeStack(), in: container)): a stack"
    case 8:
      let group = hierarchy.addGroup(to: container)
      if random.chance(70) { group.direction(random.pick(SDirection.self)) }
      return "\(name(group.item)) in \(name(container.item))"
    default:
      hierarchy.addSpacer(to: container, grow: number(0...2), length: number(0...20))
      return "spacer in \(name(container.item))"
    }
  }

  private mutating func move() -> String {
    guard !hierarchy.views.isEmpty else { return add() }
    return insert(random.pick(hierarchy.views), in: container())
  }

  /// Inserts a view into a container in one of the possible ways.
  private mutating func insert(_ view: PlatformView, in container: any StackContainer) -> String {
    if hierarchy.isAround(view, container) { return "nothing" }
    let others = random.chance(50) ? container.items.compactMap(\.view).filter { $0 !== view } : []
    let what = "\(name(view.item)) into \(name(container.item))"
    switch random.integer(0...3) {
    case 0 where !others.isEmpty:
      let reference = random.pick(others)
      container.insertItem(view, before: reference)
      expect(container, view, before: reference)
      return "\(what) before \(name(reference.item))"
    case 1 where !others.isEmpty:
      let reference = random.pick(others)
      container.insertItem(view, after: reference)
      expect(container, reference, before: view)
      return "\(what) after \(name(reference.item))"
    case 2:
      let index = random.integer(-1...6)
      container.insertItem(view, at: index)
      return "\(what) at \(index)"
    default:
      container.addItem(view)
      if container.items.last !== view.item { faults.append("\(what) is not the last") }
      return what
    }
  }

  private mutating func expect(_ container: any StackContainer, _ first: PlatformView, before second: PlatformView) {
    let items = container.items
    let index = items.firstIndex { $0 === first.item } ?? -9
    if items.firstIndex(where: { $0 === second.item }) != index + 1 {
      faults.append("\(name(first.item)) is not before \(name(second.item))")
    }
  }

  /// Edits subviews directly, without the methods of their stacks.
  private mutating func arrangeSubviews() -> String {
    let stack = random.pick(hierarchy.stacks)
    let view = random.pick(hierarchy.views + [hierarchy.makeLabel("new")])
    if stack.isDescendant(of: view) { return "nothing" }
    let what = "\(name(view.item)), plainly into \(name(stack.item))"
    switch random.integer(0...5) {
    case 0: stack.addSubview(view)
    case 1: stack.insertSubview(view, at: random.integer(0...5))
    case 2: stack.bringSubviewToFront(view)
    case 3: stack.sendSubviewToBack(view)
    case 4: stack.exchangeSubview(at: random.integer(0...5), withSubviewAt: random.integer(0...5))
    default:
      guard let sibling = stack.subviews.first else { return "nothing" }
      stack.insertSubview(view, aboveSubview: sibling)
    }
    return what
  }

  private mutating func remove() -> String {
    if random.chance(30), !hierarchy.viewless.isEmpty {
      let item = random.pick(hierarchy.viewless.map(\.item))
      hierarchy.remove(item)
      return "\(name(item)) removed"
    }
    guard !hierarchy.views.isEmpty else { return "nothing" }
    let view = random.pick(hierarchy.views)
    if random.chance(50) { view.removeFromSuperview() } else { container().removeItem(view) }
    return "\(name(view.item)) removed"
  }

  // MARK: - Names

  mutating func text() -> String {
    (0..<random.integer(0...4)).map { _ in String(repeating: "x", count: random.integer(1...9)) }
      .joined(separator: " ")
  }

  func name(_ item: StackItem) -> String { item.name ?? "?" }
}
