import LayoutDocument
import LayoutEngine
import LayoutRendering

extension Session {
  /// The names of all cases, as a JSON array.
  var caseNames: String { "[" + file.cases.map { JSONText.quoted($0.name) }.joined(separator: ",") + "]" }

  /// The current case and its nodes, as a JSON object.
  ///
  /// A node is `[id, parent, kind, line, column]`, where `kind` is the form of `measure`, `box`, or empty.
  var description: String {
    guard let layoutCase else { return "{}" }
    var text = "{\"name\":\(JSONText.quoted(layoutCase.name)),"
    text += "\"about\":\(layoutCase.about.map(JSONText.quoted) ?? "null"),"
    text += "\"rules\":\"\(layoutCase.rules.keyword)\",\"scale\":\(JSONText.number(layoutCase.scale)),"
    text += "\"tolerance\":\(JSONText.number(layoutCase.tolerance)),"
    text += "\"width\":\(layoutCase.availableWidth.map(JSONText.number) ?? "null"),"
    text += "\"height\":\(layoutCase.availableHeight.map(JSONText.number) ?? "null"),\"nodes\":["
    for (index, node) in layoutCase.nodes.enumerated() {
      if index > 0 { text += "," }
      text += "[\(node.id.map(JSONText.quoted) ?? "null"),\(node.parent ?? -1),\"\(Session.kind(of: node))\","
      text += "\(node.position.line),\(node.position.column)]"
    }
    return text + "]}"
  }

  private static func kind(of node: DocumentNode) -> String {
    switch node.measure?.content {
    case .fixed: return "fixed"
    case .image: return "image"
    case .text: return "text"
    case .area: return "area"
    case nil: return node.box == nil ? "" : "box"
    }
  }

  /// The issues of the layout, as a JSON array of `{node, cause, remedy}`.
  var issues: String {
    guard let layout, let root = layout.ids.first else { return "[]" }
    var nodes: [NodeID: Int] = [:]
    for (index, id) in layout.ids.enumerated() { nodes[id] = index }
    let objects = layout.tree.issues(below: root).map { issue in
      "{\"node\":\(nodes[issue.node] ?? 0),\"cause\":\(JSONText.quoted(issue.cause)),"
        + "\"remedy\":\(JSONText.quoted(issue.remedy))}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }

  /// The differences from the expected frames, as a JSON object: the number of nodes with an expected frame, and the paths of the
  /// nodes that differ.
  var differences: String {
    guard let layout else { return "{\"expected\":0,\"differing\":[]}" }
    let expected = layout.layoutCase.nodes.filter { $0.expectedFrame != nil }.count
    let paths = layout.differences().map { JSONText.quoted($0.path) }
    return "{\"expected\":\(expected),\"differing\":[\(paths.joined(separator: ","))]}"
  }
}

/// The keys of styles and their keywords, as JSON, for editing properties in the page.
enum Properties {
  /// `{"words": {"wrap": ["noWrap", …], "width": ["auto", …], "grow": [], …}, "closed": ["wrap", …]}`: the keywords of each property,
  /// and the properties that accept only keywords.
  static var json: String {
    let keys = Properties.words.map { key, words in
      "\"\(key)\":[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    let closed = Properties.wordsAlone.map { "\"\($0)\"" }
    return "{\"words\":{\(keys.joined(separator: ","))},\"closed\":[\(closed.joined(separator: ","))]}"
  }
}
