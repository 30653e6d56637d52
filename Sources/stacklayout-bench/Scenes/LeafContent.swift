import LayoutDocument
import LayoutEngine

/// The content of a leaf, which determines its natural size.
///
/// The payloads are only numbers and a reference, so that the size of the enumeration does not depend on types of other
/// modules.
enum LeafContent {
  /// Text that breaks anywhere except inside its longest word. It is `width` points wide on one line.
  case text(width: Double, lineHeight: Double, word: Double = 0)
  /// Content of a fixed size.
  case fixed(width: Double, height: Double)
  /// A picture with this natural size. At another width, its height follows from its aspect ratio.
  case picture(width: Double, height: Double)
  /// Content of a layout document.
  case model(DocumentContent)

  /// The measurement of the content.
  func measure(_ input: MeasureInput, rules: LayoutRules) -> LeafMeasurement {
    switch self {
    case .text(let width, let lineHeight, let word):
      let offered = input.knownWidth ?? LeafContent.room(input.availableWidth)
      return LeafContent.measureText(width: width, lineHeight: lineHeight, offered: max(offered, word))
    case .fixed(let width, let height): return LeafMeasurement(width: width, height: height)
    case .picture(let naturalWidth, let naturalHeight):
      let width = input.knownWidth ?? min(naturalWidth, LeafContent.room(input.availableWidth))
      return LeafMeasurement(width: width, height: width * naturalHeight / naturalWidth)
    case .model(let content):
      return content.model.measure(input, rules: rules)
    }
  }

  /// Whether the height follows from the width.
  var heightDependsOnWidth: Bool {
    switch self {
    case .text, .picture: return true
    case .fixed: return false
    case .model(let content):
      if case .fixed = content.model.content { return false }
      return true
    }
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

/// The content of a leaf of a layout document.
final class DocumentContent: Sendable {
  let model: MeasureModel

  init(_ model: MeasureModel) { self.model = model }
}
