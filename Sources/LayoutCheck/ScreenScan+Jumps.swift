import LayoutEngine

/// A jump of a width, unless the next step changes the width by the same amount.
struct PendingJump: BitwiseCopyable {
  var node: Int32
  /// The step in which the width changed.
  var step: Int32
  /// The change, in points.
  var change: Double
  /// The change in the preceding step; NaN for the first step.
  var before: Double
  /// The index of an adjacent text that jumped as well; -1: none.
  var text: Int32 = -1
}

// A width that follows that of the screen changes by the same amount at each step. A width jumps if it changes much
// more in one step than in the preceding and the following one. Jumps are allowed if the line breaks of a text change
// that has the width of its lines, or if the container jumps as well.
extension ScreenScan {
  /// The maximum change of a width for a change of the screen's width by one point.
  static let jumpLimit = 1 + ConditionTable.tolerance

  /// Checks the widths that jumped in this step and in the preceding one.
  mutating func inspectJumps() {
    if jumps.isEmpty { return }
    var kept = 0
    for place in jumps.indices {
      var jump = jumps[place]
      if jump.step < step {
        confirm(jump)
      } else if isJump(jump) {
        jump.text = textThatJumps(beside: jump.node)
        jumps[kept] = jump
        kept += 1
      }
    }
    jumps.removeLast(jumps.count - kept)
  }

  /// Confirms the jumps in the last step of a run, which has no following step for comparison.
  mutating func endJumps() {
    if !endsWithin { for jump in jumps { note(jump) } }
    jumps.removeAll(keepingCapacity: true)
  }

  private func widthChange(of index: Int32) -> Double {
    let node = nodes[Int(index)]
    return node.widthStep == step ? node.widthChange : 0
  }

  private func isJump(_ jump: PendingJump) -> Bool {
    let limit = ScreenScan.jumpLimit
    // There is no step before the first one.
    if (jump.change - jump.before).magnitude <= limit { return false }
    let node = nodes[Int(jump.node)]
    guard node.parent >= 0, widthChange(of: node.parent).magnitude <= limit else { return false }
    for index in jump.node..<node.subtreeEnd where followsItsLines(index) { return false }
    return true
  }

  /// Returns a text in the same container, or in another item of it, that jumps in the same step.
  private func textThatJumps(beside jumping: Int32) -> Int32 {
    let node = nodes[Int(jumping)]
    for index in node.parent..<nodes[Int(node.parent)].subtreeEnd where nodes[Int(index)].traits.contains(.isText) {
      if index >= jumping, index < node.subtreeEnd { continue }
      if widthChange(of: index).magnitude > ScreenScan.jumpLimit { return index }
    }
    return -1
  }

  /// Returns whether a text jumped whose width is, or was, that of its longest line.
  private func followsItsLines(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    guard node.traits.contains(.isText), widthChange(of: index).magnitude > ScreenScan.jumpLimit else { return false }
    let before = node.contentBefore
    return node.contentWidth - measureLines(of: node).width <= ConditionTable.tolerance
      || before.width - measureLines(of: node, in: before).width <= ConditionTable.tolerance
  }

  private mutating func confirm(_ jump: PendingJump) {
    let after = widthChange(of: jump.node)
    if (jump.change - after).magnitude > ScreenScan.jumpLimit { note(jump) }
  }

  private mutating func note(_ jump: PendingJump) {
    let after = width - (step - jump.step)
    conditions.append(
      Int(jump.node) * Slot.count + Slot.jump, from: after - 1, to: after, jump.change.magnitude, detail: jump.text)
  }
}
