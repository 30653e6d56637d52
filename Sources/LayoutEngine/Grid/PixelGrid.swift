/// The grid of device pixels to which the frames of a tree are aligned.
///
/// Each edge is rounded in the root's coordinates, so that adjacent boxes stay adjacent and errors do not accumulate. A
/// layout stores the frames as computed, and the grid rounds them when they are read.
struct PixelGrid: BitwiseCopyable {
  /// Device pixels per point; 0: frames are not rounded.
  let scale: Double
  /// 1 ÷ scale if the quotient is exact, so that positions are multiplied instead of divided.
  private let pointsPerPixel: Double?

  init(scale: Double) {
    self.scale = scale
    pointsPerPixel = scale.significand == 1 ? 1 / scale : nil
  }

  /// Returns the frame on the grid, relative to the frame of the parent on the grid.
  func frame(of result: NodeResult, _ marks: NodeState.Marks) -> LayoutRect {
    guard scale > 0 else { return result.frame }
    var span = nearestSpan(of: result)
    if !marks.isDisjoint(with: .roundsOutward) { roundOutward(&span, result, marks) }
    let (position, extent) = (points(span.lowest - pixels(result.parentOrigin)), points(span.size))
    return LayoutRect(x: position.x, y: position.y, width: extent.x, height: extent.y)
  }

  @inline(never) private func roundOutward(_ span: inout PixelSpan, _ result: NodeResult, _ marks: NodeState.Marks) {
    let (start, end) = (result.start * scale + PixelSpan.tolerance, result.end * scale - PixelSpan.tolerance)
    if marks.contains(.roundsWidthOutward) {
      (span.lowest.x, span.highest.x) = (start.x.roundedDown, end.x.roundedUp)
    }
    if marks.contains(.roundsHeightOutward) {
      (span.lowest.y, span.highest.y) = (start.y.roundedDown, end.y.roundedUp)
    }
  }

  func nearestSpan(of result: NodeResult) -> PixelSpan {
    PixelSpan(lowest: pixels(result.start), highest: pixels(result.end))
  }

  private func points(_ pixels: SIMD2<Double>) -> SIMD2<Double> {
    if let pointsPerPixel { return pixels * pointsPerPixel }
    return pixels / scale
  }

  /// Slightly more than a millionth of a pixel, because a distance of exactly a millionth from a half would be a tie.
  private static var halfTolerance: Double { 1.001e-6 }

  /// The nearest device pixel; halves are rounded away from zero.
  ///
  /// A position within a millionth of a pixel of a half counts as a half: edges that meet can be sums of different
  /// fractions.
  private func pixels(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = position * scale
    return (scaled + scaled.withMagnitude(PixelGrid.halfTolerance)).roundedToNearest
  }
}

/// The extent of a frame on the grid, in device pixels of the root.
struct PixelSpan: BitwiseCopyable {
  var lowest: SIMD2<Double>
  var highest: SIMD2<Double>

  var size: SIMD2<Double> { highest - lowest }

  /// A thousandth of a pixel.
  ///
  /// Smaller differences are rounding errors of sums of fractions.
  static var tolerance: Double { 0.001 }
}

extension NodeResult {
  /// The top-left corner of the border box in the root's coordinates.
  var start: SIMD2<Double> { parentOrigin + frame.start }

  /// The bottom-right corner of the border box in the root's coordinates.
  var end: SIMD2<Double> { start + SIMD2(frame.width, frame.height) }
}

extension LayoutRect {
  /// The top-left corner.
  fileprivate var start: SIMD2<Double> { SIMD2(x, y) }
}
