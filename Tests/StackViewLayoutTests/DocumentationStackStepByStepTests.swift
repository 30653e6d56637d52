import Foundation
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The code of the article "A stack, step by step", and of short examples in other articles, with their claims.
/// `DocumentationTests` compares the lines.
@Suite("Documentation: a stack, step by step", .bothReportings)
struct DocumentationStackStepByStepTests {
  /// Some of the lines are for UIKit.
  typealias UIView = TestView

  private let back = picture(60, 40)
  private let share = picture(60, 40)
  private let save = picture(60, 40)
  private let more = picture(60, 40)
  private let title = TestLabel("The way home")

  init() {
    title.measurer = FixedAdvanceMeasurer(advance: 7, lineHeight: 20)
  }

  /// Whether a row has the frames of a picture in the article.
  private func matches(_ row: StackView, picture name: String) throws {
    let file = try #require(SpecFolder.files.first { $0.path == "examples/\(name).json" })
    for layoutCase in try file.read().cases {
      let expected = try layoutCase.nodes.map { node in
        let frame = try #require(node.expectedFrame)
        return [frame.x, frame.y, frame.width, frame.height].map { CGFloat($0) }
      }
      let height = row.sizeThatFits(CGSize(width: expected[0][2], height: .infinity)).height
      row.frame = CGRect(x: 0, y: 0, width: expected[0][2], height: height)
      row.layoutIfNeeded()
      #expect(([row] + row.subviews).map(\.numbers) == expected, "\(layoutCase.name)")
    }
  }

  @Test("a row, step by step: the frames are those of the pictures")
  func aRowStepByStep() throws {
    let row = StackView()
    row.direction(.row).define { row in
      row.addItem(back)
      row.addItem(share)
      row.addItem(save)
      row.addItem(more)
    }
    try matches(row, picture: "row-1-direction")
    row.gap(8)
    try matches(row, picture: "row-2-gap")
    row.justifyContent(.spaceBetween)
    try matches(row, picture: "row-3-space-between")
    try matches(row, picture: "row-4-too-narrow")
    let issue = try #require(row.issues().first)
    #expect(issue.description.contains("the content is 48 points wider than the box; let items shrink"))
    for button in [back, share, save, more] { button.item.shrink(1) }
    try matches(row, picture: "row-5-shrink")
    for button in [back, share, save, more] { button.item.aspectRatio() }
    try matches(row, picture: "row-6-aspect-ratio")
    row.alignItems(.center).insertItem(title, after: share)?.grow(1).basis(0).minWidth(56)
    try matches(row, picture: "row-7-title")
    #expect(row.issues().isEmpty)
  }

  @Test("the finished row in one expression")
  func theFinishedRow() throws {
    let row = StackView()
    row.direction(.row).alignItems(.center).gap(8).define { row in
      row.addItem(back).shrink(1).aspectRatio()
      row.addItem(share).shrink(1).aspectRatio()
      row.addItem(title).grow(1).basis(0).minWidth(56)
      row.addItem(save).shrink(1).aspectRatio()
      row.addItem(more).shrink(1).aspectRatio()
    }
    try matches(row, picture: "row-7-title")
  }

  final class Toolbar: UIView {
    let row = StackView()

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width - 20
      let size = row.sizeThatFits(CGSize(width: width, height: .infinity))
      row.frame = CGRect(x: 10, y: safeAreaInsets.top, width: width, height: size.height)
    }
  }

  @Test("a view that lays out a stack")
  func sizes() {
    let toolbar = Toolbar()
    toolbar.addSubview(toolbar.row)
    toolbar.row.direction(.row).addItem(back)
    toolbar.giveSafeArea(top: 20)
    toolbar.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    toolbar.layoutIfNeeded()
    #expect(toolbar.row.numbers == [10, toolbar.safeAreaInsets.top, 300, 40])
  }

  @Test("percentages and points")
  func lengths() {
    let item = TestView().item
    item.width(50%)
    #expect(item.width == .length(Length(points: 0, percent: 50)))
    item.marginLeft(-5%)
    #expect(item.margin.left == .length(Length(points: 0, percent: -5)))
    item.width(100% - 20)
    #expect(item.width == .length(Length(points: -20, percent: 100)))
  }

  @Test("nesting, hiding, changed texts, reading directions, snapshots")
  func aCard() async throws {
    let card = StackView()
    let (portrait, badge) = (picture(64, 64), picture(20, 20))
    let (name, status) = (TestLabel("Ada"), TestLabel("Online"))
    card.direction(.row).alignItems(.center).gap(12).define { card in
      card.addItem(portrait).size(40)
      card.addStack { texts in
        texts.addItem(name)
        texts.addItem(status)
      }
      card.addSpacer()
      card.addItem(badge)
    }
    card.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    card.layoutIfNeeded()
    #expect(card.subviews == [portrait, name, status, badge])
    let start: [[CGFloat]] = [[0, 8, 40, 40], [52, 12, 48, 16], [52, 28, 48, 16], [300, 18, 20, 20]]
    #expect(card.subviews.map(\.numbers) == start)

    badge.isHidden = true
    badge.item.keepsSpaceWhenHidden(true)
    status.item.collapsesWhenHidden(true)
    portrait.item.isIncludedInLayout(false)
    card.hideItem(status, animate: true)
    #expect(name.numbers == [0, 20, 24, 16])
    card.showItem(status, animate: true)
    #expect(name.numbers == [0, 12, 48, 16])

    name.text = "Rosalind Franklin"
    name.item.markDirty()
    card.layoutIfNeeded()
    #expect(name.numbers == [0, 12, 136, 16])

    name.item.marginStart(4)
    card.paddingEnd(16).layoutDirection(.rightToLeft)
    card.layoutIfNeeded()
    #expect(name.numbers == [180, 12, 136, 16])
    #expect(badge.numbers == [16, 18, 20, 20])

    card.layoutDirection(.leftToRight)
    if let snapshot = card.snapshot(in: CGSize(width: 320, height: 56)) {
      let frames = await Task.detached { snapshot.frames() }.value
      card.apply(frames)
    }
    #expect(name.numbers == [4, 12, 136, 16])
  }
}
