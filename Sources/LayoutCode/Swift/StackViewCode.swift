import LayoutDocument
import LayoutEngine

/// A tree as a subclass of `StackView`.
struct StackViewCode {
  private let tree: CodeTree
  private let frames: [LayoutRect]
  private var names = SwiftNames()
  /// The names of leaves and of the parameters for containers, by node.
  private var name: [String]
  private var writer = SwiftText()

  init(_ tree: CodeTree) {
    self.tree = tree
    name = [String](repeating: "", count: tree.nodes.count)
    frames = tree.layoutCase.frames ?? []
    for node in tree.nodes.indices where isProperty(node) {
      name[node] = names.property(tree.id(of: node), kind: kind(node))
    }
    nameContainers()
    write()
  }

  var text: String { writer.text }

  private func kind(_ node: Int) -> ViewKind {
    tree.isLeaf(node) && node > 0 ? ViewKind(tree.nodes[node].measure) : .stack
  }

  /// Names the containers by their nodes, or by their directions. Parameters do not conflict with members of views.
  private mutating func nameContainers() {
    for node in tree.nodes.indices where kind(node) == .stack {
      let word = node == 0 ? "stack" : tree.nodes[node].style.isRow ? "row" : "column"
      name[node] = names.unique(SwiftNames.identifier(tree.id(of: node)) ?? word)
    }
  }

  /// Returns the role of a node in the code: `stack`, `group`, `view` or `spacer`.
  func role(of node: Int) -> String {
    if kind(node) != .stack { return isSpacer(node) ? "spacer" : "view" }
    return node > 0 && tree.nodes[node].childCount > 0 && isGroup(node) ? "group" : "stack"
  }

  // MARK: - The type

  private mutating func write() {
    writer.line("import StackViewLayout")
    writer.line()
    writer.documentation(tree.original.about ?? tree.original.name, notes: tree.notes)
    writer.open("final class \(SwiftNames.typeName(of: tree.original)): StackView {")
    let leaves = tree.nodes.indices.filter { isProperty($0) }
    for leaf in leaves { writer.line(declaration(leaf)) }
    if !leaves.isEmpty { writer.line() }
    writer.open("override init(frame: CGRect) {")
    writer.line("super.init(frame: frame)")
    for leaf in leaves { writeContent(of: leaf) }
    writeRoot()
    writer.close()
    writer.line()
    writer.line("required init?(coder: NSCoder) { nil }")
    writer.close()
  }

  private func isProperty(_ node: Int) -> Bool { kind(node) != .stack && !isSpacer(node) }

  private func declaration(_ node: Int) -> String {
    let declaration = "let \(name[node]) = \(kind(node).initializer)"
    return declaration + (SizeComment.text(tree.nodes[node].measure).map { "  // " + $0 } ?? "")
  }

  private mutating func writeContent(of node: Int) {
    if case .text(let text)? = tree.nodes[node].measure?.content {
      writer.line("\(name[node]).text = \(SwiftText.quoted(text.text))")
      if node < frames.count, text.needsLines(in: frames[node]) { writer.line("\(name[node]).numberOfLines = 0") }
    }
    if isHidden(node) { writer.line("\(name[node]).isHidden = true") }
  }

  private func isHidden(_ node: Int) -> Bool {
    let style = tree.nodes[node].style
    return style.display == .none || style.visibility != .visible
  }

  // MARK: - Containers

  private mutating func writeRoot() {
    let chains = StackChains(tree.nodes[0].style)
    let item = chains.item(isLeaf: false)
    if !item.isEmpty { writer.chain("item", item) }
    for assignment in chains.assignments(isLeaf: false) { writer.line("item.\(assignment)") }
    if isHidden(0) { writer.line("isHidden = true") }
    let children = tree.layoutCase.children(of: 0)
    if children.isEmpty {
      if !chains.container.isEmpty { writer.chain("", chains.container) }
      return
    }
    if isFlat(0) {
      if !chains.container.isEmpty { writer.chain("", chains.container) }
    } else if !writer.fits("", chains.container + ["define"], end: " { \(name[0]) in") {
      writer.chain("", chains.container)
      writer.open("define { \(name[0]) in")
    } else {
      writer.openChain("", chains.container + ["define"], end: " { \(name[0]) in")
    }
    var pending = Array(children.reversed().map { (node: $0, closes: false) })
    while let (node, closes) = pending.popLast() {
      if closes {
        close(node)
      } else if kind(node) == .stack, tree.nodes[node].childCount > 0 {
        open(node)
        pending.append((node, true))
        for child in tree.layoutCase.children(of: node).reversed() { pending.append((child, false)) }
      } else {
        add(node)
      }
    }
    if !isFlat(0) { writer.close() }
  }

  /// Returns the name of the container of a node, followed by a point; empty for the view itself.
  private func parentName(_ node: Int) -> String {
    let parent = tree.nodes[node].parent ?? 0
    return parent == 0 && isFlat(0) ? "" : name[parent] + "."
  }

  /// Returns whether a container needs no view, because it has no padding and hides nothing.
  private func isGroup(_ node: Int) -> Bool {
    let style = tree.nodes[node].style
    return style.padding == StyleEdges(.zero) && style.overflow == .visible && style.overflowY == .visible
      && style.visibility == .visible
  }

  /// Returns whether a container is a variable instead of a closure.
  ///
  /// Compilers are slow for long and for deeply nested closures.
  private func isFlat(_ node: Int) -> Bool {
    tree.nodes[node].depth > StackViewCode.deepestBlock
      || tree.nodes[node].subtreeEnd - node > StackViewCode.largestBlock
  }

  private static let deepestBlock = 6
  private static let largestBlock = 60

  private mutating func open(_ node: Int) {
    let chains = StackChains(tree.nodes[node].style)
    if isFlat(node) {
      let call = isGroup(node) ? "addStack()" : "addStackView()"
      writer.chain("let \(name[node]) = \(parentName(node))\(call)", chains.container)
      if isHidden(node), !isGroup(node) { writer.line("\(name[node]).isHidden = true") }
    } else if isGroup(node) {
      writer.open("\(parentName(node))addStack { \(name[node]) in")
      if !chains.container.isEmpty { writer.chain(name[node], chains.container) }
    } else {
      let (receiver, end) = ("\(parentName(node))addStackView()", " { \(name[node]) in")
      if writer.fits(receiver, chains.container + ["define"], end: end) {
        writer.openChain(receiver, chains.container + ["define"], end: end)
      } else {
        writer.openChain(receiver, ["define"], end: end)
        writer.chain(name[node], chains.container)
      }
      if isHidden(node) { writer.line("\(name[node]).isHidden = true") }
    }
    for assignment in chains.assignments(isLeaf: false) { writer.line("\(name[node]).item.\(assignment)") }
  }

  private mutating func close(_ node: Int) {
    let item = itemCalls(node)
    if isFlat(node) {
      if !item.isEmpty { writer.chain("\(name[node]).item", item) }
      return
    }
    writer.closeChain("}", item.isEmpty ? [] : ["item"] + item)
  }

  private func itemCalls(_ node: Int) -> [String] {
    let isLeaf = kind(node) != .stack
    let calls = StackChains(tree.nodes[node].style).item(isLeaf: isLeaf)
    let isLeftOut = !isLeaf && isGroup(node) && tree.nodes[node].style.display == .none
    return isLeftOut && tree.nodes[node].childCount > 0 ? calls + ["isIncludedInLayout(false)"] : calls
  }

  // MARK: - Leaves

  /// Returns whether an item is empty, grows, and has no other property.
  private func isSpacer(_ node: Int) -> Bool {
    guard node > 0, tree.isLeaf(node), tree.nodes[node].measure == nil, tree.id(of: node) == nil else { return false }
    var style = tree.nodes[node].style
    guard style.grow > 0, style.display == .flex, style.basis == .auto || style.basis == 0 else { return false }
    let unset = Style(.stackView)
    (style.grow, style.basis, style.shrink) = (unset.grow, unset.basis, unset.shrink)
    if style.minWidth == .auto { style.minWidth = 0 }
    if style.minHeight == .auto { style.minHeight = 0 }
    return style == unset
  }

  private mutating func add(_ node: Int) {
    let style = tree.nodes[node].style
    let parent = parentName(node)
    if isSpacer(node) {
      writer.line(parent + (style.grow == 1 ? "addSpacer()" : "addSpacer(grow: \(SwiftValues.number(style.grow)))"))
      return
    }
    let chains = StackChains(style)
    if kind(node) != .stack {
      let calls = itemCalls(node)
      writer.chain("\(parent)addItem(\(name[node]))", calls)
      for assignment in chains.assignments(isLeaf: true) { writer.line("\(name[node]).item.\(assignment)") }
      return
    }
    // A stack with paddings and without items.
    let calls = chains.container + (itemCalls(node).isEmpty ? [] : ["item"] + itemCalls(node))
    let assignments = chains.assignments(isLeaf: false)
    if isHidden(node) || !assignments.isEmpty {
      writer.line("let \(name[node]) = \(parent)addStackView()")
      if !calls.isEmpty { writer.chain(name[node], calls) }
      if isHidden(node) { writer.line("\(name[node]).isHidden = true") }
      for assignment in assignments { writer.line("\(name[node]).item.\(assignment)") }
    } else {
      writer.chain("\(parent)addStackView()", calls)
    }
  }
}

extension TextModel {
  /// Returns whether the text has more than one line in a frame. UIKit labels have one line by default.
  func needsLines(in frame: LayoutRect) -> Bool {
    let input = MeasureInput(knownWidth: frame.width)
    return MeasureModel(.text(self)).measure(input, rules: .stackView).size.height > lineHeight * 1.5
  }
}

/// The comment about content whose size is not in the code.
enum SizeComment {
  static func text(_ measure: MeasureModel?) -> String? {
    guard let measure else { return nil }
    switch measure.content {
    case .fixed(let size), .image(let size): return "\(JSONText.number(size.width)) × \(JSONText.number(size.height))"
    case .area(let area): return "an area of \(JSONText.number(area.area))"
    case .text: return nil
    }
  }
}
