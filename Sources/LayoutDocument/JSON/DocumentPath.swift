/// The way to a value, built from its parts for messages.
struct DocumentPath {
  /// How many levels a message shows at most at the beginning, and again at the end.
  private static let shownLevels = 16

  private var levels: [String] = []

  /// Appends the key of an object's member.
  mutating func append(key: [UInt8]) {
    let isPlain =
      key.count <= 64 && !key.isEmpty
      && key.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      }
    levels.append(isPlain ? "." + String(decoding: key, as: UTF8.self) : "[" + JSONText.excerpt(key) + "]")
  }

  /// Appends the index of an array's element.
  mutating func append(index: Int) { levels.append("[\(index)]") }

  /// Appends a child of a node.
  mutating func append(child index: Int) { levels.append(".children[\(index)]") }

  /// Turns the levels round: for a way that was collected from its end.
  mutating func reverse() { levels.reverse() }

  /// The text: all levels, or the first and last of very many. `start` is what the way begins with.
  func text(from start: String = "") -> String {
    var text = start
    let hidden = levels.count - 2 * DocumentPath.shownLevels
    for (index, level) in levels.enumerated() {
      if hidden > 1, index >= DocumentPath.shownLevels, index < DocumentPath.shownLevels + hidden {
        if index == DocumentPath.shownLevels { text += "…(\(hidden) levels)…" }
        continue
      }
      text += text.isEmpty && level.utf8.first == UInt8(ascii: ".") ? String(level.dropFirst()) : level
    }
    return text
  }
}
