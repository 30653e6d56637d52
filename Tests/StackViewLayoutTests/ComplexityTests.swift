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

nonisolated extension MeteredCalls {
  static let all = adding + removing + moving + styling + calling + nesting

  /// Calls that each add one level, and a layout of all levels.
  private static func deepening(
    _ description: String, _ deepen: @escaping ViewFunction<any StackContainer, any StackContainer, WorkMeter>
  ) -> MeteredCalls {
    MeteredCalls(description) { count, meter in
      let stack = meter.add(StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
      return {
        var inner: any StackContainer = stack
        for _ in 0..<count {
          meter.calls += 1
          inner = deepen(inner, meter)
        }
        stack.layoutIfNeeded()
      }
    }
  }

  static let nesting = [
    deepening("addStack") { outer, meter in
      let group = outer.addStack()
      meter.add(group.item.node)
      return group
    },
    deepening("addStack and addItem") { outer, meter in
      let group = outer.addStack()
      meter.add(group.item.node)
      group.addItem(meter.label())
      return group
    },
    deepening("addItem after addStack") { outer, meter in
      let group = outer.addStack()
      meter.add(group.item.node)
      outer.addItem(meter.label())
      return group
    },
    deepening("addStackView and addItem") { outer, meter in
      let inner = meter.add(outer.addStackView())
      inner.addItem(meter.label())
      return inner
    },
    deepening("addItem of a stack with an item") { outer, meter in
      let inner = meter.add(StackView())
      inner.addItem(meter.label())
      outer.addItem(inner)
      return inner
    },
    MeteredCalls("addItem from the inside out") { count, meter in
      {
        var inner: StackView?
        for _ in 0..<count {
          meter.calls += 1
          let outer = meter.add(StackView())
          outer.addItem(meter.label())
          if let inner { outer.addItem(inner) }
          inner = outer
        }
        inner?.layoutIfNeeded()
      }
    },
  ]
}

/// An edit of one label in a small stack next to a large one.
enum LeafEdit: CaseIterable {
  case text
  case style
  case hidden
  case removed
  case added
  case moved

  private func make(_ label: TestLabel, _ small: StackView, _ added: TestLabel) {
    switch self {
    case .text:
      label.text = "another text"
      label.noteContent()
    case .style: label.item.marginTop(3)
    case .hidden: label.isHidden = true
    case .removed: small.removeItem(label)
    case .added: small.insertItem(added, at: 1)
    case .moved: small.addItem(label)
    }
  }

  /// The visits of the views and of the engine in the edit and in the layout after it.
  func work(besides count: Int) -> Int {
    let meter = WorkMeter()
    let root = meter.add(StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
    root.direction(.row)
    let (small, large) = (meter.add(root.addStackView()), meter.add(root.addStackView()))
    small.item.width(60)
    large.item.grow(1).shrink(1)
    let labels = meter.labels(4)
    for label in labels { small.addItem(label) }
    for _ in 0..<count {
      let row = meter.add(large.addStackView())
      for label in meter.labels(4) { row.addItem(label) }
    }
    root.layoutIfNeeded()
    let added = meter.label()
    let before = meter.total
    make(labels[0], small, added)
    root.layoutIfNeeded()
    return meter.total - before + root.containerLayout.engineVisits
  }
}
