import BoxView
import Foundation
import Gallery
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout

/// The views of a screen of the gallery, as an app has them: with names, definitions that run again, and wrapping labels.
struct ScreenContestant: Contestant {
  let name = "screen"
  let summary = "the views of a screen of the gallery, headless; when all is dirty, all definitions run again"
  let operations: Set<LayoutOperation> = [.build, .fresh, .life, .dirty, .text, .resize, .nothing]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    guard let name = scene.screen, let screen = Gallery.screen(name) else {
      throw .scene("it has screens of the gallery only")
    }
    return ScreenScene(screen: screen, space: ViewSpace(scene))
  }
}

private struct ScreenScene: PreparedScene {
  let screen: GalleryScreen
  let space: ViewSpace

  func build(scale: Double) throws(BenchError) -> any Subject { ScreenSubject(self, scale: scale) }
}

private final class ScreenSubject: Subject {
  private let screen: GalleryScreen
  private let view: any PlatformView & InspectableContainer
  private var space: ViewSpace
  private var needsSize = true
  /// The labels whose texts change, with their first texts.
  private lazy var labels = changingLabels

  init(_ prepared: ScreenScene, scale: Double) {
    (screen, space) = (prepared.screen, prepared.space)
    view = screen.makeView()
    (view as? StackView)?.displayScale = CGFloat(scale)
    (view as? BoxView)?.displayScale = CGFloat(scale)
  }

  func layOut() {
    if needsSize { space.place(view) }
    needsSize = false
    view.layoutIfNeeded()
  }

  func markAllDirty() {
    screen.show(.usual, in: view)
    markDirty(view)
    needsSize = true
  }

  private func markDirty(_ view: HeadlessView) {
    if let stack = view as? StackView { stack.markDirty() }
    if let box = view as? BoxView { box.updateConstraints() }
    for subview in view.subviews { markDirty(subview) }
  }

  /// Lengths of items are set by definitions.
  func apply(_ change: LeafChange, length: Double) {}

  func changeText(step: Int) {
    if labels.isEmpty { return }
    let (label, text) = labels[step % labels.count]
    label.text = step / labels.count % 2 == 0 ? text + " and more" : text
    needsSize = true
  }

  /// Up to 16 labels at equal distances in the tree.
  private var changingLabels: [(label: HeadlessLabel, text: String)] {
    var labels: [(HeadlessLabel, String)] = []
    var pending: [HeadlessView] = [view]
    while let next = pending.popLast() {
      if let label = next as? HeadlessLabel, let text = label.text, !text.isEmpty { labels.append((label, text)) }
      pending += next.subviews.reversed()
    }
    let count = min(labels.count, 16)
    return (0..<count).map { labels[(2 * $0 + 1) * labels.count / (2 * count)] }
  }

  func resize(to width: Double) {
    space.width = width
    needsSize = true
  }

  /// The frames in the document of the view, which has the same nodes as the scene.
  func frames() -> [LayoutRect] {
    let file = try? LayoutFile(parsing: Array(view.layoutDocument().utf8))
    return file?.cases.first?.nodes.map { $0.expectedFrame ?? LayoutRect() } ?? []
  }
}
