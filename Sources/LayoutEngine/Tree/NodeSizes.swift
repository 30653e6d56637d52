/// A length's numbers, apart from its kind.
struct LengthParts: Equatable, BitwiseCopyable {
  var points = 0.0
  var percent = 0.0
}

/// The numbers of a node's `width` and `height`. They are kept with the node, and not with its style: many nodes of a tree
/// differ in nothing else, and then share the rest.
struct NodeSizes: Equatable, BitwiseCopyable {
  var width = LengthParts()
  var height = LengthParts()

  init(_ style: Style) {
    width = style.width.parts
    height = style.height.parts
  }
}

extension PreferredSize {
  /// The numbers of a length; 0 for everything else.
  fileprivate var parts: LengthParts {
    guard case .length(let length) = self else { return LengthParts() }
    return LengthParts(points: length.points, percent: length.percent)
  }

  /// The kind of the size alone.
  fileprivate var withoutParts: PreferredSize {
    guard case .length(let length) = self else { return self }
    return .length(length.hasPercentage ? Length(percent: 0) : .zero)
  }

  fileprivate func with(_ parts: LengthParts) -> PreferredSize {
    guard case .length(let length) = self else { return self }
    return .length(
      length.hasPercentage ? Length(points: parts.points, percent: parts.percent) : Length(points: parts.points))
  }
}

extension Style {
  /// The style as nodes share it: of `width` and `height` only the kind is left.
  var withoutSizes: Style {
    var style = self
    style.width = width.withoutParts
    style.height = height.withoutParts
    return style
  }
}

extension Arena {
  /// The style of a node, whole.
  func wholeStyle(of node: Int32) -> Style {
    var style = style(node).pointee
    style.width = width(of: node)
    style.height = height(of: node)
    return style
  }

  func width(of node: Int32) -> PreferredSize { style(node).pointee.width.with(sizes[Int(node)].width) }
  func height(of node: Int32) -> PreferredSize { style(node).pointee.height.with(sizes[Int(node)].height) }
}
