import Foundation
import LayoutEngine
import PlatformView

/// Measures snapshots one after the other, on one thread.
///
/// Consecutive snapshots of the same shape share a copy of its tree.
package final class SizeWorker {
  private var shape: TreeShape?
  private var tree = LayoutTree(rules: .stackView)
  private var contents: [(any ContentSnapshot)?] = []
  /// The natural sizes of leaves in boxes.
  private var naturalSizes: [NaturalSize?] = []
  /// Whether a leaf was measured that needs its view.
  private var isIncomplete = false

  package init() {}

  /// Returns the size that fits the content of a snapshot within `size`, as `sizeThatFits(_:)` of the container does.
  ///
  /// The result is `nil` if a view is needed for the measurement.
  package func size(of snapshot: SizeSnapshot, in size: CGSize) -> CGSize? {
    if shape !== snapshot.shape {
      shape = snapshot.shape
      tree = snapshot.shape.tree
    }
    contents = snapshot.contents
    naturalSizes = Array(repeating: nil, count: contents.count)
    isIncomplete = false
    for leaf in snapshot.shape.leaves { try? tree.markDirty(leaf.node) }
    let space = RootSpace.available(width: size.width.asRoom, height: size.height.asRoom)
    let measured = try? tree.measure(snapshot.shape.root, in: space) { node, input in
      self.answer(snapshot.shape, node, input)
    }
    guard let measured, !isIncomplete else { return nil }
    return CGSize(width: measured.width, height: measured.height)
  }

  /// The measurement that ``NodeTree`` gets from the view.
  private func answer(_ shape: TreeShape, _ node: NodeID, _ input: MeasureInput) -> LayoutEngine.LeafMeasurement {
    let slot = node.slot
    guard slot < shape.places.count, shape.places[slot] >= 0, let content = contents[shape.places[slot]] else {
      isIncomplete = true
      return LayoutEngine.LeafMeasurement(size: LayoutSize())
    }
    let place = shape.places[slot]
    let leaf = shape.leaves[place]
    let proposed = input.proposal
    let size =
      leaf.isInBox
      ? contentSize(of: content, at: place, proposed)
      : leaf.givenDimension.imageSize(input) { content.naturalImageSize } ?? content.sizeThatFits(proposed)
    var measurement = LayoutEngine.LeafMeasurement(width: Double(size.width), height: Double(size.height))
    if shape.usesBaselines, input.inlineAxis == .horizontal {
      measurement.firstBaseline = content.firstBaseline(forSize: size).map { Double($0) }
      measurement.lastBaseline = content.lastBaseline(forSize: size).map { Double($0) }
    }
    return measurement
  }

  /// The size of content in a box: see ``ViewNode/contentSize(of:proposed:)``.
  private func contentSize(of content: any ContentSnapshot, at place: Int, _ proposed: CGSize) -> CGSize {
    let natural = naturalSizes[place] ?? content.naturalSize
    naturalSizes[place] = natural
    guard natural.size.height > 0, proposed.width < natural.size.width, natural.computesHeights == true else {
      return natural.size
    }
    return content.fittingSize(width: proposed.width)
  }
}

extension ContentSnapshot {
  /// The natural size of the content.
  var naturalSize: NaturalSize {
    var natural = NaturalSize(intrinsicContentSize)
    if natural.size.height > 0 { natural.computesHeights = fittingSize(width: .infinity) == natural.size }
    return natural
  }

  /// The result of ``PlatformView/fittingSize(proposed:)`` for indefinite height.
  func fittingSize(width: CGFloat) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let size = sizeThatFits(CGSize(width: width.isFinite ? max(width, 0) : endless, height: endless))
    return CGSize(width: size.width.asExtent, height: size.height.asExtent)
  }
}

extension CGFloat {
  /// The number as a length: 0 if it is negative or not finite.
  fileprivate var asExtent: CGFloat { isFinite ? Swift.max(self, 0) : 0 }

  /// The available space for the engine; `nil` is indefinite.
  var asRoom: Double? { self < .greatestFiniteMagnitude ? Swift.max(Double(self), 0) : nil }
}
