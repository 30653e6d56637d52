import Foundation
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
    let frames: TreeSnapshot.Frames

    /// The size of the stack that it was computed for, in points.
    public var size: CGSize { frames.size }
  }

  let snapshot: TreeSnapshot

  /// The size that the snapshot was made for, in points.
  public var size: CGSize { snapshot.size }

  /// Lays the snapshot out; may be called on any thread. The same size gives the same frames.
  /// - Parameter size: The size of the stack, in points. Default: the one that the snapshot was made for.
  public func frames(in size: CGSize? = nil) -> Frames { Frames(frames: snapshot.frames(in: size)) }
}

extension StackView {
  /// The stack as it stands now, with its views measured, to be laid out on another thread.
  /// - Parameter size: The size that the stack will have, in points. Default: its own.
  /// - Returns: `nil` if the stack is not the topmost one, or is being laid out just now.
  public func snapshot(in size: CGSize? = nil) -> StackSnapshot? {
    containerLayout.snapshot(in: size).map { StackSnapshot(snapshot: $0) }
  }

  /// Gives all views the frames of a snapshot that was laid out, and remembers them as the layout of this size. What had to be
  /// estimated for another size than that of the snapshot is measured in the next pass.
  ///
  /// Give the stack its size first: frames for another size than the one that it has now would leave views outside of it.
  ///
  /// - Returns: `false`, and no view has moved, if the frames were computed for another size than that of the stack, or if anything in
  ///   the stack has changed since the snapshot was made. The stack is laid out in the next pass then.
  @discardableResult public func apply(_ frames: StackSnapshot.Frames) -> Bool { containerLayout.apply(frames.frames) }
}
