import BoxEngine
import LayoutCheck
import LayoutDocument
import LayoutEngine

/// The properties of a case's nodes that determine the faults of a layout.
struct PlainScreen {
  struct Fault {
    var subject: Subject
    var amount: Double
    var item: String?
    var axis: LayoutAxis?
  }

  let layoutCase: LayoutCase
  let names: [String]
  /// The container of each node; `nil` for the root and for nodes that are not visible.
  private let containers: [Int?]
  private let shows: [Bool]
  private let items: [[Int]]
  /// The nodes whose widths are compared with that of the screen.
  private var jumpers: [Bool]
  private let tolerance = 0.05

  init(_ layoutCase: LayoutCase) {
    self.layoutCase = layoutCase
    let nodes = layoutCase.nodes
    names = nodes.indices.map { index in
      nodes[index].id.flatMap { $0 == "" ? nil : $0 } ?? layoutCase.path(of: index)
    }
    var shows = [Bool](repeating: true, count: nodes.count)
    var containers = [Int?](repeating: nil, count: nodes.count)
    for index in nodes.indices.dropFirst() {
      guard var parent = nodes[index].parent else { continue }
      var chain = index
      // A node is visible only if it and all of its ancestors are displayed.
      while let next = nodes[chain].parent {
        if nodes[chain].style.display == .none || nodes[chain].style.visibility != .visible { shows[index] = false }
        chain = next
      }
      if nodes[index].style.display == .contents { shows[index] = false }
      while nodes[parent].style.display == .contents, let outer = nodes[parent].parent { parent = outer }
      containers[index] = shows[index] ? parent : nil
    }
    (self.shows, self.containers) = (shows, containers)
    items = nodes.indices.map { node in nodes.indices.filter { containers[$0] == node } }
    jumpers = nodes.indices.map { _ in false }
    jumpers = nodes.indices.map { mayJump($0) }
  }

  private var nodes: [DocumentNode] { layoutCase.nodes }

  private func items(of node: Int) -> [Int] { items[node] }

  private func clips(_ node: Int, _ axis: LayoutAxis) -> Bool {
    let style = nodes[node].style
    // A box that scrolls along one axis also scrolls along the other one.
    let both = [style.overflowX, style.overflowY]
    if both.contains(.scroll) || both.contains(.hidden) { return true }
    return (axis == .horizontal ? style.overflowX : style.overflowY) != .visible
  }

  // MARK: - Intended overflows

  /// Returns whether an item may overflow its container along an axis.
  private func leaves(_ node: Int, _ axis: LayoutAxis) -> Bool {
    guard let container = containers[node] else { return false }
    let style = nodes[node].style
    if let box = nodes[container].box {
      let pins = nodes[node].item ?? BoxPins()
      let ends =
        axis == .horizontal
        ? [(pins.left, box.insets.left), (pins.right, box.insets.right)]
        : [(pins.top, box.insets.top), (pins.bottom, box.insets.bottom)]
      for case (let pin?, let inset) in ends {
        if pin.constant < 0 || pin.constant + inset < 0 || pin.relation == .atMost { return true }
      }
      return (pins.gap ?? box.spacing) < 0 && box.axis == axis
    }
    if style.position == .absolute { return true }
    let margins =
      axis == .horizontal
      ? [style.margin.left, style.margin.right, style.margin.start, style.margin.end]
      : [style.margin.top, style.margin.bottom]
    for case .length(let length)? in margins where length.points < 0 || length.percent < 0 { return true }
    guard style.position == .relative else { return false }
    let insets =
      axis == .horizontal
      ? [style.inset.left, style.inset.right, style.inset.start, style.inset.end]
      : [style.inset.top, style.inset.bottom]
    for case .length? in insets { return true }
    return false
  }

  private func leaves(_ node: Int) -> Bool { leaves(node, .horizontal) || leaves(node, .vertical) }

  private func given(_ size: PreferredSize, _ largest: MaximumSize) -> Double? {
    if case .length(let length) = largest, !length.hasPercentage, length.points <= 0 { return 0 }
    if case .length(let length) = size, !length.hasPercentage { return length.points }
    return nil
  }

  // MARK: - Faults of one layout

  func faults(in sample: Sample, design: [LayoutRect]?) -> [Fault] {
    var faults: [Fault] = []
    for node in nodes.indices where shows[node] {
      let items = items(of: node)
      if items.isEmpty {
        faults += roomFaults(node, sample)
      } else {
        faults += overflows(node, items, sample) + overlaps(items, sample, design)
      }
      if let fault = outside(node, sample) {
        var above = containers[node]
        var isFollower = false
        while let next = above {
          isFollower = isFollower || outside(next, sample) != nil
          above = containers[next]
        }
        if !isFollower { faults.append(fault) }
      }
    }
    return faults + largeRoot(sample)
  }

  /// Returns the fault of a root that is larger than the screen.
  private func largeRoot(_ sample: Sample) -> [Fault] {
    let size = sample.frames[0].size
    var faults = [fault(.outside, 0, size.width - sample.width, .horizontal)]
    if let height = layoutCase.availableHeight, case .length = nodes[0].style.height {
      faults.append(fault(.outside, 0, size.height - height, .vertical))
    }
    return faults.filter { $0.amount > tolerance }.sorted { $0.amount > $1.amount }.prefix(1).map { $0 }
  }

  private func fault(_ kind: Finding.Kind, _ node: Int, _ amount: Double, _ axis: LayoutAxis) -> Fault {
    Fault(subject: Subject(kind, [names[node]]), amount: amount, axis: axis)
  }

  private func overflows(_ node: Int, _ items: [Int], _ sample: Sample) -> [Fault] {
    var faults: [Fault] = []
    for axis in LayoutAxis.allCases where !clips(node, axis) {
      var (worst, amount) = (-1, 0.0)
      for item in items where !leaves(item, axis) {
        let frame = sample.frames[item]
        let (start, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
        let out = max(start + length - sample.frames[node].size[axis], -start)
        if out > amount { (worst, amount) = (item, out) }
      }
      if amount > tolerance {
        faults.append(Fault(subject: Subject(.overflow, [names[node]], axis), amount: amount, item: names[worst]))
      }
    }
    return faults
  }

  private func overlaps(_ items: [Int], _ sample: Sample, _ design: [LayoutRect]?) -> [Fault] {
    var faults: [Fault] = []
    for (place, first) in items.enumerated() {
      for second in items.dropFirst(place + 1) {
        let amount = overlap(sample.frames[first], sample.frames[second])
        guard amount > tolerance else { continue }
        if leaves(first) || leaves(second) {
          guard let design, overlap(design[first], design[second]) <= tolerance else { continue }
        }
        let (along, axis) = covered(sample.frames[first], sample.frames[second])
        faults.append(Fault(subject: Subject(.overlap, [names[first], names[second]]), amount: along, axis: axis))
      }
    }
    return faults
  }

  private func overlap(_ first: LayoutRect, _ second: LayoutRect) -> Double {
    min(overlap(first, second, .horizontal), overlap(first, second, .vertical))
  }

  private func overlap(_ first: LayoutRect, _ second: LayoutRect, _ axis: LayoutAxis) -> Double {
    axis == .horizontal
      ? min(first.maxX, second.maxX) - max(first.x, second.x) : min(first.maxY, second.maxY) - max(first.y, second.y)
  }

  /// Returns the axis along which a smaller part of the smaller item is covered, with the overlap in points.
  private func covered(_ first: LayoutRect, _ second: LayoutRect) -> (Double, LayoutAxis) {
    let axes = LayoutAxis.allCases.map { axis in
      let points = overlap(first, second, axis)
      return (part: points / min(first.size[axis], second.size[axis]), points: points, axis: axis)
    }
    let least = axes.map(\.part).min()
    let candidates = axes.filter { $0.part == least }
    return candidates.min { $0.points < $1.points }.map { ($0.points, $0.axis) } ?? (0, .horizontal)
  }

  private func roomFaults(_ node: Int, _ sample: Sample) -> [Fault] {
    let style = nodes[node].style
    let (frame, content, natural) = (sample.frames[node].size, sample.contents[node], sample.natural(node))
    let givenWidth = given(style.width, style.maxWidth)
    let givenHeight = given(style.height, style.maxHeight)
    let wanted = LayoutSize(width: givenWidth ?? natural.width, height: givenHeight ?? natural.height)
    let isText: Bool
    if case .text = nodes[node].measure?.content { isText = true } else { isText = false }
    for (has, wants) in [
      (givenWidth == nil ? content.width : frame.width, wanted.width),
      (givenHeight == nil ? content.height : frame.height, wanted.height),
    ] where wants > tolerance && has < min(1, wants) / 2 {
      return wants - has > tolerance
        ? [Fault(subject: Subject(isText ? .noSpace : .squeezed, [names[node]]), amount: wants - has)] : []
    }
    guard isText, wanted.width > 0, wanted.height > 0 else { return [] }
    let lines = sample.lines(node)
    let x = clips(node, .horizontal) ? 0 : lines.width - content.width
    let y = clips(node, .vertical) ? 0 : lines.height - content.height
    return max(x, y) > tolerance ? [Fault(subject: Subject(.cutText, [names[node]]), amount: max(x, y))] : []
  }

  private func outside(_ node: Int, _ sample: Sample) -> Fault? {
    let frame = sample.frames[node]
    guard leaves(node), frame.width > tolerance, frame.height > tolerance else { return nil }
    var (x, y) = (frame.x, frame.y)
    var clipped = (x: false, y: false)
    var above = containers[node]
    while let next = above {
      clipped = (clipped.x || clips(next, .horizontal), clipped.y || clips(next, .vertical))
      if containers[next] != nil {
        x += sample.frames[next].x
        y += sample.frames[next].y
      }
      above = containers[next]
    }
    // The visible area extends to the edges of the root, or of the screen if the root is smaller.
    let root = sample.frames[0].size
    let free = sample.width > root.width ? sample.width - root.width : 0
    var visible = (left: 0.0, right: root.width, bottom: root.height)
    if sample.direction == .leftToRight { visible.right += free } else { visible.left -= free }
    if let height = layoutCase.availableHeight, height > root.height { visible.bottom = height }
    var faults: [Fault] = []
    if leaves(node, .horizontal), !clipped.x {
      faults.append(fault(.outside, node, max(visible.left - x, x + frame.width - visible.right), .horizontal))
    }
    if leaves(node, .vertical), !clipped.y {
      faults.append(fault(.outside, node, max(-y, y + frame.height - visible.bottom), .vertical))
    }
    return faults.filter { $0.amount > tolerance }.reduce(nil) { worst, next in
      worst.map { $0.amount >= next.amount ? $0 : next } ?? next
    }
  }

  // MARK: - Faults of consecutive layouts

  /// Returns the nodes whose widths jump in a step, with the amounts.
  func jumps(_ samples: [Sample], _ step: Int) -> [(node: Int, amount: Double)] {
    func change(_ node: Int, _ step: Int) -> Double {
      samples[step].frames[node].width - samples[step - 1].frames[node].width
    }
    let limit = 1 + tolerance
    var found: [(Int, Double)] = []
    for node in nodes.indices.dropFirst() where jumpers[node] {
      let jump = change(node, step)
      guard abs(jump) > limit, let container = containers[node], abs(change(container, step)) <= limit else { continue }
      if step > 1, abs(jump - change(node, step - 1)) <= limit { continue }
      if step + 1 < samples.count, abs(jump - change(node, step + 1)) <= limit { continue }
      let followsText = subtree(of: node).contains { text in
        guard case .text = nodes[text].measure?.content, abs(change(text, step)) > limit else { return false }
        return [samples[step], samples[step - 1]].contains {
          $0.contents[text].width - $0.lines(text).width <= tolerance
        }
      }
      if !followsText { found.append((node, abs(jump))) }
    }
    return found
  }

  private func subtree(of node: Int) -> [Int] { nodes.indices.filter { $0 == node || isBelow($0, node) } }

  private func isBelow(_ node: Int, _ other: Int) -> Bool {
    var above = containers[node]
    while let next = above {
      if next == other { return true }
      above = containers[next]
    }
    return false
  }

  private func mayJump(_ node: Int) -> Bool {
    func wraps(_ node: Int) -> Bool {
      shows[node] && nodes[node].box == nil && nodes[node].style.usedWrap != .noWrap && !items[node].isEmpty
    }
    let below = subtree(of: node)
    return shows[node] && below.contains { nodes[$0].measure != nil && shows[$0] }
      && !below.contains { wraps($0) } && !nodes.indices.contains { wraps($0) && isBelow(node, $0) }
  }
}
