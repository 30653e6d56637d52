/// The anchors of a page: readable names that are unique in the page.
///
/// The anchor of a document is its title: `8.5-baselines.json`. The anchor of a case is the document's title without
/// its extension, followed by the case's name: `8.5-baselines/rows`. An anchor depends only on the document and the
/// case, so that a link stays valid when other documents are added, unless two anchors would be equal.
struct PageAnchors {
  /// The anchors of the page's own elements.
  enum Fixed: String, CaseIterable {
    case documents, differences, count, filter
    case expectedFrames = "expected-frames"
  }

  private var taken: Set<String>
  /// The last number that was appended to each duplicate name.
  private var lastNumbers: [String: Int] = [:]

  /// Creates the anchors of a page.
  ///
  /// `reserved` contains the identifiers of existing elements.
  init(reserved: [String] = []) { taken = Set(Fixed.allCases.map { $0.rawValue } + reserved) }

  /// The anchor of a document's heading.
  mutating func anchor(ofDocument title: String) -> String { unique(PageAnchors.readable(title)) }

  /// The anchor of a case's heading.
  mutating func anchor(ofCase name: String, inDocument title: String) -> String {
    let ending = ".json"
    let stem = title.hasSuffix(ending) && title != ending ? title.dropLast(ending.count) : title[...]
    // Names of cases often begin with the name of the document: `8.5-baselines/rows`.
    let group = stem.drop(through: "/") + "/"
    let rest = name.hasPrefix(group) ? name.dropFirst(group.count) : name[...]
    return unique(PageAnchors.readable(stem) + "/" + PageAnchors.readable(rest))
  }

  private mutating func unique(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      let number = lastNumbers[name, default: 1] + 1
      lastNumbers[name] = number
      result = "\(name)-\(number)"
    }
    return result
  }

  /// The text with letters, digits and the marks that are not escaped in addresses; other characters become hyphens.
  private static func readable(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isReadable(scalar) {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "unnamed" : result
  }

  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "/": return true
    case "\u{80}"...: return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    default: return false
    }
  }
}

extension Substring {
  /// The part after the last `separator`, or the whole text if there is none.
  fileprivate func drop(through separator: Character) -> Substring {
    lastIndex(of: separator).map { self[index(after: $0)...] } ?? self
  }
}
