import LayoutCode

extension Command {
  /// All commands, in the order of the help.
  static let all = [layout, render, explain, check, code, conform, record, gallery, help]

  /// The command of that name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  static let layout = Command(
    name: "layout", operands: "FILE…", summary: "Lay out documents and print the frames of their nodes",
    details: [
      "Prints each case as an indented table of nodes with their frames in points, relative to the parent.",
      "With --format json, prints one document with the cases of all files and all their frames, also those of variants.",
      "With --issues, the status is 1 if there are issues. With --issues and --format json, prints only a list of",
      "issues: objects with \"file\", \"case\", \"node\", \"id\" if the node has one, \"kind\", \"cause\" and \"remedy\".",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [format] + overrides + [
      solver,
      Option(name: "--issues", summary: "List the issues of each case: node, cause and remedy"),
    ])

  static let render = Command(
    name: "render", operands: "FILE", summary: "Draw a document as an SVG picture",
    details: [
      "Draws boxes colored by depth, tints padding and margins, and marks boxes that overflow their parents.",
      "Cases are drawn one below the other; --case selects one. The picture adapts to light and dark pages.",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [output] + overrides)

  static let explain = Command(
    name: "explain", operands: "FILE", summary: "Explain why nodes have their frames",
    details: [
      "Prints, for each coordinate of a frame, the steps from the space of the root to the number, each with the section of",
      "the specification; the number without each property that affects it; siblings and ancestors that do not affect it;",
      "and the properties of the node that have no effect, with the reason. Effects are determined by layouts.",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [
      Option(
        name: "--node", value: .text("ID"), summary: "Only this node: its name, id or path, such as root.children[2]"),
      Option(
        name: "--property", value: .choice("NAME", ["x", "y", "width", "height"]), summary: "Only this coordinate"),
      format,
    ] + overrides)

  static let check = Command(
    name: "check", operands: "FILE…", summary: "Find layout faults at all widths, text sizes and directions",
    details: [
      "Lays out each case at every width from 320 to 1440 points, at the twelve text sizes of iOS and in both directions,",
      "and prints the faults with the widths at which they occur: content that overflows its container, items that",
      "overlap, texts that are cut or have no space, other leaves that have no space, items outside of the screen, and",
      "widths that jump. The status is 1 if there are findings. Clipping by overflow: hidden is not a finding.",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [
      Option(name: "--case", value: .text("NAME"), summary: "Only the case of this name"),
      Option(
        name: "--widths", value: .text("FIRST...LAST"), summary: "The range of whole widths, 320...1440 by default"),
      Option(
        name: "--text-scales", value: .text("FACTORS"), summary: "The factors of the text size, separated by commas"),
      Option(name: "--directions", value: .text("DIRECTIONS"), summary: "ltr, rtl, or ltr,rtl (default)"),
      Option(
        name: "--allow-overlap", value: .list("NAMES"),
        summary: "Items that may overlap, or lie outside of the screen"),
      Option(
        name: "--pictures", value: .text("FOLDER"),
        summary: "Draw the smallest case of each finding to FOLDER, which must exist"),
      Option(
        name: "--certificate",
        summary: "List the ranges of widths without findings, exact to 1/64 point; jumps are not considered"),
      Option(
        name: "--format", value: .choice("FORMAT", ["text", "json", "github"]),
        summary: "text (default), json, or github: annotations of GitHub Actions"),
    ])

  static let code = Command(
    name: "code", operands: "FILE", summary: "Write a document as code that lays out to the same frames",
    details: [
      "The code is a StackView, a BoxView or a view with FlexStack, in Swift, or a page of HTML with CSS.",
      "If the target cannot express the document, the message names the node and the reason.",
      "FILE is a layout document, or - for standard input. If it has several cases, --case selects one.",
    ],
    options: [
      Option(
        name: "--as",
        value: .choice(
          "TARGET", CodeTarget.allCases.map { $0.rawValue },
          suggestions: [
            "swiftui": "flexstack", "uikit": "stackview", "appkit": "stackview", "autolayout": "boxview", "css": "html",
          ]),
        summary: "stackview, boxview, flexstack or html"),
      Option(name: "--case", value: .text("NAME"), summary: "The case of this name"), output,
    ])

  static let conform = Command(
    name: "conform", operands: "PATH…", summary: "Compare frames with the expected frames of documents",
    details: [
      "PATH is a document, - for standard input, or a folder that is searched for files that end in .json.",
      "Prints each difference, the counts of each file and, in the last line, the totals. The status is 1 if a case fails.",
      "A case of boxes that expects an optimum passes if no other layout violates its pins less, priority by priority.",
    ],
    options: [Option(name: "--all", summary: "Print all differences, not only the first 20"), solver, format])

  static let record = Command(
    name: "record", operands: "PATH…", summary: "Store the frames that a browser measured in documents",
    details: [
      "With --page, writes a page that measures the documents. A browser dumps it with the frames, which are then stored:",
      "  stacklayout record --page PATH… > page.html",
      "  chromium --headless --dump-dom page.html | stacklayout record PATH…",
      "Each document is rewritten with the frames of all nodes in all variants, one case per line. If a document cannot be",
      "recorded, no document is changed.",
      "PATH is a document, or a folder that is searched for files that end in .json.",
    ],
    options: [
      Option(name: "--page", summary: "Write the page that measures the documents"),
      Option(
        name: "--check",
        summary: "Write nothing; print the differences, with status 1 if a frame differs or is missing"),
      Option(name: "--all", summary: "With --check, print all differences, not only the first 20"),
      Option(
        name: "--browser", value: .text("NAME"), summary: "Name the browser in the description of each document"),
    ])

  static let gallery = Command(
    name: "gallery", operands: "FOLDER", summary: "Draw twelve screens, which are examples of StackView and BoxView",
    details: [
      "Draws the screens of Sources/Gallery to FOLDER, which must exist: gallery-calendar.svg, gallery-chat.svg, and others.",
      "With --format json, writes the layout documents of the screens.",
    ],
    options: [
      Option(name: "--format", value: .choice("FORMAT", ["svg", "json"]), summary: "svg (default) or json")
    ])

  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "Explain the tool, or a command", details: [], options: [])

  private static let format = Option(
    name: "--format", value: .choice("FORMAT", ["text", "json"]), summary: "text (default) or json")

  private static let output = Option(
    name: "--output", shortName: "-o", value: .text("OUT"),
    summary: "Write to the file OUT instead of standard output; OUT must not be an input")

  private static let solver = Option(
    name: "--solver", value: .choice("SOLVER", ["engine", "constraints"]),
    summary: "engine (default), or constraints: boxes as Auto Layout would solve them")

  /// The options that select and change cases.
  private static let overrides = [
    Option(name: "--case", value: .text("NAME"), summary: "Only the case of this name"),
    Option(
      name: "--width", value: .number("POINTS", .lengths),
      summary: "The width for the root, instead of the width in the document"),
    Option(
      name: "--height", value: .number("POINTS", .lengths),
      summary: "The height for the root, instead of the height in the document"),
    Option(
      name: "--scale", value: .number("PIXELS", .scales),
      summary: "Pixels per point for pixel snapping, 0 for none"),
  ]
}
