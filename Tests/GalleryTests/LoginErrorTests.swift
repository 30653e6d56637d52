import BoxView
import Gallery
import Testing
import ViewTestSupport

/// The error of the form for logging in.
@Suite("An error that comes and goes", .bothReportings)
struct LoginErrorTests {
  private func show(_ data: GalleryData, in view: any GalleryView) {
    view.show(data)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    view.layoutIfNeeded()
  }

  private func part(_ name: String, of view: PlatformView) throws -> PlatformView {
    try #require(view.subviews.first { $0.boxName == name })
  }

  @Test("the frames return when the error goes")
  func error() throws {
    let screen = try #require(Gallery.screens.first { $0.name == "login" }).makeView(.short)
    show(.short, in: screen)
    let frames = screen.subviews.map(\.frame)
    for data in [GalleryData.usual, .long] {
      show(data, in: screen)
      let error = try part("error", of: screen)
      #expect(error.frame.minY == (try part("password", of: screen)).frame.maxY + 6)
      #expect(try part("forgot", of: screen).frame.minY == error.frame.maxY + 14)
      show(.short, in: screen)
      #expect(error.superview == nil && screen.subviews.map(\.frame) == frames)
    }
  }
}
