import BoxEngine
import LayoutDocument
import LayoutEngine

/// Screens whose cost is that of their views: few properties, images, and labels of one or two lines.
enum ViewScenes {
  private static let column = Style(.stackView)

  private static let row: Style = {
    var style = column
    style.direction = .row
    return style
  }()

  private static let root: Style = {
    var style = column
    style.width = 375
    return style
  }()

  /// A list of `count` rows: an image, two labels in a column, and a label.
  static func rows(_ count: Int) -> SceneTree {
    var tree = SceneTree()
    tree.container(root) { tree in
      for number in 0..<count {
        tree.container(row) { tree in
          tree.leaf(column, image)
          tree.container(column) { tree in
            tree.leaf(column, label("The title of row \(number)"))
            tree.leaf(column, label("The subtitle"))
          }
          tree.leaf(column, label("\(number)"))
        }
      }
    }
    return tree
  }

  /// A list of `count` cards: an image, two labels in an inner container, and a label. As stacks and as boxes with
  /// default pins, it has the same frames.
  static func cards(_ count: Int, inBoxes: Bool) -> SceneTree {
    let box = inBoxes ? BoxContainer() : nil
    var tree = SceneTree()
    tree.container(root, box: box) { tree in
      for number in 0..<count {
        tree.container(column, box: box) { tree in
          tree.leaf(column, image)
          tree.container(column, box: box) { tree in
            tree.leaf(column, label("The title of card \(number)"))
            tree.leaf(column, label("A subtitle that is too long for one line of the card"))
          }
          tree.leaf(column, label("Read more"))
        }
      }
    }
    return tree
  }

  private static let image = LeafContent.model(MeasureModel(.image(LayoutSize(width: 48, height: 48))))

  /// Text of the size that a label has by default.
  private static func label(_ text: String) -> LeafContent {
    .model(MeasureModel(.text(TextModel(text, advance: 8, lineHeight: 16)), baseline: nil))
  }
}
