import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// The code of the article "Coming from BoxView".
@Suite("Documentation: coming from BoxView", .bothReportings)
struct DocumentationComingFromBoxViewTests {
  @Test("a login screen with the current names")
  func login() {
    let screen = LoginScreen()
    let boxView = screen.boxView
    let (titleLabel, nameField) = (screen.titleLabel, screen.nameField)
    let (forgotButton, loginButton) = (screen.forgotButton, screen.loginButton)
    boxView.items = [
      titleLabel.boxed.centerX(),
      nameField.boxed,
      forgotButton.boxed.left(>=0),
      loginButton.boxed.top(30).left(50).right(50),
    ]
    boxView.layOut(width: 320)
    #expect(titleLabel.numbers == [60, 16, 200, 24])
    #expect(nameField.numbers == [16, 60, 288, 30])
    #expect(forgotButton.numbers == [184, 110, 120, 20])
    #expect(loginButton.numbers == [66, 180, 188, 40])
  }

  @Test("a ratio is a property of an item or of a view")
  func ratio() {
    let (photo, other) = (SizedView(400, 300), SizedView(400, 300))
    photo.pinAspect(0.75)
    let box = BoxView(axis: .y)
    box.items = [photo.boxed, other.boxed.aspectRatio(4 / 3).bottom(>=0)]
    box.layOut(120, 200)
    #expect(photo.frame.height == 90)
    #expect(abs(other.frame.height - 90) < 1e-9)
  }
}
