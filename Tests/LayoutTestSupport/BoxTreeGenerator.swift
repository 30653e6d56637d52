import BoxEngine
import LayoutDocument
import LayoutEngine

/// Makes random trees of nested box containers as documents, with every kind of pin and of root.
package struct BoxTreeGenerator {
  /// Features of a tree besides required pins, natural sizes and nesting.
  package struct Features: OptionSet, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Pins with priorities below 1000.
    package static let priorities = Features(rawValue: 1)
    /// `>=`, `<=`, and edges without pins.
    package static let relations = Features(rawValue: 2)
    /// Pins of centers.
    package static let centers = Features(rawValue: 4)
    /// Sizes relative to the container's.
    package static let relativeSizes = Features(rawValue: 8)
    package static let flex = Features(rawValue: 16)
    /// Texts, whose heights depend on their widths.
    package static let texts = Features(rawValue: 32)
    /// Distinct priorities of hugging and compression resistance for each content.
    package static let distinctContent = Features(rawValue: 64)
    package static let hiddenItems = Features(rawValue: 128)
    package static let rightToLeft = Features(rawValue: 256)

    /// Baselines that items of a row share.
    package static let baselines = Features(rawValue: 512)

    package static let all = Features(rawValue: 511)
  }

  package var random: SplitMix64
  /// The features that may occur. Default: all features for every other seed, and some for the others.
  package var features: Features
  /// The maximum number of nested levels of containers.
  package var depth = 4
  /// The percentage of items that have constraints on their sizes besides their pins. Default: 0.
  package var constrainedShare = 0

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    features = seed.isMultiple(of: 2) ? .all : Features(rawValue: random.integer(0...Features.all.rawValue))
  }

  /// A tree of up to a few dozen nodes.
  package mutating func layoutCase(_ name: String = "random") -> LayoutCase? {
    var nodes: [LayoutCase.Node] = []
    addContainer(&nodes, parent: nil, depth: 1)
    var style = nodes[0].style
    if has(.rightToLeft, 20) { style.layoutDirection = .rightToLeft }
    if random.chance(60) { style.width = .points(length(40...500)) }
    if random.chance(50) { style.height = .points(length(40...700)) }
    nodes[0].style = style
    if constrainedShare > 0 { addSizeConstraints(to: &nodes) }
    var result = LayoutCase(name: name, rules: .stackView, nodes: nodes)
    if random.chance(25) { result?.availableWidth = length(30...400) }
    if random.chance(25) { result?.availableHeight = length(30...600) }
    return result
  }

  // MARK: - Nodes

  private mutating func addContainer(_ nodes: inout [LayoutCase.Node], parent: Int?, depth level: Int) {
    let index = nodes.count
    var node = self.node(parent)
    node.box = box()
    nodes.append(node)
    for _ in 0..<random.integer(level == 1 ? 1...5 : 0...4) {
      if level < depth, random.chance(level == 1 ? 40 : 25) {
        addContainer(&nodes, parent: index, depth: level + 1)
      } else {
        var item = self.node(index)
        if random.chance(80) { item.measure = content() }
        nodes.append(item)
      }
    }
  }

  private mutating func node(_ parent: Int?) -> LayoutCase.Node {
    var node = LayoutCase.Node(style: Style(.stackView), parent: parent)
    guard parent != nil else { return node }
    node.item = pins()
    if has(.hiddenItems, 5) { node.style.display = .none }
    return node
  }

  private mutating func box() -> BoxContainer {
    var box = BoxContainer(axis: random.chance(50) ? .vertical : .horizontal)
    if random.chance(60) { box.spacing = random.pick([4, 8, 10, -3]) }
    if random.chance(50) {
      box.insets = Edges(top: length(0...16), left: length(0...16), bottom: length(0...16), right: length(0...16))
    }
    if has(.rightToLeft, 15) { box.direction = random.pick(BoxDirection.self) }
    return box
  }

  private mutating func content() -> MeasureModel {
    guard has(.texts, 20) else {
      let size = LayoutSize(width: length(10...120), height: length(10...80))
      guard features.contains(.baselines), random.chance(70) else { return MeasureModel(.fixed(size)) }
      let baseline = (size.height * 0.4).rounded()
      return MeasureModel(
        .fixed(size), baseline: baseline, lastBaseline: random.chance(50) ? baseline + (size.height / 3).rounded() : nil
      )
    }
    let words = (0..<random.integer(1...6)).map { _ in String(repeating: "H", count: random.integer(1...8)) }
    return MeasureModel(.text(TextModel(words.joined(separator: " "), advance: 8, lineHeight: 15)))
  }

  // MARK: - Pins

  private mutating func pins() -> BoxPins {
    var pins = BoxPins()
    for edge in [\BoxPins.left, \.right, \.top, \.bottom] where random.chance(45) { pins[keyPath: edge] = edgePin() }
    for (center, edges) in [(\BoxPins.centerX, [\BoxPins.left, \.right]), (\.centerY, [\.top, \.bottom])]
    where has(.centers, 8) {
      pins[keyPath: center] = pin(-10...10)
      for edge in edges where random.chance(80) {
        pins[keyPath: edge] = random.chance(50) ? nil : BoxPin(relation: .atLeast, constant: length(0...10))
      }
    }
    for size in [\BoxPins.width, \.height] where random.chance(12) { pins[keyPath: size] = pin(0...120) }
    for size in [\BoxPins.relativeWidth, \.relativeHeight] where has(.relativeSizes, 7) {
      pins[keyPath: size] = BoxRelativePin(multiplier: random.pick([0.25, 0.5, 0.75, 1, 1.25]), pin: pin(-10...10))
    }
    if has(.flex, 12) { pins.flex = random.pick([1, 1, 2, 3, 0.5]) }
    keepSizes(&pins)
    shareBaseline(&pins)
    setGap(&pins)
    guard has(.distinctContent, 70) else { return pins }
    for hug in [\BoxPins.hugX, \.hugY] { pins[keyPath: hug] = priority(200...300) }
    for resist in [\BoxPins.resistX, \.resistY] { pins[keyPath: resist] = priority(700...800) }
    return pins
  }

  /// Lets some items keep their sizes, without changing the random numbers that follow.
  private func keepSizes(_ pins: inout BoxPins) {
    var random = random
    (pins.keepsWidth, pins.keepsHeight) = (random.chance(20), random.chance(20))
  }

  /// Gives some items another space to the next item, without changing the random numbers that follow.
  private func setGap(_ pins: inout BoxPins) {
    var random = random
    let number = random.integer(0...99)
    if number < 10 { pins.gap = Double(number - 3) }
  }

  /// Lets some items share a baseline, most of them with lower bounds as their edges.
  private mutating func shareBaseline(_ pins: inout BoxPins) {
    guard features.contains(.baselines), random.chance(60) else { return }
    pins.baseline = random.chance(70) ? .first : .last
    guard random.chance(80) else { return }
    pins.top = BoxPin(relation: .atLeast, constant: length(0...10))
    pins.bottom = BoxPin(relation: .atLeast, constant: length(0...10))
  }

  private mutating func edgePin() -> BoxPin? {
    if has(.relations, 15) { return nil }
    return pin(-4...30)
  }

  private mutating func pin(_ range: ClosedRange<Double>) -> BoxPin {
    var pin = BoxPin(constant: length(range))
    if has(.relations, 40) { pin.relation = random.chance(70) ? .atLeast : .atMost }
    if has(.priorities, 30) { pin.priority = random.chance(50) ? random.pick([999, 900, 500, 40]) : priority(1...999) }
    return pin
  }

  // MARK: - Numbers

  private mutating func has(_ feature: Features, _ percent: Int) -> Bool {
    random.chance(percent) && features.contains(feature)
  }

  /// Usually whole points, sometimes halves or other fractions.
  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    switch random.integer(0...9) {
    case 0: return value
    case 1, 2: return (value * 2).rounded() / 2
    default: return value.rounded()
    }
  }

  private mutating func priority(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    return random.chance(90) ? value.rounded() : (value * 2).rounded() / 2
  }
}
