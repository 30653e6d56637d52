import LayoutCheck
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The example of `check` in the README.
@Suite("README: at every width") struct ReadmeCheckTests {
  @Test("a title that does not shrink is a finding")
  func title() {
    let (title, badge) = (TestLabel("Untranslatable-title"), TestLabel("new"))
    for label in [title, badge] { label.adjustsFontForContentSizeCategory = true }
    let row = StackView()
    row.item.name = "row"
    row.direction(.row).gap(8).define { row in
      row.addItem(title).name("title")
      row.addItem(badge).name("badge")
    }
    let report = row.check(widths: 180...430, textScales: [1])
    #expect(report.layouts == 502)
    let findings = report.findings.map(\.text)
    #expect(findings == ["badge overflows row at the side by 12 points"])
    #expect(
      report.findings.first?.ranges.map { [$0.from, $0.to] } == [[180, 191], [180, 191]])
    title.text = "A title that gives way"
    title.item.grow(1).basis(0)
    #expect(row.check(widths: 180...430, textScales: [1]).isEmpty)
  }

  @Test("a label that does not follow the text size is noted")
  func note() {
    let (title, badge) = (TestLabel("title"), TestLabel("new"))
    title.adjustsFontForContentSizeCategory = true
    let row = StackView()
    row.addItem(title)
    row.addItem(badge).name("badge")
    let notes = row.check(widths: 180...430).notes
    #expect(notes == ["1 of 2 texts does not follow the text size: badge"])
  }
}
