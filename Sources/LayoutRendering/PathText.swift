import LayoutEngine

/// The `d` attribute of a path.
struct PathText {
  /// The commands so far.
  private(set) var text = ""

  /// The area between two rectangles, for the fill rule `evenodd`.
  ///
  /// The outer rectangle has rounded corners.
  static func ring(outer: LayoutRect, inner: LayoutRect, radius: Double) -> String {
    var path = PathText()
    path.addRect(outer, radius: radius)
    if inner.width > 0, inner.height > 0 { path.addRect(inner, radius: 0) }
    return path.text
  }

  /// The two diagonals of a rectangle.
  static func cross(_ rect: LayoutRect) -> String {
    var path = PathText()
    path.add("M", rect.x, rect.y)
    path.add("L", rect.maxX, rect.maxY)
    path.add("M", rect.maxX, rect.y)
    path.add("L", rect.x, rect.maxY)
    return path.text
  }

  /// A line with a short bar at each end.
  static func dimension(from start: LayoutPoint, to end: LayoutPoint, bar: Double) -> String {
    line(from: start, to: end) + bars(from: start, to: end, bar: bar)
  }

  /// A line.
  static func line(from start: LayoutPoint, to end: LayoutPoint) -> String {
    var path = PathText()
    path.add("M", start.x, start.y)
    path.add("L", end.x, end.y)
    return path.text
  }

  /// A triangle with its base on the first point of a vertical or horizontal line and its tip towards the second point.
  ///
  /// The height of the triangle equals its width.
  static func arrowhead(from start: LayoutPoint, towards end: LayoutPoint, size: Double) -> String {
    let isHorizontal = start.y == end.y
    let sign = (isHorizontal ? end.x < start.x : end.y < start.y) ? -1.0 : 1
    let tip = LayoutPoint(
      x: start.x + (isHorizontal ? sign * size : 0), y: start.y + (isHorizontal ? 0 : sign * size))
    let half = LayoutPoint(x: isHorizontal ? 0 : size / 2, y: isHorizontal ? size / 2 : 0)
    var path = PathText()
    path.add("M", start.x - half.x, start.y - half.y)
    path.add("L", tip.x, tip.y)
    path.add("L", start.x + half.x, start.y + half.y)
    return path.text + "Z"
  }

  /// Short bars across both ends of a line.
  static func bars(from start: LayoutPoint, to end: LayoutPoint, bar: Double) -> String {
    let isHorizontal = start.y == end.y
    let across = isHorizontal ? LayoutPoint(x: 0, y: bar) : LayoutPoint(x: bar, y: 0)
    var path = PathText()
    for point in [start, end] {
      path.add("M", point.x - across.x, point.y - across.y)
      path.add("L", point.x + across.x, point.y + across.y)
    }
    return path.text
  }

  /// Adds a rectangle whose corners are quarter circles.
  private mutating func addRect(_ rect: LayoutRect, radius: Double) {
    let (x, y, maxX, maxY) = (rect.x, rect.y, rect.maxX, rect.maxY)
    add("M", x + radius, y)
    add("H", maxX - radius)
    addCorner(radius, toX: maxX, y: y + radius)
    add("V", maxY - radius)
    addCorner(radius, toX: maxX - radius, y: maxY)
    add("H", x + radius)
    addCorner(radius, toX: x, y: maxY - radius)
    add("V", y + radius)
    addCorner(radius, toX: x + radius, y: y)
    text += "Z"
  }

  private mutating func addCorner(_ radius: Double, toX x: Double, y: Double) {
    guard radius > 0 else { return }
    let number = MarkupWriter.number(radius)
    text += "A\(number) \(number) 0 0 1 \(MarkupWriter.number(x)) \(MarkupWriter.number(y))"
  }

  private mutating func add(_ command: String, _ first: Double, _ second: Double? = nil) {
    text += command
    text += MarkupWriter.number(first)
    if let second {
      text += " "
      text += MarkupWriter.number(second)
    }
  }
}
