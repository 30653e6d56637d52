import LayoutEngine

/// Reads the `style` object of a node.
struct StyleDecoder {
  private var style: Style
  private var margin = EdgeValues<AutoLength>()
  private var padding = EdgeValues<Length>()
  private var border = EdgeValues<Double>()
  private var gap: Length?
  private var rowGap: Length?
  private var columnGap: Length?
  private var overflow: Overflow?
  private var overflowX: Overflow?
  private var overflowY: Overflow?

  /// Decodes the style of the object `value`, on top of the defaults of `rules`.
  static func decode(
    _ json: JSONTape, at value: Int, rules: LayoutRules, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> Style {
    try json.expectObject(at: value)
    var decoder = StyleDecoder(style: Style(rules))
    json.readMembers(of: value, &faults) { (key, _) throws(DocumentFault) in try decoder.decodeMember(json, key) }
    return decoder.resolved()
  }

  private init(style: Style) { self.style = style }

  private mutating func decodeMember(_ json: JSONTape, _ key: Int) throws(DocumentFault) {
    let index = try json.knownKey(key, in: StyleKey.vocabulary)
    let value = key + 1
    let (keys, edges) = (StyleKey.allCases, EdgeKey.allCases)
    if index < keys.count { return try decode(json, keys[index], value) }
    let (family, edge) = (index - keys.count).quotientAndRemainder(dividingBy: edges.count)
    switch family {
    case 0: margin.set(try json.length(at: value), for: edges[edge])
    case 1: padding.set(try json.length(at: value), for: edges[edge])
    default: border.set(try json.nonNegativeNumber(at: value), for: edges[edge])
    }
  }

  private mutating func decode(_ json: JSONTape, _ key: StyleKey, _ value: Int) throws(DocumentFault) {
    switch key {
    case .display: style.display = try json.keyword(at: value)
    case .position: style.position = try json.keyword(at: value)
    case .top: style.inset.top = try json.length(at: value)
    case .left: style.inset.left = try json.length(at: value)
    case .bottom: style.inset.bottom = try json.length(at: value)
    case .right: style.inset.right = try json.length(at: value)
    case .start: style.inset.start = try json.length(at: value) as AutoLength
    case .end: style.inset.end = try json.length(at: value) as AutoLength
    case .direction: style.direction = try json.keyword(at: value)
    case .layoutDirection: style.layoutDirection = try json.keyword(at: value)
    case .writingMode: style.writingMode = try json.keyword(at: value)
    case .wrap: style.wrap = try json.keyword(at: value)
    case .justifyContent: style.justifyContent = try json.keyword(at: value)
    case .alignItems: style.alignItems = try json.keyword(at: value)
    case .alignSelf: style.alignSelf = try json.keyword(at: value)
    case .justifySelf: style.justifySelf = try json.keyword(at: value)
    case .alignContent: style.alignContent = try json.keyword(at: value)
    case .grow: style.grow = try json.nonNegativeNumber(at: value)
    case .shrink: style.shrink = try json.nonNegativeNumber(at: value)
    case .basis: style.basis = try json.length(at: value)
    case .width: style.width = try json.length(at: value)
    case .height: style.height = try json.length(at: value)
    case .minWidth: style.minWidth = try json.length(at: value)
    case .minHeight: style.minHeight = try json.length(at: value)
    case .maxWidth: style.maxWidth = try json.length(at: value)
    case .maxHeight: style.maxHeight = try json.length(at: value)
    case .aspectRatio: (style.aspectRatio, style.aspectRatioIsAutomatic) = try aspectRatio(json, value)
    case .gap: gap = try json.length(at: value) as Length
    case .rowGap: rowGap = try json.length(at: value) as Length
    case .columnGap: columnGap = try json.length(at: value) as Length
    case .columns: style.columns = Int(try wholeNumber(json, value, in: 0...10_000))
    case .minColumnWidth: style.minColumnWidth = try json.nonNegativeNumber(at: value)
    case .boxSizing: style.boxSizing = try json.keyword(at: value)
    case .overflow: overflow = try json.keyword(at: value) as Overflow
    case .overflowX: overflowX = try json.keyword(at: value) as Overflow
    case .overflowY: overflowY = try json.keyword(at: value) as Overflow
    case .visibility: style.visibility = try json.keyword(at: value)
    case .order: style.order = try wholeNumber(json, value, in: Int32.min...Int32.max)
    }
  }

  /// Reads an aspect ratio: a number, `none`, or `auto` before a number.
  private func aspectRatio(
    _ json: JSONTape, _ value: Int
  ) throws(DocumentFault) -> (ratio: Double?, isAutomatic: Bool) {
    if json.kind(value) == .string {
      if json.string(value, equals: "none") { return (nil, false) }
      var scanner = TextScanner(json.stringBytes(value))
      if scanner.take("auto "), let ratio = scanner.unsignedNumber(), scanner.isAtEnd, ratio > 0 {
        return (ratio, true)
      }
    }
    guard json.kind(value) == .number else {
      throw json.typeFault(at: value, expected: "a number above 0, \"none\", or a string such as \"auto 1.5\"")
    }
    return (try json.positiveNumber(at: value), false)
  }

  private func wholeNumber(
    _ json: JSONTape, _ value: Int, in range: ClosedRange<Int32>
  ) throws(DocumentFault) -> Int32 {
    let number = try json.number(at: value)
    guard let whole = Int32(exactly: number), range.contains(whole) else {
      throw json.fault(
        at: value,
        "expected a whole number between \(range.lowerBound) and \(range.upperBound), got \(JSONText.number(number))")
    }
    return whole
  }

  private func resolved() -> Style {
    var result = style
    result.margin = margin.resolved(default: .zero)
    result.padding = padding.resolved(default: .zero)
    result.border = border.resolved(default: 0)
    result.rowGap = rowGap ?? gap ?? .zero
    result.columnGap = columnGap ?? gap ?? .zero
    result.overflowX = overflowX ?? overflow ?? .visible
    result.overflowY = overflowY ?? overflow ?? .visible
    return result
  }
}

extension AutoLength {
  /// A length of 0 points.
  fileprivate static let zero = AutoLength.length(.zero)
}
