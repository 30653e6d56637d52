import LayoutDocument
import LayoutEngine

/// Alternative values of one property of a node.
struct PropertyChange {
  let property: String
  /// The current value; `nil` if the property is not set.
  let value: String?
  /// The style with each value. The value is `nil` if the property is removed.
  let candidates: [(value: String?, style: Style)]
}

/// The values that are derived from intended frames.
struct SuspectedValues {
  let subject: ExplanationSubject
  let intended: [NodeID: LayoutRect]
  /// The distinct differences between intended and actual coordinates, at most eight.
  private let shifts: [Double]

  init(subject: ExplanationSubject, intended: [NodeID: LayoutRect]) {
    (self.subject, self.intended) = (subject, intended)
    var shifts: [Double] = []
    for node in subject.nodes {
      guard let frame = intended[node] else { continue }
      for coordinate in FrameCoordinate.allCases {
        let shift = coordinate.value(in: frame) - coordinate.value(in: subject.frame(of: node))
        if !shift.isNearly(0), shifts.count < 8, !shifts.contains(where: { $0.isNearly(shift) }) {
          shifts.append(shift)
        }
      }
    }
    self.shifts = shifts
  }

  /// Returns all properties of a node with alternative values.
  func changes(of node: NodeID, _ style: Style, parent: NodeID?) -> [PropertyChange] {
    let set = SetProperty.all(of: style, subject.rules)
    var changes: [PropertyChange] = []
    for property in set {
      let values = values(for: property.name, of: node, parent, current: Double(property.json))
      changes.append(change(of: style, property.name, property, values))
    }
    let names = set.map { $0.name }
    for name in SuspectedValues.itemProperties(isRoot: parent == nil) where !names.contains(name) {
      let values = values(for: name, of: node, parent, current: nil)
      changes.append(change(of: style, name, nil, values))
    }
    guard !subject.tree.children(of: node).isEmpty else { return changes }
    for name in SuspectedValues.containerProperties where !names.contains(name) {
      let values = values(for: name, of: node, parent, current: nil)
      changes.append(change(of: style, name, nil, values))
    }
    return changes
  }

  private func change(
    of style: Style, _ name: String, _ set: SetProperty?, _ values: [String]
  ) -> PropertyChange {
    var candidates: [(value: String?, style: Style)] = []
    if set != nil {
      var reset = style
      reset.reset(name, subject.rules)
      candidates.append((nil, reset))
    }
    for value in values where value != set?.json {
      guard let changed = style.setting(name, to: value, subject.rules), changed != style else { continue }
      candidates.append((value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value, changed))
    }
    return PropertyChange(property: name, value: set?.value, candidates: candidates)
  }

  private static func itemProperties(isRoot: Bool) -> [String] {
    let sizes = [
      "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "aspectRatio", "display", "padding",
      "paddingLeft", "paddingRight", "paddingTop", "paddingBottom", "border",
    ]
    if isRoot { return sizes }
    return [
      "grow", "shrink", "basis", "alignSelf", "margin", "marginLeft", "marginRight", "marginTop", "marginBottom",
      "position", "order", "left", "right", "top", "bottom", "visibility",
    ] + sizes
  }

  private static let containerProperties = [
    "direction", "justifyContent", "alignItems", "gap", "rowGap", "columnGap", "wrap", "alignContent",
    "layoutDirection",
    "boxSizing",
  ]

  // MARK: - Values

  /// Returns alternative values of a property, as JSON.
  private func values(for name: String, of node: NodeID, _ parent: NodeID?, current: Double?) -> [String] {
    if let words = SuspectedValues.words(for: name) { return words.map { JSONText.quoted($0) } }
    switch name {
    case "grow", "shrink": return ["0", "1", "2", "3", "4"]
    case "order": return ["-2", "-1", "1", "2"]
    case "aspectRatio":
      guard let frame = intended[node], frame.height > 0 else { return [] }
      return [JSONText.number(frame.width / frame.height)]
    default:
      var numbers = suggestions(for: name, of: node, parent)
      for shift in shifts { numbers += [(current ?? 0) + shift, (current ?? 0) - shift, (current ?? 0) + shift / 2] }
      var texts: [String] = []
      for number in numbers where number.isFinite {
        let text = JSONText.number(number, decimals: 4)
        if !texts.contains(text) { texts.append(text) }
      }
      if name.hasPrefix("margin") { texts.append("\"auto\"") }
      return texts
    }
  }

  /// Returns the keywords of a property; `nil` for properties with numbers.
  private static func words(for name: String) -> [String]? {
    switch name {
    case "display": return ["none"]
    case "position": return ["absolute", "relative"]
    case "direction": return FlexDirection.allCases.map { $0.keyword }
    case "layoutDirection": return WritingDirection.allCases.map { $0.keyword }
    case "wrap": return FlexWrap.allCases.map { $0.keyword }
    case "justifyContent": return JustifyContent.allCases.prefix(6).map { $0.keyword }
    case "alignItems": return AlignItems.allCases.prefix(6).map { $0.keyword }
    case "alignSelf": return AlignSelf.allCases.prefix(7).map { $0.keyword }
    case "alignContent": return AlignContent.allCases.prefix(7).map { $0.keyword }
    case "boxSizing": return BoxSizing.allCases.map { $0.keyword }
    case "overflow", "overflowX", "overflowY": return ["hidden", "visible"]
    case "visibility": return ["collapse"]
    default: return nil
    }
  }

  /// Returns the numbers that follow directly from the intended frames of the node, its children and its siblings.
  private func suggestions(for name: String, of node: NodeID, _ parent: NodeID?) -> [Double] {
    let frame = intended[node] ?? subject.frame(of: node)
    let padding = subject.tree.resolvedPadding(of: node)
    let border = subject.tree.resolvedBorder(of: node)
    switch name {
    case "width", "minWidth", "maxWidth": return [frame.width, frame.width - padding.horizontal - border.horizontal]
    case "height", "minHeight", "maxHeight": return [frame.height, frame.height - padding.vertical - border.vertical]
    case "basis": return [frame.width, frame.height, 0]
    case "gap", "rowGap", "columnGap": return gaps(between: subject.items(of: node))
    case "left", "start", "paddingLeft", "marginLeft", "paddingStart", "marginStart":
      return [frame.x] + firstEdges(of: node)
    case "top", "paddingTop", "marginTop": return [frame.y] + firstEdges(of: node)
    default: return firstEdges(of: node) + gaps(between: parent.map { subject.items(of: $0) } ?? [])
    }
  }

  private func gaps(between items: [NodeID]) -> [Double] {
    let frames = items.compactMap { intended[$0] }
    return zip(frames, frames.dropFirst()).prefix(3).flatMap { [$1.x - $0.maxX, $1.y - $0.maxY] }
  }

  /// Returns the distances of the first child from the edges.
  private func firstEdges(of node: NodeID) -> [Double] {
    guard let first = subject.items(of: node).first, let frame = intended[first] else { return [] }
    return [frame.x, frame.y]
  }
}
