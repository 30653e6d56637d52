import LayoutEngine
import LayoutTestSupport

/// The highest costs among several layouts, with the layouts that caused them.
struct LayoutCost {
  /// A value, and the layout in which it occurred.
  struct Worst {
    var value = 0.0
    var place = "no layout"

    mutating func note(_ value: Double, _ place: @autoclosure () -> String) {
      if value > self.value { self = Worst(value: value, place: place()) }
    }
  }

  /// Measurements of one leaf.
  var questions = Worst()
  /// The number of leaves for each number of measurements.
  private(set) var leavesByQuestions: [Int: Int] = [:]
  /// Measurements of one leaf with the same input.
  var repetitions = Worst()
  /// Container visits for each container.
  var visits = Worst()
  /// Differences between the statistics of a layout and the count of the probe.
  var miscounts = Worst()

  /// The share of the measured leaves that were measured more than `limit` times.
  func share(above limit: Int) -> Double {
    let above = leavesByQuestions.filter { $0.key > limit }.values.reduce(0, +)
    return Double(above) / Double(max(1, leavesByQuestions.values.reduce(0, +)))
  }

  /// Adds the cost of the last layout of a tree.
  mutating func note(_ planted: PlantedTree, containerCount: Int, _ place: String) {
    for asked in planted.probe.questions.values {
      leavesByQuestions[asked.count, default: 0] += 1
      questions.note(Double(asked.count), "\(place): \(asked.map(\.text).joined(separator: ", "))")
      for question in asked {
        repetitions.note(Double(asked.count { $0 == question }), "\(place): \(question.text)")
      }
    }
    let statistics = planted.tree.statistics
    visits.note(Double(statistics.containerVisits) / Double(max(1, containerCount)), place)
    miscounts.note(Double(abs(statistics.measureCalls - planted.probe.questionCount)), place)
  }
}

extension TreePlan {
  /// The containers below `root` that have children to lay out.
  func containerCount(below root: Int = 0) -> Int {
    subtree(of: root).count { self[$0].content == nil && !self[$0].children.isEmpty }
  }
}

extension MeasureInput {
  /// `(40 in 40, ? in max-content)`: the known width and height, and the available spaces.
  var text: String {
    func axis(_ known: Double?, _ available: AvailableSpace) -> String {
      let availableSpace: String
      switch available {
      case .definite(let extent): availableSpace = "\(extent)"
      case .minContent: availableSpace = "min-content"
      case .maxContent: availableSpace = "max-content"
      }
      return "\(known.map { "\($0)" } ?? "?") in \(availableSpace)"
    }
    return "(\(axis(knownWidth, availableWidth)), \(axis(knownHeight, availableHeight)))"
  }
}
