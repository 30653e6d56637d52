import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import ViewTree

extension StackView {
  /// The stack, and all that is laid out with it below, as a layout document with the frames that it has: a file with which a
  /// layout can be replayed, drawn and checked by the `stacklayout` tool, and attached to a report.
  ///
  /// Styles are those of the engine, so that distributions and spacings are in them. A view is written with the size that it
  /// answers for the width that it has, and its baselines; a ``HeadlessLabel`` of fixed advances with its text.
  ///
  /// - Parameter name: What the case is called. Default: `stack`.
  /// - Returns: JSON; empty if the stack could not be laid out, because it is being laid out just now.
  public func layoutDocument(name: String = "stack") -> String {
    guard topmost === self else { return topmost.layoutDocument(name: name) }
    let top = containerLayout.topmost
    let tree = top.ownOrNewTree
    let size = top.node.view?.bounds.size ?? bounds.size
    guard tree.layOut(top.node, size: size, scale: layoutScale, givesFrames: false) else { return "" }
    var nodes: [LayoutCase.Node] = []
    var modes: [WritingMode] = []
    var pending: [(item: ViewNode, parent: Int?)] = [(item.node, nil)]
    while let (item, parent) = pending.popLast() {
      guard var style = tree.style(of: item) else { continue }
      let index = nodes.count
      let frame = tree.frame(of: item)
      let measure = parent == nil ? nil : item.documentMeasure(frame.size, style.writingMode)
      // The leaves of a document inherit it.
      if measure != nil, style.writingMode == .inherit, let parent, modes[parent] != .horizontalTb {
        style.writingMode = .horizontalTb
      }
      modes.append(tree.writingMode(of: item))
      nodes.append(
        LayoutCase.Node(id: item.documentID, style: style, measure: measure, frame: frame, parent: parent))
      guard parent == nil || (!item.isLeafInTree && (item.isInLayout || item.isCollapsed)) else { continue }
      for child in (item.content?.children ?? []).reversed() { pending.append((child, index)) }
    }
    // The frame of the stack is given to it, whatever it says of its own size.
    nodes[0].style.width = .points(Double(bounds.width))
    nodes[0].style.height = .points(Double(bounds.height))
    (nodes[0].style.minWidth, nodes[0].style.minHeight) = (0, 0)
    (nodes[0].style.maxWidth, nodes[0].style.maxHeight) = (.none, .none)
    nodes[0].style.aspectRatio = nil
    guard let layoutCase = LayoutCase(name: name, rules: .stackView, scale: Double(layoutScale), nodes: nodes) else {
      return ""
    }
    return LayoutFile(cases: [layoutCase]).encoded()
  }
}

extension ViewNode {
  /// The name, or that of the view's class.
  fileprivate var documentID: String? { name ?? view.map { "\(type(of: $0))" } }

  /// How large a view is by itself, where it has a frame of this size.
  fileprivate func documentMeasure(_ frameSize: LayoutSize, _ writingMode: WritingMode) -> MeasureModel? {
    guard isLeafInTree, let view else { return nil }
    #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
      if let label = view as? HeadlessLabel, label.numberOfLines <= 0, let text = label.text,
        let measurer = label.measurer as? FixedAdvanceMeasurer, writingMode == .inherit || writingMode == .horizontalTb
      {
        let model = TextModel(text, advance: Double(measurer.advance), lineHeight: Double(measurer.lineHeight))
        return MeasureModel(.text(model), baseline: measurer.baseline.map { Double($0) })
      }
    #endif
    let width = isInLayout ? CGFloat(frameSize.width) : .greatestFiniteMagnitude
    let size =
      imageSize(of: view, in: frameSize)
      ?? view.fittingSize(proposed: CGSize(width: width, height: .greatestFiniteMagnitude))
    let first = view.firstBaseline(forSize: size).map { Double($0) }
    let last = view.lastBaseline(forSize: size).map { Double($0) }
    return MeasureModel(
      .fixed(LayoutSize(width: Double(size.width), height: Double(size.height))), baseline: first,
      lastBaseline: first == nil || last == first ? nil : last)
  }
}
