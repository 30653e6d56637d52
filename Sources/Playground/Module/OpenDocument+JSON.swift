import LayoutDocument
import LayoutEngine

extension OpenDocument {
  /// The names of all cases, as a JSON array.
  var caseNames: String {
    var writer = JSONWriter()
    writer.value(file.cases.map { $0.name })
    return writer.text
  }

  /// The current case and its nodes, as a JSON object.
  ///
  /// A node is `[id, parent, kind, line, column, name]`, where `kind` is the form of `measure`, `box`, or empty, and `name` is the name in
  /// sentences.
  var description: String {
    guard let layoutCase else { return "{}" }
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("name")
    writer.value(layoutCase.name)
    writer.key("about")
    writer.valueOrNull(layoutCase.about)
    writer.key("rules")
    writer.value(layoutCase.rules.keyword)
    for (key, number) in [
      ("scale", layoutCase.scale), ("tolerance", layoutCase.tolerance), ("width", layoutCase.availableWidth),
      ("height", layoutCase.availableHeight),
    ] {
      writer.key(key)
      if let number { writer.value(number) } else { writer.null() }
    }
    writer.key("nodes")
    writer.beginArray()
    for (node, name) in zip(layoutCase.nodes, layoutCase.shortNames) {
      writer.beginArray()
      writer.valueOrNull(node.id)
      writer.value(node.parent ?? -1)
      writer.value(OpenDocument.kind(of: node))
      writer.value(node.position.line)
      writer.value(node.position.column)
      writer.value(name)
      writer.endArray()
    }
    writer.endArray()
    writer.endObject()
    return writer.text
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
    guard let layout else { return "[]" }
    var nodes: [NodeID: Int] = [:]
    for (index, id) in layout.ids.enumerated() { nodes[id] = index }
    var writer = JSONWriter()
    writer.beginArray()
    for issue in layout.issues {
      writer.beginObject()
      writer.key("node")
      writer.value(nodes[issue.node] ?? 0)
      writer.key("cause")
      writer.value(issue.cause)
      writer.key("remedy")
      writer.value(issue.remedy)
      writer.endObject()
    }
    writer.endArray()
    return writer.text
  }

  /// The differences from the expected frames, as a JSON object: the number of nodes with an expected frame, and the paths of the
  /// nodes that differ.
  var differences: String {
    guard let layout else { return "{}" }
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("expected")
    writer.value(layout.layoutCase.nodes.filter { $0.expectedFrame != nil }.count)
    writer.key("differing")
    writer.value(layout.differences().map { $0.path })
    writer.endObject()
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func valueOrNull(_ text: String?) {
    if let text { value(text) } else { null() }
  }
}
