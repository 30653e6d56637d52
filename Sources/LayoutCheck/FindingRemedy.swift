import BoxEngine
import LayoutDocument
import LayoutEngine

/// The remedy for a finding, which depends on the properties that the items set.
struct FindingRemedy {
  let subject: FindingSubject

  init(_ subject: FindingSubject) { self.subject = subject }

  /// The remedy as one sentence without a full stop.
  var text: String {
    guard let first = subject.nodes.first, let last = subject.nodes.last else { return "" }
    if let pins = contradiction { return pins }
    if let issue = subject.issue { return "\(subject.name(issue.node)): \(issue.remedy)" }
    switch subject.finding.kind {
    case .overflow: return overflow(of: first, last)
    case .overlap: return overlap(of: first, last)
    case .cutText: return subject.axis == .horizontal ? cutWord(of: first) : cutLines(of: first)
    case .noSpace, .squeezed: return missingSpace(of: first)
    case .outside: return subject.isRoot ? largeRoot(first, last) : outside(first)
    case .jump: return jump(of: first, last)
    }
  }

  private func name(_ node: NodeID) -> String { subject.name(node) }

  // MARK: - Sizes that are too large

  private func overflow(of container: NodeID, _ item: NodeID) -> String {
    if subject.tree.box(of: container) != nil { return boxOverflow(of: container, item) }
    if subject.axis == .vertical { return "\(growing(container, "its content")), or let it clip or scroll" }
    let room = subject.isRoot ? "let the screen scroll" : "give \(name(container)) more width"
    return choice(narrowing(item, in: container) + [room])
  }

  /// Returns ways to make an item of a flex container narrower.
  private func narrowing(_ item: NodeID, in container: NodeID) -> [String] {
    if let pins = looseningInBox(item) { return [pins] }
    let (style, itemName) = (subject.style(item), name(item))
    let isRow = subject.standsAlongAxis(in: container)
    var ways: [String] = []
    if let minimum = style.minWidth.fixedPoints, minimum > 0 {
      ways.append("give \(itemName) a smaller minWidth than \(JSONText.number(minimum))")
    }
    if subject.style(container).minColumnWidth > subject.frame(container).width {
      let minimum = JSONText.number(subject.style(container).minColumnWidth)
      ways.append("give \(name(container)) a smaller minColumnWidth than \(minimum)")
    }
    if isRow {
      let isRigid = style.shrink == 0
      if isRigid { ways.append("let \(itemName) shrink (shrink 1)") }
      if let width = subject.value("width", of: item), ways.isEmpty || style.width.fixedPoints != nil {
        ways.append(
          "let the width of \(itemName) be a maximum (maxWidth \(width) and grow 1 in place of width \(width))")
      } else if !isRigid, ways.isEmpty {
        ways.append("let \(itemName) be narrower than its content (minWidth 0)")
      }
      if subject.style(container).usedWrap == .noWrap { ways.append("let \(name(container)) wrap") }
    } else if let width = subject.value("width", of: item) {
      ways.append("let the width of \(itemName) be a maximum (maxWidth \(width) in place of width \(width))")
    } else if ways.isEmpty {
      ways.append("let \(itemName) be no wider than \(name(container)) (maxWidth 100%)")
    }
    return ways
  }

  private func largeRoot(_ root: NodeID, _ item: NodeID) -> String {
    let rootName = name(root)
    if subject.axis == .vertical {
      let height = subject.value("height", of: root) ?? ""
      return
        "give \(rootName) the height of the screen (height 100%), or let it scroll up and down (minHeight \(height) in "
        + "place of height \(height))"
    }
    let minimum = subject.value("minWidth", of: root)
    if item == root {
      let than = minimum.map { " than \($0)" } ?? ""
      return "give \(rootName) a smaller minWidth\(than)"
    }
    if subject.tree.box(of: root) != nil { return boxOverflow(of: root, item) }
    return choice(narrowing(item, in: root) + ["give \(rootName) a width"])
  }

  // MARK: - Sizes that are too small

  /// Returns how a container, or a text, gets the height of its content.
  private func growing(_ node: NodeID, _ content: String) -> String {
    let nodeName = name(node)
    if subject.box(around: node) != nil { return growingInBox(node, content) }
    if let height = subject.value("height", of: node) {
      return "let \(nodeName) be as high as \(content) (minHeight \(height) in place of height \(height))"
    }
    if let largest = subject.value("maxHeight", of: node), subject.style(node).maxHeight != .none {
      return "let \(nodeName) be as high as \(content) (no maxHeight of \(largest))"
    }
    if let container = subject.container(of: node), subject.standsAlongAxis(in: container),
      subject.style(node).shrink > 0
    {
      return "let \(nodeName) keep the height of \(content) (shrink 0)"
    }
    let outer = subject.container(of: node).map { "give \(name($0)) more height" }
    return outer ?? "let \(nodeName) be as high as \(content)"
  }

  private func cutLines(of text: NodeID) -> String { "\(growing(text, "its lines")), or let it clip (overflow)" }

  private func cutWord(of text: NodeID) -> String {
    let textName = name(text)
    let others = ["mark where its words may break", "let it clip (overflow)"]
    if subject.box(around: text) != nil { return choice([wideningInBox(text)] + others) }
    if let width = subject.value("width", of: text) {
      if subject.style(text).width.fixedPoints == nil {
        return choice(["give \(textName) a larger width than \(width)"] + others)
      }
      return choice(
        ["let the width of \(textName) be a minimum (minWidth \(width) in place of width \(width))"] + others)
    }
    if let largest = subject.value("maxWidth", of: text) {
      return choice(["give \(textName) a larger maxWidth than \(largest)"] + others)
    }
    if let container = subject.container(of: text), subject.standsAlongAxis(in: container), mayShrinkBelowWords(text) {
      return choice(["let \(textName) be as wide as its longest word at least (minWidth minContent)"] + others)
    }
    return choice(["give \(textName) more width"] + others)
  }

  /// Returns whether an item of a row can be narrower than its content.
  private func mayShrinkBelowWords(_ item: NodeID) -> Bool {
    let style = subject.style(item)
    return style.minWidth.fixedPoints != nil && (style.shrink > 0 || style.basis.fixedPoints != nil)
  }

  private func missingSpace(of leaf: NodeID) -> String {
    let leafName = name(leaf)
    if subject.box(around: leaf) != nil { return missingSpaceInBox(of: leaf) }
    var ways = ["give \(leafName) a \(subject.minimum)"]
    if let container = subject.container(of: leaf), subject.standsAlongAxis(in: container),
      subject.style(leaf).shrink > 0
    {
      ways.insert("let \(leafName) keep its \(subject.size) (shrink 0)", at: 0)
    }
    return choice(ways + ["let an item beside it shrink first"])
  }

  private func jump(of item: NodeID, _ text: NodeID) -> String {
    let textName = name(text)
    if item == text { return "give the items beside \(textName) a width that follows the width of the screen" }
    let beside = itemBeside(item, around: text)
    let lines = beside == text ? "its lines" : "the lines of \(textName)"
    let given = "give \(name(beside)) a width that does not follow \(lines)"
    if subject.box(around: beside) != nil { return "\(given): flex 1, a relativeWidth, or a width pin" }
    if let container = subject.container(of: beside), !subject.standsAlongAxis(in: container) {
      return "\(given): that of \(name(container)) (alignSelf stretch), or a given one"
    }
    return "\(given): grow 1 with basis 0, or a given one"
  }

  /// Returns the node around a text, or the text, that has the same container as an item, or as a container of the item.
  private func itemBeside(_ item: NodeID, around text: NodeID) -> NodeID {
    var containers: Set<NodeID> = []
    var next = subject.container(of: item)
    while let container = next {
      containers.insert(container)
      next = subject.container(of: container)
    }
    var node = text
    while let container = subject.container(of: node), !containers.contains(container) { node = container }
    return node
  }

  // MARK: - Wrong positions

  private func overlap(of first: NodeID, _ second: NodeID) -> String {
    let permission = "allow the overlap by their names"
    if let negative = subject.negativeProperty { return choice([raising(negative), permission]) }
    let room = "move the items apart"
    let placed = [second, first].first { !subject.insets(of: $0).isEmpty }
    guard let placed, let inset = subject.insets(of: placed).first else { return choice([room, permission]) }
    return choice(["\(room) (\(name(placed)) has \(inset.name) \(inset.value))", permission])
  }

  private func outside(_ item: NodeID) -> String {
    let (itemName, permission) = (name(item), "allow it by its name")
    if let negative = subject.negativeProperty { return choice([raising(negative), permission]) }
    let insets = subject.insets(of: item)
    if let inset = insets.first(where: { $0.value.hasPrefix("-") }) {
      return choice(["give \(itemName) a \(inset.name) of 0 or more", permission])
    }
    if subject.box(around: item) != nil { return choice(["pin \(itemName) to both edges", permission]) }
    if insets.count < 2 { return choice(["place \(itemName) by insets on both sides", permission]) }
    if let size = subject.value(subject.size, of: item) {
      return choice(["remove the \(subject.size) of \(itemName) (\(size)), because both insets are set", permission])
    }
    return choice(["give \(itemName) smaller insets", permission])
  }

  private func raising(_ negative: FindingSubject.NegativeProperty) -> String {
    "give \(name(negative.node)) a larger \(negative.property.name) than \(negative.property.value)"
  }

  // MARK: - Sentences

  /// Returns `a, b, or c`.
  func choice(_ ways: [String]) -> String {
    guard let last = ways.last, ways.count > 1 else { return ways.first ?? "" }
    return ways.dropLast().joined(separator: ", ") + ", or " + last
  }
}
