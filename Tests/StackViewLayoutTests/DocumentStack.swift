import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The representation of the containers of a document.
nonisolated enum DocumentContainers: String, CaseIterable, CustomTestStringConvertible {
  /// Every container is a view.
  case stackViews
  /// The root is a view, all other containers are groups.
  case groups
  /// A container in a view is a group, a container in a group is a view.
  case alternating

  var testDescription: String { rawValue }

  /// Whether a container is a group, if its parent is a group or not.
  func isGroup(inGroup: Bool) -> Bool {
    switch self {
    case .stackViews: return false
    case .groups: return true
    case .alternating: return !inGroup
    }
  }
}

/// The way in which nodes with `display: none` are excluded.
enum DocumentAbsence: String, CaseIterable {
  /// By `isHidden`. An item without a view cannot be hidden, and is not included.
  case hidden
  /// By `isIncludedInLayout`.
  case notIncluded
}

/// A case of a document as views, made only with the public methods of stacks and items.
struct DocumentStack {
  let layoutCase: LayoutCase
  let root: StackView
  /// The items, by node.
  private(set) var items: [StackItem]

  private let containers: DocumentContainers
  private let absence: DocumentAbsence

  /// Makes the views of a case whose root is a container, and whose properties views support: see
  /// ``unsupported(in:)``.
  init(_ layoutCase: LayoutCase, containers: DocumentContainers = .stackViews, absence: DocumentAbsence = .hidden) {
    self.layoutCase = layoutCase
    self.containers = containers
    self.absence = absence
    root = StackView()
    items = [root.item]
    root.displayScale = CGFloat(layoutCase.scale)
    StyleWriter(layoutCase.nodes[0].style).write(to: root)
    add(to: root, node: 0, isGroup: false)
  }

  private mutating func add<Container: StackContainer>(to container: Container, node: Int, isGroup: Bool) {
    for child in layoutCase.children(of: node) {
      let node = layoutCase.nodes[child]
      let writer = StyleWriter(node.style)
      if !DocumentStack.isContainer(node) {
        let item = container.addItem(DocumentLeaf.view(node.measure))
        items.append(item)
        writer.write(to: item)
      } else if containers.isGroup(inGroup: isGroup) {
        let group = container.addStack()
        items.append(group.item)
        writer.write(to: group)
        add(to: group, node: child, isGroup: true)
      } else {
        let stack = container.addStackView()
        items.append(stack.item)
        writer.write(to: stack)
        add(to: stack, node: child, isGroup: false)
      }
      if node.style.display == .none { leaveOut(items[child]) }
    }
  }

  private func leaveOut(_ item: StackItem) {
    if absence == .hidden, let view = item.view { view.isHidden = true } else { item.isIncludedInLayout(false) }
  }

  /// A node without content is a leaf of no size, unless it has paddings, which only stacks have.
  private static func isContainer(_ node: DocumentNode) -> Bool {
    node.childCount > 0 || (node.measure == nil && node.style.padding != StyleEdges(.zero))
  }

  // MARK: - Layout

  /// Gives the root the size that fits what is available, and lays out.
  func layOut() {
    let room = CGSize(width: layoutCase.availableWidth ?? .infinity, height: layoutCase.availableHeight ?? .infinity)
    root.frame = CGRect(origin: .zero, size: root.sizeThatFits(room))
    root.layoutIfNeeded()
  }

  /// The frame of a node's view in its superview; `nil` for a node without a view.
  func frame(of node: Int) -> LayoutRect? {
    guard let frame = items[node].view?.layoutFrame else { return nil }
    return LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The expected frame of a node's view for the frames of a document: the origins of enclosing groups are added.
  func expectedFrame(of node: Int, _ frames: [LayoutRect]) -> LayoutRect {
    var frame = frames[node]
    var parent = layoutCase.nodes[node].parent
    while let next = parent, items[next].view == nil {
      frame.origin.x += frames[next].x
      frame.origin.y += frames[next].y
      parent = layoutCase.nodes[next].parent
    }
    return frame
  }

  /// Whether a node or an ancestor is excluded, so that its frame is unchanged.
  func isLeftOut(_ node: Int) -> Bool {
    var current: Int? = node
    while let next = current {
      if layoutCase.nodes[next].style.display == .none { return true }
      current = layoutCase.nodes[next].parent
    }
    return false
  }

  // MARK: - Unsupported properties

  /// The properties of a case that views and stacks do not support; empty if the case can be built.
  static func unsupported(in layoutCase: LayoutCase) -> Set<Unsupported> {
    var unsupported: Set<Unsupported> = []
    if layoutCase.rules == .css { unsupported.insert(.cssRules) }
    if layoutCase.nodes[0].measure != nil { unsupported.insert(.leafAsRoot) }
    for node in layoutCase.nodes {
      if node.style.border != StyleEdges(0) { unsupported.insert(.border) }
      if node.style.boxSizing == .contentBox { unsupported.insert(.contentBox) }
      if node.measure != nil, node.style.padding != StyleEdges(.zero) { unsupported.insert(.paddingOfLeaf) }
    }
    return unsupported
  }

  /// Properties that documents support and views do not.
  enum Unsupported: String, Comparable {
    /// Stacks have one set of rules.
    case cssRules
    /// A view draws its border itself, inside its frame.
    case border
    /// Sizes of views are sizes of their frames.
    case contentBox
    /// The padding of a view is part of its result of `sizeThatFits`.
    case paddingOfLeaf
    /// The topmost view has to be a stack.
    case leafAsRoot

    static func < (first: Unsupported, second: Unsupported) -> Bool { first.rawValue < second.rawValue }
  }
}
