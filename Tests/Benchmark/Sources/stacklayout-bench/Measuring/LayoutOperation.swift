/// An operation that is measured.
enum LayoutOperation: String, CaseIterable, Codable {
  case build
  case fresh
  case life
  case dirty
  case leaf
  case text
  case resize
  case nothing

  /// The operations on any tree: all but those that need labels.
  static let ofTrees = Set(allCases).subtracting([.text])

  /// What is measured, in one line.
  var summary: String {
    switch self {
    case .build: return "build the tree: nodes, styles, order"
    case .fresh: return "build the tree and lay it out: the cost of a new screen"
    case .life: return "build the tree, lay it out, and free it"
    case .dirty: return "lay out after every node was marked dirty; marking is not counted"
    case .leaf: return "change the length of one leaf, another one of up to 16 each time, and lay out"
    case .text: return "change the text of one label, another one of up to 16 each time, and lay out"
    case .resize: return "change the width of the root, and lay out"
    case .nothing: return "lay out again without a change"
    }
  }
}
