import LayoutDocument
import LayoutEngine

/// Finds a tree in the terms of a target that has the frames of a case.
struct Translation {
  private let original: LayoutCase
  private let target: CodeTarget
  private let frames: [LayoutRect]

  /// The rules by which the target lays out.
  private var rules: LayoutRules { target == .stackView ? .stackView : .css }

  init(_ layoutCase: LayoutCase, to target: CodeTarget) throws(LayoutCodeError) {
    original = layoutCase
    self.target = target
    for (index, node) in layoutCase.nodes.enumerated() where node.box != nil {
      throw LayoutCodeError(layoutCase, node: index, reason: Translation.boxReason(target))
    }
    if target == .stackView, let node = Translation.verticalBaseline(in: layoutCase) {
      throw LayoutCodeError(layoutCase, node: node, reason: "a view has no baselines of vertical lines")
    }
    do throws(LayoutCaseError) {
      frames = try CaseLayout(layoutCase).frames
    } catch {
      throw LayoutCodeError(layoutCase, node: error.node, reason: error.reason)
    }
  }

  /// Content with a baseline, where lines run vertically and something is aligned by baselines.
  private static func verticalBaseline(in layoutCase: LayoutCase) -> Int? {
    let styles = layoutCase.nodes.map { $0.style }
    guard styles.contains(where: { $0.writingMode.isVertical }), styles.contains(where: { $0.alignsBaselines }) else {
      return nil
    }
    return layoutCase.nodes.firstIndex { $0.measure?.baseline != nil }
  }

  private static func boxReason(_ target: CodeTarget) -> String {
    switch target {
    case .html: return "CSS has no box containers"
    case .flexStack: return "a FlexStack has no box containers"
    case .stackView, .boxView: return "a StackView has no pins; a case of boxes alone can be written as a BoxView"
    }
  }

  /// The tree, with the least that it takes to have the same frames.
  func result() throws(LayoutCodeError) -> CodeTree {
    var firstObstacle: LayoutCodeError?
    for options in StyleTranslation.Options.candidates(from: original.rules, to: rules) {
      let tree = try tree(options)
      guard let obstacle = obstacle(tree) else { return Reduction(tree, rules: original.rules).result }
      firstObstacle = firstObstacle ?? obstacle
    }
    throw firstObstacle ?? LayoutCodeError(original, node: 0, reason: "it has no layout")
  }

  private func tree(_ options: StyleTranslation.Options) throws(LayoutCodeError) -> CodeTree {
    var builder = TreeBuilder(original, target: target, rules: rules, options: options)
    if options.fixesRootSize { builder.rootSize = frames[0].size }
    guard let tree = builder.tree() else {
      throw LayoutCodeError(original, node: 0, reason: "it has no layout")
    }
    return tree
  }

  // MARK: - Frames

  /// The first node whose frame is another one; `nil` if all are the same.
  private func obstacle(_ tree: CodeTree) -> LayoutCodeError? {
    guard let found = tree.layoutCase.frames else {
      return LayoutCodeError(original, node: 0, reason: "it cannot be laid out")
    }
    if let node = firstDifference(tree.originalFrames(found)) {
      return difference(at: node, tree.originalFrames(found)[node])
    }
    // A view knows its size when it lays out, and no more in which room that was found.
    guard target == .stackView else { return nil }
    let fixed = tree.layoutCase.withRoot(width: found[0].width, height: found[0].height).frames
    guard let node = firstDifference(tree.originalFrames(fixed ?? [])) else { return nil }
    return LayoutCodeError(
      original, node: node,
      reason: "its frame depends on the room around the root, which a StackView forgets when it has its size")
  }

  private func firstDifference(_ found: [LayoutRect?]) -> Int? {
    found.indices.first { index in
      guard let frame = found[index] else { return false }
      return !frame.isSame(as: frames[index], isRoot: index == 0)
    }
  }

  private func difference(at node: Int, _ frame: LayoutRect?) -> LayoutCodeError {
    let rulesName = rules == .css ? "CSS's rules" : "StackView's rules"
    let text = frame.map { Translation.text($0) } ?? "none"
    return LayoutCodeError(
      original, node: node,
      reason: "by \(rulesName) its frame is \(text) and not \(Translation.text(frames[node]))\(likelyCause(of: node))")
  }

  private static func text(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { JSONText.number($0, decimals: 2) }
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  /// The difference between the rules that shows, as far as styles tell.
  private func likelyCause(of node: Int) -> String {
    var related = Array(node..<original.nodes[node].subtreeEnd)
    var parent = original.nodes[node].parent
    while let next = parent {
      related += original.children(of: next) + [next]
      parent = original.nodes[next].parent
    }
    let styles = related.map { original.nodes[$0].style }
    if styles.contains(where: { $0.aspectRatio != nil }) { return ": an aspect ratio is rigid in a StackView" }
    if styles.contains(where: { $0.hasVerticalPercentage }) {
      return ": a vertical margin or padding in percent refers to the height in a StackView, and to the width in CSS"
    }
    if related.contains(where: { original.nodes[$0].measure != nil }) {
      return ": content is measured within the room there is in a StackView, and as wide as it likes in CSS"
    }
    return ""
  }
}

extension Style {
  /// Whether a vertical margin or padding refers to the size of another box.
  fileprivate var hasVerticalPercentage: Bool {
    if padding.top.hasPercentage || padding.bottom.hasPercentage { return true }
    return [margin.top, margin.bottom].contains { $0.plainLength?.hasPercentage ?? false }
  }
}
