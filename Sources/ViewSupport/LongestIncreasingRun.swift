extension [Int?] {
  /// Whether each number is in the longest increasing subsequence: the elements that keep their places, if as few as
  /// possible of a list move. `nil` is in none.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) if the numbers increase.
  package var longestIncreasingRun: [Bool] {
    // The index of the smallest last element of a subsequence, by its length, and the element before each element.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (index, number) in enumerated() {
      guard let number else { continue }
      let length = number > (ends.last.flatMap { self[$0] } ?? .min) ? ends.count : self.length(below: number, ends)
      previous[index] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var isIn = [Bool](repeating: false, count: count)
    var next = ends.last ?? -1
    while next >= 0 {
      isIn[next] = true
      next = previous[next]
    }
    return isIn
  }

  /// The length of the longest subsequence whose last number is less than `number`.
  private func length(below number: Int, _ ends: [Int]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if self[ends[middle]] ?? .min < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
