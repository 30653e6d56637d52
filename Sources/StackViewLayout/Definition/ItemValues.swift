import LayoutEngine
import ViewTree

/// The properties of an item that a run of a definition sets: at its begin they are those that were set outside of runs.
struct ItemValues {
  var style: Style
  var keepsSpace: Bool
  var collapses: Bool
  var isIncluded: Bool
  var name: String?
}

/// What an item keeps of the runs of definitions that add it.
final class ItemDefinition {
  /// The values that were set outside of runs.
  var base: ItemValues
  /// The values before the run in progress; `nil` outside of runs.
  var before: ItemValues?
  /// The value of the run in progress for ``StackItem/isIncludedInLayout``, which takes effect at its end.
  var isIncluded = true
  /// The container to which the run in progress has added the item.
  private(set) var addedTo: ObjectIdentifier?
  /// The container to which a run has added the item last.
  private(set) var owner: ObjectIdentifier?
  /// Whether the item was in the container before a run has added it, so that it stays when runs no longer add it.
  private(set) var wasThere = false

  init(base: ItemValues) { self.base = base }

  /// Whether a run that sets the item is in progress.
  var isOpen: Bool { before != nil }

  /// Notes that the run in progress adds the item to a container, which contains it already or not.
  fileprivate func add(to container: StackContent, isThere: Bool) {
    let container = ObjectIdentifier(container)
    if owner != container || !isThere { wasThere = isThere }
    (owner, addedTo) = (container, container)
  }

  /// Notes that the run in progress does not add the item.
  func withdraw() { addedTo = nil }
}

extension StackItem {
  private var values: ItemValues {
    ItemValues(
      style: style, keepsSpace: keepsSpace, collapses: collapses, isIncluded: node.isIncluded, name: node.name)
  }

  /// Notes the values before a run, unless the run has set the item already.
  private func open(in run: DefinitionRun) -> ItemDefinition {
    let definition = definition ?? ItemDefinition(base: values)
    self.definition = definition
    if !definition.isOpen {
      definition.before = values
      definition.isIncluded = node.isIncluded
      run.add(self)
    }
    return definition
  }

  /// Begins to set the item as an item of a container: its properties are those that were set outside of runs.
  ///
  /// How a stack arranges its items belongs to its own definition, if it has one.
  /// - Returns: `false` if the run has already added the item.
  func open(in run: DefinitionRun, of container: StackContent) -> Bool {
    let definition = open(in: run)
    guard definition.addedTo == nil else { return false }
    definition.add(to: container, isThere: self.container === container)
    var style = definition.base.style
    if content?.definition != nil { style.setArrangement(of: self.style) }
    take(definition.base, style)
    return true
  }

  /// Begins to set how the stack arranges its items.
  func openArrangement(in run: DefinitionRun) {
    let definition = open(in: run)
    var style = style
    style.setArrangement(of: definition.base.style)
    take(style)
  }

  /// Ends a run: if it has changed a value, the affected items are marked for layout.
  func close() {
    guard let definition, let before = definition.before else { return }
    definition.before = nil
    definition.withdraw()
    // The engine recognizes the style of the last layout by its identity.
    if style == before.style { take(before.style) } else { node.styleDidChange() }
    if keepsSpace != before.keepsSpace || collapses != before.collapses { hidingDidChange() }
    node.setIncluded(definition.isIncluded)
  }

  /// Gives the item the values that were set outside of runs.
  func restoreBase() {
    guard let definition else { return }
    let wasOpen = definition.isOpen
    if !wasOpen { definition.before = values }
    var style = definition.base.style
    if content?.definition != nil { style.setArrangement(of: self.style) }
    take(definition.base, style)
    if !wasOpen { close() }
    forgetDefinition()
  }

  /// Gives the item the values that were set outside of runs, because it has left a container, unless the run in progress
  /// moves it.
  func leave(_ container: StackContent) {
    guard let definition, definition.addedTo == nil, definition.owner == ObjectIdentifier(container) else { return }
    restoreBase()
  }

  /// Gives the item the values that were set outside of runs, if it enters another container than that of the last run by
  /// a call outside of runs.
  func enter(_ container: StackContent) {
    guard let definition, !definition.isOpen, let owner = definition.owner else { return }
    if owner != ObjectIdentifier(container) { restoreBase() }
  }

  /// Discards the values that were set outside of runs, unless the item is a stack with a definition of its own.
  func forgetDefinition() { if content?.definition == nil { definition = nil } }

  /// Discards the values that were set outside of runs, because a stack has no definition any more.
  func forgetDefinition(of content: StackContent) {
    if content === self.content, definition?.addedTo == nil, definition?.owner == nil { definition = nil }
  }

  /// Whether the values are those that were set outside of runs.
  var hasBaseValues: Bool { definition.map { $0.base.style == style } ?? true }

  private func take(_ base: ItemValues, _ style: Style) {
    take(style)
    (keepsSpace, collapses, node.name) = (base.keepsSpace, base.collapses, base.name)
    definition?.isIncluded = base.isIncluded
  }

  /// Changes the values with which runs begin, unless a run is in progress.
  func setBase(_ change: (inout ItemValues) -> Void) {
    guard let definition, !definition.isOpen else { return }
    change(&definition.base)
  }
}

extension Style {
  /// Sets the properties by which a stack arranges its items.
  fileprivate mutating func setArrangement(of other: Style) {
    (direction, wrap) = (other.direction, other.wrap)
    (justifyContent, alignItems, alignContent) = (other.justifyContent, other.alignItems, other.alignContent)
    (rowGap, columnGap, padding) = (other.rowGap, other.columnGap, other.padding)
    (layoutDirection, writingMode) = (other.layoutDirection, other.writingMode)
    (overflowX, overflowY) = (other.overflowX, other.overflowY)
  }
}
