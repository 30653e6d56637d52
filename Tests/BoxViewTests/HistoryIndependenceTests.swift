import BoxView
import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Random boxes that are measured and laid out in other sizes first must have the same frames, to the last bit, as
/// boxes that are only laid out in the final size. The sizes of all views are functions of the available space.
@Suite("Frames depend only on the box and its size, not on earlier measurements", .bothReportings)
struct HistoryIndependenceTests {
  private static let seeds = 0..<UInt64(SampleSize.of(400))

  @Test("measured, and laid out in the resulting size", arguments: [false, true])
  func fitted(_ hasStackAsRoot: Bool) {
    check(hasStackAsRoot) { boxes, random in boxes.root.fittingSize(proposed: Self.room(&random)) }
  }

  @Test("measured in several spaces, and laid out in one of the resulting sizes", arguments: [false, true])
  func severalRooms(_ hasStackAsRoot: Bool) {
    check(hasStackAsRoot) { boxes, random in
      let sizes = (0..<4).map { _ in boxes.root.fittingSize(proposed: Self.room(&random)) }
      return random.pick(sizes + [boxes.root.intrinsicContentSize])
    }
  }

  @Test("laid out in another size, measured, and laid out in the resulting size", arguments: [false, true])
  func laidOutBefore(_ hasStackAsRoot: Bool) {
    check(hasStackAsRoot) { boxes, random in
      boxes.layOut(CGSize(width: random.integer(20...300), height: random.integer(20...300)))
      return boxes.root.fittingSize(proposed: Self.room(&random))
    }
  }

  @Test("views that report a change without having changed", arguments: [false, true])
  func unchangedContent(_ hasStackAsRoot: Bool) {
    check(hasStackAsRoot) { boxes, random in
      let size = boxes.root.fittingSize(proposed: Self.room(&random))
      if random.chance(50) { boxes.layOut(size) }
      boxes.views.randomElement(using: &random)?.invalidateIntrinsicContentSize()
      boxes.views.randomElement(using: &random)?.item.markDirty()
      return size
    }
  }

  @Test("nested containers are measured before the layout", arguments: [false, true])
  func nestedContainersMeasured(_ hasStackAsRoot: Bool) {
    check(hasStackAsRoot) { boxes, random in
      let size = boxes.root.fittingSize(proposed: Self.room(&random))
      if random.chance(50) { boxes.layOut(size) }
      for view in boxes.views where view is BoxView || view is StackView {
        _ = random.chance(50) ? view.fittingSize(proposed: Self.room(&random)) : view.intrinsicContentSize
      }
      return size
    }
  }

  /// Such a view returns its current size from `sizeThatFits`. While this is its content size, it cannot be
  /// distinguished from a view that computes the height for a width.
  @Test("a view with only an intrinsic content size, laid out in that size and then in another one")
  func plainView() {
    final class Plain: TestView {
      override var intrinsicContentSize: CGSize { CGSize(width: 88, height: 20) }
    }
    var sizes: [CGSize] = []
    for hasHistory in [false, true] {
      let root = BoxView()
      root.items = [Plain(frame: .zero).boxed]
      if hasHistory {
        for size in [CGSize(width: 88, height: 20), CGSize(width: 60, height: 20), CGSize(width: 60, height: 50)] {
          root.layOut(size.width, size.height)
        }
      }
      sizes.append(root.fittingSize(proposed: CGSize(width: 50, height: CGFloat.infinity)))
    }
    #expect(sizes[1] == sizes[0])
  }

  /// Measures random boxes in different ways, and compares their layout with that of boxes that were not measured.
  private func check(_ hasStackAsRoot: Bool, _ measure: (HistoryBoxes, inout SplitMix64) -> CGSize) {
    var failures = HistoryFailures()
    for seed in Self.seeds {
      let measured = HistoryBoxes(seed: seed, hasStackAsRoot: hasStackAsRoot)
      let fresh = HistoryBoxes(seed: seed, hasStackAsRoot: hasStackAsRoot)
      var random = SplitMix64(seed: seed)
      let size = measure(measured, &random)
      measured.layOut(size)
      fresh.layOut(size)
      let room = Self.room(&random)
      failures.note("seed \(seed), \(size)", measured.firstDifference(from: fresh))
      failures.note(
        "seed \(seed), in \(room)", measured.root.fittingSize(proposed: room),
        expected: fresh.root.fittingSize(proposed: room))
      // Each further layout compares all views with their measurements.
      for width in [size.width + 7, size.width] { measured.layOut(CGSize(width: width, height: size.height)) }
      failures.note("seed \(seed)", measured.unmarkedChange)
    }
    #expect(failures.isEmpty, "\(failures.summary) of \(Self.seeds.count) seeds")
  }

  /// A space to measure in.
  private static func room(_ random: inout SplitMix64) -> CGSize {
    CGSize(
      width: random.chance(15) ? .infinity : CGFloat(random.integer(20...400)),
      height: random.chance(70) ? .infinity : CGFloat(random.integer(20...400)))
  }
}

/// Boxes with labels, views of fixed sizes, and nested boxes and stacks; the same for the same seed.
private final class HistoryBoxes {
  let root: PlatformView
  /// All views but the root.
  private(set) var views: [PlatformView] = []
  private var random: SplitMix64

  init(seed: UInt64, hasStackAsRoot: Bool) {
    random = SplitMix64(seed: seed)
    root = hasStackAsRoot ? StackView() : BoxView()
    root.displayScale = random.pick([1, 2, 3])
    fill(root, depth: 1)
  }

  func layOut(_ size: CGSize) {
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
  }

  /// The description of the first change without a mark that was found.
  var unmarkedChange: String? {
    for view in [root] + views {
      if let issue = (view as? BoxView)?.issues().first(where: \.isUnmarkedChange) { return issue.cause }
      let issues = (view as? StackView)?.issues().map(\.cause) ?? []
      if let cause = issues.first(where: { $0.contains("without a mark") }) { return cause }
    }
    return nil
  }

  /// A description of the first view whose frame differs.
  func firstDifference(from other: HistoryBoxes) -> String? {
    for (index, (one, two)) in zip(views, other.views).enumerated() where one.frame != two.frame {
      return "view \(index), a \(type(of: one)): \(one.frame), expected \(two.frame)"
    }
    return nil
  }

  // MARK: - Making

  private func fill(_ view: PlatformView, depth: Int) {
    let children = (0..<random.integer(1...4)).map { _ in makeView(depth: depth) }
    if let stack = view as? StackView { fill(stack, with: children) }
    if let box = view as? BoxView { fill(box, with: children) }
    views += children
    for child in children where child is StackView || child is BoxView { fill(child, depth: depth + 1) }
  }

  private func fill(_ stack: StackView, with children: [PlatformView]) {
    stack.direction(random.chance(60) ? .row : .column).gap(number(0...6))
    if random.chance(20) { stack.wrap(.wrap) }
    if random.chance(50) { stack.alignItems(random.pick(SAlignItems.self)) }
    for child in children {
      let item = stack.addItem(child)
      if random.chance(25) { item.grow(number(0...2)) }
      if random.chance(40) { item.shrink(number(0...2)) }
      if random.chance(15) { item.maxWidth(number(20...150)) }
      if random.chance(15) { item.minWidth(number(0...90)) }
      if random.chance(30) { item.marginEnd(number(0...15)) }
    }
  }

  private func fill(_ box: BoxView, with children: [PlatformView]) {
    box.axis = random.chance(50) ? .x : .y
    box.spacing = number(0...10)
    let inset = number(0...9)
    box.insets = PlatformEdgeInsets(top: inset, left: inset, bottom: inset, right: number(0...9))
    box.items = children.map { BoxItem(view: $0, layout: layout()) }
  }

  private func makeView(depth: Int) -> PlatformView {
    let kind = random.integer(0...9)
    if depth < 3, kind < 3 { return kind == 0 ? StackView() : BoxView() }
    if kind == 9 { return SizedView(number(0...60), number(0...40)) }
    let words = (0..<random.integer(1...6)).map { _ in String(repeating: "x", count: random.integer(1...8)) }
    let label = random.chance(50) ? TestLabel(nil) : WideLabel(nil)
    label.text = words.joined(separator: " ")
    label.noteContent()
    label.measurer = FixedAdvanceMeasurer(advance: random.chance(50) ? 8 : 7.3, lineHeight: 15.5, baseline: 11)
    return label
  }

  private func number(_ range: ClosedRange<Int>) -> CGFloat { random.number(range) }

  private func layout() -> BoxLayout { random.boxLayout(relative: \.relativeWidth) }
}

/// A label that takes the whole available width when its text breaks.
private final class WideLabel: TestLabel {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var answer = super.sizeThatFits(size)
    if intrinsicContentSize.width > size.width { answer.width = max(answer.width, size.width) }
    return answer
  }
}
