import PlatformView
import ViewTree

/// A run of a definition, and of the definitions of other containers that run in it.
///
/// What the run adds, moves and removes takes effect at its end: first everything is added or moved, from the outside to
/// the inside, and then the rest is removed. A view that moves to another container in the run is never removed.
final class DefinitionRun: ViewIsolated {
  private var contents: [StackContent] = []
  /// Whether the closures have been called, and their results are being applied.
  private(set) var isFinishing = false

  func add(_ content: StackContent) { contents.append(content) }

  /// Applies what the run has defined.
  private func finish() {
    isFinishing = true
    // Before the changes of this run, the items follow the changes that other code has made.
    for content in contents where content.node?.hadView == true { content.synchronizeIfNeeded() }
    let changed = contents.filter { $0.definition?.hasOtherItems(than: $0) ?? false }
    place(changed)
    for content in changed { content.definition?.removeOthers(from: content) }
    for content in contents {
      content.definition?.close(content)
      if content.definition?.isEmpty(content) == true { content.forgetDefinition() }
    }
  }

  private func place(_ contents: [StackContent]) {
    var hosts: [StackContent] = []
    for content in contents where content.definition?.placeItems(in: content) == true {
      // The views of groups are subviews of the stack view around them.
      if let host = content.host?.stackContent, host.subviewState.beginArrangement() { hosts.append(host) }
    }
    for host in hosts { host.arrangeSubviews() }
  }

  // MARK: - The run in progress

  /// The run in progress in this task.
  static var current: DefinitionRun? { reference?.run }

  @TaskLocal private static var reference: Reference?

  /// A reference that a task can hold. The run stays in the task.
  private struct Reference: @unchecked Sendable {
    let run: DefinitionRun
  }

  /// Calls `body` in this run, and applies what `body` has defined.
  func perform(_ body: () -> Void) {
    DefinitionRun.$reference.withValue(Reference(run: self), operation: body)
    finish()
  }
}
