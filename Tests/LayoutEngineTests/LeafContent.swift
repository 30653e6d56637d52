import LayoutEngine

/// What stands in a leaf.
enum LeafContent: Equatable, Sendable {
  /// Words of these widths, in lines that break greedily.
  case text(words: [Double], lineHeight: Double, baseline: Double?)
  /// Always the same size.
  case fixed(LayoutSize)
  /// As much higher as it is narrower, and the other way round: a picture that always has this area.
  case area(Double)

  /// Content of a size that does not matter.
  static let short = LeafContent.text(words: [20, 35, 15], lineHeight: 12, baseline: 9)

  private static let space = 4.0

  static func random(_ random: inout SplitMix64) -> LeafContent {
    if random.chance(15) { return .area(Double(random.integer(0...60) * 50)) }
    guard random.chance(80) else {
      return .fixed(LayoutSize(width: Double(random.integer(0...80)), height: Double(random.integer(0...60)) / 2))
    }
    let words = (0..<random.integer(0...7)).map { _ in Double(random.integer(2...90)) / 2 }
    let lineHeight = Double(random.integer(8...40)) / 2
    return .text(words: words, lineHeight: lineHeight, baseline: random.chance(50) ? lineHeight * 0.75 : nil)
  }

  /// The answer to a question of the engine. As browsers do it, a text that breaks is as wide as was available under CSS's
  /// rules; as labels do it, it is as wide as its longest line under StackViewLayout's.
  func measure(_ input: MeasureInput, _ rules: LayoutRules) -> Measurement {
    switch self {
    case .fixed(let size):
      return Measurement(size: size)
    case .area(let area):
      return Measurement(size: Self.size(ofArea: area, input))
    case .text(let words, let lineHeight, let baseline):
      let size = Self.size(of: words, lineHeight: lineHeight, input, rules)
      return Measurement(size: size, firstBaseline: baseline)
    }
  }

  private static func size(
    of words: [Double], lineHeight: Double, _ input: MeasureInput, _ rules: LayoutRules
  ) -> LayoutSize {
    if let width = input.knownWidth {
      return LayoutSize(width: width, height: broken(words, lineHeight, at: width).height)
    }
    switch input.availableWidth {
    case .minContent: return broken(words, lineHeight, at: 0)
    case .maxContent: return broken(words, lineHeight, at: .infinity)
    case .definite(let room):
      let lines = broken(words, lineHeight, at: room)
      guard rules == .css else { return lines }
      let longest = broken(words, lineHeight, at: .infinity).width
      let shortest = broken(words, lineHeight, at: 0).width
      return LayoutSize(width: max(shortest, min(room, longest)), height: lines.height)
    }
  }

  private static func size(ofArea area: Double, _ input: MeasureInput) -> LayoutSize {
    func given(_ known: Double?, _ available: AvailableSpace) -> Double? {
      if case .definite(let room) = available { return known ?? room }
      return known
    }
    if let width = given(input.knownWidth, input.availableWidth) {
      return LayoutSize(width: width, height: width > 0 ? area / width : 0)
    }
    if let height = given(input.knownHeight, input.availableHeight) {
      return LayoutSize(width: height > 0 ? area / height : 0, height: height)
    }
    return LayoutSize(width: 40, height: area / 40)
  }

  private static func broken(_ words: [Double], _ lineHeight: Double, at width: Double) -> LayoutSize {
    guard let first = words.first else { return LayoutSize() }
    var longest = first
    var line = first
    var lineCount = 1
    for word in words.dropFirst() {
      if line + space + word <= width {
        line += space + word
      } else {
        line = word
        lineCount += 1
      }
      longest = max(longest, line)
    }
    return LayoutSize(width: longest, height: Double(lineCount) * lineHeight)
  }
}

/// Answers for the leaves of a tree, and keeps what was asked.
final class MeasureProbe {
  let rules: LayoutRules
  var contents: [NodeID: LeafContent] = [:]
  /// The questions of the last layout, in the order in which they were put.
  private(set) var questions: [NodeID: [MeasureInput]] = [:]
  private(set) var questionCount = 0

  init(rules: LayoutRules) { self.rules = rules }

  /// The function that the engine takes.
  var function: MeasureFunction {
    { node, input in
      self.questions[node, default: []].append(input)
      self.questionCount += 1
      return self.contents[node, default: .short].measure(input, self.rules)
    }
  }

  func forgetQuestions() {
    questions = [:]
    questionCount = 0
  }
}
