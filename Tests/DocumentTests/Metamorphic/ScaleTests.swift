import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// The unit of length does not matter: multiplying all lengths by a factor multiplies all frames by it, to the last bit
/// for powers of two. The distance of the lines of the pixel grid is multiplied as well.
@Suite("Scale")
struct ScaleTests {
  @Test("cases and random trees", arguments: SpecimenSource.all)
  func trees(_ source: SpecimenSource) throws {
    for specimen in try source.specimens() { try check(specimen) }
  }

  private func check(_ specimen: Specimen) throws {
    if specimen.hasTextsWithinLineTolerance { return }
    let frames = try specimen.frames()
    for factor in [0.5, 2, 3] {
      // A third of the scale is not exact: an edge near half a pixel may be rounded differently.
      var original = specimen
      if factor == 3 { original.scale = 0 }
      let expected = (factor == 3 ? try original.frames() : frames).mapValues { $0.scaled(by: factor) }
      original.expect(try original.scaled(by: factor).frames(), are: expected, factor == 3 ? .nearly : .exact)
    }
  }
}

extension Specimen {
  fileprivate func scaled(by factor: Double) -> Specimen {
    var result = mapStyles { style, _ in style.scale(by: factor) }
      .mapBoxes({ $0.scale(by: factor) }, { $0.scale(by: factor) })
    for node in plan.subtree(of: root) { result.plan[node].content = plan[node].content?.scaled(by: factor) }
    result.scale = scale / factor
    switch space {
    case .exact(let size):
      result.space = .exact(LayoutSize(width: size.width * factor, height: size.height * factor))
    case .available(let width, let height):
      result.space = .available(width: width.map { $0 * factor }, height: height.map { $0 * factor })
    }
    return result
  }
}

extension LayoutRect {
  fileprivate func scaled(by factor: Double) -> LayoutRect {
    LayoutRect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}

extension LeafContent {
  fileprivate func scaled(by factor: Double) -> LeafContent {
    switch self {
    case .fixed(let size): return .fixed(LayoutSize(width: size.width * factor, height: size.height * factor))
    case .text(let words, let space, let lineHeight, let baseline):
      return .text(
        words: words.map { $0 * factor }, space: space * factor, lineHeight: lineHeight * factor,
        baseline: baseline.map { $0 * factor })
    case .area(let area, let natural): return .area(area * factor * factor, natural: natural * factor)
    case .document(let model): return .document(model.scaled(by: factor))
    // Erratic measurements do not scale. No specimen has them.
    case .erratic: return self
    }
  }
}

extension MeasureModel {
  fileprivate func scaled(by factor: Double) -> MeasureModel {
    var result = self
    result.baseline = baseline.map { $0 * factor }
    result.lastBaseline = lastBaseline.map { $0 * factor }
    switch content {
    case .fixed(let size):
      result.content = .fixed(LayoutSize(width: size.width * factor, height: size.height * factor))
    case .image(let size):
      result.content = .image(LayoutSize(width: size.width * factor, height: size.height * factor))
    case .text(let text):
      result.content = .text(
        TextModel(text.text, advance: text.advance * factor, lineHeight: text.lineHeight * factor))
    case .area(let area):
      result.content = .area(
        AreaModel(area: area.area * factor * factor, natural: area.natural * factor, offset: area.offset * factor))
    }
    return result
  }
}

extension Style {
  fileprivate mutating func scale(by factor: Double) {
    func scaled(_ length: Length) -> Length { length.scaled(by: factor) }
    func scaled<Value>(_ edges: StyleEdges<Value>, _ scaled: (Value) -> Value) -> StyleEdges<Value> {
      StyleEdges(
        top: scaled(edges.top), left: scaled(edges.left), bottom: scaled(edges.bottom), right: scaled(edges.right),
        start: edges.start.map(scaled), end: edges.end.map(scaled))
    }
    func scaled(_ length: AutoLength) -> AutoLength {
      if case .length(let length) = length { return .length(scaled(length)) }
      return length
    }
    func scaled(_ size: PreferredSize) -> PreferredSize {
      if case .length(let length) = size { return .length(scaled(length)) }
      return size
    }
    func scaled(_ size: MinimumSize) -> MinimumSize {
      if case .length(let length) = size { return .length(scaled(length)) }
      return size
    }
    func scaled(_ size: MaximumSize) -> MaximumSize {
      if case .length(let length) = size { return .length(scaled(length)) }
      return size
    }
    inset = scaled(inset) { scaled($0) }
    margin = scaled(margin) { scaled($0) }
    padding = scaled(padding) { scaled($0) }
    border = scaled(border) { $0 * factor }
    (rowGap, columnGap) = (scaled(rowGap), scaled(columnGap))
    minColumnWidth *= factor
    if case .length(let length) = basis { basis = .length(scaled(length)) }
    (width, height) = (scaled(width), scaled(height))
    (minWidth, minHeight) = (scaled(minWidth), scaled(minHeight))
    (maxWidth, maxHeight) = (scaled(maxWidth), scaled(maxHeight))
  }
}
