#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import PlatformView
  import StackViewLayout
  import ViewTestSupport

  /// The kinds of containers that can be in each other.
  enum NestKind: CaseIterable {
    /// A row in a StackView.
    case stack
    /// A row without a view, in a stack.
    case group
    /// A BoxView along x, without its hidden items.
    case box
    /// A box along x in a guide, without a view.
    case guide
    /// A box along x that is added to any view.
    case added
    /// A view that is no container, and fills itself with its only subview.
    case plain

    var hasView: Bool { self != .group && self != .guide }

    /// Whether the container can be an item of another one; `nil`: of a view around all containers.
    func fits(in outer: NestKind?) -> Bool {
      switch self {
      case .group: return outer == .stack || outer == .group
      case .guide: return outer == .box || outer == .guide || outer == .added
      case .stack, .box, .added, .plain: return true
      }
    }

    /// All nests of three containers.
    static let nests: [[NestKind]] = allCases.filter { $0.fits(in: nil) }.flatMap { first in
      allCases.filter { $0.fits(in: first) }.flatMap { second in
        allCases.filter { $0.fits(in: second) }.map { [first, second, $0] }
      }
    }
  }

  /// Containers in each other, on a screen.
  ///
  /// Each container has a leaf at its start and, after a gap, the next container, which takes the rest of the space. A
  /// plain view has no leaf.
  final class Nest {
    static let gap: CGFloat = 5

    let kinds: [NestKind]
    let screen = TestView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    /// The view of each container, or the view that contains its views.
    private(set) var views: [PlatformView] = []
    /// The stacks, with or without views.
    private(set) var stacks: [(any StackContainer)?] = []
    /// The leaf of each container, and the leaf that fills the innermost container.
    let leaves: [NestLeaf]

    init(_ kinds: [NestKind]) {
      self.kinds = kinds
      leaves = (0...kinds.count).map { NestLeaf(level: $0) }
      let root = makeView(0)
      screen.addSubview(root)
      root.frame = screen.bounds
      fill(0, root)
    }

    private func makeView(_ level: Int) -> PlatformView {
      if level == kinds.count { return leaves[level] }
      switch kinds[level] {
      case .stack: return StackView().direction(.row)
      case .box:
        let box = BoxView(axis: .x, spacing: Nest.gap)
        box.excludeHiddenViews = true
        return box
      case .plain: return FilledView()
      case .added, .group, .guide: return TestView()
      }
    }

    /// Fills a container with a view.
    private func fill(_ level: Int, _ view: PlatformView) {
      views.append(view)
      stacks.append(view as? StackView)
      if level == kinds.count { return }
      if let stack = view as? StackView { return fillStack(stack, level) }
      guard kinds[level] == .plain else {
        return fillBox(level, in: view) { items in
          if let box = view as? BoxView {
            box.items = items
          } else {
            view.addBoxItems(items, axis: .x, spacing: Nest.gap)
          }
        }
      }
      let inner = makeView(level + 1)
      view.addSubview(inner)
      fill(level + 1, inner)
    }

    private func fillStack(_ stack: any StackContainer, _ level: Int) {
      stack.addItem(leaves[level])
      if level + 1 < kinds.count, kinds[level + 1] == .group {
        let group = stack.addStack().direction(.row)
        group.item.grow(1).shrink(1).basis(0)
        views.append(views[level])
        stacks.append(group)
        fillStack(group, level + 1)
      } else {
        let inner = makeView(level + 1)
        stack.addItem(inner).grow(1).shrink(1).basis(0)
        fill(level + 1, inner)
      }
      stack.setCustomSpacing(Nest.gap, after: leaves[level])
    }

    /// Fills a box, whose items `add` sets.
    private func fillBox(_ level: Int, in host: PlatformView, add: ([BoxItem]) -> Void) {
      host.addSubview(leaves[level])
      guard level + 1 < kinds.count, kinds[level + 1] == .guide else {
        let inner = makeView(level + 1)
        host.addSubview(inner)
        add([leaves[level].boxed, inner.boxed])
        return fill(level + 1, inner)
      }
      let guide = BoxGuide()
      add([leaves[level].boxed, BoxItem(guide: guide)])
      views.append(host)
      stacks.append(nil)
      fillBox(level + 1, in: host) { guide.addBoxItems($0, axis: .x, spacing: Nest.gap) }
    }

    /// Marks the views to which boxes are added: in UIKit, they do not report another direction or scale.
    func markUnreportedChanges() {
      for (view, kind) in zip(views, kinds) where kind == .added && !view.reportsChanges { view.boxContentDidChange() }
    }

    /// The ranges along x of the leaf of each container, and of the last leaf, in the coordinates of the screen.
    func layOut() -> [ClosedRange<CGFloat>?] {
      screen.layoutIfNeeded()
      return leaves.enumerated().map { level, leaf in
        guard var view = leaf.superview else { return nil }
        var x = leaf.frame.minX
        while view !== screen {
          x += view.frame.minX
          guard let outer = view.superview else { return nil }
          view = outer
        }
        return x...(x + leaf.frame.width)
      }
    }
  }

  /// A view whose width follows the size of text.
  final class NestLeaf: TestView {
    static func width(_ category: HeadlessContentSizeCategory) -> CGFloat { category == .large ? 10.3 : 15.8 }

    /// - Parameter level: The level of the leaf. Of several leaves in nested boxes, the innermost grows.
    init(level: Int) {
      super.init(frame: .zero)
      huggingX = PlatformLayoutPriority(Float(700 - 100 * level))
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      CGSize(width: NestLeaf.width(effectiveContentSizeCategory), height: 10)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func contentSizeCategoryDidChange() {
      super.contentSizeCategoryDidChange()
      invalidateIntrinsicContentSize()
      noteContent()
    }
  }

  /// A view that gives its subview its own size.
  private final class FilledView: TestView {
    override func layoutSubviews() {
      for view in subviews { view.frame = bounds }
    }
  }
#endif
