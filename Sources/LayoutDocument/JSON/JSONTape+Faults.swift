/// Errors at values, and their positions and paths.
extension JSONTape {
  /// Returns an error at `value`, which may be a key.
  func fault(at value: Int, _ reason: String, suggestion: String? = nil) -> DocumentFault {
    DocumentFault(value: value, reason: reason, suggestion: suggestion)
  }

  /// Returns an error for a value of the wrong type.
  func typeFault(at value: Int, expected: String) -> DocumentFault {
    fault(at: value, "expected \(expected), got \(name(of: value))")
  }

  /// Returns the errors of the tape and those in `found`, in the order of the text; `nil` if there are none.
  ///
  /// Where the tape has an error, other errors at the same value follow from it: they are left out. Time is linear in
  /// the length of the text, and proportional to the number of errors.
  func error(_ found: [DocumentFault]) -> DocumentError? {
    if faults.isEmpty, found.isEmpty { return nil }
    let all = faults + found
    // The index of the first error at each value, and of the next one at the same value; -1 for none.
    var firsts = [Int](repeating: -1, count: values.count)
    var nexts = [Int](repeating: -1, count: all.count)
    for index in all.indices.reversed() {
      nexts[index] = firsts[all[index].value]
      firsts[all[index].value] = index
    }
    var positions = PositionCursor(start: textStart)
    var paths = PathCursor(self)
    var errors: [DocumentError] = []
    for var index in firsts {
      while index >= 0 {
        let fault = all[index]
        errors.append(
          DocumentError(
            position: positions.advance(to: Int(values[fault.value].start), in: bytes),
            keyPath: paths.path(to: fault.value), reason: fault.reason, suggestion: fault.suggestion))
        index = fault.hidesOthers ? -1 : nexts[index]
      }
    }
    return DocumentError(errors)
  }
}

/// Finds the paths from the top to values in ascending order. The tape is read once for all of them.
private struct PathCursor {
  /// An array or object around the value of the last call.
  private struct Level {
    var container: Int
    /// The member that contains the value: the index of an element or a key.
    var member: Int
    /// The number of members before it.
    var index = 0
  }

  private let json: JSONTape
  private var levels: [Level] = []
  /// The member of each level.
  private var path = DocumentPath()

  init(_ json: JSONTape) { self.json = json }

  /// Returns the path to `target`, a value or a key that is not before the one of the last call.
  mutating func path(to target: Int) -> String {
    while let level = levels.last, json.next(level.container) <= target {
      levels.removeLast()
      path.removeLast()
    }
    if levels.isEmpty, target > 0 { enter(0) }
    while let level = levels.last {
      let value = advance(level, to: target)
      if target <= value { break }
      enter(value)
    }
    return path.text()
  }

  private mutating func enter(_ container: Int) {
    levels.append(Level(container: container, member: container + 1))
    path.append(index: 0)
  }

  /// Moves the last level to the member that contains `target`, and returns the index of its value.
  private mutating func advance(_ level: Level, to target: Int) -> Int {
    var level = level
    let isObject = json.kind(level.container) == .object
    while level.member < target, case let after = json.next(isObject ? level.member + 1 : level.member), after <= target
    {
      level.member = after
      level.index += 1
    }
    levels[levels.count - 1] = level
    path.removeLast()
    if isObject { path.append(key: json.stringBytes(level.member)) } else { path.append(index: level.index) }
    return isObject ? level.member + 1 : level.member
  }
}
