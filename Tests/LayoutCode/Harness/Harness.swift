import BoxView
import Foundation
import LayoutDocument
import LayoutEngine
import StackViewLayout

// Lays out the views of generated code, and compares their frames with those of the documents.
//
// Usage: harness SPEC

/// A case with its code.
struct CodeCase {
  /// The path of the file, relative to the folder.
  let file: String
  /// The name of the case.
  let name: String
  /// The nodes of the tree, as the generator writes them; empty for boxes.
  let nodes: String
  /// Creates the view that the code declares.
  let make: () -> HeadlessView
}

@main enum Harness {
  static func main() throws {
    let spec = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    var files: [String: LayoutFile] = [:]
    var (passed, failed) = (0, 0)
    for code in allCases() {
      let file =
        try files[code.file] ?? LayoutFile(parsing: [UInt8](Data(contentsOf: spec.appendingPathComponent(code.file))))
      files[code.file] = file
      guard let layoutCase = file.cases.first(where: { $0.name == code.name }) else { continue }
      let differences = try differences(code, layoutCase)
      if differences.isEmpty { passed += 1 } else { failed += 1 }
      for difference in differences.prefix(3) { print("\(code.file) \(code.name): \(difference)") }
    }
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 && passed > 0 ? 0 : 1)
  }

  private static func differences(_ code: CodeCase, _ layoutCase: LayoutCase) throws -> [String] {
    let frames = try CaseLayout(layoutCase).frames
    let view = code.make()
    view.displayScale = CGFloat(layoutCase.scale)
    if let stack = view as? StackView {
      return StackCheck(layoutCase, frames, code.nodes).differences(stack)
    }
    guard let box = view as? BoxView else { return ["no container"] }
    return BoxCheck(layoutCase, frames).differences(box)
  }
}

/// The tolerance of comparisons, in points; relative to lengths above 1.
let slack = 1e-5

func isNear(_ frame: CGRect, _ expected: LayoutRect, _ layoutCase: LayoutCase, isRoot: Bool) -> Bool {
  func isNear(_ first: CGFloat, _ second: Double) -> Bool {
    abs(Double(first) - second) <= slack * max(1, abs(second))
  }
  func onGrid(_ extent: CGFloat) -> CGFloat {
    let scale = CGFloat(layoutCase.scale)
    return isRoot && scale > 0 ? (extent * scale).rounded() / scale : extent
  }
  guard isNear(onGrid(frame.width), expected.width), isNear(onGrid(frame.height), expected.height) else { return false }
  // The document does not determine the position of the root.
  return isRoot || isNear(frame.minX, expected.x) && isNear(frame.minY, expected.y)
}

/// Returns the available space of the root.
func room(_ layoutCase: LayoutCase) -> CGSize {
  CGSize(width: layoutCase.availableWidth ?? .infinity, height: layoutCase.availableHeight ?? .infinity)
}

// MARK: - Stacks

/// The views of a stack, by the nodes of a document.
struct StackCheck {
  private let layoutCase: LayoutCase
  private let frames: [LayoutRect]
  private let nodes: [Node]

  /// A node of the tree that the code creates.
  private struct Node {
    /// `stack`, `group`, `view` or `spacer`.
    let role: String
    /// The node of the document with the same frame.
    let frame: Int?
    /// The node of the document with the same content.
    let content: Int?
    let parent: Int?
  }

  init(_ layoutCase: LayoutCase, _ frames: [LayoutRect], _ text: String) {
    self.layoutCase = layoutCase
    self.frames = frames
    nodes = text.split(separator: ";").map { node in
      let words = node.split(separator: " ")
      return Node(role: String(words[0]), frame: Int(words[1]), content: Int(words[2]), parent: Int(words[3]))
    }
  }

  func differences(_ root: StackView) -> [String] {
    let views = views(root)
    for (view, node) in zip(views, nodes) {
      if let content = node.content { (view as? any ModelView)?.model = layoutCase.nodes[content].measure }
    }
    root.frame = CGRect(origin: .zero, size: root.sizeThatFits(room(layoutCase)))
    root.layoutIfNeeded()
    return nodes.indices.compactMap { index in
      guard let view = views[index], let origin = nodes[index].frame, !isLeftOut(origin) else { return nil }
      let expected = expectedFrame(index, origin, views)
      if isNear(view.frame, expected, layoutCase, isRoot: index == 0) { return nil }
      return "\(layoutCase.path(of: origin)): \(expected), not \(view.frame)"
    }
  }

  /// Returns the views of the nodes. Views in a group are subviews of the enclosing stack.
  private func views(_ root: StackView) -> [HeadlessView?] {
    var views: [HeadlessView?] = [root]
    var places: [ObjectIdentifier: Int] = [:]
    for node in nodes.dropFirst() {
      guard node.role == "stack" || node.role == "view" else {
        views.append(nil)
        continue
      }
      var parent = node.parent
      while let next = parent, views[next] == nil { parent = nodes[next].parent }
      let host = parent.flatMap { views[$0] } ?? root
      let place = places[ObjectIdentifier(host), default: 0]
      places[ObjectIdentifier(host)] = place + 1
      views.append(place < host.subviews.count ? host.subviews[place] : nil)
    }
    return views
  }

  /// Returns the expected frame of a view, which includes the offsets of the groups around it.
  private func expectedFrame(_ index: Int, _ origin: Int, _ views: [HeadlessView?]) -> LayoutRect {
    var frame = frames[origin]
    var parent = nodes[index].parent
    while let next = parent, views[next] == nil {
      if let group = nodes[next].frame {
        frame.origin.x += frames[group].x
        frame.origin.y += frames[group].y
      }
      parent = nodes[next].parent
    }
    return frame
  }

  /// Returns whether a node is excluded from the layout. The view of such a node keeps its frame.
  private func isLeftOut(_ node: Int) -> Bool {
    var current: Int? = node
    while let next = current {
      let style = layoutCase.nodes[next].style
      if style.display == .none || style.visibility == .collapse { return true }
      current = layoutCase.nodes[next].parent
    }
    return false
  }
}

// MARK: - Boxes

/// The views and guides of a box, by the nodes of a document.
struct BoxCheck {
  private let layoutCase: LayoutCase
  private let frames: [LayoutRect]

  init(_ layoutCase: LayoutCase, _ frames: [LayoutRect]) {
    self.layoutCase = layoutCase
    self.frames = frames
  }

  func differences(_ root: BoxView) -> [String] {
    var items: [(node: Int, frame: () -> CGRect)] = [(0, { root.frame })]
    var differences: [String] = []
    var pending: [(node: Int, box: BoxView)] = [(0, root)]
    while let (node, box) = pending.popLast() {
      let children = layoutCase.children(of: node).filter { !isAbsent($0) }
      if children.count != box.items.count {
        differences.append("\(layoutCase.path(of: node)): different number of items")
      }
      for (child, item) in zip(children, box.items) {
        (item.view as? any ModelView)?.model = layoutCase.nodes[child].measure
        if let inner = item.view as? BoxView { pending.append((child, inner)) }
        items.append((child, { item.view?.frame ?? item.guide?.layoutFrame ?? .null }))
      }
    }
    layOut(root)
    for (node, frame) in items where !isHidden(node) {
      if isNear(frame(), frames[node], layoutCase, isRoot: node == 0) { continue }
      differences.append("\(layoutCase.path(of: node)): \(frames[node]), not \(frame())")
    }
    return differences
  }

  /// Lays out the root in its fitting size, or in the size that the document sets.
  private func layOut(_ root: BoxView) {
    let style = layoutCase.nodes[0].style
    let isFitted = style.width == .auto && style.height == .auto
    let size = CGSize(width: frames[0].width, height: frames[0].height)
    root.frame = CGRect(origin: .zero, size: isFitted ? root.sizeThatFits(room(layoutCase)) : size)
    root.layoutIfNeeded()
  }

  /// Returns whether a node has no item, because it is hidden and has no view.
  private func isAbsent(_ node: Int) -> Bool {
    let node = layoutCase.nodes[node]
    return node.style.display == .none && node.measure == nil && node.box == nil && node.id == nil
  }

  private func isHidden(_ node: Int) -> Bool {
    var current: Int? = node
    while let next = current {
      if layoutCase.nodes[next].style.display == .none { return true }
      current = layoutCase.nodes[next].parent
    }
    return false
  }
}
