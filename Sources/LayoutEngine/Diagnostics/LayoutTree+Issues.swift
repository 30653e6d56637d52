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

  mutating func add(_ kind: LayoutIssue.Kind, _ node: Int32, value: String? = nil, kindRemedy: String? = nil) {
    var issue = LayoutIssue(node: arena.id(of: node), kind: kind)
    (issue.value, issue.kindRemedy) = (value, kindRemedy)
    issues.append(issue)
  }

  var rules: LayoutRules { tree.rules }

  private mutating func inspectStyle(of node: Int32) {
    guard let original = tree.originals.styles[node] else { return }
    let used = arena.style(of: node)
    for property in StyleProperty.allCases {
      let values = zip(property.values(of: original), property.values(of: used))
      guard let (replaced, _) = values.first(where: { $0 != $1 }) else { continue }
      add(.unusableValue(property: property), node, value: replaced?.numberText)
    }
  }

  private func hasKind(_ node: Int32) -> Bool { node >= 0 && arena.nodes[node].traits.contains(.hasKind) }

  /// Adds the issues that the kind of a node, or of its container, reports.
  private mutating func inspectKinds(of node: Int32) {
    // The parent of the root does not lay out the root.
    let parent = node == arena.contents.lastRoot ? -1 : arena.nodes[node].parent
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
      if LayoutPasses(arena).usesReplacement(forLeaf: node) { add(.unusableMeasurement, node) }
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
      add(
        .overflow(axis: arena.isTransposed(node) ? axis.perpendicular : axis, amount: amount), node,
        kindRemedy: hasKind(node) ? arena.kindEntry(of: node).kind.overflowRemedy : nil)
    }
  }
}

extension StyleProperty {
  /// Returns the lengths and factors of the property, those of edges side by side; `nil` for a keyword or an unset side.
  fileprivate func values(of style: Style) -> [Length?] {
    switch self {
    case .grow: return [Length(points: style.grow)]
    case .shrink: return [Length(points: style.shrink)]
    case .basis: return [style.basis.plainLength]
    case .width: return [style.width.plainLength]
    case .height: return [style.height.plainLength]
    case .minWidth: return [style.minWidth.plainLength]
    case .minHeight: return [style.minHeight.plainLength]
    case .maxWidth: return [style.maxWidth.plainLength]
    case .maxHeight: return [style.maxHeight.plainLength]
    case .aspectRatio: return [style.aspectRatio.map { Length(points: $0) }]
    case .margin: return style.margin.sides.map { $0?.plainLength }
    case .padding: return style.padding.sides
    case .border: return style.border.sides.map { $0.map { Length(points: $0) } }
    case .inset: return style.inset.sides.map { $0?.plainLength }
    case .rowGap: return [style.rowGap]
    case .columnGap: return [style.columnGap]
    case .columns: return [Length(points: Double(style.columns))]
    case .minColumnWidth: return [Length(points: style.minColumnWidth)]
    }
  }
}

extension Length {
  /// The length as text, such as `-10%`; `nil` for a sum or a function.
  fileprivate var numberText: String? {
    if isExpression { return nil }
    return LayoutIssue.number(hasPercentage ? percent : points, hasPercentage: hasPercentage)
  }
}

extension StyleEdges {
  fileprivate var sides: [Value?] { [top, left, bottom, right, start, end] }
}
