import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Views of UIKit and AppKit do not report that their content has changed. Debug builds find changes that are not marked.
@Suite("Changes of content without a mark", .bothReportings)
struct UnmarkedChangeTests {
  private let screen = ComparedScreen()
  private var stack: StackView { screen.stack }
  private var title: TestLabel { screen.title }
  private var other: TestLabel { screen.other }
  private var reports: IssueLog { screen.reports }

  private func layOut() { screen.layOut() }

  private func expectReports(_ views: String..., at location: SourceLocation = #_sourceLocation) {
    screen.expectReports(views, at: location)
  }

  private let titleLabel = "'title' (a \(TestLabel.self)), item 0 of a StackView"

  // MARK: - Labels

  @Test("a text that was changed without a mark is reported in the next layout, with the cause and the remedy")
  func changed() throws {
    title.text = "Ada Lovelace"
    #expect(reports.issues.isEmpty)
    layOut()
    expectReports(titleLabel)
    #expect(stack.issues() == reports.issues)
    guard title.isCompared else { return }
    let issue = try #require(reports.issues.first)
    #expect(issue.cause.contains(titleLabel))
    #expect(issue.remedy.contains("markDirty()"))
  }

  @Test("the layout that reports a change is that of a release build: the view keeps its frame until it is marked")
  func frames() {
    title.text = "Ada Lovelace"
    layOut()
    #expect(title.frame.width == (title.reportsChanges ? 96 : 24))
    title.noteContent()
    layOut()
    #expect(title.frame.width == 96)
  }

  @Test("a text that was changed with a mark is not reported")
  func marked() {
    title.text = "Ada Lovelace"
    title.noteContent()
    layOut()
    stack.setNeedsLayout()
    title.text = "Ada"
    layOut()
    expectReports()
    #expect(title.frame.width == 24)
  }

  @Test("a change is reported once, and two changes are reported twice and listed once")
  func twice() {
    title.text = "Ada Lovelace"
    for _ in 0..<3 { layOut() }
    expectReports(titleLabel)
    title.text = "Countess of Lovelace"
    for _ in 0..<3 { layOut() }
    expectReports(titleLabel, titleLabel)
    #expect(stack.issues().count == (title.isCompared ? 1 : 0))
  }

  @Test("the issue is listed until the view is measured again, or until issues are cleared", arguments: [true, false])
  func lifetime(isMarked: Bool) {
    title.text = "Ada Lovelace"
    layOut()
    #expect(stack.issues().count == (title.isCompared ? 1 : 0))
    if isMarked { title.noteContent() } else { stack.clearIssues() }
    #expect(stack.issues().isEmpty)
    layOut()
    #expect(stack.issues().isEmpty)
    expectReports(titleLabel)
  }

  @Test("the issue ends when the view shows the measured text again")
  func changedBack() {
    title.text = "Ada Lovelace"
    layOut()
    title.text = "Ada"
    layOut()
    expectReports(titleLabel)
    #expect(stack.issues().isEmpty)
  }

  @Test("an unchanged text, and another text of the same size, are not reported at any width")
  func sameSize() {
    for width in [100, 20, 300, 16, 50] {
      stack.frame.size.width = CGFloat(width)
      layOut()
      title.text = title.text == "Ada" ? "Bob" : "Ada"
      other.invalidateIntrinsicContentSize()
    }
    expectReports()
  }

  @Test("a text that was changed between a measurement and the first layout is reported")
  func changedAfterMeasurement() {
    let fresh = StackView()
    fresh.issueHandler = { [reports] in reports.issues.append($0) }
    let label = TestLabel("Ada")
    fresh.alignItems(.start).addItem(label).name("title")
    fresh.frame.size = fresh.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    label.text = "Ada Lovelace"
    fresh.layoutIfNeeded()
    expectReports(titleLabel)
  }

  @Test("a text that was changed before a measurement in another width is reported")
  func changedBeforeMeasurement() {
    title.text = "Ada Lovelace"
    _ = stack.sizeThatFits(CGSize(width: 33, height: CGFloat.infinity))
    layOut()
    expectReports(titleLabel)
  }

  @Test("a handler that marks the view repairs the next layout")
  func markingHandler() {
    let title = title
    stack.issueHandler = { _ in title.item.markDirty() }
    title.text = "Ada Lovelace"
    layOut()
    stack.layoutIfNeeded()
    #expect(stack.issues().isEmpty)
    #expect(title.frame.width == (title.isCompared || title.reportsChanges ? 96 : 24))
  }

  @Test("a text of which only the height is used is reported if the height changes")
  func givenWidth() {
    title.item.width(64)
    layOut()
    title.text = "Grace"
    layOut()
    expectReports()
    title.text = "Grace Brewster Hopper"
    layOut()
    expectReports(titleLabel)
  }

  // MARK: - Places

  @Test("views in nested stacks and groups are reported by the topmost stack, with their paths")
  func nested() {
    let inner = stack.addStackView().direction(.row)
    inner.item.name = "inner"
    let (first, second) = (TestLabel("a"), TestLabel("b"))
    inner.addItem(first)
    inner.addStack { $0.addItem(second) }
    layOut()
    first.text = "longer"
    second.text = "longer"
    layOut()
    let place = "'inner' (a StackView)"
    expectReports(
      "a \(TestLabel.self), item 0 of \(place)",
      "a \(TestLabel.self), item 0 of a stack without a view, item 1 of \(place)")
    #expect(inner.issues() == reports.issues)
  }

  @Test("a text that was changed while its view was hidden is measured when the view is shown")
  func hidden() {
    title.isHidden = true
    layOut()
    title.text = "Ada Lovelace"
    layOut()
    title.isHidden = false
    layOut()
    expectReports()
    #expect(title.frame.width == 96)
  }

  @Test("a text that was changed in a hidden stack is reported when the stack is shown")
  func hiddenStack() {
    let inner = stack.addStackView()
    let label = TestLabel("a")
    inner.addItem(label)
    layOut()
    inner.isHidden = true
    layOut()
    label.text = "longer"
    layOut()
    expectReports()
    inner.isHidden = false
    layOut()
    expectReports("a \(TestLabel.self), item 0 of a StackView, item 2 of a StackView")
  }

  @Test("a text that was changed without a mark is not reported after its view has moved to another stack")
  func moved() {
    let inner = stack.addStackView()
    layOut()
    title.text = "Ada Lovelace"
    inner.addItem(title)
    layOut()
    expectReports()
    #expect(title.frame.width == 96)
  }

  @Test("a change that was found ends with its view")
  func removed() {
    title.text = "Ada Lovelace"
    layOut()
    stack.removeItem(title)
    #expect(stack.issues().isEmpty)
    layOut()
    expectReports(titleLabel)
  }

  // MARK: - Switching off

  @Test("views are compared in debug builds, unless the property is set to false")
  func property() {
    #if DEBUG
      #expect(stack.reportsUnmarkedChanges)
    #else
      stack.reportsUnmarkedChanges = true
      #expect(!stack.reportsUnmarkedChanges)
    #endif
    stack.reportsUnmarkedChanges = false
    #expect(!stack.reportsUnmarkedChanges)
    title.text = "Ada Lovelace"
    layOut()
    expectReports()
  }

  // MARK: - Random changes

  @Test("in random stacks, each change without a mark that should move a view is reported", arguments: 0..<8)
  func randomChanges(_ part: Int) {
    for seed in (part * 25)..<((part + 1) * 25) {
      var editor = HierarchyEditor(seed: UInt64(seed))
      for _ in 0..<10 { editor.edit() }
      editor.layOut()
      let labels = editor.hierarchy.views.compactMap { $0 as? TestLabel }
      guard let label = labels.randomElement(using: &editor.random) else { continue }
      // A stack that is excluded from the layout around it lays itself out.
      guard let top = (label.superview as? StackView)?.topmostStack else { continue }
      let reports = IssueLog()
      top.issueHandler = { reports.issues.append($0) }
      label.text = editor.text()
      top.frame.size.width += 1
      top.layoutIfNeeded()
      let replica = HierarchyReplica(of: editor.hierarchy)
      replica.root.layoutIfNeeded()
      let found = reports.issues.filter(\.isUnmarkedChange)
      #expect(found.allSatisfy { $0.cause.contains("'\(label.item.name ?? "?")'") }, "seed \(seed)")
      let differences = label.isCompared ? replica.differences() : []
      #expect(differences.isEmpty || found.count == 1, "seed \(seed): \(differences) \(editor.log)")
    }
  }
}

/// A stack with two labels that collects its issues.
struct ComparedScreen {
  let stack = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let title = TestLabel("Ada")
  let other = TestLabel("other")
  let reports = IssueLog()

  init() {
    stack.alignItems(.start).addItem(title).name("title")
    stack.addItem(other)
    stack.issueHandler = { [reports] in reports.issues.append($0) }
    stack.layoutIfNeeded()
  }

  /// Lays the stack out for another reason than a change of a view.
  func layOut() {
    stack.frame.size.height += 1
    stack.layoutIfNeeded()
  }

  /// Expects one issue for each view, or none if views are not compared.
  func expectReports(_ views: [String], at location: SourceLocation) {
    let kinds = views.map { StackIssue.Kind.unmarkedChange(view: $0) }
    #expect(reports.issues.map(\.kind) == (title.isCompared ? kinds : []), sourceLocation: location)
  }
}
