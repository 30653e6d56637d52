import Foundation
import LayoutEngine
import PlatformView

/// The state of an item of a container: its view, its container, its items if it is a container, its style in a stack, and its
/// node in the engine's tree.
///
/// Every view has at most one node. The node does not keep its view alive.
///
/// Stored properties are private, and read and written as a whole, so that no exclusivity check is needed at run time.
@safe package final class ViewNode: ViewIsolated {
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    private weak var storedView: PlatformView?
    private weak var storedTree: NodeTree?
    private weak var knownHost: ViewNode?
    private weak var storedParent: ViewNode? { didSet { observeHidden() } }
    /// The observation of the hidden state of the view, while the item is in a container.
    private var hiddenObservation: AnyObject?

    /// Observes the hidden state of the view while the item is in a container. Views do not report it in another way.
    private func observeHidden() {
      guard storedParent != nil, let view else {
        hiddenObservation = nil
        return
      }
      guard hiddenObservation == nil else { return }
      mark(.isViewHidden, view.isHidden)
      hiddenObservation = view.observeHidden { [weak self] isHidden in self?.viewHiddenDidChange(isHidden) }
    }

    var tree: NodeTree? {
      get { storedTree }
      set { storedTree = newValue }
    }

    /// Whether the item belongs to a tree.
    func isIn(_ tree: NodeTree) -> Bool { storedTree === tree }

    /// Whether the item is in a container.
    package func isItem(of container: ViewNode) -> Bool { storedParent === container }

    /// Whether the view is a subview of the view of another item.
    package func isSubviewOf(_ other: ViewNode) -> Bool {
      guard let superview = storedView?.superview else { return false }
      return superview === other.view
    }

    /// Whether the item is in no container, and its view in no other view.
    var isLoose: Bool { storedParent == nil && storedView?.superview == nil }

    /// Whether the view reports every change. Views of UIKit and AppKit do not.
    package var viewReportsChanges: Bool { storedView?.reportsChanges ?? true }

    /// Whether the view already has a frame, as far as its stored properties indicate it.
    func isKnownToHave(_ rect: CGRect) -> Bool { false }
  #else
    // The referenced objects clear these references in their deinitializers. Weak references would need a reference
    // count with every access.
    private var unmanagedView: Unmanaged<PlatformView>?
    private var unmanagedTree: Unmanaged<NodeTree>?
    private var unmanagedParent: Unmanaged<ViewNode>?
    private unowned(unsafe) var uncountedHost: ViewNode?

    private var storedView: PlatformView? {
      get { unsafe unmanagedView?.takeUnretainedValue() }
      set { unsafe unmanagedView = newValue.map { unsafe Unmanaged.passUnretained($0) } }
    }
    private var storedParent: ViewNode? {
      get { unsafe unmanagedParent?.takeUnretainedValue() }
      set { unsafe unmanagedParent = newValue.map { unsafe Unmanaged.passUnretained($0) } }
    }
    private var knownHost: ViewNode? {
      get { unsafe uncountedHost }
      set { unsafe uncountedHost = newValue }
    }
    var tree: NodeTree? {
      get { unsafe unmanagedTree?.takeUnretainedValue() }
      set { unsafe unmanagedTree = newValue.map { unsafe Unmanaged.passUnretained($0) } }
    }

    /// Whether the item belongs to a tree.
    @inline(__always) func isIn(_ tree: NodeTree) -> Bool {
      unsafe unmanagedTree?.toOpaque() == Unmanaged.passUnretained(tree).toOpaque()
    }

    /// Whether the item is in a container.
    @inline(__always) package func isItem(of container: ViewNode) -> Bool {
      unsafe unmanagedParent?.toOpaque() == Unmanaged.passUnretained(container).toOpaque()
    }

    /// Whether the view is a subview of the view of another item.
    @inline(__always) package func isSubviewOf(_ other: ViewNode) -> Bool {
      guard let view = unsafe unmanagedView, let outer = unsafe other.unmanagedView else { return false }
      return unsafe view._withUnsafeGuaranteedRef { view in
        unsafe outer._withUnsafeGuaranteedRef { view.isSubview(of: $0) }
      }
    }

    /// Whether the item is in no container, and its view in no other view.
    @inline(__always) var isLoose: Bool {
      guard unsafe unmanagedParent == nil else { return false }
      return unsafe unmanagedView.map { unsafe $0._withUnsafeGuaranteedRef { !$0.hasSuperview } } ?? true
    }

    /// Whether the view reports every change.
    package var viewReportsChanges: Bool {
      unsafe unmanagedView.map { unsafe $0._withUnsafeGuaranteedRef { $0.reportsChanges } } ?? true
    }

    /// Whether the view already has a frame, as far as its stored properties indicate it.
    @inline(__always) func isKnownToHave(_ rect: CGRect) -> Bool {
      unsafe unmanagedView.map { unsafe $0._withUnsafeGuaranteedRef { $0.isKnownToHave(rect) } } ?? false
    }
  #endif
  /// The sort key of the item among the items of its container: see `PlacedElement`.
  @usableFromInline package var placeKey: Int64 {
    get { storedPlaceKey }
    set { storedPlaceKey = newValue }
  }
  /// The number of items and views that were visited for this item, for tests.
  ///
  /// A loop over the items of a container, and a walk to the enclosing containers, count each item.
  package var visitedItems: Int { storedVisits }
  /// What the item was made for.
  package let kind: ItemKind

  /// The parts that few items have.
  private final class RareParts: ViewIsolated {
    var name: String?
    var heldConstraints: AnyObject?
    var receiveFrame: ((CGRect) -> Void)?
    var definition: AnyObject?
  }

  private var existingParts: RareParts?
  private var parts: RareParts {
    if let existingParts { return existingParts }
    let parts = RareParts()
    existingParts = parts
    return parts
  }

  /// A name for messages. Default: none.
  package var name: String? {
    get { existingParts?.name }
    set { if existingParts != nil || newValue != nil { parts.name = newValue } }
  }
  /// The constraints on the size of the item in every box. The node keeps the object alive. Default: `nil`.
  package var heldConstraints: AnyObject? {
    get { existingParts?.heldConstraints }
    set { parts.heldConstraints = newValue }
  }
  /// Called with the frame of an item without a view, in the coordinates of the enclosing view.
  package var receiveFrame: ((CGRect) -> Void)? {
    get { existingParts?.receiveFrame }
    set { parts.receiveFrame = newValue }
  }
  /// What StackViewLayout keeps of the runs of definitions; `nil` if none has added the item.
  package var definition: AnyObject? {
    get { existingParts?.definition }
    set { if existingParts != nil || newValue != nil { parts.definition = newValue } }
  }

  private var storedPlaceKey: Int64 = 0
  private var storedVisits = 0
  /// The style; `nil` if no property was set.
  private var storedStyle: Style?
  private var storedContent: (any ViewContent)?
  private var storedChildren: [ViewNode] = []
  private var storedChildrenVersion = 0
  private var storedLayoutState: ContainerLayout.State?
  private var storedID: NodeID?
  private var storedNaturalSize: NaturalSize?
  #if DEBUG
    private var storedObservation: LeafObservation?
  #endif
  private var marks: ViewNodeMarks = [
    .isIncluded, .isMeasured, .needsStyle, .needsPins, .needsUpdate, .structureChanged,
  ]

  /// Makes an item without a view, or the node that a view gets.
  package init(_ kind: ItemKind, content: (any ViewContent)? = nil) {
    self.kind = kind
    if let content { self.content = content }
  }

  /// Takes the state of the view.
  func begin(with view: PlatformView) {
    storedView = view
    if view.isHidden { mark(.isViewHidden) }
    // Other views have not been moved yet, so that there are no frames to restore.
    if view.reportsChanges { mark(.isLayoutRequested) }
  }

  /// Whether the item was made for a view, which may be deallocated.
  @inline(__always) package var hadView: Bool { kind == .view }

  /// The view; `nil` for an item without a view, and after the view is deallocated.
  package var view: PlatformView? { storedView }

  /// The properties of the item in a stack, as the engine's style. For a stack they include those that arrange its items.
  package var style: Style {
    get { storedStyle ?? NodeTree.plainStyle }
    set { storedStyle = newValue }
  }

  /// The style, if a property was set, so that the style may differ from the plain one.
  package var ownStyle: Style? { storedStyle }

  /// Changes the style, without marking the item.
  @inline(__always) package func changeStyle(_ change: (inout Style) -> Void) {
    // The style is moved out, so that its memory has one owner, and no exclusivity check is needed at run time.
    var style = storedStyle ?? NodeTree.plainStyle
    storedStyle = nil
    change(&style)
    storedStyle = style
  }

  /// What a container does with its items; `nil` if the item is no container.
  package var content: (any ViewContent)? {
    get { storedContent }
    set {
      storedContent = newValue
      newValue?.node = self
      mark(.surroundingsAreNoted, false)
    }
  }

  /// Whether the item has items.
  package var isContainer: Bool { storedContent != nil }

  /// The items of the container, in order. The container owns them.
  package var children: [ViewNode] {
    get { storedChildren }
    set {
      storedChildren = newValue
      storedChildrenVersion &+= 1
    }
    // The array is moved out while it is changed, so that no exclusivity check is needed at run time.
    _modify {
      var children = storedChildren
      storedChildren = []
      defer { storedChildren = children }
      yield &children
      storedChildrenVersion &+= 1
    }
  }

  /// The number of changes of the items.
  package var childrenVersion: Int { storedChildrenVersion }

  /// The layout of the view, if it is a container view.
  package var layout: ContainerLayout? {
    hadView && storedContent != nil ? ContainerLayout(self) : nil
  }

  /// What the layout of the view keeps, if it is a topmost container.
  var layoutState: ContainerLayout.State? {
    get { storedLayoutState }
    set { storedLayoutState = newValue }
  }

  /// The container of the item.
  package internal(set) var parent: ViewNode? {
    get { storedParent }
    set {
      // Views that do not report changes do not notify the container that the item leaves.
      if let old = storedParent, old !== newValue, !viewReportsChanges { old.contentDidChange() }
      storedParent = newValue
      if !hadView { forgetHost() }
      // The node's own tree keeps items that were removed since its last layout. One of them may be the new container.
      if newValue != nil, let layout, !layout.isBusy { layout.dropTree() }
      placeDidChange()
      if newValue == nil { requestOwnLayouts() }
    }
  }

  /// The content of the container of the item.
  package var container: (any ViewContent)? { storedParent?.content }

  /// The node of the superview of the item's children.
  ///
  /// This is the node itself, or for an item without a view, the node of the enclosing view; `nil` while there is none.
  /// The result is cached along the whole path, until one of the items without a view leaves its container.
  package var host: ViewNode? {
    if hadView { return self }
    var item = self
    var steps = 1
    while !item.hadView {
      if let known = item.knownHost {
        item = known
        break
      }
      guard let outer = item.storedParent else {
        noteVisits(steps)
        return nil
      }
      steps += 1
      item = outer
    }
    noteVisits(steps)
    let host = item
    item = self
    while !item.hadView, item.knownHost == nil, let outer = item.storedParent {
      item.knownHost = host
      item = outer
    }
    return host
  }

  /// Clears the cached host of this item and of all groups in it, because the enclosing view may have changed.
  package func forgetHost() {
    guard knownHost != nil else { return }
    var pending = [self]
    while let item = pending.popLast() {
      item.knownHost = nil
      for child in item.children where child.knownHost != nil { pending.append(child) }
    }
  }

  /// Adds to the number of visited items: see ``visitedItems``.
  package func noteVisits(_ count: Int) { storedVisits = storedVisits &+ count }

  // The state of the item in a tree.

  /// The node in the engine's tree.
  package internal(set) var id: NodeID? {
    get { storedID }
    set { storedID = newValue }
  }

  /// The cached natural size of the view; `nil` if it may have changed.
  var knownNaturalSize: NaturalSize? { storedNaturalSize }

  func keepNaturalSize(_ size: NaturalSize) { storedNaturalSize = size }

  func noteComputesHeights(_ computesHeights: Bool) { storedNaturalSize?.computesHeights = computesHeights }

  /// Discards the natural size. The view is measured again when the size is needed.
  package func forgetNaturalSize() {
    storedNaturalSize = nil
    #if DEBUG
      storedObservation = nil
    #endif
  }

  #if DEBUG
    /// The size that the view returned when it was measured; `nil` if it was not measured since it was marked.
    var observation: LeafObservation? {
      get { storedObservation }
      set { storedObservation = newValue }
    }
  #endif

  /// Whether a mark is set.
  func has(_ mark: ViewNodeMarks) -> Bool { marks.contains(mark) }

  /// Whether all of the marks are set.
  func hasAll(_ all: ViewNodeMarks) -> Bool { marks.isSuperset(of: all) }

  /// Whether one of the marks is set.
  func hasAny(_ some: ViewNodeMarks) -> Bool { !marks.isDisjoint(with: some) }

  /// Sets or removes a mark.
  func mark(_ mark: ViewNodeMarks, _ isSet: Bool = true) {
    if isSet { marks.formUnion(mark) } else { marks.subtract(mark) }
  }

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    deinit {
      // Only containers have items.
      guard let content = storedContent else { return }
      content.nodeWillDeinit(self)
      releaseChildren()
    }

    /// Releases the items without recursion, so that the depth of a tree does not use the call stack.
    ///
    /// Views that are isolated to the main actor cannot be nested that deeply.
    private func releaseChildren() {
      if storedChildren.isEmpty { return }
      var pending = takeChildren()
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node), !node.storedChildren.isEmpty else { continue }
        node.storedContent?.nodeWillDeinit(node)
        pending += node.takeChildren()
      }
    }

    private func takeChildren() -> [ViewNode] {
      let children = storedChildren
      storedChildren = []
      var hasContainers = false
      for child in children {
        child.parentWillDeinit()
        if child.isContainer { hasContainers = true }
      }
      // No item refers to this one when the first of them requests its layout.
      if hasContainers { for child in children { child.requestOwnLayouts() } }
      return children
    }

    /// Clears the container of the item when the container is deallocated, without a notification.
    private func parentWillDeinit() {
      storedParent = nil
      forgetHost()
    }

    package func viewWillDeinit() { unsafe unmanagedView = nil }
  #endif
}

extension ViewNode: PlacedElement {}
