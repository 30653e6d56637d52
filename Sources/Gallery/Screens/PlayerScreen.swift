import StackViewLayout

/// What a player plays.
struct Track {
  var title = ""
  var artist = ""
  var elapsed = ""
  var remaining = ""
}

/// Artwork and controls: beside each other if both have 280 points, and otherwise below each other.
final class PlayerScreen: StackView, GalleryView {
  let artwork = Views.picture(), title = Views.label(), artist = Views.label()
  let slider = Views.slider(), elapsed = Views.label(), remaining = Views.label()
  let back = Views.button(), play = Views.button(), forward = Views.button()
  var track = Track() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { track = Track(data) }

  override func updateItems() {
    (title.text, artist.text) = (track.title, track.artist)
    (elapsed.text, remaining.text) = (track.elapsed, track.remaining)
    direction(.row).wrap(.wrap).alignItems(.center).justifyContent(.center).padding(24).gap(24)
    addItem(artwork).basis(280).grow(1).shrink(1).maxWidth(400).aspectRatio(1).name("artwork")
    addColumn(gap: 8) { controls in
      controls.addItem(title).name("title")
      controls.addItem(artist).name("artist")
      controls.addItem(slider).name("slider")
      controls.addRow(justify: .spaceBetween) { times in
        times.wrap(.wrap).columnGap(8)
        times.addItem(elapsed).name("elapsed")
        times.addItem(remaining).name("remaining")
      }.name("times")
      controls.addRow(gap: 24, align: .center, justify: .center) { buttons in
        buttons.addItem(back).size(48).name("back")
        buttons.addItem(play).size(64).name("play")
        buttons.addItem(forward).size(48).name("forward")
      }.name("buttons")
    }.basis(280).grow(1).shrink(1).name("controls")
  }
}
