import LayoutEngine

// Items of a horizontal container that share a baseline: their tops follow from the highest of them, or all constraints
// are solved together.

/// The baselines of an item, and the position that follows from a shared baseline.
struct BoxBaselines: BitwiseCopyable {
  // The distances from the top of content, at its width and its natural height; NaN: none, or not measured.
  var first = Double.nan
  var last = Double.nan
  /// The distance of the item's top from that of its container; NaN: no other item shares the baseline of the item.
  ///
  /// The value is infinite if the pins of the items leave the position to other constraints.
  var top = Double.nan
  /// The size of the item for which `top` applies; NaN: any size.
  var size = Double.nan

  subscript(baseline: BoxBaseline) -> Double {
    get { baseline == .first ? first : last }
    set { if baseline == .first { first = newValue } else { last = newValue } }
  }
}

extension BoxBaseline {
  fileprivate var set: BaselineSet { self == .first ? .first : .last }
}

extension BoxPass {
  /// Measures the baselines that items share.
  func measureBaselines(in system: BoxSystem) {
    for index in entries(system).indices.dropFirst() {
      let pins = Int(entries(system)[index].pins) + Int(LayoutAxis.vertical.rawValue)
      guard let baseline = arena.contents.pinTable.pins[pins].baseline else { continue }
      let inner = index..<Int(entries(system)[index].end)
      for place in 0..<inner.count {
        let content = baseline == .first ? inner.startIndex + place : inner.endIndex - 1 - place
        let entry = entries(system)[content]
        guard entry.kind == .content else { continue }
        let distance = pass.baseline(baseline.set, of: entry.item, height: entry.naturalSize.height)
        let slot = Int32(entry.id.slot)
        let known = arena.contents.baselines[slot][baseline]
        if known != distance, !known.isNaN || distance != nil {
          arena.contents.baselines[slot][baseline] = distance ?? .nan
          entries(system).markStale(around: content, .vertical)
        }
        if distance != nil { break }
      }
    }
  }
}

extension BoxAxis {
  private func baselines(of index: Int) -> BoxBaselines { arena.contents.baselines[Int32(entries[index].id.slot)] }

  private func setTop(_ top: Double, size: Double = .nan, of index: Int) {
    let (slot, known) = (Int32(entries[index].id.slot), baselines(of: index))
    // NaN is a value like others.
    if known.top.bitPattern == top.bitPattern, known.size.bitPattern == size.bitPattern { return }
    (arena.contents.baselines[slot].top, arena.contents.baselines[slot].size) = (top, size)
    entries.markStale(around: index, axis)
  }

  /// The distance of an item's top from that of its container, where the item shares a baseline; otherwise `nil`.
  ///
  /// See ``BoxBaselines/top``.
  func baselineTop(of item: Int) -> Double? {
    pins(item).traits.isDisjoint(with: .sharesBaseline) ? nil : sharedTop(of: item)
  }

  private func sharedTop(of item: Int) -> Double? {
    guard alignsBaselines else { return nil }
    let top = baselines(of: item).top
    return top.isNaN ? nil : top
  }

  /// Whether the size of a placed item is the one for which its top was determined.
  func keepsBaseline(of item: Int) -> Bool {
    guard baselineTop(of: item) != nil else { return true }
    let size = baselines(of: item).size
    return size.isNaN || size == entries[item].size[axis]
  }

  /// The fixed gap before an item whose top follows from a shared baseline; otherwise `nil`.
  func baselineGap(before item: Int) -> BoxGap? {
    guard let top = baselineTop(of: item), top < .infinity else { return nil }
    return BoxGap(pin: BoxPin(constant: top), defaultLength: top)
  }

  /// Whether the position of an item is final, so that the item needs no chain.
  ///
  /// A chain cannot express a shared baseline that depends on the sizes of items.
  mutating func keepsBaseline(inChainOf item: Int) -> Bool {
    guard let top = baselineTop(of: item) else { return false }
    if keepsBaselines { return true }
    assumesRequired = true
    let size = baselines(of: item).size
    if top == .infinity || (!size.isNaN && size != fixedSize(of: item)) { exceedsCurves = true }
    return false
  }

  // MARK: - Positions that follow from pins

  /// Determines the tops of the items that share baselines, from the inner containers outwards.
  ///
  /// Returns `false` if some tops depend on the sizes of items.
  func placeBaselines() -> Bool {
    var areKnown = true
    for index in entries.indices.reversed() where entries[index].kind == .box {
      let isHorizontal = self.axis(ofContainer: index) == .horizontal
      for baseline in BoxBaseline.allCases where !place(baseline, in: index, isAligned: isHorizontal) {
        areKnown = false
      }
    }
    return areKnown
  }

  /// Determines the tops of the items that share one baseline.
  ///
  /// With lower bounds above and below, the highest position of the baseline violates the fewest constraints: it follows
  /// from the largest distance from the top of the container.
  private func place(_ baseline: BoxBaseline, in index: Int, isAligned: Bool) -> Bool {
    let box = edges(of: index)
    var (count, position, limit) = (0, -Double.infinity, Double.infinity)
    var (isKnown, assumesSizes) = (true, false)
    forEachItem(inContainer: index) { item in
      guard pins(item).baseline == baseline else { return }
      count += 1
      guard isKnown, hasLowerBounds(item), let ascent = ascent(of: item, baseline) else {
        isKnown = false
        return
      }
      let distance = box.beginGap(pins(item).beginConstant) + ascent.distance
      position = max(position, distance)
      if !ascent.size.isNaN, fixedSize(of: item) == nil { assumesSizes = true }
      if pins(item).traits.contains(.beginIsFixed) { limit = min(limit, distance) }
    }
    if count == 0 { return true }
    let isGroup = isAligned && count > 1
    if limit < position { isKnown = false }
    // Where a bottom edge stands for a baseline, content may shrink in place of other content.
    if assumesSizes {
      forEachItem(inContainer: index) { item in
        if pins(item).baseline == baseline, expectedSize(of: item) == nil { isKnown = false }
      }
    }
    forEachItem(inContainer: index) { item in
      guard pins(item).baseline == baseline else { return }
      if !isGroup {
        setTop(.nan, of: item)
      } else if isKnown, let ascent = ascent(of: item, baseline) {
        let size = assumesSizes ? expectedSize(of: item) ?? .nan : ascent.size
        setTop(position - ascent.distance, size: size, of: item)
      } else {
        setTop(.infinity, of: item)
      }
    }
    return isKnown || !isGroup
  }

  /// Whether the pins of an item's edges are lower bounds, that of the top a required one.
  private func hasLowerBounds(_ item: Int) -> Bool {
    let pins = pins(item)
    guard pins.traits.contains(.hasNoCenter), let begin = pins.begin, begin.isRequired else { return false }
    return begin.relation != .atMost && (pins.end.map { $0.relation == .atLeast } ?? true)
  }

  /// The distance of a baseline from the top of an item, and the size of the item that it assumes; NaN: any size.
  ///
  /// The result is `nil` if the distance depends on sizes that are not known yet.
  private func ascent(of item: Int, _ baseline: BoxBaseline) -> (distance: Double, size: Double)? {
    if let content = content(with: baseline, in: item) {
      var distance = baselines(of: content)[baseline]
      var inner = content
      while inner > item {
        guard let top = knownTop(of: inner) else { return nil }
        distance += top
        inner = Int(entries[inner].container)
      }
      return (distance, .nan)
    }
    return expectedSize(of: item).map { (max(0, $0), max(0, $0)) }
  }

  /// The size that required pins fix, or the natural size of an item without pins of its size.
  private func expectedSize(of item: Int) -> Double? {
    if let size = fixedSize(of: item) { return size }
    guard entries[item].kind != .box, entries[item].sizeConstraint < 0, pins(item).traits.contains(.hasNoSize) else {
      return nil
    }
    return entries[item].naturalSize[axis]
  }

  /// The position of an item in a nested container, where required pins fix the position.
  private func knownTop(of item: Int) -> Double? {
    if let top = baselineTop(of: item) { return top < .infinity ? top : nil }
    let container = Int(entries[item].container)
    let box = edges(of: container)
    guard pins(item).traits.contains(.beginIsFixed), !box.isMain || item == container + 1 else { return nil }
    return box.beginGap(pins(item).beginConstant)
  }

  /// The content whose baseline is that of an item; `nil` if the bottom edge stands for the baseline.
  private func content(with baseline: BoxBaseline, in item: Int) -> Int? {
    let inner = item..<Int(entries[item].end)
    func hasBaseline(_ index: Int) -> Bool {
      entries[index].kind == .content && !baselines(of: index)[baseline].isNaN
    }
    return baseline == .first ? inner.first(where: hasBaseline) : inner.last(where: hasBaseline)
  }

  // MARK: - Constraints

  /// Calls `body` with the constraints on the baselines that items of a horizontal container share.
  func forEachBaselineConstraint(inContainer index: Int, _ body: (BoxConstraint) -> Void) {
    for baseline in BoxBaseline.allCases {
      var first: (terms: BoxConstraint.Terms, distance: Double)?
      forEachItem(inContainer: index) { item in
        guard pins(item).baseline == baseline else { return }
        let own = position(of: baseline, of: item)
        if let first {
          let others = first.terms.map { (variable: $0.variable, factor: -$0.factor) }
          body(BoxConstraint(item, own.terms + others, BoxPin(constant: first.distance - own.distance)))
        } else {
          first = own
        }
      }
    }
  }

  /// The position of an item's baseline in the container of the item: a sum of terms, and a distance.
  private func position(of baseline: BoxBaseline, of item: Int) -> (terms: BoxConstraint.Terms, distance: Double) {
    guard let content = content(with: baseline, in: item) else { return ([(.origin(item), 1), (.size(item), 1)], 0) }
    var terms: BoxConstraint.Terms = []
    var inner = content
    while inner >= item {
      terms.append((.origin(inner), 1))
      inner = Int(entries[inner].container)
    }
    return (terms, baselines(of: content)[baseline])
  }

  // MARK: - Large systems

  /// Moves the items whose baselines depend on sizes, once the sizes are determined.
  func alignBaselines() {
    for index in entries.indices.reversed() where entries[index].kind == .box {
      for baseline in BoxBaseline.allCases { align(baseline, in: index) }
    }
  }

  private func align(_ baseline: BoxBaseline, in index: Int) {
    var position = -Double.infinity
    forEachOpenItem(of: baseline, in: index) { position = max(position, value(of: baseline, of: $0)) }
    forEachOpenItem(of: baseline, in: index) { item in
      entries[item].origin[axis] += position - value(of: baseline, of: item)
    }
  }

  private func forEachOpenItem(of baseline: BoxBaseline, in index: Int, _ body: (Int) -> Void) {
    forEachItem(inContainer: index) { if pins($0).baseline == baseline, baselineTop(of: $0) == .infinity { body($0) } }
  }

  /// The position of an item's baseline, with the computed sizes and positions.
  private func value(of baseline: BoxBaseline, of item: Int) -> Double {
    let position = position(of: baseline, of: item)
    return position.distance + value(of: position.terms)
  }
}
