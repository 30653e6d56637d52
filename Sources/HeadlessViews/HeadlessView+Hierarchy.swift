extension HeadlessView {
  /// Returns whether this view is `view` or a descendant of it.
  ///
  /// - Complexity: O(depth) or O(views in `view`), whichever is less.
  public func isDescendant(of view: HeadlessView) -> Bool {
    if view.subviews.isEmpty { return view === self }
    var ancestor = self
    for _ in 0..<HeadlessView.depthWithoutSearch {
      if ancestor === view { return true }
      guard let next = ancestor.superview else { return false }
      ancestor = next
    }
    return isFar(ancestor, below: view)
  }

  /// The number of levels up to which only ancestors are searched.
  private static let depthWithoutSearch = 16

  /// Returns whether this view is a descendant of `view`, which is not found between the view and `start`.
  ///
  /// The search alternates between the ancestors of `start` and the descendants of `view`, because large hierarchies
  /// are often added to small ones and vice versa.
  private func isFar(_ start: HeadlessView, below view: HeadlessView) -> Bool {
    var ancestor = start
    var pending: [(view: HeadlessView, next: Int)] = [(view, 0)]
    while let (parent, next) = pending.popLast() {
      noteVisits(2)
      if ancestor === view { return true }
      guard let above = ancestor.superview else { return false }
      ancestor = above
      if next + 1 < parent.subviews.count { pending.append((parent, next + 1)) }
      let child = parent.subviews[next]
      if child === self { return true }
      if !child.subviews.isEmpty { pending.append((child, 0)) }
    }
    return false
  }
}

extension HeadlessView {
  /// Inserts `view` at `index`, which is clamped. An ancestor of this view, or this view itself, is not moved.
  func adopt(_ view: HeadlessView, at index: Int) {
    guard canAdopt(view) else { return }
    if view.isSubview(of: self) {
      reorder(view, to: index)
      return
    }
    view.willMove(toSuperview: self)
    view.superview?.willRemoveSubview(view)
    // The overridable methods may have moved views themselves.
    guard !view.isSubview(of: self), canAdopt(view) else { return }
    let traits = view.subviews.isEmpty ? nil : view.traitsOfSubviews
    view.detach()
    noteVisits(subviews.insertPlaced(view, at: min(max(index, 0), subviews.count)))
    view.superview = self
    view.inheritTraits()
    // Requests that were sent to the former superview are sent to this one.
    if view.reportsChanges { view.observer?.viewDidMove() }
    noteNeedsLayout()
    view.noteNeedsLayout()
    if let traits { view.markInheritedLayouts(since: traits) }
    view.didMoveToSuperview()
    if view.isSubview(of: self) { didAddSubview(view) }
  }

  /// Returns whether inserting `view` creates no cycle.
  private func canAdopt(_ view: HeadlessView) -> Bool {
    !isDescendant(of: view)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    guard superview === parent else { return }
    let traits = traitsOfSubviews
    detach()
    inheritTraits()
    markInheritedLayouts(since: traits)
    if reportsChanges { observer?.viewDidMove() }
    didMoveToSuperview()
  }

  /// Removes the view from its superview without calling overridable methods.
  private func detach() {
    guard let parent = superview else { return }
    parent.subviews.removePlaced(self)
    superview = nil
    parent.noteNeedsLayout()
  }

  /// Inserts `view` next to `sibling`, or at an index if `sibling` is not a subview of this view.
  func insert(_ view: HeadlessView, besides sibling: HeadlessView, offset: Int, otherwise: Int) {
    guard view !== sibling || view.superview !== self else { return }
    guard sibling.superview === self, let index = index(of: sibling) else {
      adopt(view, at: otherwise)
      return
    }
    // The index does not count the view itself.
    let own = view.superview === self ? self.index(of: view) : nil
    adopt(view, at: index + offset - (own.map { $0 < index } == true ? 1 : 0))
  }

  /// Moves a subview to an index, which is clamped.
  func reorder(_ view: HeadlessView, to index: Int) {
    guard let old = self.index(of: view) else { return }
    let new = min(max(index, 0), subviews.count - 1)
    guard old != new else { return }
    subviews.remove(at: old)
    noteVisits(subviews.insertPlaced(view, at: new))
    noteReordered([view])
  }

  /// Exchanges the subviews at two indexes, which are clamped.
  func exchange(_ index1: Int, _ index2: Int) {
    guard !subviews.isEmpty else { return }
    let last = subviews.count - 1
    let (first, second) = (min(max(index1, 0), last), min(max(index2, 0), last))
    guard first != second else { return }
    let (one, other) = (subviews[first], subviews[second])
    subviews.swapAt(first, second)
    (one.placeKey, other.placeKey) = (other.placeKey, one.placeKey)
    noteReordered([one, other])
  }

  private func noteReordered(_ views: [HeadlessView]) {
    if reportsChanges { for view in views { observer?.subviewWasReordered(view) } }
    noteNeedsLayout()
  }

  /// Returns the index of a subview; `nil` for another view.
  package func index(of view: HeadlessView) -> Int? {
    view.isSubview(of: self) ? subviews.place(of: view) : nil
  }

  /// Releases the subviews without recursion, so that the depth of a tree does not use the call stack.
  ///
  /// Descendants that are retained elsewhere keep their own subviews.
  func releaseSubviews() {
    guard !subviews.isEmpty else { return }
    var pending = takeSubviews()
    while var view = pending.popLast() {
      let isReferenced = !isKnownUniquelyReferenced(&view)
      if isReferenced { view.inheritTraits() } else { pending.append(contentsOf: view.takeSubviews()) }
    }
  }

  /// Removes all subviews without a notification.
  ///
  /// No view refers to this one when the first of them is released, because other objects are released with it.
  private func takeSubviews() -> [HeadlessView] {
    let views = subviews
    subviews = []
    for view in views { view.superview = nil }
    return views
  }
}

extension HeadlessView: PlacedElement {}

extension HeadlessView: Hashable {
  /// Returns whether two references refer to the same view.
  public static func == (first: HeadlessView, second: HeadlessView) -> Bool {
    first === second
  }

  /// Hashes the identity of the view.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
