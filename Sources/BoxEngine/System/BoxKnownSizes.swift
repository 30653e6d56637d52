import LayoutEngine

// Sizes of containers that follow from their surroundings.

extension BoxAxis {
  /// Determines the containers whose size required constraints fix, from the topmost container downwards.
  ///
  /// In these containers, relative sizes are ordinary pins. In other containers, the size of the container and relative
  /// sizes depend on each other.
  func determineKnownSizes() {
    for index in entries.indices where entries[index].kind == .box {
      entries[index].knownSize = .nan
      if index > 0 {
        entries[index].knownSize = fixedSize(of: index)?.bounded ?? .nan
      } else if case .given(let size) = extent {
        entries[index].knownSize = size
      }
    }
  }

  /// The size of an item, where its own size pin or the pins of its two edges fix the size.
  func fixedSize(of index: Int) -> Double? {
    let pins = pins(index)
    if !pins.traits.contains(.hasNoSize), let pin = pins.size, pin.fixes { return pin.constant }
    if entries[index].sizeConstraint >= 0, let size = furtherFixedSize(of: index) { return size }
    let container = Int(entries[index].container)
    guard let outerSize = knownSize(ofContainer: container) else { return nil }
    if !pins.traits.contains(.hasNoSize), let relative = pins.relative, relative.pin.fixes {
      return relative.multiplier * outerSize + relative.pin.constant
    }
    let box = edges(of: container)
    guard !box.isMain || entries[container].itemCount == 1,
      pins.traits.isSuperset(of: [.beginIsFixed, .endIsFixed])
    else {
      return nil
    }
    return outerSize - box.beginGap(pins.beginConstant) - box.endGap(pins.endConstant)
  }

  /// The size of an item, where an additional size constraint fixes the size.
  private func furtherFixedSize(of index: Int) -> Double? {
    var size: Double?
    arena.forEachSizeConstraint(from: entries[index].sizeConstraint) { constraint in
      guard size == nil, constraint.pin.fixes, constraint.other == nil, !constraint.couplesAxes, constraint[axis] != 0
      else {
        return
      }
      size = constraint.pin.constant
    }
    return size
  }
}
