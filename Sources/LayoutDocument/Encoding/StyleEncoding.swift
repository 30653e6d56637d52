import LayoutEngine

/// Writes the values of a style that are not defaults, in the order of ``StyleKey``.
struct StyleEncoder {
  let style: Style
  let defaults: Style

  func encode(to writer: inout JSONWriter) {
    writer.beginObject()
    encodeProperties(to: &writer)
    writer.endObject()
  }

  func encodeProperties<Sink: PropertySink>(to writer: inout Sink) {
    for key in StyleKey.allCases {
      encode(key, to: &writer)
      // The edges are written between the sizes and the gaps.
      if key == .aspectRatio {
        encodeEdges(style.margin, "margin", zero: .length(.zero), to: &writer) { encodeLength($0, to: &$1) }
        encodeEdges(style.padding, "padding", zero: .zero, to: &writer) { encodeLength($0, to: &$1) }
        encodeEdges(style.border, "border", zero: 0, to: &writer) { $1.value($0) }
      }
    }
  }

  private func encode<Sink: PropertySink>(_ key: StyleKey, to writer: inout Sink) {
    switch key {
    case .display: keyword(key, style.display, defaults.display, &writer)
    case .position: keyword(key, style.position, defaults.position, &writer)
    case .top: length(key, style.inset.top, .auto, &writer)
    case .left: length(key, style.inset.left, .auto, &writer)
    case .bottom: length(key, style.inset.bottom, .auto, &writer)
    case .right: length(key, style.inset.right, .auto, &writer)
    case .start: length(key, style.inset.start, nil, &writer)
    case .end: length(key, style.inset.end, nil, &writer)
    case .direction: keyword(key, style.direction, defaults.direction, &writer)
    case .layoutDirection: keyword(key, style.layoutDirection, defaults.layoutDirection, &writer)
    case .writingMode: keyword(key, style.writingMode, defaults.writingMode, &writer)
    case .wrap: keyword(key, style.wrap, defaults.wrap, &writer)
    case .justifyContent: keyword(key, style.justifyContent, defaults.justifyContent, &writer)
    case .alignItems: keyword(key, style.alignItems, defaults.alignItems, &writer)
    case .alignSelf: keyword(key, style.alignSelf, defaults.alignSelf, &writer)
    case .justifySelf: keyword(key, style.justifySelf, defaults.justifySelf, &writer)
    case .alignContent: keyword(key, style.alignContent, defaults.alignContent, &writer)
    case .grow: number(key, style.grow, defaults.grow, &writer)
    case .shrink: number(key, style.shrink, defaults.shrink, &writer)
    case .basis: length(key, style.basis, defaults.basis, &writer)
    case .width: length(key, style.width, defaults.width, &writer)
    case .height: length(key, style.height, defaults.height, &writer)
    case .minWidth: length(key, style.minWidth, defaults.minWidth, &writer)
    case .minHeight: length(key, style.minHeight, defaults.minHeight, &writer)
    case .maxWidth: length(key, style.maxWidth, defaults.maxWidth, &writer)
    case .maxHeight: length(key, style.maxHeight, defaults.maxHeight, &writer)
    case .aspectRatio: aspectRatio(key, &writer)
    case .gap: if hasOneGap { length(key, style.rowGap, .zero, &writer) }
    case .rowGap: if !hasOneGap { length(key, style.rowGap, .zero, &writer) }
    case .columnGap: if !hasOneGap { length(key, style.columnGap, .zero, &writer) }
    case .columns: number(key, Double(style.columns), 0, &writer)
    case .minColumnWidth: number(key, style.minColumnWidth, 0, &writer)
    case .boxSizing: keyword(key, style.boxSizing, defaults.boxSizing, &writer)
    case .overflow: if hasOneOverflow { keyword(key, style.overflowX, .visible, &writer) }
    case .overflowX: if !hasOneOverflow { keyword(key, style.overflowX, .visible, &writer) }
    case .overflowY: if !hasOneOverflow { keyword(key, style.overflowY, .visible, &writer) }
    case .visibility: keyword(key, style.visibility, defaults.visibility, &writer)
    case .order: number(key, Double(style.order), 0, &writer)
    }
  }

  private var hasOneGap: Bool { style.rowGap == style.columnGap }
  private var hasOneOverflow: Bool { style.overflowX == style.overflowY }
}

// MARK: - Single values

extension StyleEncoder {
  private func keyword<Value: DocumentKeyword & Equatable, Sink: PropertySink>(
    _ key: StyleKey, _ value: Value, _ defaultValue: Value, _ writer: inout Sink
  ) {
    guard value != defaultValue else { return }
    writer.key(key.rawValue)
    writer.value(value.keyword)
  }

  private func aspectRatio<Sink: PropertySink>(_ key: StyleKey, _ writer: inout Sink) {
    guard let ratio = style.aspectRatio, style.aspectRatioIsAutomatic else {
      return number(key, style.aspectRatio, nil, &writer)
    }
    writer.key(key.rawValue)
    writer.value("auto " + JSONText.number(ratio))
  }

  private func number<Sink: PropertySink>(
    _ key: StyleKey, _ value: Double?, _ defaultValue: Double?, _ writer: inout Sink
  ) {
    guard let value, value != defaultValue else { return }
    writer.key(key.rawValue)
    writer.value(value)
  }

  private func length<Value: DocumentLength, Sink: PropertySink>(
    _ key: StyleKey, _ value: Value?, _ defaultValue: Value?, _ writer: inout Sink
  ) {
    guard let value, value != defaultValue else { return }
    writer.key(key.rawValue)
    encodeLength(value, to: &writer)
  }

  private func encodeLength<Value: DocumentLength, Sink: PropertySink>(_ value: Value, to writer: inout Sink) {
    if let length = value.plainLength {
      if length.hasPercentage {
        writer.value(LengthSyntax.text(length))
      } else {
        writer.value(length.points)
      }
    } else if let keyword = value.keyword {
      writer.value(keyword)
    } else {
      writer.null()
    }
  }
}

// MARK: - Edges

extension StyleEncoder {
  /// Writes edges with as few keys as possible. Edges of zero are omitted.
  private func encodeEdges<Value: Equatable, Sink: PropertySink>(
    _ edges: StyleEdges<Value>, _ family: String, zero: Value, to writer: inout Sink,
    encode: (Value, inout Sink) -> Void
  ) {
    func write(_ value: Value?, _ key: EdgeKey) {
      guard let value else { return }
      writer.key(key.name(in: family))
      encode(value, &writer)
    }
    let isSameAcross = edges.left == edges.right
    let isSameDown = edges.top == edges.bottom
    if isSameAcross, isSameDown, edges.left == edges.top {
      write(nonZero(edges.top, zero), .all)
    } else {
      if isSameAcross { write(nonZero(edges.left, zero), .horizontal) }
      if isSameDown { write(nonZero(edges.top, zero), .vertical) }
      if !isSameDown { write(nonZero(edges.top, zero), .top) }
      if !isSameAcross { write(nonZero(edges.left, zero), .left) }
      if !isSameDown { write(nonZero(edges.bottom, zero), .bottom) }
      if !isSameAcross { write(nonZero(edges.right, zero), .right) }
    }
    write(edges.start, .start)
    write(edges.end, .end)
  }

  private func nonZero<Value: Equatable>(_ value: Value, _ zero: Value) -> Value? { value == zero ? nil : value }
}
