/// The style sheet of a page. What it does to nodes must not change their layout: it sets all that CSS lets one set to
/// the initial values, and paints with backgrounds and outlines alone.
enum PageStyleSheet {
  static let lines: [String] = layout + drawing + colors

  /// Nodes, their content, and the block that the root stands in.
  private static let layout = lines(
    """
    .stage { position: absolute; left: 0; top: 0; direction: ltr }
    .n {
      display: flex; position: relative; box-sizing: content-box; margin: 0; padding: 0; border: 0 solid transparent;
      inset: auto; width: auto; height: auto; min-width: auto; min-height: auto; max-width: none; max-height: none;
      flex: 0 1 auto; flex-flow: row nowrap; justify-content: flex-start; align-items: stretch; align-content: stretch;
      align-self: auto; justify-self: auto; visibility: visible; gap: 0; order: 0; aspect-ratio: auto; overflow: visible; scrollbar-width: none;
      font-size: 0; line-height: 0; letter-spacing: 0; word-spacing: 0; white-space: normal; text-align: start;
      text-indent: 0;
    }
    .content { display: flow-root }
    .unaligned { contain: layout }
    .content b { display: block; height: 0 }
    .content i { display: inline-block; width: 0; height: 0 }
    """)

  /// Everything around the nodes. Until all is measured the stages lie in a corner, where no number is large.
  private static let drawing = lines(
    """
    body { margin: 0; font: 15px/1.45 \(Typography.proportional); background: var(--page); color: var(--ink) }
    header {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px;
      padding: 10px 24px; background: var(--page); border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 17px } h2 { margin: 0; font-size: 17px } h3 { margin: 0; font-size: 14px }
    header p { margin: 0; font-weight: 600 }
    .same { color: var(--good) } .different { color: var(--bad) }
    label { cursor: pointer }
    section { padding: 28px 24px 4px } section > p { margin: 2px 0 14px; color: var(--faint) }
    article { padding: 12px 0 14px; border-top: 1px solid var(--line) }
    article > p { margin: 1px 0 8px; color: var(--faint) }
    article.differs h3 { color: var(--bad) }
    .filtered article:not(.differs) { display: none }
    .variants { display: flex; flex-wrap: wrap; gap: 14px 34px }
    figure { margin: 0; font-size: 12px } figcaption { color: var(--faint) }
    .pair { display: flex; gap: 10px }
    .side > span { display: block; margin-bottom: 3px; font-size: 11px; color: var(--faint) }
    body:not(.measuring) .panel { max-width: 420px; max-height: 320px; overflow: auto; padding: 1px }
    body:not(.measuring) .plane { position: relative }
    .difference { margin: 4px 0 0; max-width: 640px; font: 11px/1.4 \(Typography.fixedWidth); color: var(--bad) }
    .box, u { position: absolute; box-sizing: border-box }
    .n, .box { background: var(--fill); outline: 1px solid var(--stroke); outline-offset: -1px }
    .content i, u { background: linear-gradient(#0000 30%, var(--word) 30% 70%, #0000 70%) }
    .differs:is(.n, .box) { outline: 2px solid var(--bad) }
    """)

  /// The colours of ``Palette``, as variables.
  private static let colors: [String] = {
    let light = variables { $0.light }
    let dark = variables { $0.dark }
    var lines = [":root { color-scheme: light dark; \(light.page) }"]
    lines += light.boxes
    lines += ["@media (prefers-color-scheme: dark) {", "  :root { \(dark.page) }"]
    lines += dark.boxes.map { "  " + $0 }
    return lines + ["}"]
  }()

  private static func variables(_ ink: (Palette.Role) -> Palette.Ink) -> (page: String, boxes: [String]) {
    let roles = [
      ("page", Palette.paper), ("ink", Palette.ink), ("faint", Palette.faint), ("bad", Palette.amount),
      ("good", Palette.labels[3]), ("word", Palette.faint),
    ]
    var page: [String] = []
    for (name, role) in roles { page.append("--\(name): \(ink(role).fill ?? "currentcolor")") }
    page.append("--line: \(ink(Palette.boxes[0]).fill ?? "currentcolor")")
    let boxes = Palette.boxes.map { role in
      ".\(role.name) { --fill: \(ink(role).fill ?? "none"); --stroke: \(ink(role).stroke ?? "none") }"
    }
    return (page.joined(separator: "; "), boxes)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
