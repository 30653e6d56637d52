/// The numbers of a node's `width` and `height`: points, or percent. They are kept with the node, and not with its style: many
/// nodes of a tree differ in nothing else, and then share the rest.
///
/// Which of both a number is, the style says. A length that is points and percent together, or has bounds, is rare: it stays in the style,
/// and what is here means nothing.
struct PreferredSizeValues: Equatable, BitwiseCopyable {
  var width = 0.0
  var height = 0.0

  init() {}

  init(_ style: Style) {
    width = style.width.number
    height = style.height.number
  }
}

extension Length {
  /// Whether it is points and percent together, or has bounds.
  var isMixed: Bool { kind == .bounded || kind == .relative && points != 0 }
}

extension PreferredSize {
  /// The number of a length; 0 for everything else.
  fileprivate var number: Double {
    guard case .length(let length) = self, !length.isMixed else { return 0 }
    return length.hasPercentage ? length.percent : length.points
  }

  /// What of the size is not the number: its kind.
  fileprivate var withoutNumber: PreferredSize {
    guard case .length(let length) = self, !length.isMixed else { return self }
    return .length(length.hasPercentage ? Length(percent: 0) : .zero)
  }

  fileprivate func with(_ number: Double) -> PreferredSize {
    guard case .length(let length) = self, !length.isMixed else { return self }
    return .length(length.hasPercentage ? Length(percent: number) : Length(points: number))
  }
}

extension Style {
  /// The style as nodes share it: of `width` and `height` only the kind is left.
  var withoutSizes: Style {
    var style = self
    style.removeSizes()
    return style
  }

  mutating func removeSizes() {
    width = width.withoutNumber
    height = height.withoutNumber
  }
}

extension Arena {
  /// The style of a node as it was set, whole.
  func wholeStyle(of node: Int32) -> Style {
    let written = writtenStyle(of: node)
    let isResolved = written.slot >= 0
    var style = isResolved ? contents.styleTable.style(ofSlot: written.slot) : style(node)
    let sizes = isResolved ? written.sizes : sizes[node]
    style.width = style.width.with(sizes.width)
    style.height = style.height.with(sizes.height)
    return style
  }

  func width(of node: Int32) -> PreferredSize { style(node).width.with(sizes[node].width) }
  func height(of node: Int32) -> PreferredSize { style(node).height.with(sizes[node].height) }
}
