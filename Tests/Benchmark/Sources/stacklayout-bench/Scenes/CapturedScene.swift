import LayoutEngine

/// A tree with the shape of screens that were captured from applications: nested wrappers, an only child in most
/// containers, many clipping containers, and some nodes that are out of flow or have logical margins or percentages.
struct CapturedScene {
  private static let size = LayoutSize(width: 390, height: 844)
  /// The number of nodes at which no further part is added.
  private static let nodeCount = 500
  /// The number of levels, including the root.
  private static let levels = 24

  private var random = SplitMix64.scene
  private var tree = SceneTree()
  /// The number of open containers.
  private var depth = 0

  /// A column with the defaults of component libraries, in CSS.
  private static let plain: Style = {
    var style = Style(.css)
    style.direction = .column
    style.boxSizing = .borderBox
    return style
  }()

  /// The tree of the screen.
  static func tree() -> SceneTree {
    var scene = CapturedScene()
    var root = plain
    (root.width, root.height) = (.points(size.width), .points(size.height))
    scene.open(root)
    scene.addPart(isDeepest: true)
    while scene.tree.nodes.count < nodeCount { scene.addPart(isDeepest: false) }
    scene.tree.close()
    return scene.tree
  }

  /// Adds nested containers with an only child each, and leaves and further parts in the innermost container.
  private mutating func addPart(isDeepest: Bool) {
    let outer = depth
    let wrapperCount = min(2 + random.below(5), CapturedScene.levels - depth - 2)
    for place in 0..<wrapperCount {
      var style = wrapperStyle()
      addFeatures(to: &style, canBeAbsolute: place == 0)
      if random.below(4) == 0 { style.overflow = random.below(4) == 0 ? .scroll : .hidden }
      open(style)
    }
    var style = containerStyle()
    addFeatures(to: &style, canBeAbsolute: false)
    open(style)
    for place in 0..<(2 + random.below(5)) {
      let isPart = isDeepest ? place == 0 : random.below(3) == 0
      if isPart, depth < CapturedScene.levels - 2 { addPart(isDeepest: isDeepest) } else { addLeaf() }
    }
    while depth > outer {
      tree.close()
      depth -= 1
    }
  }

  private mutating func open(_ style: Style) {
    tree.open(style)
    depth += 1
  }

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
      style.justifyContent = random.one(of: [.start, .start, .spaceBetween, .center, .end])
      style.alignItems = random.one(of: [.stretch, .center, .center, .start])
    }
    if random.below(4) == 0 { style.padding = StyleEdges(horizontal: 12, vertical: 8) }
    return style
  }

  /// A text, a picture, or a box that is a line or takes the remaining space.
  private mutating func addLeaf() {
    var style = CapturedScene.plain
    var content: LeafContent?
    switch random.below(20) {
    case 0..<11:
      let width = Double(24 + random.below(random.below(4) == 0 ? 900 : 160))
      content = .text(width: width, lineHeight: random.one(of: [14, 17, 20, 24]), word: Double(16 + random.below(60)))
    case 11..<16:
      let side = Double(16 + 8 * random.below(6))
      (style.width, style.height) = (.points(side), .points(side))
    case 16: (style.width, style.aspectRatio) = (.percent(50), 1.5)
    case 17: (style.width, style.height) = (.percent(100), 1)
    default: (style.grow, style.height) = (1, 8)
    }
    addFeatures(to: &style, canBeAbsolute: true)
    tree.leaf(style, content)
  }

  /// Makes some nodes absolute, and gives others logical margins or a percentage as flex basis.
  private mutating func addFeatures(to style: inout Style, canBeAbsolute: Bool) {
    switch random.below(20) {
    case 0...2 where canBeAbsolute:
      style.position = .absolute
      (style.inset.top, style.inset.right) = (.points(Double(random.below(16))), 8)
    case 3:
      style.margin.start = .points(Double(4 * (1 + random.below(4))))
      style.margin.end = 8
    case 4...5: style.basis = .percent(random.one(of: [25, 50, 100]))
    default: break
    }
  }
}
