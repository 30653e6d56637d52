import LayoutDocument
import LayoutEngine

/// Finds the properties that change the frame of a node in a target, by laying out the case without them.
struct DifferenceCause {
  private let original: LayoutCase
  private let target: CodeTarget
  /// Returns whether the frames of a case and of its translation are the same up to the node.
  private let isSame: (LayoutCase) -> Bool

  /// Nodes are tried one by one in small cases only.
  private static let largestCase = 80

  init(_ original: LayoutCase, _ target: CodeTarget, isSame: @escaping (LayoutCase) -> Bool) {
    self.original = original
    self.target = target
    self.isSame = isSame
  }

  /// The properties that targets treat differently.
  private enum Property: CaseIterable { case aspectRatio, verticalPercentage, content, padding, border, boxSizing }

  /// Returns the causes, after a colon; empty if the frames differ even without all of the properties.
  func text(at node: Int) -> String {
    let related = related(to: node)
    var causes: [Property: [Int]] = [:]
    for property in Property.allCases where reason(property) != nil {
      let nodes = related.filter { has(property, original.nodes[$0]) }
      if nodes.isEmpty { continue }
      if isSame(without([property: nodes])) { return ": " + text(property, nodes, at: node) }
      causes[property] = nodes
    }
    guard isSame(without(causes)) else { return "" }
    for property in Property.allCases {
      var fewer = causes
      if fewer.removeValue(forKey: property) != nil, isSame(without(fewer)) { causes = fewer }
    }
    return ": " + Property.allCases.filter { causes[$0] != nil }.compactMap { reason($0) }.joined(separator: "; ")
  }

  /// Returns a single cause, with the path to its node if that is a single other node.
  private func text(_ property: Property, _ nodes: [Int], at node: Int) -> String {
    let reason = reason(property) ?? ""
    let isSmall = original.nodes.count <= DifferenceCause.largestCase
    guard isSmall, let single = nodes.first(where: { isSame(without([property: [$0]])) }), single != node else {
      return reason
    }
    return "\(reason) (\(original.path(of: single)))"
  }

  /// Returns the node and its descendants, followed by all other nodes.
  private func related(to node: Int) -> [Int] {
    var nodes = Array(node..<original.nodes[node].subtreeEnd)
    let own = Set(nodes)
    nodes += original.nodes.indices.reversed().filter { !own.contains($0) }
    return nodes
  }

  // MARK: - Properties

  private var hasOtherRules: Bool { original.rules != target.rules }

  private func has(_ property: Property, _ node: DocumentNode) -> Bool {
    let style = node.style
    switch property {
    case .aspectRatio: return hasOtherRules ? style.aspectRatio != nil : style.hasRatioOfContent
    case .verticalPercentage: return style.hasVerticalPercentage
    case .content: return node.measure != nil
    case .padding: return style.padding.hasPercentage
    case .border: return style.border != StyleEdges(0)
    case .boxSizing: return style.boxSizing == .contentBox && style.hasBox
    }
  }

  /// Returns the effect of a property in a target; `nil` if the property has the same effect as in the document.
  private func reason(_ property: Property) -> String? {
    let name = target == .stackView ? "StackView" : "FlexStack"
    switch property {
    case .aspectRatio:
      if hasOtherRules { return "an aspect ratio is rigid in a StackView" }
      return target == .html ? nil : "an aspect ratio applies to the border box in a \(name)"
    case .verticalPercentage:
      guard hasOtherRules else { return nil }
      return "a vertical margin or padding in percent refers to the height in a StackView, and to the width in CSS"
    case .content:
      guard hasOtherRules else { return nil }
      return "content is measured within the available space in a StackView, and as if there were no limit in CSS"
    case .padding: return target == .html ? nil : "the frames are the same without the padding in percent"
    case .border: return target == .stackView ? "a border counts as a padding in a StackView" : nil
    case .boxSizing: return target == .html ? nil : "sizes are those of the border box in a \(name)"
    }
  }

  /// Returns the case without some properties of nodes.
  private func without(_ properties: [Property: [Int]]) -> LayoutCase {
    var nodes = original.nodes.map {
      LayoutCase.Node(id: $0.id, style: $0.style, measure: $0.measure, parent: $0.parent)
    }
    for (property, changed) in properties {
      for node in changed { remove(property, from: &nodes[node]) }
    }
    guard
      var result = LayoutCase(name: original.name, rules: original.rules, scale: original.scale, nodes: nodes)
    else { return original }
    (result.availableWidth, result.availableHeight) = (original.availableWidth, original.availableHeight)
    return result
  }

  private func remove(_ property: Property, from node: inout LayoutCase.Node) {
    switch property {
    case .aspectRatio: (node.style.aspectRatio, node.style.aspectRatioIsAutomatic) = (nil, false)
    case .verticalPercentage: node.style.removeVerticalPercentages()
    case .content: node.replaceContent(original.rules)
    case .padding: node.style.padding = StyleEdges(.zero)
    case .border: node.style.border = StyleEdges(0)
    case .boxSizing: node.style.boxSizing = .borderBox
    }
  }
}

extension LayoutCase.Node {
  /// Replaces the content by fixed sizes.
  fileprivate mutating func replaceContent(_ rules: LayoutRules) {
    guard let size = measure?.measure(MeasureInput(), rules: rules).size else { return }
    measure = nil
    if style.aspectRatio != nil { return }
    if style.width == .auto { style.width = .points(size.width) }
    if style.height == .auto { style.height = .points(size.height) }
  }
}

extension Style {
  /// Whether a vertical margin or padding is a percentage.
  fileprivate var hasVerticalPercentage: Bool {
    if padding.top.hasPercentage || padding.bottom.hasPercentage { return true }
    return [margin.top, margin.bottom].contains { $0.hasPercentage }
  }

  fileprivate mutating func removeVerticalPercentages() {
    if padding.top.hasPercentage { padding.top = .zero }
    if padding.bottom.hasPercentage { padding.bottom = .zero }
    if margin.top.hasPercentage { margin.top = 0 }
    if margin.bottom.hasPercentage { margin.bottom = 0 }
  }
}
