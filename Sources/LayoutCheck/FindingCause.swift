import LayoutDocument
import LayoutEngine
import LayoutExplanation

/// The cause of a finding: an issue of the engine, a negative margin, or the last step to the number at fault.
struct FindingCause {
  private let subject: FindingSubject

  init(_ subject: FindingSubject) { self.subject = subject }

  /// The cause as one sentence without a full stop; `nil` if no cause is known.
  var text: String? {
    let (finding, tree, run) = (subject.finding, subject.tree, subject.run)
    if let issue = subject.issue { return "\(subject.name(issue.node)): \(issue.cause)" }
    if isPosition, let negative = subject.negativeProperty {
      return "\(subject.name(negative.node)) has \(negative.property.name) \(negative.property.value)"
    }
    guard let item = item(of: finding) else { return nil }
    let steps = tree.explanationSteps(to: coordinate(of: item), of: item, names: run.screen.name, measure: run.measure)
    return steps.last?.text
  }

  private var isPosition: Bool {
    subject.finding.kind == .overlap || subject.finding.kind == .outside && !subject.isRoot
  }

  /// Returns the item whose number is at fault.
  private func item(of finding: Finding) -> NodeID? {
    switch finding.kind {
    case .overlap: return finding.nodeIDs.last { !subject.insets(of: $0).isEmpty } ?? finding.nodeIDs.last
    case .overflow, .jump: return finding.nodeIDs.last
    default: return finding.nodeIDs.first
    }
  }

  private func coordinate(of item: NodeID) -> FrameCoordinate {
    let (position, size): (FrameCoordinate, FrameCoordinate) =
      subject.axis == .horizontal ? (.x, .width) : (.y, .height)
    guard isPosition else { return size }
    // An item that is larger than the screen is outside of it at any position.
    let screen = subject.frame(subject.run.screen.root).size[subject.axis]
    let isTooLarge = subject.finding.kind == .outside && size.value(in: subject.frame(item)) > screen
    return isTooLarge ? size : position
  }
}
