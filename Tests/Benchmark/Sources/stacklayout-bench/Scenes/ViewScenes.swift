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

  /// A list of `count` rows: an image, two labels in an inner container, and a label.
  ///
  /// In a stack, a row leaves the rest of its width free. In a box with default pins, the last label takes the rest:
  /// image views keep their size, and the inner box has two texts that would grow.
  static func rows(_ count: Int, inBoxes: Bool) -> SceneTree {
    let boxes = inBoxes ? (column: BoxContainer(), row: BoxContainer(axis: .horizontal)) : nil
    var imagePins: BoxPins?
    if inBoxes {
      var pins = BoxPins()
      (pins.keepsWidth, pins.keepsHeight) = (true, true)
      imagePins = pins
    }
    var tree = SceneTree()
    tree.container(root, box: boxes?.column) { tree in
      for number in 0..<count {
        tree.container(inBoxes ? column : row, box: boxes?.row) { tree in
          tree.leaf(column, image, pins: imagePins)
          tree.container(column, box: boxes?.column) { tree in
            tree.leaf(column, label("The title of row \(number)"))
            tree.leaf(column, label("The subtitle"))
          }
          tree.leaf(column, label("\(number)"))
        }
      }
    }
    return tree
  }

  /// A list of `count` rows of boxes that are too narrow: three texts side by side, in which a text and an inner box of
  /// two texts give way to each other.
  static func tightRows(_ count: Int) -> SceneTree {
    let (columnBox, rowBox) = (BoxContainer(), BoxContainer(axis: .horizontal, spacing: 8))
    var tree = SceneTree()
    tree.container(root, box: columnBox) { tree in
      for number in 0..<count {
        tree.container(column, box: rowBox) { tree in
          tree.leaf(column, label("The title of row \(number), which is long"))
          tree.container(column, box: rowBox) { tree in
            tree.leaf(column, label("A first text beside it"))
            tree.leaf(column, label("and a second text"))
          }
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
