import BoxEngine
import LayoutDocument
import LayoutEngine

/// A finding without its sentences, and the layout of its smallest case.
struct FindingSubject {
  let finding: Finding
  let tree: LayoutTree
  let run: ScreenRun
  /// The issue of the engine about one of the items, if it explains the finding.
  let issue: LayoutIssue?

  init(_ finding: Finding, _ tree: LayoutTree, _ run: ScreenRun) {
    (self.finding, self.tree, self.run) = (finding, tree, run)
    issue = tree.issues(below: run.screen.root).first {
      finding.nodeIDs.contains($0.node) && FindingSubject.explains($0.kind, finding)
    }
  }

  var axis: LayoutAxis { finding.axis ?? .horizontal }
  /// Whether the first item is the root of the screen.
  var isRoot: Bool { finding.nodeIDs.first == run.screen.root }
  var nodes: [NodeID] { finding.nodeIDs }

  func name(_ node: NodeID) -> String { run.screen.name(node) }
  func style(_ node: NodeID) -> Style { tree.style(of: node) ?? Style(tree.rules) }
  func frame(_ node: NodeID) -> LayoutRect { tree.frame(of: node) }

  /// Returns the container whose items include the node. A node with `display: contents` has no items of its own.
  func container(of node: NodeID) -> NodeID? { tree.layoutContainer(of: node, below: run.screen.root) }

  /// Returns the box of an item; `nil` for items of flex containers.
  func box(around node: NodeID) -> BoxContainer? { container(of: node).flatMap { tree.box(of: $0) } }

  /// Returns whether the items of a flex container are arranged along the axis of the finding. In columns of equal width, each
  /// item is sized as across a column.
  func standsAlongAxis(in container: NodeID) -> Bool {
    let style = style(container)
    return style.isRow == (axis == .horizontal) && !(style.hasColumns && axis == .horizontal)
  }

  // MARK: - Properties

  /// Returns the properties that a node sets in its style; for items of boxes, in its pins.
  func properties(of node: NodeID) -> [SetProperty] {
    guard box(around: node) == nil else { return SetProperty.all(of: tree.pins(of: node) ?? BoxPins()) }
    return SetProperty.all(of: style(node), tree.rules)
  }

  /// Returns the value of a property that a node sets, in the notation of documents.
  func value(_ property: String, of node: NodeID) -> String? {
    properties(of: node).first { $0.name == property }?.value
  }

  /// The property `width` or `height`.
  var size: String { axis == .horizontal ? "width" : "height" }
  /// The property `minWidth` or `minHeight`.
  var minimum: String { axis == .horizontal ? "minWidth" : "minHeight" }
  /// The property `maxWidth` or `maxHeight`.
  var maximum: String { axis == .horizontal ? "maxWidth" : "maxHeight" }
  /// The property `resistX` or `resistY`.
  var resistance: String { axis == .horizontal ? "resistX" : "resistY" }

  private var sides: [String] { axis == .horizontal ? ["left", "start", "right", "end"] : ["top", "bottom"] }

  private var margins: [String] {
    let sides = axis == .horizontal ? ["Left", "Start", "Right", "End", "Horizontal"] : ["Top", "Bottom", "Vertical"]
    return ["margin"] + sides.map { "margin" + $0 }
  }

  // MARK: - Negative properties and insets

  /// A property of an item, or of its box, that is negative along the axis.
  ///
  /// Because of it, the item overlaps others or overflows its container.
  struct NegativeProperty {
    var node: NodeID
    var property: SetProperty
  }

  var negativeProperty: NegativeProperty? {
    for node in nodes {
      if let box = box(around: node) {
        if let pin = properties(of: node).first(where: { sides.contains($0.name) && isNegative($0, of: node) }) {
          return NegativeProperty(node: node, property: pin)
        }
        guard box.axis == axis, let container = container(of: node) else { continue }
        if let gap = tree.pins(of: node)?.gap {
          let property = properties(of: node).first { $0.name == "gap" }
          if gap < 0, let property { return NegativeProperty(node: node, property: property) }
          continue
        }
        guard box.spacing < 0 else { continue }
        let spacing = SetProperty.all(of: box).first { $0.name == "spacing" }
        if let spacing { return NegativeProperty(node: container, property: spacing) }
      } else if let margin = properties(of: node).first(where: { margins.contains($0.name) && $0.value.hasPrefix("-") })
      {
        return NegativeProperty(node: node, property: margin)
      }
    }
    return nil
  }

  private func isNegative(_ property: SetProperty, of node: NodeID) -> Bool {
    let pins = tree.pins(of: node) ?? BoxPins()
    let pin: BoxPin?
    switch property.name {
    case "left": pin = pins.left
    case "right": pin = pins.right
    case "top": pin = pins.top
    default: pin = pins.bottom
    }
    return pin.map { $0.constant < 0 } ?? false
  }

  /// Returns the insets of an item along the axis, if the item is absolute or relative.
  func insets(of node: NodeID) -> [SetProperty] {
    guard box(around: node) == nil, style(node).position != .static else { return [] }
    return properties(of: node).filter { sides.contains($0.name) }
  }

  // MARK: - Issues

  /// Returns whether an issue adds information to the finding.
  private static func explains(_ issue: LayoutIssue.Kind, _ finding: Finding) -> Bool {
    switch issue {
    case .overflow: return false
    case .container(let issue): return issue.axis.map { $0 == finding.axis } ?? true
    case .percentageOfIndefinite(let property):
      return (property == .width || property == .minWidth || property == .maxWidth) == (finding.axis == .horizontal)
    default: return true
    }
  }
}
