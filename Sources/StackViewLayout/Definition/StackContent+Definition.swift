import PlatformView
import ViewTree

// What a definition needs of the content of a stack.
extension StackContent {
  /// Calls `body`, which defines all items of the stack that no code outside of definitions has added.
  package func defineItems(_ body: () -> Void) {
    // The views of a group are subviews of a stack view that may not be defined in this run.
    if node?.hadView == false { host?.stackContent.synchronizeIfNeeded() }
    let definition = existingOrNewDefinition
    if definition.isRunning || definition.run?.isFinishing == true {
      report(.definitionInProgress(container: label), in: definition)
      return body()
    }
    // The run has opened the item if it has added the stack.
    if let run = item?.definition?.run ?? DefinitionRun.current {
      return definition.perform(in: run, of: self, body)
    }
    let run = DefinitionRun()
    run.perform { definition.perform(in: run, of: self, body) }
  }

  /// Begins the definition of a stack that is defined in the closure of another one.
  func beginDefinition(in run: DefinitionRun) { existingOrNewDefinition.begin(in: run, of: self) }

  private var existingOrNewDefinition: StackDefinition {
    if let definition { return definition }
    let definition = StackDefinition(self)
    self.definition = definition
    return definition
  }

  /// Discards a definition that has defined nothing.
  func forgetDefinition() {
    definition = nil
    item?.forgetDefinition(of: self)
  }

  /// The definition whose run is in progress. At the end of the run, it adds nothing more.
  var openDefinition: StackDefinition? { definition?.run?.isFinishing == false ? definition : nil }

  /// Stores an issue of a run until the next run.
  func report(_ kind: StackIssue.Kind, in definition: StackDefinition) {
    let number = definition.number
    report(kind) { [weak definition] in definition?.number != number }
  }

  /// Reports that subviews were added or removed by other calls than those of a definition, while it runs.
  func reportChangeInDefinition(of view: PlatformView) {
    guard let definition, definition.isRunning else { return }
    report(.changedInDefinition(view: view.item.label, container: label), in: definition)
  }

  /// Updates the items of a stack view to changes of the subviews by other code, if there are any.
  func synchronizeIfNeeded() {
    if node?.hasUnknownItems == true || !subviewState.isSettled { synchronizeSubviews() }
  }

  // MARK: - Placing

  /// Whether the children contain the items, in order.
  func contains(_ items: [StackItem]) -> Bool {
    var next = 0
    for child in children where next < items.count && items[next].node === child { next += 1 }
    return next == items.count
  }

  /// The indexes of items; `nil` for those that are not in the container.
  func places(of items: [StackItem]) -> [Int?] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, child) in children.enumerated() { places[ObjectIdentifier(child)] = index }
    node?.noteVisits(children.count + items.count)
    return items.map { places[ObjectIdentifier($0.node)] }
  }

  /// Inserts an item, or moves it, to an index that does not count the item itself. Its view stays where it is.
  func place(_ item: StackItem, at index: Int) { place(item.node, at: index) }

  /// Adds the views of all items as subviews, or moves them, so that the subviews are in the order of the items. As few
  /// subviews as possible move.
  func arrangeSubviews() {
    guard let host else { return }
    defer { subviewState.endArrangement() }
    let views = itemViews
    let subviews = host.subviews
    if subviews.elementsEqual(views, by: ===) { return }
    if host.viewNode.hasLayoutInProgress, let view = views.first(where: { $0.superview !== host }) {
      reportChange(of: view)
    }
    if subviews.isEmpty {
      for view in views { adopt(view, of: host) { host.placeSubview(view, below: nil) } }
      return
    }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = index }
    let stays = views.map { places[ObjectIdentifier($0)] }.longestIncreasingRun
    var previous: PlatformView?
    for (view, stays) in zip(views, stays) {
      if !stays {
        adopt(view, of: host) {
          if let previous { host.placeSubview(view, above: previous) } else { host.placeSubview(view, at: 0) }
        }
      }
      previous = view
    }
    node?.noteVisits(subviews.count + views.count)
  }

  /// The views of the items, and of those in groups, in order.
  private var itemViews: [PlatformView] {
    var views: [PlatformView] = []
    var pending: [ViewNode] = children.reversed()
    while let item = pending.popLast() {
      if let view = item.view { views.append(view) }
      if !item.hadView { pending += item.children.reversed() }
    }
    return views
  }
}
