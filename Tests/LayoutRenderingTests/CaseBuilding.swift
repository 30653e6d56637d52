import LayoutDocument
import Testing

/// Returns the layout of the first case of a document.
func layout(_ json: String) throws -> CaseLayout {
  let file = try LayoutFile(parsing: Array(json.utf8))
  return try CaseLayout(try #require(file.cases.first))
}

/// Returns a case with `depth` nested nodes around a leaf.
func chain(depth: Int, style: String = "{}") -> String {
  let opening = String(repeating: #"{"style":\#(style),"children":["#, count: depth)
  let closing = String(repeating: "]}", count: depth)
  return #"{"name": "chain", "root": "# + opening + #"{"measure":{"fixed":[10,10]}}"# + closing + "}"
}

/// Returns whether all elements are closed in order. The markup may contain only elements, attributes and text.
func isWellFormed(_ markup: String) -> Bool {
  var open: [Substring] = []
  var rest = markup[...]
  while let start = rest.firstIndex(of: "<") {
    guard let end = rest[start...].firstIndex(of: ">") else { return false }
    let tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.contains("<") || tag.count(where: { $0 == "\"" }) % 2 != 0 { return false }
    if tag.hasPrefix("/") {
      guard open.popLast() == tag.dropFirst() else { return false }
    } else if !tag.hasSuffix("/") {
      open.append(tag.prefix { $0 != " " })
    }
  }
  return open.isEmpty
}
