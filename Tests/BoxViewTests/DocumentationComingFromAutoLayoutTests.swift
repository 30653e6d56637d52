import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// The code of the article "Coming from Auto Layout".
@Suite("Documentation: coming from Auto Layout", .bothReportings)
struct DocumentationComingFromAutoLayoutTests {
  private let form = BoxView()
  private let row = BoxView(axis: .x)
  private let nameField = SizedView(180, 40)
  private let loginButton = SizedView(90, 44)
  private let nameLabel = SizedView(60, 40)

  @Test("edges")
  func edges() {
    form.insets = .all(16)
    form.spacing = 20
    form.items = [nameField.boxed, loginButton.boxed.top(30).left(50).right(50)]
    form.layOut(width: 360)
    #expect(nameField.numbers == [16, 16, 328, 40])
    #expect(loginButton.numbers == [66, 106, 228, 44])
    #expect(form.frame.height == 166)
  }

  @Test("inequalities and priorities")
  func relations() {
    form.items = [loginButton.boxed.left(>=0).width((==120).high())]
    form.layOut(width: 360)
    #expect(loginButton.numbers == [240, 0, 120, 44])
  }

  @Test("content priorities")
  func contentPriorities() {
    nameLabel.huggingX = PlatformLayoutPriority(251)
    row.spacing = 8
    row.items = [nameLabel.boxed, nameField.boxed]
    row.layOut(300, 40)
    #expect(nameLabel.numbers == [0, 0, 60, 40])
    #expect(nameField.numbers == [68, 0, 232, 40])
  }

  @Test("multipliers")
  func multipliers() {
    let (cover, photo) = (SizedView(30, 30), SizedView(400, 300))
    form.items = [cover.boxed.relativeWidth(0.4).right(>=0), photo.boxed.bottom(>=0)]
    photo.pinAspect(0.75)
    form.layOut(200, 250)
    #expect(cover.numbers == [0, 0, 80, 30])
    #expect(photo.numbers == [0, 30, 200, 150])
  }

  @Test("layout guides")
  func guides() {
    form.items = [.guide().flex(), nameField.boxed, .guide().flex()]
    form.layOut(200, 100)
    #expect(nameField.numbers == [0, 30, 200, 40])
  }

  @Test("changes")
  func changes() {
    form.items = [nameField.boxed, loginButton.boxed]
    let height = loginButton.pinHeight(44)
    loginButton.updateBoxItem { $0.top(30) }
    height.constant = 60
    form.layOut(width: 200)
    #expect(loginButton.numbers == [0, 70, 200, 60])
    height.isActive = false
    form.layOut(width: 200)
    #expect(loginButton.numbers == [0, 70, 200, 44])
  }
}
