import Foundation
import PlatformView
import ViewTree

/// The state of a stack at one moment, without its views: it can be laid out on any thread. See
/// ``/ViewTree/TreeSnapshot``.
public typealias StackSnapshot = TreeSnapshot

extension StackView {
  /// Makes a snapshot of the stack, with its views measured, that can be laid out on another thread.
  /// - Parameter size: The size that the stack will have, in points. Default: its own.
  /// - Returns: `nil` if the stack is not the topmost one, or a layout of it is in progress.
  public func snapshot(in size: CGSize? = nil) -> StackSnapshot? { containerLayout.snapshot(in: size) }

  /// Sets all views to the frames of a snapshot that was laid out, and keeps them as the layout of this size. Content
  /// that was estimated for a size other than that of the snapshot is measured in the next pass.
  ///
  /// Give the stack its size first: frames for another size than the one that it has now would leave views outside of it.
  ///
  /// - Returns: `false`, and no view has moved, if the frames were computed for another size than that of the stack, or if anything in
  ///   the stack has changed since the snapshot was made. The stack is laid out in the next pass then.
  @discardableResult public func apply(_ frames: StackSnapshot.Frames) -> Bool { containerLayout.apply(frames) }
}
