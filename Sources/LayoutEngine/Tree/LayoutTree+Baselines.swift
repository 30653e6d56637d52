// Baselines of a root, for hosts that align the root with other views.

/// A baseline of a root.
package enum RootBaseline: Equatable, Sendable {
  /// A baseline that items share by their alignment: the distance from the top of the root's border box, in points.
  case shared(Double)
  /// The baseline of one item, or the bottom of the item if the item has no baseline.
  case item(NodeID)
}

extension LayoutTree {
  /// Returns the source of a root's first or last baseline, at the size of its last layout. css-flexbox-1 §8.5
  ///
  /// The function returns the item and not its baseline: content whose baseline affects nothing else can be measured
  /// without a baseline.
  ///
  /// - Parameters:
  ///   - isLast: Whether to return the last baseline instead of the first.
  ///   - measure: The function that measures the leaves. Leaves of items that do not affect the result are measured
  ///     only with inputs that the layout used.
  /// - Returns: `nil` if there is no baseline: without items in the flow, before the first layout, if another root was
  ///   laid out or the tree was measured last, and if lines of text are not horizontal.
  package mutating func rootBaseline(
    isLast: Bool, of root: NodeID, measure: @escaping MeasureFunction
  ) throws(LayoutTreeError) -> RootBaseline? {
    let index = try index(of: root)
    let arena = mutableArena
    let traits = arena.nodes[index].traits
    guard case .exact(let size)? = arena.contents.currentLayout?.space, arena.contents.currentLayout?.root == index,
      arena.nodes[index].firstChild >= 0, traits.isDisjoint(with: [.isLeaf, .hasKind, .isTransposed])
    else { return nil }
    return withExtendedLifetime(Measurer(measure)) { measurer in
      let passes = LayoutPasses(arena, measurer: MeasurerReference(measurer))
      arena.workspace.root = index
      defer { arena.workspace.root = -1 }
      let set = isLast ? BaselineSet.last : .first
      let question = passes.baselineQuestion(set, to: index, at: size)
      if passes.flexStyle(index).isWrappingColumn {
        // The last widths of the items can differ from the widths at which the lines were broken.
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
