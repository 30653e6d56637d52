import PlatformView

/// The names of the contestants.
enum ContestantName {
  static let engine = "engine"
  static let handWritten = "by hand"
  static let stackView = "StackView"
  static let unreportedStackView = "StackView like UIKit"
  static let boxView = "BoxView"
  static let unreportedBoxView = "BoxView like UIKit"
  static let constraints = "constraints"
  static let yoga = "Yoga"
  static let cellsInSequence = "cells in sequence"
  static let cellsPrepared = "cells prepared"
  static let viewCellsInSequence = "views in sequence"
  static let viewCellsPrepared = "views prepared"
  static let treesInSequence = "trees in sequence"
  static let treesInParallel = "trees in parallel"
}

/// The contestants.
enum Contestants {
  /// All contestants, in the order of the report. The frames of the first contestant are the reference for the others.
  static func all(yogaLibrary: String?) throws(BenchError) -> [any Contestant] {
    var contestants: [any Contestant] = [EngineContestant(), HandWrittenContestant()]
    #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
      for reporting in [HeadlessChangeReporting.complete, .likeUIKit] {
        contestants += [StackViewContestant(reporting), BoxViewContestant(reporting)] as [any Contestant]
      }
      contestants += CellContestant.all as [any Contestant]
    #endif
    contestants += TreeContestant.all as [any Contestant]
    contestants.append(ConstraintContestant())
    if let yogaLibrary { contestants.append(YogaContestant(try YogaLibrary(at: yogaLibrary))) }
    return contestants
  }
}
