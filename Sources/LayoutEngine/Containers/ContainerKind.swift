/// A way to lay out the children of a container.
///
/// Flexbox is part of every ``LayoutTree``. The functions of a kind lay out a container of another kind; the passes of a
/// layout call them: widths first, then heights at these widths, then frames. <doc:ContainerKinds> shows a kind as an
/// example.
///
/// A kind is an object that a tree compares by identity. Make it once, as a static constant, and set it with
/// ``LayoutTree/setKind(_:of:)``.
///
/// In a container of another kind, `order` and `position` of an item have no effect, and lines run horizontally. The
/// items have no margins, and leaves have no padding and no border. An item with `display: none` is left out. Other
/// properties of an item have an effect only if the functions of the kind read them from its style.
public final class ContainerKind: Sendable {
  /// The functions that lay out a container.
  public let functions: Functions
  /// Whether containers of this kind that are items of each other form one system.
  ///
  /// The functions, except for ``Functions/issues``, are then called for the outermost of these containers alone, and
  /// also set the widths and the frames of all items inside. An inner container is an item whose content is a
  /// ``ContainerItem/Content/joinedContainer``: it has no sizes of its own. After a change in an inner container, the
  /// outermost container is laid out again.
  public let joinsNestedContainers: Bool
  /// The first remedy of a ``LayoutIssue`` for content that overflows a container of this kind, without a full stop.
  public let overflowRemedy: String
  let makeData: @Sendable () -> ContainerData

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - functions: The functions that lay out a container.
  ///   - joinsNestedContainers: Whether directly nested containers of this kind form one system. Default: `false`.
  ///   - overflowRemedy: The first remedy for content that overflows a container. Default: `make the items smaller`.
  ///   - data: Makes the data of the kind for one tree, when the tree first uses the kind. Default: no data.
  public init(
    functions: Functions, joinsNestedContainers: Bool = false, overflowRemedy: String = "make the items smaller",
    data: @escaping @Sendable () -> ContainerData = { ContainerData() }
  ) {
    self.functions = functions
    self.joinsNestedContainers = joinsNestedContainers
    self.overflowRemedy = overflowRemedy
    makeData = data
  }

  /// What the passes of a layout compute for a container.
  ///
  /// A function depends only on the arguments, on the styles and sizes that it reads through them, and on the data of
  /// the kind, because its results are kept until one of these changes. The functions may be called again for the same
  /// container, with other sizes or with the same: if a size of an item is postponed in a deep tree, it counts as 0, and
  /// the result of the call is discarded (see ``ContainerPass/isComplete``).
  ///
  /// All sizes and positions are in points. Sizes of items are border boxes. In results, and in the numbers that a
  /// function sets, NaN and negative sizes count as 0, and numbers are limited to ±10¹⁵.
  public struct Functions: Sendable {
    /// Returns an intrinsic width of the content, without padding and border. css-sizing-3 §5.1
    ///
    /// The function can read the intrinsic widths of the items. It is called where a container outside uses the width of
    /// the content. The extent is the height of the content, without a limit unless the height is known before the width.
    public var intrinsicWidth: @Sendable (ContainerPass, IntrinsicSize, ContainerExtent) -> Double
    /// Sets the horizontal position and the width of each item, and returns the border box width of the container.
    ///
    /// The function can read the intrinsic widths of the items. For a given width, it returns this width.
    public var setWidths: @Sendable (ContainerPass, ContainerSpace) -> Double
    /// Returns the height at the widths of the items, with the padding and border of ``ContainerPass/inset``.
    ///
    /// The function can read the widths and the content heights of the items. It is called where the height follows from
    /// the content.
    public var height: @Sendable (ContainerPass, ContainerExtent) -> Double
    /// Sets the frame of each item, and returns the border box height of the container.
    ///
    /// The function can read the widths and the content heights of the items. For a given height, it returns this height.
    public var setFrames: @Sendable (ContainerPass, ContainerExtent) -> Double
    /// Returns a baseline at a border box height, as a distance from the top of the border box; `nil`: there is none.
    ///
    /// The function can read the widths, the content heights and the baselines of the items.
    public var baseline: @Sendable (ContainerPass, BaselineSet, Double) -> Double?
    /// Returns the probable mistakes at one node, which is a container of this kind, an item of one, or both.
    ///
    /// The ``ContainerPass/id`` of the pass is that of the node. The node may have no frame yet.
    public var issues: @Sendable (ContainerPass, LayoutTree) -> [LayoutIssue]

    /// Makes functions.
    ///
    /// - Parameters:
    ///   - intrinsicWidth: Returns an intrinsic width of the content.
    ///   - setWidths: Sets the horizontal position and the width of each item.
    ///   - height: Returns the height at the widths of the items.
    ///   - setFrames: Sets the frame of each item.
    ///   - baseline: Returns a baseline. Default: no baseline.
    ///   - issues: Returns the probable mistakes at a node. Default: none.
    public init(
      intrinsicWidth: @escaping @Sendable (ContainerPass, IntrinsicSize, ContainerExtent) -> Double,
      setWidths: @escaping @Sendable (ContainerPass, ContainerSpace) -> Double,
      height: @escaping @Sendable (ContainerPass, ContainerExtent) -> Double,
      setFrames: @escaping @Sendable (ContainerPass, ContainerExtent) -> Double,
      baseline: @escaping @Sendable (ContainerPass, BaselineSet, Double) -> Double? = { _, _, _ in nil },
      issues: @escaping @Sendable (ContainerPass, LayoutTree) -> [LayoutIssue] = { _, _ in [] }
    ) {
      self.intrinsicWidth = intrinsicWidth
      self.setWidths = setWidths
      self.height = height
      self.setFrames = setFrames
      self.baseline = baseline
      self.issues = issues
    }
  }
}

/// The data of a ``ContainerKind`` in one tree, such as properties of its containers and items.
///
/// Override the functions in a subclass with stored properties. A tree calls them when it is copied or changed.
///
/// A subclass needs no locks: the data changes only together with its tree. Copies of a tree, on other threads, can read
/// the same data until one of them is changed or laid out.
open class ContainerData: @unchecked Sendable {
  // The class is Sendable although subclasses are mutable: only the tree that owns an object changes it.
  #if COUNTING
    /// Passes the counter of memory accesses on to the memory of the data.
    package var countAccesses: (AccessCounter) -> Void = { _ in }
  #endif

  /// Makes empty data.
  public init() {}

  /// Returns the data for a copy of the tree, which is independent of this data.
  ///
  /// Default: the data itself, which is correct for data without properties.
  open func copy() -> ContainerData { self }

  /// Removes the data of a node that is destroyed, if there is any. Default: nothing is removed.
  open func remove(_ node: NodeID) {}

  /// Removes the data of all nodes, as ``LayoutTree/removeAllNodes()`` does. Default: nothing is removed.
  open func removeAll() {}

  /// Prepares for a layout or a measurement of the tree. Default: no effect.
  open func beginLayout() {}

  /// Ends a layout or a measurement of a tree with a number of nodes. Default: no effect.
  open func endLayout(nodeCount: Int) {}
}

/// A size that the content of a node can have without a given size. css-sizing-3 §2.1
///
/// Pass the size that ``ContainerKind/Functions/intrinsicWidth`` receives on to
/// ``ContainerPass/intrinsicWidth(_:of:height:)``. Under the rules of stacks of views it can be a third size, that of content
/// whose leaves accept any width.
public struct IntrinsicSize: Equatable, Sendable {
  let kind: ContainerQuestion.Kind

  /// The smallest size at which the content does not overflow more than it must: text breaks wherever it can.
  public static let minContent = IntrinsicSize(kind: .minContent)
  /// The size in unlimited space: text breaks only where it must.
  public static let maxContent = IntrinsicSize(kind: .maxContent)
}

/// The size of a container along one axis, as determined from outside, in points of a border box.
public enum ContainerExtent: Equatable, Sendable {
  /// The container has this size.
  case given(Double)
  /// The container is as small as its content allows, and at most as large as `limit`.
  case fitting(limit: Double)

  /// The size, or the upper limit of the size.
  public var limit: Double {
    switch self {
    case .given(let size): return size
    case .fitting(let limit): return limit
    }
  }

  /// Returns the size of a container whose content, with padding and border, has a size.
  ///
  /// The size of the content is not computed if the size of the container is given.
  public func size(ofContent contentSize: @autoclosure () -> Double) -> Double {
    switch self {
    case .given(let size): return size
    case .fitting(let limit): return min(contentSize(), limit)
    }
  }
}

/// The size of a container as far as it is known while the widths of its items are set, as border boxes.
public struct ContainerSpace: Equatable, Sendable {
  /// The width of the container.
  public let width: ContainerExtent
  /// The height of the container; without a limit where the height follows from the content.
  public let height: ContainerExtent
}
