import LayoutEngine

/// A destination for the properties that an encoder writes: a key, then its value.
protocol PropertySink {
  mutating func key(_ key: String)
  mutating func value(_ number: Double)
  mutating func value(_ boolean: Bool)
  mutating func value(_ string: String)
  mutating func value(_ numbers: [Double])
  mutating func null()
}

extension JSONWriter: PropertySink {}

/// A property that a node sets, with its value, in the notation of documents.
///
/// Examples are `minWidth` and `132`, or `left` and `>=8@750`.
public struct SetProperty: Equatable, Sendable {
  /// The key in documents: `marginHorizontal`.
  ///
  /// Pins and properties of a box have the names of the objects `item` and `box`.
  public var name: String
  /// The value, without quotation marks.
  public var value: String
  /// The part of the node that sets the property.
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

/// The parts of a node that have properties.
package enum PropertyOwner: Sendable {
  case style, pins, box
}

/// A sink that collects properties as texts.
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
  /// Returns the properties that a style sets, in the order in which documents write them.
  package static func all(of style: Style, _ rules: LayoutRules) -> [SetProperty] {
    var list = PropertyList(owner: .style)
    StyleEncoder(style: style, defaults: Style(rules)).encodeProperties(to: &list)
    return list.properties
  }

  /// Returns the properties that pins set.
  package static func all(of pins: BoxPins) -> [SetProperty] {
    var list = PropertyList(owner: .pins)
    BoxEncoder.encodeProperties(of: pins, to: &list)
    return list.properties
  }

  /// Returns the properties that a box container sets.
  package static func all(of box: BoxContainer) -> [SetProperty] {
    var list = PropertyList(owner: .box)
    BoxEncoder.encodeProperties(of: box, to: &list)
    return list.properties
  }
}

extension Style {
  /// Returns the style with another value of a property; `nil` for an unknown property or an invalid value.
  ///
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
