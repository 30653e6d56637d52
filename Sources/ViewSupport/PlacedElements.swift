/// An element whose index in an array is found without a linear search: see ``Swift/Array/place(of:)``.
@usableFromInline package protocol PlacedElement: AnyObject {
  /// A number that increases along the array of the element. The array assigns the number.
  ///
  /// The type has a fixed width, because `Int` has 32 bits on some systems, which leaves too few numbers between keys.
  var placeKey: Int64 { get set }
}

// Each element has a key, and the keys increase along the array. A new element gets a key between those of its
// neighbors. If there is none left, the surrounding elements get new keys: as many elements as are needed to leave
// space between the keys, which grows with their number. An insertion assigns fewer than log₂ n keys on average, at any
// positions of insertions and removals. All other work is moving memory.
//
// The methods are inlinable, so that other modules call them specialized for their elements.
extension Array where Element: PlacedElement {
  /// Returns the index of an element; `nil` if the array does not contain the element.
  /// - Complexity: O(log n).
  @inlinable package func place(of element: Element) -> Int? {
    if let last, last === element { return count - 1 }
    let key = element.placeKey
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].placeKey < key { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] === element ? low : nil
  }

  /// Inserts an element at `index`.
  /// - Returns: The number of elements that got a key.
  @inlinable @discardableResult package mutating func insertPlaced(_ element: Element, at index: Int) -> Int {
    // Most containers have several elements, so that room for one would soon be replaced.
    if isEmpty { reserveCapacity(4) }
    if index == count, let key = keyAfterLast {
      element.placeKey = key
      append(element)
      return 1
    }
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

  /// The distance between the keys of appended elements.
  @inlinable static var keyStep: Int64 { 1 << 32 }

  /// The key of an element that is appended; `nil` if the keys of other elements have to change.
  @inlinable var keyAfterLast: Int64? {
    guard let last else { return 0 }
    let key = last.placeKey
    return key > Int64.max / 4 ? nil : key + Self.keyStep
  }

  /// Appends an element.
  @inlinable package mutating func appendPlaced(_ element: Element) { insertPlaced(element, at: count) }

  /// Removes an element. Returns whether the array contained the element.
  @inlinable @discardableResult package mutating func removePlaced(_ element: Element) -> Bool {
    guard let index = place(of: element) else { return false }
    remove(at: index)
    return true
  }

  /// Assigns keys to all elements, after the array was changed in another way.
  @inlinable package func giveKeys() { _ = giveKeys(to: startIndex..<endIndex) }

  /// Assigns keys to some elements between those of their neighbors.
  ///
  /// The method returns `false` without an effect if there are too few keys.
  @inlinable func giveKeys(to keyed: Range<Int>) -> Bool {
    let keyedCount = Int64(keyed.count)
    var (key, step): (Int64, Int64) = (0, Self.keyStep)
    let lower = keyed.lowerBound > 0 ? self[keyed.lowerBound - 1].placeKey : nil
    let upper = keyed.upperBound < count ? self[keyed.upperBound].placeKey : nil
    if let lower, let upper {
      step = (upper - lower) / (keyedCount + 1)
      if step < keyedCount * keyedCount { return false }
      key = lower + step
    } else if let lower {
      if lower > Int64.max / 4 { return false }
      key = lower + step
    } else if let upper {
      if upper < Int64.min / 4 { return false }
      key = upper - keyedCount * step
    }
    for index in keyed {
      self[index].placeKey = key
      key += step
    }
    return true
  }
}
