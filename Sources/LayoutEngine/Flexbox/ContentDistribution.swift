// css-align-3 §4.3 and §4.4: content distribution and its fallbacks when space is short
// https://drafts.csswg.org/css-align-3/#distribution-values

/// The free space that an alignment inserts before the first item and between adjacent items.
struct ContentDistribution: Equatable {
  var leading = 0.0
  var between = 0.0

  init() {}

  /// Distributes free space by a justification.
  ///
  /// - Parameters:
  ///   - isSafe: Whether overflow on the start side in reading direction is avoided.
  ///   - isReversed: Whether the start of the axis is the end of a line of text, or of the block direction. The "safe"
  ///     fallbacks align to the start side in reading direction, which is then the end of the axis.
  init(_ justification: JustifyContent, isSafe: Bool = false, freeSpace: Double, count: Int, isReversed: Bool) {
    let hasSpace = freeSpace > 0
    // Negative free space: css-align-3 specifies "safe center" for spaceAround and spaceEvenly.
    let safeCenter = hasSpace ? freeSpace / 2 : (isReversed ? freeSpace : 0)
    if isSafe, freeSpace < 0 {
      leading = safeCenter
      return
    }
    switch justification {
    case .start, .safeStart, .unsafeStart:
      break
    case .end, .safeEnd, .unsafeEnd:
      leading = freeSpace
    case .center, .safeCenter, .unsafeCenter:
      leading = freeSpace / 2
    case .spaceBetween:
      if hasSpace, count > 1 { between = freeSpace / Double(count - 1) }
    case .spaceAround, .spaceEvenly:
      guard hasSpace, count > 0 else {
        leading = safeCenter
        break
      }
      let isEven = justification == .spaceEvenly
      between = freeSpace / Double(isEven ? count + 1 : count)
      leading = isEven ? between : between / 2
    }
    // A single line or item has no space between items; callers may add `between` after the last item.
    if count < 2 { between = 0 }
  }

  /// Distributes the free space of lines.
  ///
  /// Stretched lines leave no free space.
  init(_ alignment: AlignContent, freeSpace: Double, count: Int, isReversed: Bool) {
    self.init(
      alignment.justification, isSafe: alignment.isSafe, freeSpace: freeSpace, count: count,
      isReversed: isReversed)
  }
}

extension AlignContent {
  /// The corresponding distribution along the main axis; `stretch` falls back to `start`.
  ///
  /// The cases of ``JustifyContent`` are in the same order.
  fileprivate var justification: JustifyContent { JustifyContent(rawValue: rawValue &- 1) ?? .start }
}
