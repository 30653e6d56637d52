extension JSONTape {
  /// Returns the first duplicate key of an object that has `count` keys.
  func repeatedKey(ofObject object: Int, count: Int) -> Int? {
    // A few keys are compared in pairs. The time of this method grows with the square of their number.
    count <= 16 ? repeatedKeyAmongFew(object) : repeatedKeyAmongMany(object)
  }

  private func repeatedKeyAmongFew(_ object: Int) -> Int? {
    let end = next(object)
    var key = object + 1
    while key < end {
      var earlier = object + 1
      while earlier < key {
        if areEqual(earlier, key) { return key }
        earlier = next(earlier + 1)
      }
      key = next(key + 1)
    }
    return nil
  }

  private func repeatedKeyAmongMany(_ object: Int) -> Int? {
    let end = next(object)
    var seen: Set<[UInt8]> = []
    var key = object + 1
    while key < end {
      if !seen.insert(stringBytes(key)).inserted { return key }
      key = next(key + 1)
    }
    return nil
  }

  private func areEqual(_ first: Int, _ second: Int) -> Bool {
    if values[first].isEscaped || values[second].isEscaped { return stringBytes(first) == stringBytes(second) }
    let one = stringRange(first)
    let other = stringRange(second)
    return one.count == other.count && bytes[one].elementsEqual(bytes[other])
  }
}
