// A scroll view of AppKit shows a document view, whose frame takes the place of a content size.
#if !canImport(AppKit) || canImport(UIKit)
  import BoxView
  import Foundation
  import PlatformView
  import Testing
  import ViewTestSupport

  @Suite("Boxes in scroll views", .bothReportings)
  struct BoxScrollViewTests {
    private let scrollView = TestScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let box = BoxView(spacing: 10)
    private let views = (0..<10).map { SizedView(50, 60, "\($0)") }

    init() {
      box.items = views.boxed
    }

    @Test("a box that is added as an item keeps its insets, and is as high as its items need")
    func item() {
      scrollView.addBoxItem(box.boxed.all(16))
      scrollView.layoutIfNeeded()
      // Ten views of 60 and nine spaces of 10; 16 on each side.
      #expect(box.numbers == [16, 16, 368, 690])
      #expect(views[9].numbers == [0, 630, 368, 60])
      #expect(scrollView.contentSize == CGSize(width: 400, height: 722))
      #expect(box.issues().isEmpty)
      views[0].natural.height = 100
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 400, height: 762))
      scrollView.frame.size = CGSize(width: 300, height: 500)
      scrollView.layoutIfNeeded()
      #expect(box.numbers == [16, 16, 268, 730])
      #expect(scrollView.contentSize == CGSize(width: 300, height: 762))
    }

    @Test("a box along x scrolls horizontally")
    func alongX() {
      box.axis = .x
      scrollView.addBoxItem(box.boxed.all(16))
      scrollView.layoutIfNeeded()
      #expect(box.numbers == [16, 16, 590, 368])
      #expect(scrollView.contentSize == CGSize(width: 622, height: 400))
    }

    @Test("a box that is a subview is laid out in the same way")
    func subview() {
      scrollView.addSubview(box)
      scrollView.layoutIfNeeded()
      #expect(box.numbers == [0, 0, 400, 690])
      #expect(scrollView.contentSize == CGSize(width: 400, height: 690))
      box.addItem(SizedView(10, 20).boxed)
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 400, height: 720))
      scrollView.contentOffset.y = 300
      scrollView.layoutIfNeeded()
      #expect(box.numbers == [0, 0, 400, 720])
    }

    @Test("a text that breaks at the width of the scroll view determines the height")
    func text() {
      let label = TestLabel(Array(repeating: "word", count: 20).joined(separator: " "))
      let form = BoxView(insets: .all(20))
      form.items = [label.boxed]
      scrollView.addBoxItem(form.boxed)
      for width: CGFloat in [400, 240, 120] {
        scrollView.frame.size.width = width
        scrollView.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: width - 40, height: CGFloat.infinity)).height
        #expect(label.numbers == [20, 20, width - 40, height])
        #expect(scrollView.contentSize == CGSize(width: width, height: height + 40))
      }
    }
  }
#endif
