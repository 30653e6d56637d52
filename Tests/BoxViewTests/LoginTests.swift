import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

/// The login screen of BoxView's tutorial and article. The box is 320 wide, with insets of 16 and a spacing of 20: content lies
/// between 16 and 304. Fields are 100 × 30, the button 80 × 40, the title 200 × 24, the forgot button 120 × 20, icons 24 × 24.
@Suite("The login screen, in both generations of names", .bothReportings)
struct LoginTests {
  private static let generations: [any LoginSteps] = [OlderNames(), NewerNames()]
  private let screen = LoginScreen()

  private func layOut() { screen.boxView.layOut(width: 320) }

  @Test("1: fields and button below each other", arguments: 0..<2)
  func noItemsLayout(_ generation: Int) {
    Self.generations[generation].noItemsLayout(screen)
    layOut()
    // 16 + 30 = 46, 46 + 20 = 66, 66 + 30 + 20 = 116, 116 + 40 + 16 = 172.
    #expect(screen.nameField.numbers == [16, 16, 288, 30])
    #expect(screen.passwordField.numbers == [16, 66, 288, 30])
    #expect(screen.loginButton.numbers == [16, 116, 288, 40])
    #expect(screen.boxView.frame.height == 172)
  }

  @Test("2: 30 more above the button", arguments: 0..<2)
  func padding(_ generation: Int) {
    Self.generations[generation].padding(screen)
    layOut()
    // 66 + 30 + (0 + 20 + 30) = 146.
    #expect(screen.loginButton.numbers == [16, 146, 288, 40])
    #expect(screen.boxView.frame.height == 202)
  }

  @Test("3: the button 50 further from both sides", arguments: 0..<2)
  func morePaddings(_ generation: Int) {
    for step in [Self.generations[generation].morePaddings, Self.generations[generation].leftRight] {
      step(screen)
      layOut()
      // 16 + 50 = 66, 288 - 100 = 188.
      #expect(screen.loginButton.numbers == [66, 146, 188, 40])
    }
  }

  @Test("4: an optional smaller button at the right", arguments: 0..<2)
  func relation(_ generation: Int) {
    let names = Self.generations[generation]
    for step in [names.relation, names.compactMap, names.oneByOne] {
      step(screen)
      layOut()
      // The left gap is free above 0, and the width hugs 120: 304 - 120 = 184. The button: 116 + 20 + 50 = 186.
      #expect(screen.forgotButton.numbers == [184, 116, 120, 20])
      #expect(screen.loginButton.numbers == [66, 186, 188, 40])
      #expect(screen.boxView.frame.height == 242)
    }
    screen.useForgotButton = false
    for step in [names.compactMap, names.oneByOne] {
      step(screen)
      layOut()
      #expect(screen.forgotButton.superview == nil)
      #expect(screen.loginButton.numbers == [66, 146, 188, 40])
    }
  }

  @Test("5: a title in the middle", arguments: 0..<2)
  func alignment(_ generation: Int) {
    Self.generations[generation].alignment(screen)
    layOut()
    // 16 + (288 - 200) / 2 = 60; everything else 24 + 20 lower.
    #expect(screen.titleLabel.numbers == [60, 16, 200, 24])
    #expect(screen.nameField.numbers == [16, 60, 288, 30])
    #expect(screen.forgotButton.numbers == [184, 160, 120, 20])
    #expect(screen.loginButton.numbers == [66, 230, 188, 40])
  }

  @Test("6: icons in boxes beside the fields", arguments: 0..<2)
  func nested(_ generation: Int) {
    Self.generations[generation].nested(screen)
    layOut()
    // In the inner box: the icon at (30 - 24) / 2, the field behind it and 10, 288 - 34 = 254 wide.
    #expect(screen.nameBoxView.numbers == [16, 60, 288, 30])
    #expect(screen.nameImageView.numbers == [0, 3, 24, 24])
    #expect(screen.nameField.numbers == [34, 0, 254, 30])
    #expect(screen.passwordBoxView.numbers == [16, 110, 288, 30])
    #expect(screen.passwordField.numbers == [34, 0, 254, 30])
    #expect(screen.loginButton.numbers == [66, 230, 188, 40])
    #expect(screen.boxView.frame.height == 286)
  }

  @Test("the article's form, and the error below an empty field", arguments: 0..<2)
  func article(_ generation: Int) {
    let page = TestView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    page.addSubview(screen.boxView)
    Self.generations[generation].article(screen)
    layOut()
    // Below the title: 20 + 20 + 0. The padding of 30 from the insets is satisfied by 200 in 288.
    #expect(screen.titleLabel.numbers == [60, 16, 200, 24])
    #expect(screen.nameBoxView.numbers == [16, 80, 288, 30])
    #expect(screen.boxView.frame.height == 306)

    // The box is larger than the form, so that the error has space.
    screen.boxView.frame.size.height = 320
    screen.showErrorForField(screen.nameField)
    // Directly below the name, 0 + 20 - 20; at the field, 16 + 34; 304 - 50 = 254 wide. The rest is 14 lower.
    #expect(screen.errorLabel.numbers == [50, 110, 254, 14])
    #expect(screen.passwordBoxView.numbers == [16, 144, 288, 30])
    #expect(screen.boxView.subviews.first === screen.errorLabel)
    #expect(screen.boxView.items.map(\.view)[2] === screen.errorLabel)

    screen.errorLabel.removeFromSuperview()
    screen.boxView.frame.size.height = 306
    let changes = screen.boxView.animateChangesWithDurations(0.3)
    #expect(screen.passwordBoxView.numbers == [16, 130, 288, 30])
    #expect(screen.boxView.items.count == 5)
    let moved = changes.first { $0.view === screen.passwordBoxView }
    #expect(moved?.before == CGRect(x: 16, y: 144, width: 288, height: 30))
    #expect(moved?.after == screen.passwordBoxView.frame)
  }
}
