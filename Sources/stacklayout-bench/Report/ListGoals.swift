// Goals for measuring cells before they are shown.
extension Goals {
  /// Many cells are measured faster on two processors than on one, and a few cells are not measured slower.
  var lists: [Goal] {
    [
      Goal(
        "sizes of 1,000 cells, prepared on all processors against in sequence", .atLeast(1.7, 1.9, " times"),
        value: sizesRatio("cells x1000"), remark: sizesRemark("cells x1000")),
      Goal(
        "sizes of 10 cells, prepared on all processors against in sequence", .atLeast(0.95, 1, " times"),
        value: sizesRatio("cells x10"), remark: sizesRemark("cells x10")),
    ]
  }

  /// The time of measuring in sequence, divided by the time of preparing. The fastest samples count: other load on the
  /// processors makes samples slower, never faster, and affects samples on two processors most.
  private func sizesRatio(_ scene: String) -> Double? {
    ratio(fastest(scene, ContestantName.cellsInSequence), fastest(scene, ContestantName.cellsPrepared))
  }

  private func fastest(_ scene: String, _ contestant: String) -> Double? {
    results.result(scene, contestant)?.times[LayoutOperation.cellSizes.word]?.minimum
  }

  private func sizesRemark(_ scene: String) -> String {
    guard results.scene(scene) != nil else { return "scene \(scene) was not measured" }
    guard let time = fastest(scene, ContestantName.cellsPrepared) else { return "the operation sizes was not measured" }
    var remark = "fastest samples: \(Figures.duration(time)) prepared"
    let views = [ContestantName.viewCellsInSequence, ContestantName.viewCellsPrepared].map { fastest(scene, $0) }
    if let ratio = ratio(views[0], views[1]) { remark += "; with views \(Figures.short(ratio)) times" }
    return remark
  }
}
