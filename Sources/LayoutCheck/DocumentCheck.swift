import LayoutDocument
import LayoutEngine
import LayoutExplanation

extension LayoutCase {
  /// Lays the case out at every width, text size and direction, and looks for what is wrong: see ``Finding/Kind``.
  ///
  /// Widths replace the available one, and that of the root's style if it is a number of points. Of the contents, texts follow the size of
  /// text. Findings call nodes by their `id`, or else by the way to them, `root.children[0]`.
  ///
  /// ```swift
  /// let report = try layoutCase.check()
  /// for finding in report.findings { print(finding.text) }
  /// ```
  /// - Throws: an error at the first node that the tree does not take.
  public func check(
    _ settings: CheckSettings = CheckSettings(), progress: ((CheckProgress) -> Void)? = nil
  ) throws(LayoutCaseError) -> CheckReport {
    try checkedScreen().check(settings, progress: progress)
  }

  /// The case as a finding's smallest case shows it: with that width, text size and direction. Frames that the case expects are gone.
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

  /// The tree of the case, with its leaves and the size of its screen.
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

/// What the leaves of a case show, in one size of text at a time.
private final class ScaledContents {
  private let layoutCase: LayoutCase
  private let rules: LayoutRules
  /// The index of each node of the case by its slot in the tree; -1: none.
  private var places: [Int] = []
  private var models: [Model?]
  private var scale = 1.0

  /// What a leaf shows. A reference to it is less work to pass on than the text.
  private final class Model {
    let model: MeasureModel

    init(_ model: MeasureModel) { self.model = model }
  }

  init(_ layoutCase: LayoutCase, _ ids: [NodeID]) {
    self.layoutCase = layoutCase
    rules = layoutCase.rules
    models = layoutCase.nodes.map { $0.measure.map { Model($0) } }
    for (index, id) in ids.enumerated() {
      while places.count <= id.slot { places.append(-1) }
      places[id.slot] = index
    }
  }

  func measure(_ node: NodeID, _ input: MeasureInput, _ scale: Double) -> Measurement {
    if scale != self.scale {
      self.scale = scale
      models = layoutCase.nodes.map { node in node.measure.map { Model($0.scalingText(by: scale)) } }
    }
    return models[places[node.slot]]?.model.measure(input, rules: rules) ?? Measurement(size: LayoutSize())
  }

  func name(of node: NodeID) -> String {
    let index = places[node.slot]
    return layoutCase.displayName(of: index)
  }
}
