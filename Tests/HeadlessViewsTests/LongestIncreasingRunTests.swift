import Testing
import ViewSupport

@Suite("The longest increasing subsequence")
struct LongestIncreasingRunTests {
  @Test("the result increases, and no longer one exists", arguments: 0..<200)
  func longest(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(below limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    let numbers = (0..<next(below: 9)).map { _ in next(below: 5) == 0 ? nil : next(below: 20) }
    let isIn = numbers.longestIncreasingRun
    let kept = zip(numbers, isIn).compactMap { $1 ? $0 : nil }
    #expect(kept.count == isIn.filter { $0 }.count)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
    // All subsequences.
    let known = numbers.compactMap { $0 }
    let lengths = (0..<(1 << known.count)).map { mask -> Int in
      let chosen = known.indices.filter { mask >> $0 & 1 == 1 }.map { known[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }
    #expect(kept.count == lengths.max() ?? 0)
  }

  @Test("numbers in order all stay, and nothing has no numbers")
  func edges() {
    let increasing: [Int?] = [0, 1, 2, 5, 9]
    #expect(increasing.longestIncreasingRun == [true, true, true, true, true])
    let unknown: [Int?] = [nil, nil]
    #expect(unknown.longestIncreasingRun == [false, false])
    let empty: [Int?] = []
    #expect(empty.longestIncreasingRun.isEmpty)
  }
}
