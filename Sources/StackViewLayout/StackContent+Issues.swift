import PlatformView
import ViewTree

// The misuses of a stack and of its groups. The content of the stack view stores them.
extension StackContent {
  /// Stores an issue until its cause is removed, and calls the handler with it.
  func report(_ kind: StackIssue.Kind, until isResolved: @escaping () -> Bool) {
    guard let host else { return }
    let issue = StackIssue(kind: kind)
    host.stackContent.misuses.note(issue, until: isResolved)
    host.topmostStack.issueHandler?(issue)
  }

  /// The misuses whose causes remain.
  var remainingMisuses: [StackIssue] { hasRareParts ? misuses.remaining() : [] }

  func clearMisuses() { if hasRareParts { misuses.clear() } }

  /// The description of the container in messages.
  var label: String { item?.label ?? "a stack" }

  /// Stores an issue until the next layout, which may report it again.
  private func reportUntilNextLayout(_ kind: StackIssue.Kind) {
    let number = host?.containerLayout.layoutNumber
    report(kind) { [weak self] in self?.host?.containerLayout.layoutNumber != number }
  }

  package func reportReentrantLayout() { reportUntilNextLayout(.reentrantLayout(container: label)) }

  package func reportEndlessUpdates() { reportUntilNextLayout(.endlessUpdates(container: label)) }

  /// Reports a call that names an item that is not in this container.
  func reportNotAnItem(_ item: StackItem) {
    let child = item.node
    report(.notAnItem(view: item.label, container: label)) { [weak self, weak child] in
      child.map { self?.holds($0) ?? false } ?? false
    }
  }

  /// Reports that a view was inserted next to a view that is not in this container. Either may be added later.
  func reportNoReference(_ reference: PlatformView, of view: PlatformView) {
    let kind = StackIssue.Kind.referenceNotAnItem(
      view: view.item.label, reference: reference.item.label, container: label)
    report(kind) { [weak self, weak view, weak reference] in
      [view, reference].contains { self != nil && $0?.item.container === self }
    }
  }

  #if DEBUG
    package func reportUnmarkedChange(of item: ViewNode, until isResolved: @escaping () -> Bool) {
      report(.unmarkedChange(view: item.label), until: isResolved)
    }
  #endif

  func reportChange(of view: PlatformView) {
    reportUntilNextLayout(.changedDuringLayout(view: view.item.label, container: label))
  }
}
