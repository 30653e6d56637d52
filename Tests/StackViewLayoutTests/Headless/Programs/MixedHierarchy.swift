#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import ViewTestSupport
  import ViewTree

  /// Stacks, groups, boxes, guides and other views that are in each other in any way, to be edited.
  ///
  /// Each view and each guide has a name of its own.
  final class MixedHierarchy {
    /// The views that the editor uses, some of them without a superview.
    private(set) var views: [PlatformView] = []
    private(set) var groups: [StackGroup] = []
    private(set) var guides: [BoxGuide] = []
    /// The boxes that were added to views and guides, by the names of these.
    private(set) var layers: [String: [MixedLayer]] = [:]
    /// The issues of changes without a mark.
    let unmarked = MixedLog()
    private var tracked: [TrackedObject] = []

    /// An object that must be deallocated at the end.
    private struct TrackedObject {
      let name: String
      weak var object: AnyObject?
    }

    // MARK: - Making

    func add(_ view: PlatformView) {
      let node = view.viewNode
      guard node.name == nil else { return }
      node.name = "v\(tracked.count)"
      views.append(view)
      track(view, view.label)
      track(node, "the node of \(view.label)")
      if let stack = view as? StackView {
        stack.issueHandler = { [unmarked] in if $0.isUnmarkedChange { unmarked.lines.append($0.cause) } }
      }
      if let box = view as? BoxView {
        box.issueHandler = { [unmarked] in if case .unmarkedChange = $0.kind { unmarked.lines.append($0.cause) } }
      }
    }

    func add(_ group: StackGroup) {
      guard !groups.contains(where: { $0 === group }) else { return }
      group.item.name = "g\(tracked.count)"
      groups.append(group)
      track(group, "g\(tracked.count)")
      track(group.item.node, "the node of \(group.item.name ?? "")")
    }

    func makeGuide() -> BoxGuide {
      let guide = BoxGuide()
      guide.identifier = "u\(tracked.count)"
      guides.append(guide)
      track(guide, guide.identifier)
      track(guide.node, "the node of \(guide.identifier)")
      return guide
    }

    func note(_ layer: MixedLayer, in name: String) { layers[name, default: []].append(layer) }

    private func track(_ object: AnyObject, _ name: String) {
      tracked.append(TrackedObject(name: name, object: object))
    }

    // MARK: - Finding

    func group(of item: StackItem) -> StackGroup? { groups.first { $0.item === item } }

    func guide(of node: ViewNode) -> BoxGuide? { guides.first { $0.node === node } }

    /// The views without a superview that have subviews.
    var tops: [PlatformView] {
      var found: [PlatformView] = []
      for view in views {
        var top = view
        while let superview = top.superview { top = superview }
        if !top.subviews.isEmpty, !found.contains(where: { $0 === top }) { found.append(top) }
      }
      return found
    }

    /// Whether boxes were added to a view.
    func hasLayers(_ view: PlatformView) -> Bool { layers[view.item.name ?? ""] != nil }

    /// The nodes of the boxes that were added to a view.
    static func layerNodes(of host: PlatformView) -> [ViewNode] {
      let children = host.existingViewNode?.children ?? []
      return Array(host is BoxView ? children.dropFirst() : children[...])
    }

    // MARK: - Releasing

    /// Forgets a view. Its superview may still retain it.
    func forget(_ view: PlatformView) { views.removeAll { $0 === view } }

    /// Releases everything in a random order, and returns what is still allocated.
    func leaks(_ random: inout SplitMix64) -> [String] {
      var objects: [AnyObject] = views + groups + guides
      (views, groups, guides) = ([], [], [])
      while !objects.isEmpty { objects.remove(at: random.integer(0...(objects.count - 1))) }
      return tracked.filter { $0.object != nil }.map { "\($0.name) is still allocated" }
    }
  }

  /// A box that was added to a view or guide.
  struct MixedLayer {
    var axis = BoxLayout.Axis.y
    var spacing: CGFloat = 0
    var insets = PlatformEdgeInsets.none
    /// The layouts of the items, by the names of their views and guides.
    var layouts: [String: BoxLayout] = [:]
  }

  /// Lines of text that closures add.
  final class MixedLog {
    var lines: [String] = []
  }

  /// A view of fixed size that can run code while it is measured or laid out.
  final class MixedLeaf: TestView {
    var natural = CGSize(width: 10, height: 10)
    /// Called once, in the next measurement.
    var onMeasure: (() -> Void)?
    /// Called once, in the next layout.
    var onLayout: (() -> Void)?

    override var intrinsicContentSize: CGSize {
      willMeasure()
      return natural
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      willMeasure()
      return natural
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let body = onLayout
      onLayout = nil
      body?()
    }

    private func willMeasure() {
      let body = onMeasure
      onMeasure = nil
      body?()
    }
  }

  /// A view that gives its subviews its own size.
  final class MixedFrame: TestView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews { view.frame = bounds }
    }
  }

  extension PlatformView {
    /// The name and the class of the view.
    var label: String { "\(existingViewNode?.name ?? "?") (\(type(of: self)))" }
  }
#endif
