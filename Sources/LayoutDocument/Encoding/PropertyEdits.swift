import BoxEngine
import LayoutEngine

/// A new value of a property, in the notation of documents.
package struct PropertyEdit: Equatable, Sendable {
  /// The key in documents.
  package var name: String
  /// The value as JSON; `nil`: the default.
  package var json: String?

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - name: The key in documents.
  ///   - value: The value without quotation marks: a number, a keyword, a pin, `true`, `false` or `null`; `nil`: the default.
  package init(_ name: String, _ value: String?) {
    self.name = name
    json = value.map { PropertyEdit.isPlain($0) ? $0 : JSONText.quoted($0) }
  }

  /// Whether a value is written without quotation marks: a number, a list of numbers, or a word of JSON.
  private static func isPlain(_ value: String) -> Bool {
    if value == "true" || value == "false" || value == "null" || value.hasPrefix("[") { return true }
    let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
    guard let first = digits.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return digits.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }
  }
}

extension Style {
  /// Returns the style with other values of properties; `nil` if a value is invalid.
  package func setting(_ edits: [PropertyEdit], _ rules: LayoutRules) -> Style? {
    let properties = SetProperty.all(of: self, rules).setting(edits, owner: .style)
    guard var style = properties.style(rules) else { return nil }
    // Documents have no key for this property, which follows from the content of a leaf.
    style.isReplaced = isReplaced
    return style
  }
}

extension BoxPins {
  /// Returns the pins with other values; `nil` if a value is invalid. The default of an edge is `==0`.
  package func setting(_ edits: [PropertyEdit]) -> BoxPins? {
    SetProperty.all(of: sanitized()).setting(edits, owner: .pins).pins
  }
}

extension BoxContainer {
  /// Returns the container with other values of properties; `nil` if a value is invalid.
  package func setting(_ edits: [PropertyEdit]) -> BoxContainer? {
    SetProperty.all(of: sanitized()).setting(edits, owner: .box).box
  }
}

extension [SetProperty] {
  /// Returns the properties with other values.
  fileprivate func setting(_ edits: [PropertyEdit], owner: PropertyOwner) -> [SetProperty] {
    var result = filter { property in !edits.contains { $0.name == property.name } }
    for edit in edits {
      guard let json = edit.json else { continue }
      var property = SetProperty(name: edit.name, value: json, owner: owner)
      property.json = json
      result.append(property)
    }
    return result
  }
}
