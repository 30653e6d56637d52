import LayoutEngine

/// What takes the properties that an encoder writes: a key, then its value.
protocol PropertySink {
  mutating func key(_ key: String)
  mutating func value(_ number: Double)
  mutating func value(_ boolean: Bool)
  mutating func value(_ string: String)
  mutating func value(_ numbers: [Double])
  mutating func null()
}

extension JSONWriter: PropertySink {}

/// A property that a node sets, with its value, as documents write both: `minWidth` and `132`, or `left` and `>=8@750`.
public struct SetProperty: Equatable, Sendable {
  /// The key in documents: `marginHorizontal`. Pins and properties of a box are named as in the objects `item` and `box`.
  public var name: String
  /// The value, without quotation marks.
  public var value: String
  /// Where it is set.
  package var owner: PropertyOwner
  /// The value as JSON.
  package var json: String

  package init(name: String, value: String, owner: PropertyOwner) {
    self.name = name
    self.value = value
    self.owner = owner
    json = value
  }
}

/// What of a node has a property.
package enum PropertyOwner: Sendable {
  case style, pins, box
}

/// Collects properties as texts.
private struct PropertyList: PropertySink {
  let owner: PropertyOwner
  var properties: [SetProperty] = []

  mutating func key(_ key: String) { properties.append(SetProperty(name: key, value: "", owner: owner)) }
  mutating func value(_ number: Double) { set(JSONText.number(number)) }
  mutating func value(_ boolean: Bool) { set(boolean ? "true" : "false") }
  mutating func value(_ string: String) {
    set(string)
    properties[properties.count - 1].json = JSONText.quoted(string)
  }
  mutating func value(_ numbers: [Double]) {
    var text = ""
    for number in numbers { text += (text.isEmpty ? "" : ", ") + JSONText.number(number) }
    set("[" + text + "]")
  }
  mutating func null() { set("null") }

  private mutating func set(_ value: String) {
    properties[properties.count - 1].value = value
    properties[properties.count - 1].json = value
  }
}

extension SetProperty {
  /// What a style sets, in the order in which documents write it.
  package static func all(of style: Style, _ rules: LayoutRules) -> [SetProperty] {
    var list = PropertyList(owner: .style)
    StyleEncoder(style: style, defaults: Style(rules)).encodeProperties(to: &list)
    return list.properties
  }

  /// What pins set.
  package static func all(of pins: BoxPins) -> [SetProperty] {
    var list = PropertyList(owner: .pins)
    BoxEncoder.encodeProperties(of: pins, to: &list)
    return list.properties
  }

  /// What a box container sets.
  package static func all(of box: BoxContainer) -> [SetProperty] {
    var list = PropertyList(owner: .box)
    BoxEncoder.encodeProperties(of: box, to: &list)
    return list.properties
  }
}

extension Style {
  /// The style with another value for a property; `nil` if documents have no such property, or it does not take the value.
  /// - Parameters:
  ///   - name: The key in documents.
  ///   - json: The value as JSON: `12`, `"50%"`, `"center"`.
  package func setting(_ name: String, to json: String, _ rules: LayoutRules) -> Style? {
    var members: [String] = []
    for property in SetProperty.all(of: self, rules) where property.name != name {
      members.append("\(JSONText.quoted(property.name)): \(property.json)")
    }
    members.append("\(JSONText.quoted(name)): \(json)")
    let text = "{" + members.joined(separator: ", ") + "}"
    guard let tape = try? JSONReader.read(Array(text.utf8)) else { return nil }
    return try? StyleDecoder.decode(tape, at: 0, rules: rules)
  }
}
