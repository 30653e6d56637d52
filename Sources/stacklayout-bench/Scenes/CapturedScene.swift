import LayoutEngine

/// A tree with the shape of screens that were captured from applications: nested wrappers, an only child in four of
/// five containers, many clipping containers, and some nodes that are out of flow or have logical margins or
/// percentages.
struct CapturedScene {
  /// The size of the screen, in points.
  static let size = LayoutSize(width: 390, height: 844)

  /// The shape of a tree.
  struct Shape {
    /// The number of nodes.
    let nodeCount: Int
    /// The number of levels, including the root.
    let levels: Int
    /// The fractions of all nodes that are out of flow, have logical margins, have a percentage as flex basis, or clip.
    let absolute: Double
    let logical: Double
    let basis: Double
    let clipping: Double
  }

  /// The shapes of the scenes, with the labels in the names of the scenes.
  static let shapes: [(label: String, shape: Shape)] = [
    ("100", Shape(nodeCount: 100, levels: 11, absolute: 0.08, logical: 0.04, basis: 0.02, clipping: 0.12)),
    ("500", Shape(nodeCount: 500, levels: 24, absolute: 0.1, logical: 0.05, basis: 0.08, clipping: 0.18)),
    ("1500", Shape(nodeCount: 1500, levels: 38, absolute: 0.11, logical: 0.07, basis: 0.15, clipping: 0.23)),
  ]

  private let shape: Shape
  private var random: RandomSource
  private var places: [Place] = []
  /// The leaves that can become containers, in the order of creation.
  private var ends: [Int] = []
  private var tree = SceneTree()

  /// A node without its style.
  private struct Place {
    let parent: Int
    let level: Int
    var children: [Int] = []
    var isAbsolute = false
    var hasLogicalMargins = false
    var hasPercentBasis = false
    var clips = false
  }

  private init(_ shape: Shape, seed: UInt64) {
    self.shape = shape
    random = RandomSource(seed: seed)
  }

  /// The nodes of a screen; another seed gives another screen of the same shape.
  static func nodes(_ shape: Shape, seed: UInt64 = RandomSource.sceneSeed) -> [SceneNode] {
    var scene = CapturedScene(shape, seed: seed)
    scene.makePlaces()
    scene.markPlaces()
    scene.add(0)
    return scene.tree.nodes
  }

  // MARK: - Places

  /// Creates a path to the deepest level, and then parts at random places until the tree has all nodes.
  private mutating func makePlaces() {
    places = [Place(parent: -1, level: 1)]
    ends = [0]
    while places.count < shape.nodeCount, places[places.count - 1].level < shape.levels {
      let end = ends.removeLast()
      addPart(below: end, wrapperCount: min(wrapperCount(), shape.levels - places[end].level - 1))
    }
    while places.count < shape.nodeCount {
      let wrapperCount = min(wrapperCount(), shape.nodeCount - places.count - 1)
      addPart(below: takeEnd(levels: wrapperCount + 1), wrapperCount: wrapperCount)
    }
  }

  /// A random number of wrappers, four on average.
  private mutating func wrapperCount() -> Int { 2 + random.below(5) }

  /// Removes and returns a leaf below which `levels` more levels are allowed; the root if there is none.
  private mutating func takeEnd(levels: Int) -> Int {
    let candidates = ends.indices.filter { places[ends[$0]].level + levels <= shape.levels }
    return candidates.isEmpty ? 0 : ends.remove(at: random.pick(candidates))
  }

  /// Adds nested containers with an only child each, and several children in the innermost container.
  private mutating func addPart(below end: Int, wrapperCount: Int) {
    var container = end
    for _ in 0..<wrapperCount { container = addChild(to: container) }
    for _ in 0..<min(2 + random.below(5), shape.nodeCount - places.count) { ends.append(addChild(to: container)) }
  }

  private mutating func addChild(to parent: Int) -> Int {
    places[parent].children.append(places.count)
    places.append(Place(parent: parent, level: places[parent].level + 1))
    return places.count - 1
  }

  /// Chooses the nodes with the properties whose fractions the shape specifies.
  private mutating func markPlaces() {
    let siblings = places.indices.dropFirst().filter { places[places[$0].parent].children.count > 1 }
    mark(shape.absolute, of: siblings, \.isAbsolute)
    let inFlow = places.indices.dropFirst().filter { !places[$0].isAbsolute }
    mark(shape.logical, of: inFlow, \.hasLogicalMargins)
    mark(shape.basis, of: inFlow, \.hasPercentBasis)
    mark(shape.clipping, of: places.indices.dropFirst().filter { !places[$0].children.isEmpty }, \.clips)
  }

  /// Marks a fraction of all nodes, chosen from `candidates`.
  private mutating func mark(_ part: Double, of candidates: [Int], _ key: WritableKeyPath<Place, Bool>) {
    var candidates = candidates
    let count = min(Int((part * Double(places.count)).rounded()), candidates.count)
    for _ in 0..<count {
      let chosen = candidates.remove(at: random.below(candidates.count))
      places[chosen][keyPath: key] = true
    }
  }

  // MARK: - Nodes

  private mutating func add(_ index: Int) {
    let place = places[index]
    guard !place.children.isEmpty else {
      addLeaf(place)
      return
    }
    var style = place.children.count == 1 ? wrapperStyle() : containerStyle()
    if index == 0 {
      style = CapturedScene.plain
      (style.width, style.height) = (.points(CapturedScene.size.width), .points(CapturedScene.size.height))
    }
    mark(&style, as: place)
    tree.open(style)
    for child in place.children { add(child) }
    tree.close()
  }

  /// A column with the defaults of component libraries, in CSS.
  private static let plain: Style = {
    var style = Style(.css)
    style.direction = .column
    style.boxSizing = .borderBox
    return style
  }()

  /// The style of a wrapper, which usually adds nothing.
  private mutating func wrapperStyle() -> Style {
    var style = CapturedScene.plain
    switch random.below(10) {
    case 0: style.grow = 1
    case 1: style.width = .percent(100)
    case 2: style.padding = StyleEdges(horizontal: 16, vertical: 0)
    case 3: style.padding = StyleEdges(4)
    case 4: style.direction = .row
    case 5: style.alignItems = .center
    default: break
    }
    return style
  }

  private mutating func containerStyle() -> Style {
    var style = CapturedScene.plain
    if random.below(2) == 0 {
      style.direction = .row
      style.justifyContent = random.pick([.start, .start, .spaceBetween, .center, .end])
      style.alignItems = random.pick([.stretch, .center, .center, .start])
    }
    if random.below(4) == 0 { style.padding = StyleEdges(horizontal: 12, vertical: 8) }
    return style
  }

  /// A text, a picture, or a box that is a line or takes the remaining space.
  private mutating func addLeaf(_ place: Place) {
    var style = CapturedScene.plain
    var content: LeafContent?
    switch random.below(20) {
    case 0..<11:
      let width = Double(24 + random.below(random.below(4) == 0 ? 900 : 160))
      content = .text(width: width, lineHeight: random.pick([14, 17, 20, 24]), word: Double(16 + random.below(60)))
    case 11..<16:
      let side = Double(16 + 8 * random.below(6))
      (style.width, style.height) = (.points(side), .points(side))
    case 16: (style.width, style.aspectRatio) = (.percent(50), 1.5)
    case 17: (style.width, style.height) = (.percent(100), 1)
    default: (style.grow, style.height) = (1, 8)
    }
    mark(&style, as: place)
    tree.leaf(style, content)
  }

  /// Adds the marked properties of the place to a style.
  private mutating func mark(_ style: inout Style, as place: Place) {
    if place.isAbsolute {
      style.position = .absolute
      if random.below(2) == 0 {
        style.inset = StyleEdges(0)
      } else {
        (style.inset.top, style.inset.right) = (.points(Double(random.below(16))), 8)
      }
    }
    if place.hasLogicalMargins {
      style.margin.start = .points(Double(4 * (1 + random.below(4))))
      if random.below(2) == 0 { style.margin.end = 8 }
    }
    if place.hasPercentBasis { style.basis = .percent(random.pick([25, 50, 100])) }
    if place.clips { style.overflow = random.below(4) == 0 ? .scroll : .hidden }
  }
}
