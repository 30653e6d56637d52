import LayoutDocument
import LayoutEngine
import LayoutOracle
import Testing

/// The rules that choose among several optimal layouts.
@Suite struct TieTests {
  /// A row of two items with natural widths of 50 and 90.
  private func row(_ width: Double, _ first: String, _ second: String) -> String {
    """
    {"style": {"width": \(width), "height": 10}, "box": {"axis": "x", "spacing": 8}, "children": [
      {"measure": {"fixed": [50, 10]}, \(first)}, {"measure": {"fixed": [90, 10]}, \(second)}]}
    """
  }

  @Test func equalRanksGrowByEqualAmounts() throws {
    try expectFrames(
      row(208, "\"frame\": [0, 0, 80, 10]", "\"frame\": [88, 0, 120, 10]"), isUnique: false)
    try expectFrames(
      row(
        208, "\"item\": {\"width\": \"<=60\"}, \"frame\": [0, 0, 60, 10]", "\"frame\": [68, 0, 140, 10]"),
      isUnique: false)
  }

  @Test func itemThatKeepsItsSizeGrowsAfterOthersOfItsRank() throws {
    let keeps = "\"item\": {\"keepsWidth\": true}"
    try expectFrames(
      row(208, "\(keeps), \"frame\": [0, 0, 50, 10]", "\"frame\": [58, 0, 150, 10]"), isUnique: false)
    try expectFrames(
      row(208, "\(keeps), \"frame\": [0, 0, 80, 10]", "\(keeps), \"frame\": [88, 0, 120, 10]"), isUnique: false)
    // The item grows before an item that hugs more, and if the other item must not grow further.
    try expectFrames(
      row(208, "\(keeps), \"frame\": [0, 0, 110, 10]", "\"item\": {\"hugX\": 251}, \"frame\": [118, 0, 90, 10]"))
    try expectFrames(
      row(
        208, "\(keeps), \"frame\": [0, 0, 90, 10]", "\"item\": {\"width\": \"<=110\"}, \"frame\": [98, 0, 110, 10]"),
      isUnique: false)
  }

  @Test func equalRanksShrinkByEqualShares() throws {
    try expectFrames(row(78, "\"frame\": [0, 0, 25, 10]", "\"frame\": [33, 0, 45, 10]"), isUnique: false)
    try expectFrames(
      row(78, "\"item\": {\"width\": \">=40\"}, \"frame\": [0, 0, 40, 10]", "\"frame\": [48, 0, 30, 10]"),
      isUnique: false)
  }

  @Test func gapIsViolatedBeforeSizeOfItsRank() throws {
    try expectFrames(
      row(
        190, "\"item\": {\"right\": \"==0@250\", \"hugX\": 250}, \"frame\": [0, 0, 50, 10]",
        "\"frame\": [100, 0, 90, 10]"), isUnique: false)
  }

  @Test func lastOfSeveralGapsTakesRemainingSpace() throws {
    try expectFrames(
      row(
        200, "\"item\": {\"left\": \">=5\", \"right\": \">=0\"}, \"frame\": [5, 0, 50, 10]",
        "\"item\": {\"right\": \">=10\"}, \"frame\": [63, 0, 90, 10]"), isUnique: false)
  }

  @Test func itemWithoutPinsFollowsPreviousItem() throws {
    try expectFrames(
      row(
        200, "\"item\": {\"left\": null, \"right\": null}, \"frame\": [0, 0, 50, 10]",
        "\"item\": {\"right\": null}, \"frame\": [58, 0, 90, 10]"), isUnique: false)
    // The frame of the item with the last end pin is unique; the frame of the item before it is not.
    let text = row(
      200, "\"item\": {\"left\": null, \"right\": null}, \"frame\": [0, 0, 50, 10]",
      "\"frame\": [110, 0, 90, 10]")
    try expectFrames(text, isUnique: false)
    let oracle = try BoxOracle(boxCase(text))
    #expect((0..<4).map { oracle.isUnique($0) } == [true, false, true, false])
  }

  @Test func undeterminedSizeIsZero() throws {
    try expectFrames(
      """
      {"style": {"width": 100, "height": 50}, "box": {"axis": "y", "spacing": 5}, "children": [
        {"item": {"right": null, "bottom": null}, "frame": [0, 0, 0, 0]},
        {"box": {"axis": "x"}, "item": {"right": ">=0", "bottom": ">=0"}, "children": [
          {"measure": {"fixed": [30, 20]}, "frame": [0, 0, 30, 20]}], "frame": [0, 5, 30, 20]}]}
      """, isUnique: false)
  }

  @Test(arguments: [160.0, 100])
  func lastGapOfContradictionIsViolated(_ width: Double) throws {
    try expectFrames(
      """
      {"style": {"width": \(width), "height": 10}, "box": {"axis": "x"}, "children": [
        {"item": {"left": 20, "right": 10, "width": 100}, "frame": [20, 0, 100, 10]}]}
      """, isUnique: false)
  }

  /// The violation is the same whichever of the contradicting pins is violated, so a lower priority can decide.
  @Test func contentDecidesContradiction() throws {
    try expectFrames(
      """
      {"style": {"width": 100, "height": 10}, "box": {"axis": "x"}, "children": [
        {"measure": {"fixed": [50, 10]}, "item": {"left": 20, "right": 10, "width": 100}, "frame": [20, 0, 70, 10]}]}
      """)
  }

  @Test func rulesForTiesDoNotAffectPriorities() throws {
    let layoutCase = try boxCase(row(208, "\"item\": {\"hugX\": 249.5}", "\"item\": {\"hugX\": 249.75}"))
    let oracle = try BoxOracle(layoutCase)
    #expect(oracle.isUnique)
    #expect(oracle.frames[1].width == 110)
    #expect(oracle.violations.allSatisfy { $0.priority >= 1 })
    #expect(oracle.violations.first { $0.priority == 249.5 }?.amount == 60)
  }
}
