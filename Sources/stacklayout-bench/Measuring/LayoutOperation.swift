/// An operation that is measured.
enum LayoutOperation: String, CaseIterable, Codable {
  /// Building the tree and its first layout: the cost of a new screen.
  case fresh
  /// Building the tree: nodes, styles, order.
  case build
  /// The first layout of a fresh tree.
  case firstLayout
  /// A layout after every node was marked dirty; marking is not counted.
  case everythingDirty
  /// A change of the width of the root, and the layout.
  case rootResized
  /// A change of the length of a leaf in a parent of fixed size, and the layout.
  case leafStops
  /// A change of the length of a leaf that affects every container up to the root, and the layout.
  case leafReachesRoot
  /// A change of the length of one leaf in a parent that is as large as its content, and the layout: a different leaf
  /// each time.
  case scatteredLeaf
  /// Changes of all these leaves, and one layout.
  case scatteredLeaves
  /// A layout without a change.
  case nothingChanged
  /// The sizes of all cells of a list, or the layouts of all trees, none of which is cached.
  case cellSizes

  /// The name on the command line.
  var word: String {
    switch self {
    case .fresh: return "fresh"
    case .build: return "build"
    case .firstLayout: return "first"
    case .everythingDirty: return "dirty"
    case .rootResized: return "resize"
    case .leafStops: return "leaf-stops"
    case .leafReachesRoot: return "leaf-reaches-root"
    case .scatteredLeaf: return "edit"
    case .scatteredLeaves: return "edits"
    case .nothingChanged: return "nothing"
    case .cellSizes: return "sizes"
    }
  }

  /// Whether the time grows with the whole tree and is reported per node.
  var isPerNode: Bool {
    switch self {
    case .fresh, .build, .firstLayout, .everythingDirty, .rootResized: return true
    case .leafStops, .leafReachesRoot, .scatteredLeaf, .scatteredLeaves, .nothingChanged, .cellSizes: return false
    }
  }

  /// Whether wall-clock time is measured, because the operation can use several threads.
  var isTimedByTheWall: Bool { self == .cellSizes }

  /// A description in one line.
  var summary: String {
    switch self {
    case .fresh: return "build the tree and lay it out: the cost of a new screen"
    case .build: return "build the tree"
    case .firstLayout: return "lay out a fresh tree"
    case .everythingDirty: return "lay out after every node was marked dirty; marking is not counted"
    case .rootResized: return "change the width of the root, and lay out"
    case .leafStops: return "change the length of a leaf in a parent of fixed size, and lay out"
    case .leafReachesRoot: return "change the length of a leaf that affects all containers up to the root, and lay out"
    case .scatteredLeaf: return "change the length of one of \(LeafChange.scatteredCount) leaves in turn, and lay out"
    case .scatteredLeaves: return "change the lengths of these \(LeafChange.scatteredCount) leaves, and lay out once"
    case .nothingChanged: return "lay out again without a change"
    case .cellSizes: return "compute the sizes of all cells, or lay out all trees; wall-clock time"
    }
  }
}
