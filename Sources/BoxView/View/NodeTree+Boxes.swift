import BoxEngine
import LayoutEngine
import ViewTree

extension NodeTree {
  /// Sets the box properties of an item.
  func set(_ box: BoxContainer, of item: ViewNode) {
    var turns = false
    edit(item, where: { $0.box(of: $1) != box }) { tree, node throws(LayoutTreeError) in
      turns = tree.box(of: node).map { $0.direction != box.direction } ?? false
      try tree.setBox(box, of: node)
    }
    // The containers in the box inherit its direction.
    if turns { markContainers(from: item) }
  }

  /// Sets the pins of an item; `nil`: all four edges with `==0`.
  func set(_ pins: BoxPins?, of item: ViewNode, isNew: Bool = false) {
    if pins?.baseline != nil { measureBaselines() }
    edit(item, where: { isNew || $0.pins(of: $1) != pins }) { tree, node throws(LayoutTreeError) in
      try tree.setPins(pins, of: node)
    }
  }

  /// Sets the size constraints of an item in addition to its pins.
  func set(_ constraints: [BoxSizeConstraint], of item: ViewNode) {
    edit(item, where: { $0.sizeConstraints(of: $1) != constraints }) { tree, node throws(LayoutTreeError) in
      try tree.setSizeConstraints(constraints, of: node)
    }
  }
}
