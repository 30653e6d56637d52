#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import ViewTestSupport
  import ViewTree

  /// Edits a mixed hierarchy at random, through the public methods of views, stacks, boxes and their items.
  final class MixedEditor {
    let hierarchy = MixedHierarchy()
    var styles: StyleGenerator
    /// The edits, one line each.
    private(set) var log: [String] = []
    /// The errors that were found.
    var faults: [String] = []
    /// Whether the program changes directions and scales.
    let changesTraits: Bool
    /// The number of edits that views make while they are measured or laid out.
    private var nestedEdits = 0

    init(seed: UInt64) {
      styles = StyleGenerator(seed: seed, rules: .stackView)
      changesTraits = styles.random.chance(25)
      let root = random.pick([StackView(), BoxView(), TestView(frame: .zero), TestScrollView(frame: .zero)])
      root.frame = CGRect(x: 0, y: 0, width: number(20...300), height: number(20...300))
      hierarchy.add(root)
    }

    func note(_ line: String) { log.append(nestedEdits > 0 ? "  in a layout: \(line)" : line) }

    // MARK: - Programs

    /// Adds a view, a group, a guide or a spacer.
    func begin() { note(add()) }

    /// Makes one edit.
    func edit() {
      switch random.integer(0...99) {
      case 0..<14: note(add())
      case 14..<26: note(move())
      case 26..<33: note(arrangeSubviews())
      case 33..<40: note(remove())
      case 40..<50: note(show())
      case 50..<60: note(changeItem())
      case 60..<68: note(changeContainer())
      case 68..<74: note(changeContent())
      case 74..<78: note(setFrame())
      case 78..<83: note(redefine())
      case 83..<87: note(prepareCallback())
      case 87..<91: layOut()
      case 91..<96: note(measure())
      case 96: note(forgetView())
      default: note(changesTraits ? changeTraits() : setItems())
      }
    }

    /// Lays out everything that needs it, and compares it with a fresh hierarchy.
    func check() {
      note("check")
      // Views may still edit the hierarchy in this layout.
      for top in hierarchy.tops { top.layoutIfNeeded() }
      for case let leaf as MixedLeaf in hierarchy.views { (leaf.onMeasure, leaf.onLayout) = (nil, nil) }
      let tops = hierarchy.tops
      markUnreportedChanges()
      for top in tops { top.layoutIfNeeded() }
      // Changes during the last layout may count in another one.
      for top in tops { top.layoutIfNeeded() }
      for top in tops { compare(top) }
      faults += hierarchy.unmarked.lines
    }

    private func compare(_ top: PlatformView) {
      let replica = MixedReplica(of: top, in: hierarchy)
      replica.root.layoutIfNeeded()
      faults += replica.faults + replica.differences()
      guard top is StackView || top is BoxView else { return }
      let room = CGSize(width: 150, height: CGFloat.infinity)
      let sizes = (top.sizeThatFits(room), replica.root.sizeThatFits(room))
      if sizes.0 != sizes.1 { faults.append("\(top.label) fits \(sizes.0) and not \(sizes.1)") }
    }

    private func layOut() {
      let top = random.chance(70) ? hierarchy.tops.first : view()
      note("layout of \(top?.label ?? "nothing")")
      top?.layoutIfNeeded()
    }

    /// Views to which boxes are added report neither removed subviews nor other traits in UIKit.
    private func markUnreportedChanges() {
      for view in hierarchy.views {
        if hierarchy.hasLayers(view), !view.reportsChanges { view.boxContentDidChange() }
      }
    }

    // MARK: - Edits in layouts

    /// Makes a view edit the hierarchy in its next measurement or layout.
    private func prepareCallback() -> String {
      let leaves = hierarchy.views.compactMap { $0 as? MixedLeaf }
      guard !leaves.isEmpty, nestedEdits == 0 else { return "nothing" }
      let leaf = random.pick(leaves)
      let body = { [unowned self] in editInLayout() }
      if random.chance(60) {
        leaf.onMeasure = body
        leaf.item.markDirty()
        return "\(leaf.label) edits when it is measured"
      }
      leaf.onLayout = body
      leaf.setNeedsLayout()
      return "\(leaf.label) edits when it is laid out"
    }

    private func editInLayout() {
      guard nestedEdits < 3 else { return }
      nestedEdits += 1
      for _ in 0..<random.integer(1...2) { edit() }
      nestedEdits -= 1
    }

    // MARK: - Random choices

    var random: SplitMix64 {
      get { styles.random }
      set { styles.random = newValue }
    }

    func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(styles.number(range).rounded()) }

    func size(_ range: ClosedRange<Double>) -> CGSize { CGSize(width: number(range), height: number(range)) }

    func view() -> PlatformView { random.pick(hierarchy.views) }

    func stack() -> (any StackContainer)? {
      let stacks = hierarchy.views.compactMap { $0 as? StackView } as [any StackContainer] + hierarchy.groups
      return stacks.isEmpty ? nil : random.pick(stacks)
    }

    func box() -> BoxView? {
      let boxes = hierarchy.views.compactMap { $0 as? BoxView }
      return boxes.isEmpty ? nil : random.pick(boxes)
    }

    func text() -> String {
      (0..<random.integer(0...4)).map { _ in String(repeating: "x", count: random.integer(1...9)) }
        .joined(separator: " ")
    }

    func layout() -> BoxLayout {
      var layout = BoxLayout.withPins(top: pin(), left: pin(), bottom: pin(), right: pin())
      if random.chance(15) { layout.width = pin() }
      if random.chance(10) { layout.relativeHeight = *0.5 & .defaultHigh }
      if random.chance(10) { layout.flex = number(1...3) }
      if random.chance(10) { layout.gap = number(0...15) }
      if random.chance(5) { layout.baseline = .first }
      return layout
    }

    private func pin() -> Pin? {
      if random.chance(10) { return nil }
      let pin = Pin(constant: number(0...15), relation: random.pick([.equal, .equal, .greaterThanOrEqual]))
      return random.chance(20) ? pin.exact(Float(random.integer(1...999))) : pin
    }

    // MARK: - New views

    func makeView() -> PlatformView {
      let view = newView()
      hierarchy.add(view)
      return view
    }

    private func newView() -> PlatformView {
      switch random.integer(0...19) {
      case 0..<5:
        let label = TestLabel(text())
        label.measurer = FixedAdvanceMeasurer(advance: 5, lineHeight: 10, baseline: 8)
        return label
      case 5..<9:
        let leaf = MixedLeaf(frame: .zero)
        leaf.natural = size(0...60)
        return leaf
      case 9: return TestImageView(image: TestImage(size: size(0...60)))
      case 10..<13: return StackView().direction(random.pick(SDirection.self))
      case 13..<16:
        let box = BoxView(axis: random.chance(50) ? .x : .y, spacing: number(0...10))
        box.allowNotManagedViews = true
        return box
      case 16, 17: return TestView(frame: .zero)
      case 18: return MixedFrame(frame: .zero)
      default:
        let scrollView = TestScrollView(frame: .zero)
        scrollView.contentScrollAxes = random.pick([nil, nil, .horizontal, .vertical, [.horizontal, .vertical]])
        return scrollView
      }
    }
  }
#endif
