import CommandLineSupport

/// The results as tables.
struct TextReport {
  private let results: BenchResults

  init(_ results: BenchResults) { self.results = results }

  func print(to console: inout Console) {
    console.print(
      "Processor time of the thread, for sizes wall-clock time: median ± half of the interquartile range.")
    console.print("fresh, build, first, dirty and resize in nanoseconds per node, the others for the whole tree.")
    console.print("×2: twice the first contestant's time; ÷2: half of it; ≠: other frames than the first.")
    if let machine = results.machine { console.print("Machine: \(machine).") }
    if Machine.isDebugBuild { console.print("This is a debug build: its times are not meaningful.") }
    for scene in results.scenes {
      console.print()
      print(scene, to: &console)
    }
    console.print("\n" + console.emphasized("Goals:", .bold))
    console.write(TextReport.goalTable(results.goals))
    if let peak = results.peakMemory {
      console.print("\nPeak memory of the process: \(Figures.grouped(peak / 1_048_576)) MiB")
    }
  }

  private func print(_ scene: SceneResult, to console: inout Console) {
    let title = "\(scene.name): \(Figures.grouped(scene.nodeCount)) nodes, \(scene.rules) rules; \(scene.summary)"
    console.print(console.emphasized(title, .bold))
    let operations = LayoutOperation.allCases.filter { operation in
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
    if scene.contestants.isEmpty {
      console.print("  none of the contestants lays out \(scene.isBoxes ? "boxes" : "flexbox")")
    }
    let absent = scene.contestants.compactMap { contestant in
      contestant.obstacle.map { "\(contestant.name) (\($0))" }
    }
    if !absent.isEmpty { console.print("  not measured: " + absent.joined(separator: ", ")) }
    for contestant in scene.contestants { printRemarks(contestant, scene, to: &console) }
  }

  private func cell(_ contestant: ContestantResult, _ operation: LayoutOperation, _ scene: SceneResult) -> String {
    guard let time = contestant.times[operation.word] else { return "" }
    let figure =
      operation.isPerNode
      ? Figures.short(time.median / Double(scene.nodeCount)) : Figures.duration(time.median)
    return figure + " ±" + Figures.percent(time.spread)
  }

  private func ratio(
    _ contestant: ContestantResult, _ first: ContestantResult?, _ operation: LayoutOperation
  ) -> String {
    guard let time = contestant.times[operation.word], let base = first?.times[operation.word], base.median > 0 else {
      return ""
    }
    let ratio = time.median / base.median
    return ratio < 1 ? "÷" + Figures.short(1 / ratio) : "×" + Figures.short(ratio)
  }

  private func printRemarks(_ contestant: ContestantResult, _ scene: SceneResult, to console: inout Console) {
    if let difference = contestant.difference {
      let frame = difference.frame.map(Figures.short).joined(separator: ", ")
      let expected = difference.expected.map(Figures.short).joined(separator: ", ")
      console.print(
        "  \(contestant.name): \(Figures.grouped(difference.nodeCount)) frames differ, by up to "
          + "\(Figures.short(difference.largest)) points; the first is \(difference.firstPath): "
          + "\(frame), not \(expected)")
    }
    if let counts = contestant.counts { console.print("  \(contestant.name): \(remarks(counts, scene))") }
  }

  private func remarks(_ counts: Counts, _ scene: SceneResult) -> String {
    var remarks: [String] = []
    if let bytes = counts.bytesInUse, let peak = counts.peakBytes, let build = counts.build,
      let first = counts.firstLayout, let dirty = counts.everythingDirty
    {
      let perNode = [bytes, peak].map { Figures.short(Double($0) / Double(scene.nodeCount)) }
      let calls = [build, first, dirty].map { Figures.grouped($0.calls) }
      remarks.append("\(perNode[0]) bytes per node, \(perNode[1]) at the peak")
      remarks.append("allocations: build \(calls[0]), first \(calls[1]), dirty \(calls[2])")
    }
    if scene.measuredLeafCount > 0, counts.measureCalls > 0 {
      remarks.append(
        "\(Figures.grouped(counts.measureCalls)) measure calls of \(Figures.grouped(scene.measuredLeafCount)) leaves, "
          + "at most \(counts.mostMeasureCalls) of one")
    }
    return remarks.joined(separator: "; ")
  }
}
