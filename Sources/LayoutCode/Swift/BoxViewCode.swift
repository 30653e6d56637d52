import BoxEngine
import LayoutDocument
import LayoutEngine

/// A case of boxes as a subclass of `BoxView`.
struct BoxViewCode {
  private let layoutCase: LayoutCase
  private let frames: [LayoutRect]
  private var names = SwiftNames()
  /// The names of views, boxes and guides, by node; empty for a guide that no constraint refers to.
  private var name: [String] = []
  private var writer = SwiftText()

  init(_ layoutCase: LayoutCase) throws(LayoutCodeError) {
    self.layoutCase = layoutCase
    frames = layoutCase.frames ?? []
    if let obstacle = BoxViewObstacles(layoutCase).first { throw obstacle }
    for node in layoutCase.nodes.indices {
      let isNamed = node > 0 && (kind(node) != .guide || isReferred(node))
      name.append(isNamed ? uniqueName(node) : "")
    }
    write()
  }

  var text: String { writer.text }

  private var nodes: [DocumentNode] { layoutCase.nodes }

  private func kind(_ node: Int) -> ViewKind {
    if nodes[node].box != nil { return .box }
    if nodes[node].measure == nil { return nodes[node].id == nil ? .guide : .plain }
    let pins = nodes[node].item ?? BoxPins()
    return pins.keepsWidth || pins.keepsHeight ? .image : ViewKind(nodes[node].measure)
  }

  /// Returns a unique name. A box is a local variable and can have the name of the document.
  private mutating func uniqueName(_ node: Int) -> String {
    guard kind(node) == .box, let name = SwiftNames.identifier(nodes[node].id) else {
      return names.property(nodes[node].id, kind: kind(node))
    }
    return names.unique(name)
  }

  private func isReferred(_ node: Int) -> Bool {
    if !pinCalls(node).isEmpty { return true }
    return nodes.contains { other in
      other.sizeConstraints.contains { constraint in
        guard case .node(let reference, _) = constraint.reference else { return false }
        return reference == node
      }
    }
  }

  // MARK: - The type

  private mutating func write() {
    writer.line("import BoxView")
    writer.line()
    writer.documentation(layoutCase.about ?? layoutCase.name)
    writer.open("final class \(SwiftNames.typeName(of: layoutCase)): BoxView {")
    let properties = nodes.indices.filter { kind($0) != .box && !name[$0].isEmpty }
    for node in properties { writer.line(declaration(node)) }
    if !properties.isEmpty { writer.line() }
    writer.open("override func setup() {")
    for node in properties { writeContent(of: node) }
    for node in innerBoxes { writeBox(node) }
    writeRoot()
    for node in nodes.indices { for call in pinCalls(node) { writer.line("\(reference(node)).\(call)") } }
    writer.close()
    writer.close()
  }

  /// The nested boxes, each after the boxes inside it.
  private var innerBoxes: [Int] {
    nodes.indices.filter { $0 > 0 && nodes[$0].box != nil }.sorted { first, second in
      let (firstEnd, secondEnd) = (nodes[first].subtreeEnd, nodes[second].subtreeEnd)
      return firstEnd == secondEnd ? first > second : firstEnd < secondEnd
    }
  }

  private func declaration(_ node: Int) -> String {
    let declaration = "let \(name[node]) = \(kind(node).initializer)"
    return declaration + (SizeComment.text(nodes[node].measure).map { "  // " + $0 } ?? "")
  }

  private mutating func writeContent(of node: Int) {
    let name = name[node]
    if case .text(let text)? = nodes[node].measure?.content {
      writer.line("\(name).text = \(SwiftText.quoted(text.text))")
      if node < frames.count, text.needsLines(in: frames[node]) { writer.line("\(name).numberOfLines = 0") }
    }
    if nodes[node].style.display == .none { writer.line("\(name).isHidden = true") }
    guard nodes[node].measure != nil else { return }
    let (pins, unset) = (nodes[node].item ?? BoxPins(), BoxPins())
    let priorities = [
      ("huggingX", pins.hugX, unset.hugX), ("huggingY", pins.hugY, unset.hugY),
      ("resistanceX", pins.resistX, unset.resistX), ("resistanceY", pins.resistY, unset.resistY),
    ]
    for (property, value, usual) in priorities where value != usual {
      writer.line("\(name).\(property) = \(BoxViewCode.priority(value))")
    }
  }

  private static func priority(_ value: Double) -> String {
    switch value {
    case 250: return ".defaultLow"
    case 750: return ".defaultHigh"
    case 1000: return ".required"
    default: return "PlatformLayoutPriority(\(SwiftValues.number(value)))"
    }
  }

  // MARK: - Boxes

  private mutating func writeRoot() {
    guard let box = nodes[0].box else { return }
    if box.axis == .horizontal { writer.line("axis = .x") }
    if box.spacing != 0 { writer.line("spacing = \(SwiftValues.number(box.spacing))") }
    if let insets = BoxViewCode.text(insets(0)) { writer.line("insets = \(insets)") }
    if excludesHidden(0) { writer.line("excludeHiddenViews = true") }
    switch direction(0) {
    case .auto: break
    case .leftToRight: writer.line("semanticContentAttribute = .forceLeftToRight")
    case .rightToLeft: writer.line("semanticContentAttribute = .forceRightToLeft")
    }
    writeItems(of: 0, "items = ")
  }

  private mutating func writeBox(_ node: Int) {
    guard let box = nodes[node].box else { return }
    var arguments: [String] = []
    if box.axis == .horizontal { arguments.append("axis: .x") }
    if box.spacing != 0 { arguments.append("spacing: \(SwiftValues.number(box.spacing))") }
    if let insets = BoxViewCode.text(insets(node)) { arguments.append("insets: \(insets)") }
    let list = arguments.joined(separator: ", ")
    if items(of: node).isEmpty {
      writer.line("let \(name[node]) = BoxView(\(list.isEmpty ? "axis: .y" : list))")
    } else {
      writeItems(of: node, "let \(name[node]) = ", end: ".inBoxView(\(list))")
    }
    if excludesHidden(node) { writer.line("\(name[node]).excludeHiddenViews = true") }
    if nodes[node].style.display == .none { writer.line("\(name[node]).isHidden = true") }
    switch direction(node) {
    case .auto: break
    case .leftToRight: writer.line("\(name[node]).semanticContentAttribute = .forceLeftToRight")
    case .rightToLeft: writer.line("\(name[node]).semanticContentAttribute = .forceRightToLeft")
    }
  }

  /// Returns the insets of a box, including its paddings and borders.
  private func insets(_ node: Int) -> Edges<Double> {
    guard let box = nodes[node].box else { return Edges(0) }
    let (style, isRightToLeft) = (nodes[node].style, readsRightToLeft(node))
    let padding = style.padding.physical(isRightToLeft: isRightToLeft)
    let border = style.border.physical(isRightToLeft: isRightToLeft)
    let (left, right) = (padding.left.points + border.left, padding.right.points + border.right)
    return Edges(
      top: box.insets.top + padding.top.points + border.top, left: box.insets.left + (isRightToLeft ? right : left),
      bottom: box.insets.bottom + padding.bottom.points + border.bottom,
      right: box.insets.right + (isRightToLeft ? left : right))
  }

  private static func text(_ insets: Edges<Double>) -> String? {
    if insets == Edges(0) { return nil }
    if insets == Edges(insets.top) { return ".all(\(SwiftValues.number(insets.top)))" }
    let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
    return "PlatformEdgeInsets(" + sides.map { "\($0): \(SwiftValues.number($1))" }.joined(separator: ", ") + ")"
  }

  private func excludesHidden(_ node: Int) -> Bool {
    layoutCase.children(of: node).contains { nodes[$0].style.display == .none && kind($0) != .guide }
  }

  /// Returns the direction of a box; `auto` if the box inherits it.
  private func direction(_ node: Int) -> BoxDirection {
    let isRightToLeft = readsRightToLeft(node)
    let isInherited = nodes[node].parent.map { readsRightToLeft($0) } ?? false
    // UIKit views do not inherit a direction.
    if isRightToLeft == isInherited, !isRightToLeft { return .auto }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  private func readsRightToLeft(_ node: Int) -> Bool {
    switch nodes[node].box?.direction ?? .auto {
    case .auto: return nodes[0].style.layoutDirection == .rightToLeft
    case .leftToRight: return false
    case .rightToLeft: return true
    }
  }

  // MARK: - Items

  private mutating func writeItems(of node: Int, _ beginning: String, end: String = "") {
    let items = items(of: node)
    let line = beginning + "[" + items.joined(separator: ", ") + "]" + end
    if items.count == 1, line.utf8.count <= 100 {
      writer.line(line)
      return
    }
    writer.open(beginning + "[")
    for item in items { writer.line(item + ",") }
    writer.close("]" + end)
  }

  private func items(of node: Int) -> [String] {
    layoutCase.children(of: node).compactMap { child in
      // A hidden guide is omitted, because it has no view.
      if kind(child) == .guide, nodes[child].style.display == .none { return nil }
      let chain = PinChain(nodes[child].item ?? BoxPins(), nodes[child].sizeConstraints)
      return ([receiver(child, chain.layout)] + chain.calls).joined(separator: ".")
    }
  }

  private func receiver(_ node: Int, _ layout: String?) -> String {
    let argument = layout.map { "layout: \($0)" }
    guard kind(node) == .guide else { return name[node] + ".boxed" + (argument.map { "(\($0))" } ?? "") }
    if name[node].isEmpty, argument == nil { return ".guide()" }
    let guide = name[node].isEmpty ? "BoxGuide()" : name[node]
    return "BoxItem(guide: \(guide)\(argument.map { ", " + $0 } ?? ""))"
  }

  private func reference(_ node: Int) -> String { node == 0 ? "self" : name[node] }

  // MARK: - Sizes

  /// Returns the constraints on a node's size that are not pins of its item.
  private func pinCalls(_ node: Int) -> [String] {
    var hasRatio = false
    return nodes[node].sizeConstraints.compactMap { constraint in
      if PinChain.isRatio(constraint), !hasRatio {
        hasRatio = true
        return nil
      }
      return pinCall(constraint)
    }
  }

  private func pinCall(_ constraint: DocumentSizeConstraint) -> String {
    let dimension = constraint.dimension == .horizontal ? "Width" : "Height"
    switch constraint.reference {
    case .constant: return "pin\(dimension)(\(PinText.argument(constraint.pin)))"
    case .otherDimension(let multiplier):
      let priority = constraint.pin.priority
      let argument = priority == 1000 ? "" : ", priority: \(BoxViewCode.priority(priority))"
      return "pinAspect(\(SwiftValues.number(multiplier))\(argument))"
    case .node(let other, let multiplier):
      if multiplier == 1 {
        let isPlain = constraint.pin == BoxPin()
        return "pin\(dimension)(to: \(name(of: other))\(isPlain ? "" : ", pin: \(PinText.expression(constraint.pin))"))"
      }
      let pin = BoxRelativePin(multiplier: multiplier, pin: constraint.pin)
      return "pin\(dimension)(to: \(name(of: other)), multiPin: \(PinText.expression(pin)))"
    }
  }

  private func name(of node: Int) -> String { node < name.count && node > 0 ? name[node] : "self" }
}

/// The parts of a case that cannot be expressed as a BoxView.
struct BoxViewObstacles {
  private let layoutCase: LayoutCase

  init(_ layoutCase: LayoutCase) { self.layoutCase = layoutCase }

  /// The first obstacle, in the order of the nodes.
  var first: LayoutCodeError? {
    for node in layoutCase.nodes.indices {
      if let reason = reason(node) { return LayoutCodeError(layoutCase, node: node, reason: reason) }
    }
    return nil
  }

  private func reason(_ index: Int) -> String? {
    let node = layoutCase.nodes[index]
    if node.box == nil, index == 0 { return "the root is not a box: a BoxView has no flex containers" }
    if node.box == nil, node.childCount > 0 { return "a BoxView has no flex containers" }
    if node.box == nil, node.style.padding != StyleEdges(.zero) || node.style.border != StyleEdges(0) {
      return "an item of a BoxView has no padding of its own"
    }
    if node.style.hasRelativePadding { return "insets of a BoxView are points, not percentages" }
    if case .area = node.measure?.content {
      return "the height of content of a given area follows from its width, which a BoxView does not support"
    }
    if index == 0 { return rootReason(node.style) }
    return pinsReason(node.item ?? BoxPins()) ?? constraintsReason(node)
  }

  private func rootReason(_ style: Style) -> String? {
    let unset = Style(layoutCase.rules)
    if style.display != .flex { return "a BoxView with display \"none\" or \"contents\" has no layout" }
    let isSized = style.width.isPlain && style.height.isPlain
    if !isSized || style.aspectRatio != nil || style.minWidth != unset.minWidth || style.minHeight != unset.minHeight
      || style.maxWidth != unset.maxWidth || style.maxHeight != unset.maxHeight
    {
      return "a BoxView has no bounds, percentages or ratios of its own: its owner sets its frame"
    }
    return nil
  }

  private func pinsReason(_ pins: BoxPins) -> String? {
    pins.keepsWidth == pins.keepsHeight ? nil : "a view keeps both its width and its height, or neither"
  }

  private func constraintsReason(_ node: DocumentNode) -> String? {
    var ratios = 0
    for constraint in node.sizeConstraints {
      guard case .otherDimension = constraint.reference else { continue }
      if constraint.dimension == .horizontal {
        ratios += 1
        if ratios > 1 { return "an item of a BoxView has at most one ratio of its width to its height" }
      } else if constraint.pin.relation != .equal || constraint.pin.constant != 0 {
        return "a BoxView only supports a height that equals a multiple of the width, without a constant"
      }
    }
    return nil
  }
}

extension Style {
  fileprivate var hasRelativePadding: Bool {
    let edges = [padding.top, padding.left, padding.bottom, padding.right, padding.start ?? 0, padding.end ?? 0]
    return edges.contains { $0.hasPercentage }
  }
}

extension PreferredSize {
  /// Whether the size is a number of points, or `auto`.
  fileprivate var isPlain: Bool {
    if self == .auto { return true }
    guard case .length(let length) = self else { return false }
    return !length.hasPercentage
  }
}
