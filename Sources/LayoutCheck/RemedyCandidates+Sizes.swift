import BoxEngine
import LayoutDocument
import LayoutEngine

// Changes of items that are too large or too small.
extension RemedyCandidates {
  // MARK: - Items that are too large

  mutating func addOverflow(of container: NodeID, _ items: [NodeID]) {
    if axis == .vertical {
      heighten(container)
      for item in items { lower(item) }
      return
    }
    for item in items { removeNegativeMargins(of: item) }
    for item in items { narrow(item, in: container) }
    if tree.box(of: container) == nil { change(container) { $0.wrap = .wrap } }
    for item in tree.children(of: container).prefix(12) where !items.contains(item) { narrow(item, in: container) }
    for item in items { narrowContent(of: item) }
    broaden(container)
    for outer in subject.containers(of: container) { broaden(outer) }
    change(container) { $0.minColumnWidth = 0 }
  }

  mutating func addLargeRoot(_ root: NodeID, _ items: [NodeID]) {
    let style = subject.style(root)
    if axis == .vertical {
      if case .length(let height) = style.height {
        change(root) { ($0.height, $0.minHeight) = (.auto, .length(height)) }
      }
      return change(root) { $0.height = .percent(100) }
    }
    let minimum = Style(tree.rules).minWidth
    if style.minWidth != minimum { change(root) { $0.minWidth = minimum } }
    for item in items { narrow(item, in: root) }
    for item in items { narrowContent(of: item) }
    for item in tree.children(of: root).prefix(12) where !items.contains(item) { narrow(item, in: root) }
    if tree.box(of: root) == nil { change(root) { $0.wrap = .wrap } }
  }

  /// Adds ways to make an item narrower.
  mutating func narrow(_ item: NodeID, in container: NodeID) {
    if tree.box(of: container) != nil { return loosenPins(of: item) }
    let style = subject.style(item)
    let isRow = subject.standsAlongAxis(in: container)
    if let minimum = style.minWidth.fixedPoints, minimum > 0 { change(item) { $0.minWidth = 0 } }
    if isRow {
      if style.shrink == 0 {
        change(item) { $0.shrink = 1 }
        change(item) { ($0.shrink, $0.minWidth) = (1, .minContent) }
      }
      if case .length(let width) = style.width {
        change(item) { ($0.width, $0.maxWidth, $0.grow) = (.auto, .length(width), 1) }
      }
      change(item) { $0.minWidth = 0 }
      change(item) { ($0.shrink, $0.minWidth) = (1, 0) }
      change(item) { ($0.grow, $0.basis) = (1, 0) }
    } else {
      if case .length(let width) = style.width {
        change(item) { ($0.width, $0.maxWidth) = (.auto, .length(width)) }
      }
      change(item) { $0.maxWidth = .percent(100) }
    }
  }

  /// Adds ways to make the content of an item narrower.
  private mutating func narrowContent(of item: NodeID) {
    var container = item
    for _ in 0..<4 {
      let items = tree.children(of: container)
      guard let largest = items.max(by: { subject.frame($0).width < subject.frame($1).width }) else { return }
      narrow(largest, in: container)
      for other in items.prefix(6) where other != largest { narrow(other, in: container) }
      if tree.box(of: container) == nil { change(container) { $0.wrap = .wrap } }
      container = largest
    }
  }

  /// Adds ways to make an item lower.
  private mutating func lower(_ item: NodeID) {
    if subject.box(around: item) != nil { return loosenPins(of: item) }
    let style = subject.style(item)
    if style.minHeight.fixedPoints.map({ $0 > 0 }) ?? false { change(item) { $0.minHeight = 0 } }
    if case .length(let height) = style.height {
      change(item) { ($0.height, $0.maxHeight) = (.auto, .length(height)) }
      change(item) { $0.height = .auto }
    }
    if style.shrink == 0 { change(item) { $0.shrink = 1 } }
    removeNegativeMargins(of: item)
  }

  mutating func scroll(_ container: NodeID) {
    guard tree.box(of: container) == nil, container != subject.run.screen.root else { return }
    let isHorizontal = axis == .horizontal
    change(container) { style in
      if isHorizontal { style.overflowX = .scroll } else { style.overflow = .scroll }
    }
  }

  // MARK: - Items that are too small

  /// Adds ways to give a container, or a text, the height of its content.
  mutating func heighten(_ node: NodeID) {
    for node in [node] + subject.containers(of: node) {
      if subject.box(around: node) != nil {
        tightenPins(of: node)
        continue
      }
      let style = subject.style(node)
      if case .length(let height) = style.height {
        change(node) { ($0.height, $0.minHeight) = (.auto, .length(height)) }
        change(node) { $0.height = .auto }
      }
      if style.maxHeight != .none { change(node) { $0.maxHeight = .none } }
      guard let container = subject.container(of: node), subject.standsAlongAxis(in: container) else { continue }
      if style.shrink > 0 { change(node) { $0.shrink = 0 } }
      if style.basis != .auto {
        change(node) { $0.basis = .auto }
        change(node) { ($0.basis, $0.shrink) = (.auto, 0) }
      }
    }
  }

  /// Adds ways to give a text the width of its longest word.
  mutating func widen(_ text: NodeID) {
    let isRigid = subject.style(text).width != .auto || subject.style(text).maxWidth != .none
    if !isRigid { addMinimum(to: text) }
    broaden(text)
    let beside = subject.siblings(of: text).prefix(12)
    guard let container = subject.container(of: text) else { return }
    if tree.box(of: container) == nil, subject.standsAlongAxis(in: container) {
      change(text) { $0.minWidth = .minContent }
      change(text) { $0.shrink = 0 }
      change(container) { $0.wrap = .wrap }
    }
    for item in beside { narrow(item, in: container) }
    var inner = text
    for outer in subject.containers(of: text) {
      broaden(outer)
      for item in subject.siblings(of: inner).prefix(6) { narrow(item, in: outer) }
      if tree.box(of: outer) == nil {
        change(outer) { $0.wrap = .wrap }
        if outer != subject.run.screen.root { change(outer) { $0.minWidth = .minContent } }
      }
      inner = outer
    }
  }

  /// Adds the width of the longest word as the minimum of an item of a row.
  private mutating func addMinimum(to text: NodeID) {
    guard let container = subject.container(of: text), tree.box(of: container) == nil,
      subject.standsAlongAxis(in: container)
    else { return }
    change(text) { $0.minWidth = .minContent }
  }

  /// Adds ways to make a node wider.
  mutating func broaden(_ node: NodeID) {
    if subject.box(around: node) != nil { return tightenPins(of: node) }
    let style = subject.style(node)
    if case .length(let width) = style.width, node != subject.run.screen.root {
      change(node) { ($0.width, $0.minWidth) = (.auto, .length(width)) }
      change(node) { $0.width = .auto }
    }
    if style.maxWidth != .none { change(node) { $0.maxWidth = .none } }
    guard let container = subject.container(of: node), subject.standsAlongAxis(in: container) else { return }
    if style.basis != .auto { change(node) { $0.basis = .auto } }
    if style.shrink > 0 { change(node) { $0.shrink = 0 } }
  }

  /// Adds ways to give a leaf space along the axis.
  mutating func addSpace(for leaf: NodeID) {
    if axis == .vertical { return heighten(leaf) }
    if let container = subject.container(of: leaf), tree.box(of: container) == nil,
      subject.standsAlongAxis(in: container)
    {
      if subject.style(leaf).shrink > 0 { change(leaf) { $0.shrink = 0 } }
      change(leaf) { $0.minWidth = .minContent }
    }
    widen(leaf)
  }

  /// Adds ways to make the columns around the first item wide enough for it: as many columns as fit, or a smaller number.
  mutating func widenColumns() {
    guard axis == .horizontal, var item = subject.nodes.first else { return }
    let example = subject.finding.smallest
    let growth = max((subject.run.textScales.max() ?? 1) / example.textScale, 1)
    for container in subject.containers(of: item) {
      let style = subject.style(container)
      let width = subject.frame(item).width + example.amount
      item = container
      guard style.hasColumns else { continue }
      for needed in [width, width * growth] where needed > style.minColumnWidth {
        change(container) { $0.minColumnWidth = needed.rounded(.up) }
      }
      for count in [style.columns - 1, style.columns / 2, 1] where count > 0 && count < style.columns {
        change(container) { $0.columns = count }
      }
    }
  }

  // MARK: - Jumps

  /// Adds ways to give the items beside a text a width that does not follow its lines.
  mutating func addJump(of item: NodeID, _ text: NodeID) {
    let beside = item == text ? text : itemBeside(item, around: text)
    for node in [beside, item] {
      guard let container = subject.container(of: node) else { continue }
      if tree.box(of: container) != nil {
        changePins(node) { $0.flex = 1 }
      } else if subject.standsAlongAxis(in: container) {
        change(node) { ($0.grow, $0.basis) = (1, 0) }
        change(node) { ($0.grow, $0.basis, $0.minWidth) = (1, 0, .minContent) }
      } else {
        change(node) { $0.alignSelf = .stretch }
        change(container) { ($0.grow, $0.basis) = (1, 0) }
      }
    }
    for node in subject.siblings(of: item).prefix(12) + [item] { change(node) { ($0.grow, $0.basis) = (1, 0) } }
    for node in subject.siblings(of: item).prefix(12) { change(node) { $0.shrink = 0 } }
  }

  /// Returns the node around a text, or the text, that has the same container as an item, or as a container of the item.
  private func itemBeside(_ item: NodeID, around text: NodeID) -> NodeID {
    let containers = Set(subject.containers(of: item))
    var node = text
    while let container = subject.container(of: node), !containers.contains(container) { node = container }
    return node
  }
}
