import Foundation
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// If the style sets one size of an image, the other size follows from the natural ratio. css-sizing-3 §5.1
@Suite("Natural ratios of images", .bothReportings)
struct NaturalImageRatioTests {
  private let column = ExampleStack([300, 200])
  private var item: StackItem { column[0] }

  init() { column.stack.alignItems(.start) }

  @Test("a given width determines the height, and a given height the width")
  func oneSizeGiven() {
    item.width(90)
    #expect(column.frames(400, 400) == [[0, 0, 90, 60]])
    #expect(column.fitting() == [90, 60])
    item.width(nil).height(40)
    #expect(column.frames(400, 400) == [[0, 0, 60, 40]])
    #expect(column.fitting() == [60, 40])
    item.width(50%).height(nil)
    #expect(column.frames(240, 400) == [[0, 0, 120, 80]])
  }

  @Test("both sizes, an aspect ratio, or neither size leave the natural ratio without effect")
  func otherSizes() {
    item.width(90).height(90)
    #expect(column.frames(400, 400) == [[0, 0, 90, 90]])
    item.height(nil).aspectRatio(3)
    #expect(column.frames(400, 400) == [[0, 0, 90, 30]])
    item.width(nil).aspectRatio(nil)
    #expect(column.frames(400, 400) == [[0, 0, 300, 200]])
  }

  @Test("a stretched or shrunk image keeps its natural height")
  func stretchedAndShrunk() {
    column.stack.alignItems(.stretch)
    #expect(column.frames(90, 400) == [[0, 0, 90, 200]])
    column.stack.direction(.row).alignItems(.start)
    item.shrink(1)
    #expect(column.frames(90, 400) == [[0, 0, 90, 200]])
  }

  @Test("another image has another ratio, and a view without an image has none")
  func otherImages() throws {
    let view = try #require(column.views[0] as? TestImageView)
    item.width(90)
    #expect(column.frames(400, 400) == [[0, 0, 90, 60]])
    view.image = TestImage(size: CGSize(width: 10, height: 10))
    view.noteContent()
    #expect(column.frames(400, 400) == [[0, 0, 90, 90]])
    view.image = TestImage(size: CGSize(width: 10, height: 0))
    view.noteContent()
    #expect(column.frames(400, 400) == [[0, 0, 90, 0]])
    view.image = nil
    view.noteContent()
    #expect(column.frames(400, 400) == [[0, 0, 90, 0]])
  }

  @Test("a layout document repeats the frames")
  func document() {
    let row = ExampleStack([300, 200], [30, 60])
    row.stack.direction(.row).alignItems(.center)
    row[0].width(90)
    row[1].height(20)
    #expect(row.frames(400, 100) == [[0, 20, 90, 60], [90, 40, 10, 20]])
    let document = row.stack.layoutDocument()
    #expect(document.contains("[90,60]") || document.contains("[90, 60]"), "\(document)")
  }

  /// Where neither stretching nor flexing takes part, an image has the frame that CSS gives a replaced element.
  @Test("frames are those of CSS", arguments: 0..<200)
  func framesOfCSS(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let natural = LayoutSize(width: Double(random.integer(1...80)), height: Double(random.integer(1...80)))
    let given = PreferredSize.points(Double(random.integer(1...120)))
    let isRow = random.chance(50)
    var style = Style(.css)
    if random.chance(50) { style.width = given } else { style.height = given }
    if random.chance(30) { style.maxWidth = .points(Double(random.integer(1...80))) }
    if random.chance(30) { style.maxHeight = .points(Double(random.integer(1...80))) }
    style.shrink = 0
    style.alignSelf = .center

    var (replaced, container) = (style, Style(.css))
    container.direction = isRow ? .row : .column
    replaced.isReplaced = true
    replaced.aspectRatio = natural.width / natural.height
    replaced.aspectRatioIsAutomatic = true
    var tree = LayoutTree(rules: .css)
    let leaf = tree.makeLeaf(replaced)
    let root = tree.makeNode(container)
    try tree.append(leaf, to: root)
    let space = RootSpace.exact(LayoutSize(width: 10_000, height: 10_000))
    try tree.computeLayout(of: root, in: space) { _, _ in LeafMeasurement(size: natural) }
    let expected = tree.frame(of: leaf)

    let stack = ExampleStack([CGFloat(natural.width), CGFloat(natural.height)])
    stack.stack.direction(isRow ? .row : .column)
    stack.stack.displayScale = 0
    let item = stack[0].alignSelf(.center)
    if case .length(let width) = style.width { item.width(CGFloat(width.points)) }
    if case .length(let height) = style.height { item.height(CGFloat(height.points)) }
    if case .length(let width) = style.maxWidth { item.maxWidth(CGFloat(width.points)) }
    if case .length(let height) = style.maxHeight { item.maxHeight(CGFloat(height.points)) }
    let frame = stack.frames(10_000, 10_000)[0]
    for (side, (expected, found)) in zip(expected.numbers, frame).enumerated() {
      #expect(abs(expected - Double(found)) < 0.01, "number \(side): \(style)")
    }
  }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
