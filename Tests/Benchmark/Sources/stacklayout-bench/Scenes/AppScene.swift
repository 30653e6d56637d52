import LayoutEngine

/// A screen of an application that is built with component libraries: a list of messages beside a list of chats, every
/// component inside several wrappers, with percentages, overlapping pictures and texts of several lines.
struct AppScene {
  /// The size of the window, in points.
  static let size = LayoutSize(width: 1024, height: 768)
  /// The approximate number of nodes.
  static let nodeCount = 1500
  /// The depth of the tree, which is the depth of the deepest message.
  static let levels = 40

  private var tree = SceneTree()
  private var random = SplitMix64.scene
  private var depth = 0

  private static let column = Style(.stackView)

  private static let row: Style = {
    var style = column
    style.direction = .row
    return style
  }()

  /// A part that takes the available space, as in component libraries.
  private static let filling: Style = {
    var style = column
    (style.grow, style.shrink) = (1, 1)
    return style
  }()

  /// The tree of the screen.
  static func tree() -> SceneTree {
    var scene = AppScene()
    scene.addWindow()
    return scene.tree
  }

  private mutating func addWindow() {
    var window = AppScene.row
    (window.width, window.height) = (.points(AppScene.size.width), .points(AppScene.size.height))
    open(window)
    var sidebar = AppScene.column
    sidebar.width = .percent(25)
    open(sidebar)
    wrap(times: 4, in: AppScene.filling)
    while tree.nodes.count < AppScene.nodeCount / 3 { addChat() }
    close(4)
    close()
    open(AppScene.filling)
    addToolbar()
    wrap(times: 8, in: AppScene.filling)
    var isFirst = true
    while tree.nodes.count < AppScene.nodeCount {
      addMessage(isDeepest: isFirst)
      isFirst = false
    }
    close(8)
    close()
    close()
  }

  // MARK: - Parts

  /// A picture beside a name and the beginning of a message, with a badge that overlaps the row's end.
  private mutating func addChat() {
    var item = AppScene.row
    item.padding = StyleEdges(8)
    item.alignItems = .center
    let wrappers = 2 + random.below(4)
    wrap(times: wrappers, in: AppScene.column)
    open(item)
    addPicture(side: 40, overlap: 0)
    var names = AppScene.filling
    names.margin = StyleEdges(horizontal: 8, vertical: 0)
    open(names)
    addText(60...180, 17)
    addText(80...600, 15)
    close()
    var badge = AppScene.column
    (badge.width, badge.height) = (20, 20)
    badge.margin.right = -4
    tree.leaf(badge)
    close()
    close(wrappers)
  }

  private mutating func addToolbar() {
    var bar = AppScene.row
    bar.height = 56
    bar.justifyContent = .spaceBetween
    bar.alignItems = .center
    bar.padding = StyleEdges(horizontal: 16, vertical: 0)
    open(bar)
    addText(100...200, 20)
    open(AppScene.row)
    for place in 0..<4 { addPicture(side: 28, overlap: place == 0 ? 0 : 10) }
    close()
    close()
  }

  /// The picture of the sender beside a bubble with text, pictures or both.
  private mutating func addMessage(isDeepest: Bool) {
    var line = AppScene.row
    line.margin = StyleEdges(horizontal: 12, vertical: 4)
    let own = random.below(3) == 0
    if own { line.direction = .rowReverse }
    // A message has five levels, from its line to its text.
    let wrappers = isDeepest ? AppScene.levels - depth - 5 : 3 + random.below(10)
    wrap(times: wrappers, in: AppScene.column)
    open(line)
    addPicture(side: 32, overlap: 0)
    var bubble = AppScene.column
    bubble.maxWidth = .percent(70)
    bubble.shrink = 1
    bubble.margin = StyleEdges(horizontal: 8, vertical: 0)
    bubble.padding = StyleEdges(horizontal: 12, vertical: 6)
    let showsPictures = random.below(4) == 0
    if showsPictures { bubble.width = .percent(60) }
    open(bubble)
    addBubbleContent(isLong: isDeepest || random.below(2) == 0, showsPictures)
    close()
    close()
    close(wrappers)
  }

  private mutating func addBubbleContent(isLong: Bool, _ showsPictures: Bool) {
    addText(60...160, 15)
    wrap(times: 2, in: AppScene.column)
    addText(isLong ? 300...1600 : 30...200, 18)
    close(2)
    if showsPictures { addPictures() }
    var footer = AppScene.row
    footer.justifyContent = .end
    open(footer)
    addText(30...50, 12)
    close()
  }

  /// Pictures side by side, each with a percentage of the width.
  private mutating func addPictures() {
    open(AppScene.row)
    for _ in 0..<3 {
      var frame = AppScene.column
      frame.width = .percent(33)
      frame.padding = StyleEdges(2)
      open(frame)
      var picture = AppScene.column
      picture.aspectRatio = 4.0 / 3
      tree.leaf(picture)
      close()
    }
    close()
  }

  private mutating func addPicture(side: Double, overlap: Double) {
    var picture = AppScene.column
    (picture.width, picture.height) = (.points(side), .points(side))
    picture.margin.left = .points(-overlap)
    tree.leaf(picture)
  }

  private mutating func addText(_ widths: ClosedRange<Int>, _ lineHeight: Double) {
    let width = widths.lowerBound + random.below(widths.count)
    tree.leaf(AppScene.column, .text(width: Double(width), lineHeight: lineHeight))
  }

  // MARK: - Nesting

  private mutating func open(_ style: Style) {
    tree.open(style)
    depth += 1
  }

  private mutating func close(_ count: Int = 1) {
    for _ in 0..<count { tree.close() }
    depth -= count
  }

  /// Begins containers that add nothing, or a little padding.
  private mutating func wrap(times: Int, in style: Style) {
    for _ in 0..<max(times, 0) {
      var wrapper = style
      if random.below(5) == 0 { wrapper.padding = StyleEdges(horizontal: 1, vertical: 0) }
      open(wrapper)
    }
  }
}
