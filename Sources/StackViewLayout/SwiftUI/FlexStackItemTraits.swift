#if canImport(SwiftUI)
  import LayoutEngine

  /// How a subview is measured, by the styles of the stack and of the item.
  struct FlexStackItemTraits: OptionSet {
    var rawValue: UInt8

    /// The place of the item depends on the baselines of the subview. In columns it does so only where lines of text run vertically.
    static let alignsBaselines = FlexStackItemTraits(rawValue: 1)
    /// The content scrolls, so that its baseline is kept within the box.
    static let clipsBaseline = FlexStackItemTraits(rawValue: 2)
    /// The item may be laid out as if it could take any width. Only the minimum width of the item and of the stack
    /// depend on the min-content width, and both are correct if the subview takes the width that it gets.
    static let mayAssumeMinimum = FlexStackItemTraits(rawValue: 4)
  }

  extension FlexStackItemTraits {
    /// The traits of the items of a stack.
    static func traits(of items: [Style], in container: Style) -> [FlexStackItemTraits] {
      let mayAssume =
        container.mayAssumeMinimums && (container.wraps || !container.isRow || items.allSatisfy(\.fitsLine))
      return items.map { style in
        var traits: FlexStackItemTraits = []
        if style.alignsBaselines(in: container) { traits.insert(.alignsBaselines) }
        if style.scrolls { traits.insert(.clipsBaseline) }
        if mayAssume, style.mayAssumeMinimum(in: container) { traits.insert(.mayAssumeMinimum) }
        return traits
      }
    }
  }

  extension Style {
    var wraps: Bool { usedWrap != .noWrap }
    fileprivate var scrolls: Bool { [overflowX, overflowY].contains { $0 == .scroll || $0 == .hidden } }

    fileprivate func alignsBaselines(in container: Style) -> Bool {
      switch alignSelf {
      case .baseline, .lastBaseline: break
      case .auto where container.alignItems == .baseline || container.alignItems == .lastBaseline: break
      default: return false
      }
      return container.isRow || writingMode.isVertical || container.writingMode.isVertical
    }

    // MARK: - Assumed min-content widths

    /// Whether the width of a stack follows from its lines, the available space or a length, and the stack measures the height of each
    /// item that has none.
    fileprivate var mayAssumeMinimums: Bool {
      guard usedWrap == .noWrap || isRow && (usedWrap == .wrap || usedWrap == .wrapReverse) else { return false }
      let isFixed =
        (width == .auto || width.fixedPoints != nil) && (minWidth == .auto || minWidth.fixedPoints != nil)
        && (maxWidth == .none || maxWidth.fixedPoints != nil)
      return isFixed && height == .auto && minHeight == .auto && maxHeight == .none && aspectRatio == nil
        && !writingMode.isVertical
    }

    /// Whether only the content of an item limits its width, and shrinking can make it as narrow as necessary.
    fileprivate func mayAssumeMinimum(in container: Style) -> Bool {
      guard isInFlow, width == .auto, height == .auto, basis == .auto, shrink >= 1 || !container.isRow else {
        return false
      }
      return hasFixedEdges && hasNoBounds && aspectRatio == nil && overflowX == .visible && overflowY == .visible
        && !isReplaced && !writingMode.isVertical && visibility != .collapse
    }

    /// Whether an item of a row with one line contributes the same to the minimum width of the row as to the line. This
    /// applies to items whose min-content width is assumed, and to items of a fixed width.
    fileprivate var fitsLine: Bool {
      if display == .none || position == .absolute { return true }
      var item = self
      if case .length(let length) = width, !length.hasPercentage, shrink == 0 { (item.width, item.shrink) = (.auto, 1) }
      return item.mayAssumeMinimum(in: Style(.css))
    }

    private var isInFlow: Bool { display == .flex && position != .absolute }

    private var hasNoBounds: Bool {
      minWidth == .auto && maxWidth == .none && minHeight == .auto && maxHeight == .none
    }

    /// Whether paddings are points, and margins are points that are not negative.
    private var hasFixedEdges: Bool {
      let paddings = [padding.top, padding.left, padding.bottom, padding.right, padding.start, padding.end]
      let margins = [margin.top, margin.left, margin.bottom, margin.right, margin.start, margin.end]
      return paddings.allSatisfy { !($0?.hasPercentage ?? false) } && margins.allSatisfy { $0?.isFixed ?? true }
    }
  }

  extension AutoLength {
    fileprivate var isFixed: Bool {
      switch self {
      case .length(let length): !length.hasPercentage && length.points >= 0
      case .auto: true
      }
    }
  }
#endif
