// css-flexbox-1 §9.2 Line Length Determination, step 3: flex base size and hypothetical main size
// https://www.w3.org/TR/css-flexbox-1/#algo-main-item

extension LayoutRun {
  /// Step 3 for every item, from the cursor on.
  func determineFlexBaseSizes(_ container: ContainerPointer) throws(Suspension) {
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      try determineFlexBaseSize(item, container)
      container.pointee.cursor += 1
    }
  }

  private func determineFlexBaseSize(
    _ item: ItemPointer, _ container: ContainerPointer
  ) throws(Suspension) {
    let mainSizing = MainSizing(run: self, item: item, container: container)
    if let rigid = RigidItem(item, container, rules: rules) {
      item.pointee.flexBaseSize = try mainSizing.flexBaseSize(of: rigid)
      mainSizing.apply(rigid.mainBounds(base: item.pointee.flexBaseSize))
      return
    }
    let base = try mainSizing.flexBaseSize()
    item.pointee.flexBaseSize = max(base.size, item.pointee.mainInset)
    item.pointee.hasContentBasis = base.isContentBased
    mainSizing.apply(try mainSizing.bounds())
  }
}

/// The sizes of one item along the main axis. Rows ask for content widths, columns for content heights at a width.
struct MainSizing {
  let run: LayoutRun
  let item: ItemPointer
  let container: ContainerPointer

  private let box: BoxModel
  init(run: LayoutRun, item: ItemPointer, container: ContainerPointer) {
    self.run = run
    self.item = item
    self.container = container
    box = item.pointee.box
  }

  private var isRow: Bool { container.pointee.axes.isRow }
  private var sizing: AxisSizing { box.sizing(container.pointee.axes.main) }

  /// Keeps the bounds, and the hypothetical main size that follows.
  func apply(_ bounds: SizeBounds) {
    item.pointee.minimumMainSize = bounds.minimum
    item.pointee.maximumMainSize = bounds.maximum
    item.pointee.hypotheticalMainSize = bounds.clamp(item.pointee.flexBaseSize)
    item.pointee.targetMainSize = item.pointee.hypotheticalMainSize
  }

  /// The flex base size of an item with a rigid aspect ratio.
  func flexBaseSize(of rigid: RigidItem) throws(Suspension) -> Double {
    if case .length = run.arena.style(box.node).pointee.basis { return try flexBaseSize().size }
    if let specified = rigid.specifiedMainSize(stretches: item.pointee.stretches) { return specified }
    let space = rigid.measuringSpace(self.space)
    if run.isLeaf(box.node) { return try run.naturalLeafSize(of: box, in: space)[container.pointee.axes.main] }
    var content = box
    content.aspectRatio = nil
    guard isRow else {
      let width = try run.usedWidth(of: content, in: space)
      return try run.contentHeight(of: content, width: width, definiteHeight: nil, in: space)
    }
    return try run.fitContentWidth(of: content, available: space.width ?? .infinity, in: space)
  }

  /// Step 3, A to E. A definite basis is used as it is; everything else comes from the content.
  func flexBaseSize() throws(Suspension) -> (size: Double, isContentBased: Bool) {
    let preferred = usedBasis()
    switch preferred.kind {
    case .definite: return (preferred.value, false)
    case .minContent: return (try contentBasedSize(.minContentWidth), true)
    case .fitContent where isRow:
      guard let available = container.pointee.contentWidth else { break }
      return (try run.fitContentWidth(of: box, available: available, in: space), true)
    default: break
    }
    return (try contentBasedSize(.maxContentWidth), true)
  }

  /// The flex base size where it does not depend on the content.
  var definiteFlexBaseSize: Double? {
    let basis = usedBasis()
    return basis.kind == .definite ? max(basis.value, item.pointee.mainInset) : nil
  }

  /// `basis`, or the main size property where it is `auto`. §7.2.1
  private func usedBasis() -> SizeTerm {
    switch run.arena.style(box.node).pointee.basis {
    case .auto: return sizing.preferred
    case .content: return SizeTerm(kind: .maxContent)
    case .length(let length):
      let main = container.pointee.axes.main
      if length.hasPercentage, container.pointee.definiteContentSize(main) == nil { return SizeTerm(kind: .maxContent) }
      let size = max(0, length.resolved(against: container.pointee.definiteContentSize(main) ?? 0))
      let inset = item.pointee.mainInset
      return SizeTerm(kind: .definite, value: box.sizesContentBox ? size + inset : max(size, inset))
    }
  }

  /// Lower and upper bound of the main size, with the automatic minimum.
  func bounds() throws(Suspension) -> SizeBounds {
    try sizing.bounds(floor: item.pointee.mainInset) { (task) throws(Suspension) in
      try contentBasedSize(task)
    } automaticMinimum: { () throws(Suspension) in
      box.hasVisibleOverflow ? try automaticMinimumSize() : nil
    }
  }

  /// §4.5: the smaller of what is specified and what the content needs.
  private func automaticMinimumSize() throws(Suspension) -> Double {
    var contentSizeSuggestion = try contentBasedSize(.minContentWidth)
    if box.aspectRatio != nil {
      contentSizeSuggestion = max(contentSizeSuggestion, try contentBasedSize(.minContentWidth, .intrinsic))
    }
    return min(contentSizeSuggestion, try specifiedSizeSuggestion() ?? .infinity)
  }

  /// §4.5: the preferred size, unless it is `auto`.
  private func specifiedSizeSuggestion() throws(Suspension) -> Double? {
    switch sizing.preferred.kind {
    case .automatic: return nil
    case .definite: return sizing.preferred.value
    case .fitContent where isRow:
      guard let available = container.pointee.contentWidth else { return nil }
      return try run.fitContentWidth(of: box, available: available, in: space)
    case .minContent: return try contentBasedSize(.minContentWidth)
    // Without a ratio this is the content, which says nothing new.
    case .maxContent, .fitContent, .unresolved:
      return box.aspectRatio == nil ? nil : try contentBasedSize(.maxContentWidth)
    }
  }

  /// A content size along the main axis. The block axis knows no difference between min-content and max-content.
  private func contentBasedSize(
    _ task: LayoutTask, _ kind: ContentSizeKind = .content
  ) throws(Suspension) -> Double {
    isRow
      ? try run.contentBasedWidth(of: box, task, kind, in: space)
      : try contentBasedHeight(kind)
  }

  private func contentBasedHeight(_ kind: ContentSizeKind) throws(Suspension) -> Double {
    let measured = boxWithoutHeightPercentages()
    var width = item.pointee.givenWidth ?? 0
    if item.pointee.givenWidth == nil { width = try run.usedWidth(of: measured, in: measuringSpace) }
    if let ratio = box.aspectRatio, kind == .content { return box.height(fromWidth: width, ratio: ratio) }
    let height = try run.contentHeight(of: measured, width: width, definiteHeight: nil, in: measuringSpace)
    guard let ratio = box.aspectRatio else { return height }
    let widthBounds = try run.widthBounds(of: box, hasContentMinimum: false, in: space)
    return box.transferredHeightBounds(ratio: ratio, from: widthBounds).clamp(height)
  }

  /// The room in which the item's sizes are resolved before the lines are known.
  private var space: SizingSpace { run.sizingSpace(for: item, container) }

  /// The same, while the height is still to be found out: nothing inside may rely on it.
  private var measuringSpace: SizingSpace {
    var space = self.space
    space.heightIsIndefinite = true
    return space
  }

  private func boxWithoutHeightPercentages() -> BoxModel {
    guard run.arena.nodes[Int(box.node)].traits.contains(.hasHeightPercentages) else { return box }
    var basis = PercentageBasis(width: container.pointee.contentWidth, height: container.pointee.contentHeight)
    // Edges keep their basis; only the height and its bounds lose theirs.
    let edges = run.boxModel(of: box.node, basis: basis, isRightToLeft: container.pointee.input.isRightToLeft)
    basis.height = nil
    var box = run.boxModel(of: box.node, basis: basis, isRightToLeft: container.pointee.input.isRightToLeft)
    box.margin = edges.margin
    box.inset = edges.inset
    return box
  }
}

extension LayoutRun {
  /// The room for an item before its line is sized: a single line of definite cross size stretches it at once. §9.4.8
  func sizingSpace(for item: ItemPointer, _ container: ContainerPointer) -> SizingSpace {
    var space = SizingSpace(width: container.pointee.contentWidth, height: container.pointee.contentHeight)
    space.measuringWidth = container.pointee.measuringWidth
    space.measuringHeight = container.pointee.measuringHeight
    space.contentDecidesWidth = contentDecidesWidth(of: item, container)
    guard container.pointee.isSingleLine, item.pointee.stretches else { return space }
    space.stretchesWidth = !container.pointee.axes.isRow
    space.stretchesHeight = container.pointee.axes.isRow && container.pointee.contentHeight != nil
    return space
  }

  /// Whether an item's width follows from content: from its own, or by stretching from that of its container.
  private func contentDecidesWidth(of item: ItemPointer, _ container: ContainerPointer) -> Bool {
    if container.pointee.axes.isRow { return item.pointee.hasContentBasis }
    if item.pointee.stretches, container.pointee.isSingleLine {
      return container.pointee.input.measuringWidth != nil
    }
    return item.pointee.box.width.preferred.kind != .definite
  }

  /// Whether what is inside an item of a column may not rely on the height that flexing gives it. §9.8
  func mainSizeIsIndefinite(_ item: ItemPointer, _ container: ContainerPointer) -> Bool {
    !container.pointee.axes.isRow && container.pointee.contentHeight == nil && item.pointee.hasContentBasis
      && item.pointee.box.aspectRatio == nil
  }
}
