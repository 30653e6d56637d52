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
    determineCenter(of: &chain, box)
    if exceedsCurves { return }
    appendMembers(of: &chain, box, isOpen: knownSize(ofContainer: index) == nil)
    if exceedsCurves { return }
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

  /// One required center pin halves what is left of the container beside its item. Any other has to be weighed against all
  /// gaps and sizes on its side.
  private mutating func determineCenter(of chain: inout BoxChain, _ box: BoxContainer) {
    var count = 0
    var centered = -1
    forEachItem(of: chain) { item in
      guard let center = pins(item).pointee.center else { return }
      count += 1
      if center.fixes { centered = item }
    }
    guard count > 0 else { return }
    guard count == 1, let center = centered >= 0 ? pins(centered).pointee.center : nil, chain.flexSum == 0 else {
      exceedsCurves = true
      return
    }
    chain.centeredItem = Int32(centered)
    chain.centerOffset = center.constant + (box.beginInset(axis) - box.endInset(axis)) / 2
    assumesRequired = true
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
      let pins = pins(item).pointee
      appendGap(
        position == 0
          ? BoxGap(edge: pins.begin, inset: box.beginInset(axis))
          : BoxGap(end: previousEnd, begin: pins.begin, spacing: box.spacing))
      let isFlexible = chain.flexSum > 0 && flex(item) != nil
      if isOpen, pins.relative != nil { relate(item, to: &chain, box) }
      if exceedsCurves { return }
      if item == Int(chain.centeredItem) {
        chain.before = makeSpan(from: first)
        first = workspace.pointee.members.count
      } else if isFlexible {
        if !flexes { appendSize(flexCurve(of: chain)) }
        flexes = true
      } else if !isOpen || pins.fixedShare == nil {
        appendSize(entries[item].curve)
      }
      previousEnd = pins.end
      item = Int(entries[item].end)
    }
    appendGap(BoxGap(edge: previousEnd, inset: box.endInset(axis)))
    if chain.centeredItem < 0 {
      chain.whole = makeSpan(from: first)
    } else {
      chain.after = makeSpan(from: first)
      chain.whole = makeCenteredSpan(of: chain, isOpen: isOpen)
    }
  }

  /// Notes a size relative to a container whose own size is open. What is required leaves no choice; a wish can be weighed
  /// where the item's size follows from the container's, or has nothing to do with it.
  private mutating func relate(_ item: Int, to chain: inout BoxChain, _ box: BoxContainer) {
    let pins = pins(item).pointee
    assumesRequired = true
    let isFlexible = chain.flexSum > 0 && flex(item) != nil
    if let share = pins.fixedShare {
      chain.relative.scale += share.scale
      chain.relative.offset += share.offset
      if isFlexible || (chain.centeredItem >= 0 && chain.centeredItem != item) { exceedsCurves = true }
    } else if openSize(of: item, in: chain, box) != nil {
      chain.hasRelativeWishes = true
    } else {
      exceedsCurves = true
    }
  }

  /// An item's size as it follows from the size of its container, where required pins say so.
  func openSize(of item: Int, in chain: BoxChain, _ box: BoxContainer) -> CostArgument? {
    let pins = pins(item).pointee
    if let pin = pins.size, pin.fixes { return CostArgument(scale: 0, offset: pin.constant) }
    guard chain.itemCount == 1, chain.centeredItem < 0, let begin = pins.begin, let end = pins.end, begin.fixes,
      end.fixes
    else {
      return nil
    }
    return CostArgument(
      scale: 1, offset: -(begin.constant + end.constant + box.beginInset(axis) + box.endInset(axis)))
  }

  private func makeSpan(from first: Int) -> BoxSpan {
    var span = BoxSpan(firstMember: Int32(first), memberCount: Int32(workspace.pointee.members.count - first))
    let members = UnsafeMutableBufferPointer(
      start: workspace.pointee.members.base + first, count: Int(span.memberCount))
    curves.convolve(members, of: &span)
    return span
  }

  /// What is on both sides of a centered item is one length, half of it on each side but for the offset.
  private func makeCenteredSpan(of chain: BoxChain, isOpen: Bool) -> BoxSpan {
    let first = workspace.pointee.members.count
    let offset = chain.centerOffset
    curves.beginSum()
    curves.add(chain.before.curve, of: CostArgument(scale: 0.5, offset: offset))
    curves.add(chain.after.curve, of: CostArgument(scale: 0.5, offset: -offset))
    workspace.pointee.members.append(BoxMember(curve: curves.finishSum(), gapDefault: 0))
    let item = Int(chain.centeredItem)
    if !isOpen || pins(item).pointee.fixedShare == nil { appendSize(entries[item].curve) }
    return makeSpan(from: first)
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
