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
  /// The maximum number of characters of a text in a name.
  private static let longestText = 24

  /// Returns names of which each belongs to a single item: those in `names`, followed by a number where they are equal.
  package static func unique(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var taken = Set(names)
    var numbers: [String: Int] = [:]
    var result = names
    for (index, name) in names.enumerated() where counts[name] != 1 {
      var number = numbers[name] ?? 0
      repeat {
        number += 1
        result[index] = "\(name) \(number)"
      } while !taken.insert(result[index]).inserted
      numbers[name] = number
    }
    return result
  }

  /// Returns the beginning of a text in quotation marks; `nil` for a text without visible characters.
  package static func quoting(_ text: String) -> String? {
    var short = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" }) {
      short += short.isEmpty ? String(word) : " " + word
      if short.count > longestText { break }
    }
    if short.isEmpty { return nil }
    return "\"" + (short.count > longestText ? short.prefix(longestText) + "…" : short) + "\""
  }

  /// Returns the kind of a flex container: `row` or `column`.
  package static func kind(of style: Style) -> String {
    style.direction == .row || style.direction == .rowReverse ? "row" : "column"
  }
}
