import Foundation
import PlatformView
import StackViewLayout
import ViewTestSupport

/// A copy of another hierarchy with all of its properties, which was never laid out.
struct HierarchyReplica {
  let root = StackView()
  /// The views of the other hierarchy, and their copies in this one.
  private(set) var pairs: [(original: PlatformView, replica: PlatformView)] = []
  /// The errors in the items of the other hierarchy.
  private(set) var faults: [String] = []

  private let hierarchy: EditedHierarchy

  init(of hierarchy: EditedHierarchy) {
    self.hierarchy = hierarchy
    copyView(hierarchy.root, to: root)
    copyGeometry(hierarchy.root, to: root)
    fill(root, from: hierarchy.root, isLeftOut: false)
  }

  /// Views whose frames differ.
  func differences() -> [String] {
    pairs.compactMap { original, replica in
      if original.bounds.size == replica.bounds.size && original.center == replica.center { return nil }
      return "\(original.item.name ?? "?"): \(original.layoutFrame) and not \(replica.layoutFrame)"
    }
  }

  // MARK: - Copying

  private mutating func fill<Target: StackContainer>(
    _ target: Target, from source: any StackContainer, isLeftOut: Bool
  ) {
    StyleWriter(source.item.style).write(to: target)
    target.distribution = source.distribution
    let items = source.items
    if let stack = source as? StackView { faults += stack.orderFaults(name(stack), hierarchy.group) }
    for item in items {
      guard let view = item.view else {
        copyViewless(item, to: target, isLeftOut: isLeftOut)
        continue
      }
      copy(view, to: target, isLeftOut: isLeftOut)
      target.setCustomSpacing(source.customSpacing(after: view), after: pairs[pairs.count - 1].replica)
      if let stack = view as? StackView, let replica = pairs[pairs.count - 1].replica as? StackView {
        // A stack that is left out by `isIncludedInLayout` lays itself out in the frame that it has.
        let isHidden = item.isIncludedInLayout && (isLeftOut || (view.isHidden && !item.keepsSpaceWhenHidden))
        fill(replica, from: stack, isLeftOut: isHidden)
      }
    }
  }

  private mutating func copyViewless<Target: StackContainer>(
    _ item: StackItem, to target: Target, isLeftOut: Bool
  ) {
    if let group = hierarchy.group(of: item) {
      let replica = target.addStack()
      copyItem(item, to: replica.item)
      fill(replica, from: group, isLeftOut: isLeftOut || !item.isIncludedInLayout)
    } else {
      let spacer = target.addSpacer()
      // The style is set as a whole, because a spacer begins with a weight of its own.
      spacer.grow(0).basis(nil)
      StyleWriter(item.style).write(to: spacer)
      copyItem(item, to: spacer)
    }
  }

  private mutating func copy<Target: StackContainer>(_ view: PlatformView, to target: Target, isLeftOut: Bool) {
    let replica = HierarchyReplica.view(like: view)
    copyView(view, to: replica)
    target.addItem(replica)
    copyItem(view.item, to: replica.item)
    if !(view is StackView) { StyleWriter(view.item.style).write(to: replica.item) }
    let isInLayout = view.item.isIncludedInLayout && (view.item.keepsSpaceWhenHidden || !view.isHidden)
    // An excluded view keeps its frame.
    if isLeftOut || !isInLayout { copyGeometry(view, to: replica) }
    pairs.append((view, replica))
  }

  private static func view(like view: PlatformView) -> PlatformView {
    switch view {
    case is StackView: return StackView()
    case let label as TestLabel:
      let replica = TestLabel(label.text)
      replica.measurer = label.measurer
      return replica
    case let image as TestImageView: return TestImageView(image: image.image)
    default: return TestView()
    }
  }

  private func copyItem(_ item: StackItem, to replica: StackItem) {
    replica.isIncludedInLayout(item.isIncludedInLayout).keepsSpaceWhenHidden(item.keepsSpaceWhenHidden)
      .collapsesWhenHidden(item.collapsesWhenHidden)
  }

  private func copyView(_ view: PlatformView, to replica: PlatformView) {
    replica.item.name = view.item.name
    replica.isHidden = view.isHidden
    replica.semanticContentAttribute = view.semanticContentAttribute
    replica.displayScale = view.displayScale
  }

  private func copyGeometry(_ view: PlatformView, to replica: PlatformView) {
    replica.bounds = view.bounds
    replica.center = view.center
  }

  private func name(_ stack: StackView) -> String { stack.item.name ?? "?" }
}
