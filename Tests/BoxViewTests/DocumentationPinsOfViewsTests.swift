import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// The code of the article "Pins of Views" that is not in README.
@Suite("Documentation: pins of views", .bothReportings)
struct DocumentationPinsOfViewsTests {
  private let box = BoxView(axis: .y)
  private let row = BoxView(axis: .x)
  private let panel = SizedView(50, 30)

  @Test("a constraint is changed and deactivated")
  func changes() {
    box.items = [panel.boxed.right(>=0)]
    let height = panel.pinHeight(50)
    box.layOut(width: 100)
    #expect(panel.frame.height == 50)
    height.constant = 200
    box.layOut(width: 100)
    #expect(panel.frame.height == 200)
    // The content's resistance does not contradict a larger height; its hugging has the priority 250.
    height.priority = .defaultHigh
    box.layOut(width: 100)
    #expect(panel.frame.height == 200)
    height.isActive = false
    box.layOut(width: 100)
    #expect(panel.frame.height == 30)
  }

  @Test("sizes relative to other views")
  func relations() {
    let (sidebar, content) = (SizedView(30, 20), SizedView(80, 20))
    row.items = [sidebar.boxed, content.boxed]
    sidebar.pinWidth(to: content, multiPin: *0.25)
    row.layOut(200, 20)
    #expect(sidebar.numbers == [0, 0, 40, 20])
    #expect(content.numbers == [40, 0, 160, 20])
    let photos = SizedView(100, 50)
    box.insets = .all(12)
    box.items = [photos.boxed.right(nil)]
    photos.pinWidth(to: box, offset: -24)
    box.layOut(320, 74)
    #expect(photos.numbers == [12, 12, 296, 50])
  }

  @Test("a ratio with a priority")
  func ratio() {
    let photo = SizedView(400, 300)
    photo.pinAspect(0.75, priority: .defaultHigh)
    box.items = [photo.boxed]
    box.layOut(300, 100)
    #expect(photo.numbers == [0, 0, 300, 100])
    #expect(box.issues().isEmpty)
  }

  @Test("constraints are removed")
  func removal() {
    let (cancelButton, okButton) = (SizedView(60, 30), SizedView(20, 30))
    row.items = [cancelButton.boxed, okButton.boxed.right(>=0)]
    [cancelButton, okButton].pinSameWidth()
    cancelButton.pinHeight(50)
    row.layOut(width: 200)
    #expect(okButton.numbers == [60, 0, 60, 50])
    row.bxRemoveConstraintsToView(okButton)
    cancelButton.bxRemoveConstraintsForAttribute(.height)
    row.layOut(width: 200)
    #expect(okButton.numbers == [60, 0, 20, 30])
  }

  @Test("a switch between layouts of an item")
  func itemSwitch() {
    box.items = [panel.boxed]
    let panelSwitch = ConstraintSwitch(onSet: [panel.boxed.height(200)], offSet: [panel.boxed.height(0)])
    box.layOut(width: 100)
    #expect(panel.numbers == [0, 0, 100, 0])
    panelSwitch.state = true
    box.animateChangesWithDurations(0.3)
    box.layOut(width: 100)
    #expect(panel.numbers == [0, 0, 100, 200])
  }
}
