/// A container of a ``ContainerKind`` and its items, during a pass of a layout.
///
/// ``ContainerKind/Functions`` lists what each function of a kind can read. A pass is valid during the call of the
/// function that receives it.
@safe public struct ContainerPass {
  let passes: LayoutPasses
  let node: Int32
  /// The padding and border of the container, in points; 0 where a function returns the size of the content alone.
  ///
  /// This is so in ``ContainerKind/Functions/intrinsicWidth``, and in ``ContainerKind/Functions/height`` if the container
  /// is an item.
  public let inset: Edges<Double>
  /// The data, which the tree retains: a pass without references is copied without reference counts.
  private let unretainedData: Unmanaged<ContainerData>

  init(_ passes: LayoutPasses, _ node: Int32, _ data: ContainerData, inset: Edges<Double> = Edges(0)) {
    (self.passes, self.node, self.inset) = (passes, node, inset)
    unsafe unretainedData = .passUnretained(data)
  }

  // MARK: - The container

  /// The identifier of the container.
  public var id: NodeID { passes.arena.id(of: node) }

  /// The style of the container, with replacements of invalid values.
  public var style: Style { passes.arena.style(of: node) }

  /// The data of the container's kind in the tree.
  ///
  /// The functions of a kind change the data only to cache what they compute; ``ContainerKind/Functions/issues`` does not
  /// change it at all.
  public var data: ContainerData { unsafe unretainedData.takeUnretainedValue() }

  /// Whether items start at the right side: `layoutDirection` of the container, or of the nearest ancestor that sets it.
  public var isRightToLeft: Bool { passes.nodes[node].traits.contains(.isRightToLeft) }

  /// Whether the width of an item depends on its height, so that heights that are known count in widths.
  public var couplesAxes: Bool { passes.couplesAxes(node) }

  /// The border box width of the container, after its widths were set.
  public var width: Double { passes.states[node].width }

  /// Whether the node is not displayed.
  package var isHidden: Bool { !passes.arena.isDisplayed(node) }

  /// Whether a layout has placed the items.
  package var hasFrames: Bool { passes.isContainer(node) && passes.states[node].marks.contains(.hasFrames) }

  /// Whether an outer container of the same kind lays out the items of the container.
  ///
  /// A root of a layout is not joined. See ``ContainerKind/joinsNestedContainers``.
  public var isJoined: Bool { node != passes.arena.contents.lastRoot && passes.isJoined(node) }

  /// Whether all sizes were known that the function has used until now.
  ///
  /// Otherwise the function is called again, and its result is discarded: it can return at once.
  public var isComplete: Bool { !passes.isAbandoned }

  package var versions: TreeVersions { passes.arena.contents.versions }

  // MARK: - Items

  /// The items of the container, in document order, without those that have `display: none`.
  public var items: ContainerItems { ContainerItems(pass: self, item: firstItem) }

  /// Returns the items of a joined container, in document order.
  public func items(of container: ContainerItem) -> ContainerItems {
    ContainerItems(pass: self, item: firstItem(of: container))
  }

  /// The container as an item of its own container.
  package var container: ContainerItem { ContainerItem(node: node) }

  /// The first item of the container.
  package var firstItem: ContainerItem? { firstItem(of: container) }

  /// Returns the first item of a joined container.
  package func firstItem(of container: ContainerItem) -> ContainerItem? {
    displayed(from: passes.nodes[container.node].firstChild)
  }

  /// Returns the next item in the container of an item.
  package func item(after item: ContainerItem) -> ContainerItem? {
    displayed(from: passes.nodes[item.node].nextSibling)
  }

  /// An item with its identifier and content.
  package typealias ListedItem = (item: ContainerItem, id: NodeID, content: ContainerItem.Content)

  /// Returns the first item of a joined container, as a list of a system needs it.
  package func listedItem(firstIn container: ContainerItem) -> ListedItem? { listed(firstItem(of: container)) }

  /// Returns the next item in the container of an item, as a list of a system needs it.
  package func listedItem(after item: ContainerItem) -> ListedItem? { listed(self.item(after: item)) }

  private func listed(_ item: ContainerItem?) -> ListedItem? { item.map { ($0, id(of: $0), content(of: $0)) } }

  private func displayed(from first: Int32) -> ContainerItem? {
    var node = first
    while node >= 0, passes.nodes[node].traits.contains(.isHidden) { node = passes.nodes[node].nextSibling }
    return node < 0 ? nil : ContainerItem(node: node)
  }

  /// Returns the identifier of an item, for example to find its data.
  public func id(of item: ContainerItem) -> NodeID { passes.arena.id(of: item.node) }

  /// Returns the style of an item, with replacements of invalid values.
  public func style(of item: ContainerItem) -> Style { passes.arena.style(of: item.node) }

  /// Returns the content of an item.
  public func content(of item: ContainerItem) -> ContainerItem.Content {
    if passes.isLeaf(item.node) { return .leaf }
    if passes.isJoined(item.node) { return .joinedContainer }
    return passes.nodes[item.node].firstChild >= 0 ? .container : .none
  }

  // MARK: - Widths

  /// Returns an intrinsic width of an item, with padding and border; 0 for an item without content.
  ///
  /// - Parameters:
  ///   - size: The intrinsic size.
  ///   - item: The item.
  ///   - height: The border box height of the item, where the height is known before the widths. Default: `nil`.
  public func intrinsicWidth(_ size: IntrinsicSize, of item: ContainerItem, height: Double? = nil) -> Double {
    passes.intrinsicWidth(ofKindItem: item.node, size.kind, height: height)
  }

  /// Whether the width of an item depends on its height, if the height is known.
  public func couplesAxes(of item: ContainerItem) -> Bool { passes.couplesAxes(item.node) }

  /// Sets the horizontal position and the width of an item.
  ///
  /// - Parameters:
  ///   - width: The border box width, 0 or more.
  ///   - x: The distance from the left edge of the container's border box.
  ///   - item: The item.
  ///   - followsContent: Whether the width is the max-content width. A leaf is then not broken into lines by rounding.
  ///   - heightIsKnown: Whether the height of the item is already known, so that the height of its content is not used.
  ///     Default: `false`.
  /// - Returns: Whether the width differs from the last width, so that the height of the content may differ, too.
  @discardableResult public func setWidth(
    _ width: Double, x: Double, of item: ContainerItem, followsContent: Bool, heightIsKnown: Bool = false
  ) -> Bool {
    passes.states[item.node].x = x.boundedCoordinate
    let width = width.boundedSize
    let isNew = passes.states[item.node].width != width
    passes.setWidth(width, ofKindItem: item.node, followsContent: followsContent, heightIsKnown: heightIsKnown)
    return isNew
  }

  /// Notes that the pass has visited a joined container, whose items keep their widths.
  package func visit(_ container: ContainerItem) { passes.visitJoined(container.node) }

  /// Returns the width of an item, after it was set.
  public func width(of item: ContainerItem) -> Double { passes.states[item.node].width }

  // MARK: - Heights

  /// Returns the content height of an item at its width, with padding and border; 0 for an item without content.
  ///
  /// The widths of the items have to be set, so ``ContainerKind/Functions/intrinsicWidth`` and
  /// ``ContainerKind/Functions/setWidths`` cannot call this function.
  public func contentHeight(of item: ContainerItem) -> Double { passes.contentHeight(ofKindItem: item.node) }

  /// Returns the height of a leaf at a width; `nil` for other items, whose widths have to be set first.
  package func height(ofLeaf item: ContainerItem, atWidth width: Double) -> Double? {
    passes.isLeaf(item.node) ? passes.measureLeaf(item.node, .width(max(0, width))).size.height : nil
  }

  /// Sets the frame of an item, at its horizontal position and with its width.
  ///
  /// - Parameters:
  ///   - y: The distance from the top edge of the container's border box.
  ///   - height: The border box height, 0 or more.
  ///   - item: The item.
  ///   - followsContent: Whether the item is at least as high as its content, and no property gives the height.
  ///     Snapping to the pixel grid then keeps the height of a leaf.
  public func setFrame(y: Double, height: Double, of item: ContainerItem, followsContent: Bool) {
    passes.setFrame(
      y: y.boundedCoordinate, height: height.boundedSize, ofKindItem: item.node, followsContent: followsContent)
  }

  /// Returns a baseline of an item at its width and a height, as a distance from the top of its border box.
  ///
  /// The result is `nil` without a baseline.
  public func baseline(_ set: BaselineSet, of item: ContainerItem, height: Double) -> Double? {
    let size = LayoutSize(width: width(of: item), height: height)
    let baseline = passes.baseline(set, ofKindItem: item.node, at: size)
    return baseline.isNone ? nil : baseline
  }

  // MARK: - Frames

  /// Returns the frame of an item in the last layout, relative to its container and not on the pixel grid.
  ///
  /// Before the first layout, the frame is empty.
  public func frame(of item: ContainerItem) -> LayoutRect { passes.results[item.node].frame }
}

/// An item of a container, during a pass of a layout.
@frozen public struct ContainerItem: BitwiseCopyable, Sendable {
  let node: Int32

  /// The content of an item, from which its natural size follows.
  public enum Content: Sendable {
    /// The measure function determines the size.
    case leaf
    /// The layout of its own items determines the size.
    case container
    /// The item is a container of the same kind, whose items belong to the same system.
    case joinedContainer
    /// There is no content: the natural size is 0.
    case none
  }
}

/// The items of a container, in order.
public struct ContainerItems: Sequence, IteratorProtocol {
  let pass: ContainerPass
  var item: ContainerItem?

  /// Returns the next item.
  public mutating func next() -> ContainerItem? {
    guard let item else { return nil }
    self.item = pass.item(after: item)
    return item
  }
}
