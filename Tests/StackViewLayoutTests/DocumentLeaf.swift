import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import ViewTestSupport

/// A view as large as the leaf of a document.
final class DocumentLeaf: TestView {
  private let model: MeasureModel

  /// The view of a leaf: a label if it has a baseline, since other views have none.
  static func view(_ model: MeasureModel?) -> PlatformView {
    guard let model else { return DocumentLeaf(MeasureModel(.fixed(LayoutSize()))) }
    return model.baseline == nil ? DocumentLeaf(model) : DocumentLabel(model)
  }

  private init(_ model: MeasureModel) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { model.size(in: size) }
}

/// A label as large as the leaf of a document, with its baselines.
private final class DocumentLabel: TestLabel {
  private let model: MeasureModel

  init(_ model: MeasureModel) {
    self.model = model
    super.init("")
    measurer = DocumentMeasurer(model: model)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { model.size(in: size) }
}

/// The baselines of a model.
nonisolated private struct DocumentMeasurer: HeadlessTextMeasurer {
  let model: MeasureModel

  func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
    let room = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let answer = model.answer(in: room)
    return HeadlessTextMetrics(
      size: CGSize(width: answer.size.width, height: answer.size.height),
      firstBaseline: answer.firstBaseline.map { CGFloat($0) }, lastBaseline: answer.lastBaseline.map { CGFloat($0) })
  }
}

nonisolated extension MeasureModel {
  /// The result of `sizeThatFits`.
  fileprivate func size(in room: CGSize) -> CGSize {
    let size = answer(in: room).size
    return CGSize(width: size.width, height: size.height)
  }

  /// The size with the baselines.
  fileprivate func answer(in room: CGSize) -> LayoutEngine.LeafMeasurement {
    let input = MeasureInput(
      availableWidth: MeasureModel.space(room.width), availableHeight: MeasureModel.space(room.height))
    return measure(input, rules: .stackView)
  }

  /// The largest number means max-content, the smallest positive number means min-content.
  private static func space(_ room: CGFloat) -> AvailableSpace {
    if room <= .leastNormalMagnitude, room > 0 { return .minContent }
    return room < .greatestFiniteMagnitude ? .definite(Double(room)) : .maxContent
  }
}
