import LayoutDocument
import LayoutEngine
import LayoutExplanation

// What findings say. Names stand in sentences as they are.
extension Finding {
  /// The finding with its sentences.
  /// - Parameters:
  ///   - tree: The tree, laid out as in the smallest case.
  ///   - isRoot: Whether the first item is the screen itself.
  ///   - run: The check that found it.
  func worded(in tree: LayoutTree, isRoot: Bool, _ run: ScreenRun) -> Finding {
    var finding = self
    finding.text = sentence(isRoot: isRoot)
    finding.remedy = remedyText(tree, isRoot: isRoot)
    finding.cause = cause(in: tree, run)
    return finding
  }

  private var first: String { nodes.first ?? "" }
  private var last: String { nodes.last ?? "" }

  /// `12 points`
  private var amountText: String {
    let amount = JSONText.number(max(smallest.amount, 0.1), decimals: 1)
    return amount == "1" ? "1 point" : amount + " points"
  }

  private func sentence(isRoot: Bool) -> String {
    switch kind {
    case .overflow:
      let side = axis == .horizontal ? "at the side" : "at the top or bottom"
      return "\(nodes.count > 1 ? nodes[1] : last) sticks out of \(first) \(side) by \(amountText)"
    case .overlap: return "\(first) and \(last) lie over each other by \(amountText)"
    case .cutText where axis == .horizontal: return "a word of \(first) is \(amountText) wider than its room"
    case .cutText: return "the lines of \(first) are \(amountText) higher than their room"
    case .noRoom: return "\(first) has no room: its \(axis == .horizontal ? "width" : "height") is 0"
    case .squeezed: return "\(first) is squeezed to nothing: its \(axis == .horizontal ? "width" : "height") is 0"
    case .outside where isRoot:
      return "\(first) is \(amountText) \(axis == .horizontal ? "wider" : "higher") than the screen"
    case .outside: return "\(first) is outside of the screen by \(amountText)"
    case .jump:
      let width = smallest.width
      return "the width of \(first) jumps by \(amountText) between \(width - 1) and \(width)"
    }
  }

  private func remedyText(_ tree: LayoutTree, isRoot: Bool) -> String {
    switch kind {
    case .overflow where axis == .horizontal:
      let room = isRoot ? "let the screen scroll" : "give \(first) more width"
      return "let \(last) shrink (shrink 1, no fixed or smaller minimum width), let \(first) wrap, or \(room)"
    case .overflow:
      return "let \(first) be as high as its content (a minHeight in place of a height), or let it clip or scroll"
    case .overlap: return "give both room beside each other, or allow the overlap by their names"
    case .cutText where axis == .horizontal:
      return "give \(first) more width, mark where its words may break, or let it clip (overflow)"
    case .cutText: return "let \(first) be as high as its lines (no fixed or largest height), or let it clip (overflow)"
    case .noRoom, .squeezed:
      let side = axis == .horizontal ? "Width" : "Height"
      return "give \(first) a min\(side), or let something beside it shrink first"
    case .outside: return "place \(first) by insets on both sides, or allow it by its name"
    case .jump where nodes.count > 1:
      return "give \(last) a width that does not follow its lines: grow 1 with basis 0, or a given one"
    case .jump: return "give what stands beside \(first) a width that follows that of the screen"
    }
  }

  // MARK: - Causes

  /// Why it is so: what the engine finds suspicious about the items, or else the last step to the number that is at fault.
  private func cause(in tree: LayoutTree, _ run: ScreenRun) -> String? {
    let issues = tree.issues(below: run.screen.root).filter { nodeIDs.contains($0.node) && explains($0.kind) }
    // What is wrong with pins and percentages says more than that something sticks out.
    let issue = issues.first { !$0.kind.isOverflow } ?? issues.first
    if let issue, let place = nodeIDs.firstIndex(of: issue.node) { return "\(nodes[place]): \(issue.cause)" }
    guard let item = kind == .overflow || kind == .jump || kind == .overlap ? nodeIDs.last : nodeIDs.first else {
      return nil
    }
    let steps = tree.explanationSteps(to: coordinate, of: item, names: run.screen.name, measure: run.measure)
    return steps.last?.text
  }

  /// The number that is at fault.
  private var coordinate: FrameCoordinate {
    switch kind {
    case .overlap, .outside: return axis == .vertical ? .y : .x
    default: return axis == .vertical ? .height : .width
    }
  }

  /// Whether an issue says more of the finding than the finding itself.
  private func explains(_ issue: LayoutIssue.Kind) -> Bool {
    switch issue {
    case .overflow(let axis, _): return [.cutText, .noRoom, .squeezed].contains(kind) && axis == self.axis
    case .contradictingPins(let axis, _), .refusedPins(_, let axis): return axis == self.axis
    default: return true
    }
  }
}

extension LayoutIssue.Kind {
  fileprivate var isOverflow: Bool {
    if case .overflow = self { return true }
    return false
  }
}
