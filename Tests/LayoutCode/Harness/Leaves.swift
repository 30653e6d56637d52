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
  /// The axis of lines, from the writing mode of the view's item.
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

/// A label with the text metrics of the document.
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
    let measurement = model.measurement(
      in: CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return HeadlessTextMetrics(
      size: CGSize(width: measurement.size.width, height: measurement.size.height),
      firstBaseline: measurement.firstBaseline.map { CGFloat($0) },
      lastBaseline: measurement.lastBaseline.map { CGFloat($0) })
  }
}

extension MeasureModel {
  fileprivate func size(in room: CGSize, _ inlineAxis: LayoutAxis = .horizontal) -> CGSize {
    let size = measurement(in: room, inlineAxis).size
    return CGSize(width: size.width, height: size.height)
  }

  fileprivate func measurement(
    in room: CGSize, _ inlineAxis: LayoutAxis = .horizontal
  ) -> LayoutEngine.LeafMeasurement {
    let input = MeasureInput(
      availableWidth: MeasureModel.space(room.width), availableHeight: MeasureModel.space(room.height),
      inlineAxis: inlineAxis)
    return measure(input, rules: .stackView)
  }

  /// Returns the available space: max-content for the greatest number, min-content for the smallest positive number.
  private static func space(_ room: CGFloat) -> AvailableSpace {
    if room <= .leastNormalMagnitude, room > 0 { return .minContent }
    return room < .greatestFiniteMagnitude ? .definite(Double(room)) : .maxContent
  }
}

extension CGSize {
  fileprivate static let endless = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
