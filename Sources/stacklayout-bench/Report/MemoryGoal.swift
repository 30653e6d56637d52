// What a node takes in memory.
extension Goals {
  /// The scene where a node takes most counts, of those that are large enough for a tree's own memory not to matter. Pins
  /// are no part of a flexbox node; what a node in boxes takes is told beside it.
  var memory: Goal {
    let flexbox = bytesPerNode.filter { !$0.isBoxes }
    let boxes = bytesPerNode.filter(\.isBoxes)
    var remark = "needs a scene of 1,000 nodes, where the system can be watched"
    if let least = flexbox.first, let most = flexbox.last {
      remark = "\(Figures.short(least.bytes)) in \(least.scene) to \(Figures.short(most.bytes)) in \(most.scene)"
    }
    if let most = boxes.last { remark += "; with pins \(Figures.short(most.bytes)) in \(most.scene)" }
    return Goal("memory per node", .atMost(256, 160, " bytes"), value: flexbox.last?.bytes, remark: remark)
  }

  /// The bytes of the engine's trees once they are laid out, the least first.
  private var bytesPerNode: [(bytes: Double, scene: String, isBoxes: Bool)] {
    results.scenes.filter { $0.nodeCount >= 1000 }.compactMap { scene in
      results.result(scene.name, engine)?.counts?.bytesInUse.map {
        (Double($0) / Double(scene.nodeCount), scene.name, scene.isBoxes)
      }
    }.sorted { $0.0 < $1.0 }
  }
}
