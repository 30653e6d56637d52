import Foundation
import PlatformView
import StackViewLayout
import ViewTestSupport

/// Views and stacks in a root, and others without a superview, to be edited.
final class EditedHierarchy {
  let root = StackView()
  /// All views except the root, with or without a superview.
  private(set) var views: [PlatformView] = []
  /// All stacks with a view, the root first.
  private(set) var stacks: [StackView]
  /// All stacks without a view that are in a container.
  private(set) var groups: [StackGroup] = []
  /// All items without a view, and their containers. They never move.
  private(set) var viewless: [(item: StackItem, container: any StackContainer)] = []

  init() {
    stacks = [root]
    root.item.name = "root"
  }

  /// All containers.
  var containers: [any StackContainer] { stacks as [any StackContainer] + groups }

  func group(of item: StackItem) -> StackGroup? { groups.first { $0.item === item } }

  // MARK: - Making

  func makeLabel(_ text: String) -> TestLabel {
    let label = TestLabel(text)
    label.measurer = FixedAdvanceMeasurer(advance: 5, lineHeight: 10, baseline: 8)
    register(label)
    return label
  }

  func makeImage(_ width: Int, _ height: Int) -> TestImageView {
    let view = TestImageView(image: TestImage(size: CGSize(width: width, height: height)))
    register(view)
    return view
  }

  func makeStack() -> StackView {
    let stack = StackView()
    register(stack)
    stacks.append(stack)
    return stack
  }

  private func register(_ view: PlatformView) {
    view.item.name = "v\(views.count)"
    views.append(view)
  }

  func addGroup(to container: any StackContainer) -> StackGroup {
    let group = container.addStack()
    group.item.name = "g\(groups.count)"
    groups.append(group)
    viewless.append((group.item, container))
    return group
  }

  func addSpacer(to container: any StackContainer, grow: CGFloat, length: CGFloat) {
    viewless.append((container.addSpacer(grow: grow, length: length).name("spacer"), container))
  }

  // MARK: - Removing

  /// Removes a spacer or a group, including the groups in it.
  func remove(_ item: StackItem) {
    guard let container = viewless.first(where: { $0.item === item })?.container else { return }
    container.removeItem(item)
    forget(item)
  }

  private func forget(_ item: StackItem) {
    for inner in viewless where inner.container.item === item { forget(inner.item) }
    groups.removeAll { $0.item === item }
    viewless.removeAll { $0.item === item }
  }

  // MARK: - Positions

  /// Whether a view is the stack view of a container, or contains it.
  func isAround(_ view: PlatformView, _ container: any StackContainer) -> Bool {
    stackView(of: container).isDescendant(of: view)
  }

  /// The view that the items of a container are subviews of.
  func stackView(of container: any StackContainer) -> StackView {
    var container = container
    while let outer = viewless.first(where: { $0.item === container.item })?.container { container = outer }
    return container as? StackView ?? root
  }
}
