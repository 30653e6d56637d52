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

  /// How many times as long the sizes take one after the other.
  private func sizesRatio(_ scene: String) -> Double? {
    ratio(
      results.median(scene, ContestantName.cellsInSequence, .cellSizes),
      results.median(scene, ContestantName.cellsPrepared, .cellSizes))
  }

  private func sizesRemark(_ scene: String) -> String {
    guard results.scene(scene) != nil else { return "scene \(scene) was not measured" }
    guard let time = results.median(scene, ContestantName.cellsPrepared, .cellSizes) else {
      return "sizes was not measured"
    }
    return "\(Figures.duration(time)) prepared"
  }
}
