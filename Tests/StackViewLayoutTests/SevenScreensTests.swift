// The screens use views of UIKit, among them two that tvOS does not have; elsewhere, headless views with the same members have
// their names.
#if (!canImport(AppKit) || canImport(UIKit)) && !os(tvOS)
  import Foundation
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  #if !canImport(UIKit) || os(watchOS)
    private typealias UIButton = HeadlessButton
    private typealias UIImageView = HeadlessImageView
    private typealias UILabel = HeadlessLabel
    private typealias UIScrollView = HeadlessScrollView
    private typealias UISlider = HeadlessSlider
    private typealias UISwitch = HeadlessSwitch
    private typealias UITextField = HeadlessTextField

    extension HeadlessView {
      fileprivate struct Traits {
        let preferredContentSizeCategory: HeadlessContentSizeCategory
      }

      fileprivate var traitCollection: Traits { Traits(preferredContentSizeCategory: effectiveContentSizeCategory) }
    }
  #endif

  /// The screens of the article that compares stacks with SwiftUI and QuickLayout.
  private enum Screens {
    struct Setting {
      var title = ""
      var value = ""
      var isSwitch = false
    }

    final class SettingsRow: StackView {
      let icon = UIImageView(), title = UILabel(), value = UILabel(), toggle = UISwitch()
      var setting = Setting() { didSet { setNeedsUpdateItems() } }

      override func updateItems() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        (title.text, value.text) = (setting.title, setting.value)
        direction(isLarge ? .column : .row).alignItems(isLarge ? .start : .center).padding(11, 16).gap(12)
        addItem(icon).size(29)
        addItem(title).grow(1).shrinksToWords()
        if setting.isSwitch { addItem(toggle) } else { addItem(value).shrinksToWords() }
      }
    }

    struct Message {
      var text = ""
      var time = ""
      var isMine = false
    }

    final class MessageRow: StackView {
      let text = UILabel(), time = UILabel()
      var message = Message() { didSet { setNeedsUpdateItems() } }

      override func updateItems() {
        (text.text, time.text, text.numberOfLines) = (message.text, message.time, 0)
        direction(.row).justifyContent(message.isMine ? .end : .start).padding(4, 12)
        addStackView { bubble in
          bubble.padding(8, 12).gap(2)
          bubble.addItem(text)
          bubble.addItem(time).alignSelf(.end)
        }.maxWidth(75%).shrink(1)
      }
    }

    struct Product {
      var name = ""
      var price = ""
      var details = ""
    }

    final class ProductPage: StackView {
      let scroll = UIScrollView(), page = StackView(), photo = UIImageView()
      let name = UILabel(), price = UILabel(), details = UILabel(), buy = UIButton()
      var product = Product() { didSet { setNeedsUpdateItems() } }

      override func updateItems() {
        (name.text, price.text, details.text, details.numberOfLines) = (product.name, product.price, product.details, 0)
        safeAreaPadding()
        scroll.addSubview(page)
        page.redefine { page in
          page.padding(16).gap(12)
          page.addItem(photo).aspectRatio(4 / 3)
          page.addItem(name)
          page.addItem(details)
        }
        addItem(scroll).flex()
        addRow(gap: 12, align: .center) { footer in
          footer.padding(12, 16)
          footer.addItem(price).grow(1)
          footer.addItem(buy)
        }
      }
    }

    struct Day {
      var number = 1
    }

    final class DayView: UILabel {
      func show(_ day: Day) { text = "\(day.number)" }
    }

    final class Month: StackView {
      var days: [Day] = [] { didSet { setNeedsUpdateItems() } }

      override func updateItems() {
        columns(7).gap(2)
        for day in days {
          addItem(id: day.number) {
            DayView()
          } update: {
            $0.show(day)
          }.aspectRatio(1)
        }
      }
    }

    final class Player: StackView {
      let artwork = UIImageView(), title = UILabel(), artist = UILabel(), slider = UISlider(), play = UIButton()

      override func updateItems() {
        let isTall = layoutWidth < 500
        direction(isTall ? .column : .row).alignItems(.center).padding(24).gap(24)
        addItem(artwork).width(isTall ? 100% : 40%).maxWidth(400).aspectRatio(1).shrink(1)
        addColumn(gap: 8) { controls in
          controls.addItem(title)
          controls.addItem(artist)
          controls.addItem(slider)
          controls.addItem(play).size(64).alignSelf(.center)
        }.grow(1).alignSelf(isTall ? .stretch : .center)
      }
    }

    final class LoginForm: StackView {
      let name = UITextField(), password = UITextField(), error = UILabel(), logIn = UIButton()
      var message: String? { didSet { setNeedsUpdateItems() } }

      override func updateItems() {
        padding(16).gap(14)
        addItem(name)
        addItem(password)
        if let message {
          error.text = message
          addItem(error)
          setCustomSpacing(6, after: password)
        }
        addItem(logIn).marginTop(8)
      }
    }

    struct Tile {
      var id = 0
    }

    final class TileView: StackView {
      let title = UILabel()

      func show(_ tile: Tile) {
        title.text = "\(tile.id)"
        addItem(title)
      }
    }

    final class Dashboard: StackView {
      var tiles: [Tile] = [] { didSet { setNeedsUpdateItems() } }

      override func updateItems() {
        columns(3, minimum: 280).padding(16).gap(12)
        for tile in tiles {
          addItem(id: tile.id) {
            TileView()
          } update: {
            $0.show(tile)
          }
        }
      }
    }
  }

  @Suite("Seven screens")
  struct SevenScreensTests {
    private func layOut(_ screen: StackView, _ width: CGFloat, _ height: CGFloat? = nil) {
      guard let height else {
        screen.layout(width: width)
        return
      }
      screen.frame = CGRect(x: 0, y: 0, width: width, height: height)
      screen.layoutIfNeeded()
    }

    /// Whether each view is inside of its superview, and siblings do not overlap.
    private func isSound(_ view: PlatformView) -> Bool {
      for (index, part) in view.subviews.enumerated() where view is StackView {
        guard view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.frame), isSound(part) else { return false }
        for other in view.subviews[..<index] where part.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame) {
          return false
        }
      }
      return true
    }

    @Test("a settings row shows a value or a switch, and is a column for very large text")
    func settings() {
      let row = Screens.SettingsRow()
      row.setting = Screens.Setting(title: "Wireless network", value: "Home")
      layOut(row, 320)
      #expect(row.icon.frame.size == CGSize(width: 29, height: 29) && row.value.frame.maxX == 304)
      #expect(isSound(row) && !row.subviews.contains(row.toggle))
      row.setting.isSwitch = true
      layOut(row, 320)
      #expect(row.subviews.contains(row.toggle) && !row.subviews.contains(row.value))
      #expect(row.toggle.frame.maxX == 304 && isSound(row))
      #if !canImport(UIKit) || os(watchOS)
        row.preferredContentSizeCategory = .accessibilityLarge
        layOut(row, 320)
        #expect(row.toggle.frame.minX == 16 && row.toggle.frame.minY > row.title.frame.maxY && isSound(row))
      #endif
    }

    @Test("a message is at the side of its author, at most three quarters wide")
    func chat() {
      let row = Screens.MessageRow()
      row.message = Screens.Message(text: String(repeating: "words ", count: 30), time: "9:41")
      layOut(row, 320)
      let bubble = row.subviews[0]
      #expect(bubble.frame.minX == 12 && bubble.frame.width <= 222 && bubble.frame.height > 100)
      #expect(row.time.frame.maxX == bubble.bounds.width - 12 && isSound(row))
      row.message = Screens.Message(text: "Yes", time: "9:42", isMine: true)
      layOut(row, 320)
      #expect(row.subviews == [bubble] && bubble.frame.maxX == 308 && isSound(row))
    }

    @Test("a page scrolls above its footer")
    func product() {
      let screen = Screens.ProductPage()
      screen.product = Screens.Product(name: "Chair", price: "90", details: String(repeating: "words ", count: 200))
      layOut(screen, 320, 480)
      #expect(screen.scroll.frame.width == 320 && screen.scroll.frame.height > 380)
      #expect(screen.buy.frame.maxX == 304 && screen.buy.frame.maxY <= 480)
      #expect(screen.photo.frame == CGRect(x: 16, y: 16, width: 288, height: 216))
      #expect(screen.page.frame.height > screen.scroll.bounds.height)
    }

    @Test("a month has seven columns, and views of days stay")
    func month() {
      let month = Screens.Month()
      month.days = (1...30).map { Screens.Day(number: $0) }
      layOut(month, 320)
      let views = month.subviews
      #expect(views.count == 30 && isSound(month))
      #expect(Set(views.map { ($0.frame.minX * 2).rounded() }).count == 7)
      #expect(views.allSatisfy { abs($0.frame.width - $0.frame.height) <= 1 })
      month.days.removeLast()
      layOut(month, 320)
      #expect(month.subviews == Array(views.dropLast()))
    }

    @Test("a player is a column or a row", arguments: [(320, 640), (700, 340)])
    func player(_ width: CGFloat, _ height: CGFloat) {
      let player = Screens.Player()
      player.title.text = "Title"
      player.artist.text = "Artist"
      player.artwork.image = nil
      layOut(player, width, height)
      let artwork = player.artwork.frame
      #expect(isSound(player) && abs(artwork.width - artwork.height) <= 1 && artwork.width > 200)
      #expect(width < height ? player.title.frame.minY > artwork.maxY : player.title.frame.minX > artwork.maxX)
    }

    @Test("an error comes and goes")
    func login() {
      let form = Screens.LoginForm()
      layOut(form, 320)
      let height = form.frame.height
      form.message = "Wrong password"
      layOut(form, 320)
      #expect(form.error.frame.minY == form.password.frame.maxY + 6 && isSound(form))
      #expect(form.frame.height > height)
      form.message = nil
      layOut(form, 320)
      #expect(form.frame.height == height && form.error.superview == nil)
    }

    @Test("a dashboard has one to three columns", arguments: [(320, 1), (700, 2), (1200, 3)])
    func dashboard(_ width: CGFloat, _ columns: Int) {
      let dashboard = Screens.Dashboard()
      dashboard.tiles = (0..<7).map { Screens.Tile(id: $0) }
      for size in [500, width] { layOut(dashboard, size) }
      let frames = dashboard.subviews.map(\.frame)
      #expect(frames.count == 7 && isSound(dashboard))
      #expect(Set(frames.map { $0.minX.rounded() }).count == columns)
      let expected = (width - 32 - CGFloat(columns - 1) * 12) / CGFloat(columns)
      #expect(frames.allSatisfy { abs($0.width - expected) <= 1 })
    }
  }
#endif
