import BoxEngine
import LayoutEngine

/// Writes the `box` and `item` objects of a node, without default values.
enum BoxEncoder {
  static func encode(_ box: BoxContainer, to writer: inout JSONWriter) {
    writer.key("box")
    writer.beginObject()
    encodeProperties(of: box, to: &writer)
    writer.endObject()
  }

  static func encode(_ item: BoxPins, to writer: inout JSONWriter) {
    writer.key("item")
    writer.beginObject()
    encodeProperties(of: item, to: &writer)
    writer.endObject()
  }

  static func encodeProperties<Sink: PropertySink>(of box: BoxContainer, to writer: inout Sink) {
    writer.key("axis")
    writer.value(box.axis.keyword)
    if box.spacing != 0 {
      writer.key("spacing")
      writer.value(box.spacing)
    }
    if box.insets != Edges(0) {
      writer.key("insets")
      writer.value([box.insets.top, box.insets.left, box.insets.bottom, box.insets.right])
    }
    if box.direction != .auto {
      writer.key("rtl")
      writer.value(box.direction.keyword)
    }
  }

  static func encodeProperties<Sink: PropertySink>(of item: BoxPins, to writer: inout Sink) {
    edge("top", item.top, &writer)
    edge("left", item.left, &writer)
    edge("bottom", item.bottom, &writer)
    edge("right", item.right, &writer)
    pin("centerX", item.centerX, &writer)
    pin("centerY", item.centerY, &writer)
    if let baseline = item.baseline {
      writer.key("baseline")
      writer.value(baseline.keyword)
    }
    pin("width", item.width, &writer)
    pin("height", item.height, &writer)
    relativePin("relativeWidth", item.relativeWidth, &writer)
    relativePin("relativeHeight", item.relativeHeight, &writer)
    number("flex", item.flex, nil, &writer)
    number("gap", item.gap, nil, &writer)
    number("hugX", item.hugX, BoxPins.defaultHugging, &writer)
    number("hugY", item.hugY, BoxPins.defaultHugging, &writer)
    number("resistX", item.resistX, BoxPins.defaultResistance, &writer)
    number("resistY", item.resistY, BoxPins.defaultResistance, &writer)
    flag("keepsWidth", item.keepsWidth, &writer)
    flag("keepsHeight", item.keepsHeight, &writer)
  }

  private static func edge<Sink: PropertySink>(_ key: String, _ pin: BoxPin?, _ writer: inout Sink) {
    guard pin != BoxPin() else { return }
    if pin == nil {
      writer.key(key)
      writer.null()
    }
    self.pin(key, pin, &writer)
  }

  private static func pin<Sink: PropertySink>(_ key: String, _ pin: BoxPin?, _ writer: inout Sink) {
    guard let pin else { return }
    writer.key(key)
    if let text = PinSyntax.text(pin) { writer.value(text) } else { writer.value(pin.constant) }
  }

  private static func relativePin<Sink: PropertySink>(_ key: String, _ pin: BoxRelativePin?, _ writer: inout Sink) {
    guard let pin else { return }
    writer.key(key)
    if let text = PinSyntax.text(pin) { writer.value(text) } else { writer.value(pin.multiplier) }
  }

  private static func flag<Sink: PropertySink>(_ key: String, _ value: Bool, _ writer: inout Sink) {
    guard value else { return }
    writer.key(key)
    writer.value(value)
  }

  private static func number<Sink: PropertySink>(
    _ key: String, _ value: Double?, _ defaultValue: Double?, _ writer: inout Sink
  ) {
    guard let value, value != defaultValue else { return }
    writer.key(key)
    writer.value(value)
  }
}
