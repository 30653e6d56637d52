import LayoutDocument
import LayoutEngine

/// Draws laid-out cases as an SVG picture.
///
/// Boxes are colored by depth, and padding and margins are tinted. Gaps and paddings are numbered in points. A part
/// that overflows its parent is striped in red, with the amount in points. Box containers show their insets and the
/// lengths of their pins: a solid line for required equations, a dashed line for all other pins, a dotted outline for
/// guides.
///
/// Names and numbers cover no text and no other name or number. Names without a free place are left out. Numbers without
/// a free place are listed in the legend.
///
/// The picture adapts to light and dark surroundings (`prefers-color-scheme`). Without support for style sheets, the
/// picture is complete in its light colors. The same input always results in the same text.
///
/// Nodes with `display: none` are not drawn. Absolutely positioned children outside of their parent are not marked as
/// overflow, because their position is specified explicitly.
///
/// ```swift
/// let svg = SVGRenderer().render(try CaseLayout(layoutCase))
/// ```
public struct SVGRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns a picture of one case.
  public func render(_ layout: CaseLayout) -> String { render([layout]) }

  /// Returns a picture of one case, in which nodes have thick red outlines.
  ///
  /// - Parameters:
  ///   - layout: The case.
  ///   - nodes: The indices of these nodes in the case. Others are ignored.
  public func render(_ layout: CaseLayout, marking nodes: Set<Int>) -> String {
    render(PictureLayout([layout], marking: nodes))
  }

  /// Returns a picture of several cases, one below the other, at the same scale.
  public func render(_ layouts: [CaseLayout]) -> String { render(PictureLayout(layouts)) }

  private func render(_ picture: PictureLayout) -> String {
    var writer = MarkupWriter()
    writer.open("svg")
    writer.attribute("xmlns", "http://www.w3.org/2000/svg")
    writer.attribute("width", picture.size.width)
    writer.attribute("height", picture.size.height)
    writer.attribute(
      "viewBox", "0 0 \(MarkupWriter.number(picture.size.width)) \(MarkupWriter.number(picture.size.height))")
    writer.attribute("role", "img")
    writer.attribute("aria-labelledby", "picture-title picture-description")
    writer.attribute("font-family", Typography.proportional)
    drawDescription(of: picture, in: &writer)
    PictureDefinitions(pixel: picture.pixel, shows: picture.shown).draw(in: &writer)
    writer.open("rect")
    writer.paint(Palette.paper)
    writer.attribute("width", picture.size.width)
    writer.attribute("height", picture.size.height)
    writer.attribute("rx", 8)
    writer.close()
    for panel in picture.panels { PanelDrawing(panel, pixel: picture.pixel).draw(in: &writer) }
    LegendDrawing(picture).draw(in: &writer)
    writer.close()
    return writer.text + "\n"
  }

  /// Writes the accessible description of the picture.
  private func drawDescription(of picture: PictureLayout, in writer: inout MarkupWriter) {
    var names: [String] = []
    var sentences: [String] = []
    for panel in picture.panels {
      names.append(panel.heading)
      if !panel.about.isEmpty { sentences.append(panel.about + ".") }
      let scene = panel.scene
      let root = scene.boxes.first?.rect ?? LayoutRect()
      let size = "\(MarkupWriter.number(root.width)) × \(MarkupWriter.number(root.height)) points"
      sentences.append("\(scene.boxes.count) \(scene.boxes.count == 1 ? "box" : "boxes") in \(size).")
      if !scene.overflows.isEmpty {
        let count = scene.overflows.count
        sentences.append("Content overflows in \(count) \(count == 1 ? "place" : "places").")
      }
    }
    writer.open("title")
    writer.attribute("id", "picture-title")
    writer.close(content: names.joined(separator: ", "))
    writer.open("desc")
    writer.attribute("id", "picture-description")
    writer.close(content: sentences.joined(separator: " "))
  }
}

/// The style sheet and the hatchings of a picture.
struct PictureDefinitions {
  /// The hatching of margins.
  static let marginHatch = "margin-hatch"
  /// The hatching of overflows.
  static let overflowHatch = "overflow-hatch"

  private let pixel: Double
  private let shown: Set<PictureMark>

  /// `pixel` is the size of a pixel of the picture in points.
  init(pixel: Double, shows shown: Set<PictureMark>) {
    self.pixel = pixel
    self.shown = shown
  }

  func draw(in writer: inout MarkupWriter) {
    writer.open("style")
    writer.lines([".\(Typography.fixedWidthClass) { font-family: \(Typography.fixedWidth) }"])
    writer.lines(Palette.styleSheet())
    writer.close()
    guard shown.contains(.margin) || shown.contains(.overflow) else { return }
    writer.open("defs")
    if shown.contains(.margin) {
      drawHatch(PictureDefinitions.marginHatch, role: Palette.margin, opacities: (0.16, 0.4), in: &writer)
    }
    if shown.contains(.overflow) {
      drawHatch(PictureDefinitions.overflowHatch, role: Palette.overflow, opacities: (0.14, 0.4), in: &writer)
    }
    writer.close()
  }

  /// Draws slanting lines, 5 pixels apart, on a lighter background.
  private func drawHatch(
    _ name: String, role: Palette.Role, opacities: (ground: Double, line: Double), in writer: inout MarkupWriter
  ) {
    writer.open("pattern")
    writer.attribute("id", name)
    writer.attribute("patternUnits", "userSpaceOnUse")
    writer.attribute("width", 5 * pixel)
    writer.attribute("height", 5 * pixel)
    writer.attribute("patternTransform", "rotate(45)")
    for (width, opacity) in [(5 * pixel, opacities.ground), (1.25 * pixel, opacities.line)] {
      writer.open("rect")
      writer.attribute("class", role.name)
      if let fill = role.light.fill { writer.attribute("fill", fill) }
      writer.attribute("stroke-width", 0)
      writer.attribute("width", width)
      writer.attribute("height", 5 * pixel)
      writer.attribute("fill-opacity", opacity)
      writer.close()
    }
    writer.close()
  }
}
