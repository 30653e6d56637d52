import LayoutDocument
import LayoutEngine

/// The content of a leaf, which determines its natural size. To measure it takes less time than to lay out a node, so
/// that the engines are compared and not the measurement of texts.
enum LeafContent: Sendable {
  /// Text that breaks anywhere except inside its longest word. It is `width` points wide on one line.
  case text(width: Double, lineHeight: Double, word: Double = 0)
  /// Content of a fixed size.
  case fixed(width: Double, height: Double)
  /// Content of a layout document.
  indirect case model(MeasureModel)

  /// The measurement of the content.
  func measure(_ input: MeasureInput, rules: LayoutRules) -> LeafMeasurement {
    switch self {
    case .text(let width, let lineHeight, let word):
      let offered = input.knownWidth ?? LeafContent.room(input.availableWidth)
      return LeafContent.measureText(width: width, lineHeight: lineHeight, offered: max(offered, word))
    case .fixed(let width, let height): return LeafMeasurement(width: width, height: height)
    case .model(let model): return model.measure(input, rules: rules)
    }
  }

  /// Whether the height follows from the width.
  var heightDependsOnWidth: Bool {
    switch self {
    case .text: return true
    case .fixed: return false
    case .model(let model):
      switch model.content {
      case .fixed, .image: return false
      case .text, .area: return true
      }
    }
  }

  var isImage: Bool {
    if case .model(let model) = self, case .image = model.content { return true }
    return false
  }

  private static func measureText(width: Double, lineHeight: Double, offered: Double) -> LeafMeasurement {
    let lines = (width / max(min(width, offered), 1)).rounded(.up)
    return LeafMeasurement(
      width: min(width, offered), height: lines * lineHeight, firstBaseline: lineHeight * LeafContent.ascent)
  }

  /// The fraction of a line that is above the baseline.
  private static let ascent = 0.75

  private static func room(_ space: AvailableSpace) -> Double {
    switch space {
    case .definite(let points): return points
    case .minContent: return 0
    case .maxContent: return .infinity
    }
  }
}
