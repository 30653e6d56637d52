import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import ViewTestSupport

/// The content of a random card.
nonisolated struct CardContent {
  let title: String?
  let body: String
  var lines: Int
  let image: CGSize?
  var hidesImage: Bool
  let rating: Int

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &* 0x9E37 &+ 11)
    func words(_ count: Int) -> String {
      (0..<count).map { _ in String(repeating: "w", count: random.integer(1...9)) }.joined(separator: " ")
    }
    title = random.chance(10) ? nil : words(random.integer(0...6))
    body = words(random.integer(0...40))
    lines = random.chance(30) ? random.integer(1...3) : 0
    image = random.chance(80) ? CGSize(width: random.integer(0...300), height: random.integer(0...200)) : nil
    hidesImage = random.chance(20)
    rating = random.integer(0...5)
  }
}

/// A card with a random style, whose content is set later.
final class RandomCard: StackView {
  let title = TestLabel(nil)
  let body = TestLabel(nil)
  let note = TestLabel("a note")
  let picture = TestImageView(frame: .zero)
  let rating = RatingView()
  let plain = TestView(frame: CGRect(x: 0, y: 0, width: 12, height: 9))

  convenience init(style seed: Int, hasUnknownView: Bool = false, isProportional: Bool = true) {
    self.init(frame: .zero)
    var random = SplitMix64(seed: UInt64(seed))
    title.measurer = FixedAdvanceMeasurer(advance: 9.3, lineHeight: 21.7, baseline: 16)
    note.measurer = FixedAdvanceMeasurer(advance: 5, lineHeight: 11, baseline: 8)
    for label in [title, body] { label.adjustsFontForContentSizeCategory = random.chance(60) }
    direction(random.pick([.column, .row])).padding(CGFloat(random.integer(0...12))).gap(
      CGFloat(random.integer(0...9)))
    alignItems(random.pick([.stretch, .start, .center, .end]))
    if random.chance(20) {
      distribution(random.pick([isProportional ? .fillProportionally : .fill, .fillEqually, .equalSpacing]))
    }
    if random.chance(30) { wrap(.wrap) }
    let views: [PlatformView] = [title, body, picture, rating, plain] + (hasUnknownView ? [UnknownView()] : [])
    for view in views { add(view, to: self, &random) }
    addStack { row in
      row.direction(.row).alignItems(random.pick([.baseline, .lastBaseline, .stretch]))
      row.addItem(self.note).shrink(1)
      row.addSpacer()
    }
  }

  private func add(_ view: PlatformView, to stack: StackView, _ random: inout SplitMix64) {
    let item = stack.addItem(view)
    if random.chance(40) { item.grow(CGFloat(random.integer(0...2))).shrink(CGFloat(random.integer(0...2))) }
    if random.chance(10) { item.width(50%) }
    if random.chance(10) { item.width(80) }
    if random.chance(20) { item.height(CGFloat(random.integer(5...60))) }
    if random.chance(15) { item.aspectRatio(1.5) }
    if random.chance(30) { item.margin(CGFloat(random.integer(0...8))) }
    if random.chance(15) { item.minHeight(30) }
    if random.chance(15) { item.alignSelf(.stretch) }
  }

  func fill(_ content: CardContent) {
    (title.text, body.text, body.numberOfLines) = (content.title, content.body, content.lines)
    picture.image = content.image.map { TestImage(size: $0) }
    picture.isHidden = content.hidesImage
    rating.stars = content.rating
  }

  /// A store that fills the card without its views.
  var store: ItemSizeStore<Int> {
    let (title, body) = (TemplateView(title), TemplateView(body))
    let (picture, rating) = (TemplateView(picture), TemplateView(rating))
    return ItemSizeStore<Int>(snapshotOf: self) { contents, id in
      let content = CardContent(seed: id)
      contents.setText(content.title, of: title)
      contents.setText(content.body, of: body)
      contents.setImageSize(content.image, of: picture)
      contents.setContent(RatingView.Stars(count: content.rating), of: rating)
      // These views do not show this content.
      contents.setText("no text", of: picture)
      contents.setImageSize(.zero, of: body)
    }
  }

  /// The number of measurements of the card's labels themselves.
  var measureCount: Int { [title, body, note].reduce(0) { $0 + $1.measureCount } }
}

/// A view with a content snapshot.
final class RatingView: TestView, ContentSnapshotting {
  nonisolated struct Stars: ContentSnapshot {
    let count: Int

    func sizeThatFits(_ size: CGSize) -> CGSize {
      let perLine = max(min(Int(min(size.width, 1000) / 20), count), 1)
      return CGSize(width: 20 * min(perLine, count), height: 20 * ((count + perLine - 1) / perLine))
    }
  }

  var stars = 3 {
    didSet { if stars != oldValue { invalidateIntrinsicContentSize() } }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { Stars(count: stars).sizeThatFits(size) }

  override var intrinsicContentSize: CGSize { Stars(count: stars).intrinsicContentSize }

  func contentSnapshot() -> (any ContentSnapshot)? { Stars(count: stars) }
}

/// A view without a content snapshot.
final class UnknownView: TestView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 17, height: min(size.width, 33)) }
}
