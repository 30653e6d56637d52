import StackViewLayout

/// A comment and the replies to it.
struct Comment {
  var id = 0
  var author = ""
  var time = ""
  var text = ""
  var replies: [Comment] = []
}

/// The comments without a parent, each with its tree of replies.
final class CommentsScreen: StackView, GalleryView {
  var comments: [Comment] = [] { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { comments = Comment.samples(data) }

  override func updateItems() {
    padding(16).gap(20)
    for comment in comments {
      addItem(id: comment.id) {
        CommentView()
      } update: {
        $0.comment = comment
      }.name("comment")
    }
  }
}

/// A comment, and below it the replies, which are views of the same class.
final class CommentView: StackView {
  /// The depth to which replies are indented. Deeper ones are below each other, so that words keep their space.
  private static let deepestIndent = 4

  let author = Views.label(), time = Views.label(), text = Views.label()
  var comment = Comment() { didSet { setNeedsUpdateItems() } }
  private var depth = 0

  override func updateItems() {
    (author.text, time.text, text.text) = (comment.author, comment.time, comment.text)
    gap(4)
    addRow { header in
      header.wrap(.wrap).columnGap(8)
      header.addItem(author).shrinksToWords().name("author")
      header.addItem(time).shrinksToWords().name("time")
    }.name("header")
    addItem(text).name("text")
    for reply in comment.replies {
      addItem(id: reply.id) {
        CommentView()
      } update: {
        ($0.comment, $0.depth) = (reply, self.depth + 1)
      }.marginTop(8).marginStart(depth < CommentView.deepestIndent ? 8 : 0).name("reply")
    }
  }
}
