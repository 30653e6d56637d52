#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Gallery
  import LayoutCheck
  import LayoutTestSupport
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// Each screen is sound at all widths, text sizes and directions, with any amount of data.
  @Suite("Screens without findings") struct CleanScreenTests {
    /// A sample has the narrowest widths, with text of the default size and of the largest.
    private let widths = SampleSize.value(CheckSettings.defaultWidths, sample: 320...327)
    private let textScales = SampleSize.value(CheckSettings.systemTextScales, sample: [1.0, 53.0 / 17])

    @Test("no screen has a finding", arguments: Gallery.names, GalleryData.allCases)
    func findings(_ name: String, _ data: GalleryData) throws {
      let screen = try #require(Gallery.screen(name))
      let view = screen.makeView(data)
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      view.layoutIfNeeded()
      let report = view.check(widths: widths, textScales: textScales)
      #expect(report.isEmpty, "\(report)")
      // The page of a product is in a scroll view. Days of a calendar do not follow the text size.
      #expect(report.layouts == widths.count * textScales.count * (name == "product" ? 4 : 2))
      #expect(report.notes.isEmpty || name == "calendar")
    }

    @Test("a view that was never laid out has no finding", arguments: Gallery.names)
    func newViews(_ name: String) throws {
      let screen = try #require(Gallery.screen(name))
      #expect(screen.makeView().check(widths: 320...400, textScales: [1]).isEmpty)
    }

    @Test("stacks and boxes have no issues", arguments: Gallery.names, GalleryData.allCases)
    func issues(_ name: String, _ data: GalleryData) throws {
      let screen = try #require(Gallery.screen(name))
      let view = screen.makeView(data)
      view.frame.size = view.sizeThatFits(CGSize(width: 390, height: CGFloat.infinity))
      view.layoutIfNeeded()
      let texts = (view as? StackView)?.issues().map(\.description) ?? (view as? BoxView)?.issues().map(\.description)
      #expect(texts == [])
    }

    @Test("no word has more than ten letters", arguments: Gallery.names)
    func words(_ name: String) throws {
      let screen = try #require(Gallery.screen(name))
      let view = screen.makeView(.absurd)
      view.layoutIfNeeded()
      for text in texts(in: view) {
        #expect(text.split(separator: " ").allSatisfy { $0.count <= 10 })
      }
    }

    private func texts(in view: PlatformView) -> [String] {
      ((view as? PlatformLabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }
  }
#endif
