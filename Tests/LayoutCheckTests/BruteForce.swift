import LayoutCheck
import LayoutDocument
import LayoutEngine

/// The faults of a case, found by brute force: a complete layout of a new tree for each width, text size and direction.
///
/// All frames are examined. The implementation shares no code with the check.
struct BruteForce {
  let layoutCase: LayoutCase
  let settings: CheckSettings
  private let design: [LayoutRect]?
  private let screen: PlainScreen

  init(_ layoutCase: LayoutCase, _ settings: CheckSettings) throws {
    (self.layoutCase, self.settings) = (layoutCase, settings)
    screen = PlainScreen(layoutCase)
    var asMade = layoutCase
    asMade.scale = 0
    if let width = try BruteForce.designWidth(layoutCase) {
      asMade.availableWidth = width
      let direction = layoutCase.nodes[0].style.layoutDirection
      var style = layoutCase.nodes[0].style
      style.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      asMade.setStyle(style, of: 0)
      design = try CaseLayout(asMade).frames
    } else {
      design = nil
    }
  }

  private static func designWidth(_ layoutCase: LayoutCase) throws -> Double? {
    guard case .length(let length) = layoutCase.nodes[0].style.width, !length.hasPercentage else {
      return layoutCase.availableWidth
    }
    var alone = layoutCase
    alone.scale = 0
    let layout = try CaseLayout(alone)
    let (padding, border) = (
      layout.tree.resolvedPadding(of: layout.ids[0]), layout.tree.resolvedBorder(of: layout.ids[0])
    )
    let isBorderBox = layoutCase.nodes[0].style.boxSizing == .borderBox
    return length.points + (isBorderBox ? 0 : padding.horizontal + border.horizontal)
  }

  /// Returns all faults, by subject.
  func places() throws -> [Subject: [Place]] {
    var places: [Subject: [Place]] = [:]
    for direction in settings.directions {
      for scale in settings.textScales {
        let samples = try settings.widths.map { try sample(width: Double($0), scale, direction) }
        var open: [Subject: Place] = [:]
        for (sample, width) in zip(samples, settings.widths) {
          let found = Dictionary(
            screen.faults(in: sample, design: design).map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
          for (subject, place) in open where found[subject] == nil {
            places[subject, default: []].append(place)
            open[subject] = nil
          }
          for (subject, fault) in found {
            let range = Finding.Range(
              textScale: scale, direction: direction, from: open[subject]?.range.from ?? width, to: width)
            let old = open[subject]
            open[subject] =
              old.map { Place(range: range, amount: $0.amount, item: $0.item, axis: $0.axis) }
              ?? Place(range: range, amount: fault.amount, item: fault.item, axis: fault.axis)
          }
        }
        for (subject, place) in open { places[subject, default: []].append(place) }
        addJumps(samples, scale, direction, to: &places)
      }
    }
    return places
  }

  private func addJumps(
    _ samples: [Sample], _ scale: Double, _ direction: CheckDirection, to places: inout [Subject: [Place]]
  ) {
    for step in samples.indices.dropFirst() {
      for (node, amount) in screen.jumps(samples, step) {
        let after = settings.widths.lowerBound + step
        let subject = Subject(.jump, [screen.names[node]])
        var list = places[subject] ?? []
        let range = Finding.Range(textScale: scale, direction: direction, from: after - 1, to: after)
        if let last = list.last, last.range.to == after - 1, last.range.textScale == scale,
          last.range.direction == direction
        {
          list[list.count - 1].range.to = after
        } else {
          list.append(Place(range: range, amount: amount, item: nil))
        }
        places[subject] = list
      }
    }
  }

  /// Returns the faults of one layout, at a width in fractions of a point.
  func faults(width: Double, _ scale: Double, _ direction: CheckDirection) throws -> [PlainScreen.Fault] {
    screen.faults(in: try sample(width: width, scale, direction), design: design)
  }

  /// Returns one layout.
  private func sample(width: Double, _ scale: Double, _ direction: CheckDirection) throws -> Sample {
    var variant = layoutCase.scalingText(by: scale)
    variant.scale = 0
    variant.availableWidth = width
    var style = variant.nodes[0].style
    style.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    if case .length(let length) = style.width, !length.hasPercentage {
      style.width = .points(width)
      if style.boxSizing == .contentBox {
        variant.setStyle(style, of: 0)
        let first = try CaseLayout(variant)
        let edges = (first.tree.resolvedPadding(of: first.ids[0]), first.tree.resolvedBorder(of: first.ids[0]))
        style.width = .points(max(0, width - edges.1.horizontal - edges.0.horizontal))
      }
    }
    variant.setStyle(style, of: 0)
    let layout = try CaseLayout(variant)
    return Sample(layout, width: width, direction)
  }
}

/// The properties of one layout that faults depend on.
struct Sample {
  /// The width of the screen.
  let width: Double
  let direction: CheckDirection
  var frames: [LayoutRect]
  /// The sizes of the content boxes.
  var contents: [LayoutSize]
  var models: [MeasureModel?]
  var isVertical: [Bool]
  let rules: LayoutRules

  init(_ layout: CaseLayout, width: Double, _ direction: CheckDirection) {
    (self.width, self.direction) = (width, direction)
    frames = layout.frames
    rules = layout.layoutCase.rules
    models = layout.layoutCase.nodes.map(\.measure)
    isVertical = layout.ids.map { layout.tree.resolvedWritingMode(of: $0).isVertical }
    contents = zip(layout.ids, layout.frames).map { id, frame in
      let (padding, border) = (layout.tree.resolvedPadding(of: id), layout.tree.resolvedBorder(of: id))
      return LayoutSize(
        width: max(0, frame.width - (padding.horizontal + border.horizontal)),
        height: max(0, frame.height - (padding.vertical + border.vertical)))
    }
  }

  /// Returns the max-content size of a leaf.
  func natural(_ node: Int) -> LayoutSize {
    models[node]?.measure(MeasureInput(inlineAxis: isVertical[node] ? .vertical : .horizontal), rules: rules).size
      ?? LayoutSize()
  }

  /// Returns the size of a leaf's lines at its actual width.
  func lines(_ node: Int) -> LayoutSize {
    let input =
      isVertical[node]
      ? MeasureInput(knownHeight: contents[node].height, inlineAxis: .vertical)
      : MeasureInput(knownWidth: contents[node].width)
    return models[node]?.measure(input, rules: rules).size ?? LayoutSize()
  }
}
