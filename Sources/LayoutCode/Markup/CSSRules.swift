import LayoutHTML

/// The rules of a style sheet, one for each class. Nodes without names and with equal declarations share a class.
struct CSSRules {
  private var rules: [(classes: [String], lines: [String])] = []
  private var taken: Set<String> = []
  /// The classes of nodes without names, by their declarations.
  private var shared: [String: String] = [:]

  /// The maximum length of a rule on one line.
  private static let lineLength = 100

  /// Returns the declarations of a text: `width:10px;flex-grow:1`.
  static func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return (String(part[..<colon]), String(part[part.utf8.index(after: colon)...]))
    }
  }

  /// Adds a rule.
  ///
  /// - Parameters:
  ///   - name: The name of the node; `nil` if it has none.
  ///   - word: The class name for a node without a name.
  /// - Returns: The class; empty for a node without a name and without declarations.
  mutating func className(_ declarations: [(String, String)], name: String?, word: String) -> String {
    let lines = Shorthands.shortened(declarations).map { $0 + ": " + $1 }
    let named = SwiftNames.identifier(name).map(CSSDeclarations.hyphenated)
    if named == nil {
      if lines.isEmpty { return "" }
      if let known = shared[lines.joined(separator: ";")] { return known }
    }
    let className = unique(named ?? word)
    if named == nil { shared[lines.joined(separator: ";")] = className }
    if lines.isEmpty { return className }
    if let rule = rules.firstIndex(where: { $0.lines == lines }) {
      rules[rule].classes.append(className)
    } else {
      rules.append(([className], lines))
    }
    return className
  }

  /// The rules, indented.
  var text: String {
    var text = ""
    for (classes, lines) in rules {
      let selector = "  " + classes.map { "." + $0 }.joined(separator: ", ")
      let line = "\(selector) { \(lines.joined(separator: "; ")) }\n"
      if line.utf8.count <= CSSRules.lineLength {
        text += line
      } else {
        text += "\(selector) {\n" + lines.map { "    \($0);\n" }.joined() + "  }\n"
      }
    }
    return text
  }

  private mutating func unique(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = wanted + "-\(number)"
      number += 1
    }
    return name
  }
}

/// The CSS shorthands of several declarations.
enum Shorthands {
  static func shortened(_ declarations: [(String, String)]) -> [(String, String)] {
    var result = declarations
    for (prefix, suffix, name) in [
      ("margin-", "", "margin"), ("padding-", "", "padding"), ("border-", "-width", "border-width"), ("", "", "inset"),
    ] {
      result = withEdges(result, prefix, suffix, name)
    }
    result = withBorder(result)
    result = withPair(result, "row-gap", "column-gap", "gap")
    return withPair(result, "overflow-x", "overflow-y", "overflow")
  }

  /// Replaces the declarations of four edges: `margin: 8px 16px`.
  private static func withEdges(
    _ declarations: [(String, String)], _ prefix: String, _ suffix: String, _ name: String
  ) -> [(String, String)] {
    let sides = ["top", "right", "bottom", "left"].map { prefix + $0 + suffix }
    let values = sides.compactMap { side in declarations.first { $0.0 == side }?.1 }
    guard values.count == 4, let place = declarations.firstIndex(where: { sides.contains($0.0) }) else {
      return declarations
    }
    var text = values
    if values[3] == values[1] {
      text =
        values[2] == values[0] ? (values[1] == values[0] ? [values[0]] : [values[0], values[1]]) : Array(values[..<3])
    }
    return replaced(declarations, sides, at: place, (name, text.joined(separator: " ")))
  }

  /// Replaces a border style and four widths: `border: 1px solid`.
  private static func withBorder(_ declarations: [(String, String)]) -> [(String, String)] {
    guard let width = declarations.first(where: { $0.0 == "border-width" })?.1,
      !width.utf8.contains(UInt8(ascii: " ")), let place = declarations.firstIndex(where: { $0.0 == "border" }),
      !declarations.contains(where: { $0.0.utf8.starts(with: "border-inline".utf8) })
    else { return declarations }
    return replaced(declarations, ["border", "border-width"], at: place, ("border", width + " solid"))
  }

  private static func withPair(
    _ declarations: [(String, String)], _ first: String, _ second: String, _ name: String
  ) -> [(String, String)] {
    guard let place = declarations.firstIndex(where: { $0.0 == first }),
      let other = declarations.first(where: { $0.0 == second }), other.1 == declarations[place].1
    else { return declarations }
    return replaced(declarations, [first, second], at: place, (name, other.1))
  }

  private static func replaced(
    _ declarations: [(String, String)], _ names: [String], at place: Int, _ new: (String, String)
  ) -> [(String, String)] {
    var result: [(String, String)] = []
    for (index, declaration) in declarations.enumerated() {
      if index == place { result.append(new) }
      if !names.contains(declaration.0) { result.append(declaration) }
    }
    return result
  }
}
