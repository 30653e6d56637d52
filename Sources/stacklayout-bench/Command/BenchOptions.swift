import CommandLineSupport

/// The format of the results.
enum OutputFormat: String, CaseIterable {
  /// Tables for people.
  case text
  /// All results, for programs.
  case json
  /// The table of goals, for a document.
  case markdown
}

/// The options of the command line.
struct BenchOptions {
  var scenes: [SceneRecipe]
  var contestants: [any Contestant]
  var operations: [LayoutOperation]
  var isQuick: Bool
  var scale: Double
  var format: OutputFormat
  var baseline: String?
  var updatesBaseline: Bool

  /// The maximum number of nodes of a scene, unless scenes are named.
  static let nodeLimit = 200_000
  /// The maximum number of nodes of a scene in a quick run, unless scenes are named.
  static let quickNodeLimit = 30_000

  init(_ arguments: Arguments) throws(ToolError) {
    if let operand = arguments.operands.first { throw BenchOptions.usage("unexpected argument '\(operand)'") }
    format = arguments.values["--format"].flatMap(OutputFormat.init) ?? .text
    isQuick = arguments.has("--quick")
    scale = arguments.number(of: "--scale") ?? 1
    baseline = arguments.values["--baseline"]
    updatesBaseline = arguments.has("--update-baseline")
    if updatesBaseline, baseline == nil {
      throw BenchOptions.usage("option '--update-baseline' needs '--baseline FILE'")
    }
    if baseline == "-" {
      throw BenchOptions.usage("option '--baseline' needs a file that can be read again, not '-'")
    }
    let catalog = try BenchOptions.catalog(examples: arguments.values["--examples"])
    let everyone: [any Contestant]
    do throws(BenchError) {
      everyone = try Contestants.all(yogaLibrary: arguments.values["--yoga"])
    } catch {
      throw .documents(["\(error)"])
    }
    scenes = try BenchOptions.choose(arguments, "--scene", from: catalog, allowsPrefixes: true) { $0.name }
    contestants = try BenchOptions.choose(arguments, "--contestant", from: everyone) { $0.name }
    operations = try BenchOptions.choose(arguments, "--operation", from: LayoutOperation.allCases) { $0.word }
    if !arguments.has("--scene"), isQuick || !arguments.has("--list") {
      let limit = isQuick ? BenchOptions.quickNodeLimit : BenchOptions.nodeLimit
      scenes.removeAll { $0.nodeCount ?? 0 > limit }
    }
  }

  private static func catalog(examples: String?) throws(ToolError) -> [SceneRecipe] {
    guard let examples else { return SceneCatalog.all }
    return SceneCatalog.all + (try DocumentScenes.recipes(in: examples))
  }

  /// The values that an option names, in the order of `values`; all values without the option.
  private static func choose<Value>(
    _ arguments: Arguments, _ option: String, from values: [Value], allowsPrefixes: Bool = false,
    name: (Value) -> String
  ) throws(ToolError) -> [Value] {
    guard let text = arguments.values[option] else { return values }
    var chosen: Set<String> = []
    for part in text.split(separator: ",") {
      let wanted = part.split(separator: " ").joined(separator: " ")
      if wanted.isEmpty { continue }
      let names = values.map(name)
      var found = names.filter { $0.lowercased() == wanted.lowercased() }
      if found.isEmpty, allowsPrefixes {
        found = names.filter { $0.lowercased().hasPrefix(wanted.lowercased()) }
      }
      if found.isEmpty {
        let needsLibrary = option == "--contestant" && wanted.lowercased() == ContestantName.yoga.lowercased()
        if needsLibrary { throw usage("option '--contestant \(wanted)' needs '--yoga PATH'") }
        let suggestion = Suggestion.text(for: wanted, among: names)
        throw usage("option '\(option)': unknown name '\(wanted)'\(suggestion); '--list' shows all names")
      }
      chosen.formUnion(found)
    }
    if chosen.isEmpty { throw usage("option '\(option)' needs a name") }
    return values.filter { chosen.contains(name($0)) }
  }

  static func usage(_ message: String) -> ToolError { .usage(message, command: nil) }
}
