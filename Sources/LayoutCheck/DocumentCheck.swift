import LayoutDocument
import LayoutEngine
import LayoutExplanation

extension LayoutCase {
  /// Checks the layout of the case at every width, text size and direction: see ``Finding/Kind``.
  ///
  /// Widths replace the available width, and that of the root's style if it is a number of points. Only texts depend on
  /// the text size. Findings identify nodes by their `id`, or by their path, `root.children[0]`. Where several nodes have the
  /// same `id`, its number follows, as in ``/LayoutDocument/LayoutCase/shortNames``: `label 2`.
  ///
  /// ```swift
  /// let report = try layoutCase.check()
  /// for finding in report.findings { print(finding.text) }
  /// ```
  /// - Throws: An error at the first node that the tree rejects.
  public func check(
    _ settings: CheckSettings = CheckSettings(), progress: ((CheckProgress) -> Void)? = nil
  ) throws(LayoutCaseError) -> CheckReport {
    try checkedScreen().check(permitting(settings), progress: progress)
  }

  /// The names of the nodes in findings, which ``CheckSettings/allowedOverlaps`` permits, and the values of `id`.
  package var overlapNames: [String] {
    let names = shortNames
    return nodes.indices.map { nodes[$0].hasName ? names[$0] : path(of: $0) }
      + nodes.compactMap { $0.hasName ? $0.id : nil }
  }

  /// Returns the settings with the names that findings give to the nodes whose `id` is among the permitted overlaps.
  func permitting(_ settings: CheckSettings) -> CheckSettings {
    guard !settings.allowedOverlaps.isEmpty else { return settings }
    var result = settings
    for (node, name) in zip(nodes, shortNames) {
      if let id = node.id, settings.allowedOverlaps.contains(id) { result.allowedOverlaps.insert(name) }
    }
    return result
  }

  /// Returns the case with the width, text size and direction of a finding's smallest case.
  ///
  /// The expected frames are removed.
  public func example(of finding: Finding) -> LayoutCase {
    let example = finding.smallest
    var result = scalingText(by: example.textScale)
    result.name = "\(name): \(finding.text)"
    result.availableWidth = Double(example.width)
    result.about =
      "\(example.width) wide, text × \(JSONText.number(example.textScale, decimals: 2)), \(example.direction.word)"
    result.setRootWidth(Double(example.width), example.direction)
    return result.withFrames([])
  }

  /// Returns the tree of the case, with its leaves and the size of its screen.
  func checkedScreen() throws(LayoutCaseError) -> CheckedScreen {
    var tree = LayoutTree(rules: rules)
    let ids = try CaseLayout.build(self, in: &tree)
    let contents = ScaledContents(self, ids)
    var screen = CheckedScreen(tree: tree, root: ids[0]) { node, input, scale in contents.measure(node, input, scale) }
    for (id, node) in zip(ids, nodes) {
      guard let measure = node.measure else { continue }
      if case .text = measure.content { screen.texts.append(id) } else { screen.otherLeaves.append(id) }
    }
    let style = nodes[0].style
    screen.height = availableHeight
    screen.designDirection = style.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let insets = style.boxSizing == .borderBox ? 0 : RootWidth.insets(of: style, in: availableWidth ?? 0)
    screen.designWidth = style.width.fixedPoints.map { $0 + insets } ?? availableWidth
    screen.name = { id in contents.name(of: id) }
    return screen
  }

  private mutating func setRootWidth(_ width: Double, _ direction: CheckDirection) {
    var style = nodes[0].style
    style.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    if style.width.fixedPoints != nil { style.width = .points(RootWidth.styleWidth(of: width, style)) }
    setStyle(style, of: 0)
  }
}

/// The contents of the leaves of a case, in one text size at a time.
private final class ScaledContents {
  private let layoutCase: LayoutCase
  private let rules: LayoutRules
  /// The names of the nodes, of which each belongs to a single node.
  private let shortNames: [String]
  /// The index of each node of the case by its slot in the tree; -1: none.
  private var places: [Int] = []
  private var models: [Model?]
  private var scale = 1.0

  /// The content of a leaf. Passing a reference is faster than passing the text.
  private final class Model {
    let model: MeasureModel

    init(_ model: MeasureModel) { self.model = model }
  }

  init(_ layoutCase: LayoutCase, _ ids: [NodeID]) {
    self.layoutCase = layoutCase
    rules = layoutCase.rules
    shortNames = layoutCase.shortNames
    models = layoutCase.nodes.map { $0.measure.map { Model($0) } }
    for (index, id) in ids.enumerated() {
      while places.count <= id.slot { places.append(-1) }
      places[id.slot] = index
    }
  }

  func measure(_ node: NodeID, _ input: MeasureInput, _ scale: Double) -> LeafMeasurement {
    if scale != self.scale {
      self.scale = scale
      models = layoutCase.nodes.map { node in node.measure.map { Model($0.scalingText(by: scale)) } }
    }
    return models[places[node.slot]]?.model.measure(input, rules: rules) ?? LeafMeasurement(size: LayoutSize())
  }

  func name(of node: NodeID) -> String {
    let index = places[node.slot]
    return layoutCase.nodes[index].hasName ? shortNames[index] : layoutCase.path(of: index)
  }
}

extension DocumentNode {
  /// Whether the node has an `id`.
  fileprivate var hasName: Bool { id.map { !$0.isEmpty } ?? false }
}
