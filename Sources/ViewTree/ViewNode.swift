import Foundation
import LayoutEngine
import PlatformView

/// What is known of one item of a container, whichever face the container has: its view, what stands in it, where it stands,
/// and its node in the engine's tree.
///
/// Every view has at most one. It does not keep its view alive.
///
/// What is stored is private, and read and written as a whole: no access has to be checked while the program runs.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
@safe package final class ViewNode {
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    private weak var storedView: PlatformView?
    private weak var storedFace: AnyObject?
    private weak var storedContainer: (any ViewContent)?
    private weak var storedTree: NodeTree?
    private weak var knownHost: ViewNode?
    /// The observation of whether the view is hidden, while the item stands in a container.
    private var hiddenObservation: AnyObject?
  #else
    // Whoever is named here says when it goes: no weak references have to be counted, which costs with every use.
    private var storedView: Unmanaged<PlatformView>?
    private unowned(unsafe) var uncountedFace: AnyObject?
    private unowned(unsafe) var uncountedContainer: (any ViewContent)?
    private var storedTree: Unmanaged<NodeTree>?
    private unowned(unsafe) var uncountedHost: ViewNode?

    private var storedFace: AnyObject? {
      get { unsafe uncountedFace }
      set { unsafe uncountedFace = newValue }
    }
    private var storedContainer: (any ViewContent)? {
      get { unsafe uncountedContainer }
      set { unsafe uncountedContainer = newValue }
    }
    private var knownHost: ViewNode? {
      get { unsafe uncountedHost }
      set { unsafe uncountedHost = newValue }
    }
  #endif
  /// The item's place among those of its container: see `PlacedElement`.
  package var placeKey: Int64 = 0
  /// How many items and views were visited on behalf of this one, for tests: a loop over the items of a container, and a walk to the
  /// containers around, count each of them.
  package var visitedItems: Int { storedVisits }
  /// Whether the item was made for a view, which may be gone by now.
  package let hadView: Bool
  /// What messages call an item without a view.
  private let kind: String

  /// A name for messages. Default: none.
  package var name: String?
  /// What is said of the item's size wherever it stands in a box. The node keeps it alive. Default: nothing.
  package var heldConstraints: AnyObject?
  /// Called with the frame of an item without a view, in the view that the item stands in.
  package var receiveFrame: ((CGRect) -> Void)?

  private var storedVisits = 0
  private var storedContent: (any ViewContent)?
  private var storedLayout: ContainerLayout?
  private var storedID: NodeID?
  private var storedNaturalSize: NaturalSize?
  private var marks: ViewNodeMarks = [.isIncluded, .isMeasured, .needsStyle, .needsPins, .needsUpdate]

  /// Makes the node of a view, or of an item without a view, which messages call `kind`.
  package init(view: PlatformView?, content: (any ViewContent)? = nil, kind: String = "an item") {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      storedView = view
    #else
      unsafe storedView = view.map { unsafe Unmanaged.passUnretained($0) }
    #endif
    storedContent = content
    self.kind = kind
    hadView = view != nil
    if view?.isHidden == true { mark(.isViewHidden) }
  }

  /// The view; `nil` for an item without a view, and once the view is gone.
  package var view: PlatformView? {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return storedView
    #else
      return unsafe storedView?.takeUnretainedValue()
    #endif
  }

  /// What the face says of the item. It keeps the node alive, not the other way round, and takes itself out when it goes.
  package var face: AnyObject? {
    get { storedFace }
    set { storedFace = newValue }
  }

  /// What stands inside, if the item is a container.
  package var content: (any ViewContent)? {
    get { storedContent }
    set { storedContent = newValue }
  }

  /// How the view lays out what is in it, if it is a container view.
  package var layout: ContainerLayout? {
    get { storedLayout }
    set { storedLayout = newValue }
  }

  /// The container that the item stands in.
  package var container: (any ViewContent)? {
    get { storedContainer }
    set {
      // The container that the item leaves does not hear of that from views that do not report it.
      if storedContainer !== newValue, !viewReportsChanges { storedContainer?.node?.contentDidChange() }
      storedContainer = newValue
      #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
        observeHidden()
      #endif
      forgetHost()
      // The view may show something else where other traits hold.
      if newValue != nil, !viewReportsChanges { mark(.needsMeasuring) }
      placeDidChange()
      // A tree of the node's own keeps items that were removed since its last layout. One of them may be the new container.
      if newValue != nil, isIncluded, let layout, !layout.isBusy { layout.dropTree() }
    }
  }

  /// The node of the view that what is inside are subviews of: this one, or for an item without a view that of the view around;
  /// `nil` while it stands nowhere.
  ///
  /// It is found once, and kept all the way up, until one of the items without a view leaves its container.
  var host: ViewNode? {
    if hadView { return self }
    var item = self
    var steps = 1
    while !item.hadView {
      if let known = item.knownHost {
        item = known
        break
      }
      guard let outer = item.storedContainer?.node else {
        noteVisits(steps)
        return nil
      }
      steps += 1
      item = outer
    }
    noteVisits(steps)
    let host = item
    item = self
    while !item.hadView, item.knownHost == nil, let outer = item.storedContainer?.node {
      item.knownHost = host
      item = outer
    }
    return host
  }

  /// There may be another view around this item, and around those without a view in it that know theirs.
  package func forgetHost() {
    guard knownHost != nil else { return }
    var pending = [self]
    while let item = pending.popLast() {
      item.knownHost = nil
      for child in item.content?.children ?? [] where child.knownHost != nil { pending.append(child) }
    }
  }

  /// Counts items that were visited: see ``visitedItems``.
  package func noteVisits(_ count: Int) { storedVisits = storedVisits &+ count }

  // What the tree knows of the item.

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    var tree: NodeTree? {
      get { storedTree }
      set { storedTree = newValue }
    }

    /// Whether the item belongs to a tree.
    func isIn(_ tree: NodeTree) -> Bool { storedTree === tree }
  #else
    var tree: NodeTree? {
      get { unsafe storedTree?.takeUnretainedValue() }
      set { unsafe storedTree = newValue.map { unsafe Unmanaged.passUnretained($0) } }
    }

    /// Whether the item belongs to a tree.
    @inline(__always) func isIn(_ tree: NodeTree) -> Bool {
      unsafe storedTree?.toOpaque() == Unmanaged.passUnretained(tree).toOpaque()
    }
  #endif

  /// The node in the engine's tree.
  package internal(set) var id: NodeID? {
    get { storedID }
    set { storedID = newValue }
  }

  /// What the view said of the size of its content, unless that may be another by now.
  var knownNaturalSize: NaturalSize? { storedNaturalSize }

  func keepNaturalSize(_ size: NaturalSize) { storedNaturalSize = size }

  func noteKnowsHeights(_ knowsHeights: Bool) { storedNaturalSize?.knowsHeights = knowsHeights }

  /// Asks the view anew for the size of its content when that is needed next.
  package func forgetNaturalSize() { storedNaturalSize = nil }

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Follows whether the view is hidden, while the item stands in a container. Views do not report that in another way.
    private func observeHidden() {
      guard storedContainer != nil, let view = storedView else {
        hiddenObservation = nil
        return
      }
      guard hiddenObservation == nil else { return }
      mark(.isViewHidden, view.isHidden)
      hiddenObservation = view.observeHidden { [weak self] isHidden in self?.viewHiddenDidChange(isHidden) }
    }
  #endif

  /// Whether the item's view has a frame already, as far as that can be told without reading its properties.
  @inline(__always) func isKnownToHave(_ rect: CGRect) -> Bool {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return false
    #else
      return unsafe storedView.map { unsafe $0._withUnsafeGuaranteedRef { $0.hasLayoutFrame(rect) } } ?? false
    #endif
  }

  /// Whether a mark is set.
  func has(_ mark: ViewNodeMarks) -> Bool { marks.contains(mark) }

  /// Whether one of the marks is set.
  func hasAny(_ some: ViewNodeMarks) -> Bool { !marks.isDisjoint(with: some) }

  /// Sets a mark, or takes it away.
  func mark(_ mark: ViewNodeMarks, _ isSet: Bool = true) {
    if isSet { marks.formUnion(mark) } else { marks.subtract(mark) }
  }

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    deinit {
      guard let content = storedContent else { return }
      content.nodeIsGoing(self)
      // The content may be kept by somebody else.
      for child in content.children { child.forgetHost() }
    }

    package func viewIsGoing() { unsafe storedView = nil }

    /// The container goes, without a word.
    func containerIsGoing(_ container: any ViewContent) {
      guard storedContainer === container else { return }
      storedContainer = nil
      forgetHost()
    }
  #endif
}

extension ViewNode: PlacedElement {}

extension ViewNode {
  /// Whether the container lays the item out; a container that is left out lays itself out.
  package var isIncluded: Bool { has(.isIncluded) }

  /// Whether the item keeps its place when its view is hidden.
  package var keepsSpace: Bool {
    get { has(.keepsSpace) }
    set { mark(.keepsSpace, newValue) }
  }

  /// Whether the item leaves a strut behind when its view is hidden and does not keep its place: css-flexbox-1 §4.4.
  package var collapses: Bool {
    get { has(.collapses) }
    set { mark(.collapses, newValue) }
  }

  /// Whether the item stands in a box, where only what has a natural size is measured.
  package var isInBox: Bool {
    get { has(.isInBox) }
    set { mark(.isInBox, newValue) }
  }

  /// Whether the item's view is measured.
  package var isMeasured: Bool {
    get { has(.isMeasured) }
    set { mark(.isMeasured, newValue) }
  }

  /// The style is not yet that of the node.
  package var needsStyle: Bool {
    get { has(.needsStyle) }
    set { mark(.needsStyle, newValue) }
  }

  /// The item's pins are not yet those of its node.
  package var needsPins: Bool {
    get { has(.needsPins) }
    set { mark(.needsPins, newValue) }
  }

  /// Whether the item was named already in a list that is just looked through.
  package var isNamed: Bool {
    get { has(.isNamed) }
    set { mark(.isNamed, newValue) }
  }

  /// The views of the items may have changed without a report.
  package var hasUnknownItems: Bool { has(.hasUnknownItems) }

  /// The content is not what was measured.
  package var needsMeasuring: Bool {
    get { has(.needsMeasuring) }
    set { mark(.needsMeasuring, newValue) }
  }

  /// Whether the engine sees a leaf: a view that is no container, or a container that lays itself out.
  package var isLeafInTree: Bool { hadView && (content == nil || !isIncluded) && isMeasured }

  /// Whether the item takes part in the layout of its container.
  package var isInLayout: Bool { isIncluded && (keepsSpace || !has(.isViewHidden)) }

  /// Whether the item takes no part in the layout of its container but for the strut that it leaves behind.
  package var isCollapsed: Bool { collapses && isIncluded && !isInLayout }

  /// The item as messages call it: its name, the class of its view, its place in its container, from 0, and that of the container,
  /// up to one that has a name.
  package var label: String {
    var text = ownLabel
    var item = self
    for _ in 0..<ViewNode.labelledContainers {
      guard let container = item.container, let outer = container.node else { break }
      guard let place = container.children.place(of: item) else { break }
      text += ", item \(place) of \(outer.ownLabel)"
      if outer.name != nil { break }
      item = outer
    }
    return text
  }

  private var ownLabel: String {
    let what = view.map { "a \(type(of: $0))" } ?? kind
    return name.map { "'\($0)' (\(what))" } ?? what
  }

  /// How far up containers are named.
  private static let labelledContainers = 4
}

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  extension ViewNode: HeadlessViewObserver {
    package func viewDidMove() { placeDidChange() }

    package func viewWasPlaced() { container?.node?.wishForFrames() }

    package func subviewWasReordered(_ subview: HeadlessView) { content?.subviewWasReordered(subview) }

    /// Lets go of what stands in a container, without recursion, so that the depth of a tree does not use the call stack. Where views are bound to the
    /// main actor they cannot nest that deep.
    package static func release(in content: any ViewContent) {
      var pending = takeChildren(of: content)
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node), let content = node.content else { continue }
        pending += takeChildren(of: content)
      }
    }

    private static func takeChildren(of content: any ViewContent) -> [ViewNode] {
      let children = content.takeChildren()
      for child in children { child.containerIsGoing(content) }
      return children
    }
  }
#endif

extension PlatformView {
  /// The view's node, if it has one.
  package var existingViewNode: ViewNode? {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return attachment(as: .viewNode)
    #else
      // Nothing else observes views.
      return observer.map { unsafe unsafeDowncast($0, to: ViewNode.self) }
    #endif
  }

  /// The view's node, a new one if need be.
  package var viewNode: ViewNode {
    if let node = existingViewNode { return node }
    let node = ViewNode(view: self)
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      setAttachment(node, as: .viewNode)
    #else
      observer = node
    #endif
    return node
  }
}
