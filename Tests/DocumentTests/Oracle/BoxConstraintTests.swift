import LayoutDocument
import LayoutEngine
import LayoutOracle
import Testing

/// Each kind of constraint that BoxView creates, with frames computed by hand.
@Suite struct BoxConstraintTests {
  @Test func formOfThreeFields() throws {
    try expectFrames(
      """
      {"style": {"width": 300}, "box": {"axis": "y", "spacing": 12, "insets": [10, 20, 30, 40]}, "children": [
        {"measure": {"fixed": [90, 34]}, "frame": [20, 10, 240, 34]},
        {"measure": {"fixed": [120, 20]}, "item": {"top": 8, "left": 5}, "frame": [25, 64, 235, 20]},
        {"measure": {"fixed": [50, 44]}, "item": {"right": ">=0"}, "frame": [20, 96, 50, 44]}],
        "frame": [0, 0, 300, 170]}
      """)
  }

  /// The lowest rank is violated first. A rank is the list of all priorities that a size or gap violates.
  @Test(arguments: [[170.0, 0, 60, 75, 85], [200, 0, 75, 90, 100], [240, 0, 115, 130, 100], [150, 0, 60, 75, 80]])
  func lowestRankIsViolatedFirst(_ lengths: [Double]) throws {
    try expectFrames(
      """
      {"style": {"width": \(lengths[0]), "height": 10}, "box": {"axis": "x", "spacing": 10}, "children": [
        {"measure": {"fixed": [60, 10]}, "item": {"hugX": 252}, "frame": [\(lengths[1]), 0, \(lengths[2]), 10]},
        {"measure": {"fixed": [80, 10]}, "item": {"left": 5, "width": "<=100@600", "resistX": 740, "right": "==10@500"},
          "frame": [\(lengths[3]), 0, \(lengths[4]), 10]}]}
      """)
  }

  // MARK: - Sums of pins

  @Test func sumHasRelationOfInequalityAndLowerPriority() throws {
    // The gap is at least 35 only with priority 300: the fixed end pushes the boxes together.
    try expectFrames(
      """
      {"style": {"width": 100, "height": 10}, "box": {"axis": "x", "spacing": 20}, "children": [
        {"measure": {"fixed": [40, 10]}, "item": {"right": "==10"}, "frame": [0, 0, 40, 10]},
        {"measure": {"fixed": [40, 10]}, "item": {"left": ">=5@300"}, "frame": [60, 0, 40, 10]}]}
      """)
  }

  @Test func missingPinRemovesSpacing() throws {
    try expectFrames(
      """
      {"style": {"width": 100, "height": 10}, "box": {"axis": "x", "spacing": 20}, "children": [
        {"measure": {"fixed": [70, 10]}, "item": {"right": null}, "frame": [0, 0, 70, 10]},
        {"measure": {"fixed": [70, 10]}, "frame": [30, 0, 70, 10]}]}
      """)
  }

  @Test func rejectedSumLeavesGapFree() throws {
    let text = """
      {"style": {"width": 100, "height": 10}, "box": {"axis": "x", "spacing": 4}, "children": [
        {"measure": {"fixed": [30, 10]}, "item": {"right": ">=10"}, "frame": [0, 0, 30, 10]},
        {"measure": {"fixed": [30, 10]}, "item": {"left": "<=20"}, "frame": [70, 0, 30, 10]}]}
      """
    try expectFrames(text)
    let oracle = try BoxOracle(boxCase(text))
    #expect(oracle.incompatiblePins == [IncompatiblePins(first: 1, second: 2, axis: .horizontal)])
  }

  // MARK: - Centers, relative sizes, flex

  @Test func centersRespectInsetsAndOffsets() throws {
    try expectFrames(
      """
      {"style": {"width": 100, "height": 60}, "box": {"axis": "y", "insets": [0, 10, 0, 30]}, "children": [
        {"measure": {"fixed": [20, 10]}, "item": {"centerX": 5, "left": ">=0", "right": ">=0", "bottom": ">=0"},
          "frame": [35, 0, 20, 10]}]}
      """)
  }

  @Test func relativeSizesIncludeInsets() throws {
    try expectFrames(
      """
      {"style": {"width": 100, "height": 10}, "box": {"axis": "x", "insets": [0, 10, 0, 10]}, "children": [
        {"measure": {"fixed": [90, 10]}, "item": {"relativeWidth": "*0.5-5", "right": ">=0"}, "frame": [10, 0, 45, 10]}]}
      """)
  }

  @Test func relativeSizeDeterminesSizeOfContainer() throws {
    try expectFrames(
      """
      {"box": {"axis": "x"}, "children": [
        {"measure": {"fixed": [40, 10]}, "item": {"relativeWidth": 0.5, "right": ">=0"}, "frame": [0, 0, 40, 10]}],
        "frame": [0, 0, 80, 10]}
      """)
  }

  @Test func flexIsARatioAmongFlexItems() throws {
    try expectFrames(
      """
      {"style": {"width": 120, "height": 10}, "box": {"axis": "x", "spacing": 10}, "children": [
        {"measure": {"fixed": [50, 10]}, "item": {"flex": 1}, "frame": [0, 0, 30, 10]},
        {"measure": {"fixed": [10, 10]}, "item": {"hugX": 300}, "frame": [40, 0, 10, 10]},
        {"item": {"flex": 2}, "frame": [60, 0, 60, 10]}]}
      """)
  }

  // MARK: - Trees

  @Test func contentOfInnerBoxesCompetesWithContentOutside() throws {
    try expectFrames(
      """
      {"style": {"width": 100, "height": 10}, "box": {"axis": "x"}, "children": [
        {"box": {"axis": "x"}, "children": [
          {"measure": {"fixed": [20, 10]}, "item": {"hugX": 251}, "frame": [0, 0, 20, 10]},
          {"measure": {"fixed": [20, 10]}, "item": {"hugX": 249.5}, "frame": [20, 0, 60, 10]}], "frame": [0, 0, 80, 10]},
        {"measure": {"fixed": [20, 10]}, "item": {"hugX": 250}, "frame": [80, 0, 20, 10]}]}
      """)
  }

  @Test func containerMirrorsOnlyItsOwnItems() throws {
    try expectFrames(
      """
      {"style": {"width": 100, "height": 10, "layoutDirection": "rtl"}, "box": {"axis": "x", "insets": [0, 3, 0, 0]},
        "children": [
        {"box": {"axis": "x", "rtl": "ltr"}, "item": {"width": 60}, "children": [
          {"measure": {"fixed": [20, 10]}, "item": {"left": 5, "right": ">=0"}, "frame": [5, 0, 20, 10]}],
          "frame": [37, 0, 60, 10]},
        {"measure": {"fixed": [20, 10]}, "item": {"right": ">=0"}, "frame": [17, 0, 20, 10]}]}
      """)
  }

  @Test func hiddenItemsHaveNoEffect() throws {
    try expectFrames(
      """
      {"box": {"axis": "x", "spacing": 10}, "children": [
        {"measure": {"fixed": [20, 10]}, "frame": [0, 0, 20, 10]},
        {"style": {"display": "none"}, "measure": {"fixed": [50, 50]}, "frame": [0, 0, 0, 0]},
        {"measure": {"fixed": [30, 5]}, "item": {"bottom": ">=0"}, "frame": [30, 0, 30, 5]}], "frame": [0, 0, 60, 10]}
      """)
  }

  @Test func heightsOfTextsAreMeasuredAtTheirWidths() throws {
    try expectFrames(
      """
      {"style": {"width": 60}, "box": {"axis": "y", "insets": [2, 5, 2, 5]}, "children": [
        {"measure": {"text": "HHHH HH", "advance": 10, "lineHeight": 12}, "frame": [5, 2, 50, 24]}],
        "frame": [0, 0, 60, 28]}
      """)
  }

  @Test func flexContainerIsItemWithNaturalSize() throws {
    try expectFrames(
      """
      {"box": {"axis": "y"}, "children": [
        {"style": {"direction": "row", "gap": 5, "width": 7, "padding": 3}, "item": {"right": ">=0"}, "children": [
          {"measure": {"fixed": [30, 10]}, "frame": [3, 3, 30, 20]}, {"measure": {"fixed": [50, 20]}, "frame": [38, 3, 50, 20]}],
          "frame": [0, 0, 91, 26]},
        {"measure": {"fixed": [120, 10]}, "frame": [0, 26, 120, 10]}], "frame": [0, 0, 120, 36]}
      """)
  }

  // MARK: - Roots

  @Test func fittedRootIsLimitedByAvailableSpace() throws {
    try expectFrames(
      """
      {"root": {"box": {"axis": "x"}, "children": [
        {"measure": {"fixed": [80, 10]}, "item": {"resistX": 740}, "frame": [0, 0, 20, 30]},
        {"measure": {"fixed": [80, 30]}, "item": {"bottom": ">=0"}, "frame": [20, 0, 80, 30]}], "frame": [0, 0, 100, 30]},
        "available": {"width": 100}}
      """)
  }

  @Test func fittingTakesPrecedenceOverPrioritiesBelow50() throws {
    try expectFrames(
      """
      {"box": {"axis": "x"}, "children": [
        {"measure": {"fixed": [20, 10]}, "item": {"right": "==15@60"}, "frame": [0, 0, 20, 10]},
        {"item": {"width": "==40@40"}, "frame": [35, 0, 0, 10]}], "frame": [0, 0, 35, 10]}
      """)
  }
}
