import LayoutDocument

/// The colors of ``Palette`` for a web page.
package enum PagePalette {
  /// The colors as JSON: `{"light": {"ink": "#1f2328", "blue": "#e3effd", "blue-stroke": …}, "dark": …}`.
  package static var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    write("light", { $0.light }, to: &writer)
    write("dark", { $0.dark }, to: &writer)
    writer.endObject()
    return writer.text
  }

  private static func write(_ key: String, _ ink: (Palette.Role) -> Palette.Ink, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    for role in Palette.roles {
      for (name, color) in [(role.name, ink(role).fill), (role.name + "-stroke", ink(role).stroke)] {
        guard let color else { continue }
        writer.key(name)
        writer.value(color)
      }
    }
    writer.endObject()
  }

  /// The class of boxes with `depth` ancestors.
  package static func className(depth: Int) -> String { Palette.boxes[Palette.index(depth: depth)].name }

  /// The style rules for nodes of a `BrowserTree` with the classes of boxes.
  ///
  /// The colors are custom properties with the names in ``json``: `--blue`, `--blue-stroke`.
  package static var rules: String {
    var rules = """
      .n { background: var(--fill); outline: 1px solid var(--stroke); outline-offset: -1px }
      .content i { background: linear-gradient(#0000 30%, var(--faint) 30% 70%, #0000 70%) }
      .n.differs { outline: 2px solid var(--amount); outline-offset: -2px }

      """
    for role in Palette.boxes {
      rules += ".\(role.name) { --fill: var(--\(role.name)); --stroke: var(--\(role.name)-stroke) }\n"
    }
    return rules
  }
}
