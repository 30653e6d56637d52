import LayoutEngine

/// The findings that result from the intervals of a scan.
struct FindingList {
  private let run: ScreenRun
  private let scan: ScreenScan
  private let nodes: [CheckedNode]
  private let pairs: [PairTable.Pair]
  private let intervals: [ConditionInterval]

  init(_ run: ScreenRun, _ scan: ScreenScan) {
    (self.run, self.scan, nodes, pairs) = (run, scan, scan.nodes, scan.pairs.pairs)
    intervals = FindingList.joined(
      scan.conditions.intervals.sorted {
        ($0.condition, $0.run, $0.from) < ($1.condition, $1.run, $1.from)
      })
  }

  /// Joins directly consecutive jumps to one interval.
  private static func joined(_ intervals: [ConditionInterval]) -> [ConditionInterval] {
    var joined: [ConditionInterval] = []
    for interval in intervals {
      if let last = joined.last, last.condition == interval.condition, last.run == interval.run,
        last.to >= interval.from
      {
        joined[joined.count - 1].to = interval.to
      } else {
        joined.append(interval)
      }
    }
    return joined
  }

  /// A finding whose remedy is not proven yet.
  private struct Draft {
    var place: Int32
    var finding: Finding
    /// The finding without the names of items.
    var anonymous: Finding
    var target: RemedyProof.Target
  }

  /// Returns the findings with their remedies, in the order of the affected items.
  func findings(_ tree: inout LayoutTree, _ root: inout RootWidth) -> [CheckResults.Entry] {
    var drafts: [Draft] = []
    var start = 0
    while start < intervals.count {
      var end = start
      while end < intervals.count, intervals[end].condition == intervals[start].condition { end += 1 }
      if let draft = draft(of: intervals[start..<end], &tree, &root) { drafts.append(draft) }
      start = end
    }
    if drafts.isEmpty { return [] }
    // Findings of one item are in the order of their kinds.
    let order = drafts.indices.sorted { (drafts[$0].place, $0) < (drafts[$1].place, $1) }
    var proof = RemedyProof(run, scan)
    let changes = proof.changes(for: order.map { drafts[$0].target }, &tree)
    return zip(order, changes).map { entry(drafts[$0], $1) }
  }

  /// Returns a finding with its remedy.
  private func entry(_ draft: Draft, _ change: RemedyChange?) -> CheckResults.Entry {
    var (finding, anonymous) = (draft.finding, draft.anonymous)
    let isRoot = finding.nodeIDs.first == run.screen.root
    finding.setRemedy(change, isRoot: isRoot, run.screen.name)
    anonymous.setRemedy(change, isRoot: isRoot) { _ in "" }
    (anonymous.remedyChange, anonymous.nodeIDs) = (nil, [])
    return CheckResults.Entry(
      finding: finding, anonymous: anonymous, items: finding.nodeIDs.map(run.screen.identity))
  }

  /// Returns the finding of a condition; `nil` if it is allowed.
  private func draft(
    of intervals: ArraySlice<ConditionInterval>, _ tree: inout LayoutTree, _ root: inout RootWidth
  ) -> Draft? {
    guard let smallest = smallest(of: intervals), let key = scan.key(of: smallest.condition, run) else { return nil }
    var (kind, members, axis) = subject(of: smallest)
    let example = self.example(of: smallest)
    run.layOut(&tree, &root, example)
    if let largest = largestItem(of: kind, members, axis, tree) { members.append(largest) }
    let names = members.map { run.screen.name(nodes[Int($0)].id) }
    var finding = Finding(
      kind: kind, nodes: names, nodeIDs: members.map { nodes[Int($0)].id }, axis: axis,
      ranges: intervals.map { range(of: $0) },
      smallest: example, text: "", cause: nil, remedy: "")
    let subject = FindingSubject(finding, tree, run)
    let worded = finding.worded(subject)
    finding.nodes = names.map { _ in "" }
    let anonymous = finding.worded(FindingSubject(finding, tree, run.withoutNames))
    return Draft(
      place: members[0], finding: worded, anonymous: anonymous,
      target: RemedyProof.Target(
        key: key, example: example, ranges: worded.ranges, candidates: RemedyCandidates(subject).changes))
  }

  /// Returns the largest item of a container with an overflow, or of a root with the width of its items.
  ///
  /// The result is `nil` if that item is among the members, and for other findings.
  private func largestItem(
    of kind: Finding.Kind, _ members: [Int32], _ axis: LayoutAxis?, _ tree: LayoutTree
  ) -> Int32? {
    guard let axis, kind == .overflow || kind == .outside && members[0] == 0 && rootFollowsItems(axis, tree) else {
      return nil
    }
    let known = members.count > 1 ? members[1] : -1
    var (largest, extent) = (known, known < 0 ? 0 : tree.frame(of: nodes[Int(known)].id).size[axis])
    var item = nodes[Int(members[0])].firstChild
    let leaves = axis == .horizontal ? CheckedTraits.leavesX : .leavesY
    while item >= 0 {
      let size = tree.frame(of: nodes[Int(item)].id).size[axis]
      if size > extent, nodes[Int(item)].traits.isDisjoint(with: leaves) { (largest, extent) = (item, size) }
      item = nodes[Int(item)].nextSibling
    }
    return largest == known ? nil : largest
  }

  /// Returns whether the width of the root is that of its items, and not a minWidth.
  private func rootFollowsItems(_ axis: LayoutAxis, _ tree: LayoutTree) -> Bool {
    guard axis == .horizontal, let style = tree.style(of: run.screen.root) else { return false }
    let width = tree.frame(of: run.screen.root).width
    let insets = style.boxSizing == .borderBox ? 0 : RootWidth.insets(of: style, in: width)
    return (style.minWidth.fixedPoints ?? 0) + insets < width - ConditionTable.tolerance
  }

  private func example(of interval: ConditionInterval) -> Finding.Case {
    let sample = sample(of: interval)
    return Finding.Case(
      width: sample.width, textScale: sample.textScale, direction: sample.direction, amount: interval.amount)
  }

  /// Returns the kind, the nodes and the axis of an interval.
  private func subject(of interval: ConditionInterval) -> (Finding.Kind, [Int32], LayoutAxis?) {
    let condition = Int(interval.condition)
    let node = Int32(condition / ScreenScan.Slot.count)
    let axis: LayoutAxis = interval.detail == 0 ? .horizontal : .vertical
    guard Int(node) < nodes.count else {
      let pair = pairs[condition - nodes.count * ScreenScan.Slot.count]
      return (.overlap, [pair.first, pair.second], axis)
    }
    switch condition % ScreenScan.Slot.count {
    case ScreenScan.Slot.overflowX: return (.overflow, [node, interval.detail], .horizontal)
    case ScreenScan.Slot.overflowY: return (.overflow, [node, interval.detail], .vertical)
    case ScreenScan.Slot.cutText: return (.cutText, [node], axis)
    case ScreenScan.Slot.noSpace:
      return (nodes[Int(node)].traits.contains(.isText) ? .noSpace : .squeezed, [node], axis)
    case ScreenScan.Slot.outside: return (.outside, [node], axis)
    default: return (.jump, interval.detail < 0 ? [node] : [node, interval.detail], .horizontal)
    }
  }

  private func sample(of interval: ConditionInterval) -> (width: Int, textScale: Double, direction: CheckDirection) {
    let scales = run.settings.textScales
    let isJump = Int(interval.condition) % ScreenScan.Slot.count == ScreenScan.Slot.jump
    let isPair = Int(interval.condition) >= nodes.count * ScreenScan.Slot.count
    return (
      Int(interval.from) + (isJump && !isPair ? 1 : 0), scales[Int(interval.run) % scales.count],
      run.settings.directions[Int(interval.run) / scales.count]
    )
  }

  private func range(of interval: ConditionInterval) -> Finding.Range {
    let sample = sample(of: interval)
    return Finding.Range(
      textScale: sample.textScale, direction: sample.direction, from: Int(interval.from), to: Int(interval.to))
  }

  /// Returns the interval of the smallest case.
  ///
  /// It has the text size closest to the default, the first direction, and the smallest width.
  private func smallest(of intervals: ArraySlice<ConditionInterval>) -> ConditionInterval? {
    intervals.min { first, second in
      let (one, other) = (distance(first), distance(second))
      return one != other ? one < other : (first.run, first.from) < (second.run, second.from)
    }
  }

  private func distance(_ interval: ConditionInterval) -> Double {
    (sample(of: interval).textScale - 1).magnitude
  }
}

extension ScreenRun {
  /// Lays out a case again.
  func layOut(_ tree: inout LayoutTree, _ root: inout RootWidth, _ example: Finding.Case) {
    root.setDirection(example.direction, in: &tree)
    setTextScale(example.textScale, in: &tree)
    let scale = settings.textScales.firstIndex(of: example.textScale) ?? 0
    let direction = settings.directions.firstIndex(of: example.direction) ?? 0
    layOut(&tree, &root, width: width(inRun: direction * settings.textScales.count + scale, example.width))
  }
}
