import BoxView
import Foundation
import LayoutEngine
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("A layout after edits equals that of a fresh hierarchy", .bothReportings)
struct EditSequenceTests {
  private static let seedsPerTest = UInt64(SampleSize.of(50))

  @Test(
    "random edits of nested boxes and stacks: 400 sequences, and fewer in a sample", arguments: 0..<8)
  func randomEdits(_ part: UInt64) {
    for seed in (part * Self.seedsPerTest)..<((part + 1) * Self.seedsPerTest) {
      let editor = BoxEditor(seed: seed)
      var unmarked: [BoxIssue] = []
      // All changes of content are marked.
      editor.root.issueHandler = { if $0.isUnmarkedChange { unmarked.append($0) } }
      for _ in 0..<25 { editor.edit() }
      editor.root.layoutIfNeeded()
      let fresh = editor.freshCopy()
      fresh.layoutIfNeeded()
      let (edited, built) = (BoxEditor.frames(in: editor.root), BoxEditor.frames(in: fresh))
      #expect(edited == built, "seed \(seed): \(editor.log.joined(separator: "; "))")
      let room = CGSize(width: 150, height: CGFloat.infinity)
      #expect(editor.root.sizeThatFits(room) == fresh.sizeThatFits(room), "seed \(seed)")
      #expect(unmarked.isEmpty, "seed \(seed): \(editor.log.joined(separator: "; "))")
    }
  }
}

/// Edits boxes at random, and builds a fresh copy of the result.
final class BoxEditor {
  let root = BoxView()
  private(set) var log: [String] = []
  private var random: SplitMix64
  private var boxes: [BoxView]
  private var stacks: [StackView] = []
  private var leaves: [SizedView] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    boxes = [root]
    root.frame = CGRect(x: 0, y: 0, width: number(50...300), height: number(50...300))
    for _ in 0..<6 { add() }
    root.layoutIfNeeded()
  }

  // MARK: - Editing

  func edit() {
    let box = random.pick(boxes)
    switch random.integer(0...13) {
    case 0, 1: add()
    case 2: box.items = box.items.filter { _ in random.chance(70) }
    case 3: move(in: box)
    case 4: relayout(box)
    case 5: box.axis = box.axis.other
    case 6: box.spacing = number(0...20)
    case 7: box.insets = insets()
    case 8: box.excludeHiddenViews.toggle()
    case 9: hide()
    case 10: if let leaf = leaves.isEmpty ? nil : random.pick(leaves) { leaf.natural = size() }
    case 11: box.semanticContentAttribute = random.pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
    case 12: root.frame.size = CGSize(width: number(50...300), height: number(50...300))
    default: measure()
    }
  }

  private func add() {
    let view = makeView()
    if !stacks.isEmpty, random.chance(25) {
      random.pick(stacks).addItem(view).margin(number(0...5)).grow(number(0...2))
      log.append("into a stack")
      return
    }
    let box = random.pick(boxes)
    let item = BoxItem(view: view, layout: layout())
    if random.chance(50) {
      box.addItem(item)
    } else {
      box.insertItem(item, after: box.managedViews.randomElement(using: &random))
    }
    log.append("into a box")
  }

  private func makeView() -> PlatformView {
    switch random.integer(0...9) {
    case 0, 1:
      let box = BoxView(axis: random.chance(50) ? .x : .y, spacing: number(0...10), insets: insets())
      boxes.append(box)
      return box
    case 2:
      let stack = StackView()
      stack.direction(random.chance(50) ? .row : .column).gap(number(0...5))
      stacks.append(stack)
      return stack
    case 3: return TestView()
    default:
      let leaf = SizedView(number(0...60), number(0...40))
      leaf.huggingX = PlatformLayoutPriority(Float(random.integer(200...260)))
      leaves.append(leaf)
      return leaf
    }
  }

  private func move(in box: BoxView) {
    let candidates = boxes.flatMap(\.items).filter { item in item.view.map { !box.isDescendant(of: $0) } ?? true }
    guard !candidates.isEmpty else { return }
    box.insertItem(random.pick(candidates), before: box.managedViews.randomElement(using: &random))
    log.append("moved")
  }

  private func relayout(_ box: BoxView) {
    guard let view = box.managedViews.randomElement(using: &random) else { return }
    box.setLayout(layout(), for: view)
    log.append("layout")
  }

  private func hide() {
    guard let view = boxes.flatMap(\.managedViews).randomElement(using: &random) else { return }
    view.isHidden.toggle()
    log.append("hidden \(view.isHidden)")
  }

  private func measure() {
    if random.chance(50) { root.layoutIfNeeded() } else { _ = random.pick(boxes).sizeThatFits(size()) }
    log.append("measured")
  }

  // MARK: - Values

  private func number(_ range: ClosedRange<Int>) -> CGFloat { random.number(range) }

  private func size() -> CGSize { CGSize(width: number(0...80), height: number(0...50)) }

  private func insets() -> PlatformEdgeInsets {
    PlatformEdgeInsets(top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
  }

  private func pin() -> Pin? { random.pin() }

  private func layout() -> BoxLayout { random.boxLayout(relative: \.relativeHeight) }

  // MARK: - Comparing

  /// A new hierarchy with the current state of this one.
  func freshCopy() -> BoxView {
    let copy = Self.copy(of: root) as? BoxView ?? BoxView()
    copy.frame = root.frame
    return copy
  }

  private static func copy(of view: PlatformView) -> PlatformView {
    let copy: PlatformView
    switch view {
    case let box as BoxView:
      let new = BoxView(axis: box.axis, spacing: box.spacing, insets: box.insets)
      new.excludeHiddenViews = box.excludeHiddenViews
      new.items = box.items.compactMap { item in
        item.view.map { BoxItem(view: Self.copy(of: $0), layout: item.layout) }
      }
      copy = new
    case let stack as StackView:
      let new = StackView()
      new.direction(stack.direction).gap(CGFloat(stack.rowGap.points))
      for view in stack.subviews {
        let item = new.addItem(Self.copy(of: view))
        item.margin(CGFloat(view.item.style.margin.top.points)).grow(CGFloat(view.item.style.grow))
      }
      copy = new
    case let leaf as SizedView:
      copy = SizedView(leaf.natural.width, leaf.natural.height)
      copy.huggingX = leaf.huggingX
    default: copy = TestView()
    }
    copy.isHidden = view.isHidden
    copy.semanticContentAttribute = view.semanticContentAttribute
    return copy
  }

  /// The frames of all views in the layout, in the order of the items.
  static func frames(in box: PlatformView) -> [CGRect] {
    let views = (box as? BoxView)?.managedViews ?? box.subviews
    let taking = views.filter { view in
      guard let box = box as? BoxView else { return !view.isHidden }
      return !(box.excludeHiddenViews && view.isHidden)
    }
    return taking.flatMap { [$0.frame] + frames(in: $0) }
  }
}

extension AutoLength {
  fileprivate var points: Double {
    guard case .length(let length) = self else { return 0 }
    return length.points
  }
}
