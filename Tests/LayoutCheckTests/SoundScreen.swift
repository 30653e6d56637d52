import BoxEngine
import LayoutDocument
import LayoutEngine
import LayoutTestSupport

/// Random screens without findings at widths from 320 points, at any text size and direction.
struct SoundScreen {
  private(set) var nodes: [LayoutCase.Node] = []
  private(set) var random: SplitMix64
  /// The index of the first node of the last part, which receives the fault.
  private(set) var lastPart = 0

  /// The parts of a screen, which are arranged vertically.
  enum Part: CaseIterable {
    case header, card, button, tags, halves, badge, row, box
  }

  init(seed: UInt64, parts count: Int = 3, last: Part? = nil) {
    random = SplitMix64(seed: seed)
    var page = Style(.stackView)
    (page.width, page.padding, page.gap) = (.points(390), StyleEdges(.points(16)), 12)
    nodes = [LayoutCase.Node(id: "page", style: page)]
    for _ in 0..<count { add(random.pick(Part.self)) }
    lastPart = nodes.count
    add(last ?? random.pick(Part.self))
  }

  /// The screen as a case.
  var layoutCase: LayoutCase? { LayoutCase(name: "sound", rules: .stackView, nodes: nodes) }

  /// Returns the first node of the last part whose name begins with `name`.
  func node(_ name: String) -> Int? {
    nodes.indices.first { $0 >= lastPart && nodes[$0].id?.hasPrefix(name) == true }
  }

  subscript(node: Int) -> LayoutCase.Node {
    get { nodes[node] }
    set { nodes[node] = newValue }
  }

  // MARK: - Parts

  @discardableResult private mutating func add(
    _ name: String, to parent: Int, _ measure: MeasureModel? = nil, _ change: (inout Style) -> Void = { _ in }
  ) -> Int {
    var style = Style(.stackView)
    change(&style)
    nodes.append(LayoutCase.Node(id: name + "\(nodes.count)", style: style, measure: measure, parent: parent))
    return nodes.count - 1
  }

  /// Returns a text of random words with at most `longest` letters.
  mutating func text(_ words: ClosedRange<Int>, longest: Int, advance: Double = 8) -> MeasureModel {
    let text = (0..<random.integer(words)).map { _ in
      String(repeating: "x", count: random.integer(2...longest))
    }.joined(separator: " ")
    return MeasureModel(.text(TextModel(text, advance: advance, lineHeight: 20)), baseline: 15)
  }

  /// Returns a text of `count` words with `letters` letters each.
  func words(_ count: Int, of letters: Int) -> MeasureModel {
    let text = Array(repeating: String(repeating: "x", count: letters), count: count).joined(separator: " ")
    return MeasureModel(.text(TextModel(text, advance: 8, lineHeight: 20)), baseline: 15)
  }

  private func fixed(_ width: Double, _ height: Double) -> MeasureModel {
    MeasureModel(.fixed(LayoutSize(width: width, height: height)))
  }

  private mutating func add(_ part: Part) {
    switch part {
    case .header: addHeader()
    case .card: addCard()
    case .button: addButton()
    case .tags: addTags()
    case .halves: addHalves()
    case .badge: addBadge()
    case .row: addRow()
    case .box: addBox()
    }
  }

  private static func fill(_ style: inout Style) { (style.grow, style.shrink, style.basis) = (1, 1, 0) }

  private mutating func addHeader() {
    let header = add("header", to: 0) { ($0.direction, $0.alignItems, $0.gap) = (.row, .center, 12) }
    add("icon", to: header, fixed(24, 24))
    add("title", to: header, text(2...4, longest: 8)) { SoundScreen.fill(&$0) }
    add("more", to: header, fixed(24, 24))
  }

  private mutating func addCard() {
    let card = add("card", to: 0)
    add("cover", to: card) { $0.aspectRatio = 16.0 / 9 }
    let body = add("body", to: card) { ($0.padding, $0.gap) = (StyleEdges(.points(16)), 8) }
    add("headline", to: body, text(3...6, longest: 8, advance: 10))
    add("excerpt", to: body, text(8...16, longest: 9, advance: 7))
  }

  private mutating func addButton() {
    let button = add("button", to: 0) {
      ($0.justifyContent, $0.alignItems, $0.minHeight) = (.center, .center, .points(48))
      $0.padding = StyleEdges(.points(8))
    }
    add("label", to: button, text(1...2, longest: 8))
  }

  private mutating func addTags() {
    let tags = add("tags", to: 0) { ($0.direction, $0.wrap, $0.gap) = (.row, .wrap, 8) }
    for _ in 0..<random.integer(4...6) {
      add("tag", to: tags, text(1...1, longest: 8)) {
        $0.padding = StyleEdges(horizontal: .points(12), vertical: .points(6))
      }
    }
  }

  private mutating func addHalves() {
    let halves = add("halves", to: 0) { ($0.direction, $0.gap) = (.row, 12) }
    for _ in 0..<2 {
      let half = add("half", to: halves) { style in
        SoundScreen.fill(&style)
        style.minHeight = .points(44)
      }
      add("name", to: half, text(1...3, longest: 5))
    }
  }

  private mutating func addBadge() {
    let picture = add("picture", to: 0) { $0.height = .points(300) }
    add("first", to: picture, text(1...1, longest: 4)) { style in
      (style.position, style.inset.top, style.inset.start) = (.absolute, 8, 8)
    }
    add("second", to: picture, text(1...1, longest: 4)) { style in
      (style.position, style.inset.top, style.inset.end) = (.absolute, 8, 8)
    }
  }

  private mutating func addRow() {
    let row = add("row", to: 0) { ($0.direction, $0.alignItems, $0.gap) = (.row, .center, 12) }
    add("avatar", to: row) { ($0.width, $0.aspectRatio) = (.points(40), 1) }
    let texts = add("texts", to: row) { style in
      SoundScreen.fill(&style)
      style.gap = 2
    }
    add("title", to: texts, text(2...4, longest: 5))
    add("hint", to: texts, text(4...9, longest: 5, advance: 6.5))
    add("switch", to: row, fixed(51, 31))
  }

  private mutating func addBox() {
    let box = add("box", to: 0)
    nodes[box].box = BoxContainer(axis: .horizontal, spacing: 12)
    let icon = add("icon", to: box, fixed(32, 32))
    var pins = BoxPins()
    pins.bottom = BoxPin(relation: .atLeast)
    (pins.hugX, pins.resistX) = (800, 1000)
    nodes[icon].item = pins
    add("caption", to: box, text(3...6, longest: 7))
  }
}
