import BoxEngine
import LayoutEngine

extension InspectableContainer {
  /// Returns a layout document of a StackView or a BoxView and of everything laid out below it, with the frames that the
  /// views get in the next layout.
  ///
  /// The `stacklayout` tool can replay, draw and check the layout from this file, which can also be attached to a report.
  /// A stack in other stacks is written with the outermost one, a box in another box or stack with everything that is laid
  /// out together with it. No view is moved.
  ///
  /// Styles and pins are those of the engine, so that distributions, spacings, and pins that were made on the views are in
  /// them. The height of the container is written where it is not that of the content. A view in a stack is written with
  /// the size that it returns for its width; a view in a box with the width that it has in unlimited space, and the height
  /// that it has at its width. Both have their baselines. A `HeadlessLabel` of fixed advances is written with its text.
  ///
  /// - Parameter name: The name of the case in the document. Default: `stack`, or `box` for a BoxView.
  /// - Returns: JSON; empty while a layout of the container is in progress.
  public func layoutDocument(name: String? = nil) -> String {
    inspectLayout(reportsRefusal: false) { ViewDocument($0).encoded(name: name) } ?? ""
  }
}

/// The document of a container that is laid out by views.
private struct ViewDocument {
  private let inspection: LayoutInspection
  private let tree: LayoutTree
  private var ids: [NodeID] = []
  private var nodes: [LayoutCase.Node] = []

  init(_ inspection: LayoutInspection) {
    var inspection = inspection
    inspection.layOut()
    (self.inspection, tree) = (inspection, inspection.tree)
    addNodes(below: container)
    addSizeConstraints()
    fixRootSize()
  }

  func encoded(name: String?) -> String {
    let name = name ?? (tree.box(of: inspection.node) == nil ? "stack" : "box")
    guard let layoutCase = layoutCase(name, nodes) else { return "" }
    return LayoutFile(cases: [layoutCase]).encoded()
  }

  private func layoutCase(_ name: String, _ nodes: [LayoutCase.Node]) -> LayoutCase? {
    LayoutCase(name: name, rules: tree.rules, scale: inspection.scale, nodes: nodes)
  }

  /// The container with which the document begins: the topmost one for a box, the outermost stack for a stack.
  private var container: NodeID {
    guard tree.box(of: inspection.node) == nil else { return inspection.root }
    var outermost = inspection.node
    var next = tree.parent(of: outermost)
    while let outer = next {
      if tree.box(of: outer) == nil { outermost = outer }
      next = tree.parent(of: outer)
    }
    return outermost
  }

  private mutating func addNodes(below container: NodeID) {
    var pending: [(id: NodeID, parent: Int?)] = [(container, nil)]
    while let (id, parent) = pending.popLast() {
      guard var style = tree.usedStyle(of: id) else { continue }
      let frame = tree.frame(of: id)
      let measure = parent == nil ? nil : measure(of: id, frame, style.writingMode)
      // The leaves of a document inherit the writing mode.
      if measure != nil, style.writingMode == .inherit, let parent,
        tree.resolvedWritingMode(of: ids[parent]) != .horizontalTb
      {
        style.writingMode = .horizontalTb
      }
      let name = inspection.name(id) ?? inspection.className(id)
      var node = LayoutCase.Node(id: name, style: style, measure: measure, frame: frame, parent: parent)
      node.box = measure == nil ? tree.box(of: id) : nil
      if parent != nil { node.item = tree.pins(of: id) }
      let index = nodes.count
      nodes.append(node)
      ids.append(id)
      guard parent == nil || (measure == nil && style.display != .none) else { continue }
      for child in tree.children(of: id).reversed() { pending.append((child, index)) }
    }
  }

  /// The natural size of a view that has this frame; `nil` for a container.
  private func measure(of id: NodeID, _ frame: LayoutRect, _ writingMode: WritingMode) -> MeasureModel? {
    guard let content = inspection.contentMeasurement(id, frame.size) else { return nil }
    if writingMode == .inherit || writingMode == .horizontalTb, let text = inspection.text(id) {
      let model = TextModel(text.text, advance: text.advance, lineHeight: text.lineHeight)
      return MeasureModel(.text(model), baseline: text.baseline)
    }
    let (first, last) = (content.firstBaseline, content.lastBaseline)
    return MeasureModel(
      .fixed(content.size), baseline: first, lastBaseline: first == nil || last == first ? nil : last)
  }

  /// Adds the size constraints, which refer to other nodes by index.
  ///
  /// References to nodes outside the document are omitted.
  private mutating func addSizeConstraints() {
    var places: [NodeID: Int] = [:]
    for (index, id) in ids.enumerated() { places[id] = index }
    for (index, id) in ids.enumerated().dropFirst() {
      nodes[index].sizeConstraints += tree.sizeConstraints(of: id).compactMap { $0.naming { places[$0] } }
    }
  }

  /// Sets the size of the container, independently of the sizes of its style.
  ///
  /// A height that equals that of the content is not set, so that the height follows the content at other widths.
  private mutating func fixRootSize() {
    guard let root = ids.first else { return }
    let size = root == inspection.root ? inspection.rootSize : tree.frame(of: root).size
    var fitting = nodes
    fitting[0].style.width = .points(size.width)
    (fitting[0].style.minWidth, fitting[0].style.minHeight) = (0, 0)
    (fitting[0].style.maxWidth, fitting[0].style.maxHeight) = (.none, .none)
    fitting[0].style.aspectRatio = nil
    nodes = fitting
    nodes[0].style.height = .points(size.height)
    fitting[0].style.height = .auto
    if tree.usedStyle(of: root)?.height == .auto, hasSameFrames(fitting) { nodes = fitting }
  }

  private func hasSameFrames(_ nodes: [LayoutCase.Node]) -> Bool {
    guard let layoutCase = layoutCase("", nodes), let layout = try? CaseLayout(layoutCase) else { return false }
    return layout.differences().isEmpty
  }
}
