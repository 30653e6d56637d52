/// The style sheet of a page.
///
/// The style sheet must not change the layout of nodes: it sets all properties to their initial values, and paints only
/// with backgrounds and outlines.
enum PageStyleSheet {
  static let lines: [String] = layout + surroundings + pictures + colors

  /// The rules for nodes, their content, and the block that contains the root.
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

  /// The rules for a page that shows nodes in a separate tree: their layout, and the colors that the page names.
  static let nodeRules: [String] =
    layout
    + lines(
      """
      .n { background: var(--fill); outline: 1px solid var(--stroke); outline-offset: -1px }
      .content i { background: linear-gradient(#0000 30%, var(--faint) 30% 70%, #0000 70%) }
      .n.differs { outline: 2px solid var(--amount); outline-offset: -2px }
      """)
    + Palette.boxes.map { ".\($0.name) { --fill: var(--\($0.name)); --stroke: var(--\($0.name)-stroke) }" }

  /// The rules for everything around the nodes.
  ///
  /// Until all nodes are measured, the stages are in a corner, where coordinates are small. No element around the
  /// stages may be the containing block of absolutely positioned boxes.
  private static let surroundings = lines(
    """
    html { scroll-padding-top: 64px }
    body { margin: 0; font: 15px/1.45 \(Typography.proportional); background: var(--page); color: var(--ink) }
    a { color: inherit; text-decoration: none } a:is(:hover, :focus-visible) { text-decoration: underline }
    header {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px;
      padding: 10px 24px; background: var(--page); border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 17px } h2 { margin: 0; font-size: 17px } h3 { margin: 0; font-size: 14px }
    h2, h3, section > p, article > p, li { overflow-wrap: anywhere }
    :is(h2, h3):target { padding-left: 8px; border-left: 4px solid var(--link) }
    header p { margin: 0; font-weight: 600 }
    .same { color: var(--good) } .different { color: var(--bad); font-weight: 600 }
    label { cursor: pointer }
    header > a, nav a, details a { color: var(--link) }
    nav, details { padding: 14px 24px; border-bottom: 1px solid var(--line) }
    ul { margin: 0; padding: 0; list-style: none }
    nav ul { columns: 350px; column-gap: 32px }
    nav li { break-inside: avoid; padding: 1px 0 }
    li span { margin-left: 6px; font-size: 13px } li span:not([class]) { color: var(--faint) }
    nav span { white-space: nowrap }
    summary { cursor: pointer; font-weight: 600 }
    details ul { max-height: 50vh; margin-top: 6px; overflow: auto } details li { padding: 3px 0 }
    details .difference { max-width: none; margin-top: 1px }
    section { padding: 28px 24px 4px } section > p { margin: 2px 0 14px; color: var(--faint) }
    section + section { border-top: 3px solid var(--line) }
    article { padding: 14px 0 18px; border-top: 1px solid var(--line) }
    /* Only cases near the visible part are laid out, because a page may have thousands of panels. */
    body:not(.measuring) article { content-visibility: auto; contain-intrinsic-size: auto 200px }
    article > p { margin: 1px 0 8px; color: var(--faint) }
    article.differs h3 { color: var(--bad) }
    .filtered :is(section, article, nav li):not(.differs) { display: none }
    .difference { margin: 4px 0 0; max-width: 640px; font: 11px/1.4 \(Typography.fixedWidth); color: var(--bad) }
    .difference { overflow-wrap: anywhere }
    @media (max-width: 640px) {
      html { scroll-padding-top: 8px }
      header { position: static; padding: 10px 16px } nav, details { padding: 12px 16px }
      section { padding: 22px 16px 4px }
    }
    """)

  /// The largest width of a panel, in pixels.
  ///
  /// Larger content scrolls.
  static let panelWidth = 420.0
  /// The largest height of a panel, in pixels.
  static let panelHeight = 320.0

  /// The rules for panels, and for marks that are drawn over them after measuring.
  ///
  /// A dashed edge shows that content is cut off.
  private static let pictures = lines(
    """
    .variants { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px }
    figure { margin: 0; padding: 5px 10px 10px; border: 1px solid var(--thin); border-radius: 6px; font-size: 12px }
    figcaption { color: var(--ink) }
    .pair { display: flex; flex-wrap: wrap; gap: 17px; overflow: hidden }
    .side > span { display: block; margin-bottom: 2px; font-size: 11px; color: var(--faint) }
    .side > [data-hint]::after { content: " · " attr(data-hint); color: var(--ink) }
    body:not(.measuring) .side { position: relative }
    /* Lines to the left of and above the second panel: the pair clips the line that is not between the panels. */
    body:not(.measuring) .side + .side::before {
      content: ""; position: absolute; inset: 0 auto 0 -9px; border-left: 1px solid var(--thin);
    }
    body:not(.measuring) .side + .side::after {
      content: ""; position: absolute; inset: -9px 0 auto 0; width: \(Int(panelWidth))px; border-top: 1px solid var(--thin);
    }
    body:not(.measuring) .panel {
      width: fit-content; max-width: min(\(Int(panelWidth))px, 100vw - 88px); max-height: \(Int(panelHeight))px; overflow: auto;
      border: 2px dashed transparent;
    }
    body:not(.measuring) .tall { overflow-y: scroll }
    body:not(.measuring) .plane { position: relative; overflow: clip }
    body:not(.measuring) :is(.stage, .box, u) { margin: var(--y) 0 0 var(--x) }
    .side > .panel.cut-left { border-left-color: var(--cut) } .side > .panel.cut-right { border-right-color: var(--cut) }
    .side > .panel.cut-top { border-top-color: var(--cut) } .side > .panel.cut-bottom { border-bottom-color: var(--cut) }
    .box, u { position: absolute; box-sizing: border-box }
    .n, .box { background: var(--fill); outline: 1px solid var(--stroke); outline-offset: -1px }
    .content i, u { background: linear-gradient(#0000 30%, var(--word) 30% 70%, #0000 70%) }
    .differs:is(.n, .box) { outline: 2px solid var(--bad); outline-offset: -2px }
    .name {
      position: absolute; font: \(PageDrawingScript.nameSize)px/\(PageDrawingScript.nameHeight)px \(Typography.fixedWidth);
      color: var(--label); white-space: pre; direction: ltr; unicode-bidi: isolate; pointer-events: none;
    }
    @media (max-width: 640px) { .pair { flex-direction: column } }
    """)

  /// The colors of ``Palette``, as custom properties.
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
      ("good", Palette.labels[3]), ("word", Palette.faint), ("link", Palette.labels[1]), ("cut", Palette.margin),
    ]
    var page: [String] = []
    for (name, role) in roles { page.append("--\(name): \(ink(role).fill ?? "currentcolor")") }
    page.append("--line: \(ink(Palette.rule).stroke ?? "currentcolor")")
    page.append("--thin: color-mix(in srgb, var(--line) 50%, var(--page))")
    let boxes = zip(Palette.boxes, Palette.labels).map { role, label in
      let colors = [("fill", ink(role).fill), ("stroke", ink(role).stroke), ("label", ink(label).fill)]
      return ".\(role.name) { " + colors.map { "--\($0): \($1 ?? "none")" }.joined(separator: "; ") + " }"
    }
    return (page.joined(separator: "; "), boxes)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
