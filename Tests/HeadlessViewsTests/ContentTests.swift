import Foundation
import HeadlessViews
import Testing

@Suite("Text of fixed advance")
struct FixedAdvanceTests {
  /// The letters of the longest line, and the lines, where one letter is a point wide and a line a point high.
  private func measure(_ text: String, _ width: CGFloat?, lines: Int = 0) -> [CGFloat] {
    let size = FixedAdvanceMeasurer(advance: 1, lineHeight: 1).measure(text, width: width, maximumLines: lines).size
    return [size.width, size.height]
  }

  @Test(
    "lines break at spaces and at zero-width spaces",
    arguments: [
      ("HHHH HH", nil, [7, 1]), ("HHHH HH", 7, [7, 1]), ("HHHH HH", 6.5, [4, 2]), ("HHHH HH", 0, [4, 2]),
      ("aa bb cc", 5, [5, 2]), ("aa  bb", 5, [2, 2]), ("aa  bb", 6, [6, 1]), ("aa   ", 2, [2, 1]),
      ("ab\u{200B}cd", nil, [4, 1]), ("ab\u{200B}cd", 3, [2, 2]), ("ab \u{200B} cd", 5, [2, 2]),
      ("  a", 3, [3, 1]), ("  a", 2, [1, 2]), ("abcdef", 3, [6, 1]),
    ] as [(String, CGFloat?, [CGFloat])])
  func breaks(_ text: String, _ width: CGFloat?, _ expected: [CGFloat]) {
    #expect(measure(text, width) == expected)
  }

  @Test(
    "a line feed forces a break, and ends the last line",
    arguments: [
      ("a\nbcd", [3, 2]), ("a\n", [1, 1]), ("a\n\nb", [1, 3]), ("\n", [0, 1]), ("", [0, 0]), (" ", [0, 1]),
      ("a \n b", [2, 2]),
    ] as [(String, [CGFloat])])
  func lineFeeds(_ text: String, _ expected: [CGFloat]) {
    #expect(measure(text, nil) == expected)
  }

  @Test("a letter is a Unicode scalar")
  func scalars() {
    #expect(measure("äöü", nil) == [3, 1])
    #expect(measure("e\u{301}", nil) == [2, 1])
    #expect(measure("👩‍👧", nil) == [3, 1])
  }

  @Test("lines beyond the maximum number are not included", arguments: [(1, [2, 1]), (2, [2, 2]), (9, [4, 3])])
  func maximum(_ lines: Int, _ expected: [CGFloat]) {
    #expect(measure("aa bb cccc", 2, lines: lines) == expected)
  }

  @Test("rounding errors do not break lines")
  func slack() {
    let measurer = FixedAdvanceMeasurer(advance: 0.1, lineHeight: 1)
    let width = measurer.measure("aaa bbb", width: nil, maximumLines: 0).size.width
    #expect(measurer.measure("aaa bbb", width: width - 1e-9, maximumLines: 0).size.height == 1)
  }

  @Test("invalid metrics become 0", arguments: [CGFloat.nan, .infinity, -1])
  func impossible(_ number: CGFloat) {
    let measurer = FixedAdvanceMeasurer(advance: number, lineHeight: number, baseline: .nan)
    #expect(measurer == FixedAdvanceMeasurer(advance: 0, lineHeight: 0))
    #expect(measurer.measure("a b", width: 0, maximumLines: 0) == HeadlessTextMetrics(size: .zero))
    #expect(HeadlessTextMetrics(size: CGSize(width: number, height: number)).size == .zero)
  }
}

@Suite("Labels and image views")
struct ContentTests {
  private let root = HeadlessView()
  private let label = HeadlessLabel("Hello world")

  private init() {
    root.addSubview(label)
    root.layoutIfNeeded()
  }

  @Test("a label is as large as its text")
  func sizes() {
    #expect(label.intrinsicContentSize == CGSize(width: 88, height: 16))
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 40, height: 32))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 40, height: 32))
    #expect(label.sizeThatFits(CGSize(width: -5, height: 0)) == CGSize(width: 40, height: 32))
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 88, height: 16))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
    #expect(HeadlessLabel().text == nil)
  }

  @Test("unlimited widths", arguments: [CGFloat.infinity, .greatestFiniteMagnitude, .nan, -.infinity, 1e9])
  func endless(_ width: CGFloat) {
    #expect(label.sizeThatFits(CGSize(width: width, height: width)) == CGSize(width: 88, height: 16))
  }

  @Test("fitting sizes interpret 0 as unlimited")
  func systemSizes() {
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 88, height: 16))
    #expect(label.systemLayoutSizeFitting(CGSize(width: 50, height: 0)) == CGSize(width: 40, height: 32))
  }

  @Test("another text, another number of lines or another measurer marks the superview")
  func marks() {
    label.text = "Hello world"
    label.numberOfLines = 0
    #expect(!root.needsLayout)
    label.text = "Hello"
    #expect(root.needsLayout)
    root.layoutIfNeeded()
    label.numberOfLines = 1
    #expect(root.needsLayout)
    root.layoutIfNeeded()
    label.measurer = FixedAdvanceMeasurer(advance: 10)
    #expect(root.needsLayout)
    #expect(label.intrinsicContentSize.width == 50)
  }

  @Test("a label shows at most its maximum number of lines", arguments: [(1, 16), (2, 32), (0, 48), (-3, 48)])
  func numberOfLines(_ lines: Int, _ height: CGFloat) {
    label.text = "one two three"
    label.numberOfLines = lines
    #expect(label.sizeThatFits(.zero).height == height)
  }

  @Test("measurements are counted, and a baseline of the measured size needs no further one")
  func counting() {
    label.measurer = FixedAdvanceMeasurer(baseline: 12)
    let size = label.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(label.firstBaseline(forSize: size) == 12)
    #expect(label.measureCount == 1)
    #expect(label.firstBaseline(forSize: CGSize(width: 20, height: 20)) == 12)
    #expect(label.measureCount == 2)
    label.measureCount = 0
    label.measurer = FixedAdvanceMeasurer()
    #expect(label.firstBaseline(forSize: size) == nil)
    #expect(label.measureCount == 1)
    #expect(root.firstBaseline(forSize: size) == nil)
  }

  @Test("the last baseline is that of the last line")
  func lastBaseline() {
    label.measurer = FixedAdvanceMeasurer(baseline: 12)
    let size = label.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(size.height == 32)
    #expect(label.firstBaseline(forSize: size) == 12)
    #expect(label.lastBaseline(forSize: size) == 28)
    #expect(label.measureCount == 1)
    #expect(label.lastBaseline(forSize: CGSize(width: 100, height: 16)) == 12)
    label.text = ""
    #expect(label.lastBaseline(forSize: .zero) == 12)
    label.measurer = FixedAdvanceMeasurer()
    #expect(label.lastBaseline(forSize: size) == nil)
    #expect(root.lastBaseline(forSize: size) == nil)
  }

  @Test("baselines that are not finite become nil, and metrics are equal if all values are")
  func metrics() {
    let metrics = HeadlessTextMetrics(size: .zero, firstBaseline: 3, lastBaseline: 5)
    #expect(metrics == HeadlessTextMetrics(size: .zero, firstBaseline: 3, lastBaseline: 5))
    #expect(metrics != HeadlessTextMetrics(size: .zero, firstBaseline: 3, lastBaseline: 6))
    #expect(metrics != HeadlessTextMetrics(size: .zero, firstBaseline: 3))
    #expect(HeadlessTextMetrics(size: .zero, firstBaseline: 3, lastBaseline: .nan).lastBaseline == nil)
    #expect(HeadlessTextMetrics(size: .zero, lastBaseline: .infinity).lastBaseline == nil)
  }

  @Test("an image view is as large as its picture")
  func images() {
    let view = HeadlessImageView(image: HeadlessImage(size: CGSize(width: 48, height: 32)))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 48, height: 32))
    #expect(view.naturalImageSize == CGSize(width: 48, height: 32))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 48, height: 32))
    #expect(view.intrinsicContentSize == CGSize(width: 48, height: 32))
    view.image = nil
    #expect(root.needsLayout)
    #expect(view.naturalImageSize == nil)
    #expect(view.sizeThatFits(.zero) == .zero)
    #expect(view.intrinsicContentSize.width == HeadlessView.noIntrinsicMetric)
    #expect(label.naturalImageSize == nil)
    #expect(HeadlessImage(size: CGSize(width: CGFloat.nan, height: -1)) == HeadlessImage(size: .zero))
  }
}
