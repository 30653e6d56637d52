import PlatformView
import ViewTree

/// A run of a definition, and of the definitions of other containers that run in it.
///
/// What the run adds, moves and removes takes effect at its end: first everything is added or moved, from the outside to
/// the inside, and then the rest is removed. A view that moves to another container in the run is never removed.
final class DefinitionRun: ViewIsolated {
  private var definitions: [StackDefinition] = []
  private var items: [StackItem] = []

  func add(_ definition: StackDefinition) { definitions.append(definition) }

  func add(_ item: StackItem) { items.append(item) }

  /// Applies what the run has defined.
  func finish() {
    var hosts: [StackContent] = []
    for definition in definitions where definition.placeItems() {
      if let host = definition.content?.host?.stackContent, !hosts.contains(where: { $0 === host }) {
        hosts.append(host)
      }
    }
    for host in hosts { host.arrangeSubviews() }
    for definition in definitions { definition.removeOthers() }
    for item in items { item.close() }
    for definition in definitions {
      definition.close()
      if definition.isEmpty { definition.content?.forgetDefinition() }
    }
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
