import StackViewLayout

/// The tiles of a dashboard.
struct Dashboard {
  struct Tile: Identifiable {
    var id = 0
    var title = ""
    var value = ""
    var change = ""
  }

  var tiles: [Tile] = []
}

/// One to three columns of tiles: as many as have 280 points each.
final class DashboardScreen: StackView, GalleryView {
  var dashboard = Dashboard() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { dashboard = Dashboard(data) }

  override func updateItems() {
    columns(3, minimum: 280).padding(16).gap(12)
    for tile in dashboard.tiles {
      addItem(id: tile.id) {
        TileView()
      } update: {
        $0.tile = tile
      }.name("tile")
    }
  }
}

final class TileView: StackView {
  let title = Views.label(), value = Views.label(), change = Views.label()
  var tile = Dashboard.Tile() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (title.text, value.text, change.text) = (tile.title, tile.value, tile.change)
    padding(12).gap(8)
    addItem(title).name("title")
    addSpacer().name("space")
    addRow(align: .baseline, justify: .spaceBetween) { numbers in
      numbers.wrap(.wrap).columnGap(8)
      numbers.addItem(value).shrinksToWords().name("value")
      numbers.addItem(change).shrinksToWords().name("change")
    }.name("numbers")
  }
}
