/// The answers that a container has given since it, or anything below it, changed last.
///
/// An entry counts only if its whole input is the same, so a miss costs time and never correctness. Four entries hold all
/// that one layout asks of a container, unless heights decide widths below it.
struct ContainerCache {
  private var inputs = (
    LayoutInput(task: .frames), LayoutInput(task: .frames), LayoutInput(task: .frames), LayoutInput(task: .frames)
  )
  private var outputs = (LayoutOutput(), LayoutOutput(), LayoutOutput(), LayoutOutput())
  private var count: UInt8 = 0
  private var oldest: UInt8 = 0
  /// The input with which the children were placed last, if they were.
  var placement: LayoutInput?

  var isEmpty: Bool { count == 0 && placement == nil }

  mutating func removeAll() {
    count = 0
    oldest = 0
    placement = nil
  }

  func output(for input: LayoutInput) -> LayoutOutput? {
    if count > 0, inputs.0 == input { return outputs.0 }
    if count > 1, inputs.1 == input { return outputs.1 }
    if count > 2, inputs.2 == input { return outputs.2 }
    if count > 3, inputs.3 == input { return outputs.3 }
    return nil
  }

  mutating func store(_ output: LayoutOutput, for input: LayoutInput) {
    let slot: UInt8
    if count < 4 {
      slot = count
      count += 1
    } else {
      slot = oldest
      oldest = (oldest + 1) & 3
    }
    switch slot {
    case 0: (inputs.0, outputs.0) = (input, output)
    case 1: (inputs.1, outputs.1) = (input, output)
    case 2: (inputs.2, outputs.2) = (input, output)
    default: (inputs.3, outputs.3) = (input, output)
    }
  }
}

/// The answers of a leaf's measure function since the leaf was marked dirty last.
struct LeafCache {
  private var inputs = (MeasureInput(), MeasureInput(), MeasureInput(), MeasureInput())
  private var outputs = (
    Measurement(width: 0, height: 0), Measurement(width: 0, height: 0),
    Measurement(width: 0, height: 0), Measurement(width: 0, height: 0)
  )
  private var count: UInt8 = 0
  private var oldest: UInt8 = 0

  var isEmpty: Bool { count == 0 }

  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  func measurement(for input: MeasureInput) -> Measurement? {
    if count > 0, inputs.0 == input { return outputs.0 }
    if count > 1, inputs.1 == input { return outputs.1 }
    if count > 2, inputs.2 == input { return outputs.2 }
    if count > 3, inputs.3 == input { return outputs.3 }
    return nil
  }

  /// An answer to another question that must be the answer to this one too: content that was given more room and did not
  /// use it, and content that took by itself the width that it now has.
  func equivalent(to input: MeasureInput) -> Measurement? {
    if count > 0, inputs.0.implies(outputs.0, for: input) { return outputs.0 }
    if count > 1, inputs.1.implies(outputs.1, for: input) { return outputs.1 }
    if count > 2, inputs.2.implies(outputs.2, for: input) { return outputs.2 }
    if count > 3, inputs.3.implies(outputs.3, for: input) { return outputs.3 }
    return nil
  }

  /// The answer that goes with the width that the content got: to a question that named it, or that it follows from.
  func measurement(forWidth width: Double) -> Measurement? {
    var found: Measurement?
    func consider(_ input: MeasureInput, _ output: Measurement) {
      if input.knownWidth == width {
        found = output
      } else if found == nil, input.knownWidth == nil, output.size.width == width {
        found = output
      }
    }
    if count > 0 { consider(inputs.0, outputs.0) }
    if count > 1 { consider(inputs.1, outputs.1) }
    if count > 2 { consider(inputs.2, outputs.2) }
    if count > 3 { consider(inputs.3, outputs.3) }
    return found
  }

  mutating func store(_ measurement: Measurement, for input: MeasureInput) {
    let slot: UInt8
    if count < 4 {
      slot = count
      count += 1
    } else {
      slot = oldest
      oldest = (oldest + 1) & 3
    }
    switch slot {
    case 0: (inputs.0, outputs.0) = (input, measurement)
    case 1: (inputs.1, outputs.1) = (input, measurement)
    case 2: (inputs.2, outputs.2) = (input, measurement)
    default: (inputs.3, outputs.3) = (input, measurement)
    }
  }
}

extension MeasureInput {
  /// Whether the answer to this question answers `other` as well.
  fileprivate func implies(_ answer: Measurement, for other: MeasureInput) -> Bool {
    // What breaks wherever it can has more lines than what is just as narrow.
    guard knownWidth == nil, knownHeight == nil, other.knownHeight == nil, availableWidth != .minContent else {
      return false
    }
    guard availableHeight.contains(answer.size.height), other.availableHeight.contains(answer.size.height) else {
      return false
    }
    if let width = other.knownWidth { return answer.size.width == width || availableWidth == .definite(width) }
    return availableWidth.covers(other.availableWidth) && other.availableWidth.contains(answer.size.width)
  }
}

extension AvailableSpace {
  /// Whether an extent fits.
  fileprivate func contains(_ extent: Double) -> Bool {
    switch self {
    case .definite(let room): return extent <= room
    case .minContent: return false
    case .maxContent: return true
    }
  }

  /// Whether there is at least as much room as in `other`.
  fileprivate func covers(_ other: AvailableSpace) -> Bool {
    switch (self, other) {
    case (.maxContent, .definite), (.maxContent, .maxContent): return true
    case (.definite(let room), .definite(let otherRoom)): return room >= otherRoom
    default: return false
    }
  }
}
