// The memory of a node.
extension Goals {
  /// The value is the maximum over the scenes that are large enough for the fixed memory of a tree to be negligible.
  /// Pins are not part of a flexbox node; the remark states the memory of a node in boxes.
  var memory: Goal {
    let flexbox = bytesPerNode.filter { !$0.isBoxes }
    let boxes = bytesPerNode.filter(\.isBoxes)
    var remark = "requires a flexbox scene of 1,000 nodes, and a system on which allocations can be counted"
    if let least = flexbox.first, let most = flexbox.last {
      remark = "\(Figures.short(least.bytes)) in \(least.scene) to \(Figures.short(most.bytes)) in \(most.scene)"
    }
    if let most = boxes.last { remark += "; with pins \(Figures.short(most.bytes)) in \(most.scene)" }
    return Goal("memory per node", .atMost(256, 160, " bytes"), value: flexbox.last?.bytes, remark: remark)
  }

  /// The bytes per node of the engine's trees after the first layout, smallest first.
  private var bytesPerNode: [(bytes: Double, scene: String, isBoxes: Bool)] {
    results.scenes.filter { $0.nodeCount >= 1000 }.compactMap { scene in
      results.result(scene.name, engine)?.counts?.bytesInUse.map {
        (Double($0) / Double(scene.nodeCount), scene.name, scene.isBoxes)
      }
    }.sorted { $0.0 < $1.0 }
  }
}
