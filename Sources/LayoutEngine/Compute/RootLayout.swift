// The root: what its size is before anything else, and the loop that works through a layout.

/// The space that a root is laid out in.
public enum RootSpace: Equatable, Sendable {
  /// The root's border box has this size, whatever its style says.
  case exact(LayoutSize)
  /// The root takes the size that its style asks for within this space; `nil` is endless. Percentages refer to it.
  case available(width: Double?, height: Double?)

  /// Endless on both axes: the root's max-content size, unless its style says otherwise.
  public static let unconstrained = RootSpace.available(width: nil, height: nil)
}

/// One layout, or one measurement, of a tree. A value without state of its own: everything lies in the arena.
struct LayoutRun {
  let arena: Arena
  let rules: LayoutRules
  let measure: MeasureFunction

  /// Sizes the root and lays out everything below it.
  func layOutRoot(_ root: Int32, in space: RootSpace) {
    let sized = sizedRoot(root, in: space)
    setFrame(LayoutRect(width: sized.size.width, height: sized.size.height), of: sized.box)
    layOutLater(
      root,
      placementInput(
        of: sized.box, sized.size, definiteHeight: sized.definiteHeight, automaticIn: sized.automaticSpace))
    workThroughPendingLayouts()
  }

  /// The size that the root would take. No frame is changed.
  func measureRoot(_ root: Int32, in space: RootSpace) -> LayoutSize { sizedRoot(root, in: space).size }

  private struct SizedRoot {
    var box: BoxModel
    var size: LayoutSize
    var definiteHeight: Double?
    /// Where the height follows from the content: the room in which it was found out.
    var automaticSpace: SizingSpace?
  }

  private func sizedRoot(_ root: Int32, in space: RootSpace) -> SizedRoot {
    switch space {
    case .exact(let size):
      let basis = PercentageBasis(width: size.width, height: size.height)
      let box = boxModel(of: root, basis: basis, isRightToLeft: false)
      return SizedRoot(box: box, size: size, definiteHeight: size.height)
    case .available(let width, let height) where rules == .stackView:
      let size = stackRootSize(root, PercentageBasis(width: width, height: height))
      let basis = PercentageBasis(width: width ?? size.width, height: height ?? size.height)
      let box = boxModel(of: root, basis: basis, isRightToLeft: false)
      return SizedRoot(box: box, size: size, definiteHeight: size.height)
    case .available(let width, let height):
      let box = boxModel(of: root, basis: PercentageBasis(width: width, height: height), isRightToLeft: false)
      let sizing = SizingSpace(width: width, height: height)
      let usedWidth = untilAnswered { () throws(Suspension) in try rootWidth(box, in: sizing) }
      let usedHeight = untilAnswered { () throws(Suspension) in
        try self.usedHeight(of: box, width: usedWidth, in: sizing)
      }
      return SizedRoot(
        box: box, size: LayoutSize(width: usedWidth, height: usedHeight),
        definiteHeight: definiteHeight(of: box, width: usedWidth, in: sizing), automaticSpace: sizing)
    }
  }

  /// Deviation `root.extent`: an automatic dimension of a stack view is what its content takes when it is laid out in the
  /// space that there is. The content is then laid out again in that size.
  private func stackRootSize(_ root: Int32, _ available: PercentageBasis) -> LayoutSize {
    let box = boxModel(of: root, basis: available, isRightToLeft: false)
    let givenHeight = box.resolvableHeight(in: SizingSpace())
    let height = givenHeight ?? available.height.map { max(box.inset.vertical, $0 - box.margin.vertical) }
    let space = SizingSpace(width: available.width, height: available.height, knownHeight: height)
    let width = untilAnswered { () throws(Suspension) in try stackRootWidth(box, in: space) }
    let extent = untilAnswered { () throws(Suspension) in try stackExtent(of: box, width: width, height: height) }
    var size = LayoutSize(width: width, height: givenHeight ?? extent.height)
    if box.width.preferred.kind != .definite, !box.width.preferred.isContentKeyword { size.width = extent.width }
    if let ratio = box.aspectRatio { applyRatio(ratio, of: box, to: &size) }
    size.width = max(box.inset.horizontal, box.width.clampDefinite(size.width, floor: box.inset.horizontal))
    size.height = max(box.inset.vertical, box.height.clampDefinite(size.height, floor: box.inset.vertical))
    return size
  }

  /// With one dimension given the ratio gives the other; otherwise the width that the content takes decides.
  private func applyRatio(_ ratio: Double, of box: BoxModel, to size: inout LayoutSize) {
    if box.width.preferred.kind != .definite, box.height.preferred.kind == .definite {
      size.width = box.width(fromHeight: size.height, ratio: ratio)
    } else {
      size.height = box.height(fromWidth: size.width, ratio: ratio)
    }
  }

  /// The width in which the content is laid out first: the given one, the available one, or that of endless space.
  private func stackRootWidth(_ box: BoxModel, in space: SizingSpace) throws(Suspension) -> Double {
    switch box.width.preferred.kind {
    case .automatic, .unresolved:
      guard let available = space.width else { return try rootWidth(box, in: space) }
      return box.width.clampDefinite(available - box.margin.horizontal, floor: box.inset.horizontal)
    default:
      return try usedWidth(of: box, in: space)
    }
  }

  private func stackExtent(of box: BoxModel, width: Double, height: Double?) throws(Suspension) -> LayoutSize {
    let space = SizingSpace(width: width + box.margin.horizontal, height: height.map { $0 + box.margin.vertical })
    if isLeaf(box.node) { return try naturalLeafSize(of: box, in: space) }
    guard hasChildren(box.node) else { return LayoutSize(width: box.inset.horizontal, height: box.inset.vertical) }
    var input = LayoutInput(task: .extent)
    input.width = width
    input.height = height ?? 0
    input.definiteHeight = height
    input.breakHeight =
      isWrappingColumn(box.node) ? height.map { max(0, $0 - box.inset.vertical) } ?? .infinity : .infinity
    input.isRightToLeft = box.isRightToLeft
    input.inset = box.inset
    return try answer(box.node, input).size
  }

  private func rootWidth(_ box: BoxModel, in space: SizingSpace) throws(Suspension) -> Double {
    guard space.width == nil, box.width.preferred.kind == .automatic || box.width.preferred.kind == .unresolved else {
      return try usedWidth(of: box, in: space)
    }
    // Endless space: fit-content is max-content.
    var endless = space
    endless.width = .infinity
    return try usedWidth(of: box, in: endless)
  }

  /// Works until `body` finds all its answers.
  private func untilAnswered<Value>(_ body: () throws(Suspension) -> Value) -> Value {
    while true {
      do throws(Suspension) { return try body() } catch { workThroughQuestions() }
    }
  }

  /// Places the children of every container on the list, and of those that are put on it meanwhile.
  private func workThroughPendingLayouts() {
    while arena.contents.pointee.workspace.pending.count > 0 {
      let last = arena.contents.pointee.workspace.pending.count - 1
      let next = arena.contents.pointee.workspace.pending[last]
      arena.contents.pointee.workspace.pending.removeLast()
      arena.contents.pointee.workspace.containers.append(FlexContainer(node: next.node, input: next.input))
      workThroughQuestions()
    }
  }

  /// Runs the container on top of the stack until none is left. One that has to wait finds its answer below it in the cache
  /// when its turn comes again.
  private func workThroughQuestions() {
    while arena.contents.pointee.workspace.containers.count > 0 {
      let count = arena.contents.pointee.workspace.containers.count
      let container = arena.contents.pointee.workspace.containers.base + (count - 1)
      if container.pointee.step == .begin { arena.contents.pointee.statistics.containerVisits += 1 }
      do throws(Suspension) {
        let output = try layOut(container)
        finish(container, with: output)
      } catch {
        // The question lies on top now.
      }
    }
  }

  private func finish(_ container: ContainerPointer, with output: LayoutOutput) {
    let node = container.pointee.node
    let cache = arena.containerCache(of: node)
    if container.pointee.input.task == .frames {
      cache.pointee.placement = container.pointee.input
      arena.results[Int(node)].layoutPass = arena.contents.pointee.layoutPass
    } else {
      cache.pointee.store(output, for: container.pointee.input)
    }
    arena.contents.pointee.workspace.items.truncate(to: container.pointee.firstItem)
    arena.contents.pointee.workspace.lines.truncate(to: container.pointee.firstLine)
    arena.contents.pointee.workspace.containers.removeLast()
  }
}
