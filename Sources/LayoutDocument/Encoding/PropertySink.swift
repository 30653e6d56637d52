import BoxEngine
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

// MARK: - Reset

extension Style {
  /// Returns the style with the default of one property; `nil` if the style has an invalid value.
  ///
  /// - Parameter name: The key in documents. A key that the style does not set has no effect.
  package func resetting(_ name: String, _ rules: LayoutRules) -> Style? {
    let others = SetProperty.all(of: self, rules).filter { $0.name != name }
    guard var style = others.style(rules) else { return nil }
    // Documents have no key for this property, which follows from the content of a leaf.
    style.isReplaced = isReplaced
    return style
  }
}

extension BoxPins {
  /// Returns the pins without one pin, or with the default of one priority.
  ///
  /// An edge without a pin gets its default, `==0`. Invalid pins are replaced by their defaults.
  ///
  /// - Parameter name: The key in documents. A key that the pins do not set has no effect.
  package func resetting(_ name: String) -> BoxPins? {
    let all = SetProperty.all(of: sanitized())
    var others = all.filter { $0.name != name }
    let isEdge = name == "top" || name == "left" || name == "bottom" || name == "right"
    if isEdge, !all.contains(where: { $0.name == name && $0.json == "null" }) {
      others.append(SetProperty(name: name, value: "null", owner: .pins))
    }
    return others.pins
  }
}

extension BoxContainer {
  /// Returns the container with the default of one property, or with the other axis. Invalid lengths are 0.
  ///
  /// - Parameter name: The key in documents. A key that the container does not set has no effect.
  package func resetting(_ name: String) -> BoxContainer? {
    let others = SetProperty.all(of: sanitized()).filter { $0.name != name }
    guard var box = others.box else { return nil }
    box.axis = name == "axis" ? axis.perpendicular : axis
    return box
  }
}

extension [SetProperty] {
  /// The style with these properties; `nil` if a value is invalid.
  func style(_ rules: LayoutRules) -> Style? {
    var faults: [DocumentFault] = []
    guard let json = tape, let style = try? StyleDecoder.decode(json, at: 0, rules: rules, &faults) else { return nil }
    return faults.isEmpty ? style : nil
  }

  /// The pins with these values; `nil` if a value is invalid.
  var pins: BoxPins? {
    var faults: [DocumentFault] = []
    guard let json = tape, let pins = try? BoxDecoder.item(json, at: 0, &faults) else { return nil }
    return faults.isEmpty ? pins : nil
  }

  /// The container with these properties; `nil` if a value is invalid.
  var box: BoxContainer? {
    var faults: [DocumentFault] = []
    guard let json = tape, let box = try? BoxDecoder.container(json, at: 0, &faults) else { return nil }
    return faults.isEmpty ? box : nil
  }

  /// The properties as a JSON object.
  var tape: JSONTape? {
    let members = map { JSONText.quoted($0.name) + ": " + $0.json }
    let json = try? JSONReader.read([UInt8](("{" + members.joined(separator: ", ") + "}").utf8))
    return json?.faults.isEmpty == true ? json : nil
  }
}
