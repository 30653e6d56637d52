import LayoutDocument
import LayoutEngine

/// Builds the tree of a target. Nodes that the target cannot express are replaced by equivalent nodes.
struct TreeBuilder {
  private let original: LayoutCase
  private let target: CodeTarget
  private let styles: StyleTranslation
  /// The fixed size of the root; `nil`: none.
  private var rootSize: LayoutSize?

  private var nodes: [LayoutCase.Node] = []
  private var origins: [Int?] = []
  /// For each original node, the node of the tree that is the parent of its children.
  private var places: [Int] = []

  /// - Parameter layout: The layout of the original case.
  init(_ layout: CaseLayout, target: CodeTarget, options: StyleTranslation.Options) {
    original = layout.layoutCase
    self.target = target
    styles = StyleTranslation(layout, target: target, options: options)
    if options.fixesRootSize { rootSize = layout.frames[0].size }
  }

  /// Returns the tree; `nil` if the nodes do not form a tree.
  mutating func tree() -> CodeTree? {
    for index in original.nodes.indices { add(index) }
    let rules = styles.rules
    guard var result = LayoutCase(name: original.name, rules: rules, scale: original.scale, nodes: nodes) else {
      return nil
    }
    result.about = original.about
    (result.availableWidth, result.availableHeight) = (original.availableWidth, original.availableHeight)
    return CodeTree(original: original, layoutCase: result, origins: origins, notes: styles.notes)
  }

  private mutating func add(_ index: Int) {
    let node = original.nodes[index]
    let parent = node.parent.map { places[$0] }
    if let parent, node.style.display == .contents, target != .html {
      // The children replace the node. Content without a box is omitted.
      places.append(parent)
      return
    }
    var style = styles.style(of: index)
    if index == 0, let rootSize {
      (style.width, style.height) = (.points(rootSize.width), .points(rootSize.height))
      style.boxSizing = .borderBox
    }
    var new = LayoutCase.Node(id: node.id, style: style, measure: node.measure, parent: parent)
    places.append(nodes.count)
    origins.append(index)
    guard let measure = node.measure, wraps(style, isRoot: index == 0) else {
      nodes.append(new)
      return
    }
    // A view has no paddings or borders, and a root is a container: the content becomes a child of a container.
    new.measure = nil
    new.style.direction = .column
    nodes.append(new)
    var inner = LayoutCase.Node(id: node.id, style: Style(styles.rules), measure: measure, parent: nodes.count - 1)
    inner.style.writingMode = styles.leafMode(of: index)
    if style.layoutDirection != .inherit { inner.style.layoutDirection = style.layoutDirection }
    nodes.append(inner)
    origins.append(nil)
  }

  private func wraps(_ style: Style, isRoot: Bool) -> Bool {
    target != .html && (isRoot || style.hasBox)
  }
}
