import HeadlessViews
import Testing

/// The code of the article "Writing portable views", and of the page of the module, for headless views.
@Suite("Documentation: headless views")
struct DocumentationHeadlessViewsTests {
  struct LargeLetters: HeadlessTextMeasurer {
    func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
      FixedAdvanceMeasurer(advance: 12, lineHeight: 24, baseline: 18)
        .measure(text, width: width, maximumLines: maximumLines)
    }
  }

  @Test("the page of the module")
  func landingPage() {
    let list = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = HeadlessLabel("Hello")
    list.addSubview(label)
    label.sizeToFit()
    let frame = label.frame
    #expect(frame == CGRect(x: 0, y: 0, width: 40, height: 16))
  }

  @Test("a label with a measurer of its own")
  func measurer() {
    let label = HeadlessLabel("Hello")
    label.measurer = LargeLetters()
    let size = label.intrinsicContentSize
    #expect(size == CGSize(width: 60, height: 24))
  }
}
