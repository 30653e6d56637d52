import LayoutEngine

// Sizes that are related to each other, in systems that are too large for solving all constraints together.

/// A size that follows from another size: `scale · size + offset`.
private struct RelatedSize {
  let item: Int
  let argument: CostArgument
}

extension BoxAxis {
  /// Estimates the sizes of items that equations relate to each other.
  ///
  /// The estimates are the sizes that are optimal for these items alone; the chains around the items use them. Boxes,
  /// and inequalities, are not considered.
  mutating func estimateRelatedSizes() {
    let links = relations()
    var isVisited = [Bool](repeating: false, count: entries.count)
    for index in entries.indices where links[index] != nil && !isVisited[index] {
      var members = [RelatedSize(item: index, argument: CostArgument())]
      isVisited[index] = true
      var next = 0
      while next < members.count {
        let member = members[next]
        next += 1
        for link in links[member.item] ?? [] where !isVisited[link.item] {
          let scale = link.argument.scale * member.argument.scale
          let offset = link.argument.scale * member.argument.offset + link.argument.offset
          // Beyond these limits the size does not depend on that of the first member in any usable way.
          guard scale >= 1e-15, scale <= .largestExtent, abs(offset) <= .largestExtent else { continue }
          isVisited[link.item] = true
          members.append(RelatedSize(item: link.item, argument: CostArgument(scale: scale, offset: offset)))
        }
      }
      estimate(members)
    }
  }

  /// The items that are related to each item, with the sizes that follow from the item's size.
  private func relations() -> [Int: [RelatedSize]] {
    var links: [Int: [RelatedSize]] = [:]
    for index in entries.indices.dropFirst() where entries[index].sizeConstraint >= 0 {
      forEachSizeTerm(ofItem: index) { term in
        guard term.other > 0, term.pin.relation == .equal else { return }
        guard entries[index].kind != .box, entries[term.other].kind != .box else { return }
        // factor · own − otherFactor · other = constant
        let own = CostArgument(scale: term.otherFactor / term.factor, offset: term.pin.constant / term.factor)
        let other = CostArgument(scale: term.factor / term.otherFactor, offset: -term.pin.constant / term.otherFactor)
        links[term.other, default: []].append(RelatedSize(item: index, argument: own))
        links[index, default: []].append(RelatedSize(item: term.other, argument: other))
      }
    }
    return links
  }

  /// Estimates the size of the first member so that the total cost of all members is minimal.
  private mutating func estimate(_ members: [RelatedSize]) {
    var memberCosts: [CostCurve] = []
    for member in members {
      curves.beginSum()
      addItemCosts(of: member.item)
      memberCosts.append(curves.finishSum())
    }
    curves.beginSum()
    for (member, cost) in zip(members, memberCosts) { curves.add(cost, of: member.argument) }
    let total = curves.finishSum()
    let size = curves.cheapest(of: total)
    for member in members {
      costs[member.item].estimate = max(0, member.argument.scale * size + member.argument.offset)
    }
  }
}
