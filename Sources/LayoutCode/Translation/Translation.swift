import LayoutDocument
import LayoutEngine

/// Finds a tree in the terms of a target that has the frames of a case.
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

  // MARK: - The tree

  /// The tree, with the least that it takes to have the same frames.
  ///
  /// The error is that of the attempt whose first difference comes last.
  func result() throws(LayoutCodeError) -> CodeTree {
    let candidates = StyleTranslation.Options.candidates(for: original, target)
    var last: (obstacle: Obstacle, options: StyleTranslation.Options)?
    for options in candidates {
      guard let tree = tree(options) else { continue }
      guard let obstacle = obstacle(tree) else { return Reduction(tree, rules: original.rules).result }
      if last.map({ obstacle.rank > $0.obstacle.rank }) ?? true { last = (obstacle, options) }
    }
    guard let last else { throw LayoutCodeError(original, node: 0, reason: "it has no layout") }
    throw error(last.obstacle, last.options)
  }

  func tree(_ options: StyleTranslation.Options) -> CodeTree? {
    var builder = TreeBuilder(layout, target: target, options: options)
    return builder.tree()
  }

  // MARK: - Obstacles

  /// What makes an attempt fail.
  enum Obstacle {
    /// The target has no code for a node.
    case code(LayoutCodeError)
    /// The frame of a node is another one, or there is none.
    case frame(Int, LayoutRect?)
    /// The frame of a node is another one when the root has its size.
    case room(Int)

    /// The larger one is the better reason: another attempt may do without what has no code.
    fileprivate var rank: Int {
      switch self {
      case .code: return -1
      case .frame(let node, _), .room(let node): return node
      }
    }
  }

  /// The first obstacle; `nil` if there is none.
  func obstacle(_ tree: CodeTree) -> Obstacle? {
    if target == .flexStack, let error = FlexStackObstacles(tree).first { return .code(error) }
    guard let found = tree.layoutCase.frames else { return .frame(0, nil) }
    let frames = tree.originalFrames(found)
    if let node = Translation.firstDifference(frames, layout.frames) { return .frame(node, frames[node]) }
    // A view is laid out in its own size, and in no other room.
    guard target == .stackView else { return nil }
    return Translation.firstDifference(framesInOwnSize(tree, found), layout.frames).map { .room($0) }
  }

  /// The frames where the root has its size and no other room.
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
        reason: "its frame depends on the room around the root, but a StackView is laid out in its own size alone")
    case .frame(let node, let frame):
      let cause = DifferenceCause(original, target) { Translation.isSame($0, upTo: node, target, options) }
      return LayoutCodeError(original, node: node, reason: difference(at: node, frame) + cause.text(at: node))
    }
  }

  /// Whether the frames of a case and of its translation are the same up to a node.
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
