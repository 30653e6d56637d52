#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Gallery
  import LayoutDocument
  import StackViewLayout
  import Testing

  /// The documents of the gallery's screens.
  enum GalleryDocuments: ViewIsolated {
    static func cases() throws -> [LayoutCase] {
      try Gallery.screens.flatMap { screen in
        try GalleryData.allCases.map { data in
          let view = screen.makeView(data)
          view.frame = CGRect(
            x: 0, y: 0, width: 390, height: view.sizeThatFits(CGSize(width: 390, height: CGFloat.infinity)).height)
          view.layoutIfNeeded()
          let json = view.layoutDocument(name: "\(screen.name) (\(data))")
          return try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
        }
      }
    }
  }
#endif
