import Foundation
import LayoutEngine
import PlatformView

/// A snapshot of a topmost container without its views, which can be laid out on any thread.
///
/// Views can be measured on their own thread only. They are measured when the snapshot is made: each for the size of the
/// snapshot, and once with unlimited space. At other sizes a view that gets less than its natural width keeps its area, which is an
/// estimate for text.
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
  /// The frames of a snapshot that was laid out.
  public struct Frames: Sendable {
    /// The size of the container that it was computed for, in points.
    public let size: CGSize
    let tree: LayoutTree
    let version: NodeTree.Version
    /// Some view was asked what it had not been asked when the snapshot was made.
    let isEstimated: Bool
  }

  /// The size that the snapshot was made for, in points.
  public let size: CGSize
  let snapshot: NodeTree.Snapshot
  let scale: Double

  /// Lays the snapshot out. The method may be called on any thread; the same size gives the same frames.
  /// - Parameter size: The size of the container, in points. Default: the one that the snapshot was made for.
  public func frames(in size: CGSize? = nil) -> Frames {
    var tree = snapshot.tree
    let size = size ?? self.size
    let space = RootSpace.exact(LayoutSize(width: Double(size.width), height: Double(size.height)))
    var isEstimated = false
    // The root is in the tree: it was when the snapshot was made.
    try? tree.computeLayout(of: snapshot.root, in: space, scale: scale) { node, input in
      isEstimated = true
      return answer(node, input)
    }
    return Frames(size: size, tree: tree, version: snapshot.version, isEstimated: isEstimated)
  }

  private func answer(_ node: NodeID, _ input: MeasureInput) -> LayoutEngine.Measurement {
    guard let natural = snapshot.naturalSizes[node] else { return LayoutEngine.Measurement(size: LayoutSize()) }
    guard input.inlineAxis == .horizontal else {
      let size = answer(LayoutSize(width: natural.size.height, height: natural.size.width), input.transposed)
      return LayoutEngine.Measurement(width: size.height, height: size.width)
    }
    let size = answer(natural.size, input)
    // The last line is as far from the bottom as it was.
    return LayoutEngine.Measurement(
      size: size, firstBaseline: natural.firstBaseline,
      lastBaseline: natural.lastBaseline.map { $0 + size.height - natural.size.height })
  }

  /// Content of the same area as in its natural size, where there is less room for its lines.
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
  /// The container as it stands now, with its views measured, to be laid out on another thread.
  /// - Parameter size: The size that it will have, in points; `nil`: its own.
  /// - Returns: `nil` if the container is not the topmost one, or is being laid out just now.
  package func snapshot(in size: CGSize?) -> TreeSnapshot? {
    guard surrounding == nil, let view = node.view else { return nil }
    let size = size ?? view.bounds.size
    let scale = view.layoutScale
    return ownOrNewTree.snapshot(of: node, size: size, scale: scale).map {
      TreeSnapshot(size: size, snapshot: $0, scale: Double(scale))
    }
  }

  /// Gives all views the frames of a snapshot that was laid out, and remembers them as the layout of this size.
  /// - Returns: `false`, and no view has moved, if the frames were computed for another size than the container has, or if anything in it
  ///   has changed since the snapshot was made.
  package func apply(_ frames: TreeSnapshot.Frames) -> Bool {
    guard surrounding == nil, let view = node.view, frames.size == view.bounds.size, adopt(frames, view) else {
      setNeedsTreeLayout()
      return false
    }
    giveFrames(toAll: true)
    if frames.isEstimated { setNeedsTreeLayout() }
    return true
  }

  private func adopt(_ frames: TreeSnapshot.Frames, _ view: PlatformView) -> Bool {
    ownOrNewTree.adopt(
      frames.tree, of: frames.version, isEstimated: frames.isEstimated, for: node, scale: view.layoutScale)
  }
}
