import LayoutDocument
import LayoutEngine

/// The natural sizes of leaves and of flex containers among boxes.
struct NaturalSizes {
  private let nodes: BoxNodes
  private var flexContents: [Int: FlexContent] = [:]

  init(_ nodes: BoxNodes) throws(LayoutCaseError) {
    self.nodes = nodes
    for (node, role) in nodes.roles.enumerated() where role == .flex {
      flexContents[node] = try FlexContent(nodes.layoutCase, root: node)
    }
  }

  /// The natural widths: those of texts without line breaks, and the max-content widths of flex containers.
  mutating func widths() throws(LayoutCaseError) -> [Double] {
    var widths = [Double](repeating: 0, count: nodes.roles.count)
    for (node, role) in nodes.roles.enumerated() where role.hasNaturalSize {
      if let model = nodes.layoutCase.nodes[node].measure {
        widths[node] = model.measure(MeasureInput(), rules: nodes.layoutCase.rules).size.width
      } else {
        widths[node] = try flexContents[node]?.size(atWidth: nil).width ?? 0
      }
    }
    return widths
  }

  /// The natural heights for given widths.
  mutating func heights(atWidths width: (Int) -> Double) throws(LayoutCaseError) -> [Double] {
    var heights = [Double](repeating: 0, count: nodes.roles.count)
    for (node, role) in nodes.roles.enumerated() where role.hasNaturalSize {
      // Rounding errors may make a size of 0 negative.
      let width = max(0, width(node))
      if let model = nodes.layoutCase.nodes[node].measure {
        heights[node] = model.measure(MeasureInput(knownWidth: width), rules: nodes.layoutCase.rules).size.height
      } else {
        heights[node] = try flexContents[node]?.size(atWidth: width).height ?? 0
      }
    }
    return heights
  }

  /// The baselines of leaves and flex containers with given widths and natural heights; `nil` without baselines.
  func baselines(
    atWidths width: (Int) -> Double, heights: [Double]
  ) throws(LayoutCaseError) -> [(first: Double, last: Double)?] {
    var baselines = [(first: Double, last: Double)?](repeating: nil, count: nodes.roles.count)
    guard nodes.items.joined().contains(where: { nodes.pins($0).baseline != nil }) else { return baselines }
    for (node, role) in nodes.roles.enumerated() where role.hasNaturalSize {
      let width = max(0, width(node))
      if let model = nodes.layoutCase.nodes[node].measure {
        let measured = model.measure(MeasureInput(knownWidth: width), rules: nodes.layoutCase.rules)
        baselines[node] = measured.firstBaseline.map { ($0, measured.lastBaseline ?? $0) }
      } else {
        baselines[node] = try flexContents[node]?.baselines(of: LayoutSize(width: width, height: heights[node]))
      }
    }
    return baselines
  }

  /// Whether the height of a node depends on its width.
  func dependsOnWidth(_ node: Int) -> Bool {
    if nodes.couplesAxes(node) { return true }
    guard let model = nodes.layoutCase.nodes[node].measure else { return nodes.roles[node] == .flex }
    if case .fixed = model.content { return false }
    return true
  }

  /// The frames of the descendants of a flex container with a given size.
  mutating func innerFrames(of node: Int, size: LayoutSize) throws(LayoutCaseError) -> [LayoutRect] {
    try flexContents[node]?.innerFrames(size: size) ?? []
  }
}

/// A flex container that is an item of a box, with its descendants, as a separate layout.
private struct FlexContent {
  private let layoutCase: LayoutCase
  private let root: Int
  private var layout: CaseLayout

  init(_ layoutCase: LayoutCase, root: Int) throws(LayoutCaseError) {
    self.layoutCase = layoutCase
    self.root = root
    var content = layoutCase.subtree(of: root)
    content.setStyle(FlexContent.rootStyle(layoutCase, root), of: 0)
    do throws(LayoutCaseError) {
      layout = try CaseLayout(content)
    } catch {
      throw LayoutCaseError(layoutCase, node: root + error.node, reason: error.reason)
    }
  }

  /// The style of the root, without the properties that do not apply to an item of a box.
  ///
  /// Only properties that affect the inside of the container are kept.
  private static func rootStyle(_ layoutCase: LayoutCase, _ root: Int) -> Style {
    var style = layoutCase.nodes[root].style
    let initial = Style(layoutCase.rules)
    style.position = .relative
    style.width = .auto
    style.height = .auto
    style.minWidth = .points(0)
    style.minHeight = .points(0)
    style.maxWidth = .none
    style.maxHeight = .none
    style.aspectRatio = nil
    style.margin = initial.margin
    style.boxSizing = .borderBox
    if style.layoutDirection == .inherit { style.layoutDirection = layoutCase.nodes[0].style.layoutDirection }
    return style
  }

  mutating func size(atWidth width: Double?) throws(LayoutCaseError) -> LayoutSize {
    try layOut(width: width, height: nil)
    return layout.frames[0].size
  }

  mutating func innerFrames(size: LayoutSize) throws(LayoutCaseError) -> [LayoutRect] {
    try layOut(width: size.width, height: size.height)
    return Array(layout.frames.dropFirst())
  }

  /// The baselines of the content with a given size, by its place beside a leaf of known baseline in a row.
  func baselines(of size: LayoutSize) throws(LayoutCaseError) -> (first: Double, last: Double) {
    (try baseline(.baseline, of: size), try baseline(.lastBaseline, of: size))
  }

  private func baseline(_ alignment: AlignItems, of size: LayoutSize) throws(LayoutCaseError) -> Double {
    var content = layout.layoutCase
    var style = content.nodes[0].style
    (style.width, style.height) = (.points(size.width), .points(size.height))
    (style.alignSelf, style.grow, style.shrink, style.basis) = (.auto, 0, 0, .auto)
    content.setStyle(style, of: 0)
    var row = Style(content.rules)
    (row.direction, row.alignItems) = (.row, alignment)
    var tree = LayoutTree(rules: content.rules)
    let ids = try CaseLayout.build(content, in: &tree)
    let root = tree.makeNode(row)
    let probe = tree.makeLeaf(Style(content.rules))
    let models = Dictionary(uniqueKeysWithValues: zip(ids, content.nodes.map { $0.measure }))
    do throws(LayoutTreeError) {
      try tree.append(ids[0], to: root)
      try tree.append(probe, to: root)
      try tree.computeLayout(of: root, in: .unconstrained) { id, input in
        guard let model = models[id] ?? nil else {
          return LeafMeasurement(size: LayoutSize(width: 1, height: 1), firstBaseline: 0)
        }
        return model.measure(input, rules: content.rules)
      }
    } catch {
      throw LayoutCaseError(layoutCase, node: self.root, reason: error.description)
    }
    return tree.frame(of: probe).y - tree.frame(of: ids[0]).y
  }

  /// Lays out the content in a border box with the given dimensions; `nil`: that of the content.
  private mutating func layOut(width: Double?, height: Double?) throws(LayoutCaseError) {
    var content = layout.layoutCase
    var style = content.nodes[0].style
    style.width = width.map { .points($0) } ?? .auto
    style.height = height.map { .points($0) } ?? .auto
    content.setStyle(style, of: 0)
    do throws(LayoutCaseError) {
      try layout.update(to: content)
    } catch {
      throw LayoutCaseError(layoutCase, node: root, reason: error.reason)
    }
  }
}
