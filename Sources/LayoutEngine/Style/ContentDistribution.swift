// css-align-3 §4.3 and §4.4: content distribution and its fallbacks when space is short
// https://drafts.csswg.org/css-align-3/#distribution-values

/// What an alignment does with free space: so much before the first, so much between any two.
struct ContentDistribution: Equatable {
  var leading = 0.0
  var between = 0.0

  init() {}

  /// - Parameters:
  ///   - isSafe: What does not fit overflows on the other side than that where reading begins.
  ///   - isReversed: the start of the axis is where a line of text, or the block direction, ends. The "safe" fallbacks keep
  ///     to the side where reading begins, which is then the end.
  init(_ justification: JustifyContent, isSafe: Bool = false, freeSpace: Double, count: Int, isReversed: Bool) {
    let share = freeSpace > 0 ? freeSpace : 0
    let fits = freeSpace > 0
    // Too little space: css-align-3 says "safe center" for spaceAround and spaceEvenly.
    let safeCenter = fits ? freeSpace / 2 : (isReversed ? freeSpace : 0)
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
      if count > 1 { between = share / Double(count - 1) }
    case .spaceAround:
      guard fits, count > 0 else {
        leading = safeCenter
        break
      }
      between = share / Double(count)
      leading = between / 2
    case .spaceEvenly:
      guard fits, count > 0 else {
        leading = safeCenter
        break
      }
      between = share / Double(count + 1)
      leading = between
    }
    // With a single line or item nothing stands between, and callers may add it behind the last one.
    if count < 2 { between = 0 }
  }

  /// The same for lines; lines that were stretched leave nothing to distribute.
  init(_ alignment: AlignContent, freeSpace: Double, count: Int, isReversed: Bool) {
    self.init(
      alignment.justification, isSafe: alignment.overflow == .safe, freeSpace: freeSpace, count: count,
      isReversed: isReversed)
  }
}

extension AlignContent {
  /// The same distribution along the other axis; `stretch` falls back to `start`.
  fileprivate var justification: JustifyContent {
    switch position {
    case .stretch, .start: return .start
    case .end: return .end
    case .center: return .center
    case .spaceBetween: return .spaceBetween
    case .spaceAround: return .spaceAround
    default: return .spaceEvenly
    }
  }
}
