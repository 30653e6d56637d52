// css-writing-modes-4 §7.3: the sizes of boxes whose lines are orthogonal to those of their container
// https://drafts.csswg.org/css-writing-modes-4/#orthogonal-auto
//
// The length of the lines is the height of such a box, and the sum of the lines is its width: the width follows from
// the height. Inside, at the inner root, the length is a width again.

extension LayoutPasses {
  func isOrthogonal(_ node: Int32) -> Bool { nodes[node].traits.contains(.isOrthogonal) }

  /// The inner root of an orthogonal node, for measuring.
  ///
  /// The content size does not depend on percentages of edges, which may not be resolved yet: they count as 0 here.
  func measuredContent(ofOrthogonal node: Int32) -> Int32 {
    let inner = nodes[node].firstChild
    // Inner roots of equal styles without percentages share their resolved edges.
    guard flexStyle(inner).traits.contains(.hasPercentageEdges) else { return inner }
    setEdges(of: inner, margin: Edges(0), inset: Edges(0))
    // The placement of the node sets the edges again.
    states[node].marks.remove(.isPlaced)
    return inner
  }

  /// Padding and border, in the axes of the content, that do not count in ``measuredContent(ofOrthogonal:)``.
  func unmeasuredInset(ofOrthogonal node: Int32) -> Edges<Double> {
    let hasPercentages = flexStyle(nodes[node].firstChild).traits.contains(.hasPercentageEdges)
    return hasPercentages ? arena.inset(of: node).transposed : Edges(0)
  }

  /// The inner root of an orthogonal node, for layout, with the padding and border of the node.
  private func placedContent(ofOrthogonal node: Int32) -> Int32 {
    let inner = nodes[node].firstChild
    guard flexStyle(inner).traits.contains(.hasPercentageEdges) else { return inner }
    setEdges(of: inner, margin: Edges(0), inset: arena.inset(of: node).transposed)
    return inner
  }

  /// The length of the lines of the content, as a content box.
  ///
  /// - Parameter space: The containing box, where its size is known.
  @inline(never)
  func lineLength(
    inOrthogonal box: SizedBox, _ kind: ContainerQuestion.Kind, in space: SizingSpace = SizingSpace()
  ) -> Double {
    let inner = measuredContent(ofOrthogonal: box.node)
    if isLeaf(inner) { return kind == .leastContent ? 0 : intrinsicLeafWidth(kind, of: inner) }
    guard isContainer(inner) else { return 0 }
    var question = ContainerQuestion(kind)
    if couplesAxes(inner) {
      question.definiteHeight = givenContentWidth(of: box) ?? stretchedContentWidth(of: box, in: space) ?? .nan
    }
    return intrinsicWidth(of: inner, question)
  }

  /// The definite content width from the style of a box, limited by definite bounds.
  private func givenContentWidth(of box: SizedBox) -> Double? {
    let sizing = sizing(box, Horizontal.self)
    return sizing.definiteSize.map { $0 - sizing.floor }
  }

  /// The content width of a box that fills the width of its containing box; `nil` for other boxes.
  private func stretchedContentWidth(of box: SizedBox, in space: SizingSpace) -> Double? {
    guard space.stretchesWidth, let width = space.width else { return nil }
    let sizing = sizing(box, Horizontal.self)
    return sizing.clampDefinite(sizing.stretchFitSize(in: width)) - sizing.floor
  }

  /// The definite width for the content while content sizes are computed, as a border box.
  ///
  /// For an automatic minimum without an aspect ratio, the width is indefinite. css-flexbox-1 §4.5
  ///
  /// - Parameter height: The height of the box; NaN: unknown.
  private func definiteWidth(ofContentIn box: SizedBox, height: Double) -> Double? {
    let traits = style(box, Horizontal.self).traits
    if !traits.hasLength, !height.isNone, let ratio = ratio(of: box) {
      return ratio.width(fromHeight: height)
    }
    guard traits.isSuperset(of: [.isFixed, .hasUnresolvedBounds]) else { return nil }
    let sizing = sizing(box, Horizontal.self)
    return sizing.minimum.kind == .automatic ? nil : sizing.clampDefinite(sizing.preferred.value)
  }

  /// The total width of the lines of the content, as a content box.
  ///
  /// - Parameter height: The content height, which is the length of the lines; NaN: the max-content length.
  @inline(never) func widthOfContent(inOrthogonal node: Int32, atHeight height: Double) -> Double {
    let box = SizedBox(node: node, basis: PercentageBasis(), edgesAreUnresolved: true)
    let length = height.isNone ? lineLength(inOrthogonal: box, .maxContent) : height
    let inner = measuredContent(ofOrthogonal: node)
    if isLeaf(inner) { return measureLeaf(inner, height.isNone ? .maxContent : .width(length)).size.height }
    guard isContainer(inner) else { return 0 }
    let width = length + axisStyle(inner, Horizontal.self).inset
    let definiteWidth = definiteWidth(ofContentIn: box, height: height + style(box, Vertical.self).inset)
    return contentHeight(of: inner, width: width, definiteHeight: definiteWidth)
  }

  /// The height of an orthogonal box, which is the length of its lines; fit-content, where the height is automatic.
  ///
  /// Apart from the lines, the height does not depend on the content.
  @inline(never) func lineLength(of box: SizedBox, in space: SizingSpace) -> Double {
    let box = withHeightOfParent(box)
    let sizing = sizing(box, Vertical.self)
    let length: Double
    switch sizing.preferred.kind {
    case .definite: length = sizing.preferred.value
    case .automatic where space.stretchesHeight && space.height != nil:
      length = sizing.stretchFitSize(in: space.height ?? 0)
    case .automatic, .unresolved: length = lineLength(of: box, .fitContent, in: space)
    default: length = lineLength(of: box, sizing.preferred.kind, in: space)
    }
    return sizing.bounds {
      lineLength(of: box, $0, in: space)
    } automaticMinimum: {
      nil
    }.clamp(length)
  }

  /// The length of the lines for a percentage of an indefinite length.
  ///
  /// Such a percentage refers to the window. The engine has no window, and takes its size as unlimited: the maximum
  /// determines the length. css-writing-modes-4 §7.3.1
  func lineLength(ofPercentage style: AxisStyle) -> SizeTerm {
    style.maximum < .infinity ? SizeTerm(kind: .definite, value: style.maximum) : SizeTerm(kind: .unresolved)
  }

  /// The height for a content keyword.
  @inline(never) func lineLength(of box: SizedBox, _ keyword: SizeTerm.Kind, in space: SizingSpace) -> Double {
    let style = style(box, Vertical.self)
    func length(_ kind: ContainerQuestion.Kind) -> Double {
      lineLength(inOrthogonal: box, kind, in: space) + style.inset
    }
    if let ratio = ratio(of: box), let width = givenContentWidth(of: box) {
      return ratio.height(fromWidth: width + self.style(box, Horizontal.self).inset)
    }
    guard keyword == .fitContent, let available = space.height ?? availableHeight(inParentOf: box) else {
      return length(keyword == .minContent ? .minContent : .maxContent)
    }
    return fitContent(availableSpace: max(0, available - style.margins), length)
  }

  /// Whether the width of an item is known before the length of its lines.
  ///
  /// This is the case if the width is specified, or stretched to that of a column.
  func widthIsKnown(ofOrthogonal item: Int32, in container: FlexContainer) -> Bool {
    axisStyle(item, Horizontal.self).traits.hasLength
      || !container.isRow && container.isSingleLine && stretches(item, in: container)
  }

  /// The definite height of the parent's style, or else its maximum height, as a content box; `nil` without either.
  ///
  /// See css-writing-modes-4 §7.3.1.
  private func availableHeight(inParentOf box: SizedBox) -> Double? {
    let parent = box.node == arena.workspace.root ? -1 : nodes[box.node].parent
    if parent < 0 { return nil }
    var container = SizedBox(node: parent, basis: PercentageBasis(), edgesAreUnresolved: box.edgesAreUnresolved)
    // The edges of a container are resolved before those of its items.
    guard nodes[parent].traits.contains(.isInnerRoot) else { return availableSize(of: container, Vertical.self) }
    // An inner root has the sizes of its parent, and has edges once it is placed.
    container = SizedBox(node: nodes[parent].parent, basis: PercentageBasis())
    container.edgesAreUnresolved =
      axisStyle(parent, Horizontal.self).inset + axisStyle(parent, Vertical.self).inset == 0
    return availableSize(of: container, Horizontal.self)
  }

  private func availableSize<A: StaticAxis>(of box: SizedBox, _ axis: A.Type) -> Double? {
    let sizing = sizing(box, axis)
    if let size = sizing.definiteSize { return size - sizing.floor }
    return sizing.definiteMaximum < .infinity ? sizing.definiteMaximum - sizing.floor : nil
  }

  /// A box whose percentages of heights refer to the height of its parent.
  func withHeightOfParent(_ box: SizedBox) -> SizedBox {
    var box = box
    box.basis.height = box.basis.height ?? availableHeight(inParentOf: box)
    return box
  }

  // MARK: - Frames

  /// Sets the marks of an orthogonal leaf for snapping, as for any other leaf.
  @inline(never) func setExtent(ofOrthogonal node: Int32) {
    guard isLeaf(nodes[node].firstChild) else { return }
    let isGiven = axisStyle(node, Horizontal.self).traits.hasLength
    let box = SizedBox(node: node, basis: PercentageBasis())
    let natural = lineLength(inOrthogonal: box, .maxContent) + axisStyle(node, Vertical.self).inset
    setExtent(ofLeaf: node, keepsWidth: !isGiven, keepsHeight: results[node].frame.height == natural)
  }

  /// Sets the frame of the inner root to that of its parent.
  @inline(never) func placeContent(ofOrthogonal node: Int32) {
    let inner = placedContent(ofOrthogonal: node)
    let size = results[node].frame.size.transposed
    results[inner].frame = LayoutRect(width: size.width, height: size.height)
    setMeasuredWidth(size.width, of: inner)
    guard isContainer(inner) else { return }
    states[inner].marks.insert(.needsWidthPass)
    let isDefinite = widthIsDefinite(ofOrthogonal: node)
    // Below a node that couples the axes, each layout places all nodes again.
    setDefiniteHeight(isDefinite ? size.height : nil, of: inner, isSameHeight: false)
    setPlacedBreakHeight(isDefinite ? breakHeight(of: inner, height: size.height) : .infinity, of: inner)
  }

  /// Whether the width of a node is definite for its content.
  ///
  /// The width is indefinite where the content determines the width. See css-flexbox-1 §9.8.
  func widthIsDefinite(ofOrthogonal node: Int32) -> Bool {
    let parent = node == arena.workspace.root ? -1 : nodes[node].parent
    guard parent >= 0, nodes[parent].traits.isDisjoint(with: .hasKind) else { return true }
    if nodes[node].traits.contains(.isAbsolute) { return widthIsDefinite(ofAbsolute: node) }
    let traits = axisStyle(node, Horizontal.self).traits
    return flexStyle(parent).isRow || traits.hasLength
      || stretches(node, in: flexContainer(parent))
  }
}
