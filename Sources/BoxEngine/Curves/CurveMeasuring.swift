import LayoutEngine

// Measurement with cost curves: the cost of each size, from the items upwards.

extension BoxAxis {
  /// Computes the cost curve of an entry from those of the entries inside.
  mutating func measure(_ index: Int) {
    if entries[index].kind == .box { makeChains(in: index) }
    if exceedsCurves, !relaxes { return }
    if index == 0, case .given = extent { return }
    curves.beginSum()
    for chain in chains(of: index) { addCost(of: workspace.chains[chain]) }
    if index == 0 {
      addFitting()
      let total = curves.finishSum()
      entries[0].size[axis] = max(0, curves.cheapest(of: total).bounded)
    } else {
      addItemCosts(of: index)
      costs[index].curve = curves.finishSum()
    }
  }

  private func addFitting() {
    guard case .fitting(let limit) = extent else { return }
    curves.add(.atLeast, 0, priority: CostCurves.hard)
    curves.add(BoxPin(priority: BoxAxis.fittingPriority))
    if limit < .infinity { curves.add(.atMost, limit, priority: CostCurves.hard) }
  }

  /// Adds the costs of the item's own pins, and of its content, to the sum.
  mutating func addItemCosts(of index: Int) {
    // No size is negative.
    curves.add(.atLeast, 0, priority: CostCurves.hard)
    let pins = pins(index)
    if let pin = pins.size { curves.add(pin) }
    if entries[index].sizeConstraint >= 0 || !costs[index].estimate.isNaN { addSizeTerms(ofItem: index) }
    let container = Int(entries[index].container)
    if let relative = pins.relative, let size = knownSize(ofContainer: container) {
      // The known size of an inner container is valid only if no required constraint is violated.
      if container > 0 { assumesRequired = true }
      curves.add(relative.pin.adding(relative.multiplier * size))
    }
    guard hasNaturalSize(index) else { return }
    let naturalSize = entries[index].naturalSize[axis]
    curves.add(BoxPin(relation: .atMost, constant: naturalSize, priority: pins.hugging))
    curves.add(BoxPin(relation: .atLeast, constant: naturalSize, priority: pins.resistance))
    if pins.keepsSize {
      curves.add(BoxPin(relation: .atMost, constant: naturalSize, priority: BoxAxis.keepingPriority))
    }
  }

  /// Adds the costs of constraints in addition to pins that apply to the size of one item.
  private mutating func addSizeTerms(ofItem index: Int) {
    var assumesRequired = false
    forEachSizeTerm(ofItem: index) { term in
      if term.assumesRequired { assumesRequired = true }
      if term.other < 0 { curves.add(term.pin, of: CostArgument(scale: term.factor, offset: 0)) }
    }
    if assumesRequired { self.assumesRequired = true }
    let estimate = costs[index].estimate
    if !estimate.isNaN { curves.add(.equal, estimate, priority: 1000) }
  }

  /// Adds the cost of a chain.
  ///
  /// The members share the space that relative sizes leave of the container.
  private func addCost(of chain: BoxChain) {
    let argument = CostArgument(scale: 1 - chain.relative.scale, offset: -chain.relative.offset)
    curves.add(chain.whole.curve, of: argument)
    guard chain.relative.scale != 0 else { return }
    forEachItem(of: chain) { item in
      if let share = fixedShare(of: item) { curves.add(costs[item].curve, of: share) }
    }
  }

  func chains(of index: Int) -> Range<Int> {
    let first = Int(costs[index].firstChain)
    return first..<(first + Int(costs[index].chainCount))
  }

  /// Calls `body` with the items of a chain, in order.
  func forEachItem(of chain: BoxChain, _ body: (Int) -> Void) {
    var item = Int(chain.firstItem)
    for _ in 0..<chain.itemCount {
      body(item)
      item = Int(entries[item].end)
    }
  }
}
