import BoxEngine
import LayoutEngine

/// A node of a case. The nodes are in one array, depth first, so that the descendants of a node follow it directly.
public struct DocumentNode: Sendable {
  /// A name for messages and drawings.
  public var id: String?
  /// The index of the parent; `nil` for the root.
  public internal(set) var parent: Int?
  /// The index of the node among the children of its parent, from 0.
  public internal(set) var childIndex: Int
  /// The number of children.
  public internal(set) var childCount: Int
  /// The number of ancestors.
  public internal(set) var depth: Int
  /// The index after the node's last descendant.
  public internal(set) var subtreeEnd: Int
  /// The style. Properties that the document omits have the defaults of the case's rules.
  public var style: Style
  /// The natural size of a leaf; `nil` for containers and empty boxes.
  public internal(set) var measure: MeasureModel?
  /// Few nodes have these values, and the values are large: an empty array takes little memory.
  private var boxes: [BoxContainer] = []
  private var items: [BoxPins] = []
  /// The size constraints of the node in addition to its pins, if its parent is a BoxView. Default: none.
  public internal(set) var sizeConstraints: [DocumentSizeConstraint] = []
  /// The expected frame, in points, relative to the parent's border box.
  public var expectedFrame: LayoutRect?
  /// The position of the node in the file. It is ignored in comparisons.
  public internal(set) var position: SourcePosition

  /// Makes a node without content, after `precedingCount` other nodes.
  init(style: Style, parent: Int?, precedingCount: Int, position: SourcePosition) {
    self.style = style
    self.parent = parent
    self.position = position
    childIndex = 0
    childCount = 0
    depth = 0
    subtreeEnd = precedingCount + 1
  }
}

extension DocumentNode {
  /// The properties of a BoxView; `nil` if the node is not a BoxView.
  public internal(set) var box: BoxContainer? {
    get { boxes.first }
    set { boxes = newValue.map { [$0] } ?? [] }
  }

  /// The node's pins, if its parent is a BoxView.
  public internal(set) var item: BoxPins? {
    get { items.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
}

extension DocumentNode {
  /// Returns the style of a leaf, including properties of its content.
  ///
  /// With CSS rules, an image has a natural aspect ratio, which applies unless the style sets a ratio without `auto`.
  func leafStyle(_ rules: LayoutRules) -> Style {
    guard rules == .css, case .image(let size) = measure?.content else { return style }
    var style = style
    style.isReplaced = true
    guard style.aspectRatio == nil || style.aspectRatioIsAutomatic, size.width > 0, size.height > 0 else {
      return style
    }
    (style.aspectRatio, style.aspectRatioIsAutomatic) = (size.width / size.height, true)
    return style
  }
}

extension DocumentNode: Equatable {
  /// Returns whether two nodes are equal, regardless of their positions in files.
  public static func == (first: DocumentNode, second: DocumentNode) -> Bool {
    first.id == second.id && first.parent == second.parent && first.childIndex == second.childIndex
      && first.childCount == second.childCount && first.depth == second.depth
      && first.subtreeEnd == second.subtreeEnd && first.style == second.style && first.measure == second.measure
      && first.box == second.box && first.item == second.item && first.sizeConstraints == second.sizeConstraints
      && first.expectedFrame == second.expectedFrame
  }
}
