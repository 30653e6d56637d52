import LayoutEngine
import ViewTree

/// What an item keeps of the runs of definitions that add it.
///
/// A run sets the properties of the item directly. At its begin they are those that were set outside of runs, and at its
/// end the item is marked for layout if they differ from those of the last run.
///
/// A run opens and closes each item. Stored properties are therefore read and written as a whole, so that no exclusivity
/// check is needed at run time.
final class ItemDefinition: ViewIsolated {
  /// The properties of an item besides its style and its name.
  struct Flags: OptionSet {
    var rawValue: UInt8

    static let keepsSpace = Flags(rawValue: 1)
    static let collapses = Flags(rawValue: 2)
    static let isIncluded = Flags(rawValue: 4)
  }

  /// What runs set of an item.
  struct Parts: OptionSet {
    var rawValue: UInt8

    /// The properties of the item in its container. The run of the container sets them.
    static let item = Parts(rawValue: 1)
    /// How a stack arranges its items. Its own run sets it.
    static let arrangement = Parts(rawValue: 2)
  }

  /// The style and the flags that were set outside of runs.
  private(set) var baseStyle: Style
  private(set) var baseFlags: Flags
  private var baseName: String?
  /// The style before the run in progress. Outside of runs, memory for the style of the next run.
  private var otherStyle: Style
  /// The flags before the run in progress.
  private var flagsBefore: Flags = []
  /// The value of ``StackItem/isIncludedInLayout`` in the run in progress, which takes effect at its end.
  private(set) var isIncluded = true
  /// Whether a run has set the name.
  private var setsName = false
  /// What the run in progress sets; empty outside of runs.
  private(set) var parts: Parts = []
  /// Whether the style is that of `baseStyle` until the run in progress changes it.
  private var hasBaseStyle = false
  /// The run in progress, if the item is a stack.
  private(set) var run: DefinitionRun?
  /// The container to which the run in progress has added the item.
  private(set) var addedTo: ObjectIdentifier?
  /// The container to which a run has added the item last.
  private(set) var owner: ObjectIdentifier?
  /// Whether the item was in the container before a run has added it, so that it stays when runs no longer add it.
  private(set) var wasThere = false

  /// Whether the content of the view may have changed after a run.
  private let measuresAgain: Bool

  init(_ item: StackItem) {
    (baseStyle, otherStyle, baseName) = (item.style, item.style, item.node.name)
    baseFlags = item.flags
    measuresAgain = item.node.content == nil && item.node.hadView && !item.node.viewReportsChanges
  }

  /// Whether a run that sets the item is in progress.
  var isOpen: Bool { !parts.isEmpty }

  /// Whether the run in progress sets the item as an item of its container.
  var setsItem: Bool { parts.contains(.item) }

  /// Whether the run in progress sets how the stack arranges its items. The end of the stack's own run closes the item.
  var setsArrangement: Bool { parts.contains(.arrangement) }

  // MARK: - Running

  /// Begins to set a part of an item.
  @inline(__always) func open(_ part: Parts, of item: StackItem, in run: DefinitionRun) {
    if parts.isEmpty {
      if item.content != nil { self.run = run }
      hasBaseStyle = item.style.sharesMemory(with: baseStyle)
      if !hasBaseStyle { beginStyle(of: item) }
    } else if parts.contains(part) {
      // The last definition of a run counts.
      item.take(base(of: part, otherwise: item.style))
    }
    if part == .item {
      openFlags(of: item)
      // A name is a part of the item: a stack's own definition keeps the name that an outer one has set.
      if setsName { restoreName(of: item) }
    }
    parts = parts.union(part)
  }

  @inline(__always) private func openFlags(of item: StackItem) {
    if !setsItem { flagsBefore = item.flags }
    isIncluded = baseFlags.contains(.isIncluded)
    if flagsBefore != baseFlags { item.take(baseFlags) }
  }

  /// Gives the item the name that was set outside of runs.
  func restoreName(of item: StackItem) {
    item.node.name = baseName
    setsName = false
  }

  /// The style that was set outside of runs in a part, and another style in the rest.
  private func base(of part: Parts, otherwise style: Style) -> Style {
    var result = part == .item ? baseStyle : style
    result.setArrangement(of: part == .item ? style : baseStyle)
    return result
  }

  private func beginStyle(of item: StackItem) {
    var style = otherStyle
    otherStyle = item.style
    style.takeValues(of: baseStyle)
    item.take(style)
  }

  /// Notes that the run in progress adds the item to a container, which contains it already or not.
  @inline(__always) func add(to container: StackContent, isThere: @autoclosure () -> Bool) {
    let container = ObjectIdentifier(container)
    if owner != container { (owner, wasThere) = (container, isThere()) }
    addedTo = container
  }

  /// Notes that the item has left the container to which a run has added it.
  func leave() { (owner, addedTo) = (nil, nil) }

  /// Notes that the run in progress does not add the item.
  func withdraw() { addedTo = nil }

  /// The style that was set outside of runs, in which a stack with a definition of its own keeps its arrangement.
  func base(besides style: Style, of item: StackItem) -> Style {
    item.content?.definition == nil ? baseStyle : base(of: .item, otherwise: style)
  }

  /// Ends a run: if it has changed a value, the affected items are marked for layout.
  @inline(__always) func close(_ item: StackItem) {
    if parts.isEmpty { return }
    if !hasBaseStyle || !item.style.sharesMemory(with: baseStyle) { endStyle(of: item) }
    let hasSetItem = setsItem
    (parts, addedTo) = ([], nil)
    if run != nil { run = nil }
    guard hasSetItem else { return }
    let flags = item.flags
    if flags != flagsBefore { item.node.styleDidChange() }
    if flags.contains(.isIncluded) != isIncluded { item.node.setIncluded(isIncluded) }
    if measuresAgain { item.node.setNeedsReview() }
  }

  private func endStyle(of item: StackItem) {
    let before = hasBaseStyle ? baseStyle : otherStyle
    let style = item.style
    if parts != [.item, .arrangement], item.content?.definition != nil {
      var merged = parts.contains(.item) ? style : before
      merged.setArrangement(of: parts.contains(.item) ? before : style)
      item.take(merged)
    }
    if item.style == before {
      // The engine recognizes the style of the last layout by its identity.
      otherStyle = style
      item.take(before)
    } else {
      item.node.styleDidChange()
    }
  }

  // MARK: - Outside of runs

  /// Whether a property of a part belongs to the run in progress.
  ///
  /// The run of a stack does not set the stack as an item of its container, and the run of a container does not set the
  /// arrangement of a stack with a definition of its own. If they do, the properties are set as by other code.
  func setsStyle(_ part: Parts, of item: StackItem) -> Bool {
    parts.contains(part) || part == .arrangement && item.content?.definition == nil
  }

  /// Changes a style as outside of runs while a run is in progress.
  func setOutsideOfRun(_ item: StackItem, _ change: (inout Style) -> Void) {
    let before = baseStyle
    setBase(change)
    if !hasBaseStyle {
      var style = otherStyle
      change(&style)
      otherStyle = style
    }
    var style = item.style
    change(&style)
    item.take(style)
    if baseStyle != before { item.node.styleDidChange() }
  }

  /// Changes the values with which runs begin.
  func setBase(_ change: (inout Style) -> Void) {
    var style = baseStyle
    change(&style)
    baseStyle = style
  }

  func setBase(_ flag: Flags, _ isSet: Bool) {
    baseFlags = isSet ? baseFlags.union(flag) : baseFlags.subtracting(flag)
  }

  func setIncluded(_ isIncluded: Bool) { self.isIncluded = isIncluded }

  func setName(_ name: String?) { if isOpen { setsName = true } else { baseName = name } }
}

extension StackItem {
  /// The properties of the item besides its style and its name.
  var flags: ItemDefinition.Flags {
    var flags: ItemDefinition.Flags = node.isIncluded ? .isIncluded : []
    if keepsSpace { flags.insert(.keepsSpace) }
    if collapses { flags.insert(.collapses) }
    return flags
  }

  fileprivate func take(_ flags: ItemDefinition.Flags) {
    (keepsSpace, collapses) = (flags.contains(.keepsSpace), flags.contains(.collapses))
  }

  /// The definition of the item, a new one if no run has added it yet.
  private var existingOrNewDefinition: ItemDefinition {
    if let definition { return definition }
    let definition = ItemDefinition(self)
    self.definition = definition
    return definition
  }

  /// Begins to set the item as an item of a container. Returns `false` if the run has already added the item.
  @inline(__always) func open(in run: DefinitionRun, of container: StackContent) -> Bool {
    let definition = existingOrNewDefinition
    guard definition.addedTo == nil else { return false }
    definition.open(.item, of: self, in: run)
    definition.add(to: container, isThere: self.container === container)
    return true
  }

  /// Begins to set how the stack arranges its items.
  func openArrangement(in run: DefinitionRun) { existingOrNewDefinition.open(.arrangement, of: self, in: run) }

  /// Gives the item the values that were set outside of runs.
  func restoreBase() {
    guard let definition else { return }
    if let run = definition.run, definition.setsArrangement {
      definition.open(.item, of: self, in: run)
    } else {
      let (styleBefore, flagsBefore) = (style, flags)
      take(definition.base(besides: styleBefore, of: self))
      take(definition.baseFlags)
      definition.restoreName(of: self)
      if style != styleBefore { node.styleDidChange() }
      if flags != flagsBefore { node.styleDidChange() }
      node.setIncluded(definition.baseFlags.contains(.isIncluded))
    }
    forgetDefinition()
  }

  /// Gives the item the values that were set outside of runs, because it has left a container, unless the run in progress
  /// moves it.
  func leave(_ container: StackContent) {
    guard let definition, definition.addedTo == nil, definition.owner == ObjectIdentifier(container) else { return }
    definition.leave()
    restoreBase()
  }

  /// Gives the item the values that were set outside of runs, if it enters another container than that of the last run by
  /// a call outside of runs.
  func enter(_ container: StackContent) {
    guard let definition, !definition.isOpen, let owner = definition.owner else { return }
    if owner != ObjectIdentifier(container) { restoreBase() }
  }

  /// Removes the item from those that the run in progress has added to a container.
  func withdraw(from container: StackContent) {
    definition?.withdraw()
    if definition?.setsArrangement == false { definition?.close(self) }
    leave(container)
  }

  /// Discards the values that were set outside of runs, unless the item is a stack with a definition of its own.
  private func forgetDefinition() { if content?.definition == nil { definition = nil } }

  /// Discards the values that were set outside of runs, because the stack has no definition any more.
  func forgetDefinition(of content: StackContent) {
    if content === self.content, definition?.owner == nil { definition = nil }
  }

  /// Whether the style is the one that was set outside of runs.
  var hasBaseStyle: Bool { definition.map { $0.baseStyle == style } ?? true }
}

extension Style {
  /// Sets the properties by which a stack arranges its items.
  fileprivate mutating func setArrangement(of other: Style) {
    (direction, wrap) = (other.direction, other.wrap)
    (justifyContent, alignItems, alignContent) = (other.justifyContent, other.alignItems, other.alignContent)
    (columns, minColumnWidth) = (other.columns, other.minColumnWidth)
    (rowGap, columnGap, padding) = (other.rowGap, other.columnGap, other.padding)
    (layoutDirection, writingMode) = (other.layoutDirection, other.writingMode)
    (overflowX, overflowY) = (other.overflowX, other.overflowY)
  }
}
