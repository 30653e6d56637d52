import Foundation
import PlatformView

/// A reference to a view in a template that can be used on any thread: see ``ItemSizeStore/init(snapshotOf:fill:)``.
public struct TemplateView: Hashable, Sendable {
  let identity: ObjectIdentifier

  /// Makes a reference to a view. The view has to be in the template when the template is filled.
  public init(_ view: PlatformView) { identity = ObjectIdentifier(view) }
}

/// The content of the views of a template for one item.
///
/// A view whose content is not set keeps its content in the template.
public struct CellContents: Sendable {
  private(set) var snapshot: SizeSnapshot
  private let places: [ObjectIdentifier: Int]

  init(_ template: TemplateSnapshot) { (snapshot, places) = (template.snapshot, template.places) }

  /// Sets the text of a label. A view that shows no text is unchanged, and so is a view that is not in the template.
  public mutating func setText(_ text: String?, of view: TemplateView) {
    change(view) { $0.showing(text: text) }
  }

  /// Sets the size of the image of an image view, in points; `nil` for no image. Other views are unchanged.
  public mutating func setImageSize(_ size: CGSize?, of view: TemplateView) {
    change(view) { $0.showing(imageSize: size) }
  }

  /// Sets the content of a view, such as that of a ``/PlatformView/ContentSnapshotting`` view.
  public mutating func setContent(_ content: any ContentSnapshot, of view: TemplateView) {
    change(view) { _ in content }
  }

  private mutating func change(
    _ view: TemplateView, _ content: (any ContentSnapshot) -> (any ContentSnapshot)?
  ) {
    guard let place = places[view.identity], let old = snapshot.contents[place], let new = content(old) else { return }
    snapshot.contents[place] = new
  }
}

extension TemplateSnapshot {
  /// Returns the template filled with an item.
  func filled<ID>(_ fill: (inout CellContents, ID) -> Void, _ id: ID) -> SizeSnapshot {
    var contents = CellContents(self)
    fill(&contents, id)
    return contents.snapshot
  }
}
