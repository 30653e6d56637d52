import LayoutDocument
import LayoutEngine

/// The content of a leaf.
package enum LeafContent: Equatable, Sendable {
  /// Words of the given widths, `space` apart, in lines that break greedily; `baseline` is the baseline of each line.
  case text(words: [Double], space: Double = 4, lineHeight: Double, baseline: Double?)
  /// Always the same size.
  case fixed(LayoutSize)
  /// A picture with a constant area, which is higher if it is narrower. Its natural width is `natural`.
  case area(Double, natural: Double = 40)
  /// Erratic measurements that depend only on the input: a larger width for less space, for example.
  case erratic(seed: UInt64, isAdversarial: Bool)
  /// The content of a leaf in a document.
  case document(MeasureModel)

  /// Content for tests in which the size does not matter.
  package static let short = LeafContent.text(words: [20, 35, 15], lineHeight: 12, baseline: 9)

  package static func random(_ random: inout SplitMix64) -> LeafContent {
    if random.chance(15) { return .area(Double(random.integer(0...60) * 50)) }
    guard random.chance(80) else {
      return .fixed(LayoutSize(width: Double(random.integer(0...80)), height: Double(random.integer(0...60)) / 2))
    }
    let words = (0..<random.integer(0...7)).map { _ in Double(random.integer(2...90)) / 2 }
    let lineHeight = Double(random.integer(8...40)) / 2
    return .text(words: words, lineHeight: lineHeight, baseline: random.chance(50) ? lineHeight * 0.75 : nil)
  }

  /// The measurement for an input of the engine. With CSS rules, a text that breaks is as wide as the available width,
  /// as in browsers. With StackViewLayout rules, it is as wide as its longest line, as in labels.
  ///
  /// In vertical writing modes, all content except content of a fixed size is turned.
  package func measure(_ input: MeasureInput, _ rules: LayoutRules) -> LeafMeasurement {
    switch self {
    case .fixed(let size):
      return LeafMeasurement(size: size)
    case .document(let model):
      return model.measure(input, rules: rules)
    case _ where input.inlineAxis == .vertical:
      var answer = measure(input.transposed, rules)
      answer.size = LayoutSize(width: answer.size.height, height: answer.size.width)
      return answer
    case .erratic(let seed, let isAdversarial):
      return Self.erraticAnswer(to: input, seed, isAdversarial)
    case .area(let area, let natural):
      return LeafMeasurement(size: Self.size(ofArea: area, natural: natural, input))
    case .text(let words, let space, let lineHeight, let baseline):
      let text = SpacedText(words: words, space: space, lineHeight: lineHeight)
      let size = text.size(for: input, rules)
      return LeafMeasurement(
        size: size, firstBaseline: baseline, lastBaseline: baseline.map { $0 + max(0, size.height - lineHeight) })
    }
  }

  private static func erraticAnswer(to input: MeasureInput, _ seed: UInt64, _ isAdversarial: Bool) -> LeafMeasurement {
    var random = SplitMix64(seed: seed)
    for number in input.numbers { random = SplitMix64(seed: random.next() ^ number.bitPattern) }
    func number() -> Double {
      isAdversarial && random.chance(40)
        ? random.pick(StyleGenerator.adversarialNumbers) : Double(random.integer(0...240)) / 2
    }
    return LeafMeasurement(
      width: number(), height: number(), firstBaseline: random.chance(50) ? number() : nil,
      lastBaseline: random.chance(40) ? number() : nil)
  }

  private static func size(ofArea area: Double, natural: Double, _ input: MeasureInput) -> LayoutSize {
    func given(_ known: Double?, _ available: AvailableSpace) -> Double? {
      if case .definite(let room) = available { return known ?? room }
      return known
    }
    // A rounding error must not count as a length: the other length would become huge.
    let least = 1e-9
    if let width = given(input.knownWidth, input.availableWidth) {
      return LayoutSize(width: width, height: width > least ? area / width : 0)
    }
    if let height = given(input.knownHeight, input.availableHeight) {
      return LayoutSize(width: height > least ? area / height : 0, height: height)
    }
    return LayoutSize(width: natural, height: area / natural)
  }
}

extension MeasureInput {
  /// The input as four numbers, which are different for different inputs.
  fileprivate var numbers: [Double] {
    func number(_ space: AvailableSpace) -> Double {
      switch space {
      case .definite(let room): return room
      case .minContent: return -1
      case .maxContent: return .infinity
      }
    }
    return [knownWidth ?? -1, knownHeight ?? -1, number(availableWidth), number(availableHeight)]
  }
}

/// Words of given widths in lines that break greedily.
private struct SpacedText {
  let words: [Double]
  let space: Double
  let lineHeight: Double

  /// The tolerance for rounding errors of sums, which do not wrap a word.
  private static let slack = 1e-6

  func size(for input: MeasureInput, _ rules: LayoutRules) -> LayoutSize {
    if let width = input.knownWidth { return broken(at: width) }
    switch input.availableWidth {
    case .minContent: return broken(at: 0)
    case .maxContent: return broken(at: .infinity)
    case .definite(let room):
      let lines = broken(at: room)
      guard rules == .css else { return lines }
      let width = max(broken(at: 0).width, min(room, broken(at: .infinity).width))
      return LayoutSize(width: width, height: lines.height)
    }
  }

  private func broken(at width: Double) -> LayoutSize {
    guard let first = words.first else { return LayoutSize() }
    var longest = first
    var line = first
    var lineCount = 1
    for word in words.dropFirst() {
      if line + space + word <= width + SpacedText.slack {
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

/// Measures the leaves of a tree, and records the inputs.
package final class MeasureProbe {
  package let rules: LayoutRules
  package var contents: [NodeID: LeafContent] = [:]
  /// The inputs of the last layout, in the order of the calls.
  package private(set) var questions: [NodeID: [MeasureInput]] = [:]
  package private(set) var questionCount = 0

  package init(rules: LayoutRules) { self.rules = rules }

  /// The measure function for the engine.
  package var function: MeasureFunction {
    { node, input in
      self.questions[node, default: []].append(input)
      self.questionCount += 1
      return self.contents[node, default: .short].measure(input, self.rules)
    }
  }

  /// A probe with the same content and no recorded inputs.
  package func copy() -> MeasureProbe {
    let copy = MeasureProbe(rules: rules)
    copy.contents = contents
    return copy
  }

  package func forgetQuestions() {
    questions = [:]
    questionCount = 0
  }
}
