import BoxView

@MainActor
final class LoginForm {
  let form = BoxView(axis: .y, spacing: 20, insets: .all(16))

  let nameField = PlatformTextField(frame: .zero)
  let passwordField = PlatformTextField(frame: .zero)
  let loginButton = PlatformButton(frame: .zero)

  init() {
    form.items = [nameField.boxed, passwordField.boxed, loginButton.boxed.top(30)]
  }
}
