import LayoutEngine

/// A pass over a box container: a system of boxes is laid out with its topmost container.
///
/// The entries of a system are kept between passes and layouts. A pass determines the natural sizes that may have
/// changed, solves the part of the system that depends on changes, and sets the widths and frames of the items there.
struct BoxPass {
  let pass: ContainerPass
  let arena: BoxArena

  init(_ pass: ContainerPass) { (self.pass, arena) = (pass, pass.boxes.arena) }

  // MARK: - Widths

  /// The intrinsic width of the content.
  func intrinsicWidth(_ size: IntrinsicSize, height: ContainerExtent) -> Double {
    let system = openSystem()
    findNaturalWidths(in: system, size, height: height)
    if !pass.isComplete { return 0 }
    solve(
      system,
      BoxDimension(.horizontal, .fitting(limit: .infinity), inset: pass.inset, height: height, placesItems: false))
    return entries(system)[0].size.width
  }

  private func findNaturalWidths(in system: BoxSystem, _ size: IntrinsicSize, height: ContainerExtent) {
    findKnownHeights(in: system, height)
    let content = pass.versions.content
    if size == .maxContent, arena.contents.systems[system.place].widths == content { return }
    var entries = entries(system)
    for index in entries.indices where entries[index].kind == .content {
      let height = entries[index].heightIsKnown ? entries[index].naturalSize.height : nil
      let width = pass.intrinsicWidth(size, of: entries[index].item, height: height)
      // Boxes in the container may have moved the memory of the entries.
      entries = self.entries(system)
      if width == entries[index].naturalSize.width { continue }
      entries[index].naturalSize.width = width
      entries.markStale(around: index, .horizontal)
    }
    let isValid = size == .maxContent && pass.isComplete
    arena.contents.systems[system.place].widths = isValid ? content : -1
  }

  /// Finds the heights that required pins fix, of content whose width depends on its height. css-flexbox-1 §9.8
  ///
  /// Such a height is also the natural height: the height of the content has no effect.
  private func findKnownHeights(in system: BoxSystem, _ height: ContainerExtent) {
    guard pass.couplesAxes else { return }
    let entries = entries(system)
    let axis = BoxAxis(arena: arena, axis: .vertical, entries: entries, extent: height, inset: pass.inset)
    axis.determineKnownSizes()
    for index in entries.indices where entries[index].kind == .content && pass.couplesAxes(of: entries[index].item) {
      guard let height = axis.fixedSize(of: index) else { continue }
      entries[index].naturalSize.height = max(0, height)
      entries[index].heightIsKnown = true
    }
  }

  /// Sets the widths of all items of a system.
  ///
  /// - Returns: The width of the topmost container.
  func setWidths(in space: ContainerSpace) -> Double {
    let system = openSystem()
    findNaturalWidths(in: system, .maxContent, height: space.height)
    solveForItems(system, BoxDimension(.horizontal, space.width, inset: pass.inset, height: space.height))
    let entries = entries(system)
    keepNaturalSizes(of: entries, .horizontal)
    for index in entries.indices.dropFirst() {
      let (container, marks) = (Int(entries[index].container), entries[index].marks)
      guard entries[container].marks.contains(.hasNewWidths) || marks.contains(.isContainer) else {
        if entries[index].kind == .box { pass.visit(entries[index].item) }
        continue
      }
      let (start, width) = (entries[index].origin.x, entries[index].size.width)
      let x = entries[container].isRightToLeft ? entries[container].size.width - start - width : start
      let isNew = pass.setWidth(
        width, x: x, of: entries[index].item, followsContent: width == entries[index].naturalSize.width,
        heightIsKnown: entries[index].heightIsKnown)
      if isNew { entries[index].marks.insert(.heightIsOutdated) }
    }
    for index in entries.indices where entries[index].kind == .box { entries[index].marks.remove(.hasNewWidths) }
    return entries[0].size.width
  }

  // MARK: - Heights

  /// The height of the topmost container at the widths of its items.
  func height(_ extent: ContainerExtent) -> Double {
    let system = measuredSystem(extent)
    if !pass.isComplete { return 0 }
    solve(system, BoxDimension(.vertical, extent, inset: pass.inset, placesItems: false))
    return entries(system)[0].size.height
  }

  /// Returns the system, whose widths are set, with its natural heights.
  private func measuredSystem(_ extent: ContainerExtent) -> BoxSystem {
    let system = openSystem()
    findKnownHeights(in: system, extent)
    let content = pass.versions.content
    let isOutdated = arena.contents.systems[system.place].heights != content
    var (hasChanges, entries) = (isOutdated, self.entries(system))
    for index in entries.indices where entries[index].kind == .content {
      guard isOutdated || entries[index].marks.contains(.heightIsOutdated), !entries[index].heightIsKnown else {
        continue
      }
      hasChanges = true
      let height = pass.contentHeight(of: entries[index].item)
      // Boxes in the container may have moved the memory of the entries.
      entries = self.entries(system)
      if pass.isComplete { entries[index].marks.remove(.heightIsOutdated) }
      if height == entries[index].naturalSize.height { continue }
      entries[index].naturalSize.height = height
      entries.markStale(around: index, .vertical)
    }
    if hasChanges, arena.contents.pinTable.hasBaselines { measureBaselines(in: system) }
    arena.contents.systems[system.place].heights = pass.isComplete ? content : -1
    return system
  }

  // MARK: - Frames

  /// Sets the frames of all items of a system.
  ///
  /// - Returns: The height of the topmost container.
  func setFrames(_ extent: ContainerExtent) -> Double {
    let system = measuredSystem(extent)
    solveForItems(system, BoxDimension(.vertical, extent, inset: pass.inset))
    let entries = entries(system)
    keepNaturalSizes(of: entries, .vertical)
    var index = 1
    while index < entries.count {
      let (container, marks) = (Int(entries[index].container), entries[index].marks)
      let isNew = entries[container].marks.contains(.hasNewFrames)
      if isNew || !marks.isDisjoint(with: [.isContainer, .hasNewFrames, .leadsToNewFrames]) {
        pass.setFrame(
          y: entries[index].origin.y, height: entries[index].size.height, of: entries[index].item,
          followsContent: heightFollowsContent(entries[index]))
      }
      index += 1
    }
    for index in entries.indices where entries[index].kind == .box {
      entries[index].marks.subtract([.hasNewFrames, .leadsToNewFrames])
    }
    return entries[0].size.height
  }

  /// Whether no pin gives the height of an item, and the item is as high as its content.
  private func heightFollowsContent(_ entry: BoxSystemNode) -> Bool {
    guard entry.sizeConstraint < 0, entry.size.height >= entry.naturalSize.height else { return false }
    let pins = arena.contents.pinTable.pins[Int(entry.pins) + Int(LayoutAxis.vertical.rawValue)]
    return pins.size == nil && pins.relative == nil
  }

  /// The first baseline of the first item with a baseline, or the last baseline of the last such item.
  func baseline(_ set: BaselineSet, height: Double) -> Double? {
    let system = measuredSystem(.given(height))
    if !pass.isComplete { return nil }
    solve(system, BoxDimension(.vertical, .given(height), inset: pass.inset))
    let indices = entries(system).indices.dropFirst()
    for place in 0..<indices.count {
      let index = set == .first ? indices.startIndex + place : indices.endIndex - 1 - place
      let entry = entries(system)[index]
      guard entry.kind == .content, let baseline = pass.baseline(set, of: entry.item, height: entry.size.height) else {
        continue
      }
      var top = 0.0
      var outer = index
      while outer > 0 {
        top += entries(system)[outer].origin.y
        outer = Int(entries(system)[outer].container)
      }
      return top + baseline
    }
    return nil
  }
}
