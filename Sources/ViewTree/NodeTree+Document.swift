import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView

extension ContainerLayout {
  /// Returns a layout document of a container and everything laid out below it, with the current frames.
  /// - Parameters:
  ///   - root: The container. This object is the layout of the topmost container around it.
  ///   - name: The name of the case.
  /// - Returns: JSON; empty if the container cannot be laid out because a layout is in progress.
  package func layoutDocument(of root: ViewNode, name: String) -> String {
    guard let view = root.view else { return "" }
    let tree = ownOrNewTree
    let size = node.view?.bounds.size ?? view.bounds.size
    guard tree.layOut(node, size: size, scale: view.layoutScale, givesFrames: false) else { return "" }
    let nodes = tree.documentNodes(below: root, size: view.bounds.size)
    let scale = Double(view.layoutScale)
    guard let layoutCase = LayoutCase(name: name, rules: .stackView, scale: scale, nodes: nodes) else { return "" }
    return LayoutFile(cases: [layoutCase]).encoded()
  }
}

extension NodeTree {
  /// The document nodes of a container whose frame has this size.
  fileprivate func documentNodes(below root: ViewNode, size: CGSize) -> [LayoutCase.Node] {
    var nodes: [LayoutCase.Node] = []
    var items: [ViewNode] = []
    var modes: [WritingMode] = []
    var pending: [(item: ViewNode, parent: Int?)] = [(root, nil)]
    while let (item, parent) = pending.popLast() {
      guard var style = style(of: item) else { continue }
      let index = nodes.count
      let frame = frame(of: item)
      let measure = parent == nil ? nil : item.documentMeasure(frame.size, style.writingMode)
      // The leaves of a document inherit the writing mode.
      if measure != nil, style.writingMode == .inherit, let parent, modes[parent] != .horizontalTb {
        style.writingMode = .horizontalTb
      }
      modes.append(writingMode(of: item))
      var node = LayoutCase.Node(id: item.documentID, style: style, measure: measure, frame: frame, parent: parent)
      node.box = measure == nil ? box(of: item) : nil
      if parent != nil { node.item = pins(of: item) }
      nodes.append(node)
      items.append(item)
      guard parent == nil || (!item.isLeafInTree && (item.isInLayout || item.isCollapsed)) else { continue }
      for child in (item.content?.children ?? []).reversed() { pending.append((child, index)) }
    }
    guard !nodes.isEmpty else { return [] }
    addSizeConstraints(of: items, to: &nodes)
    // The frame of the container is set, independently of the sizes of its style.
    nodes[0].style.width = .points(Double(size.width))
    nodes[0].style.height = .points(Double(size.height))
    (nodes[0].style.minWidth, nodes[0].style.minHeight) = (0, 0)
    (nodes[0].style.maxWidth, nodes[0].style.maxHeight) = (.none, .none)
    nodes[0].style.aspectRatio = nil
    return nodes
  }

  /// Adds the size constraints, which refer to other nodes by index.
  ///
  /// References to nodes outside the document are omitted.
  private func addSizeConstraints(of items: [ViewNode], to nodes: inout [LayoutCase.Node]) {
    var places: [NodeID: Int]?
    for (index, item) in items.enumerated().dropFirst() {
      for constraint in sizeConstraints(of: item) {
        var reference = DocumentSizeConstraint.Reference.constant
        switch constraint.reference {
        case .constant: break
        case .otherDimension(let multiplier): reference = .otherDimension(multiplier: multiplier)
        case .node(let id, let multiplier):
          let known = places ?? self.places(of: items)
          places = known
          guard let place = known[id] else { continue }
          reference = .node(place, multiplier: multiplier)
        }
        nodes[index].sizeConstraints.append(
          DocumentSizeConstraint(constraint.dimension, constraint.pin, reference))
      }
    }
  }

  private func places(of items: [ViewNode]) -> [NodeID: Int] {
    var places: [NodeID: Int] = [:]
    for (index, item) in items.enumerated() { if let id = id(of: item) { places[id] = index } }
    return places
  }
}

extension ViewNode {
  /// The name of the item, or the class name of its view.
  fileprivate var documentID: String? { name ?? view.map { "\(type(of: $0))" } }

  /// The natural size of a view that has a frame of this size.
  fileprivate func documentMeasure(_ frameSize: LayoutSize, _ writingMode: WritingMode) -> MeasureModel? {
    guard isLeafInTree, let view else { return nil }
    #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
      if let label = view as? HeadlessLabel, label.numberOfLines <= 0, let text = label.text,
        let measurer = label.effectiveMeasurer as? FixedAdvanceMeasurer,
        writingMode == .inherit || writingMode == .horizontalTb
      {
        let model = TextModel(text, advance: Double(measurer.advance), lineHeight: Double(measurer.lineHeight))
        return MeasureModel(.text(model), baseline: measurer.baseline.map { Double($0) })
      }
    #endif
    let size = documentSize(of: view, frameSize)
    let first = view.firstBaseline(forSize: size).map { Double($0) }
    let last = view.lastBaseline(forSize: size).map { Double($0) }
    return MeasureModel(
      .fixed(LayoutSize(width: Double(size.width), height: Double(size.height))), baseline: first,
      lastBaseline: first == nil || last == first ? nil : last)
  }

  private func documentSize(of view: PlatformView, _ frameSize: LayoutSize) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: isInLayout ? CGFloat(frameSize.width) : endless, height: endless)
    guard isInBox else { return imageSize(of: view, in: frameSize) ?? view.fittingSize(proposed: room) }
    // A box measures the width with indefinite available space, and the height with the resulting width.
    let width = contentSize(of: view, proposed: CGSize(width: endless, height: endless)).width
    return CGSize(width: width, height: contentSize(of: view, proposed: room).height)
  }
}
