/// The path to a value, built from its levels for messages.
struct DocumentPath {
  /// The maximum number of levels at the beginning of a text, and again at its end.
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

  /// Removes the last level.
  mutating func removeLast() { levels.removeLast() }

  /// Reverses the levels of a path that was built from its end.
  mutating func reverse() { levels.reverse() }

  /// Returns the path as text: all levels, or the first and last levels of a long path.
  ///
  /// `start` is the beginning of the text.
  func text(from start: String = "") -> String {
    var text = start
    let hidden = levels.count - 2 * DocumentPath.shownLevels
    var index = 0
    while index < levels.count {
      if hidden > 1, index == DocumentPath.shownLevels {
        text += "…(\(hidden) levels)…"
        index += hidden
      }
      let level = levels[index]
      text += text.isEmpty && level.utf8.first == UInt8(ascii: ".") ? String(level.dropFirst()) : level
      index += 1
    }
    return text
  }
}
