import LayoutEngine

extension LayoutCase {
  /// The names of the nodes in sentences, in the order of the nodes. Each name belongs to a single node.
  ///
  /// The name is the `id` of the node. Without an `id`, it is the beginning of its text in quotation marks, or else its
  /// kind: `row`, `column`, `box`, `image` or `leaf`, and `root` for the root. Where several nodes have the same name,
  /// their number follows, in document order: `row 2`.
  ///
  /// Time and memory are linear in the number of nodes.
  public var shortNames: [String] { ShortNames.unique(nodes.map { $0.commonName }) }
}

extension DocumentNode {
  /// The `id`, the text or the kind of the node, which other nodes can have, too.
  fileprivate var commonName: String {
    if let id, !id.isEmpty { return id }
    if parent == nil { return "root" }
    switch measure?.content {
    case .text(let text): return ShortNames.quoting(text.text) ?? "text"
    case .image: return "image"
    case .fixed, .area: return "leaf"
    case nil: break
    }
    if box != nil { return "box" }
    return childCount == 0 ? "leaf" : ShortNames.kind(of: style)
  }
}

/// The names of items in sentences.
package enum ShortNames {
  /// The maximum number of bytes of a text in a name.
  private static let longestText = 24

  /// Returns names of which each belongs to a single item: those in `names`, followed by a number where they are equal.
  package static func unique(_ names: [String]) -> [String] {
    // Names are compared as bytes, as ids are elsewhere: equality of strings needs tables of Unicode.
    var counts: [[UInt8]: Int] = [:]
    for name in names { counts[Array(name.utf8), default: 0] += 1 }
    var numbers: [[UInt8]: Int] = [:]
    var result = names
    for (index, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      if counts[bytes] == 1 { continue }
      var number = numbers[bytes] ?? 0
      repeat {
        number += 1
        result[index] = "\(name) \(number)"
      } while counts[Array(result[index].utf8)] != nil
      counts[Array(result[index].utf8)] = 1
      numbers[bytes] = number
    }
    return result
  }

  /// Returns the beginning of a text in quotation marks; `nil` for a text without visible characters.
  package static func quoting(_ text: String) -> String? {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isSpace = byte <= UInt8(ascii: " ")
      if isSpace, bytes.isEmpty || bytes.last == UInt8(ascii: " ") { continue }
      bytes.append(isSpace ? UInt8(ascii: " ") : byte)
    }
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return bytes.isEmpty ? nil : JSONText.excerpt(bytes, longest: longestText)
  }

  /// Returns the kind of a flex container: `row` or `column`.
  package static func kind(of style: Style) -> String {
    style.direction == .row || style.direction == .rowReverse ? "row" : "column"
  }
}
