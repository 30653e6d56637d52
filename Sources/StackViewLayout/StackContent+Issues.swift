import PlatformView
import ViewTree

// What was done wrong. It is kept by the content of the stack view, also where it happened in a group.
extension StackContent {
  /// Keeps an issue until its cause is gone, and calls the handler with it.
  func report(_ kind: StackIssue.Kind, until isMended: @escaping () -> Bool) {
    guard let host else { return }
    let issue = StackIssue(kind: kind)
    host.content.misuses.note(issue, until: isMended)
    host.topmost.issueHandler?(issue)
  }

  /// The container as messages call it.
  var label: String { item?.label ?? "a stack" }

  /// Keeps an issue that a further layout shows to be over, unless it is reported again.
  private func reportUntilNextLayout(_ kind: StackIssue.Kind) {
    let number = host?.containerLayout.layoutNumber
    report(kind) { [weak self] in self?.host?.containerLayout.layoutNumber != number }
  }

  package func reportAskedDuringLayout() { reportUntilNextLayout(.askedDuringLayout(container: label)) }

  /// Reports a call that names an item that is not in this container.
  func reportNoItem(_ item: StackItem) {
    report(.isNoItem(view: item.label, container: label)) { [weak self, weak item] in
      item.map { $0.container === self } ?? false
    }
  }

  /// Reports that a view was inserted next to a view that is not in this container. Either may be added later.
  func reportNoReference(_ reference: PlatformView, of view: PlatformView) {
    let kind = StackIssue.Kind.referenceIsNoItem(
      view: view.item.label, reference: reference.item.label, container: label)
    report(kind) { [weak self, weak view, weak reference] in
      [view, reference].contains { self != nil && $0?.item.container === self }
    }
  }

  func reportChange(of view: PlatformView) {
    reportUntilNextLayout(.changedDuringLayout(view: view.item.label, container: label))
  }
}
