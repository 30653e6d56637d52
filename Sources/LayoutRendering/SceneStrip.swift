import LayoutEngine

/// A part of the picture with a length: a side of a padding, an inset, or an overflow.
struct SceneStrip {
  let rect: LayoutRect
  /// The axis along which the length is measured.
  let axis: LayoutAxis
  let text: String
  /// The mark of the strip in the legend.
  let mark: PictureMark
  /// The index in the scene of the box to which the strip belongs; `nil` for overflows.
  var box: Int?

  /// A point in the middle of the thickness, at a fraction of the other dimension.
  func point(at part: Double) -> LayoutPoint {
    let across = axis.perpendicular
    let position = rect.lower(across) + part * (rect.upper(across) - rect.lower(across))
    return LayoutPoint(rect.middle(axis), across: position, axis)
  }
}

extension SceneOverflow {
  /// The strip of the overflow.
  var strip: SceneStrip {
    SceneStrip(rect: rect, axis: axis, text: "+" + MarkupWriter.number(amount), mark: .overflow)
  }
}

extension Scene {
  /// The sides of the paddings and the insets of a box, apart from those of length 0.
  func strips(of index: Int) -> [SceneStrip] {
    let box = boxes[index]
    var strips: [SceneStrip] = []
    guard box.rect.width > 0, box.rect.height > 0 else { return [] }
    for (mark, outer, edges) in [
      (PictureMark.padding, box.paddingBox, box.padding), (.inset, box.contentBox, box.insets),
    ] where edges.isVisible {
      let inner = outer.inset(by: edges)
      for (length, axis, rect) in [
        (edges.top, LayoutAxis.vertical, LayoutRect(left: inner.x, top: outer.y, right: inner.maxX, bottom: inner.y)),
        (edges.left, .horizontal, LayoutRect(left: outer.x, top: inner.y, right: inner.x, bottom: inner.maxY)),
        (edges.bottom, .vertical, LayoutRect(left: inner.x, top: inner.maxY, right: inner.maxX, bottom: outer.maxY)),
        (edges.right, .horizontal, LayoutRect(left: inner.maxX, top: inner.y, right: outer.maxX, bottom: inner.maxY)),
      ] where length > 0 {
        strips.append(SceneStrip(rect: rect, axis: axis, text: MarkupWriter.number(length), mark: mark, box: index))
      }
    }
    return strips
  }
}
