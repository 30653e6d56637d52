import Foundation
import LayoutEngine
import PlatformView

/// A snapshot of a topmost container without its views, which can be laid out on any thread.
///
/// Views can only be measured on their own thread. They are measured when the snapshot is made: each for the size of
/// the snapshot, and once with unlimited space. At other sizes, a view that gets less than its natural width keeps its
/// area, which is an estimate for text.
///
/// ```swift
/// if let snapshot = stack.snapshot(in: size) {
///   Task.detached {
///     let frames = snapshot.frames()
///     await stack.apply(frames)
///   }
/// }
/// ```
public struct TreeSnapshot: Sendable {
  /// The frames of a laid out snapshot.
  public struct Frames: Sendable {
    /// The size of the container that it was computed for, in points.
    public let size: CGSize
    let tree: LayoutTree
    let version: NodeTree.Version
    /// Whether a measurement was needed that was not made when the snapshot was created.
    let isEstimated: Bool
  }

  /// The size that the snapshot was made for, in points.
  public let size: CGSize
  let snapshot: NodeTree.Snapshot
  let scale: Double

  /// Lays out the snapshot.
  ///
  /// You can call this method on any thread. The same size gives the same frames.
  /// - Parameter size: The size of the container, in points. Default: the size for which the snapshot was made.
  public func frames(in size: CGSize? = nil) -> Frames {
    var tree = snapshot.tree
    let size = size ?? self.size
    let space = RootSpace.exact(LayoutSize(width: Double(size.width), height: Double(size.height)))
    var isEstimated = false
    // The root is in the tree, because the tree was up to date when the snapshot was made.
    try? tree.computeLayout(of: snapshot.root, in: space, scale: scale) { node, input in
      isEstimated = true
      return answer(node, input)
    }
    return Frames(size: size, tree: tree, version: snapshot.version, isEstimated: isEstimated)
  }

  private func answer(_ node: NodeID, _ input: MeasureInput) -> LayoutEngine.LeafMeasurement {
    guard let natural = snapshot.naturalSizes[node] else { return LayoutEngine.LeafMeasurement(size: LayoutSize()) }
    guard input.inlineAxis == .horizontal else {
      let size = answer(LayoutSize(width: natural.size.height, height: natural.size.width), input.transposed)
      return LayoutEngine.LeafMeasurement(width: size.height, height: size.width)
    }
    let size = answer(natural.size, input)
    // The distance of the last baseline from the bottom is constant.
    return LayoutEngine.LeafMeasurement(
      size: size, firstBaseline: natural.firstBaseline,
      lastBaseline: natural.lastBaseline.map { $0 + size.height - natural.size.height })
  }

  /// Returns the natural size, or a size with the same area if the available width is smaller.
  private func answer(_ natural: LayoutSize, _ input: MeasureInput) -> LayoutSize {
    guard let width = input.knownWidth ?? TreeSnapshot.room(input.availableWidth), width < natural.width else {
      return natural
    }
    return LayoutSize(width: width, height: width > 0 ? natural.height * natural.width / width : natural.height)
  }

  private static func room(_ space: AvailableSpace) -> Double? {
    switch space {
    case .definite(let room): return room
    case .minContent: return 0
    case .maxContent: return nil
    }
  }
}

extension ContainerLayout {
  /// Returns a snapshot of the container with measured views, to be laid out on another thread.
  /// - Parameter size: The size of the container, in points; `nil`: its current size.
  /// - Returns: `nil` if the container is not the topmost one, or a layout is in progress.
  package func snapshot(in size: CGSize?) -> TreeSnapshot? {
    guard surrounding == nil, let view = node.view else { return nil }
    let size = size ?? view.bounds.size
    let scale = view.layoutScale
    return ownOrNewTree.snapshot(of: node, size: size, scale: scale).map {
      TreeSnapshot(size: size, snapshot: $0, scale: Double(scale))
    }
  }

  /// Sets the frames of a laid out snapshot on all views, and stores them as the layout of this size.
  /// - Returns: `false`, without moving a view, if the frames were computed for another size than that of the
  ///   container, or if anything in the container has changed since the snapshot was made.
  package func apply(_ frames: TreeSnapshot.Frames) -> Bool {
    guard surrounding == nil, let view = node.view, frames.size == view.bounds.size,
      ownOrNewTree.adopt(frames, for: node, scale: view.layoutScale)
    else {
      setNeedsTreeLayout()
      return false
    }
    giveFrames(toAll: true)
    reportUnmarkedChanges()
    if frames.isEstimated { setNeedsTreeLayout() }
    return true
  }
}
