import LayoutEngine

/// Reads the `measure` object of a leaf.
struct MeasureDecoder {
  private enum Key: Int {
    case fixed, image, text, advance, lineHeight, area, natural, offset, baseline, lastBaseline
  }

  private static let keys = Vocabulary([
    "fixed", "image", "text", "advance", "lineHeight", "area", "natural", "offset", "baseline", "lastBaseline",
  ])

  private var fixed: LayoutSize?
  private var image: LayoutSize?
  private var text: String?
  private var area: Double?
  private var baseline: Double?
  private var lastBaseline: (value: Double, key: Int)?
  /// Values that belong to a single form, with the indexes of their keys.
  private var advance: (value: Double, key: Int)?
  private var lineHeight: (value: Double, key: Int)?
  private var natural: (value: Double, key: Int)?
  private var offset: (value: Double, key: Int)?

  static func decode(_ json: JSONTape, at value: Int) throws(DocumentError) -> MeasureModel {
    try json.expectObject(at: value)
    var decoder = MeasureDecoder()
    var key = value + 1
    while key < json.next(value) {
      try decoder.decodeMember(json, key)
      key = json.next(key + 1)
    }
    let content = try decoder.content(json, value)
    if let last = decoder.lastBaseline, decoder.baseline == nil || decoder.text != nil {
      throw json.error(at: last.key, "the key is only valid for \"fixed\" or \"area\" with \"baseline\"")
    }
    return MeasureModel(content, baseline: decoder.baseline, lastBaseline: decoder.lastBaseline?.value)
  }

  private mutating func decodeMember(_ json: JSONTape, _ key: Int) throws(DocumentError) {
    let value = key + 1
    switch Key(rawValue: try json.knownKey(key, in: MeasureDecoder.keys)) {
    case .fixed: fixed = try size(json, value)
    case .image: image = try size(json, value)
    case .text: text = try json.string(at: value)
    case .advance: advance = (try json.nonNegativeNumber(at: value), key)
    case .lineHeight: lineHeight = (try json.nonNegativeNumber(at: value), key)
    case .area: area = try json.nonNegativeNumber(at: value)
    case .natural: natural = (try json.positiveNumber(at: value), key)
    case .offset: offset = (try json.number(at: value), key)
    case .baseline: baseline = try json.number(at: value)
    case .lastBaseline: lastBaseline = (try json.number(at: value), key)
    case nil: break
    }
  }

  private func size(_ json: JSONTape, _ value: Int) throws(DocumentError) -> LayoutSize {
    let size = try json.numbers(at: value, "[width, height]", count: 2)
    guard size[0] >= 0, size[1] >= 0 else { throw json.error(at: value, "expected a size that is not negative") }
    return LayoutSize(width: size[0], height: size[1])
  }

  private func content(_ json: JSONTape, _ value: Int) throws(DocumentError) -> MeasureModel.Content {
    let forms = (fixed == nil ? 0 : 1) + (image == nil ? 0 : 1) + (text == nil ? 0 : 1) + (area == nil ? 0 : 1)
    guard forms == 1 else {
      throw json.error(
        at: value, "expected one of the keys \"fixed\", \"image\", \"text\" and \"area\", got \(forms)")
    }
    if text == nil { try refuse([advance, lineHeight], without: "text", json) }
    if area == nil { try refuse([natural, offset], without: "area", json) }
    if let text {
      guard let advance, let lineHeight else {
        throw json.error(at: value, "missing key \"\(advance == nil ? "advance" : "lineHeight")\"")
      }
      return .text(TextModel(text, advance: advance.value, lineHeight: lineHeight.value))
    }
    if let area {
      return .area(
        AreaModel(area: area, natural: natural?.value ?? AreaModel.defaultNatural, offset: offset?.value ?? 0))
    }
    if let image { return .image(image) }
    return .fixed(fixed ?? LayoutSize())
  }

  private func refuse(
    _ members: [(value: Double, key: Int)?], without form: StaticString, _ json: JSONTape
  ) throws(DocumentError) {
    for case let member? in members {
      throw json.error(at: member.key, "the key is only valid with \"\(form)\"")
    }
  }
}
