import Foundation
import PlatformView

/// A view in a template, named on any thread: see ``ItemSizeStore/init(snapshotOf:fill:)``.
public struct TemplateView: Hashable, Sendable {
  let identity: ObjectIdentifier

  /// Names a view, which has to be in the template when it is filled.
  public init(_ view: PlatformView) { identity = ObjectIdentifier(view) }
}

/// What the views in a template show for one item. A view of which nothing is said shows what it shows in the template.
public struct CellContents: Sendable {
  private(set) var snapshot: SizeSnapshot
  private let places: [ObjectIdentifier: Int]

  init(_ template: TemplateSnapshot) { (snapshot, places) = (template.snapshot, template.places) }

  /// Gives a label another text. A view that shows no text keeps what it shows, and so does one that is not in the template.
  public mutating func setText(_ text: String?, of view: TemplateView) {
    change(view) { $0.showing(text: text) }
  }

  /// Gives an image view a picture of another size, in points; `nil` is none. Another view keeps what it shows.
  public mutating func setImageSize(_ size: CGSize?, of view: TemplateView) {
    change(view) { $0.showing(imageSize: size) }
  }

  /// Gives a view other content, such as that of a ``ContentSnapshotting`` view.
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
  /// The template, filled with an item.
  func filled<ID>(_ fill: (inout CellContents, ID) -> Void, _ id: ID) -> SizeSnapshot {
    var contents = CellContents(self)
    fill(&contents, id)
    return contents.snapshot
  }
}
