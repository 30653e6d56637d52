#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import LayoutTestSupport

  /// A program of random edits. Each edit has random numbers of its own, so that edits can be left out.
  struct MixedProgram {
    /// The number of views, groups and guides that are added first.
    private static let additions = 5
    private static let edits = 24

    private let seed: UInt64
    /// The edits that are made.
    private var indexes = Array(0..<(additions + edits))

    init(seed: UInt64) { self.seed = seed }

    /// Makes the edits, and returns what differs from a fresh hierarchy and what is not released, with the edits.
    func failure() -> String? {
      let editor = MixedEditor(seed: seed)
      for index in indexes where editor.faults.isEmpty {
        editor.random = SplitMix64(seed: seed &* 1000 &+ UInt64(index))
        if index < MixedProgram.additions { editor.begin() } else { editor.edit() }
        if (index + 1).isMultiple(of: 6) { editor.check() }
      }
      if editor.faults.isEmpty { editor.check() }
      if editor.faults.isEmpty { editor.faults += editor.hierarchy.leaks(&editor.random) }
      return editor.faults.isEmpty ? nil : (editor.faults + editor.log).joined(separator: "\n")
    }

    /// The failure of a program from which no further edit can be left out.
    func shrunkFailure() -> String {
      var (program, failure) = (self, failure() ?? "")
      var position = 0
      while position < program.indexes.count {
        var shorter = program
        shorter.indexes.remove(at: position)
        if let other = shorter.failure() {
          (program, failure, position) = (shorter, other, 0)
        } else {
          position += 1
        }
      }
      return "seed \(seed), edits \(program.indexes): \(failure)"
    }
  }
#endif
