#if !canImport(UIKit) && !canImport(AppKit)
  import BoxView
  import Foundation
  import PlatformView
  import Testing

  /// The form that the README builds item by item. It is 320 wide; frames as in the tutorial's login screen.
  @Suite("README: a form, item by item")
  struct ReadmeTests {
    private let titleLabel = SizedView(200, 24)
    private let nameField = SizedView(100, 30)
    private let passwordField = SizedView(100, 30)
    private let forgotButton = SizedView(120, 20)
    private let loginButton = SizedView(80, 40)
    private let nameIcon = SizedView(24, 24)

    private func makeForm() -> BoxView {
      let form = BoxView()
      form.insets = PlatformEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      form.spacing = 20
      return form
    }

    @Test("two fields and a button, lower, and narrower")
    func fieldsAndButton() {
      let form = makeForm()
      form.items = [nameField, passwordField, loginButton].boxed
      form.layOut(width: 320)
      #expect(loginButton.numbers == [16, 116, 288, 40])
      form.items = [nameField.boxed, passwordField.boxed, loginButton.boxed.top(30)]
      form.layOut(width: 320)
      #expect(loginButton.numbers == [16, 146, 288, 40])
      form.items = [nameField.boxed, passwordField.boxed, loginButton.boxed.top(30).left(50).right(50)]
      form.layOut(width: 320)
      #expect(loginButton.numbers == [66, 146, 188, 40])
    }

    @Test("a link at the right, and a title in the middle")
    func linkAndTitle() {
      let form = makeForm()
      form.items = [
        nameField.boxed,
        passwordField.boxed,
        forgotButton.boxed.left(>=0),
        loginButton.boxed.top(30).left(50).right(50),
      ]
      form.layOut(width: 320)
      #expect(forgotButton.numbers == [184, 116, 120, 20])
      for hasAccount in [true, false] {
        form.optItems = [
          titleLabel.boxed.centerX(),
          nameField.boxed,
          passwordField.boxed,
          forgotButton.boxed.left(>=0).useIf(hasAccount),
          loginButton.boxed.top(30).left(50).right(50),
        ]
        form.layOut(width: 320)
        #expect(titleLabel.numbers == [60, 16, 200, 24])
        #expect(loginButton.frame.minY == (hasAccount ? 230 : 190))
      }
    }

    @Test("an icon in front of a field")
    func icon() {
      nameIcon.huggingX = .init(251)
      let nameBox = [nameIcon.boxed.centerY(), nameField.boxed].inBoxView(axis: .x, spacing: 10)
      nameBox.layOut(width: 288)
      #expect(nameIcon.numbers == [0, 3, 24, 24])
      #expect(nameField.numbers == [34, 0, 254, 30])
    }

    @Test("the table of what to write")
    func table() {
      let box = BoxView()
      box.items = [
        nameField.boxed.left(8).width((==120).withPriority(700)), passwordField.boxed.left(>=8).right(<=8).height(>=44),
        .guide().height(20), loginButton.boxed.relativeWidth(0.5).right(nil),
      ]
      loginButton.updateBoxItem { $0.top(4) }
      box.layOut(width: 200)
      // The width is a wish that both edges outweigh: 200 - 8.
      #expect(nameField.numbers == [8, 0, 192, 30])
      #expect(passwordField.frame.height == 44)
      #expect(loginButton.numbers == [0, 98, 100, 40])
    }
  }
#endif
