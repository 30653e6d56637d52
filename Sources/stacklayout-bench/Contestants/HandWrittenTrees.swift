import LayoutEngine

/// Hand-written code for the regular scenes, whose sizes are known.
enum HandWrittenTrees {
  typealias Output = UnsafeMutablePointer<LayoutRect>

  // MARK: - Huge

  /// Ten equal parts in each container: 10 points wide if the root is as wide as its content.
  static func fillHugeNested(_ out: Output, of count: Int, size: LayoutSize?) {
    let width = size?.width ?? 100
    out[0] = LayoutRect(width: width, height: size?.height ?? 10)
    var next = out + 1
    fillTenths(&next, of: count, width: width)
  }

  private static func fillTenths(_ next: inout Output, of count: Int, width: Double) {
    guard count > 10 else {
      let part = width / Double(max(count, 1))
      var x = 0.0
      for index in 0..<max(count, 0) {
        next[index] = LayoutRect(x: x, width: part, height: 10)
        x += part
      }
      next += max(count, 0)
      return
    }
    let part = width / 10
    for index in 0..<10 {
      next[0] = LayoutRect(x: Double(index) * part, width: part, height: 10)
      next += 1
      fillTenths(&next, of: (count - 10) / 10, width: part)
    }
  }

  /// Nested groups of ten nodes of 10 × 10 points, alternating columns and rows.
  static func fillYogaHuge(_ out: Output) {
    out[0] = LayoutRect(width: 10, height: 100)
    var next = out + 1
    fillTens(&next, levels: 4)
  }

  private static func fillTens(_ next: inout Output, levels: Int) {
    guard levels > 0 else { return }
    let isColumn = levels % 2 == 0
    for index in 0..<10 {
      let offset = Double(index) * 10
      next[0] = LayoutRect(x: isColumn ? 0 : offset, y: isColumn ? offset : 0, width: 10, height: 10)
      next += 1
      fillTens(&next, levels: levels - 1)
    }
  }

  // MARK: - Deep

  private static let margin = 10.0

  /// Nested halves with margins. Their widths follow from the margins of the leaves, or from the width of the root.
  static func fillDeepAuto(_ out: Output, of count: Int, size: LayoutSize?) {
    let natural = naturalHalfSize(of: count)
    let size = size ?? LayoutSize(width: 2 * (natural.width + 2 * margin), height: natural.height + 2 * margin)
    out[0] = LayoutRect(width: size.width, height: size.height)
    var next = out + 1
    fillHalves(&next, of: count, size: size)
  }

  /// The size of a half of a container over a tree of `count`.
  private static func naturalHalfSize(of count: Int) -> LayoutSize {
    var size = LayoutSize()
    var levels = 0
    var rest = count
    while rest > 2 {
      levels += 1
      rest = (rest - 2) / 2
    }
    // The innermost containers hold one leaf or two.
    var inner = Double(rest)
    for _ in 0..<levels {
      size = LayoutSize(width: inner * (size.width + 2 * margin), height: size.height + 2 * margin)
      inner = 2
    }
    return size
  }

  private static func fillHalves(_ next: inout Output, of count: Int, size: LayoutSize) {
    let parts = count > 2 ? 2 : max(count, 0)
    let part = LayoutSize(
      width: max(size.width / Double(max(parts, 1)) - 2 * margin, 0), height: max(size.height - 2 * margin, 0))
    var x = margin
    for _ in 0..<parts {
      next[0] = LayoutRect(x: x, y: margin, width: part.width, height: part.height)
      next += 1
      if count > 2 { fillHalves(&next, of: (count - 2) / 2, size: part) }
      x += part.width + 2 * margin
    }
  }

  // MARK: - Super deep

  /// The width of the horizontal margins on a level: those of the container and of its two leaves.
  private static let level = 6 * margin

  /// Nested containers. The containers are first in the output, followed by their leaves from the innermost level
  /// outward.
  static func fillSuperDeep(_ out: Output, levels: Int, size: LayoutSize?) {
    var size = size ?? LayoutSize(width: level * Double(levels), height: 2 * margin * Double(levels))
    out[0] = LayoutRect(width: size.width, height: size.height)
    for depth in 0..<levels {
      // The natural width of the container, and the free space. Positive free space is shared with the two leaves;
      // negative free space shrinks only the container.
      let natural = level * Double(levels - depth - 1)
      let free = size.width - level - natural
      let share = free > 0 ? free / 3 : 0
      let width = max(natural + (free > 0 ? share : free), 0)
      let height = max(size.height - 2 * margin, 0)
      out[depth + 1] = LayoutRect(x: margin, y: margin, width: width, height: height)
      let leaf = out + (3 * levels - 2 * depth - 1)
      leaf[0] = LayoutRect(x: width + 3 * margin, y: margin, width: share, height: height)
      leaf[1] = LayoutRect(x: width + share + 5 * margin, y: margin, width: share, height: height)
      size = LayoutSize(width: width, height: height)
    }
  }
}
