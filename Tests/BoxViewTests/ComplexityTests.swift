import BoxView
import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The work of n calls, and of one call for n items, for n, 2n, 4n and 8n. ``WorkMeter`` defines the work.
@Suite("Work grows at most in proportion to the number of affected items", .bothReportings)
struct ComplexityTests {
  @Test("calls", arguments: SampleSize.some(MeteredCalls.all, oneOf: 32))
  func calls(_ calls: MeteredCalls) { #expect(calls.exponent <= Growth.largestExponent) }

  @Test("a layout after an edit of one leaf does not depend on other views", arguments: LeafEdit.allCases)
  func leafEdit(_ edit: LeafEdit) {
    let works = [50, 100, 200, 400].map { edit.work(besides: $0) }
    #expect(works.allSatisfy { $0 == works[0] }, "\(works)")
  }
}

/// An edit of one label in a small box next to a stack of many boxes. Nested boxes are one system of pins, of which
/// the engine places all items.
enum LeafEdit: CaseIterable {
  case text
  case pins
  case removed
  case added

  private func make(_ label: TestLabel, _ small: BoxView, _ added: TestLabel) {
    switch self {
    case .text:
      label.text = "another text"
      label.noteContent()
    case .pins: label.updateBoxItem { $0.top(3) }
    case .removed: label.removeFromSuperview()
    case .added: small.insertItem(added.boxed, after: label)
    }
  }

  /// The visits of the views and of the engine in the edit and in the layout after it.
  func work(besides count: Int) -> Int {
    let meter = WorkMeter()
    let root = meter.add(StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))).direction(.row)
    let small = meter.add(BoxView())
    let labels = meter.labels(4)
    small.items = labels.boxed
    root.addItem(small).width(60)
    let large = meter.add(root.addStackView())
    large.item.grow(1).shrink(1)
    for _ in 0..<count {
      let row = meter.add(BoxView(axis: .x))
      row.items = meter.labels(4).boxed
      large.addItem(row)
    }
    root.layoutIfNeeded()
    let added = meter.label()
    let before = meter.total
    make(labels[0], small, added)
    root.layoutIfNeeded()
    return meter.total - before + root.containerLayout.engineVisits
  }
}
