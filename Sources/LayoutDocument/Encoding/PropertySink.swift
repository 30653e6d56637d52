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

  package init(name: String, value: String, owner: PropertyOwner) {
    self.name = name
    self.value = value
    self.owner = owner
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
  mutating func value(_ string: String) { set(string) }
  mutating func value(_ numbers: [Double]) {
    var text = ""
    for number in numbers { text += (text.isEmpty ? "" : ", ") + JSONText.number(number) }
    set("[" + text + "]")
  }
  mutating func null() { set("null") }

  private mutating func set(_ value: String) { properties[properties.count - 1].value = value }
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
