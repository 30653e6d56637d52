import LayoutDocument
import LayoutEngine

/// The reason why a property of a node has no effect. An experiment has already shown that it has none.
struct IneffectivenessReason {
  let subject: ExplanationSubject
  let node: NodeID

  private var name: String { subject.name(of: node) }
  private var style: Style { subject.style(of: node) }

  func reason(of property: SetProperty) -> String {
    specificReason(of: property) ?? "the layout is the same without it"
  }

  private func specificReason(of property: SetProperty) -> String? {
    if property.owner == .pins { return reasonOfPin(property) }
    if property.owner == .box { return nil }
    if style.display == .contents, property.name != "display" { return "\(name) has display contents, and no box" }
    if style.size(along: .horizontal) == .auto, property.name == "boxSizing" { return "no size is set in points" }
    return reasonOfItem(property) ?? reasonOfContainer(property) ?? reasonOfSize(property)
  }

  private func reasonOfPin(_ property: SetProperty) -> String? {
    let constraints = subject.container(of: node).map { BoxDemands(subject: subject, box: $0).all(of: node) } ?? []
    if constraints.contains(where: { $0.property == property.name && !$0.holds }) {
      return "stronger constraints decide"
    }
    switch property.name {
    case "flex": return "no other item of the box has flex, so that there is nothing to share"
    case "gap": return "no other item of the box follows, or the gap is as large as the spacing"
    case "hugX", "hugY", "keepsWidth", "keepsHeight": return "no constraint makes the item grow"
    case "resistX", "resistY": return "no constraint makes the item shrink"
    default:
      let sizes = ["width", "height", "relativeWidth", "relativeHeight", "aspectRatio", "minWidth", "minHeight"]
      return sizes.contains(property.name)
        ? "other constraints already lead to the same size" : "other constraints already lead to the same place"
    }
  }

  // MARK: - Properties of an item

  private func reasonOfItem(_ property: SetProperty) -> String? {
    let itemProperties = ["grow", "shrink", "basis", "alignSelf", "order", "justifySelf"]
    guard itemProperties.contains(property.name) else { return nil }
    guard let parent = subject.container(of: node) else { return "\(name) is the root, and no item of a container" }
    if subject.isBox(parent) { return "items of a box are laid out by their pins alone" }
    if style.position == .absolute, property.name != "alignSelf", property.name != "justifySelf" {
      return "\(name) is absolute, and takes no part in a line"
    }
    guard let record = subject.record(of: parent), let index = record.items.firstIndex(where: { $0.node == node }),
      let line = record.line(ofItem: index)
    else { return nil }
    if record.columns != nil, ["grow", "shrink", "basis"].contains(property.name) {
      return "\(name) is in a column of equal width, which decides"
    }
    switch property.name {
    case "grow": return reasonOfGrow(record.items[index], line, parent)
    case "shrink":
      return line.hypotheticalFreeSpace >= 0 ? "no space is missing in its line" : boundReason(record.items[index])
    case "basis": return boundReason(record.items[index])
    case "alignSelf": return reasonOfAlignSelf(record, index, line, parent)
    case "order": return "the items have the same order without it"
    default:
      return record.columns == nil
        ? "the property applies only to absolute children and to items in columns of equal width"
        : "\(name) has the same place in its column without it"
    }
  }

  private func reasonOfGrow(_ item: FlexRecord.Item, _ line: FlexRecord.Line, _ parent: NodeID) -> String? {
    if line.hypotheticalFreeSpace < -explanationTolerance {
      return "\(ExplanationText.pointsAre(-line.hypotheticalFreeSpace)) missing in its line"
    }
    if line.hypotheticalFreeSpace < explanationTolerance { return "its line has no free space" }
    return boundReason(item)
  }

  private func boundReason(_ item: FlexRecord.Item) -> String? {
    if item.targetMainSize.isNearly(item.maximumMainSize) {
      let bounds = [style.maxWidth, style.maxHeight]
      let hasMaximum = bounds.contains { $0 != .none }
      return hasMaximum ? "\(name) already has its maximum size" : "the aspect ratio of \(name) limits its size"
    }
    if item.targetMainSize.isNearly(item.minimumMainSize) { return "\(name) already has its minimum size" }
    return nil
  }

  private func reasonOfAlignSelf(
    _ record: FlexRecord, _ index: Int, _ line: FlexRecord.Line, _ parent: NodeID
  ) -> String? {
    let item = record.items[index]
    if item.hasAutoCrossMargin { return "an auto margin decides first" }
    if freeCrossSpace(item, line, record).isNearly(0) { return "\(name) fills its line across" }
    let alignment = subject.style(of: parent).alignItems
    return "alignItems \(alignment.keyword) of \(subject.name(of: parent)) leads to the same place"
  }

  private func freeCrossSpace(_ item: FlexRecord.Item, _ line: FlexRecord.Line, _ record: FlexRecord) -> Double {
    let size = subject.unroundedFrame(of: item.node).size[record.axis.perpendicular]
    return line.crossSize - size - item.crossMarginStart - item.crossMarginEnd
  }

  // MARK: - Properties of a container

  private func reasonOfContainer(_ property: SetProperty) -> String? {
    let containerProperties = [
      "direction", "wrap", "justifyContent", "alignItems", "alignContent", "gap", "rowGap", "columnGap",
    ]
    guard containerProperties.contains(property.name) else { return nil }
    if subject.tree.isLeaf(node) { return "\(name) is a leaf, and has no items" }
    if subject.isBox(node) { return "\(name) is a box: its items are laid out by their pins" }
    let items = subject.items(of: node)
    if items.isEmpty { return "\(name) has no items" }
    guard let record = subject.record(of: node) else { return nil }
    if record.columns != nil, ["direction", "wrap"].contains(property.name) {
      return "\(name) has columns of equal width, and arranges its items in rows"
    }
    switch property.name {
    case "justifyContent": return reasonOfJustifyContent(record)
    case "alignItems": return reasonOfAlignItems(record)
    case "wrap": return record.lines.count < 2 ? "all items fit on one line" : nil
    case "alignContent": return record.isSingleLine ? "\(name) does not wrap" : "no space is left across"
    case "direction": return items.count == 1 ? "\(name) has a single item" : nil
    default: return reasonOfGap(items.count, record)
    }
  }

  private func reasonOfAlignItems(_ record: FlexRecord) -> String {
    let hasFreeSpace = record.lines.contains { line in
      record.items[line.items].contains { !freeCrossSpace($0, line, record).isNearly(0) }
    }
    return hasFreeSpace
      ? "every item has the same position without it" : "no item has free space across its line"
  }

  private func reasonOfGap(_ count: Int, _ record: FlexRecord) -> String {
    if count < 2 { return "there is no second item" }
    let justification = subject.style(of: node).justifyContent
    if record.gap > 0, [.spaceBetween, .spaceAround, .spaceEvenly].contains(justification) {
      return "justifyContent \(justification.keyword) leads to the same distances without it"
    }
    return "no two items are adjacent along this axis"
  }

  private func reasonOfJustifyContent(_ record: FlexRecord) -> String? {
    if record.items.contains(where: { $0.hasAutoMainMargin }) { return "auto margins take the free space first" }
    let left = record.lines.contains { !$0.freeSpace.isNearly(0) }
    if left { return "a single item leads to the same place" }
    let grows = record.items.contains { $0.grow > 0 && !$0.targetMainSize.isNearly($0.hypotheticalMainSize) }
    return grows ? "growing items leave no free space" : "nothing is left along the main axis"
  }

  // MARK: - Sizes and edges

  private func reasonOfSize(_ property: SetProperty) -> String? {
    let size = subject.unroundedFrame(of: node).size
    let axis: LayoutAxis = property.name.hasSuffix("idth") ? .horizontal : .vertical
    let actual = "\(name) is \(ExplanationText.number(size[axis])) \(axis.adjective) without it"
    switch property.name {
    case "minWidth", "minHeight", "maxWidth", "maxHeight": return actual
    case "width", "height":
      guard let parent = subject.parent(of: node) else {
        if case .exact = subject.layout.space { return "the root is given its size" }
        return actual
      }
      return subject.isBox(parent) ? "items of a box are sized by their pins alone" : actual
    case "aspectRatio": return "both sizes are decided without it"
    case "top", "left", "bottom", "right", "start", "end": return reasonOfInset()
    case "overflow", "overflowX", "overflowY":
      return "clipping changes no frame, and the automatic minimum size does not limit \(name)"
    case "padding", "paddingHorizontal", "paddingVertical", "paddingTop", "paddingBottom", "paddingLeft",
      "paddingRight":
      let hasContent = subject.tree.isLeaf(node) || !subject.tree.children(of: node).isEmpty
      return "\(name) keeps its size without it" + (hasContent ? ", and its content its place" : "")
    case "visibility": return "a hidden node keeps its place"
    case "layoutDirection": return "nothing in \(name) depends on the reading direction"
    default: return nil
    }
  }

  private func reasonOfInset() -> String? {
    if style.position == .static { return "a static node does not move" }
    return style.position == .absolute ? "the opposite inset or the size already decides" : "the opposite inset decides"
  }
}
