import LayoutEngine

/// A feed card as hand-written code in `layoutSubviews`.
enum HandWrittenCard {
  typealias Output = UnsafeMutablePointer<LayoutRect>

  private static let padding = 8.0
  private static let side = 50.0
  private static let textX = 58.0

  /// Fills in a column of cards.
  static func fillList(_ out: Output, of count: Int, width: Double) {
    var y = 0.0
    for card in 0..<count {
      y += fill(out + (1 + card * FeedScenes.nodesPerCard), y: y, width: width)
    }
    out[0] = LayoutRect(width: width, height: y)
  }

  /// Fills in one card, and returns its height.
  static func fill(_ out: Output, y: Double, width: Double) -> Double {
    let inner = max(width - 2 * padding, 0)
    var bottom = padding
    bottom += fillHeader(out + 1, y: bottom, width: inner)
    bottom += fillAuthor(out + 4, y: bottom, width: inner)
    bottom += fillText(out + 10, y: bottom, width: inner, natural: 640, lineHeight: 17)
    let picture = inner / (350.0 / 200)
    out[11] = LayoutRect(x: padding, y: bottom, width: inner, height: picture)
    bottom += picture
    bottom += fillText(out + 12, y: bottom, width: inner, natural: 420, lineHeight: 20)
    bottom += fillText(out + 13, y: bottom, width: inner, natural: 90, lineHeight: 14)
    bottom += fillActions(out + 14, y: bottom, width: inner)
    bottom += fillComment(out + 18, y: bottom, width: inner)
    out[0] = LayoutRect(y: y, width: width, height: bottom + padding)
    return bottom + padding
  }

  private static func height(_ natural: Double, _ width: Double, _ lineHeight: Double) -> Double {
    // Rounds up without a library call, as in performance-critical code.
    let lines = natural / max(width, 1)
    let whole = Double(Int(lines))
    return (whole < lines ? whole + 1 : whole) * lineHeight
  }

  private static func fillText(
    _ out: Output, y: Double, width: Double, natural: Double, lineHeight: Double
  ) -> Double {
    let height = height(natural, width, lineHeight)
    out[0] = LayoutRect(x: padding, y: y, width: width, height: height)
    return height
  }

  private static func fillHeader(_ out: Output, y: Double, width: Double) -> Double {
    let (name, menu) = (min(190, width), min(20, width))
    let (nameHeight, menuHeight) = (height(190, name, 17), height(20, menu, 17))
    let line = max(nameHeight, menuHeight)
    out[0] = LayoutRect(x: padding, y: y, width: width, height: line)
    out[1] = LayoutRect(width: name, height: line)
    out[2] = LayoutRect(x: name + max(width - name - menu, 0), width: menu, height: line)
    return line
  }

  private static func fillAuthor(_ out: Output, y: Double, width: Double) -> Double {
    let names = max(width - textX, 0)
    let (first, second, third) = (height(120, names, 17), height(260, names, 15), height(60, names, 14))
    let column = first + second + third
    let line = max(side, column)
    out[0] = LayoutRect(x: padding, y: y, width: width, height: line)
    out[1] = LayoutRect(y: (line - side) / 2, width: side, height: side)
    out[2] = LayoutRect(x: textX, y: (line - column) / 2, width: names, height: column)
    out[3] = LayoutRect(width: names, height: first)
    out[4] = LayoutRect(y: first, width: names, height: second)
    out[5] = LayoutRect(y: first + second, width: names, height: third)
    return line
  }

  private static func fillActions(_ out: Output, y: Double, width: Double) -> Double {
    let line = 17.0
    let gap = max(width - 134, 0) / 2
    out[0] = LayoutRect(x: padding, y: y + 4, width: width, height: line)
    out[1] = LayoutRect(width: 30, height: line)
    out[2] = LayoutRect(x: 30 + gap, width: 64, height: line)
    out[3] = LayoutRect(x: 94 + 2 * gap, width: 40, height: line)
    return line + 4
  }

  private static func fillComment(_ out: Output, y: Double, width: Double) -> Double {
    let words = max(width - textX, 0)
    let line = max(side, height(500, words, 17))
    out[0] = LayoutRect(x: padding, y: y + 2, width: width, height: line)
    out[1] = LayoutRect(width: side, height: side)
    out[2] = LayoutRect(x: textX, width: words, height: line)
    return line + 2
  }
}
