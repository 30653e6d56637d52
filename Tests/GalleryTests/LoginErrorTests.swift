import BoxView
import Gallery
import Testing
import ViewTestSupport

/// The error of the form for logging in.
@Suite("An error that comes and goes", .bothReportings)
struct LoginErrorTests {
  private func show(_ data: GalleryData, in view: PlatformView, of screen: GalleryScreen) {
    screen.show(data, in: view)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    view.layoutIfNeeded()
  }

  private func part(_ name: String, of view: PlatformView) throws -> PlatformView {
    try #require(view.subviews.first { $0.boxName == name })
  }

  @Test("the frames return when the error goes")
  func error() throws {
    let screen = try #require(Gallery.screen("login"))
    let view = screen.makeView(.short)
    show(.short, in: view, of: screen)
    let frames = view.subviews.map(\.frame)
    for data in [GalleryData.usual, .long] {
      show(data, in: view, of: screen)
      let error = try part("error", of: view)
      #expect(error.frame.minY == (try part("password", of: view)).frame.maxY + 6)
      #expect(try part("forgot", of: view).frame.minY == error.frame.maxY + 14)
      show(.short, in: view, of: screen)
      #expect(error.superview == nil && view.subviews.map(\.frame) == frames)
    }
  }
}
