/// The sums and functions among the lengths of a style, which do not fit into its memory. Most styles have none.
final class StyleFunctions: Sendable {
  struct Entry: Hashable, Sendable {
    /// See ``LengthPlace``.
    let place: UInt8
    let expression: LengthExpression
  }

  /// The entries, in the order of their places.
  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  func expression(at place: UInt8) -> LengthExpression? { entries.first { $0.place == place }?.expression }
}

extension StyleFunctions: Equatable {
  static func == (first: StyleFunctions, second: StyleFunctions) -> Bool { first.entries == second.entries }
}

extension StyleFunctions? {
  /// Returns the functions with another one, or none, at a place.
  func setting(_ expression: LengthExpression?, at place: UInt8) -> StyleFunctions? {
    var entries = self?.entries ?? []
    entries.removeAll { $0.place == place }
    if let expression {
      let index = entries.firstIndex { $0.place > place } ?? entries.count
      entries.insert(StyleFunctions.Entry(place: place, expression: expression), at: index)
    }
    return entries.isEmpty ? nil : StyleFunctions(entries)
  }
}
