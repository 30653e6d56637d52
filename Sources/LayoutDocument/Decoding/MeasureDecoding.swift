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

  /// Reads the model; returns `nil` if its members have errors, which determine whether other keys are missing.
  static func decode(
    _ json: JSONTape, at value: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> MeasureModel? {
    try json.expectObject(at: value)
    let before = faults.count
    var decoder = MeasureDecoder()
    json.readMembers(of: value, &faults) { (key, faults) throws(DocumentFault) in
      try decoder.decodeMember(json, key, &faults)
    }
    if faults.count > before { return nil }
    if let last = decoder.lastBaseline, decoder.baseline == nil || decoder.text != nil {
      faults.append(json.fault(at: last.key, "the key is only valid for \"fixed\" or \"area\" with \"baseline\""))
    }
    let content = try decoder.content(json, value, &faults)
    return MeasureModel(content, baseline: decoder.baseline, lastBaseline: decoder.lastBaseline?.value)
  }

  private mutating func decodeMember(
    _ json: JSONTape, _ key: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) {
    let value = key + 1
    switch Key(rawValue: try json.knownKey(key, in: MeasureDecoder.keys)) {
    case .fixed: fixed = try size(json, value, &faults)
    case .image: image = try size(json, value, &faults)
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

  private func size(
    _ json: JSONTape, _ value: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> LayoutSize {
    let size = try json.numbers(at: value, "[width, height]", count: 2, &faults)
    guard size[0] >= 0, size[1] >= 0 else { throw json.fault(at: value, "expected a size that is not negative") }
    return LayoutSize(width: size[0], height: size[1])
  }

  private func content(
    _ json: JSONTape, _ value: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> MeasureModel.Content {
    let forms = (fixed == nil ? 0 : 1) + (image == nil ? 0 : 1) + (text == nil ? 0 : 1) + (area == nil ? 0 : 1)
    guard forms == 1 else {
      throw json.fault(
        at: value, "expected one of the keys \"fixed\", \"image\", \"text\" and \"area\", got \(forms)")
    }
    if text == nil { refuse([advance, lineHeight], without: "text", json, &faults) }
    if area == nil { refuse([natural, offset], without: "area", json, &faults) }
    if let text {
      if advance == nil { faults.append(json.fault(at: value, "missing key \"advance\"")) }
      if lineHeight == nil { faults.append(json.fault(at: value, "missing key \"lineHeight\"")) }
      return .text(TextModel(text, advance: advance?.value ?? 0, lineHeight: lineHeight?.value ?? 0))
    }
    if let area {
      return .area(
        AreaModel(area: area, natural: natural?.value ?? AreaModel.defaultNatural, offset: offset?.value ?? 0))
    }
    if let image { return .image(image) }
    return .fixed(fixed ?? LayoutSize())
  }

  private func refuse(
    _ members: [(value: Double, key: Int)?], without form: StaticString, _ json: JSONTape,
    _ faults: inout [DocumentFault]
  ) {
    for case let member? in members {
      faults.append(json.fault(at: member.key, "the key is only valid with \"\(form)\""))
    }
  }
}
