import LayoutDocument
import LayoutEngine

/// The positions of the parts of a picture, in pixels of the picture.
struct PictureLayout {
  /// The panel of one case.
  struct Panel {
    /// The scene to draw.
    let scene: Scene
    /// The lines of the pins and gaps of the scene.
    let pins: [ScenePin]
    /// The labels of the scene.
    let labels: SceneLabels
    /// The boxes that are marked, in points.
    let marked: [LayoutRect]
    /// The bounds of the scene with its labels, in points.
    let bounds: LayoutRect
    /// The case's name, shortened to the available space.
    var heading: String
    /// The description of the case.
    var about: String
    /// The lines of ``about`` under the heading.
    var aboutLines: [String] = []
    /// The top-left corner of the panel.
    var origin = LayoutPoint()
    /// The top-left corner of the bounds.
    var sceneOrigin = LayoutPoint()

    init(_ scene: Scene, of layoutCase: LayoutCase, marking nodes: Set<Int>, pixel: Double) {
      self.scene = scene
      marked = scene.boxes.filter { nodes.contains($0.node) }.map { $0.rect }
      pins = PinDrawing.pins(in: scene, pixel: pixel)
      labels = SceneLabels(scene, pins, pixel: pixel)
      bounds = labels.labels.reduce(scene.bounds) { $0.union($1.rect) }
      heading = DisplayText.singleLine(layoutCase.name)
      about = layoutCase.about.map(DisplayText.singleLine) ?? ""
    }
  }

  /// An entry of the legend for a mark that occurs.
  struct LegendEntry {
    let mark: PictureMark
    /// The name of the mark, and the texts of the mark that have no place in the picture.
    let text: String
    /// The top-left corner of the sample.
    var origin = LayoutPoint()
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

  /// Creates the picture of several cases, in each of which nodes are marked by their indices.
  init(_ layouts: [CaseLayout], marking nodes: Set<Int> = []) {
    let scenes = layouts.map(Scene.init)
    pixel = PictureLayout.pixel(for: scenes)
    panels = []
    for (layout, scene) in zip(layouts, scenes) {
      panels.append(Panel(scene, of: layout.layoutCase, marking: nodes, pixel: pixel))
    }
    for panel in panels { note(panel) }
    for mark in PictureMark.allCases where shown.contains(mark) {
      legend.append(LegendEntry(mark: mark, text: LegendDrawing.text(of: mark, in: panels)))
    }
    arrange()
  }

  /// The size of a pixel in points: a power of two, so that numbers are short.
  ///
  /// The size is suitable for phone screens. It is larger if the picture would otherwise become very large.
  private static func pixel(for scenes: [Scene]) -> Double {
    var width = 0.0
    var height = 0.0
    for scene in scenes {
      width = max(width, scene.bounds.width)
      height = max(height, scene.bounds.height)
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

  private mutating func note(_ panel: Panel) {
    for box in panel.scene.boxes {
      if box.margin.isVisible { shown.insert(.margin) }
      if box.border.isVisible { shown.insert(.border) }
      if box.padding.isVisible { shown.insert(.padding) }
      if box.insets.isVisible { shown.insert(.inset) }
      if box.isGuide { shown.insert(.guide) }
    }
    for pin in panel.pins { shown.insert(pin.mark) }
    if !panel.scene.overflows.isEmpty { shown.insert(.overflow) }
    if !panel.marked.isEmpty { shown.insert(.mark) }
  }

  private mutating func arrange() {
    var innerWidth = 300.0
    for panel in panels { innerWidth = max(innerWidth, Typography.dimensionRoom + panel.bounds.width / pixel) }
    for entry in legend { innerWidth = max(innerWidth, Typography.dimensionRoom + LegendDrawing.width(of: entry)) }
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
      y += panels[index].bounds.height / pixel
    }
    arrangeLegend(from: left + Typography.dimensionRoom, to: left + innerWidth, y: &y)
    size = LayoutSize(
      width: (innerWidth + 2 * left).rounded(.up), height: (y + Typography.pageMargin).rounded(.up))
  }

  /// Places the entries of the legend in as many columns as there is room for, at equal distances.
  private mutating func arrangeLegend(from left: Double, to right: Double, y: inout Double) {
    guard !legend.isEmpty else { return }
    let distance = LegendDrawing.distance
    var columns: [Double] = []
    for count in (1...legend.count).reversed() {
      columns = Array(repeating: 0, count: count)
      for (index, entry) in legend.enumerated() {
        columns[index % count] = max(columns[index % count], LegendDrawing.width(of: entry) + distance)
      }
      if columns.reduce(left - distance, +) <= right { break }
    }
    y += 20
    for index in legend.indices {
      let (line, column) = index.quotientAndRemainder(dividingBy: columns.count)
      legend[index].origin = LayoutPoint(
        x: columns[..<column].reduce(left, +), y: y + Double(line) * LegendDrawing.lineHeight)
    }
    y = (legend.last?.origin.y ?? y) + LegendDrawing.swatch
  }

  private static let headingHeight = 20.0
  static let aboutLineHeight = 18.0

  private func setText(of panel: inout Panel, width: Double) {
    let room = width - Typography.dimensionRoom
    panel.heading = DisplayText.shortened(
      panel.heading, toWidth: Int(room / (Typography.headingSize * Typography.headingAdvance)))
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
  case gap
  case hardPin
  case softPin
  case center
  case guide
  case overflow
  case mark
}

extension Edges<Double> {
  /// Whether there is space between an outer and an inner box.
  var isVisible: Bool { horizontal > 0 || vertical > 0 }
}
