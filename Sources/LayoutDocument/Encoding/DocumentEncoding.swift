import LayoutEngine

/// Writes documents in their canonical form.
struct DocumentEncoder {
  private var writer = JSONWriter()
  /// Whether every node begins on a new line.
  private var isSpread = false

  /// The encoded text.
  var text: String { writer.text }

  mutating func encode(_ file: LayoutFile) {
    if file.cases.count == 1, file.about == nil {
      isSpread = true
      encode(file.cases[0])
    } else {
      isSpread = file.cases.count == 1
      writer.beginObject()
      if let about = file.about { writer.member("about", about) }
      writer.key("cases")
      writer.beginArray()
      for layoutCase in file.cases {
        writer.newLine(level: 0)
        encode(layoutCase)
      }
      writer.lastLine(level: 0)
      writer.endArray()
      writer.endObject()
    }
    writer.lastLine(level: 0)
  }

  private mutating func encode(_ layoutCase: LayoutCase) {
    writer.beginObject()
    writer.member("name", layoutCase.name)
    if let about = layoutCase.about { writer.member("about", about) }
    if layoutCase.rules != .stackView { writer.member("defaults", layoutCase.rules.keyword) }
    if layoutCase.availableWidth != nil || layoutCase.availableHeight != nil {
      writer.key("available")
      writer.beginObject()
      if let width = layoutCase.availableWidth { writer.member("width", width) }
      if let height = layoutCase.availableHeight { writer.member("height", height) }
      writer.endObject()
    }
    if layoutCase.scale != 0 { writer.member("scale", layoutCase.scale) }
    if layoutCase.tolerance != LayoutCase.defaultTolerance { writer.member("tolerance", layoutCase.tolerance) }
    writer.key("root")
    encodeNodes(of: layoutCase)
    encodeOptimum(of: layoutCase)
    encodeVariants(of: layoutCase)
    if isSpread { writer.lastLine(level: 0) }
    writer.endObject()
  }

  private mutating func encodeOptimum(of layoutCase: LayoutCase) {
    if layoutCase.expectsOptimum {
      writer.key("optimal")
      writer.value(true)
    }
    guard !layoutCase.violations.isEmpty else { return }
    writer.key("violations")
    writer.beginObject()
    for violation in layoutCase.violations { writer.member(JSONText.number(violation.priority), violation.amount) }
    writer.endObject()
  }

  /// Writes the frames of variants that differ from those of their fallback variant.
  private mutating func encodeVariants(of layoutCase: LayoutCase) {
    guard layoutCase.variantFrames != nil else { return }
    if isSpread { writer.newLine(level: 1) }
    writer.key("variants")
    writer.beginObject()
    for variant in CaseVariant.made {
      let frames = layoutCase.expectedFrames(in: variant) ?? []
      guard !frames.isEmpty, frames != layoutCase.expectedFrames(in: variant.fallback) else { continue }
      writer.key(VariantDecoder.key(of: variant))
      writer.beginArray()
      for frame in frames { encode(frame) }
      writer.endArray()
    }
    writer.endObject()
  }

  private mutating func encode(_ frame: LayoutRect) {
    writer.value([frame.x, frame.y, frame.width, frame.height])
  }

  private mutating func encodeNodes(of layoutCase: LayoutCase) {
    let nodes = layoutCase.nodes
    let defaults = Style(layoutCase.rules)
    /// The nodes whose children are being written.
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      if isSpread { writer.newLine(level: node.depth + 1) }
      writer.beginObject()
      encodeContent(of: node, defaults: defaults)
      if node.childCount > 0 {
        writer.key("children")
        writer.beginArray()
        open.append(index)
        continue
      }
      writer.endObject()
      while let parent = open.last, nodes[parent].subtreeEnd == index + 1 {
        open.removeLast()
        if isSpread { writer.lastLine(level: nodes[parent].depth + 1) }
        writer.endArray()
        writer.endObject()
      }
    }
  }

  private mutating func encodeContent(of node: DocumentNode, defaults: Style) {
    if let id = node.id { writer.member("id", id) }
    if node.style != defaults {
      writer.key("style")
      StyleEncoder(style: node.style, defaults: defaults).encode(to: &writer)
    }
    if let measure = node.measure { encode(measure) }
    if let box = node.box { BoxEncoder.encode(box, to: &writer) }
    if let item = node.item { BoxEncoder.encode(item, to: &writer) }
    if !node.sizeConstraints.isEmpty { ConstraintEncoder.encode(node.sizeConstraints, to: &writer) }
    if let frame = node.expectedFrame {
      writer.key("frame")
      encode(frame)
    }
  }

  private mutating func encode(_ measure: MeasureModel) {
    writer.key("measure")
    writer.beginObject()
    switch measure.content {
    case .image(let size):
      writer.key("image")
      writer.value([size.width, size.height])
    case .fixed(let size):
      writer.key("fixed")
      writer.value([size.width, size.height])
    case .text(let text):
      writer.member("text", text.text)
      writer.member("advance", text.advance)
      writer.member("lineHeight", text.lineHeight)
    case .area(let area):
      writer.member("area", area.area)
      if area.natural != AreaModel.defaultNatural { writer.member("natural", area.natural) }
      if area.offset != 0 { writer.member("offset", area.offset) }
    }
    if let baseline = measure.baseline { writer.member("baseline", baseline) }
    if let baseline = measure.lastBaseline { writer.member("lastBaseline", baseline) }
    writer.endObject()
  }
}
