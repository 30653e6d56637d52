import LayoutEngine

// Placement from the topmost container downwards: the members of its chains share the size of a container.

extension BoxAxis {
  /// Places all items in the containers of a range.
  func place(_ range: Range<Int>) {
    for index in range where entries[index].kind == .box {
      for chain in chains(of: index) { place(chain, in: index) }
    }
  }

  func place(_ index: Int, in container: Int) {
    let chain = workspace.chains[index]
    let size = entries[container].size[axis]
    distribute((1 - chain.relative.scale) * size - chain.relative.offset, to: chain.whole)
    switch chain.coupling {
    case .none: break
    case .center, .share:
      let total = workspace.members[chain.whole.members.lowerBound].targetMainSize
      let lengths =
        chain.fixedOffset.isNaN
        ? curves.lengths(coupling(of: chain, in: container), total: total)
        : (first: total / 2 + chain.fixedOffset, second: total / 2 - chain.fixedOffset)
      distribute(lengths.first, to: chain.first)
      distribute(lengths.second, to: chain.second)
    case .centers:
      var total = workspace.members[chain.whole.members.lowerBound].targetMainSize
      for index in chain.parts.reversed() {
        let part = workspace.parts[index]
        if let coupling = part.coupling {
          let lengths = curves.lengths(coupling, total: total)
          entries[Int(part.item)].size[axis] = lengths.second
          total = lengths.first
        }
        distribute(total, to: part.span)
        total = workspace.members[part.span.members.lowerBound].targetMainSize
      }
    }
    setFrames(of: chain, in: container)
  }

  private func distribute(_ availableSpace: Double, to span: BoxSpan) {
    let members = workspace.members.elements.part(span.members)
    if span.largeMember < 0 {
      setBases(of: members, atSlopeOf: curves.piece(of: span.curve, at: availableSpace))
    } else if !setBases(of: members, in: span, availableSpace) {
      return
    }
    distribute(availableSpace, to: members)
  }

  /// Sets the base sizes where the curve of a member became the curve of the whole span.
  ///
  /// - Returns: `false` if that member takes the rest of the space.
  private func setBases(
    of members: Elements<BoxMember>, in span: BoxSpan, _ availableSpace: Double
  ) -> Bool {
    let step = curves.step(of: span, at: availableSpace)
    let large = Int(span.largeMember - span.firstMember)
    setBases(of: members, atSlopeOf: Int(step.piece), large, step.own)
    guard availableSpace < step.whole.lower else { return true }
    var rest = availableSpace
    for index in members.indices where index != large {
      members[index].targetMainSize = members[index].minimumMainSize
      rest -= members[index].minimumMainSize
    }
    members[large].targetMainSize = rest
    return false
  }

  /// Sets the base size and the bounds of every member.
  ///
  /// The bounds follow from the slope at which all members together reach the available space. The remaining or missing
  /// space is distributed among the members with exactly this slope.
  private func setBases(
    of members: Elements<BoxMember>, atSlopeOf slope: Int, _ large: Int = -1,
    _ range: LengthRange = LengthRange()
  ) {
    let direction = curves.compare(slope, CostCurves.zero)
    for index in members.indices {
      let curve = members[index].curve
      let lower = index == large ? range.lower : curves.lowerEnd(of: curve, atSlopeOf: slope)
      let upper = index == large ? range.upper : curves.upperEnd(of: curve, atSlopeOf: slope)
      var base = direction < 0 ? upper : lower
      if direction == 0, let gapDefault = members[index].gapDefault { base = max(lower, min(gapDefault, upper)) }
      members[index].minimumMainSize = lower
      members[index].maximumMainSize = upper
      members[index].flexBaseSize = base
      members[index].targetMainSize = base
    }
  }

  /// Distributes the available space among members.
  ///
  /// Among lengths of one slope, gaps change before sizes, the last gap first, and guides grow before other sizes.
  func distribute(_ availableSpace: Double, to members: Elements<BoxMember>) {
    var space = availableSpace
    for member in members { space -= member.flexBaseSize }
    var index = members.count - 1
    while index >= 0, space != 0 {
      if members[index].gapDefault != nil {
        let base = members[index].flexBaseSize
        let target = max(members[index].minimumMainSize, min(base + space, members[index].maximumMainSize))
        members[index].targetMainSize = target
        members[index].flexBaseSize = target
        space -= target - base
      }
      index -= 1
    }
    guard space != 0 else { return }
    giveWeights(to: members)
    if space > 0, members.contains(where: { $0.isSpare }) {
      growSpare(members, to: availableSpace)
      space = availableSpace
      for member in members { space -= member.flexBaseSize }
      guard space > 0 else { return }
    }
    var distribution = LengthDistribution(lengths: members, availableSpace: availableSpace)
    distribution.run(grows: space > 0)
  }

  /// Lets guides, and views without content, take as much of the available space as their bounds allow.
  private func growSpare(_ members: Elements<BoxMember>, to availableSpace: Double) {
    for index in members.indices { members[index].isLeftOut = !members[index].isSpare }
    var distribution = LengthDistribution(lengths: members, availableSpace: availableSpace)
    distribution.run(grows: true)
    for index in members.indices {
      members[index].isLeftOut = false
      members[index].flexBaseSize = members[index].targetMainSize
    }
  }

  /// Sets equal weights for shrinking where all natural sizes are 0.
  private func giveWeights(to members: Elements<BoxMember>) {
    var sum = 0.0
    for member in members where member.gapDefault == nil && member.minimumMainSize < member.flexBaseSize {
      sum += member.naturalSize
    }
    guard sum == 0 else { return }
    for index in members.indices { members[index].naturalSize = 1 }
  }

  private func setFrames(of chain: BoxChain, in container: Int) {
    let size = entries[container].size[axis]
    let isOpen = knownSize(ofContainer: container) == nil
    // The members on both sides of a coupled item are consecutive.
    var next = chain.firstMember(workspace.parts)
    func nextLength() -> Double {
      next += 1
      return workspace.members[next - 1].targetMainSize
    }
    var part = Int(chain.firstPart)
    var flexTotal: Double?
    var position = nextLength()
    forEachItem(of: chain) { item in
      let length: Double
      if chain.flexSum > 0, let flex = flex(item) {
        let total = flexTotal ?? nextLength()
        flexTotal = total
        length = total * flex / chain.flexSum
      } else if isOpen, let share = fixedShare(of: item) {
        length = share.scale * size + share.offset
      } else if chain.coupling == .centers, pins(item).center != nil {
        length = workspace.parts[part].coupling == nil ? nextLength() : entries[item].size[axis]
        next += 1
        part += 1
      } else if item == Int(chain.coupledItem) {
        length = workspace.members[chain.coupledMember].targetMainSize
      } else {
        length = nextLength()
      }
      setFrame(of: item, at: position, length)
      position += length + nextLength()
    }
  }

  func setFrame(of item: Int, at position: Double, _ length: Double) {
    var size = length.bounded
    // Where the length differs from the natural size only by rounding, a text that fits could wrap.
    let naturalSize = entries[item].naturalSize[axis]
    if entries[item].kind == .content, abs(size - naturalSize) <= 1e-9 * max(1, naturalSize) { size = naturalSize }
    entries[item].size[axis] = max(0, size)
    entries[item].origin[axis] = position.bounded
  }
}
