import LayoutDocument
import LayoutEngine
import LayoutExplanation

/// Why a finding is so: what the engine reports about the items, a negative margin, or else the last step to the number that is at fault.
struct FindingCause {
  private let subject: FindingSubject

  init(_ subject: FindingSubject) { self.subject = subject }

  /// One sentence without a full stop; `nil` if no cause is known.
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

  /// The item whose number is at fault.
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
    // What is larger than the screen sticks out wherever it stands.
    let screen = subject.frame(subject.run.screen.root).size[subject.axis]
    let isTooLarge = subject.finding.kind == .outside && size.value(in: subject.frame(item)) > screen
    return isTooLarge ? size : position
  }
}
