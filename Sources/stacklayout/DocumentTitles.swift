/// The names of documents in pages that do not show full paths.
enum DocumentTitles {
  /// The titles of `documents`, in their order: the path relative to the folder of the command line, or a file's name.
  ///
  /// Equal titles are extended by as many parent folders as are needed to distinguish them.
  static func titles(of documents: [Document]) -> [String] {
    let paths = documents.map { components(of: $0.name) }
    var lengths = documents.map(shortestLength)
    while true {
      let titles = documents.indices.map { index in
        lengths[index] > paths[index].count
          ? documents[index].name : paths[index].suffix(lengths[index]).joined(separator: "/")
      }
      var counts: [String: Int] = [:]
      for title in titles { counts[title, default: 0] += 1 }
      // A title that is the whole path cannot be extended.
      let ambiguous = documents.indices.filter { counts[titles[$0], default: 0] > 1 && lengths[$0] <= paths[$0].count }
      if ambiguous.isEmpty { return titles }
      for index in ambiguous { lengths[index] += 1 }
    }
  }

  /// The number of path components that are relative to the folder; 1 for a document without a folder.
  private static func shortestLength(of document: Document) -> Int {
    guard let folder = document.folder else { return 1 }
    return components(of: String(document.name.dropFirst(folder.count))).count
  }

  private static func components(of path: String) -> [Substring] { path.split(whereSeparator: isSeparator) }

  private static func isSeparator(_ character: Character) -> Bool {
    #if os(Windows)
      return character == "/" || character == "\\"
    #else
      return character == "/"
    #endif
  }
}
