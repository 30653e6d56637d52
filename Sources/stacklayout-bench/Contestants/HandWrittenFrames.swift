import LayoutEngine

/// The arithmetic of the hand-written scenes, by name.
enum HandWrittenFrames: Equatable {
  case card
  case cards(Int)
  case hugeNested(Int)
  case deepAuto(Int)
  case superDeep(Int)
  case yogaHuge

  /// The arithmetic for a scene; `nil` if there is none.
  init?(for scene: Scene) {
    let words = scene.name.split(separator: " ").map(String.init)
    guard let number = words.lazy.compactMap(HandWrittenFrames.number).first ?? (words.first == "yoga" ? 0 : nil)
    else { return nil }
    switch words.first {
    case "feed" where words.count == 2 || words[1] == "logical": self = number == 1 ? .card : .cards(number)
    case "huge": self = .hugeNested(number)
    case "deep" where words.dropFirst().first == "auto": self = .deepAuto(number)
    case "super": self = .superDeep(number)
    case "yoga": self = .yogaHuge
    default: return nil
    }
  }

  /// `x100`, `10k`, `1M` or `50`.
  private static func number(_ word: String) -> Int? {
    let digits = word.hasPrefix("x") ? word.dropFirst() : word[...]
    let factors: [Character: Int] = ["k": 1_000, "M": 1_000_000]
    guard let factor = digits.last.flatMap({ factors[$0] }) else { return Int(digits) }
    return Int(digits.dropLast()).map { $0 * factor }
  }

  /// Writes the frames of all nodes.
  /// - Parameter width: The root's width in points; `nil` means the width of its content.
  func fill(_ frames: UnsafeMutableBufferPointer<LayoutRect>, width: Double?) {
    guard let out = frames.baseAddress else { return }
    let size = width.map { LayoutSize(width: $0, height: RegularScenes.definiteSide) }
    switch self {
    case .card: _ = HandWrittenCard.fill(out, y: 0, width: width ?? FeedScenes.width)
    case .cards(let count): HandWrittenCard.fillList(out, of: count, width: width ?? FeedScenes.width)
    case .hugeNested(let count): HandWrittenTrees.fillHugeNested(out, of: count, size: size)
    case .deepAuto(let count): HandWrittenTrees.fillDeepAuto(out, of: count, size: size)
    case .superDeep(let levels): HandWrittenTrees.fillSuperDeep(out, levels: levels, size: size)
    case .yogaHuge: HandWrittenTrees.fillYogaHuge(out)
    }
  }
}
