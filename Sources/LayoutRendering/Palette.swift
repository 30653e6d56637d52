/// The colors of a picture, each with a value for light and for dark surroundings.
///
/// The light values are attributes of the elements and need no style sheet. The dark values are in a style sheet, which
/// overrides the attributes if it is supported.
///
/// The contrast of text to its background is at least 4.5 : 1, that of outlines to the paper at least 3 : 1.
enum Palette {
  /// A color with the class of its elements.
  struct Role {
    /// The class in the style sheet.
    var name: String
    /// The colors for light surroundings.
    var light: Ink
    /// The colors for dark surroundings.
    var dark: Ink
  }

  /// Fill and outline as `#rrggbb`; `nil` if the role does not set the color.
  struct Ink {
    var fill: String?
    var stroke: String?
  }

  /// The background of the picture.
  static let paper = fill("paper", light: "#ffffff", dark: "#0d1117")
  /// Headings and the text of leaves.
  static let ink = fill("ink", light: "#1f2328", dark: "#e6edf3")
  /// Explanations and dimensions.
  static let faint = fill("faint", light: "#59636e", dark: "#9198a1")
  /// Lines of dimensions.
  static let rule = stroke("rule", light: "#8c959f", dark: "#6e7681")
  /// The ring outside the border, with its hatching.
  static let margin = fill("margin", light: "#d4860b", dark: "#e3a341")
  /// Overflows.
  static let overflow = Role(
    name: "overflow", light: Ink(fill: "#cf222e", stroke: "#cf222e"), dark: Ink(fill: "#ff7b72", stroke: "#ff7b72"))

  /// Lines of pins, and outlines of guides.
  static let pin = stroke("pin", light: "#1a7f37", dark: "#3fb950")
  /// The texts of pins.
  static let pinText = fill("pin-text", light: "#116329", dark: "#56d364")

  /// The amounts of overflows.
  static let amount = fill("amount", light: "#a40e26", dark: "#ffa198")

  /// The colors of boxes by depth: first the color of root boxes, then the colors that repeat for deeper boxes.
  static let boxes = [
    box("root", light: ("#f6f8fa", "#818b98"), dark: ("#151b23", "#656c76")),
    box("blue", light: ("#e3effd", "#2f7fd8"), dark: ("#12263f", "#4493f8")),
    box("violet", light: ("#f0eafd", "#8a63d2"), dark: ("#251b41", "#a47de8")),
    box("teal", light: ("#dcf4f3", "#1a8a8f"), dark: ("#0b2f33", "#35b3b5")),
    box("pink", light: ("#fde9f3", "#c94f94"), dark: ("#3b1730", "#e275ad")),
  ]

  /// The opacity of the ring between border and content, in the color of the box's name.
  static let paddingOpacity = 0.13
  /// The opacity of the border, in the color of the box's name.
  static let borderOpacity = 0.5

  /// The colors of the names of boxes, in the order of ``boxes``.
  static let labels = [
    fill("root-label", light: "#59636e", dark: "#9198a1"),
    fill("blue-label", light: "#1a5fb4", dark: "#79b8ff"),
    fill("violet-label", light: "#6639ba", dark: "#c4a6fb"),
    fill("teal-label", light: "#0f6b70", dark: "#63d0d1"),
    fill("pink-label", light: "#a02a6d", dark: "#f59ccb"),
  ]

  /// The index in ``boxes`` and ``labels`` for a box with `depth` ancestors.
  static func index(depth: Int) -> Int { depth == 0 ? 0 : (depth - 1) % (boxes.count - 1) + 1 }

  /// All colors.
  static var roles: [Role] { [paper, ink, faint, rule, margin, overflow, pin, pinText, amount] + boxes + labels }

  /// The style sheet for dark surroundings.
  static func styleSheet() -> [String] {
    var lines = ["@media (prefers-color-scheme: dark) {"]
    for role in roles {
      var declarations: [String] = []
      if let fill = role.dark.fill { declarations.append("fill: \(fill)") }
      if let stroke = role.dark.stroke { declarations.append("stroke: \(stroke)") }
      lines.append("  .\(role.name) { \(declarations.joined(separator: "; ")) }")
    }
    lines.append("}")
    return lines
  }

  private static func fill(_ name: String, light: String, dark: String) -> Role {
    Role(name: name, light: Ink(fill: light), dark: Ink(fill: dark))
  }

  private static func stroke(_ name: String, light: String, dark: String) -> Role {
    Role(name: name, light: Ink(stroke: light), dark: Ink(stroke: dark))
  }

  private static func box(_ name: String, light: (String, String), dark: (String, String)) -> Role {
    Role(name: name, light: Ink(fill: light.0, stroke: light.1), dark: Ink(fill: dark.0, stroke: dark.1))
  }
}

extension MarkupWriter {
  /// Adds a color to the open tag.
  mutating func paint(_ role: Palette.Role) {
    attribute("class", role.name)
    paintWithoutClass(role)
  }

  /// Adds a color and the fixed-width font to the open tag of a text.
  mutating func paintFixedWidth(_ role: Palette.Role) {
    attribute("class", role.name + " " + Typography.fixedWidthClass)
    paintWithoutClass(role)
    attribute("font-family", "monospace")
  }

  private mutating func paintWithoutClass(_ role: Palette.Role) {
    if let fill = role.light.fill { attribute("fill", fill) }
    if let stroke = role.light.stroke { attribute("stroke", stroke) }
  }

  /// Adds a translucent color to the open tag.
  mutating func tint(_ role: Palette.Role, opacity: Double) {
    paint(role)
    attribute("fill-opacity", opacity)
  }
}
