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
    let isOpen = knownSize(ofContainer: index) == nil
    if box.axis == axis { determineFlex(of: &chain) }
    determineCoupling(of: &chain, isOpen: isOpen)
    if exceedsCurves { return }
    appendMembers(of: &chain, box, isOpen: isOpen)
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

  /// One centre pin, or one relative pin in a container whose size is open, can be weighed in a chain; required relative
  /// equations leave no choice.
  private mutating func determineCoupling(of chain: inout BoxChain, isOpen: Bool) {
    var centered: Int?
    var related: Int?
    var couplings = 0
    var hasShares = false
    forEachItem(of: chain) { item in
      let pins = pins(item)
      if pins.pointee.center != nil {
        centered = item
        couplings += 1
      }
      guard isOpen, pins.pointee.relative != nil else { return }
      if pins.pointee.fixedShare != nil {
        hasShares = true
        if chain.flexSum > 0, flex(item) != nil { couplings = 2 }
      } else {
        related = item
        couplings += 1
      }
    }
    if hasShares { assumesRequired = true }
    guard couplings > 0 else { return }
    if couplings > 1 || chain.flexSum > 0 || (hasShares && chain.itemCount > 1) || (hasShares && related != nil) {
      exceedsCurves = true
      return
    }
    chain.coupling = centered != nil ? .center : .share
    chain.coupledItem = Int32(centered ?? related ?? -1)
  }

  // MARK: - Members

  /// Appends gaps and sizes in their order. Sizes that flex are one length, where the first of them stands; sizes that are
  /// a multiple of the container's are none.
  private mutating func appendMembers(of chain: inout BoxChain, _ box: BoxContainer, isOpen: Bool) {
    var item = Int(chain.firstItem)
    var previousEnd: BoxPin?
    var flexes = false
    var first = workspace.pointee.members.count
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
      if item == Int(chain.coupledItem) {
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
    if chain.coupling == .none { chain.whole = last } else { couple(&chain, last, box, isOpen: isOpen) }
  }

  private func makeSpan(from first: Int) -> BoxSpan {
    var span = BoxSpan(firstMember: Int32(first), memberCount: Int32(workspace.pointee.members.count - first))
    let members = UnsafeMutableBufferPointer(
      start: workspace.pointee.members.base + first, count: Int(span.memberCount))
    curves.convolve(members, of: &span)
    return span
  }

  /// Makes one length of the two parts of a chain that a constraint weighs against each other.
  private func couple(_ chain: inout BoxChain, _ last: BoxSpan, _ box: BoxContainer, isOpen: Bool) {
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
    let curve = curves.couple(coupling(of: chain, offset: (box.beginInset(axis) - box.endInset(axis)) / 2))
    workspace.pointee.members.append(BoxMember(curve: curve, gapDefault: 0))
    if chain.coupling == .center {
      chain.coupledMember = Int32(workspace.pointee.members.count)
      if sizeIsMember { appendSize(entries[item].curve) }
    }
    chain.whole = makeSpan(from: first)
  }

  /// The coupling of a chain: `b + s/2 − L/2`, which is half of what is in front less half of what is behind; or `s − m · L`.
  func coupling(of chain: BoxChain, offset: Double) -> CostCoupling {
    let pins = pins(Int(chain.coupledItem))
    if chain.coupling == .center, let center = pins.pointee.center {
      return CostCoupling(
        chain.first.curve, chain.second.curve, weights: (0.5, -0.5), center.adding(offset))
    }
    let relative = pins.pointee.relative ?? BoxRelativePin(multiplier: 1)
    return CostCoupling(
      chain.first.curve, chain.second.curve, weights: (-relative.multiplier, 1 - relative.multiplier), relative.pin)
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
