// Baselines of a root, for hosts that align it among views of their own.

/// A baseline of a root.
package enum RootBaseline: Equatable, Sendable {
  /// Items that are aligned by baselines share it: its distance from the top of the root's border box, in points.
  case shared(Double)
  /// That of one item; the bottom of the item, where the item has no baseline.
  case item(NodeID)
}

extension LayoutTree {
  /// What gives a root its first or last baseline, when it has the size of its last layout: css-flexbox-1 §8.5. The item is named, and not
  /// asked for its baseline: content whose baseline nothing else depends on may be measured without one.
  ///
  /// - Parameters:
  ///   - isLast: Whether the last baseline is meant, and not the first.
  ///   - measure: Answers for the leaves. Items that stand in the way of nothing are not asked anything that they were not asked in the layout.
  /// - Returns: `nil` where there is none: without items in the flow, before the first layout, if another root or something else was laid
  ///   out last, and where lines of text do not run horizontally.
  package mutating func rootBaseline(
    isLast: Bool, of root: NodeID, measure: @escaping MeasureFunction
  ) throws(LayoutTreeError) -> RootBaseline? {
    let index = try index(of: root)
    let arena = mutableArena
    let traits = arena.nodes[index].traits
    guard case .exact(let size)? = arena.contents.currentLayout?.space, arena.contents.currentLayout?.root == index,
      arena.nodes[index].firstChild >= 0, traits.isDisjoint(with: [.isLeaf, .isBox, .isTransposed])
    else { return nil }
    return withExtendedLifetime(Measurer(measure)) { measurer in
      let passes = LayoutPasses(arena, measurer: MeasurerReference(measurer))
      arena.workspace.root = index
      defer { arena.workspace.root = -1 }
      let set = isLast ? BaselineSet.last : .first
      let question = passes.rootBaselineQuestion(set, of: index, size)
      if passes.flexStyle(index).isWrappingColumn {
        // Lines break by the heights at other widths than those that the items have in the end.
        passes.ensureWidths(of: index, width: size.width, definiteHeight: size.height)
        arena.contents.currentLayout = nil
      }
      return passes.baselineSource(set, of: index, question).map {
        switch $0 {
        case .line(let distance): .shared(distance)
        case .item(let item): .item(arena.id(of: item))
        }
      }
    }
  }
}

extension LayoutPasses {
  fileprivate func rootBaselineQuestion(_ set: BaselineSet, of root: Int32, _ size: LayoutSize) -> ContainerQuestion {
    var question = ContainerQuestion(set == .first ? .firstBaseline : .lastBaseline)
    (question.width, question.height, question.definiteHeight) = (size.width, size.height, size.height)
    if flexStyle(root).isWrappingColumn {
      question.breakHeight = max(0, size.height - axisStyle(root, Vertical.self).inset)
    }
    return question
  }
}
