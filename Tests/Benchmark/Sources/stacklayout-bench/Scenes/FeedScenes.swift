import LayoutEngine

/// Cards of a social feed: texts of one and of several lines, pictures, rows and columns.
struct FeedScenes {
  /// The style of a column with the defaults of the rules, except for its direction.
  private let column: Style

  /// The width of a card, in points.
  private static let width = 375.0

  private init(_ rules: LayoutRules) {
    var column = Style(rules)
    column.direction = .column
    self.column = column
  }

  private var row: Style {
    var style = column
    style.direction = .row
    return style
  }

  /// One card.
  static func card() -> SceneTree {
    let feed = FeedScenes(.stackView)
    var style = feed.column
    style.width = .points(width)
    var tree = SceneTree()
    feed.addCard(style, to: &tree)
    return tree
  }

  /// A column of cards, with the default styles of the rules.
  static func list(of count: Int, _ rules: LayoutRules = .stackView) -> SceneTree {
    let feed = FeedScenes(rules)
    var root = feed.column
    root.width = .points(width)
    var tree = SceneTree()
    tree.container(root) { tree in
      for _ in 0..<count { feed.addCard(feed.column, to: &tree) }
    }
    return tree
  }

  private func addCard(_ style: Style, to tree: inout SceneTree) {
    var card = style
    card.padding = StyleEdges(8)
    tree.container(card) { tree in
      tree.container(spaceBetween()) { tree in
        text(190, 17, to: &tree)
        text(20, 17, to: &tree)
      }
      addAuthor(to: &tree)
      text(640, 17, to: &tree)
      var picture = column
      picture.aspectRatio = 350.0 / 200
      tree.leaf(picture)
      text(420, 20, to: &tree)
      text(90, 14, to: &tree)
      tree.container(spaceBetween(top: 4)) { tree in
        text(30, 17, to: &tree)
        text(64, 17, to: &tree)
        text(40, 17, to: &tree)
      }
      addComment(to: &tree)
    }
  }

  private func addAuthor(to tree: inout SceneTree) {
    var author = row
    author.alignItems = .center
    tree.container(author) { tree in
      tree.leaf(portrait)
      var names = column
      (names.grow, names.shrink) = (1, 1)
      tree.container(names) { tree in
        text(120, 17, to: &tree)
        text(260, 15, to: &tree)
        text(60, 14, to: &tree)
      }
    }
  }

  private func addComment(to tree: inout SceneTree) {
    var comment = row
    comment.margin.top = 2
    tree.container(comment) { tree in
      tree.leaf(portrait)
      var words = column
      (words.grow, words.shrink) = (1, 1)
      tree.leaf(words, .text(width: 500, lineHeight: 17))
    }
  }

  private var portrait: Style {
    var style = column
    (style.width, style.height) = (50, 50)
    style.margin.right = 8
    return style
  }

  private func spaceBetween(top: Double = 0) -> Style {
    var style = row
    style.justifyContent = .spaceBetween
    style.margin.top = .points(top)
    return style
  }

  private func text(_ width: Double, _ lineHeight: Double, to tree: inout SceneTree) {
    tree.leaf(column, .text(width: width, lineHeight: lineHeight))
  }
}
