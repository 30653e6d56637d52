import LayoutDocument
import LayoutEngine

/// A tree as a SwiftUI view that consists of `FlexStack` containers.
struct FlexStackCode {
  private let tree: CodeTree
  private var names = SwiftNames()
  /// The names of styles, by container; empty for a container whose initializer has the style as arguments.
  private var styleNames: [String] = []
  private var writer = SwiftText()

  init(_ tree: CodeTree) throws(LayoutCodeError) {
    self.tree = tree
    if let obstacle = FlexStackObstacles(tree).first { throw obstacle }
    for node in tree.nodes.indices { styleNames.append(hasStyle(node) ? styleName(node) : "") }
    write()
  }

  var text: String { writer.text }

  private func isContainer(_ node: Int) -> Bool { node == 0 || !tree.isLeaf(node) }

  private mutating func styleName(_ node: Int) -> String {
    let style = tree.nodes[node].style
    let word = node == 0 ? "stack" : style.isRow ? "row" : "column"
    return names.unique((SwiftNames.identifier(tree.id(of: node)) ?? word) + "Style")
  }

  // MARK: - Styles

  private func hasStyle(_ node: Int) -> Bool {
    guard isContainer(node), !isLeftOut(node) else { return false }
    return !StyleAssignments(tree.nodes[node].style).isInitializer || !size(node).isEmpty
  }

  /// Returns the assignments for a container's own size.
  ///
  /// The root has all assignments. A nested container fills the frame of its item.
  private func size(_ node: Int) -> [String] {
    let style = tree.nodes[node].style
    guard node > 0 else { return StyleAssignments(style).item(isLeaf: false) }
    var lines: [String] = []
    if fills(node, .horizontal) { lines += ["width = .stretch", "minWidth = .minContent"] }
    if fills(node, .vertical) { lines.append("height = .stretch") }
    return lines
  }

  /// Returns whether the size of a container along an axis may differ from that of its content.
  private func fills(_ node: Int, _ axis: LayoutAxis) -> Bool {
    guard let parent = tree.nodes[node].parent else { return false }
    let (style, outer) = (tree.nodes[node].style, tree.nodes[parent].style)
    let size = axis == .horizontal ? style.width : style.height
    let minimum = axis == .horizontal ? style.minWidth : style.minHeight
    if size != .auto || style.aspectRatio != nil || minimum != .auto && minimum != 0 { return true }
    if style.position == .absolute { return true }
    if outer.hasColumns, axis == .horizontal { return true }
    if outer.isRow == (axis == .horizontal) { return style.grow > 0 || style.basis != .auto }
    return style.alignSelf == .stretch || style.alignSelf == .auto && outer.alignItems == .stretch
      || outer.writingMode != .inherit
  }

  // MARK: - The type

  private mutating func write() {
    writer.line("import LayoutEngine")
    writer.line("import StackViewLayout")
    writer.line("import SwiftUI")
    writer.line()
    writer.documentation(tree.original.about ?? tree.original.name, notes: tree.notes)
    writer.open("struct \(SwiftNames.typeName(of: tree.original)): View {")
    writer.open("var body: some View {")
    writeViews()
    writer.close()
    for node in tree.nodes.indices where !styleNames[node].isEmpty { writeStyle(node) }
    writer.close()
  }

  private mutating func writeStyle(_ node: Int) {
    writer.line()
    writer.open("private static var \(styleNames[node]): Style {")
    writer.line("var style = Style(.css)")
    let assignments = StyleAssignments(tree.nodes[node].style).container + size(node)
    for assignment in assignments { writer.line("style.\(assignment)") }
    writer.line("return style")
    writer.close()
  }

  // MARK: - Views

  private func isLeftOut(_ node: Int) -> Bool {
    var next: Int? = node
    while let current = next {
      if tree.nodes[current].style.display == .none { return true }
      next = tree.nodes[current].parent
    }
    return false
  }

  private mutating func writeViews() {
    var pending = [(node: 0, closes: false)]
    while let (node, closes) = pending.popLast() {
      if closes {
        close(node)
      } else if isLeftOut(node), node > 0 {
        continue
      } else if isContainer(node) {
        writer.open(initializer(node) + " {")
        pending.append((node, true))
        for child in tree.layoutCase.children(of: node).reversed() { pending.append((child, false)) }
      } else {
        writeLeaf(node)
      }
    }
  }

  private func initializer(_ node: Int) -> String {
    if !styleNames[node].isEmpty { return "FlexStack(style: Self.\(styleNames[node]))" }
    let arguments = StyleAssignments(tree.nodes[node].style).arguments
    return "FlexStack(" + arguments.joined(separator: ", ") + ")"
  }

  private mutating func close(_ node: Int) {
    guard node > 0 else { return writer.close() }
    let lines = StyleAssignments(tree.nodes[node].style).item(isLeaf: false)
      .filter { !$0.utf8.starts(with: "boxSizing".utf8) }
    switch lines.count {
    case 0: writer.close()
    case 1: writer.close("}.flexItem { $0.\(lines[0]) }")
    default:
      writer.close("}")
      writer.open(".flexItem {")
      for line in lines { writer.line("$0.\(line)") }
      writer.close()
    }
  }

  private mutating func writeLeaf(_ node: Int) {
    let lines = StyleAssignments(tree.nodes[node].style).item(isLeaf: true)
    let view = view(node)
    if lines.count == 1 {
      writer.line("\(view).flexItem { $0.\(lines[0]) }")
    } else {
      writer.line(view)
      if !lines.isEmpty { writeItem(lines) }
    }
  }

  /// Writes the modifier of an item with several assignments.
  private mutating func writeItem(_ lines: [String]) {
    writer.open("  .flexItem {")
    for line in lines { writer.line("  $0.\(line)") }
    writer.close("  }")
  }

  private func view(_ node: Int) -> String {
    guard let measure = tree.nodes[node].measure else { return "Color.clear.frame(width: 0, height: 0)" }
    var size = LayoutSize()
    switch measure.content {
    case .text(let text): return "Text(\(SwiftText.quoted(text.text)))"
    case .fixed(let fixed), .image(let fixed): size = fixed
    case .area: break
    }
    let (width, height) = (SwiftValues.number(size.width), SwiftValues.number(size.height))
    var view = "Color.clear.frame(width: \(width), height: \(height))"
    if let first = measure.baseline {
      view += ".alignmentGuide(.firstTextBaseline) { _ in \(SwiftValues.number(first)) }"
      view += ".alignmentGuide(.lastTextBaseline) { _ in \(SwiftValues.number(measure.lastBaseline ?? first)) }"
    }
    return view
  }
}

/// The parts of a tree that cannot be expressed as a `FlexStack`.
struct FlexStackObstacles {
  private let tree: CodeTree

  init(_ tree: CodeTree) { self.tree = tree }

  /// The first obstacle, in the order of the nodes.
  var first: LayoutCodeError? {
    for node in tree.nodes.indices {
      guard let reason = reason(node) else { continue }
      return LayoutCodeError(tree.original, node: tree.origins[node] ?? 0, reason: reason)
    }
    return nil
  }

  private func reason(_ index: Int) -> String? {
    let node = tree.nodes[index]
    if case .area = node.measure?.content { return "SwiftUI has no view of a given area: use \"fixed\" or \"text\"" }
    let style = node.style
    if index > 0, style.position == .static, isPassedByAbsoluteBoxes(index) {
      return "a nested FlexStack is the containing block of its absolute views, and cannot be \"static\""
    }
    let padding = [style.padding.top, style.padding.left, style.padding.bottom, style.padding.right]
    let logical = [style.padding.start, style.padding.end].contains { $0?.hasPercentage ?? false }
    if index > 0, logical || padding.contains(where: { $0.hasPercentage }) {
      return "a nested FlexStack has no percentage padding: it is laid out without the size of the outer FlexStack"
    }
    return nil
  }

  /// Returns whether a static node has an absolute descendant whose containing block is outside of the node.
  private func isPassedByAbsoluteBoxes(_ index: Int) -> Bool {
    (index..<tree.nodes[index].subtreeEnd).dropFirst().contains { node in
      guard tree.nodes[node].style.position == .absolute else { return false }
      var next = tree.nodes[node].parent
      while let current = next, current != index, tree.nodes[current].style.position == .static {
        next = tree.nodes[current].parent
      }
      return next == index
    }
  }
}
