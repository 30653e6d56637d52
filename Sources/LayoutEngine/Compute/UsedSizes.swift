// css-sizing-3 §4 and §5: from preferred sizes, bounds and contents to used sizes.
// https://drafts.csswg.org/css-sizing-3/

/// The room in which a box is sized, and what its container has already decided about it.
struct SizingSpace {
  /// The containing box's width, where it is definite.
  var width: Double?
  /// The containing box's height, where it is definite.
  var height: Double?
  /// `width: auto` fills the available width, as far as the container can tell before its lines are sized.
  var stretchesWidth = false
  /// The same for `height: auto`.
  var stretchesHeight = false
  /// The border box height, where the container has decided it.
  var knownHeight: Double?
  /// The height, known or specified, is not to be relied on by anything inside. css-flexbox-1 §9.8
  var heightIsIndefinite = false
  /// Under StackViewLayout's rules: the width in which leaves are measured. See ``LayoutInput/measuringWidth``.
  var measuringWidth = Double.infinity
  /// The height in which they are measured where that width is endless.
  var measuringHeight = Double.infinity
  /// The box's width follows from its content, so that what is inside is measured in the same room, and not in that width.
  var contentDecidesWidth = false

}

extension LayoutInput {
  /// Says in which room what is inside `box` is measured.
  ///
  /// Every leaf gets one such room in a layout, for it depends on styles alone: on the nearest ancestor whose width does not
  /// follow from its content, and on what lies between.
  mutating func setMeasuringRoom(in space: SizingSpace, inside box: BoxModel) {
    if space.contentDecidesWidth {
      measuringWidth = max(0, space.measuringWidth - box.margin.horizontal - box.inset.horizontal)
    }
    measuringHeight = max(0, space.measuringHeight - box.margin.vertical - box.inset.vertical)
  }
}

extension BoxModel {
  /// The border box height as far as it is known without looking inside; `nil` where the content decides.
  func resolvableHeight(in space: SizingSpace) -> Double? {
    if let known = space.knownHeight { return known }
    switch height.preferred.kind {
    case .definite:
      return height.clampDefinite(height.preferred.value, floor: inset.vertical)
    case .automatic:
      guard space.stretchesHeight, let available = space.height else { return nil }
      return height.clampDefinite(max(inset.vertical, available - margin.vertical), floor: inset.vertical)
    default:
      return nil
    }
  }

  /// The same, where what is inside may rely on it: percentages and aspect ratios resolve against it. css-flexbox-1 §9.8
  func definiteHeight(in space: SizingSpace) -> Double? {
    space.heightIsIndefinite ? nil : resolvableHeight(in: space)
  }
}

/// What is meant by a content size where the box has an aspect ratio.
enum ContentSizeKind {
  /// The ratio gives the size where the other one is known.
  case content
  /// The content alone gives it.
  case intrinsic
}

extension LayoutRun {
  /// The min-content or max-content width of a box, as a border box.
  func contentBasedWidth(
    of box: BoxModel, _ task: LayoutTask, _ kind: ContentSizeKind = .content, in space: SizingSpace
  ) throws(Suspension) -> Double {
    let definiteHeight = box.definiteHeight(in: space)
    if let ratio = box.aspectRatio, kind == .content, let definiteHeight {
      return box.width(fromHeight: definiteHeight, ratio: ratio)
    }
    let contentHeight = definiteHeight.map { max(0, $0 - box.inset.vertical) }
    let width = try contentWidth(of: box, task, contentHeight: contentHeight, in: space) + box.inset.horizontal
    if let ratio = box.aspectRatio, definiteHeight == nil {
      return box.transferredWidthBounds(ratio: ratio).clamp(width)
    }
    return width
  }

  /// Fit-content: the available width, within min-content and max-content. css-sizing-3 §2.1
  func fitContentWidth(of box: BoxModel, available: Double, in space: SizingSpace) throws(Suspension) -> Double {
    let room = max(0, available - box.margin.horizontal)
    if rules == .stackView, isLeaf(box.node), box.aspectRatio == nil {
      return try naturalLeafSize(of: box, in: space).width
    }
    let maxContent = try contentBasedWidth(of: box, .maxContentWidth, in: space)
    if maxContent <= room { return maxContent }
    let least: LayoutTask = rules == .css ? .minContentWidth : .leastContentWidth
    return max(room, try contentBasedWidth(of: box, least, in: space))
  }

  /// The width that a box takes, before any flexing.
  func usedWidth(of box: BoxModel, in space: SizingSpace) throws(Suspension) -> Double {
    let preferred = box.width.preferred.kind
    let stretches = preferred == .automatic && space.stretchesWidth && space.width != nil
    let width: Double
    switch preferred {
    case .definite: width = box.width.preferred.value
    case .minContent: width = try contentBasedWidth(of: box, .minContentWidth, in: space)
    case .maxContent: width = try contentBasedWidth(of: box, .maxContentWidth, in: space)
    case .automatic, .fitContent, .unresolved:
      guard let available = space.width else {
        width = try contentBasedWidth(of: box, .minContentWidth, in: space)
        break
      }
      width =
        stretches
        ? max(box.inset.horizontal, available - box.margin.horizontal)
        : try fitContentWidth(of: box, available: available, in: space)
    }
    // css-sizing-4 §7.3: a size that comes from the ratio does not fall below the content.
    let comesFromRatio =
      box.aspectRatio != nil && preferred != .definite && !stretches
      && (box.height.preferred.kind != .automatic || space.stretchesHeight) && box.resolvableHeight(in: space) != nil
    var bounds = try widthBounds(of: box, hasContentMinimum: comesFromRatio && box.hasVisibleOverflow, in: space)
    if preferred == .automatic, !space.stretchesWidth { bounds = transferHeightBounds(of: box, to: bounds) }
    return bounds.clamp(width)
  }

  /// The bounds of a width, with the content's where a keyword or the automatic minimum asks for it.
  func widthBounds(
    of box: BoxModel, hasContentMinimum: Bool, in space: SizingSpace
  ) throws(Suspension) -> SizeBounds {
    try box.width.bounds(floor: box.inset.horizontal) { (task) throws(Suspension) in
      try contentBasedWidth(of: box, task, in: space)
    } automaticMinimum: { () throws(Suspension) in
      hasContentMinimum ? try contentBasedWidth(of: box, .minContentWidth, .intrinsic, in: space) : nil
    }
  }

  /// Narrows the bounds of a width by those of the height. css-sizing-4 §7.2
  func transferHeightBounds(of box: BoxModel, to bounds: SizeBounds) -> SizeBounds {
    guard let ratio = box.aspectRatio else { return bounds }
    let transferred = box.transferredWidthBounds(ratio: ratio)
    var result = bounds
    result.minimum = max(bounds.minimum, min(transferred.minimum, bounds.maximum))
    result.maximum = max(result.minimum, min(bounds.maximum, transferred.maximum))
    return result
  }

  /// The height that a box takes at a known width, before any flexing, and whether what is inside may rely on it.
  func usedHeight(of box: BoxModel, width: Double, in space: SizingSpace) throws(Suspension) -> Double {
    let preferred = box.height.preferred.kind
    let stretches = preferred == .automatic && space.stretchesHeight && space.height != nil
    // css-sizing-4 §7.3 speaks of `auto` and keywords: a percentage, resolved or not, has no content minimum.
    let isContentBased = preferred != .definite && preferred != .unresolved && !stretches
    let definite = definiteHeight(of: box, width: width, in: space)
    let height: Double
    if let resolvable = box.resolvableHeight(in: space) {
      height = resolvable
    } else if let ratio = box.aspectRatio {
      height = box.height(fromWidth: width, ratio: ratio)
    } else {
      height = try contentHeight(of: box, width: width, definiteHeight: nil, in: space)
    }
    let hasContentMinimum = box.aspectRatio != nil && isContentBased && box.hasVisibleOverflow
    return try heightBounds(
      of: box, width: width, definiteHeight: definite, hasContentMinimum: hasContentMinimum, in: space
    ).clamp(height)
  }

  /// The height on which what is inside may rely, at a known width: the ratio gives one too.
  func definiteHeight(of box: BoxModel, width: Double, in space: SizingSpace) -> Double? {
    if space.heightIsIndefinite { return nil }
    if let height = box.resolvableHeight(in: space) { return height }
    guard let ratio = box.aspectRatio else { return nil }
    return box.height.clampDefinite(box.height(fromWidth: width, ratio: ratio), floor: box.inset.vertical)
  }

  /// The bounds of a height at a known width.
  func heightBounds(
    of box: BoxModel, width: Double, definiteHeight: Double?, hasContentMinimum: Bool, in space: SizingSpace
  ) throws(Suspension) -> SizeBounds {
    try box.height.bounds(floor: box.inset.vertical) { (_) throws(Suspension) in
      try contentBasedHeight(of: box, width: width, definiteHeight: definiteHeight, in: space)
    } automaticMinimum: { () throws(Suspension) in
      hasContentMinimum ? try contentHeight(of: box, width: width, definiteHeight: definiteHeight, in: space) : nil
    }
  }

  /// What a content keyword means for a height: the ratio's height where there is a ratio.
  private func contentBasedHeight(
    of box: BoxModel, width: Double, definiteHeight: Double?, in space: SizingSpace
  ) throws(Suspension) -> Double {
    if let ratio = box.aspectRatio { return box.height(fromWidth: width, ratio: ratio) }
    return try contentHeight(of: box, width: width, definiteHeight: definiteHeight, in: space)
  }
}
