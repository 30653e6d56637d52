#if canImport(SwiftUI)
  import StackViewLayout
  import SwiftUI

  // Three of the screens with views of SwiftUI. The texts are FlexText views, whose words stay whole.

  /// The texts of the form for logging in, with an error that comes and goes.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct LoginFlexStack: View {
    let login: Login

    private var style: Style {
      var style = Style(.css)
      (style.direction, style.gap, style.padding) = (.column, 14, StyleEdges(16))
      return style
    }

    var body: some View {
      FlexStack(style: style) {
        FlexText(login.title).flexItem { $0.alignSelf = .center }
        if let error = login.error { FlexText(error) }
        FlexText("Forgot?").flexItem { $0.alignSelf = .end }
      }
    }
  }

  /// Filters in as many lines as they need.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FiltersFlexStack: View {
    private struct Filter: Identifiable {
      let id: Int
      let title: String
    }

    let search: Search

    private var filters: [Filter] { search.filters.enumerated().map { Filter(id: $0, title: $1) } }

    var body: some View {
      FlexStack(wrap: .wrap, gap: 8) {
        ForEach(filters) { FlexText($0.title) }
      }
    }
  }

  /// Tiles in one to three columns: as many as have 280 points each.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct DashboardFlexStack: View {
    let dashboard: Dashboard

    private var style: Style {
      var style = Style(.css)
      (style.columns, style.minColumnWidth) = (3, 280)
      (style.padding, style.gap) = (StyleEdges(16), 12)
      return style
    }

    var body: some View {
      FlexStack(style: style) {
        ForEach(dashboard.tiles) { TileFlexStack(tile: $0) }
      }
    }
  }

  /// A title above two numbers, which share a line if they fit.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct TileFlexStack: View {
    let tile: Dashboard.Tile

    var body: some View {
      FlexStack(direction: .column, gap: 8) {
        FlexText(tile.title)
        FlexStack(justifyContent: .spaceBetween, alignItems: .baseline, wrap: .wrap) {
          FlexText(tile.value)
          FlexText(tile.change)
        }
      }
    }
  }

  /// The three screens in the canvas of Xcode.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FlexStackPreviews: PreviewProvider {
    static var previews: some View {
      LoginFlexStack(login: Login(.usual)).previewDisplayName("Log in")
      FiltersFlexStack(search: Search(.usual)).previewDisplayName("Filters")
      DashboardFlexStack(dashboard: Dashboard(.usual)).previewDisplayName("Dashboard")
    }
  }
#endif
