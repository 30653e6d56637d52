import LayoutEngine

/// A width that jumped, unless it goes on like that.
struct PendingJump: BitwiseCopyable {
  var node: Int32
  /// The step that changed the width.
  var step: Int32
  /// By how much.
  var change: Double
  /// By how much the step before changed it; not a number for the first one.
  var before: Double
  /// A text beside it that jumped, too; -1: none.
  var text: Int32 = -1
}

// A width that follows that of the screen changes as much at each step. One that changes much more in one step than in the one before and
// the one after jumps. It may where a text in it breaks its lines in another place and is as wide as they are, or where its container
// jumps and takes it along.
extension ScreenScan {
  /// By how much a width may change where that of the screen changes by a point.
  static let jumpLimit = 1 + ConditionTable.tolerance

  /// Looks at the widths that jumped in this step and in the one before.
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

  /// Takes what jumped in the last step of a run for a jump: there is nothing behind it to compare it with.
  mutating func endJumps() {
    for jump in jumps { note(jump) }
    jumps.removeAll(keepingCapacity: true)
  }

  private func widthChange(of index: Int32) -> Double {
    let node = nodes[Int(index)]
    return node.widthStep == step ? node.widthChange : 0
  }

  private func isJump(_ jump: PendingJump) -> Bool {
    let limit = ScreenScan.jumpLimit
    // There is nothing before the first step.
    if (jump.change - jump.before).magnitude <= limit { return false }
    let node = nodes[Int(jump.node)]
    guard node.parent >= 0, widthChange(of: node.parent).magnitude <= limit else { return false }
    for index in jump.node..<node.subtreeEnd where followsItsLines(index) { return false }
    return true
  }

  /// A text in the same container, or in another item of it, that jumps in the same step.
  private func textThatJumps(beside jumping: Int32) -> Int32 {
    let node = nodes[Int(jumping)]
    for index in node.parent..<nodes[Int(node.parent)].subtreeEnd where nodes[Int(index)].traits.contains(.isText) {
      if index >= jumping, index < node.subtreeEnd { continue }
      if widthChange(of: index).magnitude > ScreenScan.jumpLimit { return index }
    }
    return -1
  }

  /// Whether a text jumped that is, or was, as wide as its longest line.
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
