import BoxEngine
import LayoutEngine

/// Screens in boxes, as with `BoxView`.
enum BoxScenes {
  private static let plain = Style(.stackView)

  /// The login form of BoxView's documentation in its last step: a title, two rows of an icon and a field, and two
  /// buttons.
  static func login() -> SceneTree {
    var style = plain
    style.width = 360
    var tree = SceneTree()
    tree.container(style, box: BoxContainer(spacing: 20, insets: Edges(16))) { tree in
      item(.text(width: 168, lineHeight: 34), to: &tree) { $0.center(.horizontal) }
      for _ in 0..<2 {
        tree.container(plain, box: BoxContainer(axis: .horizontal, spacing: 10)) { tree in
          item(.fixed(width: 24, height: 24), to: &tree) { pins in
            pins.center(.vertical)
            // Otherwise the icon and the field would grow by equal amounts.
            pins.hugX = 251
          }
          item(.fixed(width: 180, height: 40), to: &tree)
        }
      }
      item(.text(width: 120, lineHeight: 18), to: &tree) { $0.left = BoxPin(relation: .atLeast) }
      item(.fixed(width: 90, height: 44), to: &tree) { pins in
        pins.top = BoxPin(constant: 30)
        (pins.left, pins.right) = (BoxPin(constant: 50), BoxPin(constant: 50))
      }
    }
    return tree
  }

  private static func item(
    _ content: LeafContent, to tree: inout SceneTree, _ change: ((inout BoxPins) -> Void)? = nil
  ) {
    var pins = BoxPins()
    change?(&pins)
    tree.leaf(plain, content, pins: pins == BoxPins() ? nil : pins)
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
