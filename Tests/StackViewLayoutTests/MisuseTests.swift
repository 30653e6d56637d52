import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Misuse does not stop the program, removes no view, and is reported.
@Suite("Misuse is refused and reported", .bothReportings)
struct MisuseTests {
  private let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let label = TestLabel("text")
  private let reports = IssueLog()

  init() {
    stack.addItem(label).name("title")
    stack.issueHandler = { [reports] in reports.issues.append($0) }
  }

  /// Expects the handler and the list of issues to contain the issue, with a cause and a remedy.
  private func expectReport(
    _ kind: StackIssue.Kind, naming names: String..., at location: SourceLocation = #_sourceLocation
  ) {
    #expect(stack.issues().contains(StackIssue(kind: kind)), sourceLocation: location)
    #expect(reports.issues.map(\.kind) == [kind], sourceLocation: location)
    let text = "\(StackIssue(kind: kind))"
    for name in names { #expect(text.contains(name), sourceLocation: location) }
    #expect(text.contains("; "), sourceLocation: location)
    #expect(!StackIssue(kind: kind).remedy.isEmpty, sourceLocation: location)
  }

  private func expectLayout(_ location: SourceLocation = #_sourceLocation) {
    stack.layoutIfNeeded()
    #expect(stack.items.map(\.view) == [label], sourceLocation: location)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 16), sourceLocation: location)
  }

  @Test("a text without space is an issue, with the name of its item")
  func textWithoutSpace() {
    let stack = StackView()
    let label = TestLabel("text")
    stack.addItem(label).flex().name("subtitle")
    stack.layout(width: 100)
    #expect(label.frame.height == 0)
    let kinds = stack.issues().map(\.kind)
    guard case .layout(let item, .noSpace(axis: .vertical, .basis), _, _) = kinds.first, kinds.count == 1 else {
      Issue.record("\(kinds)")
      return
    }
    #expect(item.contains("subtitle"))
    label.item.basis(nil)
    stack.layout(width: 100)
    #expect(stack.issues().isEmpty)
    // A view without content can be an empty space.
    let space = StackView()
    space.addItem(PlatformView()).flex()
    space.layout(width: 100)
    #expect(space.issues().isEmpty)
  }

  @Test("inserting next to a view that is not in the stack", arguments: [true, false])
  func missingReference(_ before: Bool) {
    let (view, stranger) = (TestImageView(image: nil), TestLabel("stranger"))
    stranger.item.name = "stranger"
    let home = StackView()
    home.addItem(view)
    let item = before ? stack.insertItem(view, before: stranger) : stack.insertItem(view, after: stranger)
    #expect(item == nil)
    #expect(view.superview === home)
    #expect(home.items.map(\.view) == [view])
    expectReport(
      .referenceNotAnItem(
        view: "a \(TestImageView.self), item 0 of a StackView", reference: "'stranger' (a \(TestLabel.self))",
        container: "a StackView"),
      naming: "\(TestImageView.self)", "stranger")
    expectLayout()
  }

  @Test("inserting a view next to itself keeps its place")
  func referenceIsItself() {
    stack.insertItem(label, before: label)
    stack.insertItem(label, after: label)
    expectLayout()
  }

  @Test("adding a stack to itself")
  func toItself() {
    stack.item.name = "root"
    stack.addItem(stack)
    expectReport(
      .wouldContainItself(view: "'root' (a StackView)", container: "'root' (a StackView)"), naming: "root")
    expectLayout()
  }

  @Test("adding a stack to one of its descendants, through views, stacks and groups")
  func toDescendant() {
    let inner = StackView()
    let plain = TestView()
    plain.addSubview(inner)
    let group = StackView()
    inner.addItem(group)
    group.addItem(plain)
    #expect(plain.superview == nil)
    var found: StackIssue?
    inner.issueHandler = { found = $0 }
    inner.addStack { $0.insertItem(inner, at: 0) }
    #expect(
      found?.kind
        == .wouldContainItself(
          view: "a StackView", container: "a stack without a view, item 1 of a StackView"))
    group.addStack { $0.addItem(inner) }
    #expect(inner.superview === plain)
    expectLayout()
  }

  @Test("removing and hiding a view of another stack")
  func viewsOfAnotherStack() {
    let stranger = TestLabel("stranger")
    let home = StackView()
    home.addItem(stranger).name("stranger")
    stack.removeItem(stranger)
    let issue = StackIssue.Kind.notAnItem(
      view: "'stranger' (a \(TestLabel.self)), item 0 of a StackView", container: "a StackView")
    expectReport(issue, naming: "stranger")
    reports.issues = []
    stack.hideItem(stranger)
    expectReport(issue)
    reports.issues = []
    stack.showItem(stranger, animate: true)
    stack.setCustomSpacing(3, after: stranger)
    #expect(reports.issues.count == 2)
    #expect(!stranger.isHidden)
    #expect(stranger.superview === home)
    #expect(stack.customSpacing(after: stranger) == nil)
    expectLayout()
  }

  @Test("removing a spacer or a group of another stack")
  func itemsOfAnotherStack() {
    let home = StackView()
    let spacer = home.addSpacer().name("spacer")
    let group = home.addStack { $0.addItem(TestLabel("x")) }
    stack.removeItem(spacer)
    #expect(
      reports.issues.map(\.kind) == [
        .notAnItem(view: "'spacer' (a spacer), item 0 of a StackView", container: "a StackView")
      ])
    stack.removeItem(group.item)
    #expect(home.items.count == 2)
    #expect(home.subviews.count == 1)
    expectLayout()
  }

  @Test("misuse in a stack below is in the issues of the topmost one")
  func below() {
    let inner = stack.addStackView()
    inner.removeItem(TestView())
    #expect(reports.issues.count == 1)
    #expect(stack.issues() == reports.issues)
    #expect(inner.issues() == reports.issues)
  }

  @Test("the number of kept misuses is limited")
  func manyMisuses() {
    for number in 0..<1_000 {
      let stranger = TestView()
      stranger.item.name = "\(number)"
      stack.removeItem(stranger)
    }
    #expect(stack.issues().count == 100)
    #expect(reports.issues.count == 1_000)
  }
}

/// Issues as they were reported.
final class IssueLog {
  var issues: [StackIssue] = []
}

extension StackIssue {
  /// Whether the content of a view has changed without a mark.
  nonisolated var isUnmarkedChange: Bool {
    guard case .unmarkedChange = kind else { return false }
    return true
  }
}
