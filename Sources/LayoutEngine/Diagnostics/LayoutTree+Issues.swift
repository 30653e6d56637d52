extension LayoutTree {
  /// Returns the probable mistakes in the last layout of `root`, depth first.
  ///
  /// The result is empty if `root` is not in this tree.
  ///
  /// ```swift
  /// for issue in tree.issues(below: root) { log("\(issue.cause): \(issue.remedy)") }
  /// ```
  /// - Complexity: O(descendants of `root`).
  public func issues(below root: NodeID) -> [LayoutIssue] { issues(below: root, nil) }

  /// Returns the probable mistakes in the last layout of `root`, depth first, with those that concern the content of leaves.
  ///
  /// ```swift
  /// let issues = tree.issues(below: root, measure: measure)
  /// ```
  /// - Parameters:
  ///   - root: The root of the last layout, or a node below it.
  ///   - measure: The measure function of the layout. It is called for leaves whose size is 0 along an axis, and for leaves in
  ///     containers that hide their overflow.
  /// - Returns: The issues of ``issues(below:)``, ``LayoutIssue/Kind/noSpace(axis:_:)`` and
  ///   ``LayoutIssue/Kind/cutContent(axis:amount:)``.
  /// - Complexity: O(descendants of `root`).
  public func issues(below root: NodeID, measure: @escaping MeasureFunction) -> [LayoutIssue] {
    issues(below: root, Optional(measure))
  }

  private func issues(below root: NodeID, _ measure: MeasureFunction?) -> [LayoutIssue] {
    guard contains(root) else { return [] }
    var inspection = IssueInspection(tree: self, measure)
    inspection.inspect(root.index)
    return inspection.issues
  }
}

/// A single traversal of a tree that has been laid out.
struct IssueInspection {
  let arena: Arena
  private let tree: LayoutTree
  private let measure: MeasureFunction?
  private(set) var issues: [LayoutIssue] = []

  init(tree: LayoutTree, _ measure: MeasureFunction?) {
    (self.tree, self.measure, arena) = (tree, measure, tree.arena)
  }

  mutating func inspect(_ root: Int32) {
    arena.forEachDescendant(of: root) { node in
      inspectStyle(of: node)
      inspectKinds(of: node)
      guard arena.isDisplayed(node) else { return false }
      inspectLayout(of: node, isRoot: node == root)
      return !arena.nodes[node].traits.contains(.isLeaf)
    }
  }

  mutating func add(_ kind: LayoutIssue.Kind, _ node: Int32) {
    issues.append(LayoutIssue(node: arena.id(of: node), kind: kind))
  }

  var rules: LayoutRules { tree.rules }

  private mutating func inspectStyle(of node: Int32) {
    guard let original = tree.originals.styles[node] else { return }
    let used = arena.style(of: node)
    for property in StyleProperty.allCases where property.differs(original, used) {
      add(.unusableValue(property: property), node)
      issues[issues.count - 1].value = property.invalidNumber(in: original, unlike: used)
    }
  }

  private func hasKind(_ node: Int32) -> Bool { node >= 0 && arena.nodes[node].traits.contains(.hasKind) }

  /// Adds the issues that the kind of a node, or of its container, reports.
  private mutating func inspectKinds(of node: Int32) {
    let parent = arena.nodes[node].parent
    func inspect(_ entry: ContainerKinds.Entry) {
      let pass = ContainerPass(LayoutPasses(arena), node, entry.data, inset: arena.inset(of: node))
      issues += entry.kind.functions.issues(pass, tree)
    }
    if hasKind(node) { inspect(arena.kindEntry(of: node)) }
    guard hasKind(parent), !hasKind(node) || arena.kind(of: node) !== arena.kind(of: parent) else { return }
    inspect(arena.kindEntry(of: parent))
  }

  private mutating func inspectLayout(of node: Int32, isRoot: Bool) {
    let record = arena.nodes[node]
    if arena.contents.answerLimit.isExceeded(for: node) { add(.approximateLayout, node) }
    if record.traits.contains(.isLeaf) {
      if record.firstChild >= 0 { add(.leafWithChildren, node) }
      if arena.states[node].marks.contains(.hasUnusableAnswer) { add(.unusableMeasurement, node) }
      if let measure, !isRoot { inspectSpace(of: node, measure) }
    } else if record.firstChild >= 0 {
      inspectOverflow(of: node)
    }
    if !isRoot, record.parent >= 0, !hasKind(record.parent), !record.traits.contains(.isAbsolute) {
      inspectPercentages(of: node)
    }
  }

  /// Reports percentages of the height in a container whose height depends on its content.
  private mutating func inspectPercentages(of node: Int32) {
    let parent = arena.nodes[node].parent
    guard arena.states[parent].marks.contains(.hasFrames), arena.states[parent].definiteHeight.isNaN else { return }
    let style = arena.styleValues(node).inAxes(of: arena.nodes[node].traits)
    let isTransposed = arena.isTransposed(node)
    func addSize(_ vertical: StyleProperty, _ horizontal: StyleProperty) {
      add(.percentageOfIndefinite(property: isTransposed ? horizontal : vertical), node)
    }
    if style.height.hasPercentage { addSize(.height, .width) }
    if style.minHeight.hasPercentage { addSize(.minHeight, .minWidth) }
    if style.maxHeight.hasPercentage { addSize(.maxHeight, .maxWidth) }
    if style.basis.hasPercentage, !arena.flexStyle(parent).isRow {
      add(.percentageOfIndefinite(property: .basis), node)
    }
    guard tree.rules.deviations.contains(.percentageEdgesReferToOwnAxis) else { return }
    if style.margin.hasVerticalPercentage { add(.percentageOfIndefinite(property: .margin), node) }
    if style.padding.hasVerticalPercentage { add(.percentageOfIndefinite(property: .padding), node) }
  }

  /// Reports children in the flow that overflow the border box, unless the box clips or scrolls.
  private mutating func inspectOverflow(of node: Int32) {
    let style = arena.styleValues(node).inAxes(of: arena.nodes[node].traits)
    guard style.showsOverflow(along: .horizontal) || style.showsOverflow(along: .vertical) else { return }
    let size = arena.results[node].frame.size
    var horizontal = 0.0
    var vertical = 0.0
    for child in arena.children(of: node)
    where !arena.nodes[child].traits.contains(.isHidden) && !arena.isOutOfFlow(child) {
      let frame = arena.results[child].frame
      horizontal = max(horizontal, frame.maxX - size.width, -frame.x)
      vertical = max(vertical, frame.maxY - size.height, -frame.y)
    }
    for (axis, amount) in [(LayoutAxis.horizontal, horizontal), (.vertical, vertical)]
    where amount > LayoutIssue.tolerance && style.showsOverflow(along: axis) {
      add(.overflow(axis: arena.isTransposed(node) ? axis.perpendicular : axis, amount: amount), node)
      if hasKind(node) { issues[issues.count - 1].kindRemedy = arena.kindEntry(of: node).kind.overflowRemedy }
    }
  }
}

extension StyleProperty {
  fileprivate func differs(_ first: Style, _ second: Style) -> Bool {
    switch self {
    case .grow: return first.grow != second.grow
    case .shrink: return first.shrink != second.shrink
    case .basis: return first.basis != second.basis
    case .width: return first.width != second.width
    case .height: return first.height != second.height
    case .minWidth: return first.minWidth != second.minWidth
    case .minHeight: return first.minHeight != second.minHeight
    case .maxWidth: return first.maxWidth != second.maxWidth
    case .maxHeight: return first.maxHeight != second.maxHeight
    case .aspectRatio: return first.aspectRatio != second.aspectRatio
    case .margin: return first.margin != second.margin
    case .padding: return first.padding != second.padding
    case .border: return first.border != second.border
    case .inset: return first.inset != second.inset
    case .rowGap: return first.rowGap != second.rowGap
    case .columnGap: return first.columnGap != second.columnGap
    case .columns: return first.columns != second.columns
    case .minColumnWidth: return first.minColumnWidth != second.minColumnWidth
    }
  }

  /// Returns the first number of the property that was replaced, as text; `nil` if it is part of a sum or a function.
  fileprivate func invalidNumber(in style: Style, unlike used: Style) -> String? {
    guard let (number, _) = zip(numbers(of: style), numbers(of: used)).first(where: { $0 != $1 }) else { return nil }
    return number.map { LayoutIssue.number($0.value, hasPercentage: $0.hasPercentage) }
  }

  /// Returns the numbers of the property; `nil` for a keyword, a sum or a function.
  private func numbers(of style: Style) -> [PropertyNumber?] {
    switch self {
    case .grow: return [PropertyNumber(style.grow)]
    case .shrink: return [PropertyNumber(style.shrink)]
    case .basis: return [style.basis.number]
    case .width: return [style.width.number]
    case .height: return [style.height.number]
    case .minWidth: return [style.minWidth.number]
    case .minHeight: return [style.minHeight.number]
    case .maxWidth: return [style.maxWidth.number]
    case .maxHeight: return [style.maxHeight.number]
    case .aspectRatio: return [style.aspectRatio.map { PropertyNumber($0) }]
    case .margin: return style.margin.sides.map { $0?.number }
    case .padding: return style.padding.sides.map { $0?.number }
    case .border: return style.border.sides.map { $0.map { PropertyNumber($0) } }
    case .inset: return style.inset.sides.map { $0?.number }
    case .rowGap: return [style.rowGap.number]
    case .columnGap: return [style.columnGap.number]
    case .columns: return [PropertyNumber(Double(style.columns))]
    case .minColumnWidth: return [PropertyNumber(style.minColumnWidth)]
    }
  }
}

/// A number of a property, in points, in percent or without a unit.
private struct PropertyNumber: Equatable {
  var value: Double
  var hasPercentage = false

  init(_ value: Double, hasPercentage: Bool = false) { (self.value, self.hasPercentage) = (value, hasPercentage) }
}

extension LengthOrKeyword {
  fileprivate var number: PropertyNumber? {
    guard let length = plainLength, length.expression == nil else { return nil }
    return PropertyNumber(length.hasPercentage ? length.percent : length.points, hasPercentage: length.hasPercentage)
  }
}

extension StyleEdges {
  fileprivate var sides: [Value?] { [top, left, bottom, right, start, end] }
}
