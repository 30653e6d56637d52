#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import ViewTestSupport
  import ViewTree

  // Edits that move no views, and definitions that run again.
  extension MixedEditor {
    // MARK: - Items

    private func item() -> StackItem {
      guard random.chance(30), let stack = stack() else { return view().item }
      let viewless = stack.items.filter { $0.view == nil }
      return viewless.isEmpty ? stack.item : random.pick(viewless)
    }

    func changeItem() -> String {
      if random.chance(40), let box = box(), !box.items.isEmpty { return changeLayout(in: box) }
      let item = item()
      let points = number(-5...60)
      switch random.integer(0...13) {
      case 0: item.grow(number(0...2))
      case 1: item.shrink(number(0...2))
      case 2: item.alignSelf(random.pick(SAlignSelf.self))
      case 3: item.position(random.pick(SPosition.self)).top(points).start(20%)
      case 4: item.order(random.integer(-1...1))
      case 5: item.aspectRatio(random.chance(50) ? nil : number(1...2))
      case 6, 7: StyleWriter(styles.style()).write(to: item)
      case 8: item.width(random.chance(40) ? nil : points)
      case 9: item.height(random.chance(40) ? nil : points)
      case 10: item.margin(points)
      case 11: item.basis(random.chance(40) ? nil : points)
      case 12: item.minWidth(nil).maxWidth(nil).minHeight(nil).maxHeight(nil).margin(0)
      default: item.markDirty()
      }
      return "a property of \(item.node.label)"
    }

    private func changeLayout(in box: BoxView) -> String {
      let index = random.integer(0...(box.items.count - 1))
      switch random.integer(0...2) {
      case 0: box.items[index].layout = layout()
      case 1: box.items[index].layout = .zero
      default: if let view = box.items[index].view { box.setLayout(layout(), for: view) }
      }
      return "the layout of item \(index) of \(box.label)"
    }

    // MARK: - Containers

    func changeContainer() -> String {
      if random.chance(40), let box = box() {
        switch random.integer(0...3) {
        case 0: box.axis = box.axis.other
        case 1: box.spacing = number(0...20)
        case 2: box.insets = PlatformEdgeInsets(top: number(0...9), left: number(0...9), bottom: 0, right: 3)
        default: box.excludeHiddenViews.toggle()
        }
        return "a property of \(box.label)"
      }
      guard let stack = stack() else { return "nothing" }
      return "\(changeProperty(of: stack)) of \(stack.item.node.label)"
    }

    private func changeProperty(of stack: any StackContainer) -> String {
      switch random.integer(0...8) {
      case 0: stack.direction = random.pick(SDirection.self)
      case 1: stack.justifyContent = random.pick(SJustifyContent.self)
      case 2: stack.alignItems = random.pick(SAlignItems.self)
      case 3: stack.wrap = random.pick(SWrap.self)
      case 4: stack.setSpaces(number(0...12), number(0...12))
      case 5: StyleWriter(styles.style()).writeArrangement(to: stack)
      case 6: stack.distribution = random.pick(SDistribution.allCases.map(Optional.some) + [nil])
      default:
        guard let view = random.pick(stack.items.map(\.view) + [nil]) else { return "nothing" }
        stack.setCustomSpacing(random.chance(20) ? nil : number(0...12), after: view)
        return "the space after \(view.label)"
      }
      return "a property"
    }

    // MARK: - Views

    func show() -> String {
      let view = view()
      switch random.integer(0...9) {
      case 0: view.item.keepsSpaceWhenHidden.toggle()
      case 1: view.item.collapsesWhenHidden.toggle()
      case 2:
        let item = item()
        item.isIncludedInLayout.toggle()
        return "\(item.node.label) included: \(item.isIncludedInLayout)"
      case 3: view.isHidden = false
      default: view.isHidden.toggle()
      }
      return "\(view.label) hidden: \(view.isHidden)"
    }

    func changeContent() -> String {
      let view = view()
      switch view {
      case let label as TestLabel: label.text = text()
      case let leaf as MixedLeaf:
        leaf.natural = size(0...60)
        leaf.invalidateIntrinsicContentSize()
      case let image as TestImageView: image.image = TestImage(size: size(0...60))
      case let scrollView as TestScrollView:
        scrollView.contentScrollAxes = random.pick([nil, .horizontal, .vertical, [.horizontal, .vertical]])
        return "axes of \(view.label)"
      default: return "nothing"
      }
      view.noteContent()
      return "content of \(view.label)"
    }

    func setFrame() -> String {
      let view = random.chance(40) ? hierarchy.views[0] : view()
      // UIKit does not lay out boxes that were added to a view when other code sets the frame of an item.
      if !view.reportsChanges, let superview = view.superview, hierarchy.hasLayers(superview) { return "nothing" }
      view.frame = CGRect(x: number(0...9), y: number(0...9), width: number(20...300), height: number(20...300))
      // No view requests a layout of the container around it. A view without a container class is laid out when it is marked.
      view.setNeedsLayout()
      view.superview?.setNeedsLayout()
      return "\(view.label): \(view.frame)"
    }

    func changeTraits() -> String {
      let view = view()
      if random.chance(60) {
        view.semanticContentAttribute = random.pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
      } else {
        view.displayScale = random.pick([nil, 1, 2, 3])
      }
      return "traits of \(view.label): \(view.semanticContentAttribute), \(view.displayScale ?? 0)"
    }

    func measure() -> String {
      let view = view()
      switch random.integer(0...4) {
      case 0, 1: _ = view.sizeThatFits(CGSize(width: number(0...200), height: .infinity))
      case 2: _ = view.intrinsicContentSize
      case 3: _ = ((view as? StackView)?.issues(), (view as? BoxView)?.issues())
      default: _ = ((view as? StackView)?.contentSize, (view as? BoxView)?.managedConstraints)
      }
      return "\(view.label) measured"
    }

    // MARK: - Definitions

    func redefine() -> String {
      guard let stack = stack() else { return "nothing" }
      return run(stack)
    }

    private func run<Stack: StackContainer>(_ stack: Stack) -> String {
      var lines: [String] = []
      stack.redefine { stack in
        if random.chance(40) { stack.direction(random.pick(SDirection.self)) }
        for _ in 0..<random.integer(0...5) { lines.append(define(in: stack)) }
      }
      return "\(stack.item.node.label) redefined: \(lines.joined(separator: ", "))"
    }

    private func define<Stack: StackContainer>(in stack: Stack) -> String {
      switch random.integer(0...9) {
      case 0:
        stack.addSpacer()
        return "a spacer"
      case 1:
        let group = stack.addStack { group in
          for id in 10...12 where random.chance(60) { group.addItem(id: id, makeView) }
        }
        hierarchy.add(group)
        return group.item.node.label
      case 2:
        let other = view()
        stack.addItem(other)
        return other.label
      default:
        let item = stack.addItem(id: random.integer(0...5), makeView)
        if random.chance(40) { item.grow(1).margin(number(0...5)) }
        return item.node.label
      }
    }
  }

  extension StackContainer {
    fileprivate func setSpaces(_ gap: CGFloat, _ padding: CGFloat) { self.gap(gap).padding(padding) }
  }
#endif
