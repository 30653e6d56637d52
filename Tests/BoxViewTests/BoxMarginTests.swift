// Views of AppKit have no layout margins.
#if !canImport(AppKit) || canImport(UIKit)
  import BoxView
  import Foundation
  import PlatformView
  import Testing
  import ViewTestSupport

  @Suite("Insets and layout margins of boxes", .bothReportings)
  struct BoxMarginTests {
    private let box = BoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("insets and layout margins are copied to each other if insetsAreMargins is set")
    func copies() {
      box.layoutMargins = PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(box.insets == .zero)
      box.insetsAreMargins = true
      #expect(box.insets == .zero)
      box.insets = .all(6)
      #expect(box.layoutMargins == .all(6))
      box.directionalLayoutMargins.leading = 9
      #expect(box.insets == PlatformEdgeInsets(top: 6, left: 9, bottom: 6, right: 6))
    }

    @Test("layout margins in reading order are the insets of a box from right to left")
    func rightToLeft() {
      let view = SizedView(10, 10)
      box.insetsAreMargins = true
      box.semanticContentAttribute = .forceRightToLeft
      box.directionalLayoutMargins = PlatformDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
      box.items = [view.boxed]
      box.layoutIfNeeded()
      #expect(view.numbers[0] == 30 && view.numbers[2] == 60)
      box.insets = PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(box.directionalLayoutMargins.leading == 2 && box.directionalLayoutMargins.trailing == 4)
    }
  }
#endif
