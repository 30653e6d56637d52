import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Stacks as layout documents", .bothReportings)
struct StackDocumentTests {
  /// Reads the document of a stack, and checks that its frames equal those of the engine.
  private func replay(_ stack: StackView, name: String = "stack") throws -> LayoutCase {
    let file = try LayoutFile(parsing: [UInt8](stack.layoutDocument(name: name).utf8))
    #expect(file.cases.count == 1)
    let differences = try CaseLayout(file.cases[0]).differences()
    #expect(differences.isEmpty, "\(differences.prefix(3))")
    return file.cases[0]
  }

  private func label(_ text: String, baseline: CGFloat? = nil) -> TestLabel {
    let label = TestLabel(text)
    label.measurer = FixedAdvanceMeasurer(advance: 7, lineHeight: 12, baseline: baseline)
    return label
  }

  @Test("a document contains names, texts, styles and frames")
  func contents() throws {
    let stack = StackView(frame: CGRect(x: 10, y: 20, width: 200.5, height: 100))
    let title = label("a title", baseline: 9)
    stack.displayScale = 2
    stack.direction(.row).alignItems(.baseline).gap(8).padding(1, 2, 3, 4)
    stack.item.name = "row"
    stack.addItem(title).name("title").marginLeft(5%).grow(1)
    stack.addItem(picture(20, 10)).aspectRatio(2)
    let layoutCase = try replay(stack, name: "report/one")
    #expect(layoutCase.name == "report/one")
    #expect(layoutCase.rules == .stackView)
    #expect(layoutCase.scale == 2)
    #expect(layoutCase.nodes.map(\.id) == ["row", "title", "\(TestImageView.self)"])
    #expect(
      layoutCase.nodes[1].measure
        == MeasureModel(.text(TextModel("a title", advance: 7, lineHeight: 12)), baseline: 9))
    #expect(layoutCase.nodes[0].expectedFrame?.size == LayoutSize(width: 200.5, height: 100))
    stack.layoutIfNeeded()
    #expect(layoutCase.nodes[1].expectedFrame?.x == Double(title.frame.minX))
    #expect(layoutCase.nodes[2].style.aspectRatio == 2)
  }

  @Test("a document contains groups, spacers, nested stacks, spacings and distributions")
  func structure() throws {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 150, height: 120))
    stack.distribution(.fillProportionally).define { stack in
      stack.addStack { row in
        row.direction(.row).distribution(.equalSpacing)
        row.addItem(label("one"))
        row.addItem(label("two"))
        row.setCustomSpacing(11, after: row.items[0].view ?? TestView())
      }
      stack.addSpacer(length: 5)
      stack.addStackView().padding(10%).addItem(label("some words in a nested stack"))
      stack.addItem(label("hidden")).keepsSpaceWhenHidden(true)
      stack.addItem(label("gone"))
      stack.addStackView().addItem(label("in a hidden stack"))
    }
    for view in stack.subviews.suffix(3) { view.isHidden = true }
    stack.semanticContentAttribute = .forceRightToLeft
    let layoutCase = try replay(stack)
    #expect(layoutCase.nodes[0].style.layoutDirection == .rightToLeft)
    #expect(layoutCase.nodes.filter { $0.style.display == .none }.count == 2)
    #expect(layoutCase.nodes.count == 10)
  }

  @Test("a nested stack writes the topmost one, an excluded one writes itself")
  func below() throws {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = stack.addStackView()
    inner.addItem(label("inner"))
    #expect(inner.layoutDocument() == stack.layoutDocument())
    inner.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    inner.item.isIncludedInLayout(false)
    #expect(try replay(inner).nodes.count == 2)
    #expect(try replay(stack).nodes.count == 2)
  }

  @Test("sizes of the root that its frame overrides, and lines that are limited")
  func overruled() throws {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let short = label("three words here")
    short.numberOfLines = 1
    stack.item.width(20).minHeight(300).maxWidth(5).aspectRatio(3).margin(4)
    stack.item.position(.absolute).isIncludedInLayout(false)
    stack.addItem(short)
    let layoutCase = try replay(stack)
    #expect(layoutCase.nodes[1].expectedFrame?.height == 12)
  }

  @Test("a height that is that of the content is not written")
  func heights() throws {
    let stack = StackView()
    let texts = label("some words that need several lines")
    stack.padding(8).gap(4).define { stack in
      stack.addItem(texts)
      stack.addItem(picture(20, 10)).grow(1)
    }
    stack.layout(width: 120)
    let fitting = try replay(stack)
    #expect(fitting.nodes[0].style.width == 120 && fitting.nodes[0].style.height == .auto)
    let height = stack.frame.height
    stack.frame.size.height += 1
    #expect(try replay(stack).nodes[0].style.height == .points(Double(height) + 1))
    stack.frame.size.height = height
    stack.item.height(height)
    #expect(try replay(stack).nodes[0].style.height == .points(Double(height)), "a height that is set")
  }

  @Test("invalid values are written as their defaults")
  func badValues() throws {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stack.padding(.nan).gap(-3)
    stack.addItem(label("text")).width(.infinity).grow(-1).marginTop(.nan).aspectRatio(0).shrink(.nan).basis(-4)
    stack.addItem(label("\u{0}\"\\ \u{1F600}")).name("\u{2028}\n")
    #expect(try replay(stack).nodes.count == 3)
  }

  @Test("hierarchies after random edits are written and read", arguments: 0..<60)
  func random(_ seed: Int) throws {
    var editor = HierarchyEditor(seed: UInt64(seed))
    for _ in 0..<20 { editor.edit() }
    editor.layOut()
    let text = editor.hierarchy.root.layoutDocument()
    let file = try LayoutFile(parsing: [UInt8](text.utf8))
    #expect(file.encoded() == text)
    #expect(try CaseLayout(file.cases[0]).differences().isEmpty)
  }

  @Test("no document while the stack is being measured")
  func busy() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let asking = CallbackView()
    var texts: [String] = []
    asking.onMeasure = { [weak stack] in texts.append(stack?.layoutDocument() ?? "?") }
    stack.addItem(asking)
    stack.layoutIfNeeded()
    #expect(Set(texts) == [""])
  }
}
