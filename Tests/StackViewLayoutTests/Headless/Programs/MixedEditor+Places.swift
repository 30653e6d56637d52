#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import ViewTestSupport
  import ViewTree

  /// A container that views are added to.
  enum MixedPlace {
    case stack(any StackContainer)
    case box(BoxView)
    /// A view that boxes are added to.
    case boxes(PlatformView)
    case guide(BoxGuide)
    /// A view that gets a subview.
    case plain(PlatformView)

    var node: ViewNode {
      switch self {
      case .stack(let stack): return stack.item.node
      case .box(let box): return box.viewNode
      case .boxes(let view), .plain(let view): return view.viewNode
      case .guide(let guide): return guide.node
      }
    }
  }

  // Edits that add, move and remove views, groups, guides and spacers.
  extension MixedEditor {
    private func place() -> MixedPlace {
      switch random.integer(0...9) {
      case 0..<4: if let stack = stack() { return .stack(stack) }
      case 4..<7: if let box = box() { return .box(box) }
      case 7: if !hierarchy.guides.isEmpty { return .guide(random.pick(hierarchy.guides)) }
      default: break
      }
      let view = random.chance(50) ? hierarchy.views[0] : view()
      switch view {
      case let stack as StackView where random.chance(90): return .stack(stack)
      case let box as BoxView where random.chance(80): return .box(box)
      case is MixedFrame, is MixedLeaf, is TestLabel, is TestImageView: return .plain(view)
      default: return random.chance(70) ? .boxes(view) : .plain(view)
      }
    }

    // MARK: - Adding and moving

    func add() -> String {
      switch random.integer(0...9) {
      case 0:
        guard let stack = stack() else { break }
        let group = stack.addStack()
        hierarchy.add(group)
        if random.chance(70) { group.direction(random.pick(SDirection.self)) }
        return "\(group.item.node.label) in \(stack.item.node.label)"
      case 1:
        guard let stack = stack() else { break }
        stack.addSpacer(grow: number(0...2), length: number(0...20))
        return "a spacer in \(stack.item.node.label)"
      case 2: return put(random.chance(70) ? hierarchy.makeGuide() : hierarchy.guides.last ?? hierarchy.makeGuide())
      default: break
      }
      return put(makeView(), in: place())
    }

    func move() -> String { put(view(), in: place()) }

    private func put(_ view: PlatformView, in place: MixedPlace) -> String {
      switch place {
      case .stack(let stack): return "\(view.label) into \(stack.item.node.label), \(insert(view, in: stack))"
      case .box(let box): return "\(view.label) into \(box.label), \(insert(view, in: box))"
      case .boxes(let host): return "\(view.label) into \(addBox([BoxItem(view: view, layout: layout())], to: host))"
      case .guide(let guide):
        if random.chance(70), let host = guide.owningView { _ = addSubview(view, to: host) }
        return "\(view.label) into \(addBox([BoxItem(view: view, layout: layout())], to: guide))"
      case .plain(let host): return addSubview(view, to: host)
      }
    }

    private func addSubview(_ view: PlatformView, to host: PlatformView) -> String {
      if host.isDescendant(of: view) { return "nothing" }
      if random.chance(60) { host.addSubview(view) } else { host.insertSubview(view, at: random.integer(0...4)) }
      return "\(view.label) plainly into \(host.label)"
    }

    private func insert(_ view: PlatformView, in stack: any StackContainer) -> String {
      let others = stack.items.compactMap(\.view).filter { $0 !== view }
      switch random.integer(0...3) {
      case 0 where !others.isEmpty:
        let reference = random.pick(others)
        stack.insertItem(view, before: reference)
        return "before \(reference.label)"
      case 1 where !others.isEmpty:
        let reference = random.pick(others)
        stack.insertItem(view, after: reference)
        return "after \(reference.label)"
      case 2:
        let index = random.integer(-1...6)
        stack.insertItem(view, at: index)
        return "at \(index)"
      default:
        stack.addItem(view)
        return "as the last item"
      }
    }

    private func insert(_ view: PlatformView, in box: BoxView) -> String {
      let item = BoxItem(view: view, layout: layout())
      let reference = random.pick(box.managedViews + box.managedViews.map { Optional($0) } + [nil])
      switch random.integer(0...4) {
      case 0:
        box.insertItem(item, before: reference)
        return "before \(reference?.label ?? "nothing")"
      case 1:
        box.insertItem(item, after: reference)
        return "after \(reference?.label ?? "nothing")"
      case 2 where !box.items.isEmpty:
        let index = random.integer(0...(box.items.count - 1))
        box.items[index] = item
        return "in place of item \(index)"
      case 3:
        let index = random.integer(0...box.items.count)
        box.items.insert(item, at: index)
        return "as item \(index)"
      default:
        box.addItem(item)
        return "as the last item"
      }
    }

    // MARK: - Boxes of views and guides

    private func layer(of items: [BoxItem]) -> MixedLayer {
      var layer = MixedLayer(axis: random.chance(50) ? .x : .y, spacing: number(0...9))
      layer.insets = PlatformEdgeInsets(top: number(0...9), left: number(0...9), bottom: 0, right: 0)
      for item in items { layer.layouts[item.view?.item.name ?? item.guide?.identifier ?? ""] = item.layout }
      return layer
    }

    private func addBox(_ items: [BoxItem], to host: PlatformView) -> String {
      let layer = layer(of: items)
      // A stack gets a new box as its last item.
      if !(host is StackView) { hierarchy.note(layer, in: host.item.name ?? "") }
      host.addBoxItems(items, axis: layer.axis, spacing: layer.spacing, insets: layer.insets)
      if host is StackView, let box = host.subviews.last { hierarchy.add(box) }
      return "a box of \(host.label)"
    }

    private func addBox(_ items: [BoxItem], to guide: BoxGuide) -> String {
      let layer = layer(of: items)
      hierarchy.note(layer, in: guide.identifier)
      guide.addBoxItems(items, axis: layer.axis, spacing: layer.spacing, insets: layer.insets)
      return "a box of \(guide.identifier)"
    }

    private func put(_ guide: BoxGuide) -> String {
      let item = BoxItem(guide: guide, layout: layout())
      switch place() {
      case .box(let box):
        let reference = random.chance(50) ? nil : box.managedViews.first
        if let reference { box.insertItem(item, after: reference) } else { box.addItem(item) }
        return "\(guide.identifier) into \(box.label)"
      case .boxes(let host) where !(host is StackView):
        return "\(guide.identifier) into \(addBox([item], to: host))"
      case .guide(let outer) where !isInside(outer, guide):
        return "\(guide.identifier) into \(addBox([item], to: outer))"
      default: return "\(guide.identifier) made"
      }
    }

    /// Whether a guide is another one, or is in it.
    private func isInside(_ guide: BoxGuide, _ other: BoxGuide) -> Bool {
      var node: ViewNode? = guide.node
      while let current = node {
        if current === other.node { return true }
        node = current.parent
      }
      return false
    }

    // MARK: - Removing and reordering

    func remove() -> String {
      let view = view()
      switch random.integer(0...5) {
      case 0:
        guard let box = box() else { break }
        box.items = box.items.filter { _ in random.chance(60) }
        return "items of \(box.label) removed"
      case 1:
        guard let stack = stack() else { break }
        guard let item = stack.items.last(where: { $0.view == nil }) ?? stack.items.first else { break }
        stack.removeItem(item)
        return "\(item.node.label) removed from \(stack.item.node.label)"
      case 2:
        guard let stack = view.superview as? StackView ?? stack() else { break }
        stack.removeItem(view)
        return "\(view.label) removed from \(stack.item.node.label)"
      default: break
      }
      view.removeFromSuperview()
      return "\(view.label) removed"
    }

    func forgetView() -> String {
      guard hierarchy.views.count > 3 else { return "nothing" }
      let view = random.pick(Array(hierarchy.views.dropFirst()))
      // The changes of such a view have to be marked.
      if hierarchy.hasLayers(view) { return "nothing" }
      hierarchy.forget(view)
      return "\(view.label) forgotten"
    }

    func arrangeSubviews() -> String {
      let hosts = hierarchy.views.filter { $0.subviews.count > 1 }
      guard !hosts.isEmpty else { return "nothing" }
      let host = random.pick(hosts)
      let (view, other) = (random.pick(host.subviews), random.pick(host.subviews))
      switch random.integer(0...5) {
      case 0: host.bringSubviewToFront(view)
      case 1: host.sendSubviewToBack(view)
      case 2: host.exchangeSubview(at: random.integer(0...3), withSubviewAt: random.integer(0...3))
      case 3: host.insertSubview(view, aboveSubview: other)
      case 4: host.insertSubview(view, belowSubview: other)
      default: host.insertSubview(view, at: random.integer(0...4))
      }
      return "\(view.label) moved among the subviews of \(host.label)"
    }

    /// Sets all items of a box, some of them anew, twice, or from other containers.
    func setItems() -> String {
      guard let box = box() else { return "nothing" }
      var items = box.items.shuffled(using: &random)
      for _ in 0..<random.integer(0...2) { items.append(BoxItem(view: view(), layout: layout())) }
      if random.chance(30) { items.append(BoxItem(view: makeView(), layout: layout())) }
      box.items = items
      return "items of \(box.label): \(items.map { $0.view?.label ?? $0.guide?.identifier ?? "" })"
    }
  }
#endif
