import PlatformView

/// The misuses of a container that are not corrected yet, in the order in which they were last reported.
///
/// Each issue is listed once.
@usableFromInline package struct MisuseLog<Issue: Equatable>: ViewIsolated {
  @usableFromInline struct Entry {
    @usableFromInline let issue: Issue
    let isResolved: () -> Bool
  }

  @usableFromInline var entries: [Entry] = []

  package init() {}

  /// Stores an issue until its cause is removed. The issue replaces an equal one.
  package mutating func note(_ issue: Issue, until isResolved: @escaping () -> Bool) {
    entries.removeAll { $0.issue == issue }
    // The number of repeated misuses is limited.
    if entries.count == keptIssues { entries.removeFirst() }
    entries.append(Entry(issue: issue, isResolved: isResolved))
  }

  /// Returns the issues whose causes remain, and removes the others.
  package mutating func remaining() -> [Issue] {
    entries.removeAll { $0.isResolved() }
    return entries.map(\.issue)
  }

  /// Removes the issues that match a predicate.
  @inlinable package mutating func clear(where isCleared: (Issue) -> Bool = { _ in true }) {
    // Each change of items clears the log, which is almost always empty. Other modules inline this check, because a call
    // of the generic method takes much longer.
    if !entries.isEmpty { entries.removeAll { isCleared($0.issue) } }
  }

  private var keptIssues: Int { 100 }
}
