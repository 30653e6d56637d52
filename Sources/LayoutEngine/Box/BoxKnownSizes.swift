// Sizes of containers that follow from what stands around them.

extension BoxAxis {
  /// Finds the containers whose size required constraints fix, from the topmost down.
  ///
  /// There sizes relative to the container are ordinary pins. Anywhere else the two depend on each other.
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

  /// The size of an item, where a pin of its own or those of its two edges fix it.
  private func fixedSize(of index: Int) -> Double? {
    let pins = pins(index).pointee
    if let pin = pins.size, pin.fixes { return pin.constant }
    let container = Int(entries[index].container)
    guard let outerSize = knownSize(ofContainer: container) else { return nil }
    if let share = pins.fixedShare { return share.scale * outerSize + share.offset }
    let box = self.container(container)
    let isAlone = box.axis != axis || (index == container + 1 && entries[index].end == entries[container].end)
    guard isAlone, let begin = pins.begin, let end = pins.end, begin.fixes, end.fixes else { return nil }
    return outerSize - begin.constant - end.constant - box.beginInset(axis) - box.endInset(axis)
  }
}
