/// What was done wrong in a container and is not mended yet, each once, in the order in which it was reported last.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
package struct MisuseLog<Issue: Equatable> {
  private struct Entry {
    let issue: Issue
    let isMended: () -> Bool
  }

  private var entries: [Entry] = []

  package init() {}

  /// Keeps an issue, in place of an equal one, until its cause is gone.
  package mutating func note(_ issue: Issue, until isMended: @escaping () -> Bool) {
    entries.removeAll { $0.issue == issue }
    // What goes wrong again and again need not be kept for ever.
    if entries.count == keptIssues { entries.removeFirst() }
    entries.append(Entry(issue: issue, isMended: isMended))
  }

  /// The issues whose causes are still there. The others are forgotten.
  package mutating func remaining() -> [Issue] {
    entries.removeAll { $0.isMended() }
    return entries.map(\.issue)
  }

  /// Forgets some issues.
  package mutating func clear(where isCleared: (Issue) -> Bool = { _ in true }) {
    entries.removeAll { isCleared($0.issue) }
  }

  private var keptIssues: Int { 100 }
}
