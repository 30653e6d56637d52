import Foundation
import Gallery
import LayoutDocument
import PlatformView

extension SceneCatalog {
  /// The screens of the gallery, with the data that an app usually shows.
  ///
  /// The tree of a scene is the document of the screen. The contestant `screen` lays out the views themselves.
  static func gallery() -> [SceneRecipe] {
    Gallery.screens.map { screen in
      let name = screen.name
      return SceneRecipe("gallery \(name)", screen.summary) { GalleryScenes.scene(name) }
    }
  }
}

/// The screens of the gallery as scenes.
enum GalleryScenes {
  /// The width of the screens, in points.
  private static let width: CGFloat = 390

  /// Returns the scene of a screen.
  fileprivate static func scene(_ name: String) -> Scene? {
    guard let screen = Gallery.screen(name) else { return nil }
    let view = screen.makeView()
    let height = view.sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    let document = view.layoutDocument(name: "gallery \(name)")
    guard let layoutCase = try? LayoutFile(parsing: Array(document.utf8)).cases.first else { return nil }
    var scene = Scene(layoutCase, contents: layoutCase.nodes.map { $0.measure.map { .model($0) } })
    scene.screen = name
    return scene
  }
}
