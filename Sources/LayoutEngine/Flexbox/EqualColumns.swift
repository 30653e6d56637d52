// css-grid-2, for columns of equal width: §7.2.3.2 Repeat-to-fill, §11.7 Expand Flexible Tracks, §11.1 sizing of grid items
// https://drafts.csswg.org/css-grid-2/#auto-repeat
//
// A container with columns is a row that wraps after each item in the last column. Along the inline axis, an item is sized
// and aligned in its column as across a flex column of this width. Across, the rows are flex lines.

/// Columns of equal width.
struct EqualColumns {
  let count: Int
  /// The width of each column.
  let size: Double

  /// As many columns as fit into a width, but at most `largestCount`, each at least `smallestSize` wide; 0: no limit.
  init(fitting width: Double, largestCount: Double, smallestSize: Double, gap: Double) {
    var count = largestCount
    if smallestSize > 0 {
      let limit = largestCount > 0 ? largestCount : Double(Style.mostColumns)
      // The width may be a sum that was computed before; rounding must not remove a column.
      count = min(limit, max(1, ((width + width.roundingError + gap) / (smallestSize + gap)).rounded(.down)))
    }
    self.count = Int(count)
    size = max(smallestSize, (width - gap * (count - 1)) / count, 0)
  }

  /// The width of all columns, with the gaps.
  func extent(gap: Double) -> Double { Double(count) * size + gap * Double(count - 1) }
}

extension AlignSelf {
  /// The alignment of an item in its column; a baseline falls back to an edge. css-align-3 §6.2
  var inColumn: AlignItems {
    switch position {
    case .baseline: return .start
    case .lastBaseline: return .end
    default: return position.alignItems ?? .stretch
    }
  }
}

extension LayoutPasses {
  /// The columns of a container, at the width of its content box; `nil` without columns.
  func columns(of node: Int32, width: Double) -> EqualColumns? {
    guard flexStyle(node).traits.contains(.hasColumns) else { return nil }
    var container = flexContainer(node)
    container.horizontal.size = width
    return columns(of: container, gap: gap(container, Horizontal.self))
  }

  /// The columns of a container with columns.
  func columns(of container: FlexContainer, gap: Double) -> EqualColumns {
    let style = lengths(of: container.node)
    return EqualColumns(
      fitting: container.horizontal.size, largestCount: style.columns, smallestSize: style.minColumnWidth, gap: gap)
  }

  /// Makes the column the space to which percentages of the items refer, and in which leaves are measured.
  @inline(never) func setColumnWidth(of container: inout FlexContainer) {
    let width = columns(of: container, gap: gap(container, Horizontal.self)).size
    container.horizontal.setDefinite(width)
    container.availableSpace = MeasureSpace(width: width)
  }

  /// One of the columns, as a container with one item.
  private func column(of container: FlexContainer) -> FlexContainer {
    var column = container
    column.traits.subtract([.isRow, .wraps])
    column.horizontal.size = container.horizontal.definiteSize ?? 0
    return column
  }

  // MARK: - Items

  /// The items of a container with columns, with their widths.
  ///
  /// The caller releases the line.
  @inline(never) func makeColumnItems(of container: FlexContainer) -> MainLine {
    var line = MainLine()
    let column = column(of: container)
    let capacity = Int(nodes[container.node].childCount)
    let items = arena.workspace.items.push(capacity)
    var count = 0
    for node in self.items(of: container.node, includesCollapsed: container.includesCollapsed) {
      resolveItemEdges(of: node, in: container)
      let style = axisStyle(node, Horizontal.self)
      let stretches = stretches(node, in: column)
      let width = crossSize(of: node, Horizontal.self, stretches: stretches, in: column, AnyItems.self)
      var item = FlexItem(node: node, hasContentBasis: !stretches && !style.traits.hasLength)
      (item.mainMarginStart, item.mainMarginEnd) = (
        column.horizontal.marginStart(style), column.horizontal.marginEnd(style)
      )
      item.setSizes(base: width, minimum: width, maximum: width)
      items[count] = item
      count += 1
    }
    arena.workspace.items.pop(capacity - count)
    line.items = items.prefix(count)
    return line
  }

  /// Calls `place` with the offset of each item of one row from the main-start edge of the content box.
  ///
  /// - Returns: The free space beside the columns, which is negative if they are wider than the container.
  @inline(never) func alignInColumns(
    _ items: Elements<FlexItem>, size: Double, gap: Double, in container: FlexContainer,
    place: (_ index: Int, _ offset: Double) -> Void
  ) -> Double {
    let (columns, column) = (columns(of: container, gap: gap), column(of: container))
    let remainder = size - columns.extent(gap: gap)
    let freeSpace = abs(remainder) <= size.roundingError ? 0 : remainder
    let distribution = ContentDistribution(
      container.justifyContent, isSafe: container.traits.contains(.justifiesSafely), freeSpace: freeSpace,
      count: columns.count, isReversed: container.traits.contains(.isReversed))
    var start = distribution.leading
    for index in items.indices {
      let node = items[index].node
      let alignment = alignment(of: node, axisStyle(node, Horizontal.self).traits, in: column)
      let offset = crossOffset(
        of: node, Horizontal.self, alignment, size: items[index].targetMainSize, in: column, AnyItems.self)
      place(index, start + offset)
      start += columns.size + gap
    }
    return freeSpace
  }

  // MARK: - Intrinsic widths

  /// The intrinsic width of a container with columns.
  ///
  /// Each column is as wide as the largest max-content contribution of the items. The min-content width does not depend on
  /// the items. css-grid-2 §11.7.1
  @inline(never) func widthOfColumns(_ kind: ContainerQuestion.Kind, in container: FlexContainer) -> Double {
    let (style, gap) = (lengths(of: container.node), gap(container, Horizontal.self))
    let count = intrinsicColumnCount(of: container, style, gap: gap)
    var width = style.minColumnWidth
    if kind == .maxContent { width = max(width, largestContribution(kind, in: column(of: container))) }
    return width * count + gap * (count - 1)
  }

  /// The number of columns where the width of a container depends on its content.
  ///
  /// Columns of a least width fit into the maximum width of the container, or else fill its minimum width.
  private func intrinsicColumnCount(of container: FlexContainer, _ style: StyleLengths, gap: Double) -> Double {
    guard style.minColumnWidth > 0 else { return style.columns }
    // Bounds of the content box in points, even if the other bound is no number of points.
    let axis = axisStyle(container.node, Horizontal.self)
    func bound(_ length: PackedLength) -> Double? { length.fixedPoints.map { max(0, $0 + axis.addedInset - axis.inset) } }
    let minimum = bound(style.horizontal.minimum) ?? 0
    let column = style.minColumnWidth + gap
    var count = ((minimum + gap) / column - 1e-9).rounded(.up)
    if let maximum = bound(style.horizontal.maximum) {
      count = ((max(minimum, maximum) + gap) / column + 1e-9).rounded(.down)
    }
    return min(style.columns > 0 ? style.columns : Double(Style.mostColumns), max(1, count))
  }
}
