// css-grid-2, for columns of equal width: §6.2 Grid Item Sizing, §7.2.3.2 Repeat-to-fill, §12.7 Expand Flexible Tracks
// https://drafts.csswg.org/css-grid-2/#auto-repeat
//
// A container with columns is a row that wraps after each item in the last column. Along the inline axis, an item is sized
// and aligned in its column as across a flex column of this width. Across, the rows are flex lines.

/// Columns of equal width.
struct EqualColumns {
  let count: Int
  /// The width of each column.
  let size: Double
  let gap: Double

  /// As many columns as fit into a width, but at most the largest number of the style.
  init(fitting width: Double, _ style: StyleLengths, gap: Double) {
    let minimum = style.minColumnWidth
    var count = style.columns
    if minimum > 0 {
      let limit = count > 0 ? count : Double(Style.mostColumns)
      // The width may be a sum that was computed before; rounding must not remove a column.
      count = min(limit, max(1, (width + width.roundingError + gap) / (minimum + gap)))
    }
    self.count = Int(count)
    self.gap = gap
    size = max(minimum, (width - gap * Double(self.count - 1)) / Double(self.count), 0)
  }

  /// The width of all columns, with the gaps.
  var extent: Double { width(ofColumns: size) }

  /// The width of this number of columns of another width, with the gaps.
  func width(ofColumns size: Double) -> Double { Double(count) * size + gap * Double(count - 1) }
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
  /// The width of the columns of a container, at a width of its content box; this width itself without columns.
  @inline(never) func columnWidth(of node: Int32, width: Double) -> Double {
    var container = flexContainer(node)
    guard container.traits.contains(.hasColumns) else { return width }
    container.horizontal.size = width
    return columns(of: container).size
  }

  /// The columns of a container with columns.
  @inline(never) func columns(of container: FlexContainer) -> EqualColumns {
    EqualColumns(
      fitting: container.horizontal.size, lengths(of: container.node), gap: gap(container, Horizontal.self))
  }

  /// One of the columns, as a flex column.
  private func column(of container: FlexContainer) -> FlexContainer {
    var column = container
    column.traits.subtract([.hasColumns, .isRow, .wraps])
    column.traits.insert(.isEqualColumn)
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
      let width =
        isRigid(node)
        ? rigidWidth(of: node, stretches: stretches, in: column)
        : crossSize(of: node, Horizontal.self, stretches: stretches, in: column, AnyItems.self)
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

  /// The width of an item with a rigid aspect ratio in its column.
  ///
  /// The height follows from the width, even where the content determines the width.
  private func rigidWidth(of item: Int32, stretches: Bool, in column: FlexContainer) -> Double {
    let rigid = rigidItem(sizedBox(item, in: column), Horizontal.self, in: column)
    let stretched = stretches ? max(0, column.horizontal.size - rigid.main.margins) : nil
    let base = rigid.specifiedMainSize(stretches: false) ?? stretched ?? flexBaseSize(of: rigid, in: column)
    return rigid.mainBounds(base: base).clamp(base)
  }

  /// Sets the offsets of the items of one row from the main-start edge of the content box.
  ///
  /// - Returns: The free space beside the columns, which is negative if they are wider than the container.
  @inline(never) func alignInColumns(_ items: Elements<FlexItem>, in container: FlexContainer) -> Double {
    let (columns, column) = (columns(of: container), column(of: container))
    var start = distribution(of: columns, in: container).leading
    for index in items.indices {
      let node = items[index].node
      let alignment = alignment(of: node, axisStyle(node, Horizontal.self).traits, in: column)
      let offset = crossOffset(
        of: node, Horizontal.self, alignment, size: items[index].targetMainSize, in: column, AnyItems.self)
      items[index].mainOffset = start + offset
      start += columns.size + columns.gap
    }
    return freeSpace(beside: columns, in: container)
  }

  private func freeSpace(beside columns: EqualColumns, in container: FlexContainer) -> Double {
    let remainder = container.horizontal.size - columns.extent
    return abs(remainder) <= columns.extent.roundingError ? 0 : remainder
  }

  /// Distributes the negative free space of columns that are wider than their container. §9.5
  func distribution(of columns: EqualColumns, in container: FlexContainer) -> ContentDistribution {
    ContentDistribution(
      container.justifyContent, isSafe: container.traits.contains(.justifiesSafely),
      freeSpace: freeSpace(beside: columns, in: container), count: columns.count,
      isReversed: container.traits.contains(.isReversed))
  }

  // MARK: - Intrinsic widths

  /// The intrinsic width of a container with columns.
  ///
  /// Each column is as wide as the largest max-content contribution of the items. The min-content width does not depend on
  /// the items. css-grid-2 §12.7.1
  @inline(never) func widthOfColumns(_ kind: ContainerQuestion.Kind, in container: FlexContainer) -> Double {
    let style = lengths(of: container.node)
    let columns = EqualColumns(
      fitting: widthOfIntrinsicColumns(of: container, style), style, gap: gap(container, Horizontal.self))
    var width = style.minColumnWidth
    if kind == .maxContent { width = max(width, intrinsicWidth(of: column(of: container), kind)) }
    return columns.width(ofColumns: width)
  }

  /// The width of a content box that determines the number of columns where the width follows from the content.
  ///
  /// As many columns of a least width fit into the maximum width of the container, or else as few as fill its minimum
  /// width. css-grid-2 §7.2.3.2
  private func widthOfIntrinsicColumns(of container: FlexContainer, _ style: StyleLengths) -> Double {
    let box = SizedBox(node: container.node, basis: PercentageBasis(), edgesAreUnresolved: true)
    let sizing = sizing(box, Horizontal.self)
    if sizing.definiteMaximum < .infinity { return sizing.definiteMaximum - sizing.floor }
    let oneMore = sizing.definiteMinimum - sizing.floor + gap(container, Horizontal.self) + style.minColumnWidth
    return oneMore - 2 * oneMore.roundingError
  }
}
