import LayoutDocument
import LayoutEngine

// The sentences of findings. Names are inserted without quotation marks.
extension Finding {
  /// Returns the finding with the sentences on the fault and its cause.
  ///
  /// - Parameter subject: The layout of the smallest case.
  func worded(_ subject: FindingSubject) -> Finding {
    var finding = self
    finding.text = sentence(isRoot: subject.isRoot)
    finding.cause = FindingCause(subject).text
    return finding
  }

  /// Sets the remedy: the text of a proven change, or a sentence that there is none.
  ///
  /// - Parameters:
  ///   - change: The proven change; `nil`: there is none.
  ///   - isRoot: Whether the first item is the root of the screen.
  ///   - name: Returns the name of a node.
  mutating func setRemedy(_ change: RemedyChange?, isRoot: Bool, _ name: (NodeID) -> String) {
    remedyChange = change
    if let change { remedyChange?.name = name(change.node) }
    guard let text = remedyChange?.text else {
      remedy = "no change of a single item removes this finding without causing another one"
      if mayBeIntended(isRoot) { remedy += "; if it is intended, allow it by \(permission)" }
      return
    }
    remedy = text
    if mayBeIntended(isRoot) {
      remedy += kind == .overlap ? ", or allow the overlap by \(permission)" : ", or allow it by \(permission)"
    }
  }

  private func mayBeIntended(_ isRoot: Bool) -> Bool { kind == .overlap || kind == .outside && !isRoot }
  private var permission: String { kind == .overlap ? "their names" : "its name" }

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
