import LayoutDocument
import LayoutEngine

// The sentences of findings. Names are inserted without quotation marks.
extension Finding {
  /// Returns the finding with its sentences.
  ///
  /// - Parameters:
  ///   - tree: The tree, laid out as in the smallest case.
  ///   - run: The check that produced the finding.
  func worded(in tree: LayoutTree, _ run: ScreenRun) -> Finding {
    let subject = FindingSubject(self, tree, run)
    var finding = self
    finding.text = sentence(isRoot: subject.isRoot)
    finding.remedy = FindingRemedy(subject).text
    finding.cause = FindingCause(subject).text
    return finding
  }

  private var first: String { nodes.first ?? "" }
  private var last: String { nodes.last ?? "" }

  /// The text `12 points`.
  private var amountText: String {
    let amount = JSONText.number(max(smallest.amount, 0.1), decimals: 1)
    return amount == "1" ? "1 point" : amount + " points"
  }

  private func sentence(isRoot: Bool) -> String {
    switch kind {
    case .overflow:
      let side = axis == .horizontal ? "at the side" : "at the top or bottom"
      return "\(nodes.count > 1 ? nodes[1] : last) overflows \(first) \(side) by \(amountText)"
    case .overlap: return "\(first) and \(last) overlap by \(amountText)"
    case .cutText where axis == .horizontal: return "a word of \(first) is \(amountText) wider than its content box"
    case .cutText: return "the lines of \(first) are \(amountText) higher than its content box"
    case .noSpace: return "\(first) has no space: its \(axis == .horizontal ? "width" : "height") is 0"
    case .squeezed: return "\(first) is squeezed: its \(axis == .horizontal ? "width" : "height") is 0"
    case .outside where isRoot:
      return "\(first) is \(amountText) \(axis == .horizontal ? "wider" : "higher") than the screen"
    case .outside: return "\(first) is outside of the screen by \(amountText)"
    case .jump:
      let width = smallest.width
      return "the width of \(first) jumps by \(amountText) between \(width - 1) and \(width)"
    }
  }
}
