/// Why a leaf with content has no size along an axis.
public enum MissingSpace: Sendable, CaseIterable {
  /// The basis is 0, and no free space grows the item, for example because the size of the container follows from its items.
  case basis
  /// The margins are at least as large as the container.
  case margins
  /// The container has no space left for the item.
  case container
}

// Leaves that are smaller than their content. Only the content itself tells whether it fits.
extension IssueInspection {
  /// Reports an item of a flex container if its content has no space, or is cut off by a container that hides it.
  mutating func inspectSpace(of leaf: Int32, _ measure: MeasureFunction) {
    let (record, parent) = (arena.nodes[leaf], arena.nodes[leaf].parent)
    guard parent >= 0, arena.states[parent].marks.contains(.hasFrames), !arena.nodes[parent].traits.contains(.hasKind),
      record.traits.isDisjoint(with: [.isAbsolute, .isCollapsed, .isOrthogonal])
    else { return }
    for axis in LayoutAxis.allCases where mayLackSpace(leaf, along: axis) {
      let size = contentBox(of: leaf)[axis]
      if size <= LayoutIssue.tolerance {
        guard contentSize(of: leaf, along: axis, measure) > LayoutIssue.tolerance,
          let reason = reason(for: leaf, in: parent, along: axis)
        else { continue }
        // The height at a width of 0 does not describe the content.
        return add(.noSpace(axis: physical(axis, of: leaf), reason), leaf)
      }
      guard hidesLimitedContent(parent, along: axis) else { continue }
      let excess = contentSize(of: leaf, along: axis, isLeast: true, measure) - size
      if excess > LayoutIssue.tolerance { add(.cutContent(axis: physical(axis, of: leaf), amount: excess), leaf) }
    }
  }

  private func physical(_ axis: LayoutAxis, of node: Int32) -> LayoutAxis {
    arena.isTransposed(node) ? axis.perpendicular : axis
  }

  /// Whether the style leaves it to the layout how large the leaf is.
  private func mayLackSpace(_ leaf: Int32, along axis: LayoutAxis) -> Bool {
    let style = arena.styleValues(leaf).inAxes(of: arena.nodes[leaf].traits)
    let (size, maximum) = axis == .horizontal ? (style.width, style.maxWidth) : (style.height, style.maxHeight)
    return size.isKeyword && maximum.isKeyword
  }

  /// Whether a container limits its leaves to its own size along an axis, and hides what is larger.
  /// ``Deviations/leavesAreLimitedToContainer``
  private func hidesLimitedContent(_ container: Int32, along axis: LayoutAxis) -> Bool {
    guard rules.deviations.contains(.leavesAreLimitedToContainer) else { return false }
    let style = arena.styleValues(container).inAxes(of: arena.nodes[container].traits)
    let overflow = axis == .horizontal ? style.overflowX : style.overflowY
    return overflow == .hidden || overflow == .clip
  }

  private func contentBox(of node: Int32) -> LayoutSize {
    let (size, inset) = (arena.results[node].frame.size, arena.inset(of: node))
    return LayoutSize(width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
  }

  /// The width of the content, or its height at the width of the leaf.
  ///
  /// - Parameter isLeast: Whether the width is that of the longest word, and not that of a line without breaks.
  private func contentSize(
    of leaf: Int32, along axis: LayoutAxis, isLeast: Bool = false, _ measure: MeasureFunction
  ) -> Double {
    var input = isLeast ? MeasureInput.minContent : .maxContent
    if axis == .vertical { input = MeasureInput(knownWidth: max(0, contentBox(of: leaf).width)) }
    let isTransposed = arena.nodes[leaf].traits.contains(.isTransposed)
    let size = measure(arena.id(of: leaf), isTransposed ? input.transposed : input).size
    return (isTransposed ? size.transposed : size)[axis]
  }

  private func reason(for leaf: Int32, in parent: Int32, along axis: LayoutAxis) -> MissingSpace? {
    let (container, space) = (arena.flexStyle(parent), contentBox(of: parent))
    let isMain = container.isRow == (axis == .horizontal) && !container.traits.contains(.hasColumns)
    if isMain, arena.lengths(of: leaf).basis.fixedPoints == 0 {
      // Without growing, the basis is the size that is set. A container without any size is not laid out yet.
      return arena.flexStyle(leaf).grow > 0 && space[axis.perpendicular] > LayoutIssue.tolerance ? .basis : nil
    }
    guard space[axis] > LayoutIssue.tolerance else { return nil }
    return arena.axisStyle(leaf, axis).margins >= space[axis] ? .margins : .container
  }
}
