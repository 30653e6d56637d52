import LayoutDocument
import LayoutEngine

/// The positions of the parts of a picture, in pixels of the picture.
struct PictureLayout {
  /// The panel of one case.
  struct Panel {
    /// The scene to draw.
    var scene: Scene
    /// The case's name, shortened to the available space.
    var heading: String
    /// The description of the case.
    var about: String
    /// The lines of ``about`` under the heading.
    var aboutLines: [String] = []
    /// The top-left corner of the panel.
    var origin = LayoutPoint()
    /// The top-left corner of the scene's bounds.
    var sceneOrigin = LayoutPoint()
  }

  /// An entry of the legend for a mark that occurs.
  struct LegendEntry {
    let mark: PictureMark
    /// The top-left corner of the sample.
    let origin: LayoutPoint
  }

  /// The cases, from top to bottom.
  private(set) var panels: [Panel]
  /// The kinds of marks that occur in any of the cases.
  private(set) var shown: Set<PictureMark> = []
  /// The size of a pixel in points.
  let pixel: Double
  /// The size of the whole picture.
  private(set) var size = LayoutSize()
  /// The entries of the legend.
  private(set) var legend: [LegendEntry] = []

  init(_ layouts: [CaseLayout]) {
    panels = layouts.map { layout in
      Panel(
        scene: Scene(layout), heading: DisplayText.singleLine(layout.layoutCase.name),
        about: layout.layoutCase.about.map(DisplayText.singleLine) ?? "")
    }
    pixel = PictureLayout.pixel(for: panels)
    for panel in panels { note(panel.scene) }
    arrange()
  }

  /// The size of a pixel in points: a power of two, so that numbers are short.
  ///
  /// The size is suitable for phone screens. It is larger if the picture would otherwise become very large.
  private static func pixel(for panels: [Panel]) -> Double {
    var width = 0.0
    var height = 0.0
    for panel in panels {
      width = max(width, panel.scene.bounds.width)
      height = max(height, panel.scene.bounds.height)
    }
    var pixel = 0.25
    while width > 820 * pixel || height > 2400 * pixel, pixel < 1e12 { pixel *= 2 }
    return pixel
  }

  /// The transformation from points to pixels of the picture that maps the origin to `origin`.
  static func transform(to origin: LayoutPoint, pixel: Double) -> String {
    let place = "\(MarkupWriter.number(origin.x)) \(MarkupWriter.number(origin.y))"
    return "translate(\(place)) scale(\(JSONText.number(1 / pixel)))"
  }

  private mutating func note(_ scene: Scene) {
    for (index, box) in scene.boxes.enumerated() {
      if box.margin.isVisible { shown.insert(.margin) }
      if box.border.isVisible { shown.insert(.border) }
      if box.padding.isVisible { shown.insert(.padding) }
      if box.insets.isVisible { shown.insert(.inset) }
      if box.isGuide { shown.insert(.guide) }
      guard box.box != nil else { continue }
      for pin in PinDrawing.pins(of: index, in: scene, pixel: pixel) {
        shown.insert(pin.kind == .center ? .center : pin.isHard ? .hardPin : .softPin)
      }
    }
    if !scene.overflows.isEmpty { shown.insert(.overflow) }
  }

  private mutating func arrange() {
    var innerWidth = 300.0
    for panel in panels {
      innerWidth = max(innerWidth, Typography.dimensionRoom + panel.scene.bounds.width / pixel)
    }
    let left = Typography.pageMargin
    var y = Typography.pageMargin
    for index in panels.indices {
      if index > 0 { y += Typography.caseDistance }
      panels[index].origin = LayoutPoint(x: left, y: y)
      setText(of: &panels[index], width: innerWidth)
      y += PictureLayout.headingHeight
      y += Double(panels[index].aboutLines.count) * PictureLayout.aboutLineHeight
      y += Typography.dimensionRoom + 6
      panels[index].sceneOrigin = LayoutPoint(x: left + Typography.dimensionRoom, y: y)
      y += panels[index].scene.bounds.height / pixel
    }
    arrangeLegend(from: left + Typography.dimensionRoom, to: left + innerWidth, y: &y)
    size = LayoutSize(
      width: (innerWidth + 2 * left).rounded(.up), height: (y + Typography.pageMargin).rounded(.up))
  }

  /// Places the entries of the legend side by side, with a new line if the width is exceeded.
  private mutating func arrangeLegend(from left: Double, to right: Double, y: inout Double) {
    guard !shown.isEmpty else { return }
    y += 20
    var x = left
    for mark in PictureMark.allCases where shown.contains(mark) {
      if x > left, x + LegendDrawing.width(of: mark) > right {
        x = left
        y += LegendDrawing.lineHeight
      }
      legend.append(LegendEntry(mark: mark, origin: LayoutPoint(x: x, y: y)))
      x += LegendDrawing.width(of: mark) + LegendDrawing.distance
    }
    y += LegendDrawing.swatch
  }

  private static let headingHeight = 20.0
  static let aboutLineHeight = 18.0

  private func setText(of panel: inout Panel, width: Double) {
    let room = width - Typography.dimensionRoom
    panel.heading = DisplayText.shortened(
      panel.heading, toWidth: Int(room / (Typography.headingSize * Typography.proportionalAdvance)))
    let model = TextModel(
      panel.about, advance: Typography.explanationSize * Typography.proportionalAdvance, lineHeight: 1)
    panel.aboutLines = panel.about.isEmpty ? [] : TextLines.lines(of: model, width: room)
    if panel.aboutLines.count > 2 {
      panel.aboutLines = Array(panel.aboutLines.prefix(2))
      panel.aboutLines[1] += " …"
    }
  }
}

/// The kinds of marks of a picture, in the order of its legend.
enum PictureMark: CaseIterable {
  case margin
  case border
  case padding
  case inset
  case hardPin
  case softPin
  case center
  case guide
  case overflow
}

extension Edges<Double> {
  /// Whether there is space between an outer and an inner box.
  var isVisible: Bool { horizontal > 0 || vertical > 0 }
}
