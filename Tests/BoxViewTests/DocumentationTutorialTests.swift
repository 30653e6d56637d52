#if !canImport(UIKit) && !canImport(AppKit)
  import BoxView
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import Testing

  /// The form that the tutorial builds. `form-11.swift` of the tutorial is the same.
  @MainActor
  private final class LoginForm {
    let form = BoxView(axis: .y, spacing: 20, insets: .all(16))

    let titleLabel = PlatformLabel(frame: .zero)
    let nameField = PlatformTextField(frame: .zero)
    let passwordField = PlatformTextField(frame: .zero)
    let forgotButton = PlatformButton(frame: .zero)
    let loginButton = PlatformButton(frame: .zero)

    let nameBox = BoxView(axis: .x, spacing: 10)
    let nameIcon = PlatformImageView(frame: .zero)
    let passwordBox = BoxView(axis: .x, spacing: 10)
    let passwordIcon = PlatformImageView(frame: .zero)

    let errorLabel = PlatformLabel(frame: .zero)

    init(hasAccount: Bool) {
      nameBox.items = [nameIcon.boxed.centerY(), nameField.boxed]
      passwordBox.items = [passwordIcon.boxed.centerY(), passwordField.boxed]
      form.optItems = [
        titleLabel.boxed.centerX(),
        nameBox.boxed,
        passwordBox.boxed,
        forgotButton.boxed.left(>=0).useIf(hasAccount),
        loginButton.boxed.top(30).left(50).right(50),
      ]
    }

    func show(width: CGFloat) {
      let height = form.sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height
      form.frame.size = CGSize(width: width, height: height)
    }

    func showError(below fieldBox: BoxView) {
      form.insertItem(errorLabel.boxed.top(-form.spacing).left(34), after: fieldBox)
      show(width: form.frame.width)
      form.animateChangesWithDurations(0.3)
    }

    func hideError() {
      errorLabel.removeFromSuperview()
      show(width: form.frame.width)
      form.animateChangesWithDurations(0.3)
    }
  }

  @Suite("Documentation: the tutorial of a login form", .bothReportings)
  struct DocumentationTutorialTests {
    /// A form with the natural sizes of the picture: fields 40 high, a button 44 high, icons of 24 by 24.
    @MainActor
    private func makeForm(hasAccount: Bool = true) -> LoginForm {
      let login = LoginForm(hasAccount: hasAccount)
      login.titleLabel.text = "Welcome back"
      login.titleLabel.measurer = FixedAdvanceMeasurer(advance: 14, lineHeight: 34)
      for field in [login.nameField, login.passwordField] {
        field.borderStyle = .roundedRect
        field.measurer = FixedAdvanceMeasurer(advance: 10, lineHeight: 26)
      }
      for icon in [login.nameIcon, login.passwordIcon] {
        icon.image = HeadlessImage(size: CGSize(width: 24, height: 24))
      }
      login.forgotButton.setTitle("Forgot password?", for: .normal)
      login.forgotButton.measurer = FixedAdvanceMeasurer(advance: 7.5, lineHeight: 18)
      login.forgotButton.contentEdgeInsets = .zero
      login.loginButton.setTitle("Log in", for: .normal)
      login.loginButton.measurer = FixedAdvanceMeasurer(advance: 15, lineHeight: 32)
      login.errorLabel.text = "Enter your name"
      return login
    }

    @Test("the frames are those of the picture, box-6-nested.svg")
    @MainActor
    func frames() {
      let login = makeForm()
      login.show(width: 360)
      login.form.layoutIfNeeded()
      #expect(login.form.numbers == [0, 0, 360, 318])
      #expect(login.titleLabel.numbers == [96, 16, 168, 34])
      #expect(login.nameBox.numbers == [16, 70, 328, 40])
      #expect(login.nameIcon.numbers == [0, 8, 24, 24])
      #expect(login.nameField.numbers == [34, 0, 294, 40])
      #expect(login.passwordBox.numbers == [16, 130, 328, 40])
      #expect(login.forgotButton.numbers == [224, 190, 120, 18])
      #expect(login.loginButton.numbers == [66, 258, 228, 44])
      #expect(login.form.issues().isEmpty)
    }

    @Test("without an account there is no link")
    @MainActor
    func noAccount() {
      let login = makeForm(hasAccount: false)
      login.show(width: 360)
      login.form.layoutIfNeeded()
      #expect(login.forgotButton.superview == nil)
      // 170 + 20 + 30.
      #expect(login.loginButton.numbers == [66, 220, 228, 44])
    }

    @Test("an error is shown below the field, and hidden again")
    @MainActor
    func errors() {
      let login = makeForm()
      let page = HeadlessView(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
      page.addSubview(login.form)
      login.show(width: 360)
      page.layoutIfNeeded()
      login.showError(below: login.nameBox)
      // Directly below the box, 0 + 20 - 20; at the field, 16 + 34; the rest is 16 lower.
      #expect(login.errorLabel.numbers == [50, 110, 294, 16])
      #expect(login.passwordBox.numbers == [16, 146, 328, 40])
      #expect(login.form.frame.height == 334)
      login.hideError()
      #expect(login.passwordBox.numbers == [16, 130, 328, 40])
      #expect(login.form.frame.height == 318)
    }
  }
#endif
