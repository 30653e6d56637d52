import CommandLineSupport

extension Command {
  /// The only command of the tool. It has no name.
  static let bench = Command(
    name: "", operands: "", summary: "Measure how fast trees are laid out, and compare engines",
    details: [
      "Lays out the same trees with every contestant in this process, compares the frames, and measures the contestants",
      "in turns. Times are medians of the thread's processor time; for the operation sizes, of wall-clock time. The",
      "percentage after ± is half of the interquartile range.",
      "Without options, all scenes of at most 200,000 nodes are measured, which takes some minutes. NAME can be a list,",
      "separated by commas. The option can also be repeated.",
      "Exit status: 0 success, 1 slower than the baseline, 2 a file cannot be used, 64 wrong usage.",
    ],
    options: [
      Option(name: "--scene", value: .list("NAME"), summary: "Only this scene, or scenes whose names begin with NAME"),
      Option(name: "--contestant", value: .list("NAME"), summary: "Only this contestant"),
      Option(name: "--operation", value: .list("NAME"), summary: "Only this operation"),
      Option(name: "--quick", summary: "Fewer samples, and no scene of more than 30,000 nodes unless named"),
      Option(
        name: "--scale", value: .number("PIXELS", .scales),
        summary: "Pixels per point to snap frames to, 1 by default, none with 0"),
      Option(name: "--yoga", value: .text("PATH"), summary: "Include Yoga, from the shared library of poga (PyPI)"),
      Option(name: "--examples", value: .text("DIR"), summary: "Add the layout documents in DIR as scenes"),
      Option(
        name: "--format", value: .choice("FORMAT", OutputFormat.allCases.map(\.rawValue)),
        summary: "text (default), json, or markdown: only the table of goals"),
      Option(name: "--baseline", value: .text("FILE"), summary: "Compare with FILE; create it if it does not exist"),
      Option(name: "--update-baseline", summary: "Replace the baseline after the comparison"),
      Option(name: "--list", summary: "List scenes, contestants and operations"),
    ])
}
