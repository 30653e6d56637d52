import Foundation
import LayoutEngine
import PlatformView

/// The sizes that a container has returned to other code, which may have set frames by them.
struct ReportedSizes {
  /// The size that the container returned last for each of the last two spaces.
  private(set) var sizes: [(room: CGSize, size: CGSize)] = []
  /// The intrinsic content size that the container returned last; `nil` if other code has not read it.
  var intrinsic: CGSize?
  /// The number of changes of the tree, and the width of the view, for which the sizes are up to date.
  private(set) var state: (version: Int, width: CGFloat) = (-1, -1)

  /// The number of spaces: a natural size, and a height for a width.
  private static let limit = 2

  var isEmpty: Bool { sizes.isEmpty && intrinsic == nil }

  /// Notes a size that other code reads in the current state of the tree.
  mutating func note(_ size: CGSize, for room: CGSize) {
    if let index = sizes.firstIndex(where: { $0.room == room }) {
      sizes[index].size = size
    } else {
      if sizes.count == ReportedSizes.limit { sizes.removeFirst() }
      sizes.append((room, size))
    }
  }

  /// Notes the state for which the sizes are compared. Returns `false` if it is that of the last call.
  mutating func take(version: Int, width: CGFloat) -> Bool {
    if state == (version, width) { return false }
    state = (version, width)
    return true
  }
}

extension ContainerLayout {
  /// Returns the size that fits the items within `size`.
  ///
  /// No view is moved, and no layout is requested.
  ///
  /// - Parameter size: The available space, in points. Infinite, NaN and `.greatestFiniteMagnitude` mean indefinite.
  package func fittingSize(in size: CGSize) -> CGSize {
    let measured = measuredSize(in: size)
    if surrounding == nil { note { $0.note(measured, for: size) } }
    return measured
  }

  private func measuredSize(in size: CGSize) -> CGSize {
    let top = topmost
    // The size does not depend on an enclosing scroll view.
    if top.node === node { fill(width: nil, height: nil) }
    let measured = top.ownOrNewTree.measure(
      node, below: top.node, width: size.width.asRoom, height: size.height.asRoom)
    guard let measured else {
      if !ContainerLayout.isComparing { node.content?.reportReentrantLayout() }
      return node.view?.bounds.size ?? .zero
    }
    return CGSize(width: measured.width, height: measured.height)
  }

  /// The intrinsic content size of the view: the natural size of the items.
  ///
  /// If constraints place the view, its height is that of the items in the current width of the view, as for a label of
  /// several lines: the constraints determine the width first, and then the height follows.
  package var intrinsicSize: CGSize {
    let size = computedIntrinsicSize
    if surrounding == nil { note { $0.intrinsic = size } }
    return size
  }

  private func note(_ change: (inout ReportedSizes) -> Void) {
    if ContainerLayout.isComparing { return }
    let state = state
    change(&state.reported)
    if let tree = ownTree, let view = node.view {
      _ = state.reported.take(version: tree.version, width: view.bounds.width)
    }
  }

  private var computedIntrinsicSize: CGSize {
    let natural = measuredSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
    guard surrounding == nil, let view = node.view, view.followsConstraints, view.bounds.width > 0 else {
      return natural
    }
    let width = Double(view.bounds.width)
    fill(width: width, height: nil)
    let measured = ownOrNewTree.measure(node, below: node, width: width, height: nil)
    return CGSize(width: natural.width, height: measured.map { CGFloat($0.height) } ?? natural.height)
  }

  /// Notifies the superview after a layout in which a size that the container returned before has changed.
  ///
  /// Code that has set the frame by this size then sets it again. Nothing is measured if no code has read a size.
  func reportChangedSizes() {
    guard let state = node.layoutState, !state.reported.isEmpty, let tree = state.tree, let view = node.view,
      scrollView == nil
    else { return }
    let version = state.reported.state.version
    guard state.reported.take(version: tree.version, width: view.bounds.width) else { return }
    let hasOtherContent = tree.version != version
    var hasChanged = false
    if hasOtherContent {
      for (room, size) in state.reported.sizes {
        let measured = measuredSize(in: room)
        if measured == size { continue }
        state.reported.note(measured, for: room)
        hasChanged = true
      }
    }
    if let intrinsic = state.reported.intrinsic, hasOtherContent || view.followsConstraints,
      computedIntrinsicSize != intrinsic
    {
      // The next reading notes the new size.
      state.reported.intrinsic = nil
      view.invalidateIntrinsicContentSize()
      hasChanged = hasChanged || hasOtherContent
    }
    // Measuring in other spaces counts as a change of the tree.
    _ = state.reported.take(version: tree.version, width: view.bounds.width)
    if hasChanged { view.superview?.setNeedsLayoutPass() }
  }
}
