import LayoutEngine
import PlatformView
import ViewTree

// The issues of a box: misuses, and pins without an effect.
extension BoxContent {
  /// The misuses that are not corrected, and the pins that have no effect.
  var issues: [BoxIssue] {
    (hasMisuses ? misuses.remaining() : []) + incompatiblePins.map(\.issue) + [loneFlex?.issue].compactMap { $0 }
      + unrelatedSizes
  }

  func clearMisuses() { if hasMisuses { misuses.clear() } }

  /// The sizes that are related to those of views and guides in other trees of boxes.
  private var unrelatedSizes: [BoxIssue] {
    children.flatMap { child in
      (child.existingHeld?.constraints ?? []).compactMap { constraint in
        guard constraint.isRelation, let other = constraint.secondItem?.boxNode else { return nil }
        if other.topmostBox === child.topmostBox { return nil }
        return BoxIssue(kind: .unrelatedSize(view: child.label, other: other.label))
      }
    }
  }

  /// The description of the box in messages.
  var label: String { node?.label ?? "a box" }

  /// Stores an issue until its cause is removed, and passes it to the handler.
  func report(_ kind: BoxIssue.Kind, until isResolved: @escaping () -> Bool) {
    let issue = BoxIssue(kind: kind)
    misuses.note(issue, until: isResolved)
    deliver(issue)
  }

  private func deliver(_ issue: BoxIssue) {
    var layout = hostLayout
    var handler: ((BoxIssue) -> Void)?
    while let current = layout {
      if let box = current.node.view as? BoxView, box.issueHandler != nil { handler = box.issueHandler }
      layout = current.surrounding
    }
    handler?(issue)
  }

  /// Whether a view or guide is an item of this box.
  private func holds(_ child: ViewNode?) -> Bool { child.map { holds($0) } ?? false }

  /// Reports a call for a view or guide that is not in the box, until it is added.
  func reportNotAnItem(_ child: ViewNode?) {
    report(.notAnItem(view: child?.label ?? "a view or guide", container: label)) { [weak self, weak child] in
      self?.holds(child) ?? true
    }
  }

  /// Reports that an item is inserted next to a view or guide that is not in the box, until that is added or the item
  /// is removed.
  func reportNoReference(_ reference: ViewNode?, of child: ViewNode?) {
    let kind = BoxIssue.Kind.unknownReference(
      view: child?.label ?? "an item", reference: reference?.label ?? "a view or guide", container: label)
    // The item itself is inserted after this call.
    report(kind) { [weak self, weak reference, weak child] in
      guard let self else { return true }
      return holds(reference) || !holds(child)
    }
  }

  /// Reports that a view was moved from another superview, until it is removed from this box.
  func reportMovedView(_ child: ViewNode, in elsewhere: PlatformView) {
    let kind = BoxIssue.Kind.movedView(view: child.label, elsewhere: elsewhere.viewNode.label, container: label)
    report(kind) { [weak self, weak child] in !(self?.holds(child) ?? false) }
  }

  /// Reports that a view occurs twice among the items, until it is removed or the items are set again.
  func reportDuplicateItem(_ child: ViewNode) {
    report(.duplicateItem(view: child.label, container: label)) { [weak self, weak child] in
      !(self?.holds(child) ?? false)
    }
  }

  /// Reports that a view is, or contains, the view of this box, until it no longer contains it.
  func reportContainsItself(_ view: PlatformView, host: PlatformView) {
    report(.wouldContainItself(view: view.viewNode.label, container: label)) { [weak view, weak host] in
      guard let view, let host else { return true }
      return view !== host && !host.isDescendant(of: view)
    }
  }

  /// Reports that an item contains this box, until it no longer does.
  func reportContainsItself(_ child: ViewNode) {
    report(.wouldContainItself(view: child.label, container: label)) { [weak self, weak child] in
      guard let node = self?.node, let child else { return true }
      return !node.isInside(child)
    }
  }

  /// Reports that a view in a guide is not a subview of the view that contains the guide, until it is one.
  func reportNotASubview(_ child: ViewNode, than host: PlatformView) {
    report(.notASubview(view: child.label, host: host.viewNode.label)) { [weak child, weak host] in
      child?.view?.superview === host
    }
  }

  /// Reports that a guide cannot take an item from a stack, until the item leaves the stack.
  func reportItemOfStack(_ child: ViewNode) {
    report(.notASubview(view: child.label, host: host?.viewNode.label ?? "a view")) { [weak child] in
      !(child?.isInStack ?? false)
    }
  }

  /// Reports that a box lays out items that it does not list, until this is allowed or all of these items are removed.
  func reportNotManaged(by box: BoxView) {
    report(.notManaged(view: box.viewNode.label)) { [weak self, weak box] in
      box?.allowNotManagedViews ?? true || self?.children.isEmpty ?? true
    }
  }

  func reportReentrantLayout() { reportUntilNextLayout(.reentrantLayout(container: label)) }

  func reportEndlessUpdates() { reportUntilNextLayout(.endlessUpdates(container: label)) }

  private func reportUntilNextLayout(_ kind: BoxIssue.Kind) {
    let number = hostLayout?.layoutNumber
    report(kind) { [weak self] in self?.hostLayout?.layoutNumber != number }
  }

  #if DEBUG
    func reportUnmarkedChange(of item: ViewNode, until isResolved: @escaping () -> Bool) {
      report(.unmarkedChange(view: item.label), until: isResolved)
    }
  #endif

  /// Removes the issues about items, because the items are set again.
  func clearIssuesOfItems() {
    if !hasMisuses { return }
    misuses.clear { issue in
      switch issue.kind {
      case .duplicateItem, .wouldContainItself: return true
      default: return false
      }
    }
  }

  /// Finds neighbors whose pins cannot be added, and a flex number without an effect, and reports each once.
  func checkPins(of children: [ViewNode]) {
    let (begin, end) = (BoxEdge(.begin, along: axis), BoxEdge(.end, along: axis))
    node?.noteVisits(children.count)
    var found: [(gap: Gap, issue: BoxIssue)] = []
    var previous: Int?
    var flexible: [Int] = []
    for index in children.indices where children[index].isInLayout {
      if let flex = items[index].layout.flex, flex > 0 { flexible.append(index) }
      if let previous, let first = items[previous].layout.pinForEdge(end),
        let second = items[index].layout.pinForEdge(begin), first + second == nil
      {
        let gap = Gap(first: ObjectIdentifier(children[previous]), second: ObjectIdentifier(children[index]))
        let kind = BoxIssue.Kind.incompatiblePins(first: children[previous].label, second: children[index].label)
        found.append((gap, BoxIssue(kind: kind)))
      }
      previous = index
    }
    if !found.isEmpty || !incompatiblePins.isEmpty { report(incompatible: found) }
    if !flexible.isEmpty || loneFlex != nil { checkFlex(flexible.map { children[$0] }) }
  }

  private func report(incompatible found: [(gap: Gap, issue: BoxIssue)]) {
    let known = Set(incompatiblePins.map(\.gap))
    incompatiblePins = found
    for (gap, issue) in found where !known.contains(gap) { deliver(issue) }
  }

  /// Finds a flex number that is the only one in the box, and reports it once. A guide, and a view without content
  /// along the axis, take the remaining space in any case.
  private func checkFlex(_ flexible: [ViewNode]) {
    let known = loneFlex?.item
    loneFlex = nil
    guard flexible.count == 1, let child = flexible.first else { return }
    guard child.hadView || child.isContainer else { return }
    let (width, height) = child.determinedDimensions
    guard axis == .x ? width : height else { return }
    let issue = BoxIssue(kind: .loneFlex(view: child.label, container: label))
    loneFlex = (ObjectIdentifier(child), issue)
    if known != ObjectIdentifier(child) { deliver(issue) }
  }
}

extension ViewNode {
  /// The outermost box that contains the item through boxes only, or the item itself.
  fileprivate var topmostBox: ViewNode {
    var item = self
    while let outer = item.parent, outer.content?.isBox == true { item = outer }
    return item
  }
}
