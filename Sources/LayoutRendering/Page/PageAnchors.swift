/// The names of the places of a page that links lead to: readable, and unique in the page.
///
/// A document has the name of its title, `8.5-baselines.json`; a case has the document's title without its ending before its
/// own name, `8.5-baselines/rows`. A name depends on the document and the case alone, so that a link stays valid when
/// other documents are added, unless two places would have the same name.
struct PageAnchors {
  /// The elements of the page itself.
  enum Fixed: String, CaseIterable {
    case documents, differences, count, filter
    case expectedFrames = "expected-frames"
  }

  private var taken: Set<String>
  /// The number that was added last to a name that is taken.
  private var lastNumbers: [String: Int] = [:]

  /// `reserved` are the names that elements have already.
  init(reserved: [String] = []) { taken = Set(Fixed.allCases.map { $0.rawValue } + reserved) }

  /// The name of a document's heading.
  mutating func anchor(ofDocument title: String) -> String { unique(PageAnchors.readable(title)) }

  /// The name of a case's heading.
  mutating func anchor(ofCase name: String, inDocument title: String) -> String {
    let ending = ".json"
    let stem = title.hasSuffix(ending) && title != ending ? title.dropLast(ending.count) : title[...]
    // Cases are often named after their documents: `8.5-baselines/rows`.
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

  /// Letters, digits and the marks that an address shows as they are; a hyphen stands for all else.
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
  /// What follows the last `separator`, or everything.
  fileprivate func drop(through separator: Character) -> Substring {
    lastIndex(of: separator).map { self[index(after: $0)...] } ?? self
  }
}
