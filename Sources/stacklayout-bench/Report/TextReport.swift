import CommandLineSupport

/// The results as tables to read.
struct TextReport {
  private let results: BenchResults

  init(_ results: BenchResults) { self.results = results }

  func print(to console: inout Console) {
    console.print(
      "Processor time of the thread: median ± half of the distance between the quartiles. build, first, dirty and resize in")
    console.print(
      "nanoseconds per node; the others for the whole tree. ×: so many times the first contestant's; ≠: other frames.")
    for scene in results.scenes {
      console.print()
      print(scene, to: &console)
    }
    if let peak = results.peakMemory {
      console.print("\nPeak memory of the process: \(Figures.grouped(peak / 1_048_576)) MiB")
    }
  }

  private func print(_ scene: SceneResult, to console: inout Console) {
    let title = "\(scene.name): \(Figures.grouped(scene.nodeCount)) nodes, \(scene.rules) rules; \(scene.summary)"
    console.print(console.emphasized(title, .bold))
    let operations = Operation.allCases.filter { operation in
      scene.contestants.contains { $0.times[operation.word] != nil }
    }
    var rows = [[""] + operations.map(\.word)]
    let first = scene.contestants.first
    for contestant in scene.contestants where !contestant.times.isEmpty {
      rows.append([contestant.name] + operations.map { cell(contestant, $0, scene) })
      if contestant.name != first?.name {
        rows.append([contestant.difference == nil ? "" : "≠"] + operations.map { ratio(contestant, first, $0) })
      }
    }
    if rows.count > 1 { console.write(TextTable(rows).text) }
    for contestant in scene.contestants { printRemarks(contestant, to: &console) }
  }

  private func cell(_ contestant: ContestantResult, _ operation: Operation, _ scene: SceneResult) -> String {
    guard let time = contestant.times[operation.word] else { return "" }
    let figure =
      operation.isPerNode
      ? Figures.short(time.median / Double(scene.nodeCount)) : Figures.duration(time.median)
    return figure + " ±" + Figures.percent(time.spread)
  }

  private func ratio(_ contestant: ContestantResult, _ first: ContestantResult?, _ operation: Operation) -> String {
    guard let time = contestant.times[operation.word], let base = first?.times[operation.word], base.median > 0 else {
      return ""
    }
    return "×" + Figures.short(time.median / base.median)
  }

  private func printRemarks(_ contestant: ContestantResult, to console: inout Console) {
    if let obstacle = contestant.obstacle { console.print("  \(contestant.name) does not take part: \(obstacle)") }
    if let difference = contestant.difference {
      let frame = difference.frame.map(Figures.short).joined(separator: ", ")
      let expected = difference.expected.map(Figures.short).joined(separator: ", ")
      console.print(
        "  \(contestant.name): \(Figures.grouped(difference.nodeCount)) frames differ, by up to "
          + "\(Figures.short(difference.largest)) points; the first is \(difference.firstPath): "
          + "\(frame), not \(expected)")
    }
    if let counts = contestant.counts, counts.measureCalls > 0 {
      console.print(
        "  \(contestant.name): \(Figures.grouped(counts.measureCalls)) measure calls in a first layout, "
          + "at most \(counts.mostMeasureCalls) of one leaf")
    }
  }
}
