import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Views of UIKit and AppKit do not report that their content has changed. Debug builds find changes that are not marked.
@Suite("Changes of content without a mark", .bothReportings)
struct UnmarkedChangeTests {
  private final class Reports {
    var kinds: [BoxIssue.Kind] = []
  }

  private let box = BoxView(axis: .x)
  private let title = TestLabel("Ada")
  private let other = TestLabel("other")
  private let reports = Reports()

  init() {
    title.boxName = "title"
    box.items = [title.boxed.bottom(>=0), other.boxed.bottom(>=0)]
    box.issueHandler = { [reports] in reports.kinds.append($0.kind) }
    box.layOut(200, 100)
  }

  /// Lays the box out for another reason than a change of a view.
  private func layOut() { box.layOut(box.frame.width, box.frame.height + 1) }

  /// Expects one issue for each view, or none if views are not compared.
  private func expectReports(_ views: String..., at location: SourceLocation = #_sourceLocation) {
    let kinds = views.map { BoxIssue.Kind.unmarkedChange(view: $0) }
    #expect(reports.kinds == (title.isCompared ? kinds : []), sourceLocation: location)
  }

  private let titleLabel = "'title' (a \(TestLabel.self)), item 0 of a BoxView"

  @Test("a text that was changed without a mark is reported once in the next layout, with the cause and the remedy")
  func changed() throws {
    title.text = "Ada Lovelace"
    #expect(reports.kinds.isEmpty)
    for _ in 0..<3 { layOut() }
    expectReports(titleLabel)
    #expect(box.issues().map(\.kind) == reports.kinds)
    guard title.isCompared else { return }
    let issue = try #require(box.issues().first)
    #expect(issue.cause.contains(titleLabel))
    #expect(issue.remedy.contains("boxContentDidChange()"))
    // The layout is that of a release build: the texts of 24 and 40 points share the rest.
    #expect(title.frame.width == 92)
    title.text = "Countess of Lovelace"
    layOut()
    expectReports(titleLabel, titleLabel)
    #expect(box.issues().count == 1)
    title.boxContentDidChange()
    #expect(box.issues().isEmpty)
  }

  @Test("a text that was changed with a mark, or to one of the same size, is not reported")
  func marked() {
    title.text = "Ada Lovelace"
    title.noteContent()
    layOut()
    title.text = "Ida Lovelace"
    layOut()
    title.text = "Ada"
    box.setNeedsLayout()
    layOut()
    title.isHidden = true
    layOut()
    expectReports()
  }

  @Test("an image that a view without one gets is reported, although the box did not measure the view before")
  func image() {
    let view = TestImageView(image: nil)
    box.items.append(view.boxed.bottom(>=0))
    layOut()
    view.image = TestImage(size: CGSize(width: 30, height: 20))
    layOut()
    expectReports("a \(TestImageView.self), item 2 of a BoxView")
    view.image = nil
    layOut()
    expectReports("a \(TestImageView.self), item 2 of a BoxView")
    #expect(box.issues().isEmpty)
  }

  @Test("a text that was changed between a measurement and the first layout is reported")
  func changedAfterMeasurement() {
    let fresh = BoxView()
    fresh.issueHandler = box.issueHandler
    let label = TestLabel("Ada")
    label.boxName = "title"
    fresh.items = [label.boxed]
    fresh.frame.size = fresh.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    label.text = "Ada Lovelace"
    fresh.layoutIfNeeded()
    expectReports(titleLabel)
  }

  @Test("views in guides, in nested boxes and in boxes of plain views are reported with their paths")
  func nested() {
    let labels = ["a", "b", "c"].map { TestLabel($0) }
    let (inner, plain) = (BoxView(), TestView(frame: .zero))
    inner.items = [labels[0].boxed]
    box.items += [inner.boxed, BoxItem.guide(), plain.boxed]
    box.addSubview(labels[1])
    box.items[3].guide?.addBoxItem(labels[1].boxed)
    plain.addBoxedView(labels[2])
    layOut()
    for label in labels { label.text = "longer" }
    layOut()
    expectReports(
      "a \(TestLabel.self), item 0 of a BoxView, item 2 of a BoxView",
      "a \(TestLabel.self), item 0 of a box, item 0 of a guide, item 3 of a BoxView",
      "a \(TestLabel.self), item 0 of a box, item 0 of a \(TestView.self), item 4 of a BoxView")
  }

  @Test("a box in a stack, and a stack in a box, report the changes in themselves")
  func mixed() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var inStacks: [StackIssue.Kind] = []
    stack.issueHandler = { inStacks.append($0.kind) }
    let (inner, label) = (StackView(), TestLabel("a"))
    inner.addItem(label)
    box.items.append(inner.boxed)
    stack.addItem(box)
    stack.layoutIfNeeded()
    title.text = "Ada Lovelace"
    label.text = "longer"
    stack.frame.size.width = 200
    stack.layoutIfNeeded()
    expectReports(titleLabel + ", item 0 of a StackView")
    #expect(box.issues().map(\.kind) == reports.kinds)
    let place = "item 2 of a BoxView, item 0 of a StackView"
    let expected = StackIssue.Kind.unmarkedChange(view: "a \(TestLabel.self), item 0 of a StackView, \(place)")
    #expect(stack.issues().map(\.kind) == (label.isCompared ? [expected] : []))
    #expect(inner.issues() == stack.issues())
  }

  @Test("a view whose natural size follows its width has not changed when its frame has")
  func intrinsicSize() {
    final class Paragraph: TestView {
      var area: CGFloat = 1_200
      override var intrinsicContentSize: CGSize {
        CGSize(width: 60, height: bounds.width > 0 ? area / bounds.width : 20)
      }
    }
    let view = Paragraph(frame: .zero)
    view.boxName = "view"
    box.items.append(view.boxed.bottom(>=0))
    layOut()
    for width in [150, 120, 300] {
      box.frame.size.width = CGFloat(width)
      layOut()
    }
    expectReports()
    view.area = 2_400
    layOut()
    layOut()
    expectReports("'view' (a Paragraph), item 2 of a BoxView")
  }

  @Test("a layout compares each view with one reading of its intrinsic content size; none where this is switched off")
  func costs() {
    final class SilentView: TestView {
      var measureCount = 0
      override var intrinsicContentSize: CGSize {
        measureCount += 1
        return CGSize(width: 10, height: 10)
      }
    }
    let views = (0..<10).map { _ in SilentView(frame: .zero) }
    box.items += views.map { $0.boxed.bottom(>=0) }
    box.frame.size.width = 1_000
    for _ in 0..<2 { layOut() }
    for view in views { view.measureCount = 0 }
    layOut()
    #expect(views.allSatisfy { $0.measureCount == ($0.isCompared ? 1 : 0) })
    box.reportsUnmarkedChanges = false
    for view in views { view.measureCount = 0 }
    title.text = "Ada Lovelace"
    layOut()
    expectReports()
    #expect(views.allSatisfy { $0.measureCount == 0 })
  }
}
