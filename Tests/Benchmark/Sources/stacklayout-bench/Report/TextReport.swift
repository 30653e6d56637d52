/// The results as tables.
struct TextReport {
  private let results: BenchResults

  init(_ results: BenchResults) { self.results = results }

  /// All tables.
  var text: String {
    var lines = [
      "Processor time of the thread for the whole tree: median ± half of the interquartile range.",
      "×2: twice the first contestant's time; ÷2: half of it; ≠: other frames than the first.",
    ]
    if let machine = results.machine { lines.append("Machine: \(machine).") }
    #if DEBUG
      lines.append("This is a debug build: its times are not meaningful.")
    #endif
    return lines.joined(separator: "\n") + "\n" + results.scenes.map { "\n" + text(of: $0) }.joined()
  }

  private func text(of scene: SceneResult) -> String {
    let operations = LayoutOperation.allCases.map(\.rawValue).filter { operation in
      scene.contestants.contains { $0.times[operation] != nil }
    }
    var rows = [[""] + operations + ["bytes/node"]]
    let measured = scene.contestants.filter { $0.obstacle == nil }
    for contestant in measured {
      let memory = contestant.bytes.map { Figures.short(Double($0) / Double(scene.nodeCount)) } ?? ""
      rows.append([contestant.name] + operations.map { time(contestant.times[$0]) } + [memory])
      if contestant.name != measured[0].name {
        let ratios = operations.map { ratio(contestant.times[$0], to: measured[0].times[$0]) }
        rows.append([contestant.difference == nil ? "" : "≠"] + ratios)
      }
    }
    var text = "\(scene.name): \(Figures.grouped(scene.nodeCount)) nodes, \(scene.rules) rules; \(scene.summary)\n"
    if rows.count > 1 { text += TextTable(rows).text }
    for contestant in scene.contestants {
      if let difference = contestant.difference { text += "  \(contestant.name): \(difference)\n" }
      if let obstacle = contestant.obstacle { text += "  \(contestant.name): not measured: \(obstacle)\n" }
    }
    return text
  }

  private func time(_ time: Statistics?) -> String {
    time.map { Figures.duration($0.median) + " ±" + Figures.percent($0.spread) } ?? ""
  }

  private func ratio(_ time: Statistics?, to base: Statistics?) -> String {
    guard let time, let base, base.median > 0 else { return "" }
    let ratio = time.median / base.median
    return ratio < 1 ? "÷" + Figures.short(1 / ratio) : "×" + Figures.short(ratio)
  }
}
