import Foundation
import PlatformView
import ViewTree

/// The state of a box at one moment, without its views: it can be laid out on any thread. See
/// ``/ViewTree/TreeSnapshot``.
public typealias BoxSnapshot = TreeSnapshot

extension BoxView {
  /// The current state of the box, with its views measured, to be laid out on another thread.
  /// - Parameter size: The size that the box will have, in points. Default: its own.
  /// - Returns: `nil` if the box is in another box or stack, or is being laid out just now.
  public func snapshot(in size: CGSize? = nil) -> BoxSnapshot? { containerLayout.snapshot(in: size) }

  /// Sets all views to the frames of a snapshot that was laid out, and keeps them as the layout of this size. Content that was
  /// estimated for a size other than that of the snapshot is measured in the next pass.
  ///
  /// Give the box its size first: frames for another size than the one that it has now would leave views outside of it.
  ///
  /// - Returns: `false`, and no view has moved, if the frames were computed for another size than that of the box, or if anything in
  ///   the box has changed since the snapshot was made. The box is laid out in the next pass then.
  @discardableResult public func apply(_ frames: BoxSnapshot.Frames) -> Bool { containerLayout.apply(frames) }
}
