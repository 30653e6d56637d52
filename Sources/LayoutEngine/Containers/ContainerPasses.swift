// Containers of other kinds than flexbox in the passes of a layout.

extension LayoutPasses {
  /// Calls `body` with the functions of a container's kind, and with the container.
  ///
  /// The numbers that the functions return, and those that they set, can be invalid: the passes limit them.
  private func withKind<Result>(
    of node: Int32, inset: Edges<Double> = Edges(0), _ body: (ContainerKind.Functions, ContainerPass) -> Result
  ) -> Result {
    let entry = arena.kindEntry(of: node)
    return body(entry.kind.functions, ContainerPass(self, node, entry.data, inset: inset))
  }

  /// Whether an outer container of the same kind lays out the items of a container.
  func isJoined(_ node: Int32) -> Bool {
    nodes[node].traits.intersection([.joinsNested, .isLeaf]) == .joinsNested
      && arena.joinsParent(node)
  }

  // MARK: - Intrinsic widths

  /// Lists the intrinsic widths of the containers among the items, which are needed first.
  func listIntrinsicWidths(insideKind listed: ListedWidths) {
    forEachContainer(among: listed.node) { item in
      if leavesMeasureInAvailableSpace { setIntrinsicSpace(.endless, of: item) }
      list(ListedWidths(node: item, maxContent: listed.maxContent, minContent: listed.minContent))
    }
  }

  /// Calls `body` with the containers among the items, also those inside of joined containers.
  private func forEachContainer(among node: Int32, _ body: (Int32) -> Void) {
    guard !nodes[node].traits.isDisjoint(with: [.hasGrandchildren, .joinsNested]) else { return }
    arena.forEachDescendant(of: node) { item in
      if item == node { return true }
      if nodes[item].traits.contains(.isHidden) { return false }
      if isJoined(item) {
        // The pass visits the outermost container, and the next change inside has to mark that container again.
        states[item].marks.remove(.isDirty)
        return true
      }
      if isContainer(item) { body(item) }
      return false
    }
  }

  /// The intrinsic width of a container, as a content box.
  ///
  /// - Parameter height: The definite height of the content box; NaN: indefinite.
  func intrinsicWidth(ofKind node: Int32, _ question: ContainerQuestion.Kind, height: Double) -> Double {
    forEachContainer(among: node) { _ in }
    let extent = height.isNone ? ContainerExtent.fitting(limit: .infinity) : .given(height)
    return withKind(of: node) { $0.intrinsicWidth($1, IntrinsicSize(kind: question), extent) }.boundedSize
  }

  /// The intrinsic width of an item, as a border box.
  func intrinsicWidth(ofKindItem node: Int32, _ kind: ContainerQuestion.Kind, height: Double?) -> Double {
    if isLeaf(node) { return kind == .leastContent ? 0 : intrinsicLeafWidth(kind, of: node) }
    if !isContainer(node) || isJoined(node) { return 0 }
    var question = ContainerQuestion(kind)
    if let height, couplesAxes(node) {
      question.definiteHeight = max(0, height - unresolvedStyle(node, Vertical.self).inset)
      question.breakHeight = breakHeight(of: node, height: height)
    }
    return intrinsicWidth(of: node, question) + unresolvedStyle(node, Horizontal.self).inset
  }

  // MARK: - Widths

  /// Sets the widths of all items, and visits the containers among them.
  func setWidths(insideKind node: Int32) {
    let definiteHeight = coupledHeights(of: node).ofWidths
    let space =
      (node == arena.workspace.root ? arena.workspace.rootSpace : nil)
      ?? ContainerSpace(
        width: .given(states[node].width),
        height: definiteHeight.isNone ? .fitting(limit: .infinity) : .given(definiteHeight))
    let width = withKind(of: node, inset: arena.inset(of: node)) { $0.setWidths($1, space) }
    // The width of any other container is given. If a kind returned a limited width and the node kept it, a wrapping
    // column would find another width than it set, set it again, and never end.
    if node == arena.workspace.root { states[node].width = width.boundedSize }
  }

  @inline(__always) func setWidth(_ width: Double, ofKindItem node: Int32, followsContent: Bool, heightIsKnown: Bool) {
    if isLeaf(node) {
      states[node].marks.setWidth(followsContent: followsContent, isNatural: followsContent)
      states[node].availableSpace = .endless
    }
    let isJoined = isJoined(node)
    guard isContainer(node), !isJoined else {
      states[node].width = width
      // The results of an earlier layout as a flex item may be those at another width.
      states[node].marks.subtract([.widthsAreSet, .hasContentHeight])
      if isJoined { visitJoined(node) }
      return
    }
    // Of its style, only padding and border determine the size of a container as an item.
    if flexStyle(node).traits.contains(.hasPercentageEdges) { resolveEdges(of: node, PercentageBasis()) }
    if states[node].marks.contains(.widthFollowsContent) {
      states[node].marks.subtract([.widthFollowsContent, .widthsAreSet])
    }
    setMeasuredWidth(width, of: node)
    setBreakHeight(.infinity, of: node)
    // Where the height is known, the frame pass sets the widths inside.
    if heightIsKnown, couplesAxes(node) {
      states[node].marks.remove(.heightIsNeeded)
      return
    }
    if !coupledHeights(of: node).ofWidths.isNone {
      arena.setHeightOfWidths(.nan, of: node)
      states[node].marks.subtract([.widthsAreSet, .hasContentHeight])
    }
    states[node].marks.insert(.heightIsNeeded)
    if !states[node].marks.contains(.widthsAreSet) || states[node].marks.contains(.isInDirtyList) {
      list(node)
    }
  }

  /// Clears the marks of a joined container: the next change inside has to mark the outermost container again.
  func visitJoined(_ node: Int32) {
    states[node].marks.subtract([.isDirty, .intrinsicWidthsAreStale, .hasMaxContent, .hasMinContent])
  }

  // MARK: - Heights

  func listContentHeights(insideKind node: Int32) { forEachContainer(among: node) { listContentHeight(of: $0) } }

  /// The content height of a container at its width, as a content box.
  func contentHeight(ofKind node: Int32) -> Double {
    withKind(of: node) { $0.height($1, .fitting(limit: .infinity)) }.boundedSize
  }

  /// The content height of an item at its width, as a border box.
  func contentHeight(ofKindItem node: Int32) -> Double {
    if isLeaf(node) { return measureLeaf(node, atWidth: max(0, states[node].width)).size.height }
    if !isContainer(node) || isJoined(node) { return 0 }
    return contentHeight(of: node) + axisStyle(node, Vertical.self).inset
  }

  // MARK: - Frames

  /// Sets the frames of all items.
  ///
  /// - Returns: The height of the container.
  @discardableResult func placeItems(ofKind node: Int32, _ height: ContainerExtent) -> Double {
    withKind(of: node, inset: arena.inset(of: node)) { $0.setFrames($1, height) }.boundedSize
  }

  @inline(__always) func setFrame(y: Double, height: Double, ofKindItem node: Int32, followsContent: Bool) {
    let isSameHeight = results[node].frame.height == height
    results[node].frame = LayoutRect(x: states[node].x, y: y, width: states[node].width, height: height)
    if isLeaf(node) {
      var marks = states[node].marks.subtracting([.keepsWidth, .keepsHeight])
      if marks.contains(.widthIsNatural) { marks.insert(.keepsWidth) }
      if followsContent { marks.insert(.keepsHeight) }
      states[node].marks = marks
    } else if isJoined(node) {
      states[node].marks.subtract([.isSnapped, .isDirty, .isPlaced])
    } else if isContainer(node) {
      states[node].marks.insert(.needsWidthPass)
      setDefiniteHeight(height, of: node, isSameHeight: isSameHeight)
      setPlacedBreakHeight(breakHeight(of: node, height: height), of: node)
    }
  }

  // MARK: - Baselines

  /// A baseline of a container; NaN without a baseline.
  func baseline(_ set: BaselineSet, ofKind node: Int32, _ question: ContainerQuestion) -> Double {
    let baseline = withKind(of: node, inset: arena.inset(of: node)) { $0.baseline($1, set, question.height) } ?? .nan
    return baseline.isNone ? baseline : baseline.bounded
  }

  /// A baseline of an item; NaN without a baseline.
  func baseline(_ set: BaselineSet, ofKindItem node: Int32, at size: LayoutSize) -> Double {
    if isLeaf(node) { return measureLeaf(node, atWidth: max(0, size.width)).baseline(set) ?? .nan }
    // The missing baseline of orthogonal lines is known without a question.
    if !isContainer(node) || isJoined(node) || isOrthogonal(node) { return .nan }
    return answer(to: baselineQuestion(set, to: node, at: size), of: node)
  }

  // MARK: - The root

  /// Sizes a container at the root.
  ///
  /// With a fitted height, the items are placed, too.
  func sizedRoot(ofKind root: Int32, in space: RootSpace) -> SizedRoot {
    let space = containerSpace(ofRoot: root, in: space)
    setWidths(inRoot: root, space)
    var sized = SizedRoot(size: LayoutSize(width: states[root].width, height: space.height.limit))
    if case .fitting = space.height {
      sized.size.height = placeItems(ofKind: root, space.height)
      sized.isPlaced = true
    }
    sized.definiteHeight = sized.size.height
    return sized
  }

  func measureRoot(ofKind root: Int32, in space: RootSpace) -> LayoutSize {
    let space = containerSpace(ofRoot: root, in: space)
    if case .given(let width) = space.width, case .given(let height) = space.height {
      return LayoutSize(width: width, height: height)
    }
    var question = ContainerQuestion(.extentWidth)
    (question.width, question.height) = (space.width.limit, space.height.limit)
    if let known = storedExtent(of: root, question) { return known }
    setWidths(inRoot: root, space)
    let height = withKind(of: root, inset: arena.inset(of: root)) { $0.height($1, space.height) }.boundedSize
    let size = LayoutSize(width: states[root].width, height: height)
    store(size, of: root, question)
    return size
  }

  /// The extents of a container at the root: its preferred sizes, where they are definite.
  private func containerSpace(ofRoot root: Int32, in space: RootSpace) -> ContainerSpace {
    switch space {
    case .exact(let size):
      _ = rootBox(root, PercentageBasis(width: size.width, height: size.height))
      return ContainerSpace(width: .given(size.width), height: .given(size.height))
    case .available(let width, let height):
      let box = rootBox(root, PercentageBasis(width: width, height: height))
      return ContainerSpace(
        width: sizing(box, Horizontal.self).definiteSize.map { .given($0) } ?? .fitting(limit: width ?? .infinity),
        height: sizing(box, Vertical.self).definiteSize.map { .given($0) } ?? .fitting(limit: height ?? .infinity))
    }
  }

  /// Sets the widths in a container at the root, and in everything below.
  private func setWidths(inRoot root: Int32, _ space: ContainerSpace) {
    var width = states[root].width
    if case .given(let given) = space.width { width = given }
    prepareRoot(root, width: width, widthFollowsContent: false, availableSpace: .endless)
    // In another space, the items may have other widths.
    if arena.contents.rootSpace != RootContainerSpace(root: root, space: space) { states[root].forgetWidths() }
    arena.contents.rootSpace = RootContainerSpace(root: root, space: space)
    arena.workspace.rootSpace = space
    states[root].marks.remove(.heightIsNeeded)
    setWidths(below: root)
    arena.workspace.rootSpace = nil
  }
}

/// A root of a ``ContainerKind``, and the space in which its widths were set.
struct RootContainerSpace: Equatable {
  let root: Int32
  let space: ContainerSpace
}
