import Foundation
import LayoutEngine
import PlatformView

/// Headless views without a layout: the hierarchy is built, and each view is given its frame.
struct ViewContestant: Contestant {
  let name = "views"
  let summary = "headless views alone, with known frames: what remains of StackView and BoxView without a layout"
  let operations: Set<LayoutOperation> = [.build, .fresh, .life]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    let engine = try EngineContestant().prepare(scene).build(scale: 0)
    engine.layOut()
    return ViewScene(
      parents: scene.nodes.map { $0.parent ?? -1 }, contents: scene.contents,
      frames: engine.frames().map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
  }
}

private struct ViewScene: PreparedScene {
  let parents: [Int]
  let contents: [LeafContent?]
  let frames: [CGRect]

  func build(scale: Double) throws(BenchError) -> any Subject { ViewSubject(self) }
}

private final class ViewSubject: Subject {
  private var views: [HeadlessView] = []
  private let prepared: ViewScene

  init(_ prepared: ViewScene) {
    self.prepared = prepared
    views.reserveCapacity(prepared.parents.count)
    for (parent, content) in zip(prepared.parents, prepared.contents) {
      let view = content?.makeView() ?? HeadlessView()
      views.append(view)
      if parent >= 0 { views[parent].addSubview(view) }
    }
  }

  func layOut() {
    for (view, frame) in zip(views, prepared.frames) { view.frame = frame }
    views[0].layoutIfNeeded()
  }

  func markAllDirty() { views[0].setNeedsLayout() }

  /// Frames do not follow from content.
  func apply(_ change: LeafChange, length: Double) {}

  func resize(to width: Double) {}

  func frames() -> [LayoutRect] { views.map(\.rect) }
}
