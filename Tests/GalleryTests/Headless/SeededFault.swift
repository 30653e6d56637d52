import BoxEngine
import LayoutDocument
import LayoutEngine
import LayoutTestSupport

/// The kinds of faults: a change of one property, or of two that belong together, of one item.
enum SeededFault: String, CaseIterable {
  case fixedWidth, largeMinWidth, smallMaxWidth, fixedHeight, smallMaxHeight, noShrink, shrinkBelowContent, largeBasis
  case zeroBasis, negativeMargin, largeMargin, relativeInset, absolutePosition, noWrap, largeGap, otherDirection
  case pinnedWidth, pinnedHeight, negativePin, lowResistance, negativeSpacing

  /// Returns the case with the fault in a node, which has the properties of the fault; `nil` for other nodes.
  func put(into layoutCase: LayoutCase, _ node: Int, _ random: inout SplitMix64) -> LayoutCase? {
    let parent = layoutCase.nodes[node].parent
    guard let parent else { return nil }
    var result = layoutCase
    if layoutCase.nodes[parent].box != nil {
      guard var pins = Optional(layoutCase.nodes[node].item ?? BoxPins()), change(&pins, &random) else {
        return putIntoContainer(&result, node, &random)
      }
      result.setItem(pins, of: node)
      return result
    }
    var style = layoutCase.nodes[node].style
    guard change(&style, &random) else { return putIntoContainer(&result, node, &random) }
    result.setStyle(style, of: node)
    return result
  }

  /// Changes an item of a flex container.
  private func change(_ style: inout Style, _ random: inout SplitMix64) -> Bool {
    func points(_ range: ClosedRange<Int>) -> Double { Double(random.integer(range)) }
    switch self {
    case .fixedWidth: style.width = .points(points(250...600))
    case .largeMinWidth: style.minWidth = .points(points(250...600))
    case .smallMaxWidth: style.maxWidth = .points(points(4...60))
    case .fixedHeight: style.height = .points(points(4...40))
    case .smallMaxHeight: style.maxHeight = .points(points(4...40))
    case .noShrink: style.shrink = 0
    case .shrinkBelowContent: (style.shrink, style.minWidth) = (1, 0)
    case .largeBasis: style.basis = .points(points(200...600))
    case .zeroBasis: (style.grow, style.basis) = (1, 0)
    case .negativeMargin: addMargin(-points(8...60), to: &style, &random)
    case .largeMargin: addMargin(points(80...300), to: &style, &random)
    case .relativeInset: (style.position, style.inset.left) = (.relative, .points(points(20...300)))
    case .absolutePosition:
      (style.position, style.inset.top, style.inset.left) = (
        .absolute, .points(points(0...200)), .points(points(0...300))
      )
    default: return false
    }
    return true
  }

  private func addMargin(_ margin: Double, to style: inout Style, _ random: inout SplitMix64) {
    switch random.integer(0...3) {
    case 0: style.margin.top = .points(margin)
    case 1: style.margin.left = .points(margin)
    case 2: style.margin.bottom = .points(margin)
    default: style.margin.right = .points(margin)
    }
  }

  /// Changes an item of a box.
  private func change(_ pins: inout BoxPins, _ random: inout SplitMix64) -> Bool {
    func points(_ range: ClosedRange<Int>) -> Double { Double(random.integer(range)) }
    switch self {
    case .pinnedWidth: pins.width = BoxPin(constant: points(250...600))
    case .pinnedHeight: pins.height = BoxPin(constant: points(4...40))
    case .negativePin:
      let pin = BoxPin(constant: -points(8...60))
      if random.chance(50) { pins.left = pin } else { pins.top = pin }
    case .lowResistance: (pins.resistX, pins.resistY) = (1, 1)
    default: return false
    }
    return true
  }

  /// Changes a container.
  private func putIntoContainer(
    _ layoutCase: inout LayoutCase, _ node: Int, _ random: inout SplitMix64
  ) -> LayoutCase? {
    guard layoutCase.nodes[node].childCount > 1 else { return nil }
    if self == .negativeSpacing {
      guard var box = layoutCase.nodes[node].box else { return nil }
      box.spacing = -Double(random.integer(4...30))
      layoutCase.setBox(box, of: node)
      return layoutCase
    }
    guard layoutCase.nodes[node].box == nil else { return nil }
    var style = layoutCase.nodes[node].style
    switch self {
    case .noWrap:
      if style.wrap == .noWrap { return nil }
      style.wrap = .noWrap
    case .largeGap: style.gap = .points(Double(random.integer(60...200)))
    case .otherDirection:
      style.direction = style.direction == .row || style.direction == .rowReverse ? .column : .row
    default: return nil
    }
    layoutCase.setStyle(style, of: node)
    return layoutCase
  }
}
