import StackViewLayout

/// An amount of data that a screen shows.
public enum GalleryData: String, CaseIterable, Sendable {
  /// The least that an app shows: one or two elements, and single words.
  case short
  /// What an app usually shows.
  case usual
  /// Many elements and long texts, as some users have them.
  case long
  /// Dozens of elements, very long and empty texts, and numbers of ten digits. No word has more than ten letters.
  case absurd
}

/// A view that shows one of the screens with an amount of data.
protocol GalleryView: PlatformView {
  /// Shows other data.
  func show(_ data: GalleryData)
}

/// One of the twelve screens.
public struct GalleryScreen: ViewIsolated {
  /// The name, in lower case and without spaces, such as `settings`. It can be part of a file name.
  public let name: String
  /// The title, such as `Settings`.
  public let title: String
  /// One sentence on what the layout shows.
  public let summary: String
  private let make: () -> any GalleryView & InspectableContainer

  init(
    _ name: String, _ title: String, _ summary: String, _ make: @escaping () -> any GalleryView & InspectableContainer
  ) {
    (self.name, self.title, self.summary, self.make) = (name, title, summary, make)
  }

  /// Returns a new view that shows the screen: a `StackView` or a `BoxView`, which has no frame yet.
  ///
  /// With `import LayoutCheck`, `check()` of the view looks for layout errors.
  ///
  /// - Parameter data: The amount of data. Default: ``GalleryData/usual``.
  public func makeView(_ data: GalleryData = .usual) -> any PlatformView & InspectableContainer {
    let view = make()
    view.show(data)
    return view
  }

  /// Shows other data in a view of ``makeView(_:)``. In other views, it has no effect.
  ///
  /// The next layout has the items of the new data, and keeps the views of elements that remain.
  public func show(_ data: GalleryData, in view: PlatformView) { (view as? any GalleryView)?.show(data) }
}

/// Twelve screens as apps have them.
///
/// ```swift
/// for screen in Gallery.screens {
///   let findings = screen.makeView(.long).check().findings
/// }
/// ```
public enum Gallery: ViewIsolated {
  /// The names of the screens, in alphabetical order. They can be read on any thread.
  nonisolated public static let names = [
    "calendar", "chat", "checkout", "comments", "dashboard", "feed", "login", "player", "product", "profile", "search",
    "settings",
  ]

  /// Returns the screen with a name; `nil` if there is none.
  public static func screen(_ name: String) -> GalleryScreen? { screens.first { $0.name == name } }

  /// The screens, in alphabetical order of their names.
  public static var screens: [GalleryScreen] {
    [
      GalleryScreen("calendar", "Calendar", "Days in seven columns, and a list of events.") { CalendarScreen() },
      GalleryScreen("chat", "Chat", "Bubbles at both sides, above a field for a message.") { ChatScreen() },
      GalleryScreen("checkout", "Checkout", "A box with an order, an address and a sum.") { CheckoutScreen() },
      GalleryScreen("comments", "Comments", "A tree of replies below their comments.") { CommentsScreen() },
      GalleryScreen("dashboard", "Dashboard", "Tiles in one to three columns.") { DashboardScreen() },
      GalleryScreen("feed", "Feed", "Posts with an author, a text, a picture and counts.") { FeedScreen() },
      GalleryScreen("login", "Log in", "A box with a form, and an error that comes and goes.") { LoginScreen() },
      GalleryScreen("player", "Player", "Artwork above or beside the controls.") { PlayerScreen() },
      GalleryScreen("product", "Product", "A page that scrolls above a footer.") { ProductScreen() },
      GalleryScreen("profile", "Profile", "A portrait, counts, and tabs with entries.") { ProfileScreen() },
      GalleryScreen("search", "Search", "Filters that wrap, above the results.") { SearchScreen() },
      GalleryScreen("settings", "Settings", "Sections of rows with a value or a switch.") { SettingsScreen() },
    ]
  }
}
