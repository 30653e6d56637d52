import LayoutEngine

/// Rectangles with numbers, in stripes from top to bottom, so that a search compares few rectangles.
struct RectIndex {
  private static let stripeCount = 128

  private var stripes: [[(rect: LayoutRect, number: Int)]]
  private let top: Double
  private let height: Double

  /// Creates an index without rectangles for an area.
  init(_ area: LayoutRect) {
    stripes = Array(repeating: [], count: RectIndex.stripeCount)
    top = area.y
    height = area.height / Double(RectIndex.stripeCount)
  }

  /// Adds a rectangle.
  ///
  /// The numbers of subsequent rectangles must not decrease.
  mutating func insert(_ rect: LayoutRect, number: Int) {
    for stripe in range(of: rect) { stripes[stripe].append((rect, number)) }
  }

  /// The largest number of the rectangles that overlap `rect`, apart from those with the number `exception`.
  func last(overlapping rect: LayoutRect, except exception: Int = -1) -> Int? {
    var result: Int?
    for stripe in range(of: rect) {
      let entry = stripes[stripe].last { $0.number != exception && $0.rect.overlaps(rect) }
      if let entry { result = max(result ?? entry.number, entry.number) }
    }
    return result
  }

  private func range(of rect: LayoutRect) -> ClosedRange<Int> {
    // Numbers that are not finite belong to the first or the last stripe.
    func stripe(_ y: Double) -> Int {
      let part = (y - top) / height
      return part > 0 ? Int(min(part, Double(RectIndex.stripeCount - 1))) : 0
    }
    let first = stripe(rect.y)
    return first...max(first, stripe(rect.maxY))
  }
}
