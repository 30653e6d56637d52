// The way down of the plain pass: a container's size is shared by its items.

extension BoxAxis {
  /// Gives the items of a container their sizes and places.
  mutating func placePlainly(_ index: Int) {
    let box = edges(of: index)
    let room = entries[index].size[axis]
    guard !box.isMain else {
      let row = PlainRow(allItemsOf: entries[index], at: index)
      if row.itemCount > 0, !placeDirectly(row, of: index, in: room, box) { place(row, in: room, box) }
      return
    }
    var item = index + 1
    while item < Int(entries[index].end) {
      let pins = pins(item)
      if pins.pointee.traits.isSuperset(of: .isStretched) {
        let position = pins.pointee.beginConstant + box.begin
        stretch(item, at: position, to: room - position - pins.pointee.endConstant - box.end)
      } else {
        let row = PlainRow(item: item)
        if !placeDirectly(row, in: room, box) { place(row, in: room, box) }
      }
      item = Int(entries[item].end)
    }
  }

  /// Gives an item the size that required pins leave no choice of.
  @inline(__always) private mutating func stretch(_ item: Int, at position: Double, to size: Double) {
    if size < 0 || !isFreeToStretch(item) {
      let length = plainLength(of: item)
      let slack = BoxAxis.slack(size)
      if size < length.minimum - slack || size > length.maximum + slack { isGivenUp = true }
    }
    setFrame(of: item, at: position, max(0, size))
  }

  /// Whether any size is as good as another for what is inside an item, and for its own pins.
  @inline(__always) private func isFreeToStretch(_ item: Int) -> Bool {
    switch entries[item].kind {
    case .content: return pins(item).pointee.traits.isSuperset(of: .isNatural)
    case .empty: return pins(item).pointee.traits.contains(.hasNoSize)
    case .box: return !entries[item].knownSize.isNaN && pins(item).pointee.traits.contains(.hasNoSize)
    }
  }

  /// What may be missing because sums of fractions are never exact.
  private static func slack(_ length: Double) -> Double { 1e-9 * max(1, abs(length)) }

  @inline(__always) func setFrame(of item: Int, at position: Double, _ length: Double) {
    entries[item].size[axis] = settled(length.bounded, of: item)
    entries[item].origin[axis] = position.bounded
  }

  // MARK: - Rows

  private mutating func place(_ row: PlainRow, in room: Double, _ box: BoxEdges) {
    workspace.pointee.plainMembers.truncate(to: 0)
    let buffer = workspace
    forEachMember(of: row, box) { buffer.pointee.plainMembers.append($0) }
    if isGivenUp { return }
    let members = UnsafeMutableBufferPointer(
      start: buffer.pointee.plainMembers.base, count: buffer.pointee.plainMembers.count)
    guard PlainDistribution(members).run(room) else {
      isGivenUp = true
      return
    }
    setFrames(of: row, members, box)
  }

  private func setFrames(of row: PlainRow, _ members: UnsafeMutableBufferPointer<PlainMember>, _ box: BoxEdges) {
    var item = row.firstItem
    if let center = pins(item).pointee.center {
      let position = members[0].target / 2 + center.constant + box.centerOffset
      setFrame(of: item, at: position, members[1].target)
      return
    }
    var next = 0
    var flexTotal: Double?
    var position = 0.0
    for _ in 0..<row.itemCount {
      position += members[next].target
      next += 1
      let length: Double
      if row.flexSum > 0, let flex = flex(item) {
        if flexTotal == nil {
          flexTotal = members[next].target
          next += 1
        }
        length = (flexTotal ?? 0) * flex / row.flexSum
      } else {
        length = members[next].target
        next += 1
      }
      setFrame(of: item, at: position, length)
      position += length
      item = Int(entries[item].end)
    }
  }
}
