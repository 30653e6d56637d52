import StackViewLayout

/// The posts of a feed.
struct Feed {
  struct Post {
    var id = 0
    var author = ""
    var time = ""
    var text = ""
    /// The width of the picture divided by its height; `nil` without a picture.
    var pictureRatio: CGFloat?
    /// The numbers of likes, replies and shares.
    var counts = ["", "", ""]
  }

  var posts: [Post] = []
}

/// Posts with a line between two of them.
final class FeedScreen: StackView, GalleryView {
  var feed = Feed() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { feed = Feed(data) }

  override func updateItems() {
    padding(12).gap(12)
    for post in feed.posts {
      addDivider { Views.line() }?.name("line")
      addItem(id: post.id) {
        PostView()
      } update: {
        $0.post = post
      }.name("post")
    }
  }
}

final class PostView: StackView {
  let portrait = Views.picture(), author = Views.label(), time = Views.label()
  let text = Views.label(), picture = Views.picture(), counts = (0..<3).map { _ in Views.label() }
  var post = Feed.Post() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (author.text, time.text, text.text) = (post.author, post.time, post.text)
    for (label, count) in zip(counts, post.counts) { label.text = count }
    gap(8)
    addRow(gap: 8) { header in
      header.addItem(portrait).size(32).name("portrait")
      header.addColumn { names in
        names.addItem(author).name("author")
        names.addItem(time).name("time")
      }.flex().name("names")
    }.name("header")
    addItem(text).name("text")
    if let ratio = post.pictureRatio { addItem(picture).aspectRatio(ratio).name("picture") }
    addRow(justify: .spaceBetween) { row in
      row.wrap(.wrap).columnGap(16)
      for count in counts { row.addItem(count).shrinksToWords().name("count") }
    }.name("counts")
  }
}
