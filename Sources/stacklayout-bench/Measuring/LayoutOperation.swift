/// What is measured.
enum LayoutOperation: String, CaseIterable, Codable {
  /// Making the tree, and its first layout: what a screen costs that appears.
  case fresh
  /// Making the tree: nodes, styles, order.
  case build
  /// The first layout of a fresh tree.
  case firstLayout
  /// A layout after every node was marked dirty; marking is not counted.
  case everythingDirty
  /// Another width of the root, and the layout.
  case rootResized
  /// Another length of a leaf in a parent of fixed size, and the layout.
  case leafStops
  /// Another length of a leaf that changes every container up to the root, and the layout.
  case leafReachesRoot
  /// A layout after nothing has changed.
  case nothingChanged
  /// The sizes of all cells of a list, after none was known.
  case cellSizes

  /// What it is called on the command line.
  var word: String {
    switch self {
    case .fresh: return "fresh"
    case .build: return "build"
    case .firstLayout: return "first"
    case .everythingDirty: return "dirty"
    case .rootResized: return "resize"
    case .leafStops: return "leaf-stops"
    case .leafReachesRoot: return "leaf-reaches-root"
    case .nothingChanged: return "nothing"
    case .cellSizes: return "sizes"
    }
  }

  /// Whether its time grows with the whole tree, and is told per node.
  var isPerNode: Bool {
    switch self {
    case .fresh, .build, .firstLayout, .everythingDirty, .rootResized: return true
    case .leafStops, .leafReachesRoot, .nothingChanged, .cellSizes: return false
    }
  }

  /// Whether its time is the time that passes: it may take more threads than one.
  var isTimedByTheWall: Bool { self == .cellSizes }

  /// One line on what it is.
  var summary: String {
    switch self {
    case .fresh: return "make the tree, and lay it out: what a screen costs that appears"
    case .build: return "make the tree"
    case .firstLayout: return "lay out a fresh tree"
    case .everythingDirty: return "lay out after every node was marked dirty; marking is not counted"
    case .rootResized: return "give the root another width, and lay out"
    case .leafStops: return "give a leaf in a parent of fixed size another length, and lay out"
    case .leafReachesRoot: return "give a leaf another length that changes all containers up to the root, and lay out"
    case .nothingChanged: return "lay out again"
    case .cellSizes: return "find out the sizes of all cells of a list; the time that passes"
    }
  }
}
