/// What can be found in an array without looking through it: see ``Swift/Array/place(of:)``.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
package protocol PlacedElement: AnyObject {
  /// A number that grows along the array in which the element stands. The array gives it. Some systems have integers of 32 bits,
  /// which leave too little room between keys.
  var placeKey: Int64 { get set }
}

// Each element has a key, and the keys grow along the array. A new element gets one between those of its neighbours. Where there is
// none left, keys are given anew to the elements around: to as many as it takes to leave room between them, the more the more there
// are. So less than log₂ n elements get keys for each insertion on average, wherever elements are inserted and removed. Only memory is
// moved beyond that.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension Array where Element: PlacedElement {
  /// The index of an element; `nil` if it does not stand in the array.
  /// - Complexity: O(log n).
  package func place(of element: Element) -> Int? {
    if let last, last === element { return count - 1 }
    let key = element.placeKey
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].placeKey < key { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] === element ? low : nil
  }

  /// Inserts an element before the one at `index`, or behind the last one.
  /// - Returns: How many elements got a key.
  @discardableResult package mutating func insertPlaced(_ element: Element, at index: Int) -> Int {
    insert(element, at: index)
    var keyed = index..<(index + 1)
    var work = 1
    while !giveKeys(to: keyed) {
      let more = keyed.count
      keyed = Swift.max(0, keyed.lowerBound - more)..<Swift.min(count, keyed.upperBound + more)
      work += keyed.count
    }
    return work
  }

  /// Adds an element as the last one.
  package mutating func appendPlaced(_ element: Element) { insertPlaced(element, at: count) }

  /// Takes an element out; and whether it stood in the array.
  @discardableResult package mutating func removePlaced(_ element: Element) -> Bool {
    guard let index = place(of: element) else { return false }
    remove(at: index)
    return true
  }

  /// Gives all elements keys, after the array was changed in another way.
  package func giveKeys() { _ = giveKeys(to: startIndex..<endIndex) }

  /// Gives some elements keys between those before and behind; `false`, and nothing has happened, if there are too few.
  private func giveKeys(to keyed: Range<Int>) -> Bool {
    let wide: Int64 = 1 << 32
    let keyedCount = Int64(keyed.count)
    var (key, step): (Int64, Int64) = (0, wide)
    let lower = keyed.lowerBound > 0 ? self[keyed.lowerBound - 1].placeKey : nil
    let upper = keyed.upperBound < count ? self[keyed.upperBound].placeKey : nil
    if let lower, let upper {
      step = (upper - lower) / (keyedCount + 1)
      if step < keyedCount * keyedCount { return false }
      key = lower + step
    } else if let lower {
      if lower > Int64.max / 4 { return false }
      key = lower + wide
    } else if let upper {
      if upper < Int64.min / 4 { return false }
      key = upper - keyedCount * wide
    }
    for index in keyed {
      self[index].placeKey = key
      key += step
    }
    return true
  }
}
