// Layout of plain containers in linear sweeps, in place of the general driver's runs.
//
// Where nothing couples the axes, a whole subtree is laid out in four sweeps: content widths upwards, widths downwards,
// content heights upwards, heights and frames downwards. Each goes once through containers that lie ahead in a list, and
// looks at the items of one after the other. Frames are those of the general driver, to the last bit.

/// The sweeps through the subtrees that have no irregular container.
struct Sweeps {
  let run: LayoutRun
  let isCSS: Bool
  let contents: UnsafeMutablePointer<ArenaContents>
  let nodes: UnsafeMutablePointer<NodeRecord>
  let styles: UnsafeMutablePointer<SharedStyle>
  let axisStyles: UnsafeMutablePointer<AxisStyle>
  let sizes: UnsafeMutablePointer<NodeSizes>
  let states: UnsafeMutablePointer<SweepState>
  let results: UnsafeMutablePointer<NodeResult>
  /// Frames are put on the grid as soon as they are set: in sweeps from the root.
  private(set) var isOnGrid = false

  init(_ run: LayoutRun) {
    self.run = run
    isCSS = run.rules == .css
    contents = run.arena.contents
    nodes = run.arena.nodes
    styles = run.arena.contents.pointee.styleTable.sharedStyles.base
    axisStyles = run.arena.contents.pointee.styleTable.axisStyles.base
    sizes = run.arena.sizes
    states = run.arena.states
    results = run.arena.results
  }

  @inline(__always) func node(_ index: Int32) -> UnsafeMutablePointer<NodeRecord> { nodes + Int(index) }
  @inline(__always) func style(_ index: Int32) -> UnsafeMutablePointer<SharedStyle> {
    styles + Int(nodes[Int(index)].style)
  }
  /// What a node's style says along an axis.
  @inline(__always) func sizing<A: SweepAxis>(_ index: Int32, _ axis: A.Type) -> AxisPointer {
    axisStyles + (2 * Int(nodes[Int(index)].style) + (A.axis == .horizontal ? 0 : 1))
  }
  @inline(__always) func sizes(_ index: Int32) -> UnsafeMutablePointer<NodeSizes> { sizes + Int(index) }
  @inline(__always) func state(_ index: Int32) -> UnsafeMutablePointer<SweepState> { states + Int(index) }

  /// Every child in the flow, as it stands in the document.
  ///
  /// - Parameter isPlain: See ``hasPlainItems(_:)``.
  @inline(__always) func forEachItem(of container: Int32, isPlain: Bool = false, _ body: (Int32) -> Void) {
    var child = node(container).pointee.firstChild
    while child >= 0 {
      let record = node(child)
      if isPlain || record.pointee.traits.isDisjoint(with: [.isHidden, .isAbsolute]) { body(child) }
      child = record.pointee.nextSibling
    }
  }

  /// Whether the items of a container have nothing special. Loops over them are compiled twice: without the tests for what is
  /// rare, and with them.
  @inline(__always) func hasPlainItems(_ container: Int32) -> Bool {
    !node(container).pointee.traits.contains(.hasUnplainChildren)
  }

  /// Whether something is laid out inside the node.
  @inline(__always) func isContainer(_ index: Int32) -> Bool {
    let record = node(index)
    return record.pointee.firstChild >= 0 && !record.pointee.traits.contains(.isLeaf)
  }
}

extension LayoutRun {
  /// Whether everything inside a container can be laid out in sweeps, for such a question.
  func sweeps(_ node: Int32, for input: LayoutInput) -> Bool {
    guard arena.contents.pointee.allowsSweeps, !arena.nodes[Int(node)].traits.contains(.isIrregularInside) else {
      return false
    }
    // The edges of styles that nodes share cannot be replaced.
    if !input.task.isIntrinsicWidth, !arena.allowsInset(input.inset, node) { return false }
    // Leaves are measured in a room of finite width, or in an endless one; one that ends only below is rare.
    return input.measuringHeight == .infinity
      || input.measuringWidth.map { $0 < .infinity } ?? !input.task.isIntrinsicWidth
  }

  /// The answer of a plain container, if this is a question that sweeps can answer.
  func sweptAnswer(of node: Int32, to input: LayoutInput) -> LayoutOutput? {
    guard sweeps(node, for: input) else { return nil }
    let sweeps = Sweeps(self)
    switch input.task {
    case .maxContentWidth:
      return LayoutOutput(extent: sweeps.contentWidth(.largest, of: node, in: input))
    case .minContentWidth where rules == .css, .leastContentWidth where rules == .stackView:
      return LayoutOutput(extent: sweeps.contentWidth(.least, of: node, in: input))
    case .contentHeight where input.definiteHeight == nil:
      return LayoutOutput(extent: sweeps.contentHeight(of: node, in: input))
    case .extent:
      return LayoutOutput(size: sweeps.extent(of: node, in: input))
    default:
      return nil
    }
  }
}

// MARK: - The questions

extension Sweeps {
  func contentWidth(_ kind: ContentWidth, of root: Int32, in input: LayoutInput) -> Double {
    contents.pointee.workspace.sweptRoot = -1
    let room = input.measuringWidth ?? .infinity
    if state(root).pointee.measuringWidth != room { run.arena.forgetWidths(around: root) }
    setRoom(room, of: root)
    return contentWidth(kind, of: root)
  }

  func contentHeight(of root: Int32, in input: LayoutInput) -> Double {
    setSizes(below: root, for: input, asksHeight: true)
    return contentHeight(of: root) + input.inset.vertical
  }

  /// The border box that the content takes in a given size, before anything is aligned.
  func extent(of root: Int32, in input: LayoutInput) -> LayoutSize {
    setSizes(below: root, for: input)
    return contentExtent(of: root, in: input)
  }

  /// Sets the frames of everything below `root`.
  func place(_ root: Int32, in input: LayoutInput) {
    setSizes(below: root, for: input)
    var sweeps = self
    sweeps.isOnGrid = root == contents.pointee.workspace.snapping.root
    sweeps.sweepHeightsDown(from: root, in: input)
  }

  /// The second and the third sweep, unless they were the last ones in this layout, for the same root in the same way.
  private func setSizes(below root: Int32, for input: LayoutInput, asksHeight: Bool = false) {
    prepare(root, for: input)
    if contents.pointee.workspace.sweptRoot == root, state(root).pointee.marks.contains(.widthsAreSet) { return }
    if asksHeight { state(root).pointee.marks.insert(.heightIsAsked) }
    sweepWidthsDown(from: root)
    refreshContentHeights()
    contents.pointee.workspace.sweptRoot = root == contents.pointee.workspace.snapping.root ? root : -1
  }

  /// Gives a root the width and the edges for which it is asked.
  private func prepare(_ root: Int32, for input: LayoutInput) {
    let state = state(root)
    state.pointee.marks.remove(.heightIsAsked)
    let knownRoom = state.pointee.measuringWidth
    if let room = input.measuringWidth { setRoom(room, of: root) }
    let marks = SweepState.Marks.rootMarks(input)
    let hasInset = run.arena.hasInset(input.inset, root)
    let isSame =
      state.pointee.width == input.width && hasInset
      && state.pointee.marks.intersection([.isRightToLeft, .measuresInOuterRoom]) == marks
    if !hasInset { run.arena.setInset(input.inset, root) }
    if !isSame || state.pointee.measuringWidth != knownRoom { run.arena.forgetWidths(around: root) }
    if isSame { return }
    state.pointee.width = input.width
    state.pointee.marks.subtract([.isRightToLeft, .measuresInOuterRoom, .widthsAreSet])
    state.pointee.marks.formUnion(marks)
  }

  /// Says in which room leaves inside are measured. In another one they have other natural sizes.
  @inline(__always) func setRoom(_ room: Double, of node: Int32) {
    let state = state(node)
    guard state.pointee.measuringWidth != room else { return }
    state.pointee.measuringWidth = room
    state.pointee.marks.subtract([.hasMaxContent, .hasMinContent, .widthsAreSet])
  }
}

extension SweepState.Marks {
  fileprivate static func rootMarks(_ input: LayoutInput) -> SweepState.Marks {
    var marks: SweepState.Marks = []
    if input.isRightToLeft { marks.insert(.isRightToLeft) }
    if input.measuringWidth != nil { marks.insert(.measuresInOuterRoom) }
    return marks
  }
}
