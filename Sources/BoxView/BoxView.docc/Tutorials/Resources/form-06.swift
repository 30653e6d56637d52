import BoxView

@MainActor
final class LoginForm {
  let form = BoxView(axis: .y, spacing: 20, insets: .all(16))

  let titleLabel = PlatformLabel(frame: .zero)
  let nameField = PlatformTextField(frame: .zero)
  let passwordField = PlatformTextField(frame: .zero)
  let forgotButton = PlatformButton(frame: .zero)
  let loginButton = PlatformButton(frame: .zero)

  init() {
    form.items = [
      titleLabel.boxed.centerX(),
      nameField.boxed,
      passwordField.boxed,
      forgotButton.boxed.left(>=0),
      loginButton.boxed.top(30).left(50).right(50),
    ]
  }
}
