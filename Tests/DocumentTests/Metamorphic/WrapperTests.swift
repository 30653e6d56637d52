import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// A neutral container does not change frames: around the root, and around items that are not resized and do not refer
/// to their parent.
@Suite("Neutral wrapper")
struct WrapperTests {
  @Test("around the root of cases", arguments: SpecimenSource.files)
  func rootsOfCases(_ source: SpecimenSource) throws {
    for specimen in try source.specimens() { try checkRoot(specimen) }
  }

  @Test("around the root of random trees", arguments: LayoutRules.allCases)
  func rootsOfRandomTrees(_ rules: LayoutRules) throws {
    // The share is only meaningful for many trees.
    let all = SampleSize.value(400, sample: 50)
    let count = try (0..<all).count { seed in
      var specimen = Specimen.random(seed, rules)
      if rules == .stackView { specimen.settle(specimen.root, seed) }
      return try checkRoot(specimen)
    }
    #expect(count > all / 4)
  }

  @Test("around the items of cases", arguments: SpecimenSource.files)
  func itemsOfCases(_ source: SpecimenSource) throws {
    for specimen in try source.specimens() { try checkItems(specimen) }
  }

  @Test("around the items of random trees", arguments: SpecimenSource.random)
  func itemsOfRandomTrees(_ source: SpecimenSource) throws {
    let specimens = try source.specimens()
    var count = 0
    for (seed, original) in specimens.enumerated() {
      var specimen = original
      for node in specimen.visibleNodes where (node + seed).isMultiple(of: 3) { specimen.settle(node, seed) }
      count += try checkItems(specimen)
    }
    #expect(count > specimens.count)
  }

  @Test("display contents around items of random trees", arguments: SpecimenSource.random)
  func contents(_ source: SpecimenSource) throws {
    for (seed, specimen) in try source.specimens().enumerated() {
      var (wrapped, random) = (specimen, SplitMix64(seed: UInt64(seed)))
      for node in specimen.plan.subtree(of: specimen.root) { wrapped.wrapInContents(node, &random) }
      specimen.expect(try wrapped.frames(), are: try specimen.frames(), .exact)
    }
  }

  // MARK: - Around the root

  @discardableResult
  private func checkRoot(_ specimen: Specimen) throws -> Bool {
    guard let wrapped = specimen.wrappingRoot() else { return false }
    var original = specimen
    // The margins of the root move it inside the wrapper, which changes its position on the grid.
    original.scale = 0
    original.expect(try wrapped.frames(), are: try original.frames())
    return true
  }

  // MARK: - Around items

  @discardableResult
  private func checkItems(_ specimen: Specimen) throws -> Int {
    var original = specimen
    original.scale = 0
    var wrapped = original
    var wrappers: [Int: Int] = [:]
    for node in specimen.visibleNodes where specimen.canBeWrapped(node) { wrappers[node] = wrapped.wrapItem(node) }
    guard !wrappers.isEmpty else { return 0 }
    let frames = try wrapped.frames()
    var unwrapped = frames
    for (node, wrapper) in wrappers {
      guard let outer = frames[wrapper] else { continue }
      unwrapped[node]?.origin.x += outer.x
      unwrapped[node]?.origin.y += outer.y
    }
    original.expect(unwrapped, are: try original.frames())
    return wrappers.count
  }
}

extension Specimen {
  /// The tree below a new root of the size of the available space or of its content; `nil` if a root is laid out
  /// differently from an item.
  fileprivate func wrappingRoot() -> Specimen? {
    guard case .available(let width, let height) = space, plan[root].box == nil else { return nil }
    // A root always has a box, an item with `display: contents` does not.
    if plan[root].style.display == .contents { return nil }
    let style = plan[root].style
    // The new root has a horizontal writing mode.
    if style.writingMode != .inherit { return nil }
    // Content that bounds a height is measured without that height for an item, and with it for a root.
    if style.height.length != nil, style.minHeight.isContent || style.maxHeight.isContent { return nil }
    // A ratio gives a minimum size to a root, but not to an item. Percentages do not resolve without available space.
    if style.aspectRatio != nil || style.hasPercentages(width: width == nil, height: height == nil) { return nil }
    // A wrapping column breaks at a height that comes from outside: for an item, from its container.
    if style.wrap != .noWrap, style.direction == .column || style.direction == .columnReverse { return nil }
    // With StackViewLayout rules, a root without a size is measured, and then laid out in the measured size.
    if plan.rules == .stackView, !style.width.isFixed || !style.height.isFixed { return nil }
    var result = self
    var outer = Style(plan.rules)
    outer.direction = .column
    outer.alignItems = .start
    outer.boxSizing = .borderBox
    if let width { outer.width = .points(width) }
    // §9.8: in a column of definite height, the height of an item is definite. The height of a root is definite only if
    // it is given.
    if style.height.length != nil {
      if let height { outer.height = .points(height) }
    } else if style.hasPercentages(width: false, height: true) {
      return nil
    }
    result.root = result.plan.add(outer)
    result.plan.link(root, to: result.root, at: 0)
    var inner = style
    (inner.grow, inner.shrink, inner.basis, inner.alignSelf, inner.visibility) = (0, 0, .auto, .auto, .visible)
    result.plan[root].style = inner
    result.scale = 0
    return result
  }

  /// Gives a node a fixed size, and removes the values that refer to its parent.
  fileprivate mutating func settle(_ node: Int, _ seed: Int) {
    var style = plan[node].style
    style.width = .points(Double(20 + seed % 37))
    style.height = .points(Double(10 + seed % 23))
    (style.minWidth, style.maxWidth, style.minHeight, style.maxHeight) = (0, .none, 0, .none)
    (style.grow, style.shrink, style.basis, style.aspectRatio) = (0, 0, .auto, nil)
    if style.hasPercentages(width: true, height: true) {
      (style.margin, style.padding, style.inset) = (StyleEdges(3), StyleEdges(2), StyleEdges(.auto))
    }
    plan[node].style = style
  }

  /// Whether an item has a fixed size, and none of its values refers to its parent.
  fileprivate func canBeWrapped(_ node: Int) -> Bool {
    let style = plan[node].style
    guard node != root, !isBoxItem(node) else { return false }
    // With StackViewLayout rules, the content of a leaf is no larger than the space in the container.
    if plan.rules == .stackView, style.hasContentBounds { return false }
    return style.position == .relative && style.width.isFixed && style.height.isFixed && style.grow == 0
      && style.shrink == 0 && style.basis == .auto && style.aspectRatio == nil
      && !style.hasPercentages(width: true, height: true)
  }

  /// Wraps some children of a node in nodes with `display: contents`, which can be nested.
  fileprivate mutating func wrapInContents(_ node: Int, _ random: inout SplitMix64) {
    for child in plan[node].children {
      while random.chance(30), let parent = plan[child].parent, let index = plan[parent].children.firstIndex(of: child)
      {
        var style = Style(plan.rules)
        style.display = .contents
        plan.unlink(child)
        let wrapper = plan.add(style)
        plan.link(wrapper, to: parent, at: index)
        plan.link(child, to: wrapper, at: 0)
      }
    }
  }

  /// Wraps an item in a container that takes the position of the item in the parent.
  fileprivate mutating func wrapItem(_ node: Int) -> Int? {
    guard let parent = plan[node].parent, let index = plan[parent].children.firstIndex(of: node) else { return nil }
    let style = plan[node].style
    var outer = Style(plan.rules)
    outer.direction = .row
    outer.alignItems = .start
    outer.shrink = 0
    (outer.margin, outer.order, outer.layoutDirection) = (style.margin, style.order, style.layoutDirection)
    // The direction of the parent determines which of two opposite insets applies.
    outer.inset = style.inset
    outer.alignSelf = style.alignSelf
    // An item of a given size is not stretched, but aligned to the start of its line.
    if style.alignSelf == .stretch || style.alignSelf == .auto && plan[parent].style.alignItems == .stretch {
      outer.alignSelf = .start
    }
    // In a column of equal width, the same holds along the row.
    outer.justifySelf = style.justifySelf == .auto || style.justifySelf == .stretch ? .start : style.justifySelf
    var inner = style
    (inner.margin, inner.order, inner.inset, inner.alignSelf) = (StyleEdges(0), 0, StyleEdges(.auto), .auto)
    plan.unlink(node)
    let wrapper = plan.add(outer)
    plan.link(wrapper, to: parent, at: index)
    plan.link(node, to: wrapper, at: 0)
    plan[node].style = inner
    return wrapper
  }
}

extension PreferredSize {
  fileprivate var isFixed: Bool {
    guard case .length(let length) = self else { return false }
    return !length.hasPercentage
  }
}

extension Style {
  /// Whether a value refers to the parent's width, or to its height.
  fileprivate func hasPercentages(width: Bool, height: Bool) -> Bool {
    let sides = margin.lengths + padding.lengths + inset.lengths
    if sides.contains(where: \.hasPercentage), width || height { return true }
    if width, self.width == .stretch || minWidth == .stretch || maxWidth == .stretch { return true }
    if height, self.height == .stretch || minHeight == .stretch || maxHeight == .stretch { return true }
    let across = [self.width.length, minWidth.length, maxWidth.length]
    let along = [self.height.length, minHeight.length, maxHeight.length]
    return width && across.contains { $0?.hasPercentage == true }
      || height && along.contains { $0?.hasPercentage == true }
  }
}

extension Style {
  /// Whether the content bounds the width, or the height.
  fileprivate var hasContentBounds: Bool {
    minWidth.isContent || maxWidth.isContent || minHeight.isContent || maxHeight.isContent
  }
}

extension StyleEdges where Value == AutoLength {
  fileprivate var lengths: [Length] {
    [top, left, bottom, right, start, end].compactMap {
      guard case .length(let length) = $0 else { return nil }
      return length
    }
  }
}

extension StyleEdges where Value == Length {
  fileprivate var lengths: [Length] { [top, left, bottom, right, start, end].compactMap { $0 } }
}

extension PreferredSize {
  fileprivate var length: Length? {
    guard case .length(let length) = self else { return nil }
    return length
  }
}

extension MinimumSize {
  fileprivate var isContent: Bool { self == .minContent || self == .maxContent || self == .fitContent }

  fileprivate var length: Length? {
    guard case .length(let length) = self else { return nil }
    return length
  }
}

extension MaximumSize {
  fileprivate var isContent: Bool { self == .minContent || self == .maxContent || self == .fitContent }

  fileprivate var length: Length? {
    guard case .length(let length) = self else { return nil }
    return length
  }
}
