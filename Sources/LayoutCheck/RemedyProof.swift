import BoxEngine
import LayoutEngine

/// A condition of one or two items, in trees with the same nodes.
struct FaultKey: Hashable {
  /// The number of the condition in ``ScreenScan/Slot``, or the number of slots for an overlap.
  var slot: Int
  var first: NodeID
  /// The second item of an overlap.
  var second: NodeID?
}

extension ScreenScan {
  /// Returns the condition and its items; `nil` if the settings allow it.
  func key(of condition: Int32, _ run: ScreenRun) -> FaultKey? {
    let slots = Slot.count
    let allowed = run.settings.allowedOverlaps
    func isAllowed(_ node: NodeID) -> Bool { !allowed.isEmpty && allowed.contains(run.screen.name(node)) }
    guard Int(condition) < nodes.count * slots else {
      let pair = pairs.pairs[Int(condition) - nodes.count * slots]
      let (first, second) = (nodes[Int(pair.first)].id, nodes[Int(pair.second)].id)
      return isAllowed(first) && isAllowed(second) ? nil : FaultKey(slot: slots, first: first, second: second)
    }
    let key = FaultKey(slot: Int(condition) % slots, first: nodes[Int(condition) / slots].id)
    return key.slot == Slot.outside && isAllowed(key.first) ? nil : key
  }
}

/// The proof that a change removes a finding of a screen.
///
/// The change is applied to the tree, and the screen is checked again: at first in the smallest case of the finding, then at some
/// widths, and finally at all widths. If the findings of a large screen need several changes, the last check of each change takes
/// one out of as many blocks of widths, so that all proofs together take about the time of the check.
struct RemedyProof {
  private let run: ScreenRun
  /// The conditions that the check found.
  private let known: Set<FaultKey>
  /// The frames at the width for which the screen was designed, without a change.
  private let designFrames: [LayoutRect]
  /// One out of this number of blocks of widths is checked again.
  private var stride = 1
  /// The results of the changes that were checked at some widths, and at all widths.
  private var samples: [Result] = []
  private var complete: [Result] = []

  /// The result of a check with a change.
  private struct Result {
    var change: RemedyChange
    /// The known conditions that remain; `nil` if there is a new one, or the change is impossible.
    var faults: Set<FaultKey>?
    /// Whether the change is the first one for a finding.
    var isChosen = false
  }

  /// The number of consecutive widths in a block.
  private static let blockSize = 8
  /// A number of layouts that takes a short time.
  private static let smallCheck = 4_000
  /// The number of changes of a finding that are checked at all widths.
  private static let completeChecks = 4

  init(_ run: ScreenRun, _ scan: ScreenScan) {
    self.run = run
    designFrames = scan.designFrames
    known = Set(scan.conditions.intervals.compactMap { scan.key(of: $0.condition, run) })
  }

  /// A finding to remove.
  struct Target {
    var key: FaultKey
    var example: Finding.Case
    var ranges: [Finding.Range]
    var candidates: [RemedyChange]
  }

  /// Returns for each finding the first change that removes it without causing another one; `nil` where there is none.
  mutating func changes(for targets: [Target], _ tree: inout LayoutTree) -> [RemedyChange?] {
    var likely: [Int?] = []
    for target in targets { likely.append(nextLikely(for: target, from: 0, &tree)) }
    setStride(changes: samples.filter { $0.isChosen }.count)
    return zip(targets, likely).map { target, index in
      // A change that removes an earlier finding as well is preferred, unless the finding has one that keeps the arrangement.
      let keepsArrangement = index.map { !target.candidates[$0].removesArrangement } ?? false
      for known in complete where known.faults.map({ !$0.contains(target.key) }) ?? false {
        if keepsArrangement, known.change.removesArrangement { continue }
        if removes(known.change, target, &tree) { return known.change }
      }
      var next = index
      for _ in 0..<RemedyProof.completeChecks {
        guard let index = next else { return nil }
        let change = target.candidates[index]
        if let faults = completeFaults(of: change, &tree), !faults.contains(target.key) { return change }
        next = nextLikely(for: target, from: index + 1, &tree)
      }
      return nil
    }
  }

  /// Returns the index of the next change that removes a finding at some widths.
  private mutating func nextLikely(for target: Target, from start: Int, _ tree: inout LayoutTree) -> Int? {
    let nearby = block(around: target.example)
    let sizes = VisibleSizes(run, target.example, &tree)
    for index in target.candidates.indices.dropFirst(start) {
      let change = target.candidates[index]
      guard let faults = faults(with: change, &tree, [nearby], keeping: sizes), !faults.contains(target.key),
        removes(change, target, &tree)
      else { continue }
      let sample = sampled(change, &tree)
      guard let faults = samples[sample].faults, !faults.contains(target.key) else { continue }
      samples[sample].isChosen = true
      return index
    }
    return nil
  }

  /// Returns whether a finding does not occur in its smallest case and at the ends of its first and last range.
  private func removes(_ change: RemedyChange, _ target: Target, _ tree: inout LayoutTree) -> Bool {
    var blocks = [block(around: target.example)]
    for range in target.ranges.prefix(1) + target.ranges.dropFirst().suffix(1) {
      for width in [range.from, range.to] {
        var example = target.example
        (example.width, example.textScale, example.direction) = (width, range.textScale, range.direction)
        blocks.append(block(around: example))
      }
    }
    guard let faults = faults(with: change, &tree, blocks) else { return false }
    return !faults.contains(target.key)
  }

  /// Sets the number of blocks of widths out of which one is checked, so that all proofs take about the time of a check.
  private mutating func setStride(changes: Int) {
    let layouts = run.settings.widths.count * run.settings.textScales.count * run.settings.directions.count
    let most = max(layouts, RemedyProof.smallCheck)
    stride = max((changes * layouts + most - 1) / most, 1)
  }

  /// Checks a change at some widths, once. Returns the index of the result.
  private mutating func sampled(_ change: RemedyChange, _ tree: inout LayoutTree) -> Int {
    if let index = samples.firstIndex(where: { $0.change == change }) { return index }
    samples.append(Result(change: change, faults: faults(with: change, &tree, sampledBlocks)))
    return samples.count - 1
  }

  private mutating func completeFaults(of change: RemedyChange, _ tree: inout LayoutTree) -> Set<FaultKey>? {
    if let result = complete.first(where: { $0.change == change }) { return result.faults }
    let found = faults(with: change, &tree, completeBlocks)
    complete.append(Result(change: change, faults: found))
    return found
  }
}

// MARK: - Checks

extension RemedyProof {
  /// Applies a change, checks widths, and takes the change back.
  ///
  /// - Returns: The known conditions that remain; `nil` if there is a new one, or the change is impossible.
  private func faults(
    with change: RemedyChange, _ tree: inout LayoutTree, _ blocks: [WidthBlock],
    keeping sizes: VisibleSizes = VisibleSizes()
  ) -> Set<FaultKey>? {
    let undo = RemedyUndo(change, tree)
    var changed = run
    guard changed.apply(change), change.apply(to: &tree) else { return nil }
    defer { undo.apply(to: &tree) }
    var root = RootWidth(changed.screen)
    var scan = changed.newScan()
    changed.takeDesign(&scan, &tree, &root)
    scan.designFramesBefore = scan.designFrames.isEmpty ? [] : designFrames
    var found: Set<FaultKey> = []
    var count = 0
    for block in blocks {
      changed.begin(block.run, &tree, &root)
      changed.layOut(&scan, &tree, &root, block)
      guard sizes.arePreserved(by: tree) else { return nil }
      for interval in scan.conditions.intervals[count...] {
        guard let key = scan.key(of: interval.condition, changed) else { continue }
        guard known.contains(key) else { return nil }
        found.insert(key)
      }
      count = scan.conditions.intervals.count
    }
    return found
  }

  /// The widths around the smallest case of a finding.
  private func block(around example: Finding.Case) -> WidthBlock {
    let widths = run.settings.widths
    let scale = run.settings.textScales.firstIndex(of: example.textScale) ?? 0
    let direction = run.settings.directions.firstIndex(of: example.direction) ?? 0
    // A jump is found in three consecutive steps.
    let range = max(example.width - 2, widths.lowerBound)...min(example.width + 1, widths.upperBound)
    return WidthBlock(run: direction * run.settings.textScales.count + scale, widths: range)
  }

  /// Some widths with text of the largest, the most ordinary and the smallest size.
  private var sampledBlocks: [WidthBlock] {
    let (scales, widths) = (run.settings.textScales, run.settings.widths)
    let checked = run.textScales
    let ordinary = checked.min { ($0 - 1).magnitude < ($1 - 1).magnitude }
    let sizes = Set([checked.max(), ordinary, checked.min()].compactMap { $0 })
    let step = max((widths.count - 2) / 6, 1)
    var blocks: [WidthBlock] = []
    for direction in run.settings.directions.indices {
      for (index, scale) in scales.enumerated() where sizes.contains(scale) {
        for width in Swift.stride(from: widths.lowerBound, through: widths.upperBound, by: step) {
          let range = width...min(width + 1, widths.upperBound)
          blocks.append(WidthBlock(run: direction * scales.count + index, widths: range))
        }
      }
    }
    return blocks
  }

  /// All widths, or one out of ``stride`` blocks.
  private var completeBlocks: [WidthBlock] {
    let (widths, size) = (run.settings.widths, RemedyProof.blockSize)
    return (0..<run.settings.directions.count * run.settings.textScales.count).flatMap { run -> [WidthBlock] in
      if stride <= 1 { return [WidthBlock(run: run, widths: widths)] }
      let first = widths.lowerBound + size * (run % stride)
      return Swift.stride(from: first, through: widths.upperBound, by: size * stride).map { width in
        WidthBlock(run: run, widths: width...min(width + size - 1, widths.upperBound))
      }
    }
  }
}

/// The properties of a node before a change.
private struct RemedyUndo {
  private let node: NodeID
  private let part: RemedyChange.Part
  private let style: Style?
  private let pins: BoxPins?
  private let box: BoxContainer?

  init(_ change: RemedyChange, _ tree: LayoutTree) {
    (node, part) = (change.node, change.part)
    (style, pins, box) = (tree.style(of: node), tree.pins(of: node), tree.box(of: node))
  }

  func apply(to tree: inout LayoutTree) {
    do throws(LayoutTreeError) {
      switch part {
      case .style: if let style { try tree.setStyle(style, of: node) }
      case .pins: try tree.setPins(pins, of: node)
      case .box: if let box { try tree.setBox(box, of: node) }
      }
    } catch {}
  }
}

/// The leaves and the items of given size that are visible in the smallest case of a finding.
///
/// A change must not make them disappear: content without a size of its own is not a fault of the check.
private struct VisibleSizes {
  private var nodes: [NodeID] = []

  init() {}

  init(_ run: ScreenRun, _ example: Finding.Case, _ tree: inout LayoutTree) {
    var root = RootWidth(run.screen)
    run.layOut(&tree, &root, example)
    nodes = ScreenNodes(run.screen).nodes.filter { node in
      node.firstChild < 0 && VisibleSizes.isVisible(node.id, in: tree)
        && !node.traits.isDisjoint(with: [.isLeaf, .hasGivenWidth, .hasGivenHeight])
    }.map { $0.id }
  }

  private static func isVisible(_ node: NodeID, in tree: LayoutTree) -> Bool {
    let size = tree.frame(of: node).size
    return size.width >= 0.5 && size.height >= 0.5
  }

  func arePreserved(by tree: LayoutTree) -> Bool {
    nodes.allSatisfy { VisibleSizes.isVisible($0, in: tree) }
  }
}
