extension JSONTape {
  /// Returns the keys of an object with `count` keys that are equal to an earlier key.
  func repeatedKeys(ofObject object: Int, count: Int) -> [Int] {
    // A few keys are compared in pairs. The time of this method grows with the square of their number.
    count <= 16 ? repeatedKeysAmongFew(object) : repeatedKeysAmongMany(object)
  }

  private func repeatedKeysAmongFew(_ object: Int) -> [Int] {
    var repeated: [Int] = []
    let end = next(object)
    var key = object + 1
    while key < end {
      var earlier = object + 1
      while earlier < key, !areEqual(earlier, key) { earlier = next(earlier + 1) }
      if earlier < key { repeated.append(key) }
      key = next(key + 1)
    }
    return repeated
  }

  private func repeatedKeysAmongMany(_ object: Int) -> [Int] {
    var repeated: [Int] = []
    let end = next(object)
    var seen: Set<[UInt8]> = []
    var key = object + 1
    while key < end {
      if !seen.insert(stringBytes(key)).inserted { repeated.append(key) }
      key = next(key + 1)
    }
    return repeated
  }

  private func areEqual(_ first: Int, _ second: Int) -> Bool {
    if values[first].isEscaped || values[second].isEscaped { return stringBytes(first) == stringBytes(second) }
    let one = stringRange(first)
    let other = stringRange(second)
    return one.count == other.count && bytes[one].elementsEqual(bytes[other])
  }
}
