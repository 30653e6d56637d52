// The sizes of cells before they are shown.
extension Goals {
  /// Many cells are measured faster on two processors than on one, and few ones not slower.
  var lists: [Goal] {
    [
      Goal(
        "sizes of 1,000 cells, prepared on all processors against one after the other", .atLeast(1.7, 1.9, " times"),
        value: sizesRatio("cells x1000"), remark: sizesRemark("cells x1000")),
      Goal(
        "sizes of 10 cells, one after the other against prepared", .atLeast(0.95, 1, " times"),
        value: sizesRatio("cells x10"), remark: sizesRemark("cells x10")),
    ]
  }

  /// How many times as long the sizes take one after the other. The fastest samples count: what else runs on the processors makes samples
  /// slower and never faster, and those that need two processors more than others.
  private func sizesRatio(_ scene: String) -> Double? {
    ratio(fastest(scene, ContestantName.cellsInSequence), fastest(scene, ContestantName.cellsPrepared))
  }

  private func fastest(_ scene: String, _ contestant: String) -> Double? {
    results.result(scene, contestant)?.times[LayoutOperation.cellSizes.word]?.minimum
  }

  private func sizesRemark(_ scene: String) -> String {
    guard results.scene(scene) != nil else { return "scene \(scene) was not measured" }
    guard let time = fastest(scene, ContestantName.cellsPrepared) else { return "sizes was not measured" }
    var remark = "fastest samples: \(Figures.duration(time)) prepared"
    let views = [ContestantName.viewCellsInSequence, ContestantName.viewCellsPrepared].map { fastest(scene, $0) }
    if let ratio = ratio(views[0], views[1]) { remark += "; with views \(Figures.short(ratio)) times" }
    return remark
  }
}
