// The chains of a box container: one along its axis, and one for each item across.

extension BoxAxis {
  mutating func makeChains(in index: Int) {
    let box = container(index)
    entries[index].firstChain = Int32(workspace.pointee.chains.count)
    entries[index].chainCount = 0
    var count = 0
    var item = index + 1
    while item < Int(entries[index].end) {
      if box.axis != axis { appendChain(BoxChain(firstItem: item, itemCount: 1), in: index, box) }
      count += 1
      item = Int(entries[item].end)
    }
    if box.axis == axis, count > 0 { appendChain(BoxChain(firstItem: index + 1, itemCount: count), in: index, box) }
  }

  private mutating func appendChain(_ empty: BoxChain, in index: Int, _ box: BoxContainer) {
    var chain = empty
    if box.axis == axis { determineFlex(of: &chain) }
    determineCoupling(of: &chain, in: index)
    if exceedsCurves, !relaxes { return }
    appendMembers(of: &chain, in: index, box)
    workspace.pointee.chains.append(chain)
    entries[index].chainCount += 1
  }

  /// The sum of the flex numbers. One alone has no effect.
  private mutating func determineFlex(of chain: inout BoxChain) {
    var sum = 0.0
    var count = 0
    forEachItem(of: chain) { item in
      guard let flex = flex(item) else { return }
      sum += flex
      count += 1
    }
    guard count > 1 else { return }
    chain.flexSum = sum
    assumesRequired = true
  }

  /// Where the size of a container is known, all centre pins can be weighed; otherwise one of them, or one relative pin.
  /// Required relative equations leave no choice.
  private mutating func determineCoupling(of chain: inout BoxChain, in index: Int) {
    let isOpen = knownSize(ofContainer: index) == nil
    var (centered, related) = (-1, -1)
    var (centerCount, relatedCount, shareCount) = (0, 0, 0)
    forEachItem(of: chain) { item in
      let pins = pins(item)
      if pins.pointee.center != nil {
        centered = item
        centerCount += 1
      }
      guard isOpen, pins.pointee.relative != nil else { return }
      if pins.pointee.fixedShare != nil, chain.flexSum == 0 || flex(item) == nil {
        shareCount += 1
      } else {
        related = item
        relatedCount += 1
      }
    }
    if shareCount > 0 || centerCount > 1 { assumesRequired = true }
    guard centerCount + relatedCount > 0 else { return }
    let isAlone = centerCount + relatedCount == 1 && (shareCount == 0 || (relatedCount == 0 && chain.itemCount == 1))
    guard chain.flexSum == 0, isAlone || !isOpen else {
      exceedsCurves = true
      return
    }
    chain.coupling = centerCount > 1 ? .centers : centerCount > 0 ? .center : .share
    chain.coupledItem = Int32(max(centered, related))
  }

  // MARK: - Members

  /// Appends gaps and sizes in their order. Sizes that flex are one length, where the first of them stands; sizes that are
  /// a multiple of the container's are none.
  private mutating func appendMembers(of chain: inout BoxChain, in index: Int, _ box: BoxContainer) {
    let isOpen = knownSize(ofContainer: index) == nil
    var item = Int(chain.firstItem)
    var previousEnd: BoxPin?
    var flexes = false
    var first = workspace.pointee.members.count
    chain.firstPart = Int32(workspace.pointee.parts.count)
    for position in 0..<chain.itemCount {
      let pins = pins(item)
      appendGap(
        position == 0
          ? BoxGap(edge: pins.pointee.begin, inset: box.beginInset(axis))
          : BoxGap(end: previousEnd, begin: pins.pointee.begin, spacing: box.spacing))
      if isOpen, let share = pins.pointee.fixedShare {
        chain.relative.scale += share.scale
        chain.relative.offset += share.offset
      }
      if chain.coupling == .centers, let center = pins.pointee.center {
        first = appendPart(from: first, to: item, in: index, center)
        chain.partCount += 1
      } else if item == Int(chain.coupledItem) {
        if chain.coupling == .center {
          chain.first = makeSpan(from: first)
          first = workspace.pointee.members.count
        }
      } else if chain.flexSum > 0, flex(item) != nil {
        if !flexes { appendSize(flexCurve(of: chain)) }
        flexes = true
      } else if !isOpen || pins.pointee.fixedShare == nil {
        appendSize(entries[item].curve)
      }
      previousEnd = pins.pointee.end
      item = Int(entries[item].end)
    }
    appendGap(BoxGap(edge: previousEnd, inset: box.endInset(axis)))
    let last = makeSpan(from: first)
    if chain.coupling == .none || chain.coupling == .centers {
      chain.whole = last
    } else {
      couple(&chain, last, in: index, isOpen: isOpen)
    }
  }

  /// Makes one length of a centered item and all that lies in front of it: the centre is `b + s/2`. Answers where the members
  /// of the next part begin.
  private func appendPart(from first: Int, to item: Int, in index: Int, _ center: BoxPin) -> Int {
    var span = makeSpan(from: first)
    span.curve = curves.run(of: span.curve)
    let size = curves.run(of: entries[item].curve)
    let place = (knownSize(ofContainer: index) ?? 0) / 2 + edges(of: index).centerOffset
    let coupling = CostCoupling(span.curve, size, weights: (1, 0.5), center.adding(place))
    workspace.pointee.parts.append(BoxPart(item: Int32(item), span: span, coupling: coupling))
    let curve = curves.couple(coupling)
    workspace.pointee.members.append(BoxMember(curve: curve, gapDefault: 0))
    return workspace.pointee.members.count - 1
  }

  private func makeSpan(from first: Int) -> BoxSpan {
    var span = BoxSpan(firstMember: Int32(first), memberCount: Int32(workspace.pointee.members.count - first))
    let members = UnsafeMutableBufferPointer(
      start: workspace.pointee.members.base + first, count: Int(span.memberCount))
    curves.convolve(members, of: &span)
    return span
  }

  /// Makes one length of the two parts of a chain that a constraint weighs against each other.
  private func couple(_ chain: inout BoxChain, _ last: BoxSpan, in index: Int, isOpen: Bool) {
    let item = Int(chain.coupledItem)
    let sizeIsMember = !isOpen || pins(item).pointee.fixedShare == nil
    if chain.coupling == .center {
      chain.second = last
    } else {
      chain.first = last
      chain.coupledMember = Int32(workspace.pointee.members.count)
      appendSize(entries[item].curve)
      chain.second = makeSpan(from: Int(chain.coupledMember))
    }
    chain.first.curve = curves.run(of: chain.first.curve)
    chain.second.curve = curves.run(of: chain.second.curve)
    let first = workspace.pointee.members.count
    let curve = curves.couple(coupling(of: chain, in: index))
    workspace.pointee.members.append(BoxMember(curve: curve, gapDefault: 0))
    if chain.coupling == .center {
      chain.coupledMember = Int32(workspace.pointee.members.count)
      if sizeIsMember { appendSize(entries[item].curve) }
    }
    chain.whole = makeSpan(from: first)
  }

  /// The coupling of a chain: `b + s/2 − L/2`, which is half of what is in front less half of what is behind; or `s − m · L`.
  func coupling(of chain: BoxChain, in index: Int) -> CostCoupling {
    let pins = pins(Int(chain.coupledItem))
    let (first, second) = (chain.first.curve, chain.second.curve)
    if chain.coupling == .center, let center = pins.pointee.center {
      return CostCoupling(first, second, weights: (0.5, -0.5), center.adding(edges(of: index).centerOffset))
    }
    let relative = pins.pointee.relative ?? BoxRelativePin(multiplier: 1)
    return CostCoupling(first, second, weights: (-relative.multiplier, 1 - relative.multiplier), relative.pin)
  }

  private func appendGap(_ gap: BoxGap) {
    curves.beginSum()
    if let pin = gap.pin { curves.add(pin) }
    workspace.pointee.members.append(
      BoxMember(curve: curves.finishSum(), gapDefault: gap.defaultLength))
  }

  private func appendSize(_ curve: CostCurve) {
    var member = BoxMember(curve: curve)
    member.naturalSize = curves.cheapest(of: curve)
    workspace.pointee.members.append(member)
  }

  /// The cost of the total of all sizes that flex: each has its share of it.
  private func flexCurve(of chain: BoxChain) -> CostCurve {
    curves.beginSum()
    forEachItem(of: chain) { item in
      guard let flex = flex(item) else { return }
      curves.add(entries[item].curve, of: CostArgument(scale: flex / chain.flexSum))
    }
    return curves.finishSum()
  }
}
