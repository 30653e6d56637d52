import LayoutEngine

// The screen has the width that is checked, and at least the height of the root, because it scrolls vertically. With an
// available height, items may exceed the bottom of the root up to this height, and a root whose style sets its height
// must not be higher.
extension ScreenScan {
  /// Checks whether the root is larger than the screen.
  mutating func inspectRoot() {
    let root = nodes[0].frame
    let horizontal = root.width - screenWidth
    let vertical = hasGivenHeight ? root.height - height : 0
    noteOutside(0, horizontal, vertical)
  }

  /// Checks an item that overflows its container on purpose, and must not be outside of the screen.
  ///
  /// Descendants of an item that is outside of the screen are not reported.
  mutating func inspectOutside(_ index: Int32) {
    let amounts = amountsOutside(index)
    var isFollower = false
    var above = nodes[Int(index)].parent
    while amounts.isFault, above > 0, !isFollower {
      isFollower = !nodes[Int(above)].traits.isDisjoint(with: .leaves) && amountsOutside(above).isFault
      above = nodes[Int(above)].parent
    }
    if isFollower { noteOutside(index, 0, 0) } else { noteOutside(index, amounts.horizontal, amounts.vertical) }
  }

  private mutating func noteOutside(_ index: Int32, _ horizontal: Double, _ vertical: Double) {
    let condition = Int(index) * Slot.count + Slot.outside
    conditions.note(
      condition, max(horizontal, vertical), detail: horizontal >= vertical ? 0 : 1, at: width)
  }

  private func amountsOutside(_ index: Int32) -> OutsideAmounts {
    let node = nodes[Int(index)]
    let tolerance = ConditionTable.tolerance
    var amounts = OutsideAmounts()
    guard node.frame.width > tolerance, node.frame.height > tolerance else { return amounts }
    var (x, y) = (node.frame.x, node.frame.y)
    var above = Int(node.parent)
    while above > 0 {
      x += nodes[above].frame.x
      y += nodes[above].frame.y
      above = Int(nodes[above].parent)
    }
    let root = nodes[0].frame.size
    if !node.traits.isDisjoint(with: .leavesX), node.traits.contains(.isUnclippedX) {
      // A root that is narrower than the screen is at the start edge.
      let free = max(0, screenWidth - root.width)
      let (left, right) = isRightToLeft ? (-free, root.width) : (0, root.width + free)
      amounts.horizontal = max(left - x, x + node.frame.width - right)
    }
    if !node.traits.isDisjoint(with: .leavesY), node.traits.contains(.isUnclippedY) {
      amounts.vertical = max(-y, y + node.frame.height - max(root.height, height))
    }
    return amounts
  }
}

/// The distance by which an item is outside of the screen, in points; 0 or less if it is inside.
private struct OutsideAmounts {
  var horizontal = 0.0
  var vertical = 0.0

  var isFault: Bool { max(horizontal, vertical) > ConditionTable.tolerance }
}
