import BoxEngine
import Foundation
import LayoutEngine
import PlatformView

/// The constraints that correspond to the items of a box, in this order: chain, edges and centers across it, sizes,
/// flex.
struct BoxConstraints: ViewIsolated {
  /// The view or guide that is the box.
  let container: any BoxAnchorable
  /// The items in the layout.
  let items: [BoxItem]
  /// The items that are excluded from the layout. Only their own sizes have constraints.
  let leftOut: [BoxItem]
  let axis: BoxLayout.Axis
  let spacing: CGFloat
  let insets: PlatformEdgeInsets

  /// The constraints of each item by edge and center. A gap between two items belongs to the begin edge of the second
  /// one.
  var byEdge: [[BoxEdge: BoxConstraint]] {
    var constraints = items.map { across($0) }
    for (edge, index, constraint) in chain { constraints[index][edge] = constraint }
    return constraints
  }

  /// All constraints.
  var all: [BoxConstraint] {
    let edges = byEdge.flatMap { held in BoxEdge.allCases.compactMap { held[$0] } }
    return edges + items.flatMap { sizes($0) + relativeSizes($0) } + leftOut.flatMap { sizes($0) } + flex
  }

  // MARK: - Main axis

  private var chain: [(BoxEdge, Int, BoxConstraint)] {
    let (begin, end) = (BoxEdge(.begin, along: axis), BoxEdge(.end, along: axis))
    var chain: [(BoxEdge, Int, BoxConstraint)] = []
    for index in items.indices {
      let pin = items[index].layout.pinForEdge(begin)
      if index == 0 {
        chain += edge(begin, of: items[index], pin).map { [(begin, index, $0)] } ?? []
      } else if let pin, let sum = gap(after: items[index - 1].layout, before: pin),
        let first = side(items[index - 1], end.attribute),
        let second = side(items[index], begin.attribute)
      {
        chain.append((begin, index, BoxConstraint(second, sum, first)))
      }
    }
    if let last = items.last, let constraint = edge(end, of: last, last.layout.pinForEdge(end)) {
      chain.append((end, items.count - 1, constraint))
    }
    return chain
  }

  /// The pin of the gap between an item and the begin pin of the next item.
  private func gap(after layout: BoxLayout, before begin: BoxLayout.Pin) -> BoxLayout.Pin? {
    layout.pinForEdge(BoxEdge(.end, along: axis))?.joined(to: begin, spacing: layout.gap ?? spacing)
  }

  // MARK: - Edges and centers

  private func across(_ item: BoxItem) -> [BoxEdge: BoxConstraint] {
    var held: [BoxEdge: BoxConstraint] = [:]
    for edge in BoxEdge.allCases where edge.position == .center || edge.axis != axis {
      held[edge] = self.edge(edge, of: item, item.layout.pinForEdge(edge))
    }
    return held
  }

  /// A pin relative to the box. At an end edge, the box is the first side of the constraint, so that the pin is a
  /// distance inwards.
  private func edge(_ edge: BoxEdge, of item: BoxItem, _ pin: BoxLayout.Pin?) -> BoxConstraint? {
    guard let pin, let own = side(item, edge.attribute) else { return nil }
    let outer = BoxConstraint.Side(item: container, attribute: edge.attribute)
    let inset = inset(edge)
    return edge.position == .end ? BoxConstraint(outer, pin + inset, own) : BoxConstraint(own, pin + inset, outer)
  }

  private func inset(_ edge: BoxEdge) -> CGFloat {
    switch edge {
    case .top: return insets.top
    case .left: return insets.left
    case .bottom: return insets.bottom
    case .right: return insets.right
    case .centerX: return centerOffset(insets.left, insets.right)
    case .centerY: return centerOffset(insets.top, insets.bottom)
    }
  }

  private func centerOffset(_ begin: CGFloat, _ end: CGFloat) -> CGFloat {
    CGFloat(BoxContainer.centerOffset(begin: Double(begin), end: Double(end)))
  }

  // MARK: - Sizes

  private func sizes(_ item: BoxItem) -> [BoxConstraint] {
    let pins = [(BoxLayout.Axis.x, item.layout.width), (.y, item.layout.height)]
    return pins.compactMap { axis, pin in
      pin.flatMap { pin in side(item, axis.size).map { BoxConstraint($0, pin) } }
    }
  }

  private func relativeSizes(_ item: BoxItem) -> [BoxConstraint] {
    let pins = [(BoxLayout.Axis.x, item.layout.relativeWidth), (.y, item.layout.relativeHeight)]
    return pins.compactMap { axis, pin in
      guard let pin, let first = side(item, axis.size) else { return nil }
      let second = BoxConstraint.Side(item: container, attribute: axis.size)
      return BoxConstraint(first, pin.pin, second, multiplier: pin.multiplier)
    } + aspectRatio(item)
  }

  private func aspectRatio(_ item: BoxItem) -> [BoxConstraint] {
    guard let pin = item.layout.aspectRatio, let width = side(item, .width), let height = side(item, .height) else {
      return []
    }
    return [BoxConstraint(width, pin.pin, height, multiplier: pin.multiplier)]
  }

  private var flex: [BoxConstraint] {
    let flexible = items.filter { $0.layout.flex != nil }
    guard let first = flexible.first, let firstFlex = first.layout.flex, let second = side(first, axis.size) else {
      return []
    }
    return flexible.dropFirst().compactMap { item in
      guard let flex = item.layout.flex, let own = side(item, axis.size) else { return nil }
      return BoxConstraint(own, .zero, second, multiplier: flex / firstFlex)
    }
  }

  private func side(_ item: BoxItem, _ attribute: BoxConstraint.Attribute) -> BoxConstraint.Side? {
    item.anchor.map { BoxConstraint.Side(item: $0, attribute: attribute) }
  }
}

extension BoxItem {
  /// The view or the guide.
  var anchor: (any BoxAnchorable)? { view ?? guide }
}

extension BoxContent {
  /// The constraints that correspond to the items in `container`. Items that are excluded from the layout only have
  /// constraints on their own sizes, and no other constraints refer to them.
  func constraints(in container: any BoxAnchorable) -> BoxConstraints {
    let pairs = zip(items, children)
    return BoxConstraints(
      container: container, items: pairs.filter { $1.isInLayout }.map(\.0),
      leftOut: pairs.filter { !$1.isInLayout }.map(\.0), axis: axis, spacing: spacing, insets: insets)
  }
}

extension BoxView {
  /// Descriptions of the constraints that correspond to the items, without content priorities. Changes of the
  /// descriptions have no effect on the layout.
  /// - Complexity: O(items), each time.
  public var managedConstraints: [BoxConstraint] {
    content.constraints(in: self).all
  }

  /// ``managedConstraints`` of edges and centers, by item.
  @available(*, deprecated, renamed: "managedConstraints")
  public var itemsEdgeConstraints: [[BoxEdge: BoxConstraint]] {
    content.constraints(in: self).byEdge
  }

  /// Whether left and right are exchanged in a right-to-left layout. Default: `true`; `false` lays out from left to right.
  @available(*, deprecated, message: "set semanticContentAttribute to .forceLeftToRight")
  public var isRTLDependent: Bool {
    get { ownRightToLeft == nil }
    set { setOwnDirection(isLeftToRight: !newValue) }
  }
}
