import LayoutEngine

/// A node of a case. Nodes stand in one array, depth-first, so that a node's descendants follow it directly.
public struct DocumentNode: Sendable {
  /// A name for messages and drawings.
  public var id: String?
  /// The index of the parent; `nil` for the root.
  public internal(set) var parent: Int?
  /// Which child of its parent the node is, from 0.
  public internal(set) var childIndex: Int
  /// How many children the node has.
  public internal(set) var childCount: Int
  /// How many ancestors the node has.
  public internal(set) var depth: Int
  /// The index after the node's last descendant.
  public internal(set) var subtreeEnd: Int
  /// The style; what the document leaves out has the default of the case's rules.
  public var style: Style
  /// The natural size of a leaf; `nil` for containers and empty boxes.
  public internal(set) var measure: MeasureModel?
  /// Few nodes have these and they are large: an empty array takes no room.
  private var boxes: [BoxContainer] = []
  private var items: [BoxPins] = []
  /// Constraints on the node's size beyond its pins, when its parent is a BoxView. Default: none.
  public internal(set) var sizeConstraints: [DocumentSizeConstraint] = []
  /// The frame that is expected, in points, relative to the parent's border box.
  public var expectedFrame: LayoutRect?
  /// Where the node begins in the file. It takes no part in comparisons.
  public internal(set) var position: SourcePosition

  /// A node without content, after `precedingCount` others.
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
  /// Makes the node a BoxView.
  public internal(set) var box: BoxContainer? {
    get { boxes.first }
    set { boxes = newValue.map { [$0] } ?? [] }
  }

  /// The node's pins, when its parent is a BoxView.
  public internal(set) var item: BoxPins? {
    get { items.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
}

extension DocumentNode {
  /// The style of a leaf, with what its content adds under CSS's rules: an image has a ratio of its own, which holds unless the style
  /// names another one without `auto`.
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
  /// Whether the nodes say the same, wherever they stood in their files.
  public static func == (first: DocumentNode, second: DocumentNode) -> Bool {
    first.id == second.id && first.parent == second.parent && first.childIndex == second.childIndex
      && first.childCount == second.childCount && first.depth == second.depth
      && first.subtreeEnd == second.subtreeEnd && first.style == second.style && first.measure == second.measure
      && first.box == second.box && first.item == second.item && first.sizeConstraints == second.sizeConstraints
      && first.expectedFrame == second.expectedFrame
  }
}
