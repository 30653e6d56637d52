import BoxView

@MainActor
final class LoginForm {
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
}
