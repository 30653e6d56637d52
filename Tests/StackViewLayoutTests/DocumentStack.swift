#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import LayoutDocument
  import LayoutEngine
  import PlatformView
  import StackViewLayout
  import Testing

  /// What the containers of a document become.
  enum DocumentContainers: String, CaseIterable, CustomTestStringConvertible {
    /// Views in views.
    case stackViews
    /// One view for the root; all other containers exist in the layout only.
    case groups
    /// A container is a group where the one around it is a view, and a view where that is a group.
    case alternating

    var testDescription: String { rawValue }

    /// Whether a container is to be a group, in one that is a group or not.
    func isGroup(inGroup: Bool) -> Bool {
      switch self {
      case .stackViews: return false
      case .groups: return true
      case .alternating: return !inGroup
      }
    }
  }

  /// How nodes with `display: none` are left out.
  enum DocumentAbsence: String, CaseIterable {
    /// By `isHidden`. What has no view cannot be hidden, and is not included.
    case hidden
    /// By `isIncludedInLayout`.
    case notIncluded
  }

  /// A case of a document as views, made with the public methods of stacks and items and with nothing else.
  struct DocumentStack {
    let layoutCase: LayoutCase
    let root: StackView
    /// The items, by node.
    private(set) var items: [StackItem]

    private let containers: DocumentContainers
    private let absence: DocumentAbsence

    /// Makes the views of a case whose root is a container, and which says nothing that a view cannot say: see
    /// ``unsaid(in:)``.
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

    /// The frame that a node's view should have, if the document's frames are `frames`: those of groups around it add up.
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

    /// Whether a node, or one around it, is left out: its frame is as it was.
    func isLeftOut(_ node: Int) -> Bool {
      var current: Int? = node
      while let next = current {
        if layoutCase.nodes[next].style.display == .none { return true }
        current = layoutCase.nodes[next].parent
      }
      return false
    }

    // MARK: - What cannot be said

    /// What a case says that views and stacks have no words for; empty if it can be built.
    static func unsaid(in layoutCase: LayoutCase) -> Set<Unsaid> {
      var unsaid: Set<Unsaid> = []
      if layoutCase.rules == .css { unsaid.insert(.cssRules) }
      if layoutCase.nodes[0].measure != nil { unsaid.insert(.leafAsRoot) }
      for node in layoutCase.nodes {
        if node.style.border != StyleEdges(0) { unsaid.insert(.border) }
        if node.style.boxSizing == .contentBox { unsaid.insert(.contentBox) }
        if node.measure != nil, node.style.padding != StyleEdges(.zero) { unsaid.insert(.paddingOfLeaf) }
      }
      return unsaid
    }

    /// What documents can say and views cannot.
    enum Unsaid: String, Comparable {
      /// Stacks know one set of rules.
      case cssRules
      /// A view draws its border itself, inside of what it is given.
      case border
      /// Sizes of views are sizes of their frames.
      case contentBox
      /// A view's own padding is part of what it answers to `sizeThatFits`.
      case paddingOfLeaf
      /// The topmost view is a stack, or nothing is laid out.
      case leafAsRoot

      static func < (first: Unsaid, second: Unsaid) -> Bool { first.rawValue < second.rawValue }
    }
  }
#endif
