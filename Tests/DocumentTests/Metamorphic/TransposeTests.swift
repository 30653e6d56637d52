import BoxEngine
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// The two axes behave alike: exchanging rows with columns and widths with heights transposes the frames.
///
/// CSS itself distinguishes the axes in some cases, which the tests omit: text flows along one axis, widths are
/// computed before heights (containers that take their size, or its minimum, from content, content keywords, aspect
/// ratios), percentages of all edges refer to the width, baselines exist along one axis, and only left and right can be
/// exchanged by a direction. Columns of equal width exist along one axis. Margins of absolute children may become negative along one axis only. Between two insets,
/// `alignSelf` aligns such a child along one axis and `justifySelf` along the other. Without insets, `alignSelf`
/// applies to both axes.
@Suite("Transpose")
struct TransposeTests {
  @Test("cases")
  func cases() throws {
    // `TurnTests` covers vertical writing modes.
    let specimens = try SpecimenSource.files.flatMap { try $0.specimens().filter(\.isHorizontal) }
    let count = try specimens.count { try check($0) }
    #expect(2 * count > specimens.count)
  }

  @Test("random trees", arguments: SpecimenSource.all.filter(\.isRandom))
  func randomTrees(_ source: SpecimenSource) throws {
    for specimen in try source.specimens([.wrappingColumns, .percentages]) {
      #expect(try check(specimen.withAxesAlike()))
    }
  }

  private func check(_ specimen: Specimen) throws -> Bool {
    guard var original = try specimen.withRootOfGivenSize(), original.treatsAxesAlike else { return false }
    original.scale = 0
    let expected = try original.frames().mapValues(\.transposed)
    original.expect(try original.transposed().frames(), are: expected)
    return true
  }
}

// MARK: - Specimens that can be transposed

extension Specimen {
  /// A specimen in which the size of the root is given: a root without a given size distinguishes the axes.
  fileprivate func withRootOfGivenSize() throws -> Specimen? {
    guard let frame = try frames()[root] else { return nil }
    var result = self
    result.space = .exact(frame.size)
    return result
  }

  /// Whether nothing in the tree is specific to one axis.
  fileprivate var treatsAxesAlike: Bool {
    plan.subtree(of: root).allSatisfy { node in
      let style = plan[node].style
      let hasSize = style.width.isGiven && style.height.isGiven && style.minWidth != .auto && style.minHeight != .auto
      let isContainer = plan[node].content == nil && !plan[node].children.isEmpty
      if plan[node].box?.direction == .rightToLeft { return false }
      if isBoxItem(node) {
        // In a box container, the size of a flex container depends on its content.
        guard plan[node].box != nil || !isContainer else { return false }
        return style.treatsAxesAlike(plan.rules) && plan[node].content.treatsAxesAlike
      }
      guard hasSize || !isContainer || node == root else { return false }
      return style.treatsAxesAlike(plan.rules) && plan[node].content.treatsAxesAlike
    }
  }

  /// A specimen without anything that is specific to one axis.
  fileprivate func withAxesAlike() -> Specimen {
    var result = mapBoxes({ $0.direction = .auto }).mapStyles { style, node in
      style.makeAxesAlike(plan.rules)
      guard plan[node].content == nil, !plan[node].children.isEmpty else { return }
      if !style.width.isGiven { style.width = .points(Double(30 + node * 7 % 50)) }
      if !style.height.isGiven { style.height = .points(Double(20 + node * 11 % 50)) }
      if style.minWidth == .auto { style.minWidth = 0 }
      if style.minHeight == .auto { style.minHeight = 0 }
    }
    for node in plan.subtree(of: root)
    where result.isBoxItem(node) && plan[node].content == nil && !plan[node].children.isEmpty && plan[node].box == nil {
      result.plan[node].box = BoxContainer()
    }
    for node in plan.subtree(of: root) where !plan[node].content.treatsAxesAlike {
      result.plan[node].content = .fixed(LayoutSize(width: Double(5 + node * 13 % 40), height: Double(3 + node % 20)))
    }
    return result
  }
}

extension Optional where Wrapped == LeafContent {
  /// Whether there is no content, or content of a fixed size.
  fileprivate var treatsAxesAlike: Bool {
    switch self {
    case nil, .fixed: return true
    case .document(let model):
      guard case .fixed = model.content else { return false }
      return model.baseline == nil
    case .text, .area, .erratic: return false
    }
  }
}

extension Style {
  fileprivate func treatsAxesAlike(_ rules: LayoutRules) -> Bool {
    var style = self
    style.makeAxesAlike(rules)
    return style == self
  }

  fileprivate mutating func makeAxesAlike(_ rules: LayoutRules) {
    layoutDirection = .inherit
    writingMode = .inherit
    aspectRatio = nil
    (columns, minColumnWidth) = (0, 0)
    if [.content, .minContent, .maxContent, .fitContent].contains(basis) { basis = .auto }
    if alignItems == .baseline || alignItems == .lastBaseline { alignItems = .start }
    if alignSelf == .baseline || alignSelf == .lastBaseline { alignSelf = .start }
    if !width.isGiven && width != .stretch { width = .auto }
    if !height.isGiven && height != .stretch { height = .auto }
    if [.minContent, .maxContent, .fitContent].contains(minWidth) { minWidth = 0 }
    if [.minContent, .maxContent, .fitContent].contains(minHeight) { minHeight = 0 }
    if [.minContent, .maxContent, .fitContent].contains(maxWidth) { maxWidth = .none }
    if [.minContent, .maxContent, .fitContent].contains(maxHeight) { maxHeight = .none }
    (margin.start, margin.end) = (nil, nil)
    (padding.start, padding.end) = (nil, nil)
    (border.start, border.end) = (nil, nil)
    (inset.start, inset.end) = (nil, nil)
    if position == .absolute {
      if [margin.top, margin.left, margin.bottom, margin.right].contains(.auto) { margin = StyleEdges(3) }
      // `alignSelf` applies to both axes.
      if usesJustifySelf && !inset.isSetVertically || usesAlignSelf && !inset.isSetHorizontally {
        justifySelf = alignSelf
      }
    }
    // With CSS rules, percentages of edges refer to the width on both axes.
    guard rules == .css else { return }
    if [margin.top, margin.left, margin.bottom, margin.right].contains(where: \.hasPercentage) {
      margin = StyleEdges(4)
    }
    if [padding.top, padding.left, padding.bottom, padding.right].contains(where: \.hasPercentage) {
      padding = StyleEdges(2)
    }
  }
}

extension Style {
  /// Whether it is aligned between its left and right insets.
  fileprivate var usesJustifySelf: Bool { position == .absolute && inset.left != .auto && inset.right != .auto }

  /// Whether it is aligned between its top and bottom insets.
  fileprivate var usesAlignSelf: Bool { position == .absolute && inset.top != .auto && inset.bottom != .auto }
}

extension StyleEdges where Value == AutoLength {
  fileprivate var isSetHorizontally: Bool { left != .auto || right != .auto }
  fileprivate var isSetVertically: Bool { top != .auto || bottom != .auto }
}

extension AutoLength {
  fileprivate var hasPercentage: Bool {
    guard case .length(let length) = self else { return false }
    return length.hasPercentage
  }
}

extension PreferredSize {
  /// Whether it is a length.
  fileprivate var isGiven: Bool {
    if case .length = self { return true }
    return false
  }
}

// MARK: - Transposing

extension Specimen {
  fileprivate func transposed() -> Specimen {
    var result = mapStyles { style, _ in style = style.transposed() }.mapBoxes({ $0.transpose() }, { $0.transpose() })
    for node in plan.subtree(of: root) { result.plan[node].content = plan[node].content?.transposed }
    if case .exact(let size) = space { result.space = .exact(size.transposed) }
    return result
  }
}

extension LeafContent {
  fileprivate var transposed: LeafContent {
    switch self {
    case .fixed(let size): return .fixed(size.transposed)
    case .document(var model):
      if case .fixed(let size) = model.content { model.content = .fixed(size.transposed) }
      return .document(model)
    case .text, .area, .erratic: return self
    }
  }
}

extension LayoutSize {
  fileprivate var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}

extension LayoutRect {
  fileprivate var transposed: LayoutRect { LayoutRect(x: y, y: x, width: height, height: width) }
}

extension StyleEdges {
  /// Exchanges top with left and bottom with right.
  fileprivate var transposed: StyleEdges { StyleEdges(top: left, left: top, bottom: right, right: bottom) }
}

extension Style {
  fileprivate func transposed() -> Style {
    var style = self
    switch direction {
    case .row: style.direction = .column
    case .column: style.direction = .row
    case .rowReverse: style.direction = .columnReverse
    case .columnReverse: style.direction = .rowReverse
    }
    if usesJustifySelf || usesAlignSelf {
      (style.alignSelf, style.justifySelf) = (justifySelf, alignSelf)
    }
    (style.overflowX, style.overflowY) = (overflowY, overflowX)
    (style.rowGap, style.columnGap) = (columnGap, rowGap)
    (style.width, style.height) = (height, width)
    (style.minWidth, style.minHeight) = (minHeight, minWidth)
    (style.maxWidth, style.maxHeight) = (maxHeight, maxWidth)
    (style.margin, style.padding) = (margin.transposed, padding.transposed)
    (style.border, style.inset) = (border.transposed, inset.transposed)
    return style
  }
}
