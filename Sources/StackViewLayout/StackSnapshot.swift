import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// A stack as it stands at one moment, without its views: it can be laid out on any thread.
///
/// Views can be measured on their own thread only: they are measured when the snapshot is made, each for the size that the
/// snapshot is made for and once with endless room. At other sizes a view that gets less width than it would like keeps its
/// area, which is nearly what texts do.
///
/// ```swift
/// if let snapshot = stack.snapshot(in: size) {
///   Task.detached {
///     let frames = snapshot.frames()
///     await stack.apply(frames)
///   }
/// }
/// ```
public struct StackSnapshot: Sendable {
  /// A layout of a snapshot.
  public struct Frames: Sendable {
    /// The size of the stack that it was computed for, in points.
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

  /// Lays the snapshot out; may be called on any thread. The same size gives the same frames.
  /// - Parameter size: The size of the stack, in points. Default: the one that the snapshot was made for.
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
    guard let width = input.knownWidth ?? StackSnapshot.room(input.availableWidth), width < natural.width else {
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

extension StackView {
  /// The stack as it stands now, with its views measured, to be laid out on another thread.
  /// - Parameter size: The size that the stack will have, in points. Default: its own.
  /// - Returns: `nil` if the stack is not the topmost one, or is being laid out just now.
  public func snapshot(in size: CGSize? = nil) -> StackSnapshot? {
    guard containerLayout.surrounding == nil else { return nil }
    let size = size ?? bounds.size
    return containerLayout.ownOrNewTree.snapshot(of: item.node, size: size, scale: layoutScale).map {
      StackSnapshot(size: size, snapshot: $0, scale: Double(layoutScale))
    }
  }

  /// Gives all views the frames of a snapshot that was laid out, and remembers them as the layout of this size. What had to be
  /// estimated for another size than that of the snapshot is measured in the next pass.
  ///
  /// Give the stack its size first: frames for another size than the one that it has now would leave views outside of it.
  ///
  /// - Returns: `false`, and no view has moved, if the frames were computed for another size than that of the stack, or if anything in
  ///   the stack has changed since the snapshot was made. The stack is laid out in the next pass then.
  @discardableResult public func apply(_ frames: StackSnapshot.Frames) -> Bool {
    guard containerLayout.surrounding == nil, frames.size == bounds.size, adopt(frames) else {
      containerLayout.setNeedsTreeLayout()
      return false
    }
    containerLayout.giveFrames(toAll: true)
    if frames.isEstimated { containerLayout.setNeedsTreeLayout() }
    return true
  }

  private func adopt(_ frames: StackSnapshot.Frames) -> Bool {
    containerLayout.ownOrNewTree.adopt(
      frames.tree, of: frames.version, isEstimated: frames.isEstimated, for: item.node, scale: layoutScale)
  }
}
