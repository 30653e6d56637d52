import LayoutDocument
import LayoutEngine

/// Where the parts of a picture stand, in pixels of the picture.
struct PictureLayout {
  /// One case.
  struct Panel {
    /// What is drawn.
    var scene: Scene
    /// The case's name, as far as there is room for it.
    var heading: String
    /// What the case shows.
    var about: String
    /// The lines of ``about`` under the heading.
    var aboutLines: [String] = []
    /// The top-left corner of the panel.
    var origin = LayoutPoint()
    /// Where the scene's bounds begin.
    var sceneOrigin = LayoutPoint()
  }

  /// Which kinds of marks occur.
  struct Shown {
    var margin = false
    var border = false
    var padding = false
    var overflow = false
  }

  /// The cases, from top to bottom.
  private(set) var panels: [Panel]
  /// Which kinds of marks occur in any of them.
  private(set) var shown = Shown()
  /// The size of a pixel in points.
  let pixel: Double
  /// The size of the whole picture.
  private(set) var size = LayoutSize()
  /// The top-left corner of the legend.
  private(set) var legendOrigin = LayoutPoint()

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

  /// A power of two, so that numbers stay short: as large as phone screens look good, smaller where the picture would
  /// become very large.
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

  /// The transformation from points to pixels of the picture, which moves the origin to `origin`.
  static func transform(to origin: LayoutPoint, pixel: Double) -> String {
    let place = "\(MarkupWriter.number(origin.x)) \(MarkupWriter.number(origin.y))"
    return "translate(\(place)) scale(\(JSONText.number(1 / pixel)))"
  }

  private mutating func note(_ scene: Scene) {
    for box in scene.boxes {
      if box.margin.horizontal > 0 || box.margin.vertical > 0 { shown.margin = true }
      if box.border.horizontal > 0 || box.border.vertical > 0 { shown.border = true }
      if box.padding.horizontal > 0 || box.padding.vertical > 0 { shown.padding = true }
    }
    if !scene.overflows.isEmpty { shown.overflow = true }
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
    if shown.margin || shown.border || shown.padding || shown.overflow {
      y += 20
      legendOrigin = LayoutPoint(x: left + Typography.dimensionRoom, y: y)
      y += LegendDrawing.swatch
    }
    size = LayoutSize(
      width: (innerWidth + 2 * left).rounded(.up), height: (y + Typography.pageMargin).rounded(.up))
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
