import LayoutEngine

/// Screens in boxes, as with `BoxView`.
enum BoxScenes {
  private static let plain = Style(.stackView)
  private static let atLeastZero = BoxPin(relation: .atLeast)

  /// The nodes of one card: those of the card in stacks, and the two guides between its actions.
  static let nodesPerCard = FeedScenes.nodesPerCard + 2

  // MARK: - The login form

  /// The width of the form, in points.
  static let formWidth = 360.0

  /// The login form of BoxView's documentation in its last step: a title, two rows of an icon and a field, and two
  /// buttons.
  static func login() -> [SceneNode] {
    var style = plain
    style.width = .points(formWidth)
    var tree = SceneTree()
    let form = BoxContainer(spacing: 20, insets: Edges(16))
    tree.container(style, BoxPart(box: form)) { tree in
      item(.text(width: 168, lineHeight: 34), to: &tree) { $0.center(.horizontal) }
      for _ in 0..<2 {
        tree.container(plain, BoxPart(box: BoxContainer(axis: .horizontal, spacing: 10))) { tree in
          item(.fixed(width: 24, height: 24), to: &tree) { pins in
            pins.center(.vertical)
            // Otherwise the icon and the field would grow by equal amounts.
            pins.hugX = 251
          }
          item(.fixed(width: 180, height: 40), to: &tree)
        }
      }
      item(.text(width: 120, lineHeight: 18), to: &tree) { $0.left = atLeastZero }
      item(.fixed(width: 90, height: 44), to: &tree) { pins in
        pins.top = BoxPin(constant: 30)
        (pins.left, pins.right) = (BoxPin(constant: 50), BoxPin(constant: 50))
      }
    }
    return tree.nodes
  }

  // MARK: - The feed

  /// One feed card, with the same frames as the card in stacks.
  static func card() -> [SceneNode] {
    var style = plain
    style.width = .points(FeedScenes.width)
    var tree = SceneTree()
    addCard(style, to: &tree)
    return tree.nodes
  }

  /// A column of cards.
  static func list(of count: Int) -> [SceneNode] {
    var style = plain
    style.width = .points(FeedScenes.width)
    var tree = SceneTree()
    tree.container(style, BoxPart(box: BoxContainer())) { tree in
      for _ in 0..<count { addCard(plain, to: &tree) }
    }
    return tree.nodes
  }

  private static func addCard(_ style: Style, to tree: inout SceneTree) {
    tree.container(style, BoxPart(box: BoxContainer(insets: Edges(8)))) { tree in
      row(to: &tree) { tree in
        text(190, 17, to: &tree)
        text(20, 17, to: &tree) { $0.left = atLeastZero }
      }
      addAuthor(to: &tree)
      text(640, 17, to: &tree)
      item(.picture(width: 700, height: 400), to: &tree)
      text(420, 20, to: &tree)
      text(90, 14, to: &tree)
      addActions(to: &tree)
      row(top: 2, to: &tree) { tree in
        portrait(to: &tree) { $0.bottom = atLeastZero }
        text(500, 17, to: &tree)
      }
    }
  }

  private static func addAuthor(to tree: inout SceneTree) {
    row(to: &tree) { tree in
      portrait(to: &tree) { $0.center(.vertical) }
      var names = BoxPins()
      names.center(.vertical)
      tree.container(plain, BoxPart(box: BoxContainer(), pins: names)) { tree in
        text(120, 17, to: &tree)
        text(260, 15, to: &tree)
        text(60, 14, to: &tree)
      }
    }
  }

  /// Three texts, with guides between them that share the remaining space.
  private static func addActions(to tree: inout SceneTree) {
    row(top: 4, to: &tree) { tree in
      for width in [30.0, 64, 40] {
        if width > 30 { item(nil, to: &tree) { $0.flex = 1 } }
        text(width, 17, to: &tree)
      }
    }
  }

  // MARK: - Parts

  private static func row(top: Double = 0, to tree: inout SceneTree, _ body: (inout SceneTree) -> Void) {
    var pins = BoxPins()
    pins.top = BoxPin(constant: top)
    tree.container(plain, BoxPart(box: BoxContainer(axis: .horizontal), pins: top == 0 ? nil : pins), body)
  }

  private static func text(
    _ width: Double, _ lineHeight: Double, to tree: inout SceneTree, _ change: ((inout BoxPins) -> Void)? = nil
  ) {
    item(.text(width: width, lineHeight: lineHeight), to: &tree, change)
  }

  private static func portrait(to tree: inout SceneTree, _ change: @escaping (inout BoxPins) -> Void) {
    item(nil, to: &tree) { pins in
      (pins.width, pins.height) = (BoxPin(constant: 50), BoxPin(constant: 50))
      pins.right = BoxPin(constant: 8)
      change(&pins)
    }
  }

  /// Adds a leaf; without content it is a guide, or a view whose pins determine its size.
  private static func item(
    _ content: LeafContent?, to tree: inout SceneTree, _ change: ((inout BoxPins) -> Void)? = nil
  ) {
    var pins = BoxPins()
    change?(&pins)
    tree.leaf(plain, content, BoxPart(pins: pins == BoxPins() ? nil : pins))
  }
}

extension BoxPins {
  /// Centers the item, with both edges inside the container.
  fileprivate mutating func center(_ axis: LayoutAxis) {
    let edge = BoxPin(relation: .atLeast)
    if axis == .horizontal {
      (centerX, left, right) = (BoxPin(), edge, edge)
    } else {
      (centerY, top, bottom) = (BoxPin(), edge, edge)
    }
  }
}
