import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// What stands in a box: the items of a ``BoxView``, or those that were added to another view or to a guide.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
final class BoxContent {
  /// The box as an item. The node owns the content.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    weak var node: ViewNode?
  #else
    // The node says when it goes: no weak references have to be counted, which costs with every use.
    unowned(unsafe) var node: ViewNode?
  #endif
  /// The items in order, each of another view or guide.
  private(set) var items: [BoxItem] = []
  /// The nodes of the items.
  private(set) var children: [ViewNode] = []
  var structureChanged = true

  /// The axis of the chain.
  var axis = BoxLayout.Axis.y { didSet { if axis != oldValue { setNeedsLayout() } } }
  /// Points between neighbours.
  var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsLayout() } } }
  /// Distances of the content from the edges, `left` from the leading one.
  var insets = PlatformEdgeInsets.none { didSet { setNeedsLayout() } }
  /// Whether items leave whose views are hidden.
  var excludesHidden = false { didSet { if excludesHidden != oldValue { inclusionDidChange() } } }

  /// Where the items stand.
  let place: Place
  /// What was done wrong, as far as it was reported here.
  private var misuses: [BoxIssue] = []
  /// Pins of neighbours that have no sum, as things stand.
  private var refusedSums: [BoxIssue] = []

  /// Where the items of a box stand.
  enum Place {
    /// In a BoxView, which tells when a subview leaves.
    case boxView
    /// In a view that knows nothing of it.
    case anyView
    /// In a guide. They are subviews of the view that the guide is in.
    case guide
  }

  init(in place: Place) { self.place = place }

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    deinit {
      items = []
      ViewNode.release(in: self)
    }
  #endif

  /// The view that the items are subviews of.
  var host: PlatformView? { hostNode?.view }

  // MARK: - Editing

  /// Replaces the items, whose views are subviews of the host already.
  func set(_ newItems: [BoxItem]) {
    let nodes = newItems.compactMap(\.node)
    if !children.isEmpty { letGo(of: children, except: nodes) }
    let isSameStructure = nodes.elementsEqual(children, by: ===)
    (items, children) = (newItems, nodes)
    for child in nodes { takeIn(child) }
    if isSameStructure { setNeedsLayout() } else { structureDidChange() }
  }

  private func letGo(of children: [ViewNode], except nodes: [ViewNode]) {
    let kept = Set(nodes.map { ObjectIdentifier($0) })
    for child in children where !kept.contains(ObjectIdentifier(child)) && child.container === self {
      child.container = nil
    }
  }

  /// Replaces the layout of one item.
  func setLayout(_ layout: BoxLayout, at index: Int) {
    guard items[index].layout != layout else { return }
    items[index].layout = layout
    children[index].styleDidChange()
  }

  /// Looks at all items again before the next layout.
  func rebuild() {
    for child in children {
      child.needsStyle = true
      child.forgetNaturalSize()
    }
    setNeedsLayout()
  }

  /// The place of the item of a view or guide.
  func index(of object: (any BoxAnchor)?) -> Int? {
    object.flatMap { object in items.firstIndex { $0.object === object } }
  }

  /// Says of a node what stands for all items of boxes.
  private func takeIn(_ child: ViewNode) {
    if child.container !== self {
      child.container?.forget(child)
      child.container = self
      child.isInBox = true
      // Whether there is content to be measured is asked just before it is.
      child.needsMeasuring = true
    }
    child.keepsSpace = !excludesHidden
    (child.needsStyle, child.needsPins) = (true, true)
  }

  private func inclusionDidChange() {
    for child in children { takeIn(child) }
    setNeedsLayout()
  }

  // MARK: - Issues

  /// Keeps an issue, and tells of it.
  func report(_ kind: BoxIssue.Kind) {
    let issue = BoxIssue(kind: kind)
    // What goes wrong again and again need not be kept for ever.
    if misuses.count == BoxContent.keptMisuses { misuses.removeFirst() }
    misuses.append(issue)
    tell(issue)
  }

  private func tell(_ issue: BoxIssue) {
    var layout = hostLayout
    var handler: ((BoxIssue) -> Void)?
    while let current = layout {
      if let box = current.node.view as? BoxView, box.issueHandler != nil { handler = box.issueHandler }
      layout = current.surrounding
    }
    handler?(issue)
  }

  private static let keptMisuses = 100

  /// What was done wrong, as far as it was reported here, and what is wrong with sums of pins.
  var issues: [BoxIssue] { misuses + refusedSums }

  /// Looks for neighbours whose pins have no sum, and tells once of each.
  private func checkSums() {
    let (begin, end) = (BoxEdge(.begin, along: axis), BoxEdge(.end, along: axis))
    let known = refusedSums
    let (items, children) = (items, children)
    refusedSums = []
    var previous: Int?
    for index in children.indices where children[index].isInLayout {
      defer { previous = index }
      guard let previous, let first = items[previous].layout.pinForEdge(end),
        let second = items[index].layout.pinForEdge(begin), first + second == nil
      else { continue }
      let issue = BoxIssue(kind: .refusedSum(first: children[previous].label, second: children[index].label))
      refusedSums.append(issue)
      if !known.contains(issue) { tell(issue) }
    }
  }
}

extension BoxContent: ViewContent {
  var box: BoxContainer? {
    var direction = BoxDirection.auto
    if let host, let isRightToLeft = host.ownRightToLeft { direction = isRightToLeft ? .rightToLeft : .leftToRight }
    let insets = Edges(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    return BoxContainer(axis: axis.engineAxis, spacing: Double(spacing), insets: insets, direction: direction)
  }

  var isBox: Bool { true }

  var containerStyle: Style {
    var style = Style(.stackView)
    style.layoutDirection = host?.surroundingsAreRightToLeft == true ? .rightToLeft : .leftToRight
    return style
  }

  var needsNaturalSizes: Bool { false }

  func includes(_ subview: ViewNode) -> Bool {
    // What stands in a guide of this box is a subview, too.
    subview.container === self || subview.container?.hostNode === hostNode
  }

  func forget(_ child: ViewNode) {
    if child.container === self { child.container = nil }
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    items.remove(at: index)
    structureChanged = true
  }

  func nodeIsGoing(_ going: ViewNode) { if node === going { node = nil } }

  func takeChildren() -> [ViewNode] {
    defer { (items, children) = ([], []) }
    return children
  }

  func takeOverSubviews() {
    guard place != .boxView else {
      (host as? BoxView)?.updateItemsIfNeeded()
      return
    }
    guard let host else { return }
    for child in children where child.hadView && child.view?.superview !== host {
      if place == .guide { report(.standsElsewhere(view: child.label, host: host.viewNode.label)) }
      forget(child)
    }
  }

  func prepareStyles() {
    // What stands in guides are subviews of this view, too.
    for child in children where !child.hadView { child.content?.takeOverSubviews() }
    var mayHaveOtherSums = structureChanged
    for child in children {
      if child.needsMeasuring {
        child.isMeasured = child.hasContentToMeasure
        child.needsStyle = true
      }
      if child.needsPins { mayHaveOtherSums = true }
    }
    if mayHaveOtherSums { checkSums() }
  }

  func styleOfNewNode(of child: ViewNode) -> Style? { nil }

  func writeStyles(to tree: NodeTree) {
    for (index, child) in children.enumerated() where child.needsStyle && child.id != nil {
      let needsPins = child.needsPins
      (child.needsStyle, child.needsPins) = (false, false)
      writeStyle(of: child, to: tree)
      if child.decidesOtherDimensions() || needsPins { writePins(of: child, items[index].layout, to: tree) }
    }
  }

  private func writeStyle(of child: ViewNode, to tree: NodeTree) {
    // What a box says of itself is not in its style.
    guard let content = child.content, !content.isBox else {
      tree.setPlainStyle(isShown: child.isInLayout, of: child)
      return
    }
    var style = content.containerStyle
    if !child.isInLayout { style.display = .none }
    tree.set(style, of: child)
  }

  private func writePins(of child: ViewNode, _ layout: BoxLayout, to tree: NodeTree) {
    let pins = BoxPins(layout, of: child)
    tree.set(pins == BoxPins() ? nil : pins, of: child)
  }

  func finishStyles(in tree: NodeTree) {}

  func surroundingsMayHaveChanged() {
    for child in children { child.needsStyle = true }
  }

  func reportAskedDuringLayout() { report(.askedDuringLayout) }
}

extension ViewNode {
  /// Whether the view is no container and has a natural size.
  fileprivate var hasContentToMeasure: Bool { content == nil && hasNaturalSize }
}

extension BoxItem {
  /// The place of the view or guide in a layout tree.
  var node: ViewNode? { view?.viewNode ?? guide?.node }
}

extension PlatformEdgeInsets {
  /// No distance from any side.
  public static var none: PlatformEdgeInsets { PlatformEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}
