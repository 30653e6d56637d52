import CommandLineSupport

/// The output of `--list`.
struct BenchList {
  private let options: BenchOptions

  init(_ options: BenchOptions) { self.options = options }

  func print(to console: inout Console) {
    console.print("Scenes:")
    console.write(Help.table(options.scenes.map { ($0.name, $0.listing) }))
    console.print("\nContestants:")
    console.write(Help.table(options.contestants.map { ($0.name, $0.summary) }))
    console.print("\nOperations:")
    console.write(Help.table(options.operations.map { ($0.word, $0.summary) }))
  }
}

extension SceneRecipe {
  fileprivate var listing: String {
    let rules = rules == .css ? "css" : "stackview"
    return (nodeCount.map { "\(Figures.grouped($0)) nodes, " } ?? "") + "\(rules) rules: \(summary)"
  }
}
