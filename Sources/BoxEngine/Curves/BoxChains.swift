import LayoutEngine

// The chains of a box container: one chain along its axis, or one chain for each item across.

extension BoxAxis {
  mutating func makeChains(in index: Int) {
    let box = edges(of: index)
    costs[index].firstChain = Int32(workspace.chains.count)
    costs[index].chainCount = 0
    let itemCount = entries[index].itemCount
    if box.isMain {
      if itemCount > 0 { appendChain(BoxChain(firstItem: Int32(index + 1), itemCount: itemCount), in: index, box) }
      return
    }
    var item = Int32(index + 1)
    while item < entries[index].end {
      if !keepsBaseline(inChainOf: Int(item)) {
        appendChain(BoxChain(firstItem: item, itemCount: 1), in: index, box)
      }
      item = entries[Int(item)].end
    }
  }

  private mutating func appendChain(_ empty: BoxChain, in index: Int, _ box: BoxEdges) {
    var chain = empty
    // A single flex number has no effect.
    if box.isMain, entries[index].flexCount > 1 { chain.flexSum = entries[index].flexSum }
    determineCoupling(of: &chain, in: index)
    if exceedsCurves, !relaxes { return }
    appendMembers(of: &chain, in: index, box)
    if chain.assumesRequired { assumesRequired = true }
    workspace.chains.append(chain)
    costs[index].chainCount += 1
  }

  /// Determines the coupling of a chain.
  ///
  /// Where the size of a container is known, all center pins can be balanced; otherwise one center pin or one relative
  /// pin. Required relative equations determine the size, and need no balancing.
  private mutating func determineCoupling(of chain: inout BoxChain, in index: Int) {
    let isOpen = knownSize(ofContainer: index) == nil
    var (centered, related) = (-1, -1)
    var (centerCount, relatedCount, shareCount) = (0, 0, 0)
    forEachItem(of: chain) { item in
      let pins = pins(item)
      if pins.center != nil {
        centered = item
        centerCount += 1
      }
      guard isOpen, pins.relative != nil else { return }
      if fixedShare(of: item) != nil, chain.flexSum == 0 || flex(item) == nil {
        shareCount += 1
      } else {
        related = item
        relatedCount += 1
      }
    }
    if shareCount > 0 || (centerCount > 1 && index > 0) { assumesRequired = true }
    guard centerCount + relatedCount > 0 else { return }
    let isAlone = centerCount + relatedCount == 1 && (shareCount == 0 || (relatedCount == 0 && chain.itemCount == 1))
    let isLarge = related >= 0 && costs[related].curve.count > CostCoupling.largestCount
    guard chain.flexSum == 0, isAlone || !isOpen, !isLarge else {
      exceedsCurves = true
      return
    }
    chain.coupling = centerCount > 1 ? .centers : centerCount > 0 ? .center : .share
    chain.coupledItem = Int32(max(centered, related))
  }

  // MARK: - Members

  /// Appends the gaps and sizes of a chain in their order.
  ///
  /// Flex items form one length, at the place of the first flex item. Sizes that are a fixed multiple of the
  /// container's size are no members.
  private mutating func appendMembers(of chain: inout BoxChain, in index: Int, _ box: BoxEdges) {
    let isOpen = knownSize(ofContainer: index) == nil
    var item = Int(chain.firstItem)
    var previous: AxisPins?
    var flexes = false
    var first = workspace.members.count
    chain.firstPart = Int32(workspace.parts.count)
    for _ in 0..<chain.itemCount {
      let pins = pins(item)
      appendGap(baselineGap(before: item) ?? box.gap(after: previous, before: pins))
      if isOpen, let share = fixedShare(of: item) {
        chain.relative.scale += share.scale
        chain.relative.offset += share.offset
      }
      if chain.coupling == .centers, let center = pins.center {
        first = appendPart(from: first, to: item, in: index, center)
        chain.partCount += 1
        if workspace.parts[workspace.parts.count - 1].coupling == nil { chain.holdsCenters = true }
      } else if item == Int(chain.coupledItem) {
        if chain.coupling == .center {
          chain.first = makeSpan(from: first)
          first = workspace.members.count
        }
      } else if chain.flexSum > 0, flex(item) != nil {
        if !flexes { appendSize(flexCurve(of: chain), isSpare: entries[item].kind == .empty) }
        flexes = true
      } else if !isOpen || fixedShare(of: item) == nil {
        appendSize(of: item)
      }
      previous = pins
      item = Int(entries[item].end)
    }
    appendGap(box.gap(after: previous, before: nil))
    let last = makeSpan(from: first)
    if chain.coupling == .none || chain.coupling == .centers {
      chain.whole = last
    } else {
      couple(&chain, last, in: index, isOpen: isOpen)
    }
  }

  /// Combines a centered item and all lengths before the item into one length: the center is `b + s/2`.
  ///
  /// - Returns: The index of the first member of the next part.
  private mutating func appendPart(from first: Int, to item: Int, in index: Int, _ center: BoxPin) -> Int {
    let place = (knownSize(ofContainer: index) ?? 0) / 2 + edges(of: index).centerOffset
    let pin = center.adding(place)
    let curve: CostCurve
    if let size = rigidSize(of: item, center, from: first) {
      appendSize(of: item)
      let span = makeSpan(from: first)
      workspace.parts.append(BoxPart(item: Int32(item), span: span, coupling: nil))
      curves.beginSum()
      curves.add(span.curve)
      curves.add(pin.adding(size / 2))
      curve = curves.finishSum()
    } else {
      var span = makeSpan(from: first)
      span.curve = curves.run(of: span.curve)
      let coupling = CostCoupling(span.curve, curves.run(of: costs[item].curve), weights: (1, 0.5), pin)
      workspace.parts.append(BoxPart(item: Int32(item), span: span, coupling: coupling))
      curve = curves.couple(coupling)
    }
    workspace.members.append(BoxMember(curve: curve, gapDefault: 0))
    return workspace.members.count - 1
  }

  /// The size for which the position of the center follows from the end of the item.
  ///
  /// This is a size that a required pin fixes, which an optional center never outranks. In very long chains of centers
  /// it is also the optimal size of the item alone.
  private func rigidSize(of item: Int, _ center: BoxPin, from first: Int) -> Double? {
    if let size = pins(item).size, size.fixes, !center.isRequired { return max(0, size.constant) }
    guard first < workspace.members.count,
      workspace.members[first].curve.count > CostCoupling.largestCount
    else {
      return nil
    }
    return curves.cheapest(of: costs[item].curve)
  }

  /// The share of a size relative to an open container that needs no balancing.
  ///
  /// This is the share of a required relative pin, and that of an item with a very large curve, because a coupling
  /// copies the curve.
  func fixedShare(of item: Int) -> CostArgument? {
    guard let relative = pins(item).relative, relative.pin.relation == .equal else { return nil }
    guard relative.pin.isRequired || costs[item].curve.count > CostCoupling.largestCount else { return nil }
    return CostArgument(scale: relative.multiplier, offset: relative.pin.constant)
  }

  private func makeSpan(from first: Int) -> BoxSpan {
    var span = BoxSpan(firstMember: Int32(first), memberCount: Int32(workspace.members.count - first))
    let members = workspace.members.elements.part(span.members)
    curves.convolve(members, of: &span)
    return span
  }

  /// Combines the two parts of a chain that a constraint couples into one length.
  private mutating func couple(_ chain: inout BoxChain, _ last: BoxSpan, in index: Int, isOpen: Bool) {
    let item = Int(chain.coupledItem)
    if chain.coupling == .center {
      chain.second = last
    } else {
      chain.first = last
      let place = workspace.members.count
      appendSize(of: item)
      chain.second = makeSpan(from: place)
    }
    let first = workspace.members.count
    let curve: CostCurve
    if chain.coupling == .center, max(chain.first.curve.count, chain.second.curve.count) > CostCoupling.largestCount {
      curve = halvedCurve(of: &chain, in: index)
    } else {
      chain.first.curve = curves.run(of: chain.first.curve)
      chain.second.curve = curves.run(of: chain.second.curve)
      curve = curves.couple(coupling(of: chain, in: index))
    }
    workspace.members.append(BoxMember(curve: curve, gapDefault: 0))
    if chain.coupling == .center, !isOpen || fixedShare(of: item) == nil { appendSize(of: item) }
    chain.whole = makeSpan(from: first)
  }

  /// The cost of the lengths on both sides of a centered item, if the center is satisfied.
  private mutating func halvedCurve(of chain: inout BoxChain, in index: Int) -> CostCurve {
    chain.holdsCenters = true
    let pin = pins(Int(chain.coupledItem)).center
    let offset = (pin?.constant ?? 0) + edges(of: index).centerOffset
    chain.fixedOffset = offset
    curves.beginSum()
    curves.add(chain.first.curve, of: CostArgument(scale: 0.5, offset: offset))
    curves.add(chain.second.curve, of: CostArgument(scale: 0.5, offset: -offset))
    return curves.finishSum()
  }

  /// The coupling of a chain.
  ///
  /// For a center this is `b + s/2 − L/2`, which is half of the lengths before the item less half of the lengths after
  /// the item; for a share, `s − m · L`.
  func coupling(of chain: BoxChain, in index: Int) -> CostCoupling {
    let pins = pins(Int(chain.coupledItem))
    let (first, second) = (chain.first.curve, chain.second.curve)
    if chain.coupling == .center, let center = pins.center {
      return CostCoupling(first, second, weights: (0.5, -0.5), center.adding(edges(of: index).centerOffset))
    }
    let relative = pins.relative ?? BoxRelativePin(multiplier: 1)
    return CostCoupling(first, second, weights: (-relative.multiplier, 1 - relative.multiplier), relative.pin)
  }

  private func appendGap(_ gap: BoxGap) {
    curves.beginSum()
    if let pin = gap.pin { curves.add(pin) }
    workspace.members.append(
      BoxMember(curve: curves.finishSum(), gapDefault: gap.defaultLength))
  }

  private func appendSize(of item: Int) {
    appendSize(costs[item].curve, isSpare: entries[item].kind == .empty)
  }

  private func appendSize(_ curve: CostCurve, isSpare: Bool) {
    workspace.members.append(BoxMember(curve: curve, naturalSize: curves.cheapest(of: curve), isSpare: isSpare))
  }

  /// The cost of the total of all flex items: each item has its share of the total.
  private func flexCurve(of chain: BoxChain) -> CostCurve {
    curves.beginSum()
    forEachItem(of: chain) { item in
      guard let flex = flex(item) else { return }
      curves.add(costs[item].curve, of: CostArgument(scale: flex / chain.flexSum))
    }
    return curves.finishSum()
  }
}
