import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// The code of the article "Hidden Views and Guides".
@Suite("Documentation: hidden views and guides", .bothReportings)
struct DocumentationHiddenViewsAndGuidesTests {
  private let box = BoxView(axis: .y, spacing: 10)
  private let nameField = SizedView(100, 30)
  private let errorLabel = SizedView(80, 16)
  private let loginButton = SizedView(60, 40)

  @Test("a hidden view leaves the chain")
  func hidden() {
    box.items = [nameField, errorLabel, loginButton].boxed
    errorLabel.isHidden = true
    box.layOut(width: 200)
    #expect(loginButton.numbers == [0, 66, 200, 40])
    box.excludeHiddenViews = true
    box.layOut(width: 200)
    #expect(loginButton.numbers == [0, 40, 200, 40])
  }

  @Test("items that are left out")
  func conditions() {
    let isComplete = true
    errorLabel.isHidden = true
    box.optItems = [
      nameField.boxed,
      errorLabel.boxed.useIfVisible,
      loginButton.boxed.useIf(isComplete),
    ]
    #expect(box.managedViews == [nameField, loginButton])
  }

  @Test("a view is inserted with an animation")
  func insertion() {
    let screen = TestView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.addSubview(box)
    box.items = [nameField.boxed, loginButton.boxed.bottom(>=0)]
    box.layOut(200, 200)
    errorLabel.frame = box.insertionFrameBelow(view: nameField)
    #expect(errorLabel.numbers == [0, 30, 200, 0])
    box.insertItem(errorLabel.boxed, after: nameField, z: .back)
    box.animateChangesWithDurations(0.3)
    box.layoutIfNeeded()
    #expect(box.managedViews == [nameField, errorLabel, loginButton])
    #expect(box.subviews.first === errorLabel)
    #expect(errorLabel.numbers == [0, 40, 200, 16])
    #expect(loginButton.numbers == [0, 66, 200, 40])
    box.insertItem(errorLabel.boxed.top(-box.spacing), after: nameField)
    box.layoutIfNeeded()
    #expect(errorLabel.numbers == [0, 30, 200, 16])
    #expect(loginButton.numbers == [0, 56, 200, 40])
    errorLabel.removeFromSuperview()
    #expect(box.managedViews == [nameField, loginButton])
  }

  @Test("guides in proportion")
  func flexibleGuides() {
    let title = SizedView(60, 20)
    box.spacing = 0
    box.items = [.guide().flex(1), title.boxed, .guide().flex(2)]
    box.layOut(100, 80)
    #expect(title.numbers == [0, 20, 100, 20])
  }

  @Test("a view in a guide")
  func viewInGuide() {
    let (content, menu) = (SizedView(50, 50), SizedView(30, 30))
    let row = BoxView(axis: .x)
    let sidebar = BoxGuide()
    sidebar.identifier = "sidebar"
    row.items = [BoxItem(guide: sidebar).width(80), content.boxed]
    sidebar.addBoxedView(menu, to: row)
    row.layOut(300, 100)
    #expect(sidebar.layoutFrame == CGRect(x: 0, y: 0, width: 80, height: 100))
    #expect(sidebar.owningView === row)
    #expect(menu.numbers == [0, 0, 80, 100])
    #expect(content.numbers == [80, 0, 220, 100])
  }
}
