import LayoutEngine

/// The search for the widths at which a screen has no fault. Widths are counted in 64ths of a point.
struct WidthSearch {
  private let run: ScreenRun
  private var tree: LayoutTree
  private var root: RootWidth
  private var scan: ScreenScan
  private var found: [ClosedRange<Int>] = []

  /// The number of steps in a point.
  private static let resolution = 64
  /// The tolerance for frames that change linearly, in points.
  private static let tolerance = 1e-7

  /// A layout at one width.
  private struct Sample {
    var width: Int
    var isClean: Bool
    /// The frames of all nodes, and the sizes of the lines of texts.
    var frames: [LayoutRect]
    var lines: [LayoutSize]
  }

  init(_ run: ScreenRun) {
    (self.run, tree, scan) = (run, run.screen.tree, run.newScan())
    for leaf in run.screen.texts + run.screen.otherLeaves { try? tree.markDirty(leaf) }
    root = RootWidth(run.screen)
    run.takeDesign(&scan, &tree, &root)
  }

  /// Returns the ranges of widths, in points, of a direction and text size.
  mutating func ranges(inRun number: Int) -> [ClosedRange<Double>] {
    found = []
    run.begin(number, &tree, &root)
    let widths = run.settings.widths
    var last = firstSample(widths.lowerBound * WidthSearch.resolution, run: Int32(number))
    if last.isClean { add(last.width, last.width) }
    for width in widths.dropFirst() {
      let next = sample(width * WidthSearch.resolution)
      search(last, next)
      last = next
    }
    scan.endWidths()
    let scale = Double(WidthSearch.resolution)
    return found.map { Double($0.lowerBound) / scale...Double($0.upperBound) / scale }
  }

  // MARK: - Samples

  private mutating func firstSample(_ width: Int, run number: Int32) -> Sample {
    layOut(width)
    scan.beginRun(number, tree)
    return inspected(width)
  }

  private mutating func sample(_ width: Int) -> Sample {
    layOut(width)
    scan.takeFrames(tree)
    return inspected(width)
  }

  private mutating func layOut(_ width: Int) {
    scan.width += 1
    scan.screenWidth = Double(width) / Double(WidthSearch.resolution)
    run.layOut(&tree, &root, width: scan.screenWidth)
  }

  private mutating func inspected(_ width: Int) -> Sample {
    scan.jumps.removeAll(keepingCapacity: true)
    scan.inspect()
    scan.conditions.removeIntervals()
    let faults = scan.conditions.current
    return Sample(
      width: width, isClean: !faults.contains { scan.key(of: $0, run) != nil }, frames: scan.nodes.map { $0.frame },
      lines: scan.nodes.map { node in
        guard node.traits.contains(.isText) else { return LayoutSize() }
        return node.fitsNaturally ? node.natural : scan.measureLines(of: node)
      })
  }

  // MARK: - Search

  /// Adds the clean widths between two samples.
  private mutating func search(_ first: Sample, _ last: Sample) {
    let distance = last.width - first.width
    guard distance > 1 else {
      if first.isClean { add(first.width, last.isClean ? last.width : first.width) }
      if last.isClean { add(last.width, last.width) }
      return
    }
    // The distances between the four samples differ, so that a period of the frames is not overlooked.
    let offset = distance == 2 ? 1 : max(distance * 19 / 64, 1)
    let second = sample(first.width + offset)
    let third = distance == 2 ? second : sample(last.width - max(distance * 21 / 64, 1))
    let samples = distance == 2 ? [first, second, last] : [first, second, third, last]
    if samples.allSatisfy({ !$0.isClean }) { return }
    let isLinear = isLinear(first, second, last) && isLinear(first, third, last)
    if isLinear, samples.allSatisfy({ $0.isClean }) { return add(first.width, last.width) }
    for (one, next) in zip(samples, samples.dropFirst()) where one.isClean || next.isClean { search(one, next) }
  }

  /// Returns whether the frames at a width are on the lines between those at two other widths, and texts have the same lines.
  private func isLinear(_ first: Sample, _ middle: Sample, _ last: Sample) -> Bool {
    let part = Double(middle.width - first.width) / Double(last.width - first.width)
    func isBetween(_ start: Double, _ value: Double, _ end: Double) -> Bool {
      (start + (end - start) * part - value).magnitude <= WidthSearch.tolerance
    }
    guard first.lines == middle.lines, middle.lines == last.lines else { return false }
    return first.frames.indices.allSatisfy { index in
      let (start, frame, end) = (first.frames[index], middle.frames[index], last.frames[index])
      return isBetween(start.x, frame.x, end.x) && isBetween(start.y, frame.y, end.y)
        && isBetween(start.width, frame.width, end.width) && isBetween(start.height, frame.height, end.height)
    }
  }

  /// Adds a range, which begins at or after the end of the last one.
  private mutating func add(_ first: Int, _ last: Int) {
    if let known = found.last, known.upperBound >= first {
      found[found.count - 1] = known.lowerBound...max(known.upperBound, last)
    } else {
      found.append(first...last)
    }
  }
}
