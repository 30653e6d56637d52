import Foundation
import LayoutEngine

// Copies of a tree that are laid out on other threads.
extension NodeTree {
  /// The version of a tree from which a snapshot is made: the number of changes, and the scale of the display.
  package struct Version: Equatable, Sendable {
    let tree: ObjectIdentifier
    let number: Int
    let scale: CGFloat
  }

  /// A copy of a tree that contains all measurements for a layout of one size.
  package struct Snapshot: Sendable {
    /// The copy.
    package var tree: LayoutTree
    /// The topmost container.
    package let root: NodeID
    /// The measurements of views with indefinite available space.
    package let naturalSizes: [NodeID: LayoutEngine.LeafMeasurement]
    /// The version of the tree from which the copy was made.
    package let version: Version
  }

  /// Returns a copy of the tree, to be laid out on another thread; `nil` while the tree is in use.
  package func snapshot(of root: ViewNode, size: CGSize, scale: CGFloat) -> Snapshot? {
    guard !isBusy else { return nil }
    setLayoutWidth(size.width)
    defer { restoreLayoutWidth() }
    guard let node = bringUpToDate(root) else { return nil }
    var copy = tree
    let space = RootSpace.exact(LayoutSize(width: Double(size.width), height: Double(size.height)))
    let leaves = leafNodes
    var naturalSizes: [NodeID: LayoutEngine.LeafMeasurement] = [:]
    work { measure in
      try? copy.computeLayout(of: node, in: space, scale: Double(scale), measure: measure)
      for leaf in leaves { naturalSizes[leaf] = measure(leaf, MeasureInput()) }
    }
    return Snapshot(tree: copy, root: node, naturalSizes: naturalSizes, version: currentVersion(scale))
  }

  private func currentVersion(_ scale: CGFloat) -> Version {
    Version(tree: ObjectIdentifier(self), number: version, scale: scale)
  }

  /// Replaces the tree by the copy of a snapshot that was laid out elsewhere, unless something has changed since the
  /// snapshot was made.
  ///
  /// A view that was not measured for that layout is measured in the next one.
  func adopt(_ frames: TreeSnapshot.Frames, for root: ViewNode, scale: CGFloat) -> Bool {
    guard !isBusy else { return false }
    setLayoutWidth(frames.size.width, isLayout: true)
    guard bringUpToDate(root) != nil, frames.version == currentVersion(scale) else { return false }
    tree = frames.tree
    if frames.isEstimated { forgetMeasurements() }
    return true
  }
}
