import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView

extension LeafContent {
  /// The view that an application would have: a label or an image view for such content of documents.
  func makeView() -> HeadlessView {
    guard case .model(let model) = self else { return ContentView(self) }
    switch model.content {
    case .image(let size):
      return HeadlessImageView(image: HeadlessImage(size: CGSize(width: size.width, height: size.height)))
    case .text(let text) where text.advance == 8 && text.lineHeight == 16 && model.baseline == nil:
      return HeadlessLabel(text.text)
    default:
      return ContentView(self)
    }
  }
}

/// A view that is as large as a leaf's content.
private final class ContentView: HeadlessView {
  private let content: LeafContent

  init(_ content: LeafContent) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(MeasureInput(availableWidth: space(size.width), availableHeight: space(size.height)))
  }

  override var intrinsicContentSize: CGSize { measure(MeasureInput()) }

  private func measure(_ input: MeasureInput) -> CGSize {
    let size = content.measure(input, rules: .stackView).size
    return CGSize(width: size.width, height: size.height)
  }

  private func space(_ extent: CGFloat) -> AvailableSpace {
    extent < .greatestFiniteMagnitude ? .definite(Double(extent)) : .maxContent
  }
}

/// The space of the root of views.
struct ViewSpace {
  var width: Double?
  private let height: Double?
  /// Whether the root has the width of the space, instead of one that fits its content.
  let isWidthGiven: Bool

  init(_ scene: Scene) {
    width = scene.width
    height = scene.layoutCase.availableHeight
    isWidthGiven = scene.hasRootWidth
  }

  /// Sets the frame of the root to a size that fits its content.
  func place(_ root: HeadlessView) {
    let endless = Double.infinity
    var size = root.sizeThatFits(CGSize(width: width ?? endless, height: height ?? endless))
    if isWidthGiven, let width { size.width = CGFloat(width) }
    root.frame = CGRect(origin: .zero, size: size)
  }
}

extension HeadlessView {
  /// The frame in the engine's terms.
  var rect: LayoutRect {
    let frame = layoutFrame
    return LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
