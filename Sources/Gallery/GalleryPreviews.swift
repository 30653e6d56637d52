#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import StackViewLayout
  import SwiftUI

  /// Each screen in the canvas of Xcode.
  struct GalleryPreviews: PreviewProvider {
    static var previews: some View {
      ForEach(Gallery.screens.map { PreviewedScreen(screen: $0) }) { previewed in
        ScreenRepresentable(screen: previewed.screen).previewDisplayName(previewed.screen.title)
      }
    }
  }

  private struct PreviewedScreen: Identifiable {
    let screen: GalleryScreen
    let id: String

    @MainActor init(screen: GalleryScreen) { (self.screen, id) = (screen, screen.name) }
  }

  /// A screen as a view of SwiftUI.
  private struct ScreenRepresentable: UIViewRepresentable {
    let screen: GalleryScreen

    func makeUIView(context: Context) -> UIView { screen.makeView() }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }
#endif
