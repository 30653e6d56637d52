/// The options of the command line.
struct BenchOptions {
  var scenes: [SceneRecipe]
  var contestants: [any Contestant]
  var operations: [LayoutOperation] = LayoutOperation.allCases
  var isQuick = false
  var printsJSON = false
  var baseline: String?
  /// How often the operation is run without measuring; `nil`: it is measured.
  var repetitions: Int?
  /// What is printed instead of running anything.
  var information: Information?

  enum Information {
    case help
    case list
  }

  /// - Parameter words: The arguments after the program's name.
  init(_ words: [String]) throws(BenchError) {
    var (sceneNames, contestantNames, operationNames): ([String], [String], [String]) = ([], [], [])
    var yoga: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      func value() throws(BenchError) -> String {
        guard let value = rest.popFirst() else { throw .usage("option '\(word)' needs a value; see '--help'") }
        return value
      }
      switch word {
      case "--scene": sceneNames += try value().names
      case "--contestant": contestantNames += try value().names
      case "--operation": operationNames += try value().names
      case "--yoga": yoga = try value()
      case "--baseline": baseline = try value()
      case "--repeat": repetitions = try BenchOptions.count(try value())
      case "--quick": isQuick = true
      case "--json": printsJSON = true
      case "--list": information = information ?? .list
      case "--help", "-h": information = .help
      default: throw .usage("unknown option '\(word)'; '--help' shows all options")
      }
    }
    scenes = try BenchOptions.choose(sceneNames, from: SceneCatalog.all()) { $0.name }
    let all = try Contestants.all(yoga: yoga)
    if yoga == nil, contestantNames.contains(where: { $0.lowercased() == "yoga" }) {
      throw .usage("the contestant Yoga needs '--yoga PATH'")
    }
    contestants = try BenchOptions.choose(contestantNames, from: all) { $0.name }
    operations = try BenchOptions.choose(operationNames, from: operations) { $0.rawValue }
  }

  private static func count(_ text: String) throws(BenchError) -> Int {
    guard let count = Int(text), count >= 0 else {
      throw .usage("option '--repeat' needs a number of repetitions, not '\(text)'")
    }
    return count
  }

  /// The values with the given names, in the order of `values`; all values if there are no names. A name that no value
  /// has stands for all names that begin with it.
  private static func choose<Value>(
    _ names: [String], from values: [Value], name: (Value) -> String
  ) throws(BenchError) -> [Value] {
    var chosen: Set<String> = []
    let known = values.map(name)
    for wanted in names {
      var found = known.filter { $0.lowercased() == wanted.lowercased() }
      if found.isEmpty { found = known.filter { $0.lowercased().hasPrefix(wanted.lowercased()) } }
      if found.isEmpty { throw .usage("unknown name '\(wanted)'; '--list' shows all names") }
      chosen.formUnion(found)
    }
    return names.isEmpty ? values : values.filter { chosen.contains(name($0)) }
  }

  /// The output of `--help`.
  static let help = """
    Usage: stacklayout-bench [OPTIONS]

    Lays out the same trees with every contestant in this process, compares the frames, and measures the contestants in
    turns. NAME can be a list, separated by commas, and the beginning of a name. Without options, everything is
    measured, which takes some minutes.

      --scene NAME       Only this scene
      --contestant NAME  Only this contestant
      --operation NAME   Only this operation
      --quick            Fewer samples
      --yoga PATH        Include Yoga, from this shared library
      --json             Print all results as JSON
      --baseline FILE    Compare with FILE; create it if it does not exist
      --repeat N         Run one operation N times without measuring, for a profiler
      --list             List scenes, contestants and operations
      --help             Print this text

    Exit status: 0 success, 1 slower than the baseline, 2 a file cannot be used, 64 wrong usage.

    """

  /// The output of `--list`.
  var list: String {
    let sections = [
      ("Scenes", scenes.map { [$0.name, $0.summary] }),
      ("Contestants", contestants.map { [$0.name, $0.summary] }),
      ("Operations", operations.map { [$0.rawValue, $0.summary] }),
    ]
    return sections.map { title, rows in
      let width = rows.map { $0[0].count }.max() ?? 0
      return "\(title):\n"
        + rows.map { "  " + $0[0] + String(repeating: " ", count: width + 2 - $0[0].count) + $0[1] + "\n" }.joined()
    }.joined(separator: "\n")
  }
}

extension String {
  /// The names in a list: separated by commas, with or without spaces.
  fileprivate var names: [String] {
    split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
