import BoxView
import Gallery
import StackViewLayout
import Testing
import ViewTestSupport

/// A view that has shown other data has the frames of a new view.
@Suite("Screens with changing data", .bothReportings)
struct ChangedDataTests {
  private let widths: [CGFloat] = [320, 390, 768, 1440]
  private let sequence: [GalleryData] = [.usual, .absurd, .short, .long, .absurd, .usual]

  private func layOut(_ view: PlatformView, width: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: 844)
    view.layoutIfNeeded()
  }

  /// Returns the subviews of a view. A box adds new views in front of the others: these are in the order of their places.
  private func parts(of view: PlatformView) -> [PlatformView] {
    guard view is BoxView else { return view.subviews }
    return view.subviews.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Returns the classes and the frames of the views below a view, in order.
  private func frames(in view: PlatformView, path: String = "") -> [String] {
    parts(of: view).enumerated().flatMap { index, part in
      let place = "\(path)/\(index)"
      return ["\(place) \(type(of: part)) \(part.frame)"] + frames(in: part, path: place)
    }
  }

  @Test("other data has the frames of a new view", arguments: Gallery.names)
  func changes(_ name: String) throws {
    let screen = try #require(Gallery.screen(name))
    let view = screen.makeView(.short)
    for width in widths {
      for data in sequence {
        screen.show(data, in: view)
        layOut(view, width: width)
        let fresh = screen.makeView(data)
        layOut(fresh, width: width)
        let expected = frames(in: fresh)
        #expect(frames(in: view) == expected, "\(data) at \(width)")
        #expect(!expected.isEmpty)
      }
    }
  }

  @Test("another width has the frames of a new view", arguments: Gallery.names)
  func widths(_ name: String) throws {
    let screen = try #require(Gallery.screen(name))
    let view = screen.makeView(.long)
    for width in widths + widths.reversed() {
      layOut(view, width: width)
      let fresh = screen.makeView(.long)
      layOut(fresh, width: width)
      #expect(frames(in: view) == frames(in: fresh), "\(width)")
    }
  }

  @Test("the screens have different names, in alphabetical order")
  func names() {
    let names = Gallery.names
    #expect(names.count == 12 && names == Set(names).sorted() && names == Gallery.screens.map { $0.name })
    #expect(Gallery.screens.allSatisfy { !$0.title.isEmpty && $0.summary.hasSuffix(".") })
    #expect(names.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
    #expect(Gallery.screen("none")?.name == nil)
  }
}
