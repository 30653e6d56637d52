import CommandLineSupport

extension Command {
  /// What the tool takes: it has one command, which has no name.
  static let bench = Command(
    name: "", operands: "", summary: "Measure how fast trees are laid out, and compare engines",
    details: [
      "Lays out the same trees with every contestant in this process, compares their frames, and then measures by turns.",
      "Times are processor time of the thread: medians, with half of the distance between the quartiles in percent.",
      "Without options all scenes are measured, which takes some minutes. NAME may be several, with commas between them, or",
      "each with an option of its own.",
      "Exit status: 0 success, 1 something is slower than in the baseline, 2 a file that cannot be used, 64 wrong usage.",
    ],
    options: [
      Option(name: "--scene", value: .list("NAME"), summary: "Only this scene, or the scenes that begin with NAME"),
      Option(name: "--contestant", value: .list("NAME"), summary: "Only this contestant"),
      Option(name: "--operation", value: .list("NAME"), summary: "Only this operation"),
      Option(name: "--quick", summary: "Fewer samples, and no scene of more than 30,000 nodes unless named"),
      Option(
        name: "--scale", value: .number("PIXELS", .scales),
        summary: "Pixels per point to snap frames to, 1 by default, none with 0"),
      Option(name: "--yoga", value: .text("PATH"), summary: "Let Yoga take part: the shared library of PyPI's poga"),
      Option(name: "--examples", value: .text("DIR"), summary: "The layout documents in DIR are scenes, too"),
      Option(
        name: "--format", value: .choice("FORMAT", OutputFormat.allCases.map(\.rawValue)),
        summary: "text (default), json, or markdown: the last table alone"),
      Option(name: "--baseline", value: .text("FILE"), summary: "Compare with FILE; make it if it does not exist"),
      Option(name: "--update-baseline", summary: "Write the baseline anew after comparing"),
      Option(name: "--list", summary: "List scenes, contestants and operations"),
    ])
}
