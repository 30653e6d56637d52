import LayoutDocument
import LayoutEngine

/// The content of a layout's picture as one array of numbers and one text.
///
/// The list is for programs that draw the layout themselves, for example on a canvas, many times per second.
/// Coordinates are points from the corner of the root's container.
package struct SceneList {
  /// The count of numbers per box.
  package static let numbersPerBox = 22
  /// The count of numbers per line of text.
  package static let numbersPerLine = 4
  /// The count of numbers per overflow.
  package static let numbersPerOverflow = 5

  /// The numbers of the list, in four groups.
  ///
  /// - The number of boxes, lines and overflows, and `x y width height` of the bounds of the whole content.
  /// - For each box in paint order: the index of the node; its depth; its kind (0 no content, 1 text, 2 an image, 3 an
  ///   area, 4 a box container, 5 a guide, which has no content); the number of its lines; the height of a line; the
  ///   direction of lines (0 from left to right, 1 from right to left, 2 vertical lines that are added at the left, 3
  ///   vertical lines that are added at the right); `x y width height` of the border box; top, left, bottom and right
  ///   of border, padding and margin.
  /// - For each line, box by box: `x y width height`.
  /// - For each overflow, a part that overflows its box: `x y width height amount`.
  package private(set) var numbers: [Double]
  /// The lines in UTF-8, each followed by a line feed.
  package private(set) var text: [UInt8] = []

  /// Lists the visible nodes of `layout`.
  ///
  /// Nodes that are left out of the layout are not listed.
  package init(_ layout: CaseLayout) {
    let scene = Scene(layout)
    numbers = []
    numbers.reserveCapacity(7 + scene.boxes.count * (SceneList.numbersPerBox + SceneList.numbersPerLine))
    numbers += [Double(scene.boxes.count), 0, Double(scene.overflows.count)]
    append(scene.bounds)
    for box in scene.boxes { append(box) }
    var lineCount = 0
    for box in scene.boxes { lineCount += appendLines(of: box) }
    numbers[1] = Double(lineCount)
    for overflow in scene.overflows {
      append(overflow.rect)
      numbers.append(overflow.amount)
    }
  }

  private mutating func append(_ rect: LayoutRect) {
    numbers.append(rect.x)
    numbers.append(rect.y)
    numbers.append(rect.width)
    numbers.append(rect.height)
  }

  private mutating func append(_ edges: Edges<Double>) {
    numbers.append(edges.top)
    numbers.append(edges.left)
    numbers.append(edges.bottom)
    numbers.append(edges.right)
  }

  private mutating func append(_ box: SceneBox) {
    var kind = box.box == nil ? 0.0 : 4.0
    var (lineCount, lineHeight) = (0, 0.0)
    switch box.content {
    case .none: if box.isGuide { kind = 5 }
    case .text(let lines, _, let height): (kind, lineCount, lineHeight) = (1, lines.count, height)
    case .image: kind = 2
    case .area: kind = 3
    }
    numbers.append(Double(box.node))
    numbers.append(Double(box.depth))
    numbers.append(kind)
    numbers.append(Double(lineCount))
    numbers.append(lineHeight)
    numbers.append(box.lineDirection)
    append(box.rect)
    append(box.border)
    append(box.padding)
    append(box.margin)
  }

  /// - Returns: The number of lines.
  private mutating func appendLines(of box: SceneBox) -> Int {
    guard case .text(let lines, _, _) = box.content else { return 0 }
    for (line, rect) in zip(lines, box.lineRects) {
      append(rect)
      text += line.utf8
      text.append(UInt8(ascii: "\n"))
    }
    return lines.count
  }
}

extension SceneBox {
  fileprivate var lineDirection: Double {
    switch writingMode {
    case .verticalRl: return 2
    case .verticalLr: return 3
    case .inherit, .horizontalTb: return isRightToLeft ? 1 : 0
    }
  }
}
