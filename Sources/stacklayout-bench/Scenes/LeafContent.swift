import LayoutDocument
import LayoutEngine

/// What a leaf shows, and so how large it is by itself.
enum LeafContent {
  /// Text that breaks anywhere but inside its longest word: it is `width` points wide on one line.
  case text(width: Double, lineHeight: Double, word: Double = 0)
  /// Something of one size.
  case fixed(LayoutSize)
  /// A picture of this size, as high at another width as its ratio has it.
  case picture(LayoutSize)
  /// Content of a layout document.
  case model(MeasureModel)

  /// The answer to the engine's question.
  func measure(_ input: MeasureInput, rules: LayoutRules) -> Measurement {
    switch self {
    case .text(let width, let lineHeight, let word):
      let offered = input.knownWidth ?? LeafContent.room(input.availableWidth)
      return LeafContent.measureText(width: width, lineHeight: lineHeight, offered: max(offered, word))
    case .fixed(let size): return Measurement(size: size)
    case .picture(let size):
      let width = input.knownWidth ?? min(size.width, LeafContent.room(input.availableWidth))
      return Measurement(width: width, height: width * size.height / size.width)
    case .model(let model):
      return model.measure(input, rules: rules)
    }
  }

  /// Whether another width is another height.
  var heightDependsOnWidth: Bool {
    switch self {
    case .text, .picture: return true
    case .fixed: return false
    case .model(let model):
      if case .fixed = model.content { return false }
      return true
    }
  }

  private static func measureText(width: Double, lineHeight: Double, offered: Double) -> Measurement {
    let lines = (width / max(min(width, offered), 1)).rounded(.up)
    return Measurement(
      width: min(width, offered), height: lines * lineHeight, firstBaseline: lineHeight * LeafContent.ascent)
  }

  /// The part of a line that stands above the baseline.
  private static let ascent = 0.75

  private static func room(_ space: AvailableSpace) -> Double {
    switch space {
    case .definite(let points): return points
    case .minContent: return 0
    case .maxContent: return .infinity
    }
  }
}
