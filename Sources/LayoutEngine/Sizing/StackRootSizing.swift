// The root under StackViewLayout's rules: first `sizeThatFits`, then the frame.

extension LayoutPasses {
  /// Sizes the root of a stack view.
  ///
  /// An automatic dimension of a stack view is the extent of its content, laid out in the available space. The content is
  /// then laid out again at that size: ``Deviations/rootTakesExtentOfContent``.
  func sizedStackRoot(_ root: Int32, _ available: PercentageBasis) -> SizedRoot {
    let box = rootBox(root, available)
    let (horizontal, vertical) = (sizing(box, Horizontal.self), sizing(box, Vertical.self))
    let preferred = horizontal.preferred.kind
    let givenHeight = resolvableHeight(of: box, in: SizingSpace())
    let height = givenHeight ?? available.height.map { vertical.stretchFitSize(in: $0) }
    var space = SizingSpace(width: available.width, height: available.height)
    space.knownHeight = height
    space.availableSpace = MeasureSpace(
      width: available.width ?? .infinity,
      height: givenHeight.map { $0 + vertical.margins } ?? available.height ?? .infinity)
    // The first layout has the given width, the available width, or the width in unlimited space.
    let followsExtent = preferred != .definite && !preferred.isContentKeyword
    let filled = followsExtent ? available.width : nil
    let width = filled.map { horizontal.clampDefinite($0 - horizontal.margins) } ?? rootWidth(box, in: space)
    let extent = stackExtent(of: box, width: width, height: height, in: space)
    var size = LayoutSize(width: followsExtent ? extent.width : width, height: givenHeight ?? extent.height)
    if let ratio = ratio(of: box) {
      // A single given dimension determines the other; otherwise the width of the content determines the height.
      if preferred != .definite, vertical.preferred.kind == .definite {
        size.width = ratio.width(fromHeight: size.height)
      } else {
        size.height = ratio.height(fromWidth: size.width)
      }
    }
    size = LayoutSize(width: horizontal.clampDefinite(size.width), height: vertical.clampDefinite(size.height))
    _ = rootBox(
      root, PercentageBasis(width: available.width ?? size.width, height: available.height ?? size.height))
    return SizedRoot(
      size: size, definiteHeight: size.height, widthIsMeasured: preferred != .definite,
      heightIsMeasured: vertical.preferred.kind != .definite, availableSpace: space.availableSpace)
  }

  /// The border box of the content, laid out at a given size.
  private func stackExtent(
    of box: SizedBox, width: Double, height: Double?, in rootSpace: SizingSpace
  ) -> LayoutSize {
    let node = box.node
    let (horizontal, vertical) = (axisStyle(node, Horizontal.self), axisStyle(node, Vertical.self))
    if isLeaf(node) {
      var space = rootSpace
      space.width = width + horizontal.margins
      space.height = height.map { $0 + vertical.margins }
      return naturalLeafSize(of: box, in: space)
    }
    guard isContainer(node) else { return LayoutSize(width: horizontal.inset, height: vertical.inset) }
    let isMeasured = preferredKind(box, Horizontal.self) != .definite
    var question = ContainerQuestion(.extentWidth)
    (question.width, question.definiteHeight) = (width, height ?? .nan)
    (question.widthFollowsContent, question.availableSpace) = (isMeasured, rootSpace.availableSpace)
    if let known = storedExtent(of: node, question) { return known }
    prepareRoot(node, width: width, widthFollowsContent: isMeasured, availableSpace: rootSpace.availableSpace)
    ensureWidths(of: node, width: width, definiteHeight: height ?? .nan)
    var container = flexContainer(node)
    setWidth(of: &container)
    container.breakHeight = height.map { max(0, $0 - vertical.inset) } ?? .infinity
    if let height { setHeight(of: &container, height, definite: height) }
    let extent = contentExtent(of: container)
    let size = LayoutSize(
      width: horizontal.inset + max(0, extent.width), height: vertical.inset + max(0, extent.height))
    store(size, of: node, question)
    return size
  }

  /// A stored extent that is still valid.
  func storedExtent(of node: Int32, _ question: ContainerQuestion) -> LayoutSize? {
    guard let width = arena.storedAnswer(of: node, to: question),
      let height = arena.storedAnswer(of: node, to: question.with(.extentHeight))
    else { return nil }
    return LayoutSize(width: width, height: height)
  }

  func store(_ extent: LayoutSize, of node: Int32, _ question: ContainerQuestion) {
    arena.store(extent.width, of: node, to: question)
    arena.store(extent.height, of: node, to: question.with(.extentHeight))
  }

  /// The extent of the items in a content box, after flexing and before alignment.
  private func contentExtent(of container: FlexContainer) -> LayoutSize {
    if container.isRow {
      let layout = resolveCross(container, Vertical.self, isContentSize: true)
      defer { release(layout) }
      let height = contentCrossSize(layout.lines, gap: gap(container, Vertical.self))
      return LayoutSize(width: rowExtent(container, layout), height: height)
    }
    if container.isSingleLine, !container.couplesAxes, !alignsBaselines(container.node) {
      return columnExtent(container)
    }
    let (layout, extent) = resolveColumn(container, isContentSize: true)
    defer { release(layout) }
    return LayoutSize(width: contentCrossSize(layout.lines, gap: gap(container, Horizontal.self)), height: extent)
  }

  /// The extent of a single line of a column whose widths are set. No item needs a ``CrossItem``.
  private func columnExtent(_ container: FlexContainer) -> LayoutSize {
    let gap = gap(container, Vertical.self)
    let line = makeMainItems(of: container, Vertical.self, gap: gap, AnyItems.self)
    defer { release(line) }
    if line.items.count == 0 { return LayoutSize() }
    let size = container.vertical.definiteSize == nil ? max(0, line.hypotheticalSum) : container.vertical.size
    let freeSpace = resolveFlexibleLengths(line, Vertical.self, size: size, gap: gap, in: container)
    var width = 0.0
    for index in line.items.indices {
      let node = line.items[index].node
      width = max(width, states[node].width + axisStyle(node, Horizontal.self).margins)
    }
    return LayoutSize(width: width, height: max(0, size - freeSpace))
  }

  /// The extent of the longest line of a row whose widths are set.
  private func rowExtent(_ container: FlexContainer, _ layout: LineLayout) -> Double {
    if container.traits.contains(.hasColumns) { return columns(of: container).extent }
    let (size, gap) = (container.horizontal.size, gap(container, Horizontal.self))
    var largest = 0.0
    for index in layout.lines {
      let line = arena.workspace.lines[index]
      var used = 0.0
      for item in line.items {
        used += layout.items[item].mainSize + axisStyle(layout.items[item].node, Horizontal.self).margins
      }
      // The same sum as that of the flexible lengths, so that the last digits are equal.
      largest = max(largest, size - (size - gap * Double(line.itemCount - 1) - used))
    }
    return largest
  }
}
