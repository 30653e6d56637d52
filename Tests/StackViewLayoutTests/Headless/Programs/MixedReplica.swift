#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import PlatformView
  import StackViewLayout
  import ViewTestSupport
  import ViewTree

  /// A copy of a mixed hierarchy with all of its properties, which was never laid out.
  struct MixedReplica {
    /// The copy of the topmost view.
    private(set) var root: PlatformView = TestView(frame: .zero)
    /// The views of the other hierarchy, and their copies in this one.
    private(set) var pairs: [(original: PlatformView, replica: PlatformView)] = []
    /// The guides whose frames a layout sets, and their copies.
    private(set) var guides: [(original: BoxGuide, replica: BoxGuide)] = []
    /// The errors in the items of the other hierarchy.
    private(set) var faults: [String] = []

    private let hierarchy: MixedHierarchy

    init(of top: PlatformView, in hierarchy: MixedHierarchy) {
      self.hierarchy = hierarchy
      root = copy(top, isPlaced: false)
      fill(root, from: top, isLeftOut: false)
    }

    /// Views and guides with other frames or sizes of content.
    func differences() -> [String] {
      let views = pairs.compactMap { original, replica -> String? in
        if original.bounds.size != replica.bounds.size || original.center != replica.center {
          return "\(original.label): \(original.layoutFrame) and not \(replica.layoutFrame)"
        }
        guard let one = original as? TestScrollView, let other = replica as? TestScrollView else { return nil }
        if one.contentSize == other.contentSize { return nil }
        return "\(one.label): \(one.contentSize) and not \(other.contentSize)"
      }
      return views
        + guides.filter { $0.layoutFrame != $1.layoutFrame }.map { original, replica in
          "\(original.identifier): \(original.layoutFrame) and not \(replica.layoutFrame)"
        }
    }

    // MARK: - Views

    /// Copies a view without its subviews.
    ///
    /// - Parameter isPlaced: Whether a container sets the frame. Another view has the frame that it was given before.
    private mutating func copy(_ view: PlatformView, isPlaced: Bool) -> PlatformView {
      let replica = MixedReplica.view(like: view)
      replica.item.name = view.item.name
      replica.isHidden = view.isHidden
      replica.semanticContentAttribute = view.semanticContentAttribute
      replica.displayScale = view.displayScale
      (replica.huggingX, replica.resistanceY) = (view.huggingX, view.resistanceY)
      MixedReplica.copy(view.item, to: replica.item)
      if !(view is StackView) { StyleWriter(view.item.style).write(to: replica.item) }
      if !isPlaced {
        replica.bounds = view.bounds
        replica.center = view.center
      }
      pairs.append((view, replica))
      return replica
    }

    private static func view(like view: PlatformView) -> PlatformView {
      switch view {
      case is StackView: return StackView()
      case is BoxView: return BoxView()
      case is MixedFrame: return MixedFrame(frame: .zero)
      case let leaf as MixedLeaf:
        let replica = MixedLeaf(frame: .zero)
        replica.natural = leaf.natural
        return replica
      case let label as TestLabel:
        let replica = TestLabel(label.text)
        replica.measurer = label.measurer
        return replica
      case let image as TestImageView: return TestImageView(image: image.image)
      case let scrollView as TestScrollView:
        let replica = TestScrollView(frame: .zero)
        replica.contentScrollAxes = scrollView.contentScrollAxes
        return replica
      default: return TestView(frame: .zero)
      }
    }

    private static func copy(_ item: StackItem, to replica: StackItem) {
      replica.isIncludedInLayout(item.isIncludedInLayout).keepsSpaceWhenHidden(item.keepsSpaceWhenHidden)
        .collapsesWhenHidden(item.collapsesWhenHidden)
    }

    /// Fills a view like another one.
    ///
    /// - Parameter isLeftOut: Whether the view is hidden in a container, so that the views in it keep their frames.
    private mutating func fill(_ replica: PlatformView, from view: PlatformView, isLeftOut: Bool) {
      if let stack = view as? StackView, let target = replica as? StackView {
        faults += stack.orderFaults(stack.label, hierarchy.group)
        return fillStack(target, from: stack, isLeftOut: isLeftOut)
      }
      var seen: Set<PlatformView> = []
      if let box = view as? BoxView, let target = replica as? BoxView {
        (target.axis, target.spacing, target.insets) = (box.axis, box.spacing, box.insets)
        target.excludeHiddenViews = box.excludeHiddenViews
        let hides = box.excludeHiddenViews
        let source = BoxSource(items: box.items, host: box, excludesHidden: hides, isLeftOut: isLeftOut)
        target.items = copyItems(source, to: target, &seen)
        target.allowNotManagedViews = true
      }
      for (layer, items) in layers(of: view.item.name ?? "", MixedHierarchy.layerNodes(of: view), in: view) {
        let source = BoxSource(items: items, host: view, isLeftOut: isLeftOut)
        let copies = copyItems(source, to: replica, &seen)
        replica.addBoxItems(copies, axis: layer.axis, spacing: layer.spacing, insets: layer.insets)
      }
      for subview in view.subviews where !seen.contains(subview) {
        let copy = copy(subview, isPlaced: false)
        replica.addSubview(copy)
        fill(copy, from: subview, isLeftOut: false)
      }
    }

    // MARK: - Stacks

    private mutating func fillStack<Target: StackContainer>(
      _ target: Target, from source: any StackContainer, isLeftOut: Bool
    ) {
      StyleWriter(source.item.style).write(to: target)
      target.distribution = source.distribution
      for item in source.items {
        guard let view = item.view else {
          copyViewless(item, to: target, isLeftOut: isLeftOut)
          continue
        }
        let isHidden = view.isHidden && !item.keepsSpaceWhenHidden
        let copy = copy(view, isPlaced: !isLeftOut && item.isIncludedInLayout && !isHidden)
        target.addItem(copy)
        target.setCustomSpacing(source.customSpacing(after: view), after: copy)
        fill(copy, from: view, isLeftOut: item.isIncludedInLayout && (isLeftOut || isHidden))
      }
    }

    private mutating func copyViewless<Target: StackContainer>(
      _ item: StackItem, to target: Target, isLeftOut: Bool
    ) {
      if let group = hierarchy.group(of: item) {
        let replica = target.addStack()
        MixedReplica.copy(item, to: replica.item)
        fillStack(replica, from: group, isLeftOut: isLeftOut || !item.isIncludedInLayout)
      } else {
        // A spacer begins with a weight and a basis of its own.
        let spacer = target.addSpacer().grow(0).basis(nil)
        StyleWriter(item.style).write(to: spacer)
        MixedReplica.copy(item, to: spacer)
      }
    }

    // MARK: - Boxes

    /// Items of a box.
    private struct BoxSource {
      let items: [BoxItem]
      /// The view that the items are subviews of.
      let host: PlatformView
      var excludesHidden = false
      let isLeftOut: Bool
    }

    /// The boxes that were added to a view or guide, with their items.
    private mutating func layers(
      of name: String, _ nodes: [ViewNode], in host: PlatformView
    ) -> [(layer: MixedLayer, items: [BoxItem])] {
      let layers = hierarchy.layers[name] ?? []
      if layers.isEmpty { return [] }
      if nodes.count != layers.count { faults.append("\(name): \(nodes.count) boxes, and not \(layers.count)") }
      return zip(layers, nodes).map { layer, node in
        var items: [BoxItem] = []
        for child in node.children {
          guard let layout = layer.layouts[child.name ?? ""] else {
            faults.append("\(child.label) was not added")
            continue
          }
          // A hidden view has the items of views that it has lost until it is laid out.
          if let view = child.view, view.superview === host { items.append(BoxItem(view: view, layout: layout)) }
          if let guide = hierarchy.guide(of: child) { items.append(BoxItem(guide: guide, layout: layout)) }
        }
        return (layer, items)
      }
    }

    /// Copies items, and what is in them, into a view.
    private mutating func copyItems(
      _ source: BoxSource, to target: PlatformView, _ seen: inout Set<PlatformView>
    ) -> [BoxItem] {
      var copies: [BoxItem] = []
      for item in source.items {
        if let view = item.view {
          if view.superview !== source.host || seen.contains(view) { faults.append("\(view.label) is no subview") }
          seen.insert(view)
          let isIncluded = view.item.isIncludedInLayout
          let isHidden = source.isLeftOut || source.excludesHidden && view.isHidden
          let copy = copy(view, isPlaced: isIncluded && !isHidden)
          target.addSubview(copy)
          fill(copy, from: view, isLeftOut: isIncluded && isHidden)
          copies.append(BoxItem(view: copy, layout: item.layout))
        } else if let guide = item.guide {
          copies.append(BoxItem(guide: copy(guide, source, to: target, &seen), layout: item.layout))
        }
      }
      return copies
    }

    private mutating func copy(
      _ guide: BoxGuide, _ source: BoxSource, to target: PlatformView, _ seen: inout Set<PlatformView>
    ) -> BoxGuide {
      let replica = BoxGuide()
      if !source.isLeftOut { guides.append((guide, replica)) }
      for (layer, items) in layers(of: guide.identifier, guide.node.children, in: source.host) {
        let inner = BoxSource(items: items, host: source.host, isLeftOut: source.isLeftOut)
        let copies = copyItems(inner, to: target, &seen)
        replica.addBoxItems(copies, axis: layer.axis, spacing: layer.spacing, insets: layer.insets)
      }
      return replica
    }
  }
#endif
