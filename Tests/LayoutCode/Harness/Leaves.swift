import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout

/// A view that shows the content of a document's leaf.
protocol ModelView: HeadlessView {
  /// The content; `nil`: the view has no natural size.
  var model: MeasureModel? { get set }
}

extension ModelView {
  /// Along which axis lines run, as the view's item in a stack says.
  fileprivate var inlineAxis: LayoutAxis { item.writingMode.isVertical ? .vertical : .horizontal }
}

/// A plain view.
final class Leaf: HeadlessView, ModelView {
  var model: MeasureModel?

  override func sizeThatFits(_ size: CGSize) -> CGSize { model?.size(in: size, inlineAxis) ?? .zero }

  override var intrinsicContentSize: CGSize {
    model?.size(in: .endless) ?? CGSize(width: HeadlessView.noIntrinsicMetric, height: HeadlessView.noIntrinsicMetric)
  }
}

/// A label, whose letters and lines are as large as the document says.
final class LeafLabel: HeadlessLabel, ModelView {
  var model: MeasureModel? {
    didSet { if let model { measurer = ModelMeasurer(model: model) } }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { model?.size(in: size, inlineAxis) ?? .zero }
  override var intrinsicContentSize: CGSize { model?.size(in: .endless) ?? .zero }
}

/// A view that shows an image.
final class LeafImage: HeadlessImageView, ModelView {
  var model: MeasureModel? {
    didSet { image = model.map { HeadlessImage(size: $0.size(in: .endless)) } }
  }
}

/// The baselines of content.
private struct ModelMeasurer: HeadlessTextMeasurer {
  let model: MeasureModel

  func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
    let answer = model.answer(in: CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return HeadlessTextMetrics(
      size: CGSize(width: answer.size.width, height: answer.size.height),
      firstBaseline: answer.firstBaseline.map { CGFloat($0) }, lastBaseline: answer.lastBaseline.map { CGFloat($0) })
  }
}

extension MeasureModel {
  fileprivate func size(in room: CGSize, _ inlineAxis: LayoutAxis = .horizontal) -> CGSize {
    let size = answer(in: room, inlineAxis).size
    return CGSize(width: size.width, height: size.height)
  }

  fileprivate func answer(
    in room: CGSize, _ inlineAxis: LayoutAxis = .horizontal
  ) -> LayoutEngine.LeafMeasurement {
    let input = MeasureInput(
      availableWidth: MeasureModel.space(room.width), availableHeight: MeasureModel.space(room.height),
      inlineAxis: inlineAxis)
    return measure(input, rules: .stackView)
  }

  /// The largest number means endless room, the smallest that as much as possible is to be broken.
  private static func space(_ room: CGFloat) -> AvailableSpace {
    if room <= .leastNormalMagnitude, room > 0 { return .minContent }
    return room < .greatestFiniteMagnitude ? .definite(Double(room)) : .maxContent
  }
}

extension CGSize {
  fileprivate static let endless = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
