import CommandLineSupport
import LayoutCode

extension Command {
  /// All commands, in the order of the help.
  static let all = [layout, render, explain, check, code, conform, page, record, help]

  /// The command of that name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  static let layout = Command(
    name: "layout", operands: "FILE…", summary: "Lay out documents and print the frames of their nodes",
    details: [
      "Prints each case as an indented table of nodes with their frames in points, relative to the parent.",
      "With --format json it prints the document with all frames filled in; the cases of several files together.",
      "With --issues the status is 1 if there are issues. With --format json as well, it prints a list of them alone:",
      "objects of \"file\", \"case\", \"node\", \"id\" if the node has one, \"kind\", \"cause\" and \"remedy\".",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [format] + overrides + [
      solver,
      Option(name: "--issues", summary: "List what is suspicious in each case: node, cause and remedy"),
    ])

  static let render = Command(
    name: "render", operands: "FILE", summary: "Draw a document as an SVG picture",
    details: [
      "Draws boxes coloured by depth, tints padding and margins, and marks what sticks out of its parent.",
      "The cases of a file stand one below the other, or --case picks one. The picture fits light and dark pages.",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [output] + overrides)

  static let explain = Command(
    name: "explain", operands: "FILE", summary: "Explain why nodes have their frames",
    details: [
      "Prints, for each coordinate of a frame, the steps from the space of the root to the number, each with the section of",
      "the specification; what the number would be without each property that matters; siblings and ancestors that do not",
      "matter; and the properties of the node that have no effect, with the reason. Each of these was found by a layout.",
      "With --suspects it lists, where frames are not those that the document expects, changes of single properties that",
      "lead to these or nearer to them, the most likely first; the status is then 1.",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [
      Option(name: "--suspects", summary: "Which property is probably wrong, by the frames that the document expects"),
      Option(name: "--node", value: .text("ID"), summary: "Only this node: its id, or its path, as root.children[2]"),
      Option(
        name: "--property", value: .choice("NAME", ["x", "y", "width", "height"]), summary: "Only this coordinate"),
      Option(
        name: "--format", value: .choice("FORMAT", ["text", "json", "html"]), summary: "text (default), json or html"),
    ] + overrides)

  static let check = Command(
    name: "check", operands: "FILE…", summary: "Find what breaks at some width, text size or direction",
    details: [
      "Lays each case out at every width from 320 to 1440, at the twelve text sizes of iOS and in both directions, and",
      "prints what is wrong with the widths where it is: content that sticks out of its container, items that lie over",
      "each other, texts that are cut or have no room, leaves that are squeezed to nothing, items outside of the screen,",
      "and widths that jump. The status is 1 if there are findings. overflow: hidden says that cutting is meant.",
      "FILE is a layout document, or - for standard input.",
    ],
    options: [
      Option(name: "--case", value: .text("NAME"), summary: "Only the case of this name"),
      Option(
        name: "--widths", value: .text("FIRST...LAST"), summary: "Each whole point of these, 320...1440 by default"),
      Option(
        name: "--text-scales", value: .text("FACTORS"), summary: "How many times as large as usual text is, with commas"
      ),
      Option(name: "--directions", value: .text("DIRECTIONS"), summary: "ltr, rtl, or ltr,rtl (default)"),
      Option(
        name: "--allow-overlap", value: .list("NAMES"),
        summary: "Items that may lie over each other, or outside of the screen"),
      Option(
        name: "--pictures", value: .text("FOLDER"), summary: "Draw the smallest case of each finding in this folder"),
      format,
    ])

  static let code = Command(
    name: "code", operands: "FILE", summary: "Write a document as code that lays out to the same frames",
    details: [
      "The code is a StackView, a BoxView or a view with FlexStack, in Swift, or a page of HTML with CSS.",
      "A document that cannot be expressed as the target is a problem: the message names the node and the reason.",
      "FILE is a layout document, or - for standard input. Of several cases --case picks one.",
    ],
    options: [
      Option(
        name: "--as", value: .choice("TARGET", CodeTarget.allCases.map { $0.rawValue }),
        summary: "stackview, boxview, flexstack or html"),
      Option(name: "--case", value: .text("NAME"), summary: "The case of this name"), output,
    ])

  static let conform = Command(
    name: "conform", operands: "PATH…", summary: "Compare frames with those that documents expect",
    details: [
      "PATH is a document, - for standard input, or a folder that is searched for files that end in .json.",
      "Prints each difference, the counts of each file and, in the last line, the sum. The status is 1 if a case fails.",
      "A case of boxes that expects an optimum passes if no layout violates its pins less, priority by priority.",
    ],
    options: [
      Option(name: "--all", summary: "Print all differences, not only the first 20"),
      solver, format,
    ])

  static let page = Command(
    name: "page", operands: "PATH…", summary: "Write a page that lays documents out in a browser, for comparison",
    details: [
      "The page shows each case as the browser lays it out with CSS beside the frames of the engine, as it is written,",
      "with box sizing exchanged, with directions exchanged, and with both; it marks and counts what differs.",
      "PATH is a document, - for standard input, or a folder that is searched for files that end in .json.",
    ],
    options: [output])

  static let record = Command(
    name: "record", operands: "PATH…", summary: "Write the frames that a browser measured into documents",
    details: [
      "Standard input is the page that 'stacklayout page PATH…' made of the same paths, as a browser dumped it:",
      "  chromium --headless --dump-dom page.html | stacklayout record PATH…",
      "Each document is written anew with the frames of all nodes, in all variants, one case a line. If one of them",
      "cannot be, none is.",
    ],
    options: [
      Option(name: "--check", summary: "Write nothing; print what differs, with status 1 if a frame does"),
      Option(
        name: "--browser", value: .text("NAME"), summary: "Name the browser in what each document says about itself"),
    ])

  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "Explain the tool, or a command", details: [], options: [])

  private static let format = Option(
    name: "--format", value: .choice("FORMAT", ["text", "json"]), summary: "text (default) or json")

  private static let output = Option(
    name: "--output", shortName: "-o", value: .text("OUT"),
    summary: "Write to the file OUT, which is none of the inputs, and not to standard output")

  private static let solver = Option(
    name: "--solver", value: .choice("SOLVER", ["engine", "constraints"]),
    summary: "engine (default), or constraints: boxes as Auto Layout would solve them")

  /// The options that choose and change cases.
  private static let overrides = [
    Option(name: "--case", value: .text("NAME"), summary: "Only the case of this name"),
    Option(
      name: "--width", value: .number("POINTS", .lengths),
      summary: "The width for the root, in place of what the document says"),
    Option(
      name: "--height", value: .number("POINTS", .lengths),
      summary: "The height for the root, in place of what the document says"),
    Option(
      name: "--scale", value: .number("PIXELS", .scales),
      summary: "Pixels per point to snap frames to, none with 0"),
  ]
}
