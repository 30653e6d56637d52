import LayoutEngine
import PlatformView
import ViewTree

// What was done wrong, and pins that have no sum.
extension BoxContent {
  /// What was done wrong and is not mended, and what is wrong with sums of pins.
  var issues: [BoxIssue] {
    misuses.remaining() + refusedSums.map(\.issue) + [loneFlex?.issue].compactMap { $0 } + unrelatedSizes
  }

  /// Sizes that are related to those of views and guides elsewhere.
  private var unrelatedSizes: [BoxIssue] {
    children.flatMap { child in
      (child.existingHeld?.constraints ?? []).compactMap { constraint in
        guard constraint.isRelation, let other = constraint.secondItem?.boxNode else { return nil }
        if other.topmostBox === child.topmostBox { return nil }
        return BoxIssue(kind: .unrelatedSize(view: child.label, other: other.label))
      }
    }
  }

  /// The box as messages call it.
  var label: String { node?.label ?? "a box" }

  /// Keeps an issue until its cause is gone, and tells of it.
  func report(_ kind: BoxIssue.Kind, until isMended: @escaping () -> Bool) {
    let issue = BoxIssue(kind: kind)
    misuses.note(issue, until: isMended)
    tell(issue)
  }

  private func tell(_ issue: BoxIssue) {
    var layout = hostLayout
    var handler: ((BoxIssue) -> Void)?
    while let current = layout {
      if let box = current.node.view as? BoxView, box.issueHandler != nil { handler = box.issueHandler }
      layout = current.surrounding
    }
    handler?(issue)
  }

  /// Whether a view or guide is an item of this box.
  private func holds(_ child: ViewNode?) -> Bool { child.map { $0.container === self } ?? false }

  /// Reports that something was said of a view or guide that is not in the box. It may be added since.
  func reportNoItem(_ child: ViewNode?) {
    report(.isNoItem(view: child?.label ?? "something", container: label)) { [weak self, weak child] in
      self?.holds(child) ?? true
    }
  }

  /// Reports that an item was to stand next to something that is not in the box. That may be added since, or the item be taken out.
  func reportNoReference(_ reference: ViewNode?, of child: ViewNode?) {
    let kind = BoxIssue.Kind.unknownReference(
      view: child?.label ?? "an item", reference: reference?.label ?? "something", container: label)
    // The item itself is inserted after this.
    report(kind) { [weak self, weak reference, weak child] in
      guard let self else { return true }
      return holds(reference) || !holds(child)
    }
  }

  /// Reports that a view was in another one. It may be taken out of this box since.
  func reportStoodElsewhere(_ child: ViewNode, in elsewhere: PlatformView) {
    let kind = BoxIssue.Kind.stoodElsewhere(view: child.label, elsewhere: elsewhere.viewNode.label, container: label)
    report(kind) { [weak self, weak child] in !(self?.holds(child) ?? false) }
  }

  /// Reports that a view was named twice among the items. They may be set again since.
  func reportNamedTwice(_ child: ViewNode) {
    report(.namedTwice(view: child.label, container: label)) { [weak self, weak child] in
      !(self?.holds(child) ?? false)
    }
  }

  /// Reports that a view is, or contains, the view of this box. It may contain it no longer.
  func reportContainsItself(_ view: PlatformView, host: PlatformView) {
    report(.wouldContainItself(view: view.viewNode.label, container: label)) { [weak view, weak host] in
      guard let view, let host else { return true }
      return view !== host && !host.isDescendant(of: view)
    }
  }

  /// Reports that a view in a guide is no subview of the view that the guide is in. It may be by now.
  func reportElsewhere(_ child: ViewNode, than host: PlatformView) {
    report(.standsElsewhere(view: child.label, host: host.viewNode.label)) { [weak child, weak host] in
      child?.view?.superview === host
    }
  }

  /// Reports that a box lays out items that it does not list. That may be allowed by now, or all of them be gone.
  func reportNotManaged(by box: BoxView) {
    report(.notManaged(view: box.viewNode.label)) { [weak self, weak box] in
      box?.allowNotManagedViews ?? true || self?.children.isEmpty ?? true
    }
  }

  func reportAskedDuringLayout() {
    let number = hostLayout?.layoutNumber
    report(.askedDuringLayout(container: label)) { [weak self] in self?.hostLayout?.layoutNumber != number }
  }

  /// Forgets what was said of items that are set anew.
  func clearIssuesOfItems() {
    misuses.clear { issue in
      switch issue.kind {
      case .namedTwice, .wouldContainItself: return true
      default: return false
      }
    }
  }

  /// Looks for neighbours whose pins have no sum, and tells once of each.
  func checkSums() {
    let (begin, end) = (BoxEdge(.begin, along: axis), BoxEdge(.end, along: axis))
    let known = Set(refusedSums.map(\.gap))
    let children = children
    refusedSums = []
    node?.noteVisits(children.count)
    var found: [(gap: Gap, issue: BoxIssue)] = []
    var previous: Int?
    for index in children.indices where children[index].isInLayout {
      defer { previous = index }
      guard let previous, let first = item(at: previous).layout.pinForEdge(end),
        let second = item(at: index).layout.pinForEdge(begin), first + second == nil
      else { continue }
      let gap = Gap(first: ObjectIdentifier(children[previous]), second: ObjectIdentifier(children[index]))
      let kind = BoxIssue.Kind.refusedSum(first: children[previous].label, second: children[index].label)
      found.append((gap, BoxIssue(kind: kind)))
    }
    refusedSums = found
    for (gap, issue) in found where !known.contains(gap) { tell(issue) }
    checkFlex()
  }

  /// Looks for a flex number without another one to be in proportion to, and tells once of it. A guide, and a view without content along
  /// the axis, take the room that is left over anyway.
  private func checkFlex() {
    let known = loneFlex?.item
    loneFlex = nil
    let flexible = children.indices.filter { children[$0].isInLayout && (item(at: $0).layout.flex ?? 0) > 0 }
    node?.noteVisits(children.count)
    guard flexible.count == 1, let child = flexible.first.map({ children[$0] }) else { return }
    guard child.hadView || child.content != nil else { return }
    let (width, height) = child.decidedDimensions
    guard axis == .x ? width : height else { return }
    let issue = BoxIssue(kind: .loneFlex(view: child.label, container: label))
    loneFlex = (ObjectIdentifier(child), issue)
    if known != ObjectIdentifier(child) { tell(issue) }
  }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension ViewNode {
  /// The outermost of the boxes that stand directly in each other around the item, or the item itself.
  fileprivate var topmostBox: ViewNode {
    var item = self
    while let container = item.container, container.isBox, let outer = container.node { item = outer }
    return item
  }
}
