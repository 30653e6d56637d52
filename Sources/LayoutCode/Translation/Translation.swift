import LayoutDocument
import LayoutEngine

/// Finds a tree for a target that has the frames of a case.
struct Translation {
  let original: LayoutCase
  let target: CodeTarget
  let layout: CaseLayout

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
      layout = try CaseLayout(layoutCase)
    } catch {
      throw LayoutCodeError(layoutCase, node: error.node, reason: error.reason)
    }
  }

  /// Returns the first content with a baseline, if there are vertical lines and alignment by baselines.
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

  // MARK: - The tree

  /// Returns a tree with the frames of the case, without unnecessary properties.
  ///
  /// - Throws: The error of the attempt with the latest first difference.
  func result() throws(LayoutCodeError) -> CodeTree {
    let candidates = StyleTranslation.Options.candidates(for: original, target)
    var last: (obstacle: Obstacle, options: StyleTranslation.Options)?
    for options in candidates {
      guard let tree = tree(options) else { continue }
      guard let obstacle = obstacle(tree) else { return Reduction(tree, rules: original.rules).result }
      if last.map({ obstacle.rank > $0.obstacle.rank }) ?? true { last = (obstacle, options) }
    }
    guard let last else { throw LayoutCodeError(original, node: 0, reason: "the case has no layout") }
    throw error(last.obstacle, last.options)
  }

  func tree(_ options: StyleTranslation.Options) -> CodeTree? {
    var builder = TreeBuilder(layout, target: target, options: options)
    return builder.tree()
  }

  // MARK: - Obstacles

  /// The reason why an attempt fails.
  enum Obstacle {
    /// The target has no code for a node.
    case code(LayoutCodeError)
    /// The frame of a node differs, or there is none.
    case frame(Int, LayoutRect?)
    /// The frame of a node differs if the available space is the size of the root.
    case room(Int)

    /// The rank of the obstacle: a higher one is reported, because another attempt may avoid a node without code.
    fileprivate var rank: Int {
      switch self {
      case .code: return -1
      case .frame(let node, _), .room(let node): return node
      }
    }
  }

  /// Returns the first obstacle; `nil` if there is none.
  func obstacle(_ tree: CodeTree) -> Obstacle? {
    if target == .flexStack, let error = FlexStackObstacles(tree).first { return .code(error) }
    guard let found = tree.layoutCase.frames else { return .frame(0, nil) }
    let frames = tree.originalFrames(found)
    if let node = Translation.firstDifference(frames, layout.frames) { return .frame(node, frames[node]) }
    // A view is laid out in its own size, without other available space.
    guard target == .stackView else { return nil }
    return Translation.firstDifference(framesInOwnSize(tree, found), layout.frames).map { .room($0) }
  }

  /// Returns the frames if the available space is the size of the root.
  func framesInOwnSize(_ tree: CodeTree, _ found: [LayoutRect]) -> [LayoutRect?] {
    let fixed = tree.layoutCase.withRoot(width: found[0].width, height: found[0].height)
    return tree.originalFrames(fixed.frames ?? [])
  }

  private static func firstDifference(_ found: [LayoutRect?], _ frames: [LayoutRect]) -> Int? {
    found.indices.first { index in
      guard let frame = found[index] else { return false }
      return !frame.isSame(as: frames[index], isRoot: index == 0)
    }
  }

  private func error(_ obstacle: Obstacle, _ options: StyleTranslation.Options) -> LayoutCodeError {
    switch obstacle {
    case .code(let error): return error
    case .room(let node):
      return LayoutCodeError(
        original, node: node,
        reason: "its frame depends on the available space of the root, but a StackView is laid out in its own size")
    case .frame(let node, let frame):
      let cause = DifferenceCause(original, target) { Translation.isSame($0, upTo: node, target, options) }
      return LayoutCodeError(original, node: node, reason: difference(at: node, frame) + cause.text(at: node))
    }
  }

  /// Returns whether the frames of a case and of its translation are the same up to a node.
  private static func isSame(
    _ layoutCase: LayoutCase, upTo node: Int, _ target: CodeTarget, _ options: StyleTranslation.Options
  ) -> Bool {
    guard let layout = try? CaseLayout(layoutCase) else { return false }
    var builder = TreeBuilder(layout, target: target, options: options)
    guard let tree = builder.tree(), let found = tree.layoutCase.frames else { return false }
    guard let difference = firstDifference(tree.originalFrames(found), layout.frames) else { return true }
    return difference > node
  }

  private func difference(at node: Int, _ frame: LayoutRect?) -> String {
    let place: String
    switch (original.rules == target.rules, target) {
    case (false, .stackView): place = "by StackView's rules"
    case (false, _): place = "by CSS's rules"
    case (true, .stackView): place = "in a StackView"
    case (true, .flexStack): place = "in a FlexStack"
    case (true, _): place = "in CSS"
    }
    let text = frame.map { Translation.text($0) } ?? "none"
    return "\(place) its frame is \(text) and not \(Translation.text(layout.frames[node]))"
  }

  private static func text(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { JSONText.number($0, decimals: 2) }
    return "[" + numbers.joined(separator: ", ") + "]"
  }
}
